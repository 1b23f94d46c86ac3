#include "ui/server/room_page.h"

#include "ui/text/languages.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <stdexcept>

namespace halftruth {

namespace {

const QByteArray classBegin("<script type=\"application/json\" id=\"class\">");

/// What stands between two texts: what the browser hashes.
QByteArray between(const QByteArray &page, const QByteArray &begin, const QByteArray &end) {
    const qsizetype from = page.indexOf(begin) + begin.size();
    return page.mid(from, page.indexOf(end, from) - from);
}

QByteArray hashSource(const QByteArray &content) {
    return "'sha256-" + QCryptographicHash::hash(content, QCryptographicHash::Sha256).toBase64() + "'";
}

/// By the page's names of its languages.
QJsonObject instructionsOf(const RealSurvey &survey) {
    QJsonObject all;
    for (const QString &language : languages()) {
        QJsonArray steps;
        for (const Text &step : instructions(survey))
            steps.append(localizedIn(language, step));
        all[language.section(QLatin1Char('_'), 0, 0)] = steps;
    }
    return all;
}

QJsonObject jsonOf(const RoomPlan &plan) {
    const SurveyDesign design = plan.survey();
    QJsonObject object{{QStringLiteral("title"), utf8(plan.title)},
                       {QStringLiteral("question"), utf8(plan.question)},
                       {QStringLiteral("design"), utf8(nameOf(plan.design))},
                       {QStringLiteral("device"), utf8(nameOf(plan.device))},
                       {QStringLiteral("a"), design.yesGivenOne},
                       {QStringLiteral("b"), design.yesGivenZero},
                       {QStringLiteral("danger"), plan.protectsNobody()}};
    if (!plan.protectsNobody())
        object[QStringLiteral("most")] =
            std::max(design.yesGivenOne / design.yesGivenZero, (1 - design.yesGivenZero) / (1 - design.yesGivenOne));
    if (plan.device == RoomPlan::Device::Phone) {
        const Odds q = plan.odds();
        object[QStringLiteral("ways")] = static_cast<qint64>(q.ways);
        object[QStringLiteral("outOf")] = static_cast<qint64>(q.outOf);
    } else {
        object[QStringLiteral("instructions")] = instructionsOf(plan.realSurvey());
    }
    return object;
}

} // namespace

RoomPage::RoomPage(const RoomPlan &plan) : m_plan(jsonOf(plan)) {
    QFile file(QStringLiteral(":/room/page.html"));
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("the page for phones is missing");
    const QByteArray page = file.readAll();
    const qsizetype at = page.indexOf(classBegin) + classBegin.size();
    m_before = page.first(at);
    m_behind = page.sliced(page.indexOf("</script>", at));
    m_policy = "default-src 'none'; script-src " + hashSource(between(page, "<script>", "</script>")) +
               "; style-src " + hashSource(between(page, "<style>", "</style>")) +
               "; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
}

QByteArray RoomPage::with(const QByteArray &json) const {
    // In a script element "</script>" would end it, whatever stands around it.
    return m_before + QByteArray(json).replace('<', "\\u003c") + m_behind;
}

QByteArray RoomPage::askingForCode(bool wrong) const { return with(wrong ? "{\"wrongCode\":true}" : "null"); }

QByteArray RoomPage::ofClass(const Room &room) const {
    QJsonObject object = m_plan;
    object[QStringLiteral("class")] = utf8(room.id());
    object[QStringLiteral("code")] = utf8(room.code());
    object[QStringLiteral("token")] = utf8(room.newToken());
    return with(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

} // namespace halftruth
