#pragma once

#include "ui/classroom/classroom_scene.h"
#include "ui/room/ask_room_dialog.h"
#include "ui/window/main_window.h"

#include <QToolButton>

/// Goes to Classroom and presses "Ask the room…".
[[nodiscard]] inline halftruth::AskRoomDialog *askTheRoom(halftruth::MainWindow &window) {
    window.store().setExplorer(*halftruth::findExplorer("classroom"));
    for (QToolButton *each : window.classroom().findChildren<QToolButton *>())
        if (each->property("control").toString() == QStringLiteral("room"))
            each->click();
    return window.findChild<halftruth::AskRoomDialog *>();
}
