<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AskFile</name>
    <message>
        <source>Open data</source>
        <translation>Daten öffnen</translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation>Tabellen (%1);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>FigureFormat</name>
    <message>
        <source>PNG image</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-Zeichnung</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>PDF-Seite</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV-Tabelle</translation>
    </message>
    <message>
        <source>JSON data</source>
        <translation>JSON-Daten</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>it is a directory</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>it is no regular file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>it would be larger than %1 MB</source>
        <translation>die Datei wäre größer als %1 MB</translation>
    </message>
</context>
<context>
    <name>HandOut</name>
    <message>
        <source>What you do</source>
        <translation>So geht es</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>Die Frage</translation>
    </message>
    <message>
        <source>My answer</source>
        <translation>Meine Antwort</translation>
    </message>
</context>
<context>
    <name>LessonPaper</name>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Datum:</translation>
    </message>
    <message>
        <source>Minute</source>
        <translation>Minute</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>freiwillig</translation>
    </message>
    <message>
        <source>Set: %1</source>
        <translation>Einstellen: %1</translation>
    </message>
    <message>
        <source>Exercise.</source>
        <translation>Aufgabe.</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>Randomized response: worksheet</source>
        <translation>Randomisierte Antwort: Arbeitsblatt</translation>
    </message>
    <message>
        <source>Randomized response: solutions</source>
        <translation>Randomisierte Antwort: Lösungen</translation>
    </message>
    <message>
        <source>Randomized response: time plan and speaker notes</source>
        <translation>Randomisierte Antwort: Zeitplan und Notizen zum Vortragen</translation>
    </message>
</context>
<context>
    <name>PicturePreset</name>
    <message>
        <source>As on screen</source>
        <translation>Wie am Bildschirm</translation>
    </message>
    <message>
        <source>One column of a paper, 85 mm</source>
        <translation>Eine Spalte eines Artikels, 85 mm</translation>
    </message>
    <message>
        <source>Two columns of a paper, 178 mm</source>
        <translation>Zwei Spalten eines Artikels, 178 mm</translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation>Folie, 16:9</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Poster</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 must be a number, but is “%2”</source>
        <translation>%1 muss eine Zahl sein, ist aber „%2“</translation>
    </message>
    <message>
        <source>First rows of the file</source>
        <translation>Erste Zeilen der Datei</translation>
    </message>
    <message>
        <source>Type a number: 0.25, 25 %, 1/4, 1e6 or ln 3</source>
        <translation>Eine Zahl eingeben: 0,25; 25 %; 1/4; 1e6 oder ln 3</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>1 bit</source>
        <translation>1 Bit</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 Bits</translation>
    </message>
    <message>
        <source>%1 record of %2</source>
        <translation>%1 Datensatz von %2</translation>
    </message>
    <message>
        <source>%1 records of %2</source>
        <translation>%1 Sätze zu %2</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>[%1] %2: “%3”. %4, %5.</source>
        <translation>[%1] %2: „%3“. %4, %5.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Your settings can&apos;t be read: Halftruth starts with the usual ones. The old file has been kept as %1.</source>
        <translation>Die Einstellungen sind nicht lesbar: Halftruth beginnt mit den üblichen. Die alte Datei ist als %1 erhalten.</translation>
    </message>
    <message>
        <source>Your settings can&apos;t be read, nor renamed: Halftruth starts with the usual ones and can&apos;t keep others. The file is %1.</source>
        <translation>Die Einstellungen lassen sich weder lesen noch umbenennen: Halftruth beginnt mit den üblichen und kann keine anderen behalten. Die Datei ist %1.</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Parameter sheet: %1</source>
        <translation>Parameterblatt: %1</translation>
    </message>
    <message>
        <source>%1 · page %2 of %3</source>
        <translation>%1 · Seite %2 von %3</translation>
    </message>
    <message>
        <source>All other numbers are in the sheet as JSON or HTML.</source>
        <translation>Alle anderen Zahlen stehen im Blatt als JSON oder HTML.</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>To make it again</source>
        <translation>Zum erneuten Erstellen</translation>
    </message>
    <message>
        <source>Halftruth %1. This sheet, with --output and the name of a file behind it; any of its results, with --number and the result&apos;s English name:</source>
        <translation>Halftruth %1. Dieses Blatt, mit --output und einem Dateinamen dahinter; jedes seiner Ergebnisse, mit --number und dem englischen Namen des Ergebnisses:</translation>
    </message>
    <message>
        <source>Names:</source>
        <translation>Namen:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Datum:</translation>
    </message>
</context>
<context>
    <name>SheetFormat</name>
    <message>
        <source>PDF document</source>
        <translation>PDF-Dokument</translation>
    </message>
    <message>
        <source>HTML page</source>
        <translation>HTML-Seite</translation>
    </message>
    <message>
        <source>JSON data</source>
        <translation>JSON-Daten</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>The five that Halftruth shows whole</source>
        <translation>Die fünf, die Halftruth ganz zeigt</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Alle anderen</translation>
    </message>
</context>
<context>
    <name>WaitingWrite</name>
    <message>
        <source>Writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>%1 is being written, but its folder doesn&apos;t answer.</source>
        <translation>%1 wird geschrieben, aber der Ordner antwortet nicht.</translation>
    </message>
    <message>
        <source>Nothing is lost: what you work on is still here.</source>
        <translation>Nichts geht verloren: Die Arbeit ist noch da.</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>Ohne die Datei weiter</translation>
    </message>
    <message>
        <source>its folder doesn&apos;t answer</source>
        <translation>der Ordner antwortet nicht</translation>
    </message>
</context>
<context>
    <name>halftruth</name>
    <message>
        <source>At {inputs}, in the middle of the window</source>
        <translation>Bei {inputs}, in der Mitte des Fensters</translation>
    </message>
    <message>
        <source>On the curve {curve}, at {inputs} in the middle of the window</source>
        <translation>Auf der Kurve {curve}, bei {inputs} in der Mitte des Fensters</translation>
    </message>
    <message>
        <source>{place}, &lt;i&gt;{symbol}&lt;/i&gt;, {name}, has no value.</source>
        <translation>{place}, hat &lt;i&gt;{symbol}&lt;/i&gt;, {name}, keinen Wert.</translation>
    </message>
    <message>
        <source>{place}, &lt;i&gt;{symbol}&lt;/i&gt; is at most {amount}: {name}.</source>
        <translation>{place}, ist &lt;i&gt;{symbol}&lt;/i&gt; höchstens {amount}: {name}.</translation>
    </message>
    <message>
        <source>{place}, &lt;i&gt;{symbol}&lt;/i&gt; is at least {amount}: {name}.</source>
        <translation>{place}, ist &lt;i&gt;{symbol}&lt;/i&gt; mindestens {amount}: {name}.</translation>
    </message>
    <message>
        <source>{place}, &lt;i&gt;{symbol}&lt;/i&gt; is about {amount}: {name}.</source>
        <translation>{place}, ist &lt;i&gt;{symbol}&lt;/i&gt; etwa {amount}: {name}.</translation>
    </message>
    <message>
        <source>{place}, &lt;i&gt;{symbol}&lt;/i&gt; is {amount}: {name}.</source>
        <translation>{place}, ist &lt;i&gt;{symbol}&lt;/i&gt; {amount}: {name}.</translation>
    </message>
    <message>
        <source>&lt;i&gt;{symbol}&lt;/i&gt; of the curve</source>
        <translation>&lt;i&gt;{symbol}&lt;/i&gt; der Kurve</translation>
    </message>
    <message>
        <source>With q = 0 nobody lies and the error is 0, which has no place on a logarithmic axis.</source>
        <translation>Mit q = 0 lügt niemand, und der Fehler ist 0; dafür hat eine logarithmische Achse keinen Platz.</translation>
    </message>
    <message>
        <source>{methods}, and {last}</source>
        <translation>{methods} und {last}</translation>
    </message>
    <message>
        <source>Error of the estimated share</source>
        <translation>Fehler des geschätzten Anteils</translation>
    </message>
    <message>
        <source>error of the share</source>
        <translation>Fehler des Anteils</translation>
    </message>
    <message>
        <source>The error α that is exceeded with probability at most β = {beta}, among fixed people with the same share of true yeses: {methods}.</source>
        <translation>Der Fehler α, der mit Wahrscheinlichkeit höchstens β = {beta} überschritten wird, unter festen Personen mit demselben Anteil wahrer Ja: {methods}.</translation>
    </message>
    <message>
        <source>There is no whole number of people in this window.</source>
        <translation>In diesem Fenster liegt keine ganze Zahl von Personen.</translation>
    </message>
    <message>
        <source>n = {n}</source>
        <translation>n = {n}</translation>
    </message>
    <message>
        <source>Of bounds above 1000 nothing is shown.</source>
        <translation>Von Schranken über 1000 wird nichts gezeigt.</translation>
    </message>
    <message>
        <source>How likely is an error of α or more?</source>
        <translation>Wie wahrscheinlich ist ein Fehler von α oder mehr?</translation>
    </message>
    <message>
        <source>P(error ≥ α)</source>
        <translation>P(Fehler ≥ α)</translation>
    </message>
    <message>
        <source>P[|π̂ − π| ≥ α] among fixed people: bounds capped at 1, the normal approximation, and the count&apos;s own distribution {source}.</source>
        <translation>P[|π̂ − π| ≥ α] unter festen Personen: auf 1 begrenzte Schranken, die Normalapproximation und die eigene Verteilung der Anzahl {source}.</translation>
    </message>
    <message>
        <source>α is positive.</source>
        <translation>α ist positiv.</translation>
    </message>
    <message>
        <source>Every probability in this window is below 10⁻³⁰⁰.</source>
        <translation>Jede Wahrscheinlichkeit in diesem Fenster liegt unter 10⁻³⁰⁰.</translation>
    </message>
    <message>
        <source>α = {alpha}</source>
        <translation>α = {alpha}</translation>
    </message>
    <message>
        <source>β = {beta}</source>
        <translation>β = {beta}</translation>
    </message>
    <message>
        <source>With &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;0&lt;/b&gt; everybody tells the truth, and the share of yes answers is the true one.</source>
        <translation>Mit &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;0&lt;/b&gt; sagen alle die Wahrheit, und der Anteil der Ja-Antworten ist der wahre.</translation>
    </message>
    <message>
        <source>With {people} and &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt;: in at least &lt;b&gt;{confidence} %&lt;/b&gt; of repetitions the estimate is within ±&lt;b&gt;{exact}&lt;/b&gt; points of the truth; Hoeffding guarantees ±&lt;b&gt;{hoeffding}&lt;/b&gt;.</source>
        <translation>Mit {people} und &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt;: In mindestens &lt;b&gt;{confidence} %&lt;/b&gt; der Wiederholungen liegt die Schätzung innerhalb von ±&lt;b&gt;{exact}&lt;/b&gt; Prozentpunkten um die Wahrheit; Hoeffding garantiert ±&lt;b&gt;{hoeffding}&lt;/b&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;{n}&lt;/b&gt; people</source>
        <comment>&lt;b&gt;{n}&lt;/b&gt; person</comment>
        <translation>
            <numerusform>&lt;b&gt;{n}&lt;/b&gt; Person</numerusform>
            <numerusform>&lt;b&gt;{n}&lt;/b&gt; Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>people</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Error of the share that is exceeded with probability at most β</source>
        <translation>Fehler des Anteils, der mit Wahrscheinlichkeit höchstens β überschritten wird</translation>
    </message>
    <message>
        <source>coverage, {method}</source>
        <translation>Überdeckung, {method}</translation>
    </message>
    <message>
        <source>How often π̂ ± α contains the true share, exactly, with this method&apos;s α</source>
        <translation>Wie oft π̂ ± α den wahren Anteil enthält, exakt, mit dem α dieser Methode</translation>
    </message>
    <message>
        <source>P(error ≥ &lt;i&gt;α&lt;/i&gt;), {method}</source>
        <translation>P(Fehler ≥ &lt;i&gt;α&lt;/i&gt;), {method}</translation>
    </message>
    <message>
        <source>Probability that the error is α or more</source>
        <translation>Wahrscheinlichkeit, dass der Fehler α oder mehr ist</translation>
    </message>
    <message>
        <source>people, {method}</source>
        <translation>Personen, {method}</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt; needed, Hoeffding</source>
        <translation>nötiges &lt;i&gt;ε&lt;/i&gt;, Hoeffding</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>nat</translation>
    </message>
    <message>
        <source>Privacy parameter at which Hoeffding&apos;s bound certifies α and β with n people</source>
        <translation>Datenschutzparameter, bei dem Hoeffdings Schranke α und β mit n Personen garantiert</translation>
    </message>
    <message>
        <source>Error of the share that is exceeded in the share β of the simulated surveys</source>
        <translation>Fehler des Anteils, der im Anteil β der simulierten Umfragen überschritten wird</translation>
    </message>
    <message>
        <source>P(error ≥ &lt;i&gt;α&lt;/i&gt;), simulated</source>
        <translation>P(Fehler ≥ &lt;i&gt;α&lt;/i&gt;), simuliert</translation>
    </message>
    <message>
        <source>Share of the simulated surveys whose error is α or more</source>
        <translation>Anteil der simulierten Umfragen, deren Fehler α oder mehr ist</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>How accurate is the share of those asked, and how many people do I need?</source>
        <translation>Wie genau ist der Anteil der Befragten, und wie viele Personen braucht es?</translation>
    </message>
    <message>
        <source>ε-local DP</source>
        <translation>ε-lokale DP</translation>
    </message>
    <message>
        <source>coverage</source>
        <translation>Überdeckung</translation>
    </message>
    <message>
        <source>P[|π̂ − π| ≤ α] by the count&apos;s own distribution {source}, with each method&apos;s α at β = {beta}: a bound never covers less than 1 − β, the normal approximation may.</source>
        <translation>P[|π̂ − π| ≤ α] nach der eigenen Verteilung der Anzahl {source}, mit dem α jeder Methode bei β = {beta}: Eine Schranke überdeckt nie weniger als 1 − β, die Normalapproximation vielleicht.</translation>
    </message>
    <message>
        <source>People needed</source>
        <translation>Benötigte Personen</translation>
    </message>
    <message>
        <source>privacy parameter</source>
        <translation>Datenschutzparameter</translation>
    </message>
    <message>
        <source>ε is positive.</source>
        <translation>ε ist positiv.</translation>
    </message>
    <message>
        <source>ε = {epsilon}</source>
        <translation>ε = {epsilon}</translation>
    </message>
    <message>
        <source>Of bounds that ask for more than 10¹² people nothing is shown.</source>
        <translation>Von Schranken, die mehr als 10¹² Personen verlangen, wird nichts gezeigt.</translation>
    </message>
    <message>
        <source>Two errors: the coins and the sample</source>
        <translation>Zwei Fehler: die Münzen und die Stichprobe</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>Standardfehler</translation>
    </message>
    <message>
        <source>Coins: √(pq/n)/(1 − 2q), whoever the people are; at most 1/(4γ√n), γ = ½ − q, as Var ≤ 1/(16γ²n) [WN]. Drawing the people at random adds √(π(1 − π)/n); both together are √(λ(1 − λ)/n)/(1 − 2q), λ = q + π(1 − 2q) [Warner 1965]. All fall like 1/√n [GA].</source>
        <translation>Münzen: √(pq/n)/(1 − 2q), wer auch immer die Personen sind; höchstens 1/(4γ√n), γ = ½ − q, da Var ≤ 1/(16γ²n) [WN]. Die Personen zufällig zu ziehen fügt √(π(1 − π)/n) hinzu; beides zusammen ist √(λ(1 − λ)/n)/(1 − 2q), λ = q + π(1 − 2q) [Warner 1965]. Alle fallen wie 1/√n [GA].</translation>
    </message>
    <message>
        <source>coins, at most</source>
        <translation>Münzen, höchstens</translation>
    </message>
    <message>
        <source>coins and sample</source>
        <translation>Münzen und Stichprobe</translation>
    </message>
    <message>
        <source>sample alone</source>
        <translation>Stichprobe allein</translation>
    </message>
    <message>
        <source>coins alone</source>
        <translation>Münzen allein</translation>
    </message>
    <message>
        <source>With q = 0 no coin errs: 0 has no place on a logarithmic axis.</source>
        <translation>Mit q = 0 irrt keine Münze: 0 hat keinen Platz auf einer logarithmischen Achse.</translation>
    </message>
    <message>
        <source>Where all agree no sample errs: 0 has no place on a logarithmic axis.</source>
        <translation>Wo alle übereinstimmen, irrt keine Stichprobe: 0 hat keinen Platz auf einer logarithmischen Achse.</translation>
    </message>
    <message>
        <source>From yes answers to the estimate</source>
        <translation>Von Ja-Antworten zur Schätzung</translation>
    </message>
    <message>
        <source>share of yes answers</source>
        <translation>Anteil der Ja-Antworten</translation>
    </message>
    <message>
        <source>estimated share</source>
        <translation>geschätzter Anteil</translation>
    </message>
    <message>
        <source>π̂ = (r − q)/(1 − 2q) = {slope} r − {intercept}, ± α = {alpha} by Hoeffding&apos;s bound at β = {beta} [GA]. Outside 0 to 1 the estimate is no share: the coins fell unusually.</source>
        <translation>π̂ = (r − q)/(1 − 2q) = {slope} r − {intercept}, ± α = {alpha} nach Hoeffdings Schranke bei β = {beta} [GA]. Außerhalb von 0 bis 1 ist die Schätzung kein Anteil: Die Münzen fielen ungewöhnlich aus.</translation>
    </message>
    <message>
        <source>± α, Hoeffding</source>
        <translation>± α, Hoeffding</translation>
    </message>
    <message>
        <source>π̂</source>
        <translation>π̂</translation>
    </message>
    <message>
        <source>if all told the truth</source>
        <translation>wenn alle die Wahrheit sagten</translation>
    </message>
    <message>
        <source>Shares lie between 0 and 1.</source>
        <translation>Anteile liegen zwischen 0 und 1.</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>1/√n</source>
        <translation>1/√n</translation>
    </message>
    <message>
        <source>standard error, coins</source>
        <translation>Standardfehler, Münzen</translation>
    </message>
    <message>
        <source>√(pq/n)/(1 − 2q): how well the share of these n people is known</source>
        <translation>√(pq/n)/(1 − 2q): wie genau der Anteil dieser n Personen bekannt ist</translation>
    </message>
    <message>
        <source>standard error, coins, any m</source>
        <translation>Standardfehler, Münzen, jedes m</translation>
    </message>
    <message>
        <source>1/(4γ√n), γ = ½ − q [WN]: it takes every coin for a fair one</source>
        <translation>1/(4γ√n), γ = ½ − q [WN]: nimmt jede Münze als fair an</translation>
    </message>
    <message>
        <source>standard error, sample</source>
        <translation>Standardfehler, Stichprobe</translation>
    </message>
    <message>
        <source>√(π(1 − π)/n): what asking n people drawn at random costs even if all told the truth</source>
        <translation>√(π(1 − π)/n): was es kostet, n zufällig gezogene Personen zu fragen, selbst wenn alle die Wahrheit sagten</translation>
    </message>
    <message>
        <source>standard error, coins and sample</source>
        <translation>Standardfehler, Münzen und Stichprobe</translation>
    </message>
    <message>
        <source>√(λ(1 − λ)/n)/(1 − 2q), λ = q + π(1 − 2q): how well the share of everybody is known</source>
        <translation>√(λ(1 − λ)/n)/(1 − 2q), λ = q + π(1 − 2q): wie genau der Anteil an allen bekannt ist</translation>
    </message>
    <message>
        <source>slope of the estimate</source>
        <translation>Steigung der Schätzung</translation>
    </message>
    <message>
        <source>1/(1 − 2q) = (1 + e^ε)/(e^ε − 1) [GA]</source>
        <translation>1/(1 − 2q) = (1 + e^ε)/(e^ε − 1) [GA]</translation>
    </message>
    <message>
        <source>estimate at &lt;i&gt;r&lt;/i&gt; = 0</source>
        <translation>Schätzung bei &lt;i&gt;r&lt;/i&gt; = 0</translation>
    </message>
    <message>
        <source>−q/(1 − 2q): the intercept of the line π̂ = (r − q)/(1 − 2q) [GA]</source>
        <translation>−q/(1 − 2q): der Achsenabschnitt der Geraden π̂ = (r − q)/(1 − 2q) [GA]</translation>
    </message>
    <message>
        <source>deviation of &lt;i&gt;r&lt;/i&gt;, Hoeffding</source>
        <translation>Abweichung von &lt;i&gt;r&lt;/i&gt;, Hoeffding</translation>
    </message>
    <message>
        <source>λ = √(ln(2/β)/(2n)) [GA]: of the share of yes answers, not of the estimate</source>
        <translation>λ = √(ln(2/β)/(2n)) [GA]: des Anteils der Ja-Antworten, nicht der Schätzung</translation>
    </message>
    <message>
        <source>m true yeses against m + 1</source>
        <translation>m wahre Ja gegen m + 1</translation>
    </message>
    <message>
        <source>m + 1 true yeses against m</source>
        <translation>m + 1 wahre Ja gegen m</translation>
    </message>
    <message>
        <source>{what}; {tried} of {n} m were tried: those near both ends, the middle, geometric steps between, and around the best of these</source>
        <translation>{what}; {tried} von {n} m geprüft: die nahe beiden Enden, die Mitte, geometrische Schritte dazwischen und um das beste davon</translation>
    </message>
    <message>
        <source>Being searched for</source>
        <translation>Wird gesucht</translation>
    </message>
    <message>
        <source>{what}; a bound for every m</source>
        <translation>{what}; eine Schranke für jedes m</translation>
    </message>
    <message>
        <source>every m</source>
        <translation>jedes m</translation>
    </message>
    <message>
        <source>All m have the same</source>
        <translation>Alle m haben dasselbe</translation>
    </message>
    <message>
        <source>{direction}; n − 1 − m is as bad in the other direction</source>
        <translation>{direction}; n − 1 − m ist in der anderen Richtung ebenso schlecht</translation>
    </message>
    <message>
        <source>All m need the same ε</source>
        <translation>Alle m brauchen dasselbe ε</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;, {source}</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;, {source}</translation>
    </message>
    <message>
        <source>Upper bound for every mechanism with this ε for one answer</source>
        <translation>Obere Schranke für jeden Mechanismus mit diesem ε für eine Antwort</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;, one answer</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;, eine Antwort</translation>
    </message>
    <message>
        <source>ln(p/q)</source>
        <translation>ln(p/q)</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt; of the largest &lt;i&gt;ε&lt;/i&gt; found</source>
        <translation>&lt;i&gt;m&lt;/i&gt; des größten gefundenen &lt;i&gt;ε&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;, no &lt;i&gt;m&lt;/i&gt; has more</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;, kein &lt;i&gt;m&lt;/i&gt; hat mehr</translation>
    </message>
    <message>
        <source>Smallest ε with δ(ε) ≤ δ when only the count is released</source>
        <translation>Kleinstes ε mit δ(ε) ≤ δ, wenn nur die Anzahl veröffentlicht wird</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt; of the largest &lt;i&gt;δ&lt;/i&gt; found</source>
        <translation>&lt;i&gt;m&lt;/i&gt; des größten gefundenen &lt;i&gt;δ&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt;, no &lt;i&gt;m&lt;/i&gt; has more</source>
        <translation>&lt;i&gt;δ&lt;/i&gt;, kein &lt;i&gt;m&lt;/i&gt; hat mehr</translation>
    </message>
    <message>
        <source>Smallest δ at which the count is (ε, δ)-differentially private: the largest Σ max(0, P[A(m) = s] − e^ε P[A(m+1) = s])</source>
        <translation>Kleinstes δ, bei dem die Anzahl (ε, δ)-differenziell privat ist: das größte Σ max(0, P[A(m) = s] − e^ε P[A(m+1) = s])</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt; at &lt;i&gt;m&lt;/i&gt; = {m}</source>
        <translation>&lt;i&gt;δ&lt;/i&gt; bei &lt;i&gt;m&lt;/i&gt; = {m}</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt;, one answer</source>
        <translation>&lt;i&gt;δ&lt;/i&gt;, eine Antwort</translation>
    </message>
    <message>
        <source>p − e^ε q, where that is positive</source>
        <translation>p − e^ε q, wo das positiv ist</translation>
    </message>
    <message>
        <source>P(privacy loss &gt; {epsilon}) at &lt;i&gt;m&lt;/i&gt;</source>
        <translation>P(Privatsphäreverlust &gt; {epsilon}) bei &lt;i&gt;m&lt;/i&gt;</translation>
    </message>
    <message>
        <source>P(privacy loss &gt; {epsilon}) at &lt;i&gt;m&lt;/i&gt; + 1</source>
        <translation>P(Privatsphäreverlust &gt; {epsilon}) bei &lt;i&gt;m&lt;/i&gt; + 1</translation>
    </message>
    <message>
        <source>Nobody lies: with the other answers known the count of {people} gives a person away for certain.</source>
        <translation>Niemand lügt: Sind die anderen Antworten bekannt, verrät die Anzahl von {people} eine Person mit Sicherheit.</translation>
    </message>
    <message>
        <source>With &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;½&lt;/b&gt; the answers are pure chance, and so is the count of {people}: nothing is given away, and nothing is learnt.</source>
        <translation>Mit &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;½&lt;/b&gt; sind die Antworten reiner Zufall, und so auch die Anzahl von {people}: Nichts wird verraten, und nichts wird gelernt.</translation>
    </message>
    <message>
        <source>One answer is &lt;b&gt;{local}&lt;/b&gt;-differentially private; for the count of {people}, ε at &lt;i&gt;δ&lt;/i&gt; = &lt;b&gt;{delta}&lt;/b&gt; is being computed.</source>
        <translation>Eine Antwort ist &lt;b&gt;{local}&lt;/b&gt;-differenziell privat; für die Anzahl von {people} wird ε bei &lt;i&gt;δ&lt;/i&gt; = &lt;b&gt;{delta}&lt;/b&gt; gerade berechnet.</translation>
    </message>
    <message>
        <source>The count of {people} is (&lt;b&gt;{epsilon}&lt;/b&gt;, &lt;b&gt;{delta}&lt;/b&gt;)-differentially private</source>
        <translation>Die Anzahl von {people} ist (&lt;b&gt;{epsilon}&lt;/b&gt;; &lt;b&gt;{delta}&lt;/b&gt;)-differenziell privat</translation>
    </message>
    <message>
        <source>{guarantee}.</source>
        <translation>{guarantee}.</translation>
    </message>
    <message>
        <source>{guarantee}, no better than the &lt;b&gt;{local}&lt;/b&gt; of one answer: so few hide nobody.</source>
        <translation>{guarantee}, nicht besser als die &lt;b&gt;{local}&lt;/b&gt; einer Antwort: So wenige verbergen niemanden.</translation>
    </message>
    <message>
        <source>{guarantee}; one answer in the open is &lt;b&gt;{local}&lt;/b&gt;-differentially private, &lt;b&gt;{gain}&lt;/b&gt; times as much.</source>
        <translation>{guarantee}; eine offene Antwort ist &lt;b&gt;{local}&lt;/b&gt;-differenziell privat, das &lt;b&gt;{gain}&lt;/b&gt;-Fache davon.</translation>
    </message>
    <message>
        <source>Anonymity</source>
        <translation>Anonymität</translation>
    </message>
    <message>
        <source>What does hiding in the crowd buy?</source>
        <translation>Was bringt es, in der Menge unterzutauchen?</translation>
    </message>
    <message>
        <source>(ε, δ) of the shuffled count</source>
        <translation>(ε, δ) der gemischten Anzahl</translation>
    </message>
    <message>
        <source>{bounds} and {last}</source>
        <translation>{bounds} und {last}</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>largest found</source>
        <translation>größtes gefundenes</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>obere Schranke</translation>
    </message>
    <message>
        <source>With q = 0 everybody tells the truth: ε is infinite, and δ is 1.</source>
        <translation>Mit q = 0 sagen alle die Wahrheit: ε ist unendlich, und δ ist 1.</translation>
    </message>
    <message>
        <source>With q = ½ the count says nothing: ε and δ are 0, which has no place on a logarithmic axis.</source>
        <translation>Mit q = ½ sagt die Anzahl nichts: ε und δ sind 0; dafür hat eine logarithmische Achse keinen Platz.</translation>
    </message>
    <message>
        <source>Privacy parameter of the shuffled count</source>
        <translation>Datenschutzparameter der gemischten Anzahl</translation>
    </message>
    <message>
        <source>Smallest ε at which the count is (ε, {delta})-differentially private when one answer is replaced, over every true count m up to {people} people; above, the largest found among some m (near both ends, the middle, geometric steps between) and a bound that no m exceeds. Published upper bounds where their conditions hold: {bounds}.</source>
        <translation>Kleinstes ε, bei dem die Anzahl (ε, {delta})-differenziell privat ist, wenn eine Antwort ersetzt wird, über jede wahre Anzahl m bis zu {people} Personen; darüber das größte gefundene unter einigen m (nahe beiden Enden, der Mitte, in geometrischen Schritten dazwischen) und eine Schranke, die kein m überschreitet. Veröffentlichte obere Schranken, wo ihre Bedingungen gelten: {bounds}.</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>eine Antwort</translation>
    </message>
    <message>
        <source>ε is 0 in this window, which has no place on a logarithmic axis.</source>
        <translation>ε ist in diesem Fenster 0; dafür hat eine logarithmische Achse keinen Platz.</translation>
    </message>
    <message>
        <source>Privacy curve δ(ε)</source>
        <translation>Privatsphärekurve δ(ε)</translation>
    </message>
    <message>
        <source>slack of the guarantee</source>
        <translation>Spielraum der Garantie</translation>
    </message>
    <message>
        <source>m = {m}</source>
        <translation>m = {m}</translation>
    </message>
    <message>
        <source>δ is 0 in this window, or below 10⁻³⁰⁰.</source>
        <translation>δ ist in diesem Fenster 0 oder unter 10⁻³⁰⁰.</translation>
    </message>
    <message>
        <source>ε is not negative.</source>
        <translation>ε ist nicht negativ.</translation>
    </message>
    <message>
        <source>δ = {delta}</source>
        <translation>δ = {delta}</translation>
    </message>
    <message>
        <source>Which true count is hardest to protect?</source>
        <translation>Welche wahre Anzahl ist am schwersten zu schützen?</translation>
    </message>
    <message>
        <source>true yeses</source>
        <translation>wahre Ja</translation>
    </message>
    <message>
        <source>δ of each m at ε = {epsilon}, m against m + 1 and the reverse, mirror images of each other. It ripples: the last count with an excess moves by p − q for each more true yes, but only whole counts occur. Where there are more m than pixels, a line joins some of them.</source>
        <translation>δ jedes m bei ε = {epsilon}, m gegen m + 1 und umgekehrt, Spiegelbilder voneinander. Es wellt sich: Die letzte Anzahl mit einem Überschuss rückt je weiterem wahren Ja um p − q vor, aber nur ganze Anzahlen kommen vor. Wo es mehr m als Pixel gibt, verbindet eine Linie einige davon.</translation>
    </message>
    <message>
        <source>m against m + 1</source>
        <translation>m gegen m + 1</translation>
    </message>
    <message>
        <source>m + 1 against m</source>
        <translation>m + 1 gegen m</translation>
    </message>
    <message>
        <source>At this ε δ is 0 for every m, or less than 10⁻³⁰⁰.</source>
        <translation>Bei diesem ε ist δ für jedes m 0 oder kleiner als 10⁻³⁰⁰.</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>größtes</translation>
    </message>
    <message>
        <source>bits per record</source>
        <translation>Bits je Datensatz</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>ε = L ln((1 − q)/q) {source}.</source>
        <translation>ε = L ln((1 − q)/q) {source}.</translation>
    </message>
    <message>
        <source>q = {q}</source>
        <translation>q = {q}</translation>
    </message>
    <message>
        <source>L = {length}</source>
        <translation>L = {length}</translation>
    </message>
    <message>
        <source>Distance from the truth</source>
        <translation>Abstand von der Wahrheit</translation>
    </message>
    <message>
        <source>Hamming distance to the truth</source>
        <translation>Hamming-Abstand von der Wahrheit</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>The number of flipped bits is Bin(L, q); one particular report at distance d has P[R(x) = y] = p^(L − d) q^d {source}.</source>
        <translation>Die Zahl der gekippten Bits ist Bin(L, q); eine bestimmte Meldung im Abstand d hat P[R(x) = y] = p^(L − d) q^d {source}.</translation>
    </message>
    <message>
        <source>P[d bits flipped]</source>
        <translation>P[d Bits gekippt]</translation>
    </message>
    <message>
        <source>P[R(x) = y]</source>
        <translation>P[R(x) = y]</translation>
    </message>
    <message>
        <source>Where the probability is 0 there is nothing to draw on a log axis.</source>
        <translation>Wo die Wahrscheinlichkeit 0 ist, gibt es auf einer logarithmischen Achse nichts zu zeichnen.</translation>
    </message>
    <message>
        <source>d = {distance}</source>
        <translation>d = {distance}</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;, whole record</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;, ganzer Datensatz</translation>
    </message>
    <message>
        <source>L ln((1 − q)/q)</source>
        <translation>L ln((1 − q)/q)</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;, one bit</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;, ein Bit</translation>
    </message>
    <message>
        <source>ln((1 − q)/q)</source>
        <translation>ln((1 − q)/q)</translation>
    </message>
    <message>
        <source>&lt;i&gt;q&lt;/i&gt; for one bit&apos;s &lt;i&gt;ε&lt;/i&gt;</source>
        <translation>&lt;i&gt;q&lt;/i&gt; für das &lt;i&gt;ε&lt;/i&gt; eines Bits</translation>
    </message>
    <message>
        <source>Lie probability at which the whole record loses no more than one bit does now</source>
        <translation>Lügenwahrscheinlichkeit, bei der der ganze Datensatz nicht mehr verliert als jetzt ein Bit</translation>
    </message>
    <message>
        <source>P(report = truth)</source>
        <translation>P(Meldung = Wahrheit)</translation>
    </message>
    <message>
        <source>p^L: no bit is flipped</source>
        <translation>p^L: kein Bit wird gekippt</translation>
    </message>
    <message>
        <source>P[R(&lt;i&gt;x&lt;/i&gt;) = &lt;i&gt;y&lt;/i&gt;] at &lt;i&gt;d&lt;/i&gt;</source>
        <translation>P[R(&lt;i&gt;x&lt;/i&gt;) = &lt;i&gt;y&lt;/i&gt;] bei &lt;i&gt;d&lt;/i&gt;</translation>
    </message>
    <message>
        <source>One particular report at Hamming distance d</source>
        <translation>Eine bestimmte Meldung im Hamming-Abstand d</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;d&lt;/i&gt; bits flipped)</source>
        <translation>P(&lt;i&gt;d&lt;/i&gt; Bits gekippt)</translation>
    </message>
    <message>
        <source>Any report at Hamming distance d</source>
        <translation>Irgendeine Meldung im Hamming-Abstand d</translation>
    </message>
    <message>
        <source>A record of &lt;b&gt;1&lt;/b&gt; bit is &lt;b&gt;{epsilon}&lt;/b&gt;-differentially private.</source>
        <translation>Ein Datensatz von &lt;b&gt;1&lt;/b&gt; Bit ist &lt;b&gt;{epsilon}&lt;/b&gt;-differenziell privat.</translation>
    </message>
    <message>
        <source>A record of &lt;b&gt;{bits}&lt;/b&gt; bits is &lt;b&gt;{epsilon}&lt;/b&gt;-differentially private, &lt;b&gt;{bits}&lt;/b&gt; times the &lt;i&gt;ε&lt;/i&gt; of one bit.</source>
        <translation>Ein Datensatz von &lt;b&gt;{bits}&lt;/b&gt; Bits ist &lt;b&gt;{epsilon}&lt;/b&gt;-differenziell privat, das &lt;b&gt;{bits}&lt;/b&gt;-Fache des &lt;i&gt;ε&lt;/i&gt; eines Bits.</translation>
    </message>
    <message>
        <source>neighbour</source>
        <translation>Nachbar</translation>
    </message>
    <message>
        <source>reported record</source>
        <translation>gemeldeter Datensatz</translation>
    </message>
    <message>
        <source>Bit vectors</source>
        <translation>Bitvektoren</translation>
    </message>
    <message>
        <source>What changes with L bits?</source>
        <translation>Was ändert sich bei L Bits?</translation>
    </message>
    <message>
        <source>ε-local DP · (ε, δ) of the shuffled records</source>
        <translation>ε-lokale DP · (ε, δ) der gemischten Datensätze</translation>
    </message>
    <message>
        <source>Exact, from all {outcomes} outcomes.</source>
        <translation>Exakt, aus allen {outcomes} Ausgängen.</translation>
    </message>
    <message>
        <source>Simulated, from {outcomes} outcomes.</source>
        <translation>Simuliert, aus {outcomes} Ausgängen.</translation>
    </message>
    <message>
        <source>With q = 0 reports are the truth: there is no finite ratio.</source>
        <translation>Mit q = 0 sind die Meldungen die Wahrheit: Es gibt keinen endlichen Quotienten.</translation>
    </message>
    <message>
        <source>Being computed.</source>
        <translation>Wird berechnet.</translation>
    </message>
    <message>
        <source>The release has {outcomes} outcomes. All are listed up to {most}; beyond, collections of two kinds of records are simulated.</source>
        <translation>Die Veröffentlichung hat {outcomes} Ausgänge. Bis {most} werden alle aufgezählt; darüber werden Sammlungen aus zwei Arten von Datensätzen simuliert.</translation>
    </message>
    <message numerus="yes">
        <source>{n} bits</source>
        <comment>{n} bit</comment>
        <translation>
            <numerusform>{n} Bit</numerusform>
            <numerusform>{n} Bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} records of {bits}</source>
        <comment>{n} record of {bits}</comment>
        <translation>
            <numerusform>{n} Datensatz von {bits}</numerusform>
            <numerusform>{n} Datensätze von {bits}</numerusform>
        </translation>
    </message>
    <message>
        <source>The collection has records of {bits}, as those of a collection have at most {most}.</source>
        <translation>Die Sammlung hat Datensätze von {bits}; in einer Sammlung haben sie höchstens {most}.</translation>
    </message>
    <message>
        <source>Chance to see a record</source>
        <translation>Wahrscheinlichkeit, einen Datensatz zu sehen</translation>
    </message>
    <message>
        <source>reported record, of the collection&apos;s</source>
        <translation>gemeldeter Datensatz, aus der Sammlung</translation>
    </message>
    <message>
        <source>P[s ∈ R(T)] = 1 − Π (1 − q^d p^(L − d)) over the records of T, d their distance from s {source}.</source>
        <translation>P[s ∈ R(T)] = 1 − Π (1 − q^d p^(L − d)) über die Datensätze von T, d ihr Abstand von s {source}.</translation>
    </message>
    <message>
        <source>P[s ∈ R(T)]</source>
        <translation>P[s ∈ R(T)]</translation>
    </message>
    <message>
        <source>s = {record}</source>
        <translation>s = {record}</translation>
    </message>
    <message>
        <source>normal approximation</source>
        <translation>Normalapproximation</translation>
    </message>
    <message>
        <source>5 %</source>
        <translation>5 %</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>pure ε</source>
        <translation>reines ε</translation>
    </message>
    <message>
        <source>privacy loss of an outcome</source>
        <translation>Privatsphäreverlust eines Ausgangs</translation>
    </message>
    <message>
        <source>share of simulated outcomes</source>
        <translation>Anteil der simulierten Ausgänge</translation>
    </message>
    <message>
        <source>No outcome has such a ratio.</source>
        <translation>Kein Ausgang hat einen solchen Quotienten.</translation>
    </message>
    <message>
        <source>{label}, simulated, 95 %</source>
        <translation>{label}, simuliert, 95 %</translation>
    </message>
    <message>
        <source>{label}, simulated</source>
        <translation>{label}, simuliert</translation>
    </message>
    <message>
        <source>T against T′</source>
        <translation>T gegen T′</translation>
    </message>
    <message>
        <source>T′ against T</source>
        <translation>T′ gegen T</translation>
    </message>
    <message>
        <source>δ(ε) = Σ max(0, P[A(T) = s] − e^ε P[A(T′) = s]), and with T and T′ exchanged {source}; 0 from d ln(p/q) on, d the distance of the replaced record and its replacement. Of the normal approximation, δ is that of two normal losses {normal}.</source>
        <translation>δ(ε) = Σ max(0, P[A(T) = s] − e^ε P[A(T′) = s]), auch mit T und T′ vertauscht {source}; 0 ab d ln(p/q), d der Abstand zwischen dem ersetzten Datensatz und seinem Ersatz. Bei der Normalapproximation ist δ das zweier normalverteilter Verluste {normal}.</translation>
    </message>
    <message>
        <source>one report alone</source>
        <translation>eine Meldung allein</translation>
    </message>
    <message>
        <source>A privacy parameter is above 0.</source>
        <translation>Ein Datenschutzparameter ist größer als 0.</translation>
    </message>
    <message>
        <source>Both collections have the same release: δ is 0.</source>
        <translation>Beide Sammlungen haben dieselbe Veröffentlichung: δ ist 0.</translation>
    </message>
    <message>
        <source>δ is 0 in this window, which has no place on a logarithmic axis.</source>
        <translation>δ ist in diesem Fenster 0; dafür hat eine logarithmische Achse keinen Platz.</translation>
    </message>
    <message>
        <source>Of so many long records Aₚ is computed at one q only.</source>
        <translation>Von so vielen langen Datensätzen wird Aₚ nur an einem q berechnet.</translation>
    </message>
    <message>
        <source>Aₚ</source>
        <translation>Aₚ</translation>
    </message>
    <message>
        <source>The curve is being computed.</source>
        <translation>Die Kurve wird berechnet.</translation>
    </message>
    <message>
        <source>v = {member}, s = {report}</source>
        <translation>v = {member}, s = {report}</translation>
    </message>
    <message>
        <source>Anonymity among others</source>
        <translation>Anonymität unter anderen</translation>
    </message>
    <message>
        <source>lie probability</source>
        <translation>Lügenwahrscheinlichkeit</translation>
    </message>
    <message>
        <source>anonymity</source>
        <translation>Anonymität</translation>
    </message>
    <message>
        <source>A_p = min over v in T and s of P[s ∈ R(T∖{{v}})]/P[R(v) = s], one copy of v left out: a ratio, larger is more anonymous {source}.</source>
        <translation>A_p = min über v in T und s von P[s ∈ R(T∖{{v}})]/P[R(v) = s], eine Kopie von v weggelassen: ein Quotient, größer ist anonymer {source}.</translation>
    </message>
    <message>
        <source>this q</source>
        <translation>dieses q</translation>
    </message>
    <message>
        <source>Aₚ is 0 at this q, which has no place on a logarithmic axis.</source>
        <translation>Aₚ ist bei diesem q 0; dafür hat eine logarithmische Achse keinen Platz.</translation>
    </message>
    <message>
        <source>± {error}</source>
        <translation>± {error}</translation>
    </message>
    <message>
        <source>{unit} ± {error}</source>
        <translation>{unit} ± {error}</translation>
    </message>
    <message>
        <source>{help}; {n} simulated outcomes, ± is the standard error</source>
        <translation>{help}; {n} simulierte Ausgänge, ± ist der Standardfehler</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt;, &lt;i&gt;T&lt;/i&gt; against &lt;i&gt;T&lt;/i&gt;′</source>
        <translation>&lt;i&gt;δ&lt;/i&gt;, &lt;i&gt;T&lt;/i&gt; gegen &lt;i&gt;T&lt;/i&gt;′</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt;, &lt;i&gt;T&lt;/i&gt;′ against &lt;i&gt;T&lt;/i&gt;</source>
        <translation>&lt;i&gt;δ&lt;/i&gt;, &lt;i&gt;T&lt;/i&gt;′ gegen &lt;i&gt;T&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Probability that an outcome of T speaks for T by more than ε = {epsilon}</source>
        <translation>Wahrscheinlichkeit, dass ein Ausgang von T um mehr als ε = {epsilon} für T spricht</translation>
    </message>
    <message>
        <source>Σ max(0, P[A(T) = s] − e^ε P[A(T′) = s]) at ε = {epsilon}</source>
        <translation>Σ max(0, P[A(T) = s] − e^ε P[A(T′) = s]) bei ε = {epsilon}</translation>
    </message>
    <message>
        <source>Σ max(0, P[A(T′) = s] − e^ε P[A(T) = s]) at ε = {epsilon}</source>
        <translation>Σ max(0, P[A(T′) = s] − e^ε P[A(T) = s]) bei ε = {epsilon}</translation>
    </message>
    <message>
        <source>Half of the outcomes of T have less</source>
        <translation>Die Hälfte der Ausgänge von T hat weniger</translation>
    </message>
    <message>
        <source>One outcome of T in twenty has more</source>
        <translation>Einer von zwanzig Ausgängen von T hat mehr</translation>
    </message>
    <message>
        <source>not listed</source>
        <translation>nicht aufgezählt</translation>
    </message>
    <message>
        <source>{help}. {reason}</source>
        <translation>{help}. {reason}</translation>
    </message>
    <message>
        <source>anonymity &lt;i&gt;A&lt;sub&gt;p&lt;/sub&gt;&lt;/i&gt;</source>
        <translation>Anonymität &lt;i&gt;A&lt;sub&gt;p&lt;/sub&gt;&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Least factor by which the others explain a report as well as the member does</source>
        <translation>Kleinster Faktor, im Vergleich zum Mitglied: wie gut die anderen eine Meldung erklären</translation>
    </message>
    <message>
        <source>at member &lt;i&gt;v&lt;/i&gt; =</source>
        <translation>bei Mitglied &lt;i&gt;v&lt;/i&gt; =</translation>
    </message>
    <message>
        <source>The member that the others stand in for least</source>
        <translation>Das Mitglied, für das die anderen am wenigsten einstehen</translation>
    </message>
    <message>
        <source>at report &lt;i&gt;s&lt;/i&gt; =</source>
        <translation>bei Meldung &lt;i&gt;s&lt;/i&gt; =</translation>
    </message>
    <message>
        <source>The reported record for which they do so least</source>
        <translation>Der gemeldete Datensatz, für den sie es am wenigsten tun</translation>
    </message>
    <message>
        <source>pure &lt;i&gt;ε&lt;/i&gt; of the collection</source>
        <translation>reines &lt;i&gt;ε&lt;/i&gt; der Sammlung</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>unendlich</translation>
    </message>
    <message>
        <source>P[&lt;i&gt;s&lt;/i&gt; ∈ R(&lt;i&gt;T&lt;/i&gt;)]</source>
        <translation>P[&lt;i&gt;s&lt;/i&gt; ∈ R(&lt;i&gt;T&lt;/i&gt;)]</translation>
    </message>
    <message>
        <source>Probability that {record} is among the reports</source>
        <translation>Wahrscheinlichkeit, dass {record} unter den Meldungen ist</translation>
    </message>
    <message>
        <source>Of &lt;b&gt;{collection}&lt;/b&gt;, let {change}: the privacy loss of the worst outcome is &lt;b&gt;{most}&lt;/b&gt;.</source>
        <translation>&lt;b&gt;{collection}&lt;/b&gt;, {change}: Der Privatsphäreverlust des schlechtesten Ausgangs ist &lt;b&gt;{most}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Of &lt;b&gt;{collection}&lt;/b&gt;, let {change}: the privacy loss exceeds &lt;i&gt;ε&lt;/i&gt; = {epsilon} with probability about &lt;b&gt;{probability}&lt;/b&gt;, &lt;i&gt;δ&lt;/i&gt; there is about {delta}, and the loss of the worst outcome is &lt;b&gt;{most}&lt;/b&gt;.</source>
        <translation>&lt;b&gt;{collection}&lt;/b&gt;, {change}: Der Privatsphäreverlust überschreitet &lt;i&gt;ε&lt;/i&gt; = {epsilon} mit Wahrscheinlichkeit etwa &lt;b&gt;{probability}&lt;/b&gt;, &lt;i&gt;δ&lt;/i&gt; ist dort etwa {delta}, und der Verlust des schlechtesten Ausgangs ist &lt;b&gt;{most}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Of &lt;b&gt;{collection}&lt;/b&gt;, let {change}: the privacy loss exceeds &lt;i&gt;ε&lt;/i&gt; = {epsilon} with probability &lt;b&gt;{probability}&lt;/b&gt;, &lt;i&gt;δ&lt;/i&gt; there is {delta}, and the loss of the worst outcome is &lt;b&gt;{most}&lt;/b&gt;.</source>
        <translation>&lt;b&gt;{collection}&lt;/b&gt;, {change}: Der Privatsphäreverlust überschreitet &lt;i&gt;ε&lt;/i&gt; = {epsilon} mit Wahrscheinlichkeit &lt;b&gt;{probability}&lt;/b&gt;, &lt;i&gt;δ&lt;/i&gt; ist dort {delta}, und der Verlust des schlechtesten Ausgangs ist &lt;b&gt;{most}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Of &lt;b&gt;{collection}&lt;/b&gt; every report is the truth.</source>
        <translation>&lt;b&gt;{collection}&lt;/b&gt;: Jede Meldung ist die Wahrheit.</translation>
    </message>
    <message>
        <source>Of &lt;b&gt;{collection}&lt;/b&gt;, none is replaced: the neighbour is the same collection.</source>
        <translation>&lt;b&gt;{collection}&lt;/b&gt;, keiner wird ersetzt: Der Nachbar ist dieselbe Sammlung.</translation>
    </message>
    <message>
        <source>{from} become {to}</source>
        <translation>{from} wird zu {to}</translation>
    </message>
    <message>
        <source>Of &lt;b&gt;{collection}&lt;/b&gt;, let {change}: either is as likely behind every outcome.</source>
        <translation>&lt;b&gt;{collection}&lt;/b&gt;, {change}: Hinter jedem Ausgang ist beides gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>Whatever is reported, the others explain it at least &lt;b&gt;{factor}&lt;/b&gt; times as well as its owner.</source>
        <translation>Was auch gemeldet wird, die anderen erklären es mindestens &lt;b&gt;{factor}&lt;/b&gt;-mal so gut wie die Person, von der es stammt.</translation>
    </message>
    <message>
        <source>With q = 0 the reports are the records themselves: there is one outcome.</source>
        <translation>Mit q = 0 sind die Meldungen die Datensätze selbst: Es gibt einen Ausgang.</translation>
    </message>
    <message>
        <source>The release has {outcomes} outcomes; up to {most} are drawn one by one.</source>
        <translation>Die Veröffentlichung hat {outcomes} Ausgänge; bis {most} werden einzeln gezeichnet.</translation>
    </message>
    <message>
        <source>Every outcome of the release</source>
        <translation>Jeder Ausgang der Veröffentlichung</translation>
    </message>
    <message>
        <source>outcomes, from most for T to most for T′</source>
        <translation>Ausgänge, vom stärksten für T bis zum stärksten für T′</translation>
    </message>
    <message>
        <source>P[A(T) = s]</source>
        <translation>P[A(T) = s]</translation>
    </message>
    <message>
        <source>P[A(T′) = s]</source>
        <translation>P[A(T′) = s]</translation>
    </message>
    <message>
        <source>What bits that go together give away</source>
        <translation>Was zusammenhängende Bits verraten</translation>
    </message>
    <message>
        <source>correlation of the bits</source>
        <translation>Korrelation der Bits</translation>
    </message>
    <message>
        <source>ln(p/q) + (L − 1) ln((1 + ϱ(p − q))/(1 − ϱ(p − q))): every other bit of the record is the same as this one with probability (1 + ϱ)/2. Bits that have nothing to do with each other give away their own share only; copies of one bit all L of them. The coins are tossed independently for every bit [KR2, section 2.1].</source>
        <translation>ln(p/q) + (L − 1) ln((1 + ϱ(p − q))/(1 − ϱ(p − q))): Jedes andere Bit des Datensatzes gleicht diesem mit Wahrscheinlichkeit (1 + ϱ)/2. Bits, die nichts miteinander zu tun haben, verraten nur ihren eigenen Teil, Kopien eines Bits alle L. Die Münzen werden für jedes Bit unabhängig geworfen [KR2, Abschnitt 2.1].</translation>
    </message>
    <message>
        <source>A correlation lies between 0 and 1 here.</source>
        <translation>Eine Korrelation liegt hier zwischen 0 und 1.</translation>
    </message>
    <message>
        <source>one bit alone</source>
        <translation>ein Bit allein</translation>
    </message>
    <message>
        <source>whole record</source>
        <translation>ganzer Datensatz</translation>
    </message>
    <message>
        <source>one bit, in its record</source>
        <translation>ein Bit, in seinem Datensatz</translation>
    </message>
    <message>
        <source>P[&lt;i&gt;A&lt;/i&gt;(&lt;i&gt;T&lt;/i&gt;) = &lt;i&gt;T&lt;/i&gt;]</source>
        <translation>P[&lt;i&gt;A&lt;/i&gt;(&lt;i&gt;T&lt;/i&gt;) = &lt;i&gt;T&lt;/i&gt;]</translation>
    </message>
    <message>
        <source>Probability that the counts of the reports are those of the records: listed (2.1)</source>
        <translation>Wahrscheinlichkeit, dass die Anzahlen der Meldungen die der Datensätze sind: aufgezählt (2.1)</translation>
    </message>
    <message>
        <source>P[&lt;i&gt;A&lt;/i&gt;(&lt;i&gt;T&lt;/i&gt;) = &lt;i&gt;T&lt;/i&gt;] by (3.1)</source>
        <translation>P[&lt;i&gt;A&lt;/i&gt;(&lt;i&gt;T&lt;/i&gt;) = &lt;i&gt;T&lt;/i&gt;] nach (3.1)</translation>
    </message>
    <message>
        <source>Σ P[R(x₁) = d_j] P[A(x₂ … x_n) = s − i_j], x₁ the record that is replaced: the same</source>
        <translation>Σ P[R(x₁) = d_j] P[A(x₂ … x_n) = s − i_j], x₁ der ersetzte Datensatz: dasselbe</translation>
    </message>
    <message>
        <source>ln of a ratio of sums</source>
        <translation>ln eines Quotienten von Summen</translation>
    </message>
    <message>
        <source>No set of outcomes has a larger ratio [KR2, Proposition 1.1]; here that of one record&apos;s report, d ln(p/q)</source>
        <translation>Keine Menge von Ausgängen hat einen größeren Quotienten [KR2, Proposition 1.1]; hier den der Meldung eines Datensatzes, d ln(p/q)</translation>
    </message>
    <message>
        <source>no such outcome</source>
        <translation>kein solcher Ausgang</translation>
    </message>
    <message>
        <source>row that differs</source>
        <translation>Zeile, die sich unterscheidet</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>T and T′ differ in one row: Σ I(xᵢ ≠ x′ᵢ) = 1 [KR2, section 1]</source>
        <translation>T und T′ unterscheiden sich in einer Zeile: Σ I(xᵢ ≠ x′ᵢ) = 1 [KR2, Abschnitt 1]</translation>
    </message>
    <message>
        <source>{from} → {to}</source>
        <translation>{from} → {to}</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;, a record added or removed</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;, ein Datensatz mehr oder weniger</translation>
    </message>
    <message>
        <source>R(T) has one report more than R(T∖{{v}}): whoever counts the reports knows, so that no finite ε compares them [KR1, section 2]. Replacing a record keeps their number</source>
        <translation>R(T) hat eine Meldung mehr als R(T∖{{v}}): Wer die Meldungen zählt, weiß es, sodass kein endliches ε sie vergleicht [KR1, Abschnitt 2]. Einen Datensatz zu ersetzen lässt ihre Zahl gleich</translation>
    </message>
    <message>
        <source>This class</source>
        <translation>Diese Klasse</translation>
    </message>
    <message>
        <source>pupils asked</source>
        <translation>befragte Lernende</translation>
    </message>
    <message>
        <source>pupils</source>
        <translation>Lernende</translation>
    </message>
    <message>
        <source>π̂ = (yes/n − b)/(a − b) from the pupils asked so far, and its interval: one class, simulated {source}.</source>
        <translation>π̂ = (Ja/n − b)/(a − b) aus den bisher befragten Lernenden, und sein Intervall: eine Klasse, simuliert {source}.</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>{confidence} interval</source>
        <translation>Intervall ({confidence})</translation>
    </message>
    <message>
        <source>truth {truth}</source>
        <translation>Wahrheit {truth}</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simuliert</translation>
    </message>
    <message>
        <source>The class repeated</source>
        <translation>Die Klasse wiederholt</translation>
    </message>
    <message>
        <source>share of classes</source>
        <translation>Anteil der Klassen</translation>
    </message>
    <message>
        <source>share of classes in a bar</source>
        <translation>Anteil je Balken</translation>
    </message>
    <message>
        <source>Estimates of {n} simulated classes with the same pupils, and the exact distribution Bin(m, a) + Bin(n − m, b) of the yes answers {source}.</source>
        <translation>Schätzungen von {n} simulierten Klassen mit denselben Lernenden und die exakte Verteilung Bin(m, a) + Bin(n − m, b) der Ja-Antworten {source}.</translation>
    </message>
    <message>
        <source>mean {mean}</source>
        <translation>Mittel {mean}</translation>
    </message>
    <message>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>The {confidence} intervals of the first {n} repetitions. Of many, about that share contains the true share, as long as everybody does as told.</source>
        <translation>Die Intervalle ({confidence}) der ersten {n} Wiederholungen. Von vielen enthält etwa dieser Anteil den wahren Anteil, solange alle tun, was verlangt ist.</translation>
    </message>
    <message>
        <source>The {confidence} intervals of the first {n} repetitions. Of many, at least that share contains the true share, as long as everybody does as told.</source>
        <translation>Die Intervalle ({confidence}) der ersten {n} Wiederholungen. Von vielen enthält mindestens dieser Anteil den wahren Anteil, solange alle tun, was verlangt ist.</translation>
    </message>
    <message>
        <source>contains the truth</source>
        <translation>enthält die Wahrheit</translation>
    </message>
    <message>
        <source>misses it</source>
        <translation>verfehlt sie</translation>
    </message>
    <message>
        <source>yes in this class</source>
        <translation>Ja in dieser Klasse</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>How many pupils of the class above said yes</source>
        <translation>Wie viele Lernende der Klasse oben Ja sagten</translation>
    </message>
    <message>
        <source>estimate from this class</source>
        <translation>Schätzung aus dieser Klasse</translation>
    </message>
    <message>
        <source>The share of pupils with the trait, as the teacher would estimate it</source>
        <translation>Der Anteil der Lernenden mit dem Merkmal, wie die Lehrkraft ihn schätzen würde</translation>
    </message>
    <message>
        <source>its interval, lower end</source>
        <translation>ihr Intervall, unteres Ende</translation>
    </message>
    <message>
        <source>Of the chosen kind, clipped to [0, 1]</source>
        <translation>Von der gewählten Art, auf [0; 1] gestutzt</translation>
    </message>
    <message>
        <source>its interval, upper end</source>
        <translation>ihr Intervall, oberes Ende</translation>
    </message>
    <message>
        <source>truth, &lt;i&gt;m&lt;/i&gt;/&lt;i&gt;n&lt;/i&gt;</source>
        <translation>Wahrheit, &lt;i&gt;m&lt;/i&gt;/&lt;i&gt;n&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The share of pupils with the trait</source>
        <translation>Der Anteil der Lernenden mit dem Merkmal</translation>
    </message>
    <message>
        <source>bias of the estimate</source>
        <translation>Verzerrung der Schätzung</translation>
    </message>
    <message>
        <source>How far the mean of the estimates is from the truth when a share w of the pupils always says no</source>
        <translation>Wie weit das Mittel der Schätzungen von der Wahrheit entfernt ist, wenn ein Anteil w der Lernenden immer Nein sagt</translation>
    </message>
    <message>
        <source>standard deviation of estimates</source>
        <translation>Standardabweichung der Schätzungen</translation>
    </message>
    <message>
        <source>Over classes with the same pupils: only the chance device differs</source>
        <translation>Über Klassen mit denselben Lernenden: Nur das Zufallsgerät fällt anders aus</translation>
    </message>
    <message>
        <source>intervals that contain the truth, simulated</source>
        <translation>Intervalle mit der Wahrheit, simuliert</translation>
    </message>
    <message>
        <source>intervals that contain the truth</source>
        <translation>Intervalle mit der Wahrheit</translation>
    </message>
    <message>
        <source>Probability that the interval contains the share of these pupils</source>
        <translation>Wahrscheinlichkeit, dass das Intervall den Anteil dieser Lernenden enthält</translation>
    </message>
    <message>
        <source>see simulated</source>
        <translation>siehe simuliert</translation>
    </message>
    <message>
        <source>The intervals trust that everybody follows the instructions</source>
        <translation>Die Intervalle setzen voraus, dass alle den Anweisungen folgen</translation>
    </message>
    <message>
        <source>privacy parameter &lt;i&gt;ε&lt;/i&gt;</source>
        <translation>Datenschutzparameter &lt;i&gt;ε&lt;/i&gt;</translation>
    </message>
    <message>
        <source>One answer changes the odds about one pupil by a factor of at most e^ε</source>
        <translation>Eine Antwort ändert die Chancen über eine Person höchstens um den Faktor e^ε</translation>
    </message>
    <message numerus="yes">
        <source>Of &lt;b&gt;{n}&lt;/b&gt; pupils &lt;b&gt;{yes}&lt;/b&gt; said yes: the estimate is &lt;b&gt;{estimate}&lt;/b&gt;, the truth &lt;b&gt;{truth}&lt;/b&gt;.</source>
        <comment>Of &lt;b&gt;{n}&lt;/b&gt; pupil &lt;b&gt;{yes}&lt;/b&gt; said yes: the estimate is &lt;b&gt;{estimate}&lt;/b&gt;, the truth &lt;b&gt;{truth}&lt;/b&gt;.</comment>
        <translation>
            <numerusform>Von &lt;b&gt;{n}&lt;/b&gt; Person sagte &lt;b&gt;{yes}&lt;/b&gt; Ja: Die Schätzung ist &lt;b&gt;{estimate}&lt;/b&gt;, die Wahrheit &lt;b&gt;{truth}&lt;/b&gt;.</numerusform>
            <numerusform>Von &lt;b&gt;{n}&lt;/b&gt; Lernenden sagten &lt;b&gt;{yes}&lt;/b&gt; Ja: Die Schätzung ist &lt;b&gt;{estimate}&lt;/b&gt;, die Wahrheit &lt;b&gt;{truth}&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message>
        <source>Classroom</source>
        <translation>Klassenzimmer</translation>
    </message>
    <message>
        <source>Does it really work?</source>
        <translation>Funktioniert das wirklich?</translation>
    </message>
    <message>
        <source>with the trait</source>
        <translation>mit dem Merkmal</translation>
    </message>
    <message>
        <source>always say no</source>
        <translation>sagen immer Nein</translation>
    </message>
    <message>
        <source>repetitions</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>yes answers</source>
        <translation>Ja-Antworten</translation>
    </message>
    <message>
        <source>The count is not in this window.</source>
        <translation>Die Anzahl liegt nicht in diesem Fenster.</translation>
    </message>
    <message>
        <source>One more person answers</source>
        <translation>Eine Person mehr antwortet</translation>
    </message>
    <message>
        <source>P[A_n(m) = s] = q P[A_(n−1)(m) = s − 1] + p P[A_(n−1)(m) = s] where a true no joins [KR2, (3.3)], and with p and q exchanged, P[A_n(m + 1) = s], where a true yes does [KR2, (3.2)]: both lie between two neighbouring probabilities of the others.</source>
        <translation>P[A_n(m) = s] = q P[A_(n−1)(m) = s − 1] + p P[A_(n−1)(m) = s], wo ein wahres Nein hinzukommt [KR2, (3.3)], und mit p und q vertauscht P[A_n(m + 1) = s], wo ein wahres Ja hinzukommt [KR2, (3.2)]: Beide liegen zwischen zwei benachbarten Wahrscheinlichkeiten der anderen.</translation>
    </message>
    <message>
        <source>the others, n − 1</source>
        <translation>die anderen, n − 1</translation>
    </message>
    <message>
        <source>and a true no</source>
        <translation>und ein wahres Nein</translation>
    </message>
    <message>
        <source>and a true yes</source>
        <translation>und ein wahres Ja</translation>
    </message>
    <message>
        <source>One more true yes</source>
        <translation>Ein wahres Ja mehr</translation>
    </message>
    <message>
        <source>change of the cumulative distribution</source>
        <translation>Änderung der Verteilungsfunktion</translation>
    </message>
    <message>
        <source>F(s; m + 1) − F(s; m) = −(p − q) P[A_(n−1)(m) = s], never above 0, and F(s + 1; m + 1) − F(s; m) = q (P[A_(n−1)(m) = s] + P[A_(n−1)(m) = s + 1]), never below: F(s; m + 1) ≤ F(s; m) ≤ F(s + 1; m + 1), so a quantile moves by 0 or 1 [KR2, sections 3.1.2 and 3.1.3].</source>
        <translation>F(s; m + 1) − F(s; m) = −(p − q) P[A_(n−1)(m) = s], nie über 0, und F(s + 1; m + 1) − F(s; m) = q (P[A_(n−1)(m) = s] + P[A_(n−1)(m) = s + 1]), nie darunter: F(s; m + 1) ≤ F(s; m) ≤ F(s + 1; m + 1), sodass ein Quantil um 0 oder 1 rückt [KR2, Abschnitte 3.1.2 und 3.1.3].</translation>
    </message>
    <message>
        <source>at s</source>
        <translation>bei s</translation>
    </message>
    <message>
        <source>at s + 1</source>
        <translation>bei s + 1</translation>
    </message>
    <message>
        <source>With q = 0 the count is m, and moves by 1.</source>
        <translation>Mit q = 0 ist die Anzahl m und rückt um 1.</translation>
    </message>
    <message>
        <source>no true yes</source>
        <translation>kein wahres Ja</translation>
    </message>
    <message>
        <source>no true no</source>
        <translation>kein wahres Nein</translation>
    </message>
    <message>
        <source>&lt;i&gt;F&lt;/i&gt;({s}; {m})</source>
        <translation>&lt;i&gt;F&lt;/i&gt;({s}; {m})</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;A&lt;/i&gt; = {s}) by (3.2)</source>
        <translation>P(&lt;i&gt;A&lt;/i&gt; = {s}) nach (3.2)</translation>
    </message>
    <message>
        <source>p P[A(m − 1) = s − 1] + q P[A(m − 1) = s] among n − 1: a true yes is left out. The same as P(A = s)</source>
        <translation>p P[A(m − 1) = s − 1] + q P[A(m − 1) = s] unter n − 1: Ein wahres Ja wird weggelassen. Dasselbe wie P(A = s)</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;A&lt;/i&gt; = {s}) by (3.3)</source>
        <translation>P(&lt;i&gt;A&lt;/i&gt; = {s}) nach (3.3)</translation>
    </message>
    <message>
        <source>q P[A(m) = s − 1] + p P[A(m) = s] among n − 1: a true no is left out. The same as P(A = s)</source>
        <translation>q P[A(m) = s − 1] + p P[A(m) = s] unter n − 1: Ein wahres Nein wird weggelassen. Dasselbe wie P(A = s)</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;A&lt;/i&gt; ≤ {s}) by (3.2)</source>
        <translation>P(&lt;i&gt;A&lt;/i&gt; ≤ {s}) nach (3.2)</translation>
    </message>
    <message>
        <source>p F(s − 1; m − 1) + q F(s; m − 1) among n − 1. The same as P(A ≤ s)</source>
        <translation>p F(s − 1; m − 1) + q F(s; m − 1) unter n − 1. Dasselbe wie P(A ≤ s)</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;A&lt;/i&gt; ≤ {s}) by (3.3)</source>
        <translation>P(&lt;i&gt;A&lt;/i&gt; ≤ {s}) nach (3.3)</translation>
    </message>
    <message>
        <source>q F(s − 1; m) + p F(s; m) among n − 1. The same as P(A ≤ s)</source>
        <translation>q F(s − 1; m) + p F(s; m) unter n − 1. Dasselbe wie P(A ≤ s)</translation>
    </message>
    <message>
        <source>P(A ≤ s) with one more true yes: the smallest of the three</source>
        <translation>P(A ≤ s) mit einem wahren Ja mehr: die kleinste der drei</translation>
    </message>
    <message>
        <source>P(A ≤ s): between the other two</source>
        <translation>P(A ≤ s): zwischen den beiden anderen</translation>
    </message>
    <message>
        <source>P(A ≤ s + 1) with one more true yes: the largest of the three</source>
        <translation>P(A ≤ s + 1) mit einem wahren Ja mehr: die größte der drei</translation>
    </message>
    <message>
        <source>quantile at level {level}, &lt;i&gt;m&lt;/i&gt; = {m}</source>
        <translation>Quantil zum Niveau {level}, &lt;i&gt;m&lt;/i&gt; = {m}</translation>
    </message>
    <message>
        <source>With one true yes more than m = {m}: the same quantile, or larger by 1</source>
        <translation>Mit einem wahren Ja mehr als m = {m}: dasselbe Quantil oder um 1 größer</translation>
    </message>
    <message>
        <source>{symbol} = {m}</source>
        <translation>{symbol} = {m}</translation>
    </message>
    <message>
        <source>How likely each count is</source>
        <translation>Wie wahrscheinlich jede Anzahl ist</translation>
    </message>
    <message>
        <source>s = {s}</source>
        <translation>s = {s}</translation>
    </message>
    <message>
        <source>Cumulative distribution</source>
        <translation>Verteilungsfunktion</translation>
    </message>
    <message>
        <source>F(s) = P[A(m) ≤ s], the probability of at most s yes answers; the same with one person&apos;s answer changed, and that of m = 0 shifted by m(p − q) {source}.</source>
        <translation>F(s) = P[A(m) ≤ s], die Wahrscheinlichkeit von höchstens s Ja-Antworten; dasselbe mit der geänderten Antwort einer Person, und die für m = 0, verschoben um m(p − q) {source}.</translation>
    </message>
    <message>
        <source>m = 0, shifted</source>
        <translation>m = 0, verschoben</translation>
    </message>
    <message>
        <source>How good is the shifted curve?</source>
        <translation>Wie gut ist die verschobene Kurve?</translation>
    </message>
    <message>
        <source>shifted − exact</source>
        <translation>verschoben − exakt</translation>
    </message>
    <message>
        <source>F(s − m(p − q); 0) − F(s; m), exactly: the cumulative distributions of all m are nearly one curve, moved {source}.</source>
        <translation>F(s − m(p − q); 0) − F(s; m), exakt: Die Verteilungsfunktionen aller m sind nahezu eine Kurve, verschoben {source}.</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Here the shift has no error.</source>
        <translation>Hier hat die Verschiebung keinen Fehler.</translation>
    </message>
    <message>
        <source>{confidence} % confidence set for m, given s</source>
        <translation>{confidence}-%-Konfidenzmenge für m, gegeben s</translation>
    </message>
    <message>
        <source>From yes answers back to true yeses</source>
        <translation>Von Ja-Antworten zurück zu wahren Ja</translation>
    </message>
    <message>
        <source>Quantiles of A(m). The m whose β/2 and 1 − β/2 quantiles enclose s are a confidence set for the true yeses: it contains them with probability at least 1 − β = {confidence} % {source}.</source>
        <translation>Quantile von A(m). Die m, deren β/2- und 1 − β/2-Quantile s einschließen, sind eine Konfidenzmenge für die wahren Ja: Sie enthält sie mit Wahrscheinlichkeit mindestens 1 − β = {confidence} % {source}.</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>There is no number of true yeses in this window.</source>
        <translation>In diesem Fenster liegt keine Zahl wahrer Ja.</translation>
    </message>
    <message>
        <source>confidence set</source>
        <translation>Konfidenzmenge</translation>
    </message>
    <message>
        <source>This outcome contradicts every m.</source>
        <translation>Dieser Ausgang widerspricht jedem m.</translation>
    </message>
    <message>
        <source>largest error of the shift</source>
        <translation>größter Fehler der Verschiebung</translation>
    </message>
    <message>
        <source>Largest |F(s − m(p − q); 0) − F(s; m)| over all outcomes s</source>
        <translation>Größtes |F(s − m(p − q); 0) − F(s; m)| über alle Ausgänge s</translation>
    </message>
    <message>
        <source>Largest |F(s − m(p − q); 0) − F(s; m)| over 160 outcomes s, evenly spaced</source>
        <translation>Größtes |F(s − m(p − q); 0) − F(s; m)| über 160 Ausgänge s in gleichen Abständen</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>E[A(m)] = nq + m(p − q)</source>
        <translation>E[A(m)] = nq + m(p − q)</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>√(npq), the same for every m</source>
        <translation>√(npq), dieselbe für jedes m</translation>
    </message>
    <message>
        <source>likely count, from</source>
        <translation>wahrscheinliche Anzahl, von</translation>
    </message>
    <message>
        <source>The β/2 quantile of A(m)</source>
        <translation>Das β/2-Quantil von A(m)</translation>
    </message>
    <message>
        <source>likely count, to</source>
        <translation>wahrscheinliche Anzahl, bis</translation>
    </message>
    <message>
        <source>The 1 − β/2 quantile of A(m)</source>
        <translation>Das 1 − β/2-Quantil von A(m)</translation>
    </message>
    <message>
        <source>P(likely count)</source>
        <translation>P(wahrscheinliche Anzahl)</translation>
    </message>
    <message>
        <source>Probability of a count from the one to the other</source>
        <translation>Wahrscheinlichkeit einer Anzahl von der einen bis zur anderen</translation>
    </message>
    <message>
        <source>quantile at level {level}</source>
        <translation>Quantil zum Niveau {level}</translation>
    </message>
    <message>
        <source>The smallest s with F(s) at least the level</source>
        <translation>Das kleinste s, dessen F(s) mindestens das Niveau ist</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;A&lt;/i&gt; = {s})</source>
        <translation>P(&lt;i&gt;A&lt;/i&gt; = {s})</translation>
    </message>
    <message>
        <source>Probability of exactly s yes answers</source>
        <translation>Wahrscheinlichkeit von genau s Ja-Antworten</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;A&lt;/i&gt; ≤ {s})</source>
        <translation>P(&lt;i&gt;A&lt;/i&gt; ≤ {s})</translation>
    </message>
    <message>
        <source>Probability of at most s yes answers</source>
        <translation>Wahrscheinlichkeit von höchstens s Ja-Antworten</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;A&lt;/i&gt; ≥ {s})</source>
        <translation>P(&lt;i&gt;A&lt;/i&gt; ≥ {s})</translation>
    </message>
    <message>
        <source>Probability of at least s yes answers</source>
        <translation>Wahrscheinlichkeit von mindestens s Ja-Antworten</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt; given &lt;i&gt;s&lt;/i&gt; = {s}, from</source>
        <translation>&lt;i&gt;m&lt;/i&gt; gegeben &lt;i&gt;s&lt;/i&gt; = {s}, von</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt; given &lt;i&gt;s&lt;/i&gt; = {s}, to</source>
        <translation>&lt;i&gt;m&lt;/i&gt; gegeben &lt;i&gt;s&lt;/i&gt; = {s}, bis</translation>
    </message>
    <message>
        <source>End of the confidence set of level 1 − β for the true yeses</source>
        <translation>Ende der Konfidenzmenge zum Niveau 1 − β für die wahren Ja</translation>
    </message>
    <message>
        <source>This outcome is outside the likely counts of every m</source>
        <translation>Dieser Ausgang liegt außerhalb der wahrscheinlichen Anzahlen jedes m</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;{n}&lt;/b&gt; true yeses</source>
        <comment>&lt;b&gt;{n}&lt;/b&gt; true yes</comment>
        <translation>
            <numerusform>&lt;b&gt;{n}&lt;/b&gt; wahres Ja</numerusform>
            <numerusform>&lt;b&gt;{n}&lt;/b&gt; wahre Ja</numerusform>
        </translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Anzahlen</translation>
    </message>
    <message>
        <source>What will the collector see?</source>
        <translation>Was sieht die Sammelstelle?</translation>
    </message>
    <message>
        <source>Left out where it is infinite.</source>
        <translation>Weggelassen, wo es unendlich ist.</translation>
    </message>
    <message>
        <source>Left out where there is no value.</source>
        <translation>Weggelassen, wo es keinen Wert gibt.</translation>
    </message>
    <message>
        <source>Left out where {name} is outside what the others allow.</source>
        <translation>Weggelassen, wo {name} außerhalb dessen liegt, was die anderen erlauben.</translation>
    </message>
    <message>
        <source>{symbol} = {value}</source>
        <translation>{symbol} = {value}</translation>
    </message>
    <message>
        <source>{symbol} = {formula}. {source}.</source>
        <translation>{symbol} = {formula}. {source}.</translation>
    </message>
    <message>
        <source>{symbol} = {formula}, at {fixed}. {source}.</source>
        <translation>{symbol} = {formula}, bei {fixed}. {source}.</translation>
    </message>
    <message>
        <source>The window has no value that {parameter} can take.</source>
        <translation>Das Fenster enthält keinen Wert, den {parameter} annehmen kann.</translation>
    </message>
    <message>
        <source>No value is positive: a logarithmic axis has no place for them.</source>
        <translation>Kein Wert ist positiv: Eine logarithmische Achse hat keinen Platz dafür.</translation>
    </message>
    <message>
        <source>{level}</source>
        <translation>{level}</translation>
    </message>
    <message>
        <source>The window has no values for a map.</source>
        <translation>Das Fenster enthält keine Werte für eine Karte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;{value}&lt;/b&gt;</source>
        <translation>&lt;b&gt;{value}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{value}&lt;/b&gt; {unit}</source>
        <translation>&lt;b&gt;{value}&lt;/b&gt; {unit}</translation>
    </message>
    <message>
        <source>&lt;i&gt;{symbol}&lt;/i&gt; in the middle</source>
        <translation>&lt;i&gt;{symbol}&lt;/i&gt; in der Mitte</translation>
    </message>
    <message>
        <source>middle of &lt;i&gt;{symbol}&lt;/i&gt;</source>
        <translation>Mitte von &lt;i&gt;{symbol}&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Custom chart</source>
        <translation>Eigenes Diagramm</translation>
    </message>
    <message>
        <source>Which number, against which parameter?</source>
        <translation>Welche Zahl, gegen welchen Parameter?</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Planen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Privacy in depth</source>
        <translation>Datenschutz im Detail</translation>
    </message>
    <message>
        <source>Beyond ε = 690 some variances are below 10⁻³⁰⁰.</source>
        <translation>Ab ε = 690 liegen manche Varianzen unter 10⁻³⁰⁰.</translation>
    </message>
    <message>
        <source>There are 2 to 10⁶ categories.</source>
        <translation>Es gibt 2 bis 10⁶ Kategorien.</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>{mechanism} {crossing}</source>
        <translation>{mechanism} {crossing}</translation>
    </message>
    <message>
        <source>crossings</source>
        <translation>Schnittpunkte</translation>
    </message>
    <message>
        <source>variance of one frequency, times n</source>
        <translation>Varianz einer Häufigkeit, mal n</translation>
    </message>
    <message>
        <source>Against the privacy parameter, K = {categories}</source>
        <translation>Gegen den Datenschutzparameter, K = {categories}</translation>
    </message>
    <message>
        <source>n·Var = [f p*(1 − p*) + (1 − f) q*(1 − q*)]/(p* − q*)² at f = {frequency} {wang} {ye} {acharya}. Dots: from there on GRR is better than the one named; OUE, at f = 0: ε = ln((K − 2)/3).</source>
        <translation>n·Var = [f p*(1 − p*) + (1 − f) q*(1 − q*)]/(p* − q*)² bei f = {frequency} {wang} {ye} {acharya}. Punkte: Von dort an ist GRR besser als der genannte; OUE, bei f = 0: ε = ln((K − 2)/3).</translation>
    </message>
    <message>
        <source>Against the number of categories</source>
        <translation>Gegen die Zahl der Kategorien</translation>
    </message>
    <message>
        <source>The same at ε = {epsilon}. Dots: with more categories the one named is better than GRR; OUE, at f = 0: K = 3e^ε + 2 {source}.</source>
        <translation>Dasselbe bei ε = {epsilon}. Punkte: Mit mehr Kategorien ist der genannte besser als GRR; OUE, bei f = 0: K = 3e^ε + 2 {source}.</translation>
    </message>
    <message>
        <source>K = {categories}</source>
        <translation>K = {categories}</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>×{factor}</source>
        <translation>×{factor}</translation>
    </message>
    <message>
        <source>÷{factor}</source>
        <translation>÷{factor}</translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <translation>{others} und {last}</translation>
    </message>
    <message>
        <source>GRR against the best encoding</source>
        <translation>GRR gegen die beste Kodierung</translation>
    </message>
    <message>
        <source>Variance of GRR over the lowest of {others} at f = {frequency}. Blue: GRR is better; orange: the others are. Subset selection is GRR where its subsets hold one value, K &lt; 3(e^ε + 1)/2, and close to the best elsewhere.</source>
        <translation>Varianz von GRR, geteilt durch die kleinste von {others} bei f = {frequency}. Blau: GRR ist besser; orange: die anderen. Teilmengenauswahl ist GRR, wo ihre Teilmengen einen Wert enthalten, K &lt; 3(e^ε + 1)/2, und sonst nahe der besten.</translation>
    </message>
    <message>
        <source>GRR / best encoding</source>
        <translation>GRR / beste Kodierung</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>GRR is better, or worse, at every value: they don&apos;t cross</source>
        <translation>GRR ist bei jedem Wert besser, oder schlechter: Sie schneiden sich nicht</translation>
    </message>
    <message numerus="yes">
        <source>Of the estimated frequency with {n} people and {mechanism}</source>
        <comment>Of the estimated frequency with {n} person and {mechanism}</comment>
        <translation>
            <numerusform>Der geschätzten Häufigkeit bei {n} Person und {mechanism}</numerusform>
            <numerusform>Der geschätzten Häufigkeit bei {n} Personen und {mechanism}</numerusform>
        </translation>
    </message>
    <message>
        <source>standard error, best</source>
        <translation>Standardfehler, bester</translation>
    </message>
    <message>
        <source>standard error, GRR</source>
        <translation>Standardfehler, GRR</translation>
    </message>
    <message>
        <source>&lt;i&gt;n&lt;/i&gt;·Var, {mechanism}</source>
        <translation>&lt;i&gt;n&lt;/i&gt;·Var, {mechanism}</translation>
    </message>
    <message>
        <source>GRR = {mechanism} at &lt;i&gt;K&lt;/i&gt;</source>
        <translation>GRR = {mechanism} bei &lt;i&gt;K&lt;/i&gt;</translation>
    </message>
    <message>
        <source>With fewer categories GRR is better, at this ε</source>
        <translation>Mit weniger Kategorien ist GRR besser, bei diesem ε</translation>
    </message>
    <message>
        <source>GRR = {mechanism} at &lt;i&gt;ε&lt;/i&gt;</source>
        <translation>GRR = {mechanism} bei &lt;i&gt;ε&lt;/i&gt;</translation>
    </message>
    <message>
        <source>With a larger ε GRR is better, at this K</source>
        <translation>Mit einem größeren ε ist GRR besser, bei diesem K</translation>
    </message>
    <message>
        <source>Mechanisms</source>
        <translation>Mechanismen</translation>
    </message>
    <message>
        <source>Which mechanism for my K and ε?</source>
        <translation>Welcher Mechanismus für mein K und ε?</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>Häufigkeit</translation>
    </message>
    <message>
        <source>+{level}</source>
        <translation>+{level}</translation>
    </message>
    <message>
        <source>Privacy loss of every possible count</source>
        <translation>Privatsphäreverlust jeder möglichen Anzahl</translation>
    </message>
    <message>
        <source>privacy loss</source>
        <translation>Privatsphäreverlust</translation>
    </message>
    <message>
        <source>β/2 quantile</source>
        <translation>β/2-Quantil</translation>
    </message>
    <message>
        <source>1 − β/2 quantile</source>
        <translation>1 − β/2-Quantil</translation>
    </message>
    <message>
        <source>What the collector sees</source>
        <translation>Was die Sammelstelle sieht</translation>
    </message>
    <message>
        <source>P[A(m) = s], and the same with one more true yes {source}.</source>
        <translation>P[A(m) = s], und dasselbe mit einem wahren Ja mehr {source}.</translation>
    </message>
    <message>
        <source>m + 1 = {m}</source>
        <translation>m + 1 = {m}</translation>
    </message>
    <message>
        <source>Privacy loss against s, at m = {m}</source>
        <translation>Privatsphäreverlust gegen s, bei m = {m}</translation>
    </message>
    <message>
        <source>Privacy loss against m, at s = {s}</source>
        <translation>Privatsphäreverlust gegen m, bei s = {s}</translation>
    </message>
    <message>
        <source>There is nothing in this window.</source>
        <translation>In diesem Fenster ist nichts.</translation>
    </message>
    <message>
        <source>&lt;b&gt;1 + {excess}&lt;/b&gt;</source>
        <translation>&lt;b&gt;1 + {excess}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{factor}&lt;/b&gt;</source>
        <translation>&lt;b&gt;{factor}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Privacy loss of this count: the logarithm of the ratio of its probabilities with m and with m + 1 true yeses</source>
        <translation>Privatsphäreverlust dieser Anzahl: der Logarithmus des Quotienten ihrer Wahrscheinlichkeiten mit m und mit m + 1 wahren Ja</translation>
    </message>
    <message>
        <source>P(privacy loss &gt; {limit}) at &lt;i&gt;m&lt;/i&gt;</source>
        <translation>P(Verlust &gt; {limit}) bei &lt;i&gt;m&lt;/i&gt;</translation>
    </message>
    <message>
        <source>P(privacy loss &gt; {limit}) at &lt;i&gt;m&lt;/i&gt; + 1</source>
        <translation>P(Verlust &gt; {limit}) bei &lt;i&gt;m&lt;/i&gt; + 1</translation>
    </message>
    <message>
        <source>pure &lt;i&gt;ε&lt;/i&gt; after counting</source>
        <translation>reines &lt;i&gt;ε&lt;/i&gt; nach dem Zählen</translation>
    </message>
    <message>
        <source>The ratio at s = 0 is p/q for every m: counting doesn&apos;t lower the pure ε</source>
        <translation>Der Quotient bei s = 0 ist p/q für jedes m: Zählen senkt das reine ε nicht</translation>
    </message>
    <message>
        <source>With &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;½&lt;/b&gt; every count is as likely with one more true yes: nothing is given away, and nothing is learnt.</source>
        <translation>Mit &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;½&lt;/b&gt; ist jede Anzahl mit einem wahren Ja mehr ebenso wahrscheinlich: Nichts wird verraten, und nichts wird gelernt.</translation>
    </message>
    <message>
        <source>With {answers} and &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt;, a likely count changes the odds about one person by a factor of at most {likely}; only an extreme count (everybody or nobody says yes) reaches the full &lt;b&gt;{factor}&lt;/b&gt;.</source>
        <translation>Mit {answers} und &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt; ändert eine wahrscheinliche Anzahl die Chancen über eine Person höchstens um den Faktor {likely}; nur eine extreme Anzahl (alle oder niemand sagt Ja) erreicht den vollen Faktor &lt;b&gt;{factor}&lt;/b&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;{n}&lt;/b&gt; answers</source>
        <comment>&lt;b&gt;{n}&lt;/b&gt; answer</comment>
        <translation>
            <numerusform>&lt;b&gt;{n}&lt;/b&gt; Antwort</numerusform>
            <numerusform>&lt;b&gt;{n}&lt;/b&gt; Antworten</numerusform>
        </translation>
    </message>
    <message>
        <source>Privacy ratio</source>
        <translation>Privatsphärequotient</translation>
    </message>
    <message>
        <source>How much does one outcome give away?</source>
        <translation>Wie viel verrät ein Ausgang?</translation>
    </message>
    <message>
        <source>marked contour</source>
        <translation>markierte Höhenlinie</translation>
    </message>
    <message>
        <source>likely counts</source>
        <translation>wahrscheinliche Anzahlen</translation>
    </message>
    <message>
        <source>this s</source>
        <translation>dieses s</translation>
    </message>
    <message>
        <source>Two terms, weighed differently</source>
        <translation>Zwei Terme, verschieden gewichtet</translation>
    </message>
    <message>
        <source>the others: s against s − 1</source>
        <translation>die anderen: s gegen s − 1</translation>
    </message>
    <message>
        <source>ρ is positive.</source>
        <translation>ρ ist positiv.</translation>
    </message>
    <message>
        <source>Where nobody or everybody says yes one of the two terms is 0: the ratio is at its end.</source>
        <translation>Wo niemand oder alle Ja sagen, ist einer der beiden Terme 0: Der Quotient ist an seinem Ende.</translation>
    </message>
    <message>
        <source>At this s one of the two terms is next to nothing.</source>
        <translation>Bei diesem s ist einer der beiden Terme so gut wie nichts.</translation>
    </message>
    <message>
        <source>&lt;i&gt;ρ&lt;/i&gt; at {s}</source>
        <translation>&lt;i&gt;ρ&lt;/i&gt; bei {s}</translation>
    </message>
    <message>
        <source>P[A = s]/P[A = s − 1] of the other n − 1, m of them yes</source>
        <translation>P[A = s]/P[A = s − 1] der anderen n − 1, davon m Ja</translation>
    </message>
    <message>
        <source>The same one outcome on: no larger [KR2, Lemma 4.3]</source>
        <translation>Dasselbe einen Ausgang weiter: nicht größer [KR2, Lemma 4.3]</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;A&lt;/i&gt; = {s})/P(&lt;i&gt;A&lt;/i&gt; = {before})</source>
        <translation>P(&lt;i&gt;A&lt;/i&gt; = {s})/P(&lt;i&gt;A&lt;/i&gt; = {before})</translation>
    </message>
    <message>
        <source>Never below the next such ratio: what Lemma 4.3 of [KR2] carries from n − 1 people to n</source>
        <translation>Nie unter dem nächsten solchen Quotienten: was Lemma 4.3 von [KR2] von n − 1 Personen auf n überträgt</translation>
    </message>
    <message>
        <source>Never above the one before: the probabilities have one hump</source>
        <translation>Nie über dem vorigen: Die Wahrscheinlichkeiten haben einen Gipfel</translation>
    </message>
    <message>
        <source>Privacy parameter of one answer</source>
        <translation>Datenschutzparameter einer Antwort</translation>
    </message>
    <message>
        <source>One answer is ε-differentially private without anybody to trust (ε-LDP), ε = ln((1 − q)/q) {source}; ε grows without bound as q goes to 0.</source>
        <translation>Eine Antwort ist ε-differenziell privat, ohne dass jemandem vertraut werden muss (ε-LDP), ε = ln((1 − q)/q) {source}; ε wächst unbegrenzt, wenn q gegen 0 geht.</translation>
    </message>
    <message>
        <source>q lies between 0 and ½.</source>
        <translation>q liegt zwischen 0 und ½.</translation>
    </message>
    <message>
        <source>What a person answers</source>
        <translation>Was eine Person antwortet</translation>
    </message>
    <message>
        <source>the truth</source>
        <translation>die Wahrheit</translation>
    </message>
    <message>
        <source>a no</source>
        <translation>ein Nein</translation>
    </message>
    <message>
        <source>a yes</source>
        <translation>ein Ja</translation>
    </message>
    <message>
        <source>probability of the answer</source>
        <translation>Wahrscheinlichkeit der Antwort</translation>
    </message>
    <message>
        <source>P[answer = truth] = 1 − q, P[answer ≠ truth] = q {source}.</source>
        <translation>P[Antwort = Wahrheit] = 1 − q, P[Antwort ≠ Wahrheit] = q {source}.</translation>
    </message>
    <message>
        <source>says no</source>
        <translation>sagt Nein</translation>
    </message>
    <message>
        <source>says yes</source>
        <translation>sagt Ja</translation>
    </message>
    <message>
        <source>What an answer reveals</source>
        <translation>Was eine Antwort verrät</translation>
    </message>
    <message>
        <source>after the answer yes</source>
        <translation>nach der Antwort Ja</translation>
    </message>
    <message>
        <source>after the answer no</source>
        <translation>nach der Antwort Nein</translation>
    </message>
    <message>
        <source>nothing learnt</source>
        <translation>nichts gelernt</translation>
    </message>
    <message>
        <source>Probabilities lie between 0 and 1.</source>
        <translation>Wahrscheinlichkeiten liegen zwischen 0 und 1.</translation>
    </message>
    <message>
        <source>π = {prior}</source>
        <translation>π = {prior}</translation>
    </message>
    <message>
        <source>Can one answer reveal the truth?</source>
        <translation>Kann eine Antwort die Wahrheit verraten?</translation>
    </message>
    <message>
        <source>type I error: a true no called yes</source>
        <translation>Fehler 1. Art: wahres Nein gilt als Ja</translation>
    </message>
    <message>
        <source>type II error: a true yes called no</source>
        <translation>Fehler 2. Art: wahres Ja gilt als Nein</translation>
    </message>
    <message>
        <source>Smallest type II error of any test that guesses the truth from the answer, at type I error a: max(0, 1 − e^ε a, e^−ε (1 − a)) {source}.</source>
        <translation>Kleinster Fehler 2. Art aller Tests, die die Wahrheit aus der Antwort raten, beim Fehler 1. Art a: max(0, 1 − e^ε a, e^−ε (1 − a)) {source}.</translation>
    </message>
    <message>
        <source>with this q</source>
        <translation>mit diesem q</translation>
    </message>
    <message>
        <source>guessing blindly</source>
        <translation>blind geraten</translation>
    </message>
    <message>
        <source>ln((1 − q)/q): one answer is ε-differentially private, whoever sees it (ε-LDP)</source>
        <translation>ln((1 − q)/q): Eine Antwort ist ε-differenziell privat, wer auch immer sie sieht (ε-LDP)</translation>
    </message>
    <message>
        <source>change of the odds, &lt;i&gt;e&lt;/i&gt;&lt;sup&gt;&lt;i&gt;ε&lt;/i&gt;&lt;/sup&gt;</source>
        <translation>Änderung der Chancen, &lt;i&gt;e&lt;/i&gt;&lt;sup&gt;&lt;i&gt;ε&lt;/i&gt;&lt;/sup&gt;</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>No answer changes the odds that a person is a yes by more than this factor.</source>
        <translation>Keine Antwort ändert die Chancen, dass eine Person ein Ja ist, um mehr als diesen Faktor.</translation>
    </message>
    <message>
        <source>P(truly yes, given the answer yes)</source>
        <translation>P(wirklich Ja, gegeben Antwort Ja)</translation>
    </message>
    <message>
        <source>What is believed after the answer yes, where π was believed before</source>
        <translation>Einschätzung nach der Antwort Ja, wo sie vorher π war</translation>
    </message>
    <message>
        <source>P(truly yes, given the answer no)</source>
        <translation>P(wirklich Ja, gegeben Antwort Nein)</translation>
    </message>
    <message>
        <source>What is believed after the answer no, where π was believed before</source>
        <translation>Einschätzung nach der Antwort Nein, wo sie vorher π war</translation>
    </message>
    <message>
        <source>lowest belief any answer can lead to</source>
        <translation>niedrigste Einschätzung nach einer Antwort</translation>
    </message>
    <message>
        <source>π/(π + (1 − π)e^ε): no mechanism with this ε can push the probability lower.</source>
        <translation>π/(π + (1 − π)e^ε): Kein Mechanismus mit diesem ε kann die Wahrscheinlichkeit tiefer drücken.</translation>
    </message>
    <message>
        <source>highest belief any answer can lead to</source>
        <translation>höchste Einschätzung nach einer Antwort</translation>
    </message>
    <message>
        <source>πe^ε/(πe^ε + 1 − π): no mechanism with this ε can push the probability higher.</source>
        <translation>πe^ε/(πe^ε + 1 − π): Kein Mechanismus mit diesem ε kann die Wahrscheinlichkeit höher treiben.</translation>
    </message>
    <message>
        <source>attacker&apos;s advantage</source>
        <translation>Vorteil des Angreifers</translation>
    </message>
    <message>
        <source>p − q = tanh(ε/2)</source>
        <translation>p − q = tanh(ε/2)</translation>
    </message>
    <message>
        <source>truth probability &lt;i&gt;p&lt;/i&gt;</source>
        <translation>Wahrheitswahrscheinlichkeit &lt;i&gt;p&lt;/i&gt;</translation>
    </message>
    <message>
        <source>1 − q</source>
        <translation>1 − q</translation>
    </message>
    <message>
        <source>RAPPOR&apos;s &lt;i&gt;f&lt;/i&gt;</source>
        <translation>&lt;i&gt;f&lt;/i&gt; von RAPPOR</translation>
    </message>
    <message>
        <source>2q: keep the bit, or replace it by a fair coin with probability f {source}</source>
        <translation>2q: das Bit behalten oder mit Wahrscheinlichkeit f durch eine faire Münze ersetzen {source}</translation>
    </message>
    <message>
        <source>bias &lt;i&gt;γ&lt;/i&gt;&lt;sub&gt;w&lt;/sub&gt;</source>
        <translation>Bias &lt;i&gt;γ&lt;/i&gt;&lt;sub&gt;w&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>½ − q, in the notation of {source}</source>
        <translation>½ − q, in der Schreibweise von {source}</translation>
    </message>
    <message>
        <source>replaced at random</source>
        <translation>zufällig ersetzt</translation>
    </message>
    <message>
        <source>2q: probability that the bit is replaced by a uniformly random one</source>
        <translation>2q: Wahrscheinlichkeit, dass das Bit durch ein gleichverteiltes ersetzt wird</translation>
    </message>
    <message>
        <source>With &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;0&lt;/b&gt; everybody tells the truth: an answer gives a person away completely.</source>
        <translation>Mit &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;0&lt;/b&gt; sagen alle die Wahrheit: Eine Antwort verrät eine Person vollständig.</translation>
    </message>
    <message>
        <source>With &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;½&lt;/b&gt; an answer is a fair coin: it says nothing about the person, and the collector learns nothing either.</source>
        <translation>Mit &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;½&lt;/b&gt; ist eine Antwort eine faire Münze: Sie sagt nichts über die Person, und auch die Sammelstelle lernt nichts.</translation>
    </message>
    <message>
        <source>Randomized response</source>
        <translation>Randomisierte Antwort</translation>
    </message>
    <message>
        <source>How private is one answer?</source>
        <translation>Wie geschützt ist eine Antwort?</translation>
    </message>
    <message>
        <source>Between two useless ends</source>
        <translation>Zwischen zwei nutzlosen Enden</translation>
    </message>
    <message>
        <source>answers by pure chance</source>
        <translation>Antworten durch reinen Zufall</translation>
    </message>
    <message>
        <source>worth of an answer</source>
        <translation>Wert einer Antwort</translation>
    </message>
    <message>
        <source>no privacy</source>
        <translation>kein Schutz</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>kein Ergebnis</translation>
    </message>
    <message>
        <source>usual: 0.1 to 5</source>
        <translation>üblich: 0,1 bis 5</translation>
    </message>
    <message>
        <source>π(1 − π)(1 − 2q)²/(λ(1 − λ)): so many true answers of people drawn at random tell as much about the share. 1 where only the truth is told, 0 where only the coin speaks</source>
        <translation>π(1 − π)(1 − 2q)²/(λ(1 − λ)): So viele wahre Antworten zufällig gezogener Personen sagen ebenso viel über den Anteil. 1, wo nur die Wahrheit gesagt wird, 0, wo nur die Münze spricht</translation>
    </message>
    <message>
        <source>&lt;i&gt;q&lt;/i&gt; at &lt;i&gt;ε&lt;/i&gt; = 5</source>
        <translation>&lt;i&gt;q&lt;/i&gt; bei &lt;i&gt;ε&lt;/i&gt; = 5</translation>
    </message>
    <message>
        <source>1/(1 + e^5): with a smaller q, ε is above what is usual [WN]</source>
        <translation>1/(1 + e^5): Mit kleinerem q liegt ε über dem Üblichen [WN]</translation>
    </message>
    <message>
        <source>&lt;i&gt;q&lt;/i&gt; at &lt;i&gt;ε&lt;/i&gt; = 0.1</source>
        <translation>&lt;i&gt;q&lt;/i&gt; bei &lt;i&gt;ε&lt;/i&gt; = 0,1</translation>
    </message>
    <message>
        <source>1/(1 + e^0.1): with a larger q, ε is below what is usual [WN]</source>
        <translation>1/(1 + e^0,1): Mit größerem q liegt ε unter dem Üblichen [WN]</translation>
    </message>
    <message>
        <source>Error of each curator&apos;s own shares</source>
        <translation>Fehler der eigenen Anteile jedes Kurators</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>gezogene Datensätze</translation>
    </message>
    <message>
        <source>records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>RMS error</source>
        <translation>RMS-Fehler</translation>
    </message>
    <message>
        <source>The shares of one variable are sums of the estimated joint shares over all others [LWR, section II]. √(b(a − 1)(2nE + Km)/(nE)² + (n − m)/(m(n − 1))·(1 − S)), E = e^ε − 1, a values, b = K/a, S the concentration of the variable.</source>
        <translation>Die Anteile einer Variablen sind Summen der geschätzten gemeinsamen Anteile über alle anderen [LWR, Abschnitt II]. √(b(a − 1)(2nE + Km)/(nE)² + (n − m)/(m(n − 1))·(1 − S)), E = e^ε − 1, a Werte, b = K/a, S die Konzentration der Variablen.</translation>
    </message>
    <message>
        <source>all shares together</source>
        <translation>alle Anteile zusammen</translation>
    </message>
    <message>
        <source>Samples lie between 1 and n.</source>
        <translation>m liegt zwischen 1 und n.</translation>
    </message>
    <message>
        <source>Which shares are each curator&apos;s is known of a table, and of uniform data with K = k^r.</source>
        <translation>Welche Anteile zu welchem Kurator gehören, ist bei einer Tabelle bekannt und bei gleichverteilten Daten mit K = k^r.</translation>
    </message>
    <message>
        <source>A variable of one value has no error, and no place on a logarithmic axis.</source>
        <translation>Eine Variable mit einem Wert hat keinen Fehler und keinen Platz auf einer logarithmischen Achse.</translation>
    </message>
    <message>
        <source>More than two curators</source>
        <translation>Mehr als zwei Kuratoren</translation>
    </message>
    <message>
        <source>curators</source>
        <translation>Kuratoren</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>r curators, each with a variable of k = {k} equally frequent values: K = k^r categories. Root mean square errors at the best m for each r, and the Lin–Wang–Rane bound (c√K + 1)/√m at its own best m [LWR, Theorem III.4].</source>
        <translation>r Kuratoren, jeder mit einer Variablen von k = {k} gleich häufigen Werten: K = k^r Kategorien. Wurzeln der mittleren quadratischen Fehler beim besten m für jedes r und die Lin–Wang–Rane-Schranke (c√K + 1)/√m bei ihrem eigenen besten m [LWR, Satz III.4].</translation>
    </message>
    <message>
        <source>Lin–Wang–Rane bound</source>
        <translation>Lin–Wang–Rane-Schranke</translation>
    </message>
    <message>
        <source>one curator&apos;s own shares</source>
        <translation>eigene Anteile eines Kurators</translation>
    </message>
    <message>
        <source>r = {r}</source>
        <translation>r = {r}</translation>
    </message>
    <message>
        <source>RMS error at &lt;i&gt;m&lt;/i&gt;, shares of {variable}</source>
        <translation>RMS-Fehler bei &lt;i&gt;m&lt;/i&gt;, Anteile ({variable})</translation>
    </message>
    <message numerus="yes">
        <source>{n} curators</source>
        <comment>{n} curator</comment>
        <translation>
            <numerusform>{n} Kurator</numerusform>
            <numerusform>{n} Kuratoren</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;i&gt;K&lt;/i&gt; of {who}</source>
        <translation>&lt;i&gt;K&lt;/i&gt; von {who}</translation>
    </message>
    <message>
        <source>k^r: every tuple of values is a category</source>
        <translation>k^r: Jedes Tupel von Werten ist eine Kategorie</translation>
    </message>
    <message>
        <source>RMS error, {who}</source>
        <translation>RMS-Fehler, {who}</translation>
    </message>
    <message>
        <source>Uniform data of variables with k = {k} values each, at the best m = {m}</source>
        <translation>Gleichverteilte Daten von Variablen mit je k = {k} Werten, beim besten m = {m}</translation>
    </message>
    <message>
        <source>each of {who} sends</source>
        <translation>jeder von {who} sendet</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>m⌈log₂ k⌉ bits to the server, and as many of the pad to the researcher, or a short key of a stream cipher: the logarithm of the alphabet [LWR, section II-C]</source>
        <translation>m⌈log₂ k⌉ Bits an den Server und ebenso viele des Pads an die Forschungsstelle, oder ein kurzer Schlüssel einer Stromchiffre: der Logarithmus des Alphabets [LWR, Abschnitt II-C]</translation>
    </message>
    <message>
        <source>the server sends, {who}</source>
        <translation>der Server sendet, {who}</translation>
    </message>
    <message>
        <source>r m⌈log₂ k⌉ bits to the researcher, after one draw for each sampled record</source>
        <translation>r m⌈log₂ k⌉ Bits an die Forschungsstelle, nach einer Ziehung für jeden gezogenen Datensatz</translation>
    </message>
    <message>
        <source>Its records are whole, their shares as near to the data&apos;s as they can be.</source>
        <translation>Simuliert wird mit ganzen Datensätzen, deren Anteile denen der Daten so nahe wie möglich sind.</translation>
    </message>
    <message>
        <source>simulated minimum</source>
        <translation>simuliertes Minimum</translation>
    </message>
    <message>
        <source>where it may be</source>
        <translation>wo es liegen kann</translation>
    </message>
    <message>
        <source>Error of the estimated shares</source>
        <translation>Fehler der geschätzten Anteile</translation>
    </message>
    <message>
        <source>expected error</source>
        <translation>erwarteter Fehler</translation>
    </message>
    <message>
        <source>tight bound</source>
        <translation>engere Schranke</translation>
    </message>
    <message>
        <source>exact RMS</source>
        <translation>exakter RMS</translation>
    </message>
    <message>
        <source>{samples}</source>
        <translation>{samples}</translation>
    </message>
    <message>
        <source>m = {samples}</source>
        <translation>m = {samples}</translation>
    </message>
    <message>
        <source>How much noise is left to add</source>
        <translation>Wie viel Rauschen noch hinzuzufügen ist</translation>
    </message>
    <message>
        <source>retention factor</source>
        <translation>Beibehaltungsfaktor</translation>
    </message>
    <message>
        <source>γ = 1 + (n/m)(e^ε − 1) {source}: fewer samples allow less noise.</source>
        <translation>γ = 1 + (n/m)(e^ε − 1) {source}: Weniger gezogene Datensätze erlauben weniger Rauschen.</translation>
    </message>
    <message>
        <source>γ for ε = {epsilon}</source>
        <translation>γ für ε = {epsilon}</translation>
    </message>
    <message>
        <source>without sampling</source>
        <translation>ohne Stichprobe</translation>
    </message>
    <message>
        <source>Exact error over m and ε</source>
        <translation>Exakter Fehler über m und ε</translation>
    </message>
    <message>
        <source>Root mean square error for every number of samples and every ε; the line is its optimum at each ε.</source>
        <translation>Wurzel des mittleren quadratischen Fehlers für jede Zahl gezogener Datensätze und jedes ε; die Linie ist ihr Optimum bei jedem ε.</translation>
    </message>
    <message>
        <source>root mean square error</source>
        <translation>Wurzel des mittleren quadratischen Fehlers</translation>
    </message>
    <message>
        <source>With one record there is nothing to sample.</source>
        <translation>Bei einem Datensatz gibt es nichts zu ziehen.</translation>
    </message>
    <message>
        <source>optimum</source>
        <translation>Optimum</translation>
    </message>
    <message>
        <source>{what}; {trials}</source>
        <translation>{what}; {trials}</translation>
    </message>
    <message>
        <source>best &lt;i&gt;m&lt;/i&gt;, simulated</source>
        <translation>bestes &lt;i&gt;m&lt;/i&gt;, simuliert</translation>
    </message>
    <message>
        <source>Least simulated error of the points of the curve</source>
        <translation>Kleinster simulierter Fehler der Punkte der Kurve</translation>
    </message>
    <message>
        <source>best &lt;i&gt;m&lt;/i&gt;, simulated, from</source>
        <translation>bestes &lt;i&gt;m&lt;/i&gt;, simuliert, von</translation>
    </message>
    <message>
        <source>Fewest samples whose simulated error differs from the least by no more than 1.96 standard errors of the difference</source>
        <translation>Kleinstes m, dessen simulierter Fehler vom kleinsten um höchstens 1,96 Standardfehler der Differenz abweicht</translation>
    </message>
    <message>
        <source>best &lt;i&gt;m&lt;/i&gt;, simulated, to</source>
        <translation>bestes &lt;i&gt;m&lt;/i&gt;, simuliert, bis</translation>
    </message>
    <message>
        <source>Most samples whose simulated error differs from the least by no more than 1.96 standard errors of the difference</source>
        <translation>Größtes m, dessen simulierter Fehler vom kleinsten um höchstens 1,96 Standardfehler der Differenz abweicht</translation>
    </message>
    <message>
        <source>RMS error at its best &lt;i&gt;m&lt;/i&gt;, simulated</source>
        <translation>RMS-Fehler beim besten &lt;i&gt;m&lt;/i&gt;, simuliert</translation>
    </message>
    <message>
        <source>√ of the mean of ‖T̂ − T‖²</source>
        <translation>√ des Mittels von ‖T̂ − T‖²</translation>
    </message>
    <message>
        <source>RMS error at &lt;i&gt;m&lt;/i&gt;, simulated</source>
        <translation>RMS-Fehler bei &lt;i&gt;m&lt;/i&gt;, simuliert</translation>
    </message>
    <message>
        <source>mean error at &lt;i&gt;m&lt;/i&gt;, simulated</source>
        <translation>mittlerer Fehler bei &lt;i&gt;m&lt;/i&gt;, simuliert</translation>
    </message>
    <message>
        <source>Mean of ‖T̂ − T‖, which the bounds are about</source>
        <translation>Mittel von ‖T̂ − T‖, um das es bei den Schranken geht</translation>
    </message>
    <message>
        <source>Simulated, the error is least at &lt;b&gt;{least}&lt;/b&gt;; from {fewest} to {most} samples the difference is within what chance explains.</source>
        <translation>Simuliert ist der Fehler am kleinsten bei &lt;b&gt;{least}&lt;/b&gt;; von {fewest} bis {most} gezogenen Datensätzen ist der Unterschied durch Zufall erklärbar.</translation>
    </message>
    <message>
        <source>best &lt;i&gt;m&lt;/i&gt;, Lin–Wang–Rane bound</source>
        <translation>bestes &lt;i&gt;m&lt;/i&gt;, Lin–Wang–Rane-Schranke</translation>
    </message>
    <message>
        <source>Minimises (c√K + 1)/√m</source>
        <translation>Minimiert (c√K + 1)/√m</translation>
    </message>
    <message>
        <source>best &lt;i&gt;m&lt;/i&gt;, tight bound</source>
        <translation>bestes &lt;i&gt;m&lt;/i&gt;, engere Schranke</translation>
    </message>
    <message>
        <source>Minimises (c + 1)/√m</source>
        <translation>Minimiert (c + 1)/√m</translation>
    </message>
    <message>
        <source>best &lt;i&gt;m&lt;/i&gt;, exact RMS</source>
        <translation>bestes &lt;i&gt;m&lt;/i&gt;, exakter RMS</translation>
    </message>
    <message>
        <source>Minimises √E‖T̂ − T‖²</source>
        <translation>Minimiert √E‖T̂ − T‖²</translation>
    </message>
    <message>
        <source>RMS error at its best &lt;i&gt;m&lt;/i&gt;</source>
        <translation>RMS-Fehler beim besten &lt;i&gt;m&lt;/i&gt;</translation>
    </message>
    <message>
        <source>√E‖T̂ − T‖²</source>
        <translation>√E‖T̂ − T‖²</translation>
    </message>
    <message>
        <source>RMS error at &lt;i&gt;m&lt;/i&gt;</source>
        <translation>RMS-Fehler bei &lt;i&gt;m&lt;/i&gt;</translation>
    </message>
    <message>
        <source>RMS error, no sampling</source>
        <translation>RMS-Fehler, ohne Stichprobe</translation>
    </message>
    <message>
        <source>√E‖T̂ − T‖² at m = n</source>
        <translation>√E‖T̂ − T‖² bei m = n</translation>
    </message>
    <message>
        <source>error of equal shares</source>
        <translation>Fehler gleicher Anteile</translation>
    </message>
    <message>
        <source>√(S − 1/K), of who asks nobody and answers 1/K for each category: less than the RMS error at m</source>
        <translation>√(S − 1/K), wenn niemand gefragt und für jede Kategorie 1/K geantwortet wird: kleiner als der RMS-Fehler bei m</translation>
    </message>
    <message>
        <source>√(S − 1/K), of who asks nobody and answers 1/K for each category</source>
        <translation>√(S − 1/K), wenn niemand gefragt und für jede Kategorie 1/K geantwortet wird</translation>
    </message>
    <message>
        <source>Lin–Wang–Rane bound at &lt;i&gt;m&lt;/i&gt;</source>
        <translation>Lin–Wang–Rane-Schranke bei &lt;i&gt;m&lt;/i&gt;</translation>
    </message>
    <message>
        <source>E‖T̂ − T‖ ≤ (c√K + 1)/√m</source>
        <translation>E‖T̂ − T‖ ≤ (c√K + 1)/√m</translation>
    </message>
    <message>
        <source>tight bound at &lt;i&gt;m&lt;/i&gt;</source>
        <translation>engere Schranke bei &lt;i&gt;m&lt;/i&gt;</translation>
    </message>
    <message>
        <source>E‖T̂ − T‖ ≤ (c + 1)/√m</source>
        <translation>E‖T̂ − T‖ ≤ (c + 1)/√m</translation>
    </message>
    <message>
        <source>&lt;i&gt;γ&lt;/i&gt; at &lt;i&gt;m&lt;/i&gt;</source>
        <translation>&lt;i&gt;γ&lt;/i&gt; bei &lt;i&gt;m&lt;/i&gt;</translation>
    </message>
    <message>
        <source>1 + (n/m)(e^ε − 1)</source>
        <translation>1 + (n/m)(e^ε − 1)</translation>
    </message>
    <message>
        <source>condition &lt;i&gt;c&lt;/i&gt;</source>
        <translation>Konditionszahl &lt;i&gt;c&lt;/i&gt;</translation>
    </message>
    <message>
        <source>1 + K/(γ − 1)</source>
        <translation>1 + K/(γ − 1)</translation>
    </message>
    <message>
        <source>sampling helps below &lt;i&gt;ε&lt;/i&gt;</source>
        <translation>Stichprobe hilft unter &lt;i&gt;ε&lt;/i&gt;</translation>
    </message>
    <message>
        <source>ln(1 + K^(3/2)/(√K + 1)): above it the Lin–Wang–Rane bound is best without sampling</source>
        <translation>ln(1 + K^(3/2)/(√K + 1)): Darüber ist die Lin–Wang–Rane-Schranke ohne Stichprobe am besten</translation>
    </message>
    <message>
        <source>collision probability &lt;i&gt;S&lt;/i&gt;</source>
        <translation>Kollisionswahrscheinlichkeit &lt;i&gt;S&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Sum of the squared shares: the probability that two records drawn at random are equal</source>
        <translation>Summe der quadrierten Anteile: die Wahrscheinlichkeit, dass zwei zufällig gezogene Datensätze gleich sind</translation>
    </message>
    <message>
        <source>At &lt;i&gt;ε&lt;/i&gt; = &lt;b&gt;{epsilon}&lt;/b&gt; with &lt;b&gt;{categories}&lt;/b&gt; categories sampling doesn&apos;t help: use &lt;b&gt;{records}&lt;/b&gt;; the error is &lt;b&gt;{error}&lt;/b&gt;.</source>
        <translation>Bei &lt;i&gt;ε&lt;/i&gt; = &lt;b&gt;{epsilon}&lt;/b&gt; mit &lt;b&gt;{categories}&lt;/b&gt; Kategorien hilft eine Stichprobe nicht, also &lt;b&gt;{records}&lt;/b&gt;: Der Fehler ist &lt;b&gt;{error}&lt;/b&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>all {n} records</source>
        <comment>the only record</comment>
        <translation>
            <numerusform>der einzige Datensatz</numerusform>
            <numerusform>alle {n} Datensätze</numerusform>
        </translation>
    </message>
    <message>
        <source>For &lt;i&gt;ε&lt;/i&gt; = &lt;b&gt;{epsilon}&lt;/b&gt; and &lt;b&gt;{categories}&lt;/b&gt; categories, sample &lt;b&gt;{best}&lt;/b&gt; of &lt;b&gt;{n}&lt;/b&gt; records (the Lin–Wang–Rane bound says {bound}): the error is &lt;b&gt;{error}&lt;/b&gt; instead of &lt;b&gt;{unsampled}&lt;/b&gt; with all of them.</source>
        <translation>Für &lt;i&gt;ε&lt;/i&gt; = &lt;b&gt;{epsilon}&lt;/b&gt; und &lt;b&gt;{categories}&lt;/b&gt; Kategorien &lt;b&gt;{best}&lt;/b&gt; von &lt;b&gt;{n}&lt;/b&gt; Datensätzen ziehen (die Lin–Wang–Rane-Schranke sagt {bound}): Der Fehler ist &lt;b&gt;{error}&lt;/b&gt; statt &lt;b&gt;{unsampled}&lt;/b&gt; mit allen.</translation>
    </message>
    <message>
        <source>That is more than the error of asking nobody and answering equal shares, {guess}.</source>
        <translation>Das ist mehr als der Fehler, wenn niemand gefragt und mit gleichen Anteilen geantwortet wird, {guess}.</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>Should I sample before perturbing, and how many?</source>
        <translation>Vor dem Stören eine Stichprobe ziehen, und wie groß?</translation>
    </message>
    <message>
        <source>sampling + PRAM</source>
        <translation>Stichprobe + PRAM</translation>
    </message>
    <message>
        <source>Averaged over {width} counts each.</source>
        <translation>Gemittelt über je {width} Anzahlen.</translation>
    </message>
    <message>
        <source>mean, simulated</source>
        <translation>Mittel, simuliert</translation>
    </message>
    <message>
        <source>Mean of the simulated counts</source>
        <translation>Mittel der simulierten Anzahlen</translation>
    </message>
    <message>
        <source>P(likely count), simulated</source>
        <translation>P(wahrscheinliche Anzahl), simuliert</translation>
    </message>
    <message>
        <source>Share of the simulated counts from the one to the other</source>
        <translation>Anteil der simulierten Anzahlen von der einen bis zur anderen</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;A&lt;/i&gt; ≤ {s}), simulated</source>
        <translation>P(&lt;i&gt;A&lt;/i&gt; ≤ {s}), simuliert</translation>
    </message>
    <message>
        <source>Share of the simulated counts up to s</source>
        <translation>Anteil der simulierten Anzahlen bis s</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt; at &lt;i&gt;m&lt;/i&gt;, simulated</source>
        <translation>&lt;i&gt;δ&lt;/i&gt; bei &lt;i&gt;m&lt;/i&gt;, simuliert</translation>
    </message>
    <message>
        <source>Mean of max(0, 1 − e^(ε − loss)) over the simulated counts</source>
        <translation>Mittel von max(0, 1 − e^(ε − Verlust)) über die simulierten Anzahlen</translation>
    </message>
    <message>
        <source>P(privacy loss &gt; {limit}) at &lt;i&gt;m&lt;/i&gt;, simulated</source>
        <translation>P(Privatsphäreverlust &gt; {limit}) bei &lt;i&gt;m&lt;/i&gt;, simuliert</translation>
    </message>
    <message>
        <source>P(privacy loss &gt; {limit}) at &lt;i&gt;m&lt;/i&gt; + 1, simulated</source>
        <translation>P(Privatsphäreverlust &gt; {limit}) bei &lt;i&gt;m&lt;/i&gt; + 1, simuliert</translation>
    </message>
    <message>
        <source>{done} of {wanted} trials, seed {seed}</source>
        <translation>{done} von {wanted} Durchläufen, Startwert {seed}</translation>
    </message>
    <message>
        <source>{wanted} trials, seed {seed}</source>
        <translation>{wanted} Durchläufe, Startwert {seed}</translation>
    </message>
    <message>
        <source>Simulated: {trials}.</source>
        <translation>Simuliert: {trials}.</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>They are too few for what is drawn here.</source>
        <translation>Sie sind zu wenige für das, was hier gezeichnet wird.</translation>
    </message>
    <message>
        <source>{what}; 95 % interval {lower} … {upper}, from {trials}</source>
        <translation>{what}; 95-%-Intervall {lower} … {upper}; {trials}</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>true prevalence</source>
        <translation>wahre Prävalenz</translation>
    </message>
    <message>
        <source>null prevalence</source>
        <translation>Nullprävalenz</translation>
    </message>
    <message>
        <source>wanted power</source>
        <translation>gewünschte Teststärke</translation>
    </message>
    <message>
        <source>1 − {beta}</source>
        <translation>1 − {beta}</translation>
    </message>
    <message>
        <source>{confidence} %</source>
        <translation>{confidence} %</translation>
    </message>
    <message>
        <source>Estimate and intervals, {confidence} confidence</source>
        <translation>Schätzung und Intervalle, {confidence} Konfidenz</translation>
    </message>
    <message>
        <source>prevalence</source>
        <translation>Prävalenz</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>not clipped to [0, 1]</source>
        <translation>nicht auf [0; 1] gestutzt</translation>
    </message>
    <message>
        <source>{method}, not clipped</source>
        <translation>{method}, nicht gestutzt</translation>
    </message>
    <message>
        <source>{from} … {to}</source>
        <translation>{from} … {to}</translation>
    </message>
    <message>
        <source>estimate {estimate}</source>
        <translation>Schätzung {estimate}</translation>
    </message>
    <message>
        <source>The estimate is too far from [0, 1] to be shown.</source>
        <translation>Die Schätzung ist zu weit von [0; 1] entfernt, um gezeigt zu werden.</translation>
    </message>
    <message>
        <source>Prevalences lie between 0 and 1.</source>
        <translation>Prävalenzen liegen zwischen 0 und 1.</translation>
    </message>
    <message>
        <source>The coverage takes longer than a frame and follows.</source>
        <translation>Die Überdeckung dauert länger als ein Einzelbild und folgt.</translation>
    </message>
    <message>
        <source>1 − β</source>
        <translation>1 − β</translation>
    </message>
    <message>
        <source>1 − β = {confidence}</source>
        <translation>1 − β = {confidence}</translation>
    </message>
    <message>
        <source>π = {prevalence}</source>
        <translation>π = {prevalence}</translation>
    </message>
    <message>
        <source>Power against π₀ = {null} if π = {prevalence}</source>
        <translation>Teststärke gegen π₀ = {null}, wenn π = {prevalence}</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Teststärke</translation>
    </message>
    <message>
        <source>One-sided z test at level {level}: Φ((|π − π₀|√n − z s₀)/s₁) {source}, and the exact probability that it rejects.</source>
        <translation>Einseitiger z-Test zum Niveau {level}: Φ((|π − π₀|√n − z s₀)/s₁) {source}, und die exakte Wahrscheinlichkeit, dass er ablehnt.</translation>
    </message>
    <message>
        <source>No number of people reaches the wanted power.</source>
        <translation>Keine Zahl von Personen erreicht die gewünschte Teststärke.</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>people needed</source>
        <translation>benötigte Personen</translation>
    </message>
    <message>
        <source>{n}</source>
        <translation>{n}</translation>
    </message>
    <message>
        <source>W = {power}</source>
        <translation>W = {power}</translation>
    </message>
    <message>
        <source>estimate &lt;i&gt;π̂&lt;/i&gt;</source>
        <translation>Schätzung &lt;i&gt;π̂&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Unbiased; it may leave [0, 1]</source>
        <translation>Unverzerrt; sie kann außerhalb von [0; 1] liegen</translation>
    </message>
    <message>
        <source>estimate, clipped</source>
        <translation>Schätzung, gestutzt</translation>
    </message>
    <message>
        <source>The nearest prevalence there can be</source>
        <translation>Die nächstgelegene mögliche Prävalenz</translation>
    </message>
    <message>
        <source>Of the estimate, for a random sample</source>
        <translation>Der Schätzung, für eine Zufallsstichprobe</translation>
    </message>
    <message>
        <source>{interval}, from</source>
        <translation>{interval}, von</translation>
    </message>
    <message>
        <source>{interval}, to</source>
        <translation>{interval}, bis</translation>
    </message>
    <message>
        <source>coverage at &lt;i&gt;π&lt;/i&gt;</source>
        <translation>Überdeckung bei &lt;i&gt;π&lt;/i&gt;</translation>
    </message>
    <message>
        <source>How often the interval contains the true prevalence, with n people</source>
        <translation>Wie oft das Intervall die wahre Prävalenz enthält, mit n Personen</translation>
    </message>
    <message>
        <source>One person&apos;s answers change any odds by a factor of at most e^ε</source>
        <translation>Die Antworten einer Person ändern alle Chancen höchstens um den Faktor e^ε</translation>
    </message>
    <message>
        <source>power, normal</source>
        <translation>Teststärke, normal</translation>
    </message>
    <message>
        <source>Of the one-sided z test, with n people</source>
        <translation>Des einseitigen z-Tests, mit n Personen</translation>
    </message>
    <message>
        <source>power, exact</source>
        <translation>Teststärke, exakt</translation>
    </message>
    <message>
        <source>Probability that the test rejects, with n people</source>
        <translation>Wahrscheinlichkeit, dass der Test ablehnt, mit n Personen</translation>
    </message>
    <message>
        <source>The smallest number whose power, normal, is the wanted one</source>
        <translation>Die kleinste Zahl, deren Teststärke, normal, die gewünschte ist</translation>
    </message>
    <message>
        <source>power they reach</source>
        <translation>erreichte Teststärke</translation>
    </message>
    <message>
        <source>Normal approximation, with the people needed</source>
        <translation>Normalapproximation, mit den benötigten Personen</translation>
    </message>
    <message>
        <source>power they reach, exact</source>
        <translation>erreichte Teststärke, exakt</translation>
    </message>
    <message>
        <source>Probability that the test rejects, with the people needed</source>
        <translation>Wahrscheinlichkeit, dass der Test ablehnt, mit den benötigten Personen</translation>
    </message>
    <message>
        <source>One person&apos;s answers may give the truth away.</source>
        <translation>Die Antworten einer Person können die Wahrheit verraten.</translation>
    </message>
    <message>
        <source>One person&apos;s answer may give the truth away.</source>
        <translation>Die Antwort einer Person kann die Wahrheit verraten.</translation>
    </message>
    <message>
        <source>One person&apos;s answers change any odds by a factor of at most &lt;b&gt;{factor}&lt;/b&gt;.</source>
        <translation>Die Antworten einer Person ändern alle Chancen höchstens um den Faktor &lt;b&gt;{factor}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>One person&apos;s answer changes any odds by a factor of at most &lt;b&gt;{factor}&lt;/b&gt;.</source>
        <translation>Die Antwort einer Person ändert alle Chancen höchstens um den Faktor &lt;b&gt;{factor}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Umfrage</translation>
    </message>
    <message>
        <source>I ran the survey: what is the answer?</source>
        <translation>Die Umfrage ist gemacht: Was ist das Ergebnis?</translation>
    </message>
    <message>
        <source>coverage at &lt;i&gt;π&lt;/i&gt;, simulated</source>
        <translation>Überdeckung bei &lt;i&gt;π&lt;/i&gt;, simuliert</translation>
    </message>
    <message>
        <source>Share of the simulated surveys whose interval contains the true prevalence</source>
        <translation>Anteil der simulierten Umfragen, deren Intervall die wahre Prävalenz enthält</translation>
    </message>
    <message>
        <source>power, simulated</source>
        <translation>Teststärke, simuliert</translation>
    </message>
    <message>
        <source>Share of the simulated surveys in which the test rejects</source>
        <translation>Anteil der simulierten Umfragen, in denen der Test ablehnt</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>trifft nicht zu</translation>
    </message>
    <message>
        <source>lie probability of a bit</source>
        <translation>Lügenwahrscheinlichkeit eines Bits</translation>
    </message>
    <message>
        <source>[KR1, section 1]</source>
        <translation>[KR1, Abschnitt 1]</translation>
    </message>
    <message>
        <source>truth probability of a bit</source>
        <translation>Wahrheitswahrscheinlichkeit eines Bits</translation>
    </message>
    <message>
        <source>[Warner 1965]</source>
        <translation>[Warner 1965]</translation>
    </message>
    <message>
        <source>RAPPOR&apos;s f: a fair coin replaces the bit</source>
        <translation>f von RAPPOR: eine faire Münze ersetzt das Bit</translation>
    </message>
    <message>
        <source>[Erlingsson et al. 2014]</source>
        <translation>[Erlingsson et al. 2014]</translation>
    </message>
    <message>
        <source>RAPPOR&apos;s p: a 0 is reported as a 1</source>
        <translation>p von RAPPOR: eine 0 wird als 1 gemeldet</translation>
    </message>
    <message>
        <source>[Erlingsson et al. 2014]; f = 0</source>
        <translation>[Erlingsson et al. 2014]; f = 0</translation>
    </message>
    <message>
        <source>RAPPOR&apos;s q: a 1 is reported as a 1</source>
        <translation>q von RAPPOR: eine 1 wird als 1 gemeldet</translation>
    </message>
    <message>
        <source>bias of the answer</source>
        <translation>Bias der Antwort</translation>
    </message>
    <message>
        <source>[WN]</source>
        <translation>[WN]</translation>
    </message>
    <message>
        <source>[KR1, section 2]</source>
        <translation>[KR1, Abschnitt 2]</translation>
    </message>
    <message>
        <source>truth probability over k values</source>
        <translation>Wahrheitswahrscheinlichkeit bei k Werten</translation>
    </message>
    <message>
        <source>[Kairouz et al. 2016]</source>
        <translation>[Kairouz et al. 2016]</translation>
    </message>
    <message>
        <source>probability of a uniform replacement over k values</source>
        <translation>Wahrscheinlichkeit einer gleichverteilten Ersetzung bei k Werten</translation>
    </message>
    <message>
        <source>[LWR, III-A]</source>
        <translation>[LWR, III-A]</translation>
    </message>
    <message>
        <source>retention factor of PRAM over k values</source>
        <translation>Beibehaltungsfaktor von PRAM bei k Werten</translation>
    </message>
    <message>
        <source>Wald interval</source>
        <translation>Wald-Intervall</translation>
    </message>
    <message>
        <source>Wilson interval</source>
        <translation>Wilson-Intervall</translation>
    </message>
    <message>
        <source>[Wilson 1927]</source>
        <translation>[Wilson 1927]</translation>
    </message>
    <message>
        <source>Clopper–Pearson interval</source>
        <translation>Clopper–Pearson-Intervall</translation>
    </message>
    <message>
        <source>[Clopper and Pearson 1934]</source>
        <translation>[Clopper and Pearson 1934]</translation>
    </message>
    <message>
        <source>exact, for these n people</source>
        <translation>exakt, für diese n Personen</translation>
    </message>
    <message>
        <source>[KR2, section 3.1.3]</source>
        <translation>[KR2, Abschnitt 3.1.3]</translation>
    </message>
    <message>
        <source>Hoeffding</source>
        <translation>Hoeffding</translation>
    </message>
    <message>
        <source>Hoeffding&apos;s bound</source>
        <translation>Hoeffdings Schranke</translation>
    </message>
    <message>
        <source>Hoeffding {source} {slides}</source>
        <translation>Hoeffding {source} {slides}</translation>
    </message>
    <message>
        <source>error exceeded with probability at most β, Hoeffding</source>
        <translation>Fehler, mit Wahrscheinlichkeit höchstens β überschritten, Hoeffding</translation>
    </message>
    <message>
        <source>[GA, additive Chernoff]; [Hoeffding 1963]</source>
        <translation>[GA, additive Chernoff]; [Hoeffding 1963]</translation>
    </message>
    <message>
        <source>probability of an error of α or more, Hoeffding</source>
        <translation>Wahrscheinlichkeit eines Fehlers von α oder mehr, Hoeffding</translation>
    </message>
    <message>
        <source>[GA]; [Hoeffding 1963]</source>
        <translation>[GA]; [Hoeffding 1963]</translation>
    </message>
    <message>
        <source>people enough for an error below α with confidence 1 − β, Hoeffding</source>
        <translation>genug Personen für einen Fehler unter α mit Konfidenz 1 − β, Hoeffding</translation>
    </message>
    <message>
        <source>an error below α with confidence 1 − β, Hoeffding</source>
        <translation>Fehler unter α mit Konfidenz 1 − β, Hoeffding</translation>
    </message>
    <message>
        <source>Chebyshev</source>
        <translation>Chebyshev</translation>
    </message>
    <message>
        <source>Chebyshev&apos;s bound</source>
        <translation>Chebyshevs Schranke</translation>
    </message>
    <message>
        <source>Chebyshev {source}</source>
        <translation>Chebyshev {source}</translation>
    </message>
    <message>
        <source>error exceeded with probability at most β, Chebyshev</source>
        <translation>Fehler, mit Wahrscheinlichkeit höchstens β überschritten, Chebyshev</translation>
    </message>
    <message>
        <source>[WN]; Chebyshev</source>
        <translation>[WN]; Chebyshev</translation>
    </message>
    <message>
        <source>probability of an error of α or more, Chebyshev</source>
        <translation>Wahrscheinlichkeit eines Fehlers von α oder mehr, Chebyshev</translation>
    </message>
    <message>
        <source>people enough for an error below α with confidence 1 − β, Chebyshev</source>
        <translation>genug Personen für einen Fehler unter α mit Konfidenz 1 − β, Chebyshev</translation>
    </message>
    <message>
        <source>an error below α with confidence 1 − β, Chebyshev</source>
        <translation>Fehler unter α mit Konfidenz 1 − β, Chebyshev</translation>
    </message>
    <message>
        <source>Bernstein</source>
        <translation>Bernstein</translation>
    </message>
    <message>
        <source>Bernstein&apos;s bound</source>
        <translation>Bernsteins Schranke</translation>
    </message>
    <message>
        <source>Bernstein {source}</source>
        <translation>Bernstein {source}</translation>
    </message>
    <message>
        <source>error exceeded with probability at most β, Bernstein</source>
        <translation>Fehler, mit Wahrscheinlichkeit höchstens β überschritten, Bernstein</translation>
    </message>
    <message>
        <source>[Bernstein 1924]</source>
        <translation>[Bernstein 1924]</translation>
    </message>
    <message>
        <source>probability of an error of α or more, Bernstein</source>
        <translation>Wahrscheinlichkeit eines Fehlers von α oder mehr, Bernstein</translation>
    </message>
    <message>
        <source>people enough for an error below α with confidence 1 − β, Bernstein</source>
        <translation>genug Personen für einen Fehler unter α mit Konfidenz 1 − β, Bernstein</translation>
    </message>
    <message>
        <source>an error below α with confidence 1 − β, Bernstein</source>
        <translation>Fehler unter α mit Konfidenz 1 − β, Bernstein</translation>
    </message>
    <message>
        <source>Chernoff</source>
        <translation>Chernoff</translation>
    </message>
    <message>
        <source>Chernoff&apos;s bound</source>
        <translation>Chernoffs Schranke</translation>
    </message>
    <message>
        <source>Chernoff {source}</source>
        <translation>Chernoff {source}</translation>
    </message>
    <message>
        <source>error exceeded with probability at most β, Chernoff</source>
        <translation>Fehler, mit Wahrscheinlichkeit höchstens β überschritten, Chernoff</translation>
    </message>
    <message>
        <source>[Chernoff 1952]</source>
        <translation>[Chernoff 1952]</translation>
    </message>
    <message>
        <source>probability of an error of α or more, Chernoff</source>
        <translation>Wahrscheinlichkeit eines Fehlers von α oder mehr, Chernoff</translation>
    </message>
    <message>
        <source>an error below α with confidence 1 − β, Chernoff</source>
        <translation>Fehler unter α mit Konfidenz 1 − β, Chernoff</translation>
    </message>
    <message>
        <source>the normal approximation</source>
        <translation>die Normalapproximation</translation>
    </message>
    <message>
        <source>error exceeded with probability about β, normal approximation</source>
        <translation>Fehler, mit Wahrscheinlichkeit etwa β überschritten, Normalapproximation</translation>
    </message>
    <message>
        <source>central limit theorem</source>
        <translation>zentraler Grenzwertsatz</translation>
    </message>
    <message>
        <source>probability of an error of α or more, normal approximation</source>
        <translation>Wahrscheinlichkeit eines Fehlers von α oder mehr, Normalapproximation</translation>
    </message>
    <message>
        <source>an error below α with confidence about 1 − β, normal approximation</source>
        <translation>Fehler unter α mit Konfidenz etwa 1 − β, Normalapproximation</translation>
    </message>
    <message>
        <source>the exact distribution</source>
        <translation>die exakte Verteilung</translation>
    </message>
    <message>
        <source>the count&apos;s own distribution {source}</source>
        <translation>die eigene Verteilung der Anzahl {source}</translation>
    </message>
    <message>
        <source>smallest error exceeded with probability at most β, exact</source>
        <translation>kleinster Fehler, mit Wahrscheinlichkeit höchstens β überschritten, exakt</translation>
    </message>
    <message>
        <source>the count&apos;s distribution, [KR2, section 3.1]</source>
        <translation>die Verteilung der Anzahl, [KR2, Abschnitt 3.1]</translation>
    </message>
    <message>
        <source>probability of an error of α or more, exact</source>
        <translation>Wahrscheinlichkeit eines Fehlers von α oder mehr, exakt</translation>
    </message>
    <message>
        <source>an error below α with confidence 1 − β, exact</source>
        <translation>Fehler unter α mit Konfidenz 1 − β, exakt</translation>
    </message>
    <message>
        <source>Wald</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>lower end of Wald&apos;s interval</source>
        <translation>unteres Ende des Wald-Intervalls</translation>
    </message>
    <message>
        <source>upper end of Wald&apos;s interval</source>
        <translation>oberes Ende des Wald-Intervalls</translation>
    </message>
    <message>
        <source>probability that Wald&apos;s interval contains the prevalence</source>
        <translation>Wahrscheinlichkeit, dass das Wald-Intervall die Prävalenz enthält</translation>
    </message>
    <message>
        <source>lower end of Wald&apos;s interval, Kuk&apos;s cards</source>
        <translation>unteres Ende des Wald-Intervalls, Kuks Karten</translation>
    </message>
    <message>
        <source>upper end of Wald&apos;s interval, Kuk&apos;s cards</source>
        <translation>oberes Ende des Wald-Intervalls, Kuks Karten</translation>
    </message>
    <message>
        <source>probability that Wald&apos;s interval contains the prevalence, Kuk&apos;s cards</source>
        <translation>Wahrscheinlichkeit, dass das Wald-Intervall die Prävalenz enthält, Kuks Karten</translation>
    </message>
    <message>
        <source>Wilson</source>
        <translation>Wilson</translation>
    </message>
    <message>
        <source>lower end of Wilson&apos;s interval</source>
        <translation>unteres Ende des Wilson-Intervalls</translation>
    </message>
    <message>
        <source>upper end of Wilson&apos;s interval</source>
        <translation>oberes Ende des Wilson-Intervalls</translation>
    </message>
    <message>
        <source>probability that Wilson&apos;s interval contains the prevalence</source>
        <translation>Wahrscheinlichkeit, dass das Wilson-Intervall die Prävalenz enthält</translation>
    </message>
    <message>
        <source>lower end of Wilson&apos;s interval, Kuk&apos;s cards</source>
        <translation>unteres Ende des Wilson-Intervalls, Kuks Karten</translation>
    </message>
    <message>
        <source>upper end of Wilson&apos;s interval, Kuk&apos;s cards</source>
        <translation>oberes Ende des Wilson-Intervalls, Kuks Karten</translation>
    </message>
    <message>
        <source>probability that Wilson&apos;s interval contains the prevalence, Kuk&apos;s cards</source>
        <translation>Wahrscheinlichkeit, dass das Wilson-Intervall die Prävalenz enthält, Kuks Karten</translation>
    </message>
    <message>
        <source>Clopper–Pearson</source>
        <translation>Clopper–Pearson</translation>
    </message>
    <message>
        <source>lower end of Clopper and Pearson&apos;s interval</source>
        <translation>unteres Ende des Clopper–Pearson-Intervalls</translation>
    </message>
    <message>
        <source>upper end of Clopper and Pearson&apos;s interval</source>
        <translation>oberes Ende des Clopper–Pearson-Intervalls</translation>
    </message>
    <message>
        <source>probability that Clopper and Pearson&apos;s interval contains the prevalence</source>
        <translation>Wahrscheinlichkeit, dass das Clopper–Pearson-Intervall die Prävalenz enthält</translation>
    </message>
    <message>
        <source>lower end of Clopper and Pearson&apos;s interval, Kuk&apos;s cards</source>
        <translation>unteres Ende des Clopper–Pearson-Intervalls, Kuks Karten</translation>
    </message>
    <message>
        <source>upper end of Clopper and Pearson&apos;s interval, Kuk&apos;s cards</source>
        <translation>oberes Ende des Clopper–Pearson-Intervalls, Kuks Karten</translation>
    </message>
    <message>
        <source>probability that Clopper and Pearson&apos;s interval contains the prevalence, Kuk&apos;s cards</source>
        <translation>Wahrscheinlichkeit, dass das Clopper–Pearson-Intervall die Prävalenz enthält, Kuks Karten</translation>
    </message>
    <message>
        <source>lower end of the exact interval for the share of these n people</source>
        <translation>unteres Ende des exakten Intervalls für den Anteil dieser n Personen</translation>
    </message>
    <message>
        <source>upper end of the exact interval for the share of these n people</source>
        <translation>oberes Ende des exakten Intervalls für den Anteil dieser n Personen</translation>
    </message>
    <message>
        <source>probability that the exact interval contains the share of these n people</source>
        <translation>Wahrscheinlichkeit, dass das exakte Intervall den Anteil dieser n Personen enthält</translation>
    </message>
    <message>
        <source>lower end of the exact interval for the share of these n people, Kuk&apos;s cards</source>
        <translation>unteres Ende des exakten Intervalls für diese n Personen, Kuks Karten</translation>
    </message>
    <message>
        <source>upper end of the exact interval for the share of these n people, Kuk&apos;s cards</source>
        <translation>oberes Ende des exakten Intervalls für diese n Personen, Kuks Karten</translation>
    </message>
    <message>
        <source>probability that the exact interval contains the share of these n people, Kuk&apos;s cards</source>
        <translation>Wahrscheinlichkeit, dass das exakte Intervall den Anteil dieser n Personen enthält, Kuks Karten</translation>
    </message>
    <message>
        <source>generalized randomized response</source>
        <translation>verallgemeinerte randomisierte Antwort</translation>
    </message>
    <message>
        <source>variance of a frequency, generalized randomized response</source>
        <translation>Varianz einer Häufigkeit, verallgemeinerte randomisierte Antwort</translation>
    </message>
    <message>
        <source>a standard error of α, GRR</source>
        <translation>Standardfehler α, GRR</translation>
    </message>
    <message>
        <source>A report is one of the K values: log₂ K bits</source>
        <translation>Eine Meldung ist einer der K Werte: log₂ K Bits</translation>
    </message>
    <message>
        <source>symmetric unary encoding</source>
        <translation>symmetrische unäre Kodierung</translation>
    </message>
    <message>
        <source>variance of a frequency, symmetric unary encoding</source>
        <translation>Varianz einer Häufigkeit, symmetrische unäre Kodierung</translation>
    </message>
    <message>
        <source>a standard error of α, SUE</source>
        <translation>Standardfehler α, SUE</translation>
    </message>
    <message>
        <source>A report is K bits</source>
        <translation>Eine Meldung sind K Bits</translation>
    </message>
    <message>
        <source>optimized unary encoding</source>
        <translation>optimierte unäre Kodierung</translation>
    </message>
    <message>
        <source>[Wang et al. 2017]</source>
        <translation>[Wang et al. 2017]</translation>
    </message>
    <message>
        <source>variance of a frequency, optimized unary encoding</source>
        <translation>Varianz einer Häufigkeit, optimierte unäre Kodierung</translation>
    </message>
    <message>
        <source>a standard error of α, OUE</source>
        <translation>Standardfehler α, OUE</translation>
    </message>
    <message>
        <source>one random bit (BLH, Hadamard response)</source>
        <translation>ein zufälliges Bit (BLH, Hadamard-Antwort)</translation>
    </message>
    <message>
        <source>[Bassily and Smith 2015]</source>
        <translation>[Bassily and Smith 2015]</translation>
    </message>
    <message>
        <source>variance of a frequency, binary local hashing</source>
        <translation>Varianz einer Häufigkeit, binäres lokales Hashing</translation>
    </message>
    <message>
        <source>a standard error of α, BLH</source>
        <translation>Standardfehler α, BLH</translation>
    </message>
    <message>
        <source>A report is one bit, beside the seed of the hash or log₂ K bits for the row</source>
        <translation>Eine Meldung ist ein Bit, neben dem Startwert des Hashs oder log₂ K Bits für die Zeile</translation>
    </message>
    <message>
        <source>optimized local hashing</source>
        <translation>optimiertes lokales Hashing</translation>
    </message>
    <message>
        <source>variance of a frequency, optimized local hashing</source>
        <translation>Varianz einer Häufigkeit, optimiertes lokales Hashing</translation>
    </message>
    <message>
        <source>a standard error of α, OLH</source>
        <translation>Standardfehler α, OLH</translation>
    </message>
    <message>
        <source>A report is log₂ g bits, g = round(e^ε) + 1, beside the seed of the hash</source>
        <translation>Eine Meldung sind log₂ g Bits, g = round(e^ε) + 1, neben dem Startwert des Hashs</translation>
    </message>
    <message>
        <source>subset selection</source>
        <translation>Teilmengenauswahl</translation>
    </message>
    <message>
        <source>[Ye and Barg 2018]</source>
        <translation>[Ye and Barg 2018]</translation>
    </message>
    <message>
        <source>variance of a frequency, subset selection</source>
        <translation>Varianz einer Häufigkeit, Teilmengenauswahl</translation>
    </message>
    <message>
        <source>a standard error of α, subset selection</source>
        <translation>Standardfehler α, Teilmengenauswahl</translation>
    </message>
    <message>
        <source>A report is d of the K values, d = round(K/(e^ε + 1)): at most d log₂ K bits</source>
        <translation>Eine Meldung sind d der K Werte, d = round(K/(e^ε + 1)): höchstens d log₂ K Bits</translation>
    </message>
    <message>
        <source>Hadamard response</source>
        <translation>Hadamard-Antwort</translation>
    </message>
    <message>
        <source>[Acharya et al. 2019]</source>
        <translation>[Acharya et al. 2019]</translation>
    </message>
    <message>
        <source>variance of a frequency, Hadamard response</source>
        <translation>Varianz einer Häufigkeit, Hadamard-Antwort</translation>
    </message>
    <message>
        <source>a standard error of α, Hadamard response</source>
        <translation>Standardfehler α, Hadamard-Antwort</translation>
    </message>
    <message>
        <source>published bound on the ε of the shuffled count at δ, 2019</source>
        <translation>veröffentlichte Schranke für das ε der gemischten Anzahl bei δ, 2019</translation>
    </message>
    <message>
        <source>[Erlingsson et al. 2019]</source>
        <translation>[Erlingsson et al. 2019]</translation>
    </message>
    <message>
        <source>privacy blanket&apos;s bound on the ε of the shuffled count at δ</source>
        <translation>Privacy-Blanket-Schranke für das ε der gemischten Anzahl bei δ</translation>
    </message>
    <message>
        <source>[Balle et al. 2019]</source>
        <translation>[Balle et al. 2019]</translation>
    </message>
    <message>
        <source>clones&apos; bound on the ε of the shuffled count at δ, 2021</source>
        <translation>Klon-Schranke für das ε der gemischten Anzahl bei δ, 2021</translation>
    </message>
    <message>
        <source>[Feldman et al. 2021]</source>
        <translation>[Feldman et al. 2021]</translation>
    </message>
    <message>
        <source>clones&apos; bound on the ε of the shuffled count at δ, 2023</source>
        <translation>Klon-Schranke für das ε der gemischten Anzahl bei δ, 2023</translation>
    </message>
    <message>
        <source>[Feldman et al. 2023]</source>
        <translation>[Feldman et al. 2023]</translation>
    </message>
    <message>
        <source>cards drawn</source>
        <translation>gezogene Karten</translation>
    </message>
    <message>
        <source>red, deck of yes</source>
        <translation>rot, Stapel für Ja</translation>
    </message>
    <message>
        <source>red, deck of no</source>
        <translation>rot, Stapel für Nein</translation>
    </message>
    <message>
        <source>Warner: one of two opposite statements</source>
        <translation>Warner: eine von zwei gegenteiligen Aussagen</translation>
    </message>
    <message>
        <source>The device picks &quot;I have the trait&quot; or &quot;I don&apos;t&quot;; the person says whether that is true.</source>
        <translation>Das Gerät wählt „Ich habe das Merkmal“ oder „Ich habe es nicht“; die Person sagt, ob das stimmt.</translation>
    </message>
    <message>
        <source>probability of the opposite statement</source>
        <translation>Wahrscheinlichkeit der gegenteiligen Aussage</translation>
    </message>
    <message>
        <source>estimated prevalence, Warner&apos;s design, mirrored question or crosswise model</source>
        <translation>geschätzte Prävalenz, Warner, gespiegelt oder Crosswise-Modell</translation>
    </message>
    <message>
        <source>standard error of the estimated prevalence, Warner&apos;s design</source>
        <translation>Standardfehler der geschätzten Prävalenz, Warners Design</translation>
    </message>
    <message>
        <source>mirrored question</source>
        <translation>gespiegelte Frage</translation>
    </message>
    <message>
        <source>The same with two questions, one the opposite of the other.</source>
        <translation>Dasselbe mit zwei Fragen, die eine das Gegenteil der anderen.</translation>
    </message>
    <message>
        <source>probability of the mirrored question</source>
        <translation>Wahrscheinlichkeit der gespiegelten Frage</translation>
    </message>
    <message>
        <source>crosswise: are two answers equal?</source>
        <translation>Crosswise: Sind zwei Antworten gleich?</translation>
    </message>
    <message>
        <source>The person says whether the answers to the sensitive and to an innocuous question are equal.</source>
        <translation>Die Person sagt, ob ihre Antworten auf die heikle und auf eine unverfängliche Frage gleich sind.</translation>
    </message>
    <message>
        <source>innocuous trait</source>
        <translation>unverfängliches Merkmal</translation>
    </message>
    <message>
        <source>equal answers</source>
        <translation>gleiche Antworten</translation>
    </message>
    <message>
        <source>forced response</source>
        <translation>erzwungene Antwort</translation>
    </message>
    <message>
        <source>The device asks for the truth, for a yes, or for a no.</source>
        <translation>Das Gerät verlangt die Wahrheit, ein Ja oder ein Nein.</translation>
    </message>
    <message>
        <source>estimated prevalence, forced response</source>
        <translation>geschätzte Prävalenz, erzwungene Antwort</translation>
    </message>
    <message>
        <source>[Boruch 1971]; Warner&apos;s design is t = 1 − 2q, y = q</source>
        <translation>[Boruch 1971]; Warners Design ist t = 1 − 2q, y = q</translation>
    </message>
    <message>
        <source>standard error of the estimated prevalence, forced response</source>
        <translation>Standardfehler der geschätzten Prävalenz, erzwungene Antwort</translation>
    </message>
    <message>
        <source>ε of a forced response</source>
        <translation>ε einer erzwungenen Antwort</translation>
    </message>
    <message>
        <source>likelihood ratio of the answers</source>
        <translation>Likelihood-Quotient der Antworten</translation>
    </message>
    <message>
        <source>unrelated question</source>
        <translation>unverbundene Frage</translation>
    </message>
    <message>
        <source>The device picks the sensitive question or an innocuous one.</source>
        <translation>Das Gerät wählt die heikle Frage oder eine unverfängliche.</translation>
    </message>
    <message>
        <source>estimated prevalence, unrelated question</source>
        <translation>geschätzte Prävalenz, unverbundene Frage</translation>
    </message>
    <message>
        <source>[Greenberg et al. 1969]</source>
        <translation>[Greenberg et al. 1969]</translation>
    </message>
    <message>
        <source>standard error of the estimated prevalence, unrelated question</source>
        <translation>Standardfehler der geschätzten Prävalenz, unverbundene Frage</translation>
    </message>
    <message>
        <source>ε of an answer to one of two questions</source>
        <translation>ε einer Antwort auf eine von zwei Fragen</translation>
    </message>
    <message>
        <source>Kuk: cards from one of two decks</source>
        <translation>Kuk: Karten aus einem von zwei Stapeln</translation>
    </message>
    <message>
        <source>The person draws cards from the deck of the true answer and names their colours.</source>
        <translation>Die Person zieht Karten aus dem Stapel der wahren Antwort und nennt ihre Farben.</translation>
    </message>
    <message>
        <source>estimated prevalence, Kuk&apos;s cards</source>
        <translation>geschätzte Prävalenz, Kuks Karten</translation>
    </message>
    <message>
        <source>[Kuk 1990]</source>
        <translation>[Kuk 1990]</translation>
    </message>
    <message>
        <source>standard error of the estimated prevalence, Kuk&apos;s cards</source>
        <translation>Standardfehler der geschätzten Prävalenz, Kuks Karten</translation>
    </message>
    <message>
        <source>ε of the cards of one person</source>
        <translation>ε der Karten einer Person</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>Equal steps are as far apart everywhere.</source>
        <translation>Gleiche Schritte sind überall gleich weit auseinander.</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmisch</translation>
    </message>
    <message>
        <source>Equal factors are as far apart everywhere.</source>
        <translation>Gleiche Faktoren sind überall gleich weit auseinander.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>least</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>most</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>0 · no privacy</source>
        <translation>0 · kein Schutz</translation>
    </message>
    <message>
        <source>½ · no information</source>
        <translation>½ · keine Information</translation>
    </message>
    <message>
        <source>Probability that an answer is the opposite of the truth: 0 protects nobody, ½ tells nothing.</source>
        <translation>Wahrscheinlichkeit, dass eine Antwort das Gegenteil der Wahrheit ist: 0 schützt niemanden, ½ sagt nichts.</translation>
    </message>
    <message>
        <source>10⁹</source>
        <translation>10⁹</translation>
    </message>
    <message>
        <source>How many people answer, or how many records there are.</source>
        <translation>Wie viele Personen antworten oder wie viele Datensätze es gibt.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>How many of the n people have yes as their true answer.</source>
        <translation>Bei wie vielen der n Personen die wahre Antwort Ja ist.</translation>
    </message>
    <message>
        <source>nobody said yes</source>
        <translation>niemand sagte Ja</translation>
    </message>
    <message>
        <source>everybody said yes</source>
        <translation>alle sagten Ja</translation>
    </message>
    <message>
        <source>How many yes answers the collector counts.</source>
        <translation>Wie viele Ja-Antworten die Sammelstelle zählt.</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>How many records are drawn without replacement before they are perturbed.</source>
        <translation>Wie viele Datensätze ohne Zurücklegen gezogen werden, bevor sie gestört werden.</translation>
    </message>
    <message>
        <source>40</source>
        <translation>40</translation>
    </message>
    <message>
        <source>Length of a record: every bit is flipped on its own.</source>
        <translation>Länge eines Datensatzes: Jedes Bit wird für sich gekippt.</translation>
    </message>
    <message>
        <source>Hamming distance</source>
        <translation>Hamming-Abstand</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>entgegengesetzt</translation>
    </message>
    <message>
        <source>In how many bits the report differs from the truth.</source>
        <translation>In wie vielen Bits die Meldung von der Wahrheit abweicht.</translation>
    </message>
    <message>
        <source>surely no</source>
        <translation>sicher Nein</translation>
    </message>
    <message>
        <source>surely yes</source>
        <translation>sicher Ja</translation>
    </message>
    <message>
        <source>What is believed before the answer: the probability that a person&apos;s true answer is yes.</source>
        <translation>Die Einschätzung vor der Antwort: die Wahrscheinlichkeit, dass die wahre Antwort einer Person Ja ist.</translation>
    </message>
    <message>
        <source>quantile level</source>
        <translation>Niveau des Quantils</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>The probability at or below a quantile.</source>
        <translation>Die Wahrscheinlichkeit bis zu einem Quantil einschließlich.</translation>
    </message>
    <message>
        <source>strong privacy</source>
        <translation>starker Schutz</translation>
    </message>
    <message>
        <source>weak privacy</source>
        <translation>schwacher Schutz</translation>
    </message>
    <message>
        <source>The guarantee of ε-differential privacy: one person&apos;s data change any odds by a factor of at most e^ε.</source>
        <translation>Die Garantie der ε-Differential-Privacy: Die Daten einer Person ändern alle Chancen höchstens um den Faktor e^ε.</translation>
    </message>
    <message>
        <source>10⁻¹⁵</source>
        <translation>10⁻¹⁵</translation>
    </message>
    <message>
        <source>½</source>
        <translation>½</translation>
    </message>
    <message>
        <source>The slack of (ε, δ)-differential privacy: P[A ∈ E] ≤ e^ε P[A′ ∈ E] + δ for every event E. Not the probability that the privacy loss exceeds ε, which may be larger.</source>
        <translation>Der Spielraum der (ε, δ)-Differential-Privacy: P[A ∈ E] ≤ e^ε P[A′ ∈ E] + δ für jedes Ereignis E. Nicht die Wahrscheinlichkeit, dass der Privatsphäreverlust ε überschreitet; die kann größer sein.</translation>
    </message>
    <message>
        <source>tolerated error</source>
        <translation>zulässiger Fehler</translation>
    </message>
    <message>
        <source>precise</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>rough</source>
        <translation>grob</translation>
    </message>
    <message>
        <source>Largest tolerated error of the estimated share.</source>
        <translation>Größter zulässiger Fehler des geschätzten Anteils.</translation>
    </message>
    <message>
        <source>error probability</source>
        <translation>Irrtumswahrscheinlichkeit</translation>
    </message>
    <message>
        <source>10⁻¹²</source>
        <translation>10⁻¹²</translation>
    </message>
    <message>
        <source>How often an error larger than α, or an interval that misses the truth, is tolerated: the confidence is 1 − β.</source>
        <translation>Wie oft ein Fehler größer als α oder ein Intervall, das die Wahrheit verfehlt, zulässig ist: Die Konfidenz ist 1 − β.</translation>
    </message>
    <message>
        <source>pure noise</source>
        <translation>reines Rauschen</translation>
    </message>
    <message>
        <source>no noise</source>
        <translation>kein Rauschen</translation>
    </message>
    <message>
        <source>A category is kept γ times as often as it is turned into any one other.</source>
        <translation>Eine Kategorie wird γ-mal so oft beibehalten wie in irgendeine einzelne andere verwandelt.</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>10⁶</source>
        <translation>10⁶</translation>
    </message>
    <message>
        <source>Size of the alphabet: the number of values of X times that of Y.</source>
        <translation>Größe des Alphabets: die Zahl der Werte von X mal die von Y.</translation>
    </message>
    <message>
        <source>collision probability</source>
        <translation>Kollisionswahrscheinlichkeit</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>gleichverteilt</translation>
    </message>
    <message>
        <source>one category</source>
        <translation>eine Kategorie</translation>
    </message>
    <message>
        <source>Sum of the squared shares of the categories, the probability that two records drawn at random are equal: 1/K when all are equally frequent.</source>
        <translation>Summe der quadrierten Anteile der Kategorien, die Wahrscheinlichkeit, dass zwei zufällig gezogene Datensätze gleich sind: 1/K, wenn alle gleich häufig sind.</translation>
    </message>
    <message>
        <source>Zipf exponent</source>
        <translation>Zipf-Exponent</translation>
    </message>
    <message>
        <source>steep</source>
        <translation>steil</translation>
    </message>
    <message>
        <source>The k-th most frequent category has a share proportional to k to the power −z.</source>
        <translation>Die k-häufigste Kategorie hat einen Anteil proportional zu k hoch −z.</translation>
    </message>
    <message>
        <source>How often the same person answers the same question.</source>
        <translation>Wie oft dieselbe Person dieselbe Frage beantwortet.</translation>
    </message>
    <message>
        <source>truthful answers</source>
        <translation>wahrheitsgemäße Antworten</translation>
    </message>
    <message>
        <source>all by chance</source>
        <translation>alle zufällig</translation>
    </message>
    <message>
        <source>all truthful</source>
        <translation>alle wahr</translation>
    </message>
    <message>
        <source>Probability that the chance device asks for the true answer to the sensitive question.</source>
        <translation>Wahrscheinlichkeit, dass das Zufallsgerät die wahre Antwort auf die heikle Frage verlangt.</translation>
    </message>
    <message>
        <source>forced yes answers</source>
        <translation>erzwungene Ja-Antworten</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>whenever not truthful</source>
        <translation>immer, wenn nicht wahr</translation>
    </message>
    <message>
        <source>Probability that the chance device asks for a yes whatever the truth is.</source>
        <translation>Wahrscheinlichkeit, dass das Zufallsgerät ein Ja verlangt, was auch die Wahrheit ist.</translation>
    </message>
    <message>
        <source>prevalence of the innocuous trait</source>
        <translation>Prävalenz des unverfänglichen Merkmals</translation>
    </message>
    <message>
        <source>Known share of the people who answer yes to the unrelated question.</source>
        <translation>Bekannter Anteil der Personen, die auf die unverbundene Frage mit Ja antworten.</translation>
    </message>
    <message>
        <source>cards drawn by each person</source>
        <translation>Karten je Person</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>100</source>
        <translation>100</translation>
    </message>
    <message>
        <source>How many cards each person draws from the deck and names.</source>
        <translation>Wie viele Karten jede Person aus dem Stapel zieht und nennt.</translation>
    </message>
    <message>
        <source>red cards in the deck of a yes</source>
        <translation>rote Karten im Stapel für Ja</translation>
    </message>
    <message>
        <source>none red</source>
        <translation>keine rot</translation>
    </message>
    <message>
        <source>all red</source>
        <translation>alle rot</translation>
    </message>
    <message>
        <source>Share of red cards in the deck used by people with the sensitive trait.</source>
        <translation>Anteil roter Karten im Stapel für Personen mit dem heiklen Merkmal.</translation>
    </message>
    <message>
        <source>red cards in the deck of a no</source>
        <translation>rote Karten im Stapel für Nein</translation>
    </message>
    <message>
        <source>Share of red cards in the deck used by people without the sensitive trait.</source>
        <translation>Anteil roter Karten im Stapel für Personen ohne das heikle Merkmal.</translation>
    </message>
    <message>
        <source>red cards named</source>
        <translation>genannte rote Karten</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>How many red cards all people name together.</source>
        <translation>Wie viele rote Karten alle Personen zusammen nennen.</translation>
    </message>
    <message>
        <source>prevalence to be rejected</source>
        <translation>abzulehnende Prävalenz</translation>
    </message>
    <message>
        <source>The prevalence that the test is to reject.</source>
        <translation>Die Prävalenz, die der Test ablehnen soll.</translation>
    </message>
    <message>
        <source>significance level</source>
        <translation>Signifikanzniveau</translation>
    </message>
    <message>
        <source>10⁻⁶</source>
        <translation>10⁻⁶</translation>
    </message>
    <message>
        <source>Type I error: the probability that the test rejects the null prevalence although it is true.</source>
        <translation>Fehler 1. Art: die Wahrscheinlichkeit, dass der Test die Nullprävalenz ablehnt, obwohl sie wahr ist.</translation>
    </message>
    <message>
        <source>power of the test</source>
        <translation>Teststärke</translation>
    </message>
    <message>
        <source>never detects</source>
        <translation>erkennt nie</translation>
    </message>
    <message>
        <source>always detects</source>
        <translation>erkennt immer</translation>
    </message>
    <message>
        <source>Probability that the test rejects the null prevalence when the true one is π.</source>
        <translation>Wahrscheinlichkeit, dass der Test die Nullprävalenz ablehnt, wenn die wahre π ist.</translation>
    </message>
    <message>
        <source>frequency of the value</source>
        <translation>Häufigkeit des Werts</translation>
    </message>
    <message>
        <source>nobody has it</source>
        <translation>niemand hat ihn</translation>
    </message>
    <message>
        <source>everybody has it</source>
        <translation>alle haben ihn</translation>
    </message>
    <message>
        <source>True share of the people who hold the value whose frequency is estimated.</source>
        <translation>Wahrer Anteil der Personen mit dem Wert, dessen Häufigkeit geschätzt wird.</translation>
    </message>
    <message>
        <source>RAPPOR&apos;s f</source>
        <translation>f von RAPPOR</translation>
    </message>
    <message>
        <source>0 · no permanent noise</source>
        <translation>0 · kein dauerhaftes Rauschen</translation>
    </message>
    <message>
        <source>1 · no information</source>
        <translation>1 · keine Information</translation>
    </message>
    <message>
        <source>Probability that a fair coin replaces a bit for good, in RAPPOR&apos;s permanent answer.</source>
        <translation>Wahrscheinlichkeit, dass in der dauerhaften Antwort von RAPPOR eine faire Münze ein Bit für immer ersetzt.</translation>
    </message>
    <message>
        <source>RAPPOR&apos;s p</source>
        <translation>p von RAPPOR</translation>
    </message>
    <message>
        <source>Probability that a 0 of the permanent answer is reported as a 1.</source>
        <translation>Wahrscheinlichkeit, dass eine 0 der dauerhaften Antwort als 1 gemeldet wird.</translation>
    </message>
    <message>
        <source>RAPPOR&apos;s q</source>
        <translation>q von RAPPOR</translation>
    </message>
    <message>
        <source>Probability that a 1 of the permanent answer is reported as a 1.</source>
        <translation>Wahrscheinlichkeit, dass eine 1 der dauerhaften Antwort als 1 gemeldet wird.</translation>
    </message>
    <message>
        <source>hash functions</source>
        <translation>Hashfunktionen</translation>
    </message>
    <message>
        <source>functions</source>
        <translation>Funktionen</translation>
    </message>
    <message>
        <source>16</source>
        <translation>16</translation>
    </message>
    <message>
        <source>How many bits of the filter a value sets.</source>
        <translation>Wie viele Bits des Filters ein Wert setzt.</translation>
    </message>
    <message>
        <source>bits that differ</source>
        <translation>verschiedene Bits</translation>
    </message>
    <message>
        <source>1 · yes or no</source>
        <translation>1 · Ja oder Nein</translation>
    </message>
    <message>
        <source>32</source>
        <translation>32</translation>
    </message>
    <message>
        <source>In how many bits the memoised reports of two values may differ: 1 for yes and no, 2h in RAPPOR.</source>
        <translation>In wie vielen Bits sich die gemerkten Meldungen zweier Werte unterscheiden können: 1 bei Ja und Nein, 2h bei RAPPOR.</translation>
    </message>
    <message>
        <source>yes answers of one person</source>
        <translation>Ja-Antworten einer Person</translation>
    </message>
    <message>
        <source>How many of one person&apos;s T answers are a yes.</source>
        <translation>Wie viele der T Antworten einer Person Ja sind.</translation>
    </message>
    <message>
        <source>order of the Rényi divergence</source>
        <translation>Ordnung der Rényi-Divergenz</translation>
    </message>
    <message>
        <source>1 · average loss</source>
        <translation>1 · mittlerer Verlust</translation>
    </message>
    <message>
        <source>1000 · nearly the worst</source>
        <translation>1000 · fast der schlechteste</translation>
    </message>
    <message>
        <source>The larger the order, the more the rarest and largest losses count.</source>
        <translation>Je größer die Ordnung, desto mehr zählen die seltensten und größten Verluste.</translation>
    </message>
    <message>
        <source>people to draw from</source>
        <translation>Personen zur Auswahl</translation>
    </message>
    <message>
        <source>How many people the sample is drawn from, without replacement: 10⁹ is as good as no end.</source>
        <translation>Aus wie vielen Personen die Stichprobe ohne Zurücklegen gezogen wird: 10⁹ ist so gut wie unendlich.</translation>
    </message>
    <message>
        <source>design effect</source>
        <translation>Designeffekt</translation>
    </message>
    <message>
        <source>1 · simple random sample</source>
        <translation>1 · einfache Zufallsstichprobe</translation>
    </message>
    <message>
        <source>5 · strong clusters</source>
        <translation>5 · starke Klumpen</translation>
    </message>
    <message>
        <source>By what factor clusters or strata change the sampling variance of a simple random sample.</source>
        <translation>Um welchen Faktor Klumpen oder Schichten die Stichprobenvarianz einer einfachen Zufallsstichprobe ändern.</translation>
    </message>
    <message>
        <source>collection of records</source>
        <translation>Sammlung von Datensätzen</translation>
    </message>
    <message>
        <source>The true records, all of the same number of bits: 000,011,101.</source>
        <translation>Die wahren Datensätze, alle mit gleich vielen Bits: 000,011,101.</translation>
    </message>
    <message>
        <source>changed collection</source>
        <translation>geänderte Sammlung</translation>
    </message>
    <message>
        <source>A neighbour of the collection: one of its records replaced.</source>
        <translation>Ein Nachbar der Sammlung: Einer ihrer Datensätze ist ersetzt.</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>What the chart shows.</source>
        <translation>Was das Diagramm zeigt.</translation>
    </message>
    <message>
        <source>horizontal axis</source>
        <translation>waagerechte Achse</translation>
    </message>
    <message>
        <source>The parameter that the horizontal axis sweeps.</source>
        <translation>Der Parameter, den die waagerechte Achse durchläuft.</translation>
    </message>
    <message>
        <source>left end</source>
        <translation>linkes Ende</translation>
    </message>
    <message>
        <source>Where the horizontal axis begins.</source>
        <translation>Wo die waagerechte Achse beginnt.</translation>
    </message>
    <message>
        <source>right end</source>
        <translation>rechtes Ende</translation>
    </message>
    <message>
        <source>Where the horizontal axis ends.</source>
        <translation>Wo die waagerechte Achse endet.</translation>
    </message>
    <message>
        <source>horizontal spacing</source>
        <translation>waagerechte Teilung</translation>
    </message>
    <message>
        <source>How the horizontal axis is spaced.</source>
        <translation>Wie die waagerechte Achse geteilt ist.</translation>
    </message>
    <message>
        <source>vertical axis</source>
        <translation>senkrechte Achse</translation>
    </message>
    <message>
        <source>The parameter that the vertical axis sweeps, for a map; none for curves.</source>
        <translation>Der Parameter, den die senkrechte Achse durchläuft, für eine Karte; keiner für Kurven.</translation>
    </message>
    <message>
        <source>lower end</source>
        <translation>unteres Ende</translation>
    </message>
    <message>
        <source>Where the vertical axis begins.</source>
        <translation>Wo die senkrechte Achse beginnt.</translation>
    </message>
    <message>
        <source>upper end</source>
        <translation>oberes Ende</translation>
    </message>
    <message>
        <source>Where the vertical axis ends.</source>
        <translation>Wo die senkrechte Achse endet.</translation>
    </message>
    <message>
        <source>vertical spacing</source>
        <translation>senkrechte Teilung</translation>
    </message>
    <message>
        <source>How the vertical axis is spaced.</source>
        <translation>Wie die senkrechte Achse geteilt ist.</translation>
    </message>
    <message>
        <source>a curve for each</source>
        <translation>eine Kurve je</translation>
    </message>
    <message>
        <source>The parameter that differs from curve to curve; none for one curve.</source>
        <translation>Der Parameter, der von Kurve zu Kurve wechselt; keiner für eine Kurve.</translation>
    </message>
    <message>
        <source>first curve</source>
        <translation>erste Kurve</translation>
    </message>
    <message>
        <source>What the parameter is on the first curve.</source>
        <translation>Was der Parameter auf der ersten Kurve ist.</translation>
    </message>
    <message>
        <source>last curve</source>
        <translation>letzte Kurve</translation>
    </message>
    <message>
        <source>What the parameter is on the last curve.</source>
        <translation>Was der Parameter auf der letzten Kurve ist.</translation>
    </message>
    <message>
        <source>curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>How many curves there are.</source>
        <translation>Wie viele Kurven es gibt.</translation>
    </message>
    <message>
        <source>who always say no</source>
        <translation>sagen immer Nein</translation>
    </message>
    <message>
        <source>Share of the people who say no whatever the chance device tells them.</source>
        <translation>Anteil der Personen, die Nein sagen, was auch das Zufallsgerät verlangt.</translation>
    </message>
    <message>
        <source>simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Whether a simulation is drawn beside the formulas.</source>
        <translation>Ob neben den Formeln eine Simulation gezeichnet wird.</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>Durchläufe</translation>
    </message>
    <message>
        <source>few</source>
        <translation>wenige</translation>
    </message>
    <message>
        <source>many</source>
        <translation>viele</translation>
    </message>
    <message>
        <source>How often the simulation repeats everything.</source>
        <translation>Wie oft die Simulation alles wiederholt.</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>1000</source>
        <translation>1000</translation>
    </message>
    <message>
        <source>Where the random numbers start: the same seed gives the same simulation on any machine.</source>
        <translation>Wo die Zufallszahlen beginnen: Derselbe Startwert ergibt auf jedem Rechner dieselbe Simulation.</translation>
    </message>
    <message>
        <source>design</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>How the chance device and the questions work.</source>
        <translation>Wie das Zufallsgerät und die Fragen wirken.</translation>
    </message>
    <message>
        <source>Which confidence interval is given beside the estimate.</source>
        <translation>Welches Konfidenzintervall neben der Schätzung steht.</translation>
    </message>
    <message>
        <source>19</source>
        <translation>19</translation>
    </message>
    <message>
        <source>How many curators each hold one variable of the same people.</source>
        <translation>Wie viele Kuratoren je eine Variable derselben Personen haben.</translation>
    </message>
    <message>
        <source>values of a variable</source>
        <translation>Werte einer Variablen</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>Ja oder Nein</translation>
    </message>
    <message>
        <source>How many values the variable of each curator has: together K = k to the power r.</source>
        <translation>Wie viele Werte die Variable jedes Kurators hat: zusammen K = k hoch r.</translation>
    </message>
    <message>
        <source>{title} ({symbol})</source>
        <translation>{title} ({symbol})</translation>
    </message>
    <message>
        <source>privacy parameter at which Hoeffding certifies α and β</source>
        <translation>Datenschutzparameter, bei dem Hoeffding α und β garantiert</translation>
    </message>
    <message>
        <source>attained at m = {ones}, m ones against m + 1</source>
        <translation>angenommen bei m = {ones}, m Einsen gegen m + 1</translation>
    </message>
    <message>
        <source>attained at m = {ones}, m + 1 ones against m</source>
        <translation>angenommen bei m = {ones}, m + 1 Einsen gegen m</translation>
    </message>
    <message>
        <source>{where}; every m tried</source>
        <translation>{where}; jedes m geprüft</translation>
    </message>
    <message>
        <source>{where}; no m need be tried</source>
        <translation>{where}; kein m muss geprüft werden</translation>
    </message>
    <message>
        <source>{where}; {tried} m tried: near both ends and the middle, in geometric steps between, and around the best; at most {bound}</source>
        <translation>{where}; {tried} m geprüft: nahe beiden Enden und der Mitte, dazwischen in geometrischen Schritten und um das beste; höchstens {bound}</translation>
    </message>
    <message>
        <source>δ of the shuffled count at ε</source>
        <translation>δ der gemischten Anzahl bei ε</translation>
    </message>
    <message>
        <source>the count&apos;s distribution, [KR2, section 3]</source>
        <translation>die Verteilung der Anzahl, [KR2, Abschnitt 3]</translation>
    </message>
    <message>
        <source>bound on the δ of the shuffled count at ε</source>
        <translation>Schranke für das δ der gemischten Anzahl bei ε</translation>
    </message>
    <message>
        <source>the count&apos;s distribution, [KR2, section 3]; post-processing</source>
        <translation>die Verteilung der Anzahl, [KR2, Abschnitt 3]; Nachbearbeitung</translation>
    </message>
    <message>
        <source>ε of the shuffled count at δ</source>
        <translation>ε der gemischten Anzahl bei δ</translation>
    </message>
    <message>
        <source>bound on the ε of the shuffled count at δ</source>
        <translation>Schranke für das ε der gemischten Anzahl bei δ</translation>
    </message>
    <message>
        <source>probability that a record is among the reports of a collection</source>
        <translation>Wahrscheinlichkeit eines Datensatzes unter den Meldungen einer Sammlung</translation>
    </message>
    <message>
        <source>how well the others explain an outcome, where they do so least</source>
        <translation>wie gut die anderen einen Ausgang erklären, wo sie es am wenigsten tun</translation>
    </message>
    <message>
        <source>δ of a shuffled collection and one neighbour at ε</source>
        <translation>δ einer gemischten Sammlung und eines Nachbarn bei ε</translation>
    </message>
    <message>
        <source>[KR2, section 2]; exact over all outcomes</source>
        <translation>[KR2, Abschnitt 2]; exakt über alle Ausgänge</translation>
    </message>
    <message>
        <source>pure ε of several answers</source>
        <translation>reines ε mehrerer Antworten</translation>
    </message>
    <message>
        <source>basic composition</source>
        <translation>einfache Komposition</translation>
    </message>
    <message>
        <source>δ of several answers at ε</source>
        <translation>δ mehrerer Antworten bei ε</translation>
    </message>
    <message>
        <source>[Kairouz et al. 2015]</source>
        <translation>[Kairouz et al. 2015]</translation>
    </message>
    <message>
        <source>ε of several answers at δ</source>
        <translation>ε mehrerer Antworten bei δ</translation>
    </message>
    <message>
        <source>advanced composition&apos;s bound on the ε of several answers at δ</source>
        <translation>ε mehrerer Antworten bei δ, Schranke der fortgeschrittenen Komposition</translation>
    </message>
    <message>
        <source>[Dwork et al. 2010]</source>
        <translation>[Dwork et al. 2010]</translation>
    </message>
    <message>
        <source>Rényi bound on the privacy parameter of several answers</source>
        <translation>Rényi-Schranke für das ε mehrerer Antworten</translation>
    </message>
    <message>
        <source>[Mironov 2017, proposition 3]</source>
        <translation>[Mironov 2017, Proposition 3]</translation>
    </message>
    <message>
        <source>Rényi divergence of several answers</source>
        <translation>Rényi-Divergenz mehrerer Antworten</translation>
    </message>
    <message>
        <source>[Mironov 2017, proposition 5]</source>
        <translation>[Mironov 2017, Proposition 5]</translation>
    </message>
    <message>
        <source>probability of a yes after several fresh answers of one person</source>
        <translation>Ja-Wahrscheinlichkeit nach mehreren neuen Antworten einer Person</translation>
    </message>
    <message>
        <source>Bayes&apos; rule</source>
        <translation>Satz von Bayes</translation>
    </message>
    <message>
        <source>probability that the majority of several fresh answers is a lie</source>
        <translation>Wahrscheinlichkeit, dass die Mehrheit mehrerer neuer Antworten eine Lüge ist</translation>
    </message>
    <message>
        <source>the binomial distribution</source>
        <translation>die Binomialverteilung</translation>
    </message>
    <message>
        <source>privacy parameter of one memoised report, however often it is given</source>
        <translation>ε einer gemerkten Meldung, wie oft sie auch gegeben wird</translation>
    </message>
    <message>
        <source>[Erlingsson et al. 2014, theorem 1]</source>
        <translation>[Erlingsson et al. 2014, Satz 1]</translation>
    </message>
    <message>
        <source>probability of so many yes answers</source>
        <translation>Wahrscheinlichkeit von so vielen Ja-Antworten</translation>
    </message>
    <message>
        <source>[KR2, section 3.1]</source>
        <translation>[KR2, Abschnitt 3.1]</translation>
    </message>
    <message>
        <source>logarithm of the probability of so many yes answers</source>
        <translation>Logarithmus der Wahrscheinlichkeit von so vielen Ja-Antworten</translation>
    </message>
    <message>
        <source>probability of so many yes answers or fewer</source>
        <translation>Wahrscheinlichkeit von so vielen Ja-Antworten oder weniger</translation>
    </message>
    <message>
        <source>quantile of the number of yes answers</source>
        <translation>Quantil der Zahl der Ja-Antworten</translation>
    </message>
    <message>
        <source>mean of the number of yes answers</source>
        <translation>Mittel der Zahl der Ja-Antworten</translation>
    </message>
    <message>
        <source>variance of the number of yes answers</source>
        <translation>Varianz der Zahl der Ja-Antworten</translation>
    </message>
    <message>
        <source>answers²</source>
        <translation>Antworten²</translation>
    </message>
    <message>
        <source>privacy loss of an outcome, the logarithm of its privacy ratio</source>
        <translation>Privatsphäreverlust eines Ausgangs, ln des Privatsphärequotienten</translation>
    </message>
    <message>
        <source>[KR2, section 3]</source>
        <translation>[KR2, Abschnitt 3]</translation>
    </message>
    <message>
        <source>probability that the privacy loss exceeds ε</source>
        <translation>Wahrscheinlichkeit, dass der Privatsphäreverlust ε überschreitet</translation>
    </message>
    <message>
        <source>probability that the privacy loss exceeds ε in the other direction, with one true yes more</source>
        <translation>Wahrscheinlichkeit, dass der Privatsphäreverlust ε in der anderen Richtung überschreitet, mit einem wahren Ja mehr</translation>
    </message>
    <message>
        <source>probability of one report at a Hamming distance</source>
        <translation>Wahrscheinlichkeit einer Meldung in einem Hamming-Abstand</translation>
    </message>
    <message>
        <source>privacy parameter of one record, ε-LDP</source>
        <translation>Datenschutzparameter eines Datensatzes, ε-LDP</translation>
    </message>
    <message>
        <source>[KR1, section 2]; [GA, randomized response]</source>
        <translation>[KR1, Abschnitt 2]; [GA, randomized response]</translation>
    </message>
    <message>
        <source>lie probability for a privacy parameter</source>
        <translation>Lügenwahrscheinlichkeit zu einem Datenschutzparameter</translation>
    </message>
    <message>
        <source>probability of a true yes, given the answer yes</source>
        <translation>Wahrscheinlichkeit eines wahren Ja, gegeben die Antwort Ja</translation>
    </message>
    <message>
        <source>variance of the estimated share</source>
        <translation>Varianz des geschätzten Anteils</translation>
    </message>
    <message>
        <source>[WN]; fixed database</source>
        <translation>[WN]; feste Datenbank</translation>
    </message>
    <message>
        <source>bound on the variance of the estimated share</source>
        <translation>Schranke für die Varianz des geschätzten Anteils</translation>
    </message>
    <message>
        <source>number of values</source>
        <translation>Zahl der Werte</translation>
    </message>
    <message>
        <source>number of values from which OUE beats generalized randomized response</source>
        <translation>Zahl der Werte, von der an OUE besser als verallgemeinerte randomisierte Antwort ist</translation>
    </message>
    <message>
        <source>probability that RAPPOR reports a 0 as a 1</source>
        <translation>Wahrscheinlichkeit, dass RAPPOR eine 0 als 1 meldet</translation>
    </message>
    <message>
        <source>probability that RAPPOR reports a 1 as a 1</source>
        <translation>Wahrscheinlichkeit, dass RAPPOR eine 1 als 1 meldet</translation>
    </message>
    <message>
        <source>ε of one RAPPOR report</source>
        <translation>ε einer RAPPOR-Meldung</translation>
    </message>
    <message>
        <source>ε of any number of RAPPOR reports</source>
        <translation>ε beliebig vieler RAPPOR-Meldungen</translation>
    </message>
    <message>
        <source>ε of sampling and PRAM</source>
        <translation>ε von Stichprobe und PRAM</translation>
    </message>
    <message>
        <source>[LWR, theorem III.2]</source>
        <translation>[LWR, Satz III.2]</translation>
    </message>
    <message>
        <source>retention factor for a privacy parameter</source>
        <translation>Beibehaltungsfaktor zu einem Datenschutzparameter</translation>
    </message>
    <message>
        <source>condition number of the PRAM matrix</source>
        <translation>Konditionszahl der PRAM-Matrix</translation>
    </message>
    <message>
        <source>Lin–Wang–Rane bound on the expected error</source>
        <translation>Lin–Wang–Rane-Schranke für den erwarteten Fehler</translation>
    </message>
    <message>
        <source>[LWR, theorem III.4]</source>
        <translation>[LWR, Satz III.4]</translation>
    </message>
    <message>
        <source>a tighter bound on the expected error</source>
        <translation>eine engere Schranke für den erwarteten Fehler</translation>
    </message>
    <message>
        <source>derived like [LWR, theorem III.4], without its √K</source>
        <translation>hergeleitet wie [LWR, Satz III.4], ohne dessen √K</translation>
    </message>
    <message>
        <source>samples that minimise the Lin–Wang–Rane bound</source>
        <translation>gezogene Datensätze, die die Lin–Wang–Rane-Schranke minimieren</translation>
    </message>
    <message>
        <source>derived from [LWR, theorem III.4]</source>
        <translation>hergeleitet aus [LWR, Satz III.4]</translation>
    </message>
    <message>
        <source>samples that minimise the tight bound</source>
        <translation>gezogene Datensätze, die die engere Schranke minimieren</translation>
    </message>
    <message>
        <source>root mean square error of the estimated shares</source>
        <translation>Wurzel des mittleren quadratischen Fehlers der geschätzten Anteile</translation>
    </message>
    <message>
        <source>derived from [LWR, III-A]; exact</source>
        <translation>hergeleitet aus [LWR, III-A]; exakt</translation>
    </message>
    <message>
        <source>samples that minimise the root mean square error</source>
        <translation>gezogene Datensätze mit dem kleinsten RMS-Fehler</translation>
    </message>
    <message>
        <source>categories of several curators</source>
        <translation>Kategorien mehrerer Kuratoren</translation>
    </message>
    <message>
        <source>[LWR, II], for r curators</source>
        <translation>[LWR, II], für r Kuratoren</translation>
    </message>
    <message>
        <source>root mean square error of several curators&apos; joint shares, uniform data, at its best m</source>
        <translation>Wurzel des mittleren quadratischen Fehlers der gemeinsamen Anteile mehrerer Kuratoren, gleichverteilte Daten, beim besten m</translation>
    </message>
    <message>
        <source>derived from [LWR, III], for r curators; exact</source>
        <translation>hergeleitet aus [LWR, III], für r Kuratoren; exakt</translation>
    </message>
    <message>
        <source>root mean square error of one curator&apos;s shares, uniform data</source>
        <translation>RMS-Fehler der Anteile eines Kurators, gleichverteilte Daten</translation>
    </message>
    <message>
        <source>estimated prevalence within [0, 1], forced response</source>
        <translation>geschätzte Prävalenz in [0; 1], erzwungene Antwort</translation>
    </message>
    <message>
        <source>maximum likelihood; [Boruch 1971]</source>
        <translation>Maximum Likelihood; [Boruch 1971]</translation>
    </message>
    <message>
        <source>variance of the estimated prevalence, forced response</source>
        <translation>Varianz der geschätzten Prävalenz, erzwungene Antwort</translation>
    </message>
    <message>
        <source>[Warner 1965]; random sample</source>
        <translation>[Warner 1965]; Zufallsstichprobe</translation>
    </message>
    <message>
        <source>definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>power of the one-sided z test, forced response</source>
        <translation>Teststärke des einseitigen z-Tests, erzwungene Antwort</translation>
    </message>
    <message>
        <source>[Blair et al. 2015]</source>
        <translation>[Blair et al. 2015]</translation>
    </message>
    <message>
        <source>probability that the one-sided z test rejects, forced response</source>
        <translation>Wahrscheinlichkeit, dass der einseitige z-Test ablehnt, erzwungene Antwort</translation>
    </message>
    <message>
        <source>people enough for a power of the one-sided z test, forced response</source>
        <translation>genug Personen für eine Teststärke, z-Test einseitig, erzwungene Antwort</translation>
    </message>
    <message>
        <source>power reached with the people enough for it</source>
        <translation>mit den dafür genügenden Personen erreichte Teststärke</translation>
    </message>
    <message>
        <source>variance of the share that a trusted curator releases</source>
        <translation>Varianz des Anteils eines vertrauenswürdigen Kurators</translation>
    </message>
    <message>
        <source>[Ghosh et al. 2012]</source>
        <translation>[Ghosh et al. 2012]</translation>
    </message>
    <message>
        <source>probability of an error of α or more of the share that a trusted curator releases</source>
        <translation>Wahrscheinlichkeit eines Fehlers von α oder mehr des Anteils, den ein vertrauenswürdiger Kurator veröffentlicht</translation>
    </message>
    <message>
        <source>error of a trusted curator&apos;s share that is exceeded with probability at most β</source>
        <translation>Fehler des Anteils eines vertrauenswürdigen Kurators, mit Wahrscheinlichkeit höchstens β überschritten</translation>
    </message>
    <message>
        <source>variance of the estimated share of a population: the sample&apos;s and the coins&apos;</source>
        <translation>Varianz des Anteils einer Population: Stichprobe und Münzen</translation>
    </message>
    <message>
        <source>[Warner 1965]; [Cochran 1977]</source>
        <translation>[Warner 1965]; [Cochran 1977]</translation>
    </message>
    <message>
        <source>people to ask for an error below α of a population&apos;s share with confidence about 1 − β</source>
        <translation>zu fragende Personen für einen Fehler unter α des Anteils einer Population mit Konfidenz etwa 1 − β</translation>
    </message>
    <message>
        <source>[Warner 1965]; [Cochran 1977]; central limit theorem</source>
        <translation>[Warner 1965]; [Cochran 1977]; zentraler Grenzwertsatz</translation>
    </message>
    <message>
        <source>type I error</source>
        <translation>Fehler 1. Art</translation>
    </message>
    <message>
        <source>smallest type II error of a test of one answer</source>
        <translation>kleinster Fehler 2. Art eines Tests einer Antwort</translation>
    </message>
    <message>
        <source>[Wasserman and Zhou 2010]; [Dong et al. 2022]</source>
        <translation>[Wasserman and Zhou 2010]; [Dong et al. 2022]</translation>
    </message>
    <message>
        <source>smallest type II error of a test of one person by the count of all answers</source>
        <translation>kleinster Fehler 2. Art eines Tests einer Person anhand der Anzahl</translation>
    </message>
    <message>
        <source>[Neyman and Pearson 1933]; [KR2, section 3]</source>
        <translation>[Neyman and Pearson 1933]; [KR2, Abschnitt 3]</translation>
    </message>
    <message>
        <source>parameter of the Gaussian mechanism that the count tends to</source>
        <translation>Parameter des Gauß-Mechanismus, gegen den die Anzahl strebt</translation>
    </message>
    <message>
        <source>[Dong et al. 2022]</source>
        <translation>[Dong et al. 2022]</translation>
    </message>
    <message>
        <source>slack δ of the count by its Gaussian approximation</source>
        <translation>Spielraum δ der Anzahl nach ihrer Gauß-Approximation</translation>
    </message>
    <message>
        <source>standard error {error}, 95 % within [{lower}, {upper}]</source>
        <translation>Standardfehler {error}, 95 % in [{lower}, {upper}]</translation>
    </message>
    <message>
        <source>records that are one vector</source>
        <translation>Datensätze gleich dem einen Vektor</translation>
    </message>
    <message>
        <source>bits in which the two kinds of records differ</source>
        <translation>Bits, in denen sich die zwei Arten von Datensätzen unterscheiden</translation>
    </message>
    <message>
        <source>mean privacy loss of a collection of a vector and its opposite, simulated</source>
        <translation>mittlerer Privatsphäreverlust von Vektor und Gegenteil, simuliert</translation>
    </message>
    <message>
        <source>[KR2, section 2]; by the reports&apos; distances</source>
        <translation>[KR2, Abschnitt 2]; nach den Abständen der Meldungen</translation>
    </message>
    <message>
        <source>quantile of the privacy loss of a collection of a vector and its opposite, simulated</source>
        <translation>Quantil des Privatsphäreverlusts einer Sammlung aus einem Vektor und seinem Gegenteil, simuliert</translation>
    </message>
    <message>
        <source>probability that the privacy loss of a vector and its opposite exceeds ε, simulated</source>
        <translation>Wahrscheinlichkeit, dass der Privatsphäreverlust bei einem Vektor und seinem Gegenteil ε überschreitet, simuliert</translation>
    </message>
    <message>
        <source>δ of a collection of a vector and its opposite at ε, simulated</source>
        <translation>δ einer Sammlung aus einem Vektor und seinem Gegenteil bei ε, simuliert</translation>
    </message>
    <message>
        <source>m copies against m + 1; {accuracy}</source>
        <translation>m Kopien gegen m + 1; {accuracy}</translation>
    </message>
    <message>
        <source>m + 1 copies against m; {accuracy}</source>
        <translation>m + 1 Kopien gegen m; {accuracy}</translation>
    </message>
    <message>
        <source>category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>category, the {shown} most often released of {all}</source>
        <translation>Kategorie, die {shown} am häufigsten veröffentlichten von {all}</translation>
    </message>
    <message>
        <source>ciphertexts</source>
        <translation>Chiffrate</translation>
    </message>
    <message>
        <source>What the server sees</source>
        <translation>Was der Server sieht</translation>
    </message>
    <message>
        <source>share of the ciphertexts</source>
        <translation>Anteil der Chiffrate</translation>
    </message>
    <message>
        <source>Types of the ciphertexts (X+V, Y+W): with uniform pads V and W each has probability 1/K, whatever the data are [LWR].</source>
        <translation>Typen der Chiffrate (X+V, Y+W): Mit gleichverteilten Pads V und W hat jeder die Wahrscheinlichkeit 1/K, wie auch die Daten sind [LWR].</translation>
    </message>
    <message>
        <source>1/K = {share}</source>
        <translation>1/K = {share}</translation>
    </message>
    <message>
        <source>true</source>
        <translation>wahr</translation>
    </message>
    <message>
        <source>The estimate beside the truth</source>
        <translation>Die Schätzung neben der Wahrheit</translation>
    </message>
    <message>
        <source>The estimate</source>
        <translation>Die Schätzung</translation>
    </message>
    <message>
        <source>share of the records</source>
        <translation>Anteil der Datensätze</translation>
    </message>
    <message>
        <source>A⁻¹ of the type of the released records: unbiased, so that it may be negative [LWR].</source>
        <translation>A⁻¹ des Typs der veröffentlichten Datensätze: unverzerrt, sodass es negativ sein kann [LWR].</translation>
    </message>
    <message>
        <source>Categories from a list made without the data</source>
        <translation>Kategorien aus einer Liste, die ohne die Daten entstand</translation>
    </message>
    <message>
        <source>Categories taken from the data: its labels are said to be public</source>
        <translation>Kategorien aus den Daten: Ihre Bezeichnungen gelten als öffentlich</translation>
    </message>
    <message>
        <source>The random source here can&apos;t draw events as rare as ε = {asked} asks for: this release has ε = {drawn}.</source>
        <translation>Die Zufallsquelle hier kann so seltene Ereignisse, wie ε = {asked} sie verlangt, nicht ziehen: Diese Veröffentlichung hat ε = {drawn}.</translation>
    </message>
    <message>
        <source>ε = {epsilon} compares two tables of the same {n} people that differ in one person&apos;s record (replace-one neighbours). How many people there are is public.</source>
        <translation>ε = {epsilon} vergleicht zwei Tabellen derselben {n} Personen, die sich im Datensatz einer Person unterscheiden (Nachbarn durch Ersetzen). Wie viele Personen es sind, ist öffentlich.</translation>
    </message>
    <message>
        <source>The pads are numbers of a stream cipher (ChaCha20): that the server sees nothing rests on that cipher. True one-time pads would rest on nothing.</source>
        <translation>Die Pads sind Zahlen einer Stromchiffre (ChaCha20): Dass der Server nichts sieht, beruht auf dieser Chiffre. Echte One-Time-Pads würden auf nichts beruhen.</translation>
    </message>
    <message>
        <source>All columns come from one file: this demonstrates the protocol in one place. Offices that don&apos;t show each other their data run release curator-a, curator-b, server and researcher on the command line.</source>
        <translation>Alle Spalten stammen aus einer Datei: Das führt das Protokoll an einem Ort vor. Stellen, die einander ihre Daten nicht zeigen, führen release curator-a, curator-b, server und researcher auf der Befehlszeile aus.</translation>
    </message>
    <message>
        <source>a curator</source>
        <translation>ein Kurator</translation>
    </message>
    <message>
        <source>its own column, the common key, its own pad key</source>
        <translation>die eigene Spalte, den gemeinsamen Schlüssel, den eigenen Pad-Schlüssel</translation>
    </message>
    <message>
        <source>nothing of the others&apos; data</source>
        <translation>nichts von den Daten der anderen</translation>
    </message>
    <message>
        <source>the server</source>
        <translation>der Server</translation>
    </message>
    <message>
        <source>its own noise</source>
        <translation>das eigene Rauschen</translation>
    </message>
    <message>
        <source>ciphertexts, uniform whatever the data are</source>
        <translation>Chiffrate, gleichverteilt, wie auch die Daten sind</translation>
    </message>
    <message>
        <source>n, m, ε and the categories; with all pad keys it would read every sampled record</source>
        <translation>n, m, ε und die Kategorien; mit allen Pad-Schlüsseln würde er jeden gezogenen Datensatz lesen</translation>
    </message>
    <message>
        <source>the researcher</source>
        <translation>die Forschungsstelle</translation>
    </message>
    <message>
        <source>all pad keys</source>
        <translation>alle Pad-Schlüssel</translation>
    </message>
    <message>
        <source>perturbed ciphertexts, in random order</source>
        <translation>gestörte Chiffrate, in zufälliger Reihenfolge</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>sanitised records and estimate</source>
        <translation>geschützte Datensätze und Schätzung</translation>
    </message>
    <message>
        <source>Pins can&apos;t be drawn over a map; they are in the other figures and the results.</source>
        <translation>Pins lassen sich nicht über eine Karte zeichnen; sie stehen in den anderen Abbildungen und den Ergebnissen.</translation>
    </message>
    <message>
        <source>A pin with other axes isn&apos;t drawn.</source>
        <translation>Ein Pin mit anderen Achsen wird nicht gezeichnet.</translation>
    </message>
    <message>
        <source>Zipf</source>
        <translation>Zipf</translation>
    </message>
    <message>
        <source>{label} ({pin})</source>
        <translation>{label} ({pin})</translation>
    </message>
    <message>
        <source>{band}, lower</source>
        <translation>{band}, unten</translation>
    </message>
    <message>
        <source>{band}, upper</source>
        <translation>{band}, oben</translation>
    </message>
    <message>
        <source>{pin} · {place}</source>
        <translation>{pin} · {place}</translation>
    </message>
    <message>
        <source>{name}: {choice}</source>
        <translation>{name}: {choice}</translation>
    </message>
    <message>
        <source>Thirty pupils, two coins</source>
        <translation>Dreißig Lernende, zwei Münzen</translation>
    </message>
    <message>
        <source>With 9 of 30 pupils and q = 1/4 the estimate has a standard deviation of 0.158, and 98.1 % of such classes get an interval that contains the truth.</source>
        <translation>Mit 9 von 30 Lernenden und q = 1/4 hat die Schätzung eine Standardabweichung von 0,158, und 98,1 % solcher Klassen erhalten ein Intervall, das die Wahrheit enthält.</translation>
    </message>
    <message>
        <source>A school and a die</source>
        <translation>Eine Schule und ein Würfel</translation>
    </message>
    <message>
        <source>A 1 forces a no and a 6 a yes: 600 pupils, 120 of them with the trait, are estimated with a standard deviation of 0.0228, a seventh of what thirty and two coins give.</source>
        <translation>Eine 1 erzwingt ein Nein und eine 6 ein Ja: 600 Lernende, 120 davon mit dem Merkmal, werden mit einer Standardabweichung von 0,0228 geschätzt, einem Siebtel dessen, was dreißig und zwei Münzen ergeben.</translation>
    </message>
    <message>
        <source>One in ten always says no</source>
        <translation>Eine von zehn sagt immer Nein</translation>
    </message>
    <message>
        <source>If a tenth of 200 pupils say no whatever the coins tell, the estimates gather around 0.22 instead of 0.3, however often the class is repeated.</source>
        <translation>Wenn ein Zehntel von 200 Lernenden Nein sagt, was auch die Münzen verlangen, sammeln sich die Schätzungen um 0,22 statt um 0,3, wie oft die Klasse auch wiederholt wird.</translation>
    </message>
    <message>
        <source>Two coin tosses</source>
        <translation>Zwei Münzwürfe</translation>
    </message>
    <message>
        <source>Heads, tell the truth; tails, let a second coin answer: an answer multiplies or divides the odds by at most 3, and an even chance of a true yes becomes 75 % after the answer yes [GA].</source>
        <translation>Kopf: die Wahrheit sagen; Zahl: eine zweite Münze antworten lassen. Eine Antwort multipliziert oder dividiert die Chancen mit höchstens 3, und aus 50 % Wahrscheinlichkeit eines wahren Ja werden 75 % nach der Antwort Ja [GA].</translation>
    </message>
    <message>
        <source>Warner&apos;s design with p = 0.7</source>
        <translation>Warners Design mit p = 0,7</translation>
    </message>
    <message>
        <source>The design of a survey on alcohol abuse: answering the opposite statement with probability 0.3 keeps ε at 0.847, and still a yes raises the estimated 45 % to 66 % (data WarnerData of the R package RRTCS).</source>
        <translation>Das Design einer Umfrage zu Alkoholmissbrauch: Mit Wahrscheinlichkeit 0,3 auf die gegenteilige Aussage zu antworten hält ε bei 0,847, und doch hebt ein Ja die geschätzten 45 % auf 66 % (Daten WarnerData des R-Pakets RRTCS).</translation>
    </message>
    <message>
        <source>A die, as in Nigeria</source>
        <translation>Ein Würfel, wie in Nigeria</translation>
    </message>
    <message>
        <source>A 1 forces a no, a 6 forces a yes, all else asks for the truth: that is q = 1/6 and ε = ln 5 = 1.609 [Blair et al. 2015].</source>
        <translation>Eine 1 erzwingt ein Nein, eine 6 ein Ja, alles andere verlangt die Wahrheit: Das ist q = 1/6 und ε = ln 5 = 1,609 [Blair et al. 2015].</translation>
    </message>
    <message>
        <source>A class of 30</source>
        <translation>Eine Klasse von 30</translation>
    </message>
    <message>
        <source>Among 30 pupils, 6 of whom have yes as their true answer, the estimated share is within ±0.3 of the truth in at least 95 % of repetitions: a class shows the principle, not the answer.</source>
        <translation>Unter 30 Lernenden, von denen 6 als wahre Antwort Ja haben, liegt der geschätzte Anteil in mindestens 95 % der Wiederholungen innerhalb von ±0,3 um die Wahrheit: Eine Klasse zeigt das Prinzip, nicht die Antwort.</translation>
    </message>
    <message>
        <source>The slides&apos; million patients</source>
        <translation>Die Million Patienten der Folien</translation>
    </message>
    <message>
        <source>With n = 10⁶, ε = 1 and β = 0.05 the slide lets r, the share of yes answers, deviate by 0.89/1000, with a logarithm to base 10; the natural one gives 1.36/1000. For the estimate π̂ that is an error of 0.00294 by Hoeffding&apos;s bound, and of 0.00188 by the count&apos;s own distribution [GA].</source>
        <translation>Mit n = 10⁶, ε = 1 und β = 0,05 lässt die Folie r, den Anteil der Ja-Antworten, um 0,89/1000 abweichen, mit einem Logarithmus zur Basis 10; der natürliche ergibt 1,36/1000. Für die Schätzung π̂ ist das ein Fehler von 0,00294 nach Hoeffdings Schranke und von 0,00188 nach der eigenen Verteilung der Anzahl [GA].</translation>
    </message>
    <message>
        <source>One percentage point</source>
        <translation>Ein Prozentpunkt</translation>
    </message>
    <message>
        <source>To know the share of the people asked to within 0.01, with confidence 95 %, Hoeffding&apos;s bound asks for 73 778 of them; by the count&apos;s own distribution the error of so many is only 0.00625.</source>
        <translation>Um den Anteil der gefragten Personen auf 0,01 genau zu kennen, mit Konfidenz 95 %, verlangt Hoeffdings Schranke 73 778 von ihnen; nach der eigenen Verteilung der Anzahl ist der Fehler bei so vielen nur 0,00625.</translation>
    </message>
    <message>
        <source>The survey in Nigeria</source>
        <translation>Die Umfrage in Nigeria</translation>
    </message>
    <message>
        <source>For the share of these 2435 people Hoeffding&apos;s bound allows an error of 0.0413; the count&apos;s own distribution, at the estimated 638 true yeses, 0.0223. For everybody they were drawn from, chance in the drawing is added: 0.0282.</source>
        <translation>Für den Anteil dieser 2435 Personen lässt Hoeffdings Schranke einen Fehler von 0,0413 zu; die eigene Verteilung der Anzahl, bei den geschätzten 638 wahren Ja, 0,0223. Für alle, aus denen sie gezogen wurden, kommt der Zufall der Ziehung hinzu: 0,0282.</translation>
    </message>
    <message>
        <source>Four answers, ε = ln 3</source>
        <translation>Vier Antworten, ε = ln 3</translation>
    </message>
    <message>
        <source>Among four answers naming one is best: n·Var is 1.25, where optimized unary encoding has 3 and a random bit 4.</source>
        <translation>Bei vier Antworten ist es am besten, eine zu nennen: n·Var ist 1,25, wo optimierte unäre Kodierung 3 hat und ein zufälliges Bit 4.</translation>
    </message>
    <message>
        <source>A thousand words, ε = 1</source>
        <translation>Tausend Wörter, ε = 1</translation>
    </message>
    <message>
        <source>Among 1000 words the variance of naming one is 92 times that of optimized unary encoding; the two are equally good at ε = 5.807.</source>
        <translation>Bei 1000 Wörtern ist die Varianz, wenn eines genannt wird, das 92-Fache derer von optimierter unärer Kodierung; gleich gut sind beide bei ε = 5,807.</translation>
    </message>
    <message>
        <source>Adult: sex and income, ε = 0.5</source>
        <translation>Adult: Geschlecht und Einkommen, ε = 0,5</translation>
    </message>
    <message>
        <source>Lin, Wang and Rane&apos;s bound asks for 7921 of the 32 561 records and the exact error for 4932; both lower the error of perturbing them all by more than 30 % [LWR].</source>
        <translation>Die Lin–Wang–Rane-Schranke verlangt 7921 der 32 561 Datensätze und der exakte Fehler 4932; beide senken den Fehler gegenüber dem Stören aller um mehr als 30 % [LWR].</translation>
    </message>
    <message>
        <source>Adult: the experiment</source>
        <translation>Adult: das Experiment</translation>
    </message>
    <message>
        <source>Released 10 000 times with each of 41 numbers of samples, the data&apos;s error is least with 4075. By the exact formula that is 0.5 % above the least, at 4932: around the optimum the error is flat [LWR].</source>
        <translation>Je 10 000-mal mit jeder von 41 Anzahlen gezogener Datensätze veröffentlicht, ist der Fehler der Daten bei 4075 am kleinsten. Nach der exakten Formel ist das 0,5 % über dem kleinsten, bei 4932: Um das Optimum ist der Fehler flach [LWR].</translation>
    </message>
    <message>
        <source>Adult: education and income, ε = 1</source>
        <translation>Adult: Bildung und Einkommen, ε = 1</translation>
    </message>
    <message>
        <source>With 32 categories the best sample is 1656 of 32 561 records, and its error of 0.0462 is less than half of the 0.107 without sampling.</source>
        <translation>Bei 32 Kategorien ist die beste Stichprobe 1656 von 32 561 Datensätzen, und ihr Fehler von 0,0462 ist weniger als die Hälfte der 0,107 ohne Stichprobe.</translation>
    </message>
    <message>
        <source>Berkeley 1973: gender and admission, ε = 1.5</source>
        <translation>Berkeley 1973: Geschlecht und Zulassung, ε = 1,5</translation>
    </message>
    <message>
        <source>Above ε = 1.299 Lin, Wang and Rane&apos;s bound sees no gain from sampling for 4 categories; the exact error still is smallest with 3877 of the 4526 records, by 0.4 %.</source>
        <translation>Über ε = 1,299 sieht die Lin–Wang–Rane-Schranke bei 4 Kategorien keinen Gewinn durch eine Stichprobe; der exakte Fehler ist dennoch mit 3877 der 4526 Datensätze am kleinsten, um 0,4 %.</translation>
    </message>
    <message>
        <source>Nigeria: contact with armed groups</source>
        <translation>Nigeria: Kontakt zu bewaffneten Gruppen</translation>
    </message>
    <message>
        <source>Of 2435 people with a die 831 said yes: taken as a random sample, an estimated 26.2 % knew members of armed groups, with 95 % confidence between 23.3 % and 29.1 % [Blair et al. 2015].</source>
        <translation>Von 2435 Personen mit einem Würfel sagten 831 Ja: Als Zufallsstichprobe genommen kannten geschätzt 26,2 % von ihnen Mitglieder bewaffneter Gruppen, mit 95 % Konfidenz zwischen 23,3 % und 29,1 % [Blair et al. 2015].</translation>
    </message>
    <message>
        <source>Alcohol abuse, Warner&apos;s design</source>
        <translation>Alkoholmissbrauch, Warners Design</translation>
    </message>
    <message>
        <source>Of 802 students 125 were asked whether they had had more than five drinks in a row within a month. With p = 0.7 the estimate is 45 %, but its standard error is 11.2 points: privacy at ε = 0.847 asks for more people (data WarnerData of the R package RRTCS).</source>
        <translation>Von 802 Studierenden wurden 125 gefragt, ob sie binnen eines Monats mehr als fünf Getränke hintereinander getrunken hatten. Mit p = 0,7 ist die Schätzung 45 %, aber ihr Standardfehler beträgt 11,2 Prozentpunkte: Schutz mit ε = 0,847 verlangt mehr Personen (Daten WarnerData des R-Pakets RRTCS).</translation>
    </message>
    <message>
        <source>Copied in an exam, unrelated question</source>
        <translation>Abschreiben in der Prüfung, unverbundene Frage</translation>
    </message>
    <message>
        <source>With probability ½ each of 710 students was asked for a birthday in July instead: an estimated 84.1 % had copied in an exam, with a standard error of 3.7 points (data HorvitzDataRealSurvey of the R package RRTCS).</source>
        <translation>Jeweils mit Wahrscheinlichkeit ½ wurden 710 Studierende stattdessen nach einem Geburtstag im Juli gefragt: Geschätzte 84,1 % hatten in einer Prüfung abgeschrieben, mit einem Standardfehler von 3,7 Prozentpunkten (Daten HorvitzDataRealSurvey des R-Pakets RRTCS).</translation>
    </message>
    <message>
        <source>Treatment for infertility, forced response</source>
        <translation>Behandlung wegen Unfruchtbarkeit, erzwungene Antwort</translation>
    </message>
    <message>
        <source>Women were asked about treatment for infertility; an answer was forced to yes with probability 0.2 and to no with 0.2. From 113 yes among 442 the estimate is 9.3 %, unweighted although the sample was stratified, and no answer changes the odds by more than a factor of 4 (data ForcedResponseDataSt of the R package RRTCS).</source>
        <translation>Frauen wurden nach einer Behandlung wegen Unfruchtbarkeit gefragt; eine Antwort wurde mit Wahrscheinlichkeit 0,2 auf Ja und mit 0,2 auf Nein erzwungen. Aus 113 Ja unter 442 ist die Schätzung 9,3 %, ungewichtet, obwohl die Stichprobe geschichtet war, und keine Antwort ändert die Chancen um mehr als den Faktor 4 (Daten ForcedResponseDataSt des R-Pakets RRTCS).</translation>
    </message>
    <message>
        <source>Planning: is it more than nobody?</source>
        <translation>Planung: Sind es mehr als niemand?</translation>
    </message>
    <message>
        <source>With 200 people and a die the test at level 0.01 finds a prevalence of 20 % with a power of 0.987 by the normal approximation [Blair et al. 2015].</source>
        <translation>Mit 200 Personen und einem Würfel erkennt der Test zum Niveau 0,01 eine Prävalenz von 20 % mit einer Teststärke von 0,987 nach der Normalapproximation [Blair et al. 2015].</translation>
    </message>
    <message>
        <source>Twenty people [KR2]</source>
        <translation>Zwanzig Personen [KR2]</translation>
    </message>
    <message>
        <source>With 5 people of 20 whose true answer is yes the collector expects 7.5 yes answers, and 3.75 of them are lies: half of all yeses.</source>
        <translation>Wenn bei 5 von 20 Personen die wahre Antwort Ja ist, erwartet die Sammelstelle 7,5 Ja-Antworten, und 3,75 davon sind Lügen: die Hälfte aller Ja.</translation>
    </message>
    <message>
        <source>The count in Nigeria</source>
        <translation>Die Anzahl in Nigeria</translation>
    </message>
    <message>
        <source>One more true yes moves the mean of the count of 2435 answers by 0.667, a 28th of its standard deviation of 18.4.</source>
        <translation>Ein wahres Ja mehr rückt das Mittel der Anzahl bei 2435 Antworten um 0,667, ein 28stel ihrer Standardabweichung von 18,4.</translation>
    </message>
    <message>
        <source>[KR2]: n = 20, q = 1/4</source>
        <translation>[KR2]: n = 20, q = 1/4</translation>
    </message>
    <message>
        <source>The full factor of 3 needs everybody to give the same answer, and with 5 true yeses nobody says yes in only 13 of a million surveys.</source>
        <translation>Für den vollen Faktor 3 müssen alle dieselbe Antwort geben, und bei 5 wahren Ja sagt nur in 13 von einer Million Umfragen niemand Ja.</translation>
    </message>
    <message>
        <source>With 10 true yeses among 30 pupils the privacy loss of the count is above 0.5, a factor of 1.65, in 1.5 % of all classes. That is a share of outcomes, and not the δ of a guarantee.</source>
        <translation>Mit 10 wahren Ja unter 30 Lernenden liegt der Privatsphäreverlust der Anzahl in 1,5 % aller Klassen über 0,5, einem Faktor von 1,65. Das ist ein Anteil der Ausgänge und nicht das δ einer Garantie.</translation>
    </message>
    <message>
        <source>One answer alone has ε = 1.609. At the estimated 638 true yeses the count of 2435 answers lies between 795 and 867 in at least 95 % of surveys, and changes the odds about one person by at most 7.6 % there; a count of 831, the mean, by 0.07 %.</source>
        <translation>Eine Antwort allein hat ε = 1,609. Bei den geschätzten 638 wahren Ja liegt die Anzahl von 2435 Antworten in mindestens 95 % der Umfragen zwischen 795 und 867 und ändert die Chancen über eine Person dort höchstens um 7,6 %; eine Anzahl von 831, dem Mittel, um 0,07 %.</translation>
    </message>
    <message>
        <source>One answer has ε = 1.099; the count of 30 pupils is (0.5, 0.00235)-differentially private. Its privacy loss is still above 0.5 in up to 3.8 % of classes, and its pure ε is 1.099 as before: everybody may give the same answer.</source>
        <translation>Eine Antwort hat ε = 1,099; die Anzahl von 30 Lernenden ist (0,5; 0,00235)-differenziell privat. Ihr Privatsphäreverlust liegt dennoch in bis zu 3,8 % der Klassen über 0,5, und ihr reines ε ist 1,099 wie zuvor: Es können alle dieselbe Antwort geben.</translation>
    </message>
    <message>
        <source>Ten thousand answers, exact and published</source>
        <translation>Zehntausend Antworten, exakt und veröffentlicht</translation>
    </message>
    <message>
        <source>A record of three bits</source>
        <translation>Ein Datensatz aus drei Bits</translation>
    </message>
    <message>
        <source>A record is reported as it is 27 times in 64 and as its opposite once in 64 times: ε is three times that of one bit, 3.296 [KR1].</source>
        <translation>Ein Datensatz wird in 27 von 64 Fällen gemeldet, wie er ist, und in einem von 64 als sein Gegenteil: ε ist das Dreifache des ε eines Bits, 3,296 [KR1].</translation>
    </message>
    <message>
        <source>RAPPOR with two hashes</source>
        <translation>RAPPOR mit zwei Hashs</translation>
    </message>
    <message>
        <source>Two values that set two bits each differ in at most 4 bits of the filter, and f = ½ is q = ¼: ε = 4 ln 3 = 4.394, the ε that RAPPOR states for its permanent answer.</source>
        <translation>Zwei Werte, die je zwei Bits setzen, unterscheiden sich in höchstens 4 Bits des Filters, und f = ½ ist q = ¼: ε = 4 ln 3 = 4,394, das ε, das RAPPOR für seine dauerhafte Antwort angibt.</translation>
    </message>
    <message>
        <source>Forty bits for ε = 1</source>
        <translation>Vierzig Bits für ε = 1</translation>
    </message>
    <message>
        <source>To keep ε at 1 for a record of 40 bits, each must be flipped with probability 0.4938: almost a fair coin.</source>
        <translation>Um ε für einen Datensatz von 40 Bits bei 1 zu halten, muss jedes mit Wahrscheinlichkeit 0,4938 gekippt werden: fast eine faire Münze.</translation>
    </message>
    <message>
        <source>The price of privacy in people</source>
        <translation>Der Preis des Schutzes in Personen</translation>
    </message>
    <message>
        <source>For an error of 0.01 Hoeffding&apos;s bound asks for 18 445 people at q = 0 already, where this model has no error at all; at q = 0.45 it asks for 100 times as many.</source>
        <translation>Für einen Fehler von 0,01 verlangt Hoeffdings Schranke schon bei q = 0, wo dieses Modell gar keinen Fehler hat, 18 445 Personen; bei q = 0,45 verlangt sie 100-mal so viele.</translation>
    </message>
    <message>
        <source>What a yes means</source>
        <translation>Was ein Ja bedeutet</translation>
    </message>
    <message>
        <source>At q = ¼ a yes turns a 10 % chance into 25 %. Along the bottom, the top and the right edge a yes says nothing new: nothing is left to learn, or the answer is a fair coin.</source>
        <translation>Bei q = ¼ macht ein Ja aus 10 % Wahrscheinlichkeit 25 %. Am unteren, oberen und rechten Rand sagt ein Ja nichts Neues: Nichts bleibt zu lernen, oder die Antwort ist eine faire Münze.</translation>
    </message>
    <message>
        <source>the answer is outside what can be shown: {complaint}</source>
        <translation>die Lösung liegt außerhalb des Darstellbaren: {complaint}</translation>
    </message>
    <message>
        <source>least {symbol} for {relation}</source>
        <translation>kleinstes {symbol} für {relation}</translation>
    </message>
    <message>
        <source>largest {symbol} for {relation}</source>
        <translation>größtes {symbol} für {relation}</translation>
    </message>
    <message>
        <source>enough {symbol} for {relation}</source>
        <translation>genügendes {symbol} für {relation}</translation>
    </message>
    <message>
        <source>{symbol} for {relation}</source>
        <translation>{symbol} für {relation}</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>{first}, {second} or {last}</source>
        <translation>{first}, {second} oder {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>it shows heads</source>
        <translation>sie Kopf zeigt</translation>
    </message>
    <message>
        <source>it shows tails</source>
        <translation>sie Zahl zeigt</translation>
    </message>
    <message>
        <source>both show heads</source>
        <translation>beide Kopf zeigen</translation>
    </message>
    <message>
        <source>all {number} show heads</source>
        <translation>alle {number} Kopf zeigen</translation>
    </message>
    <message>
        <source>both show tails</source>
        <translation>beide Zahl zeigen</translation>
    </message>
    <message>
        <source>all {number} show tails</source>
        <translation>alle {number} Zahl zeigen</translation>
    </message>
    <message numerus="yes">
        <source>exactly {number} show heads</source>
        <comment>exactly {number} shows heads</comment>
        <translation>
            <numerusform>genau {number} Kopf zeigt</numerusform>
            <numerusform>genau {number} Kopf zeigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least {number} show heads</source>
        <comment>at least {number} shows heads</comment>
        <translation>
            <numerusform>mindestens {number} Kopf zeigt</numerusform>
            <numerusform>mindestens {number} Kopf zeigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {number} show heads</source>
        <comment>at most {number} shows heads</comment>
        <translation>
            <numerusform>höchstens {number} Kopf zeigt</numerusform>
            <numerusform>höchstens {number} Kopf zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>at least one shows a 6</source>
        <translation>mindestens einer eine 6 zeigt</translation>
    </message>
    <message>
        <source>at least one shows {numbers}</source>
        <translation>mindestens einer {numbers} zeigt</translation>
    </message>
    <message>
        <source>both show a 1</source>
        <translation>beide eine 1 zeigen</translation>
    </message>
    <message>
        <source>both show {number} or less</source>
        <translation>beide höchstens {number} zeigen</translation>
    </message>
    <message>
        <source>the sum is {number}</source>
        <translation>die Summe {number} ist</translation>
    </message>
    <message>
        <source>the sum is {number} or less</source>
        <translation>die Summe höchstens {number} ist</translation>
    </message>
    <message>
        <source>the sum is {number} or more</source>
        <translation>die Summe mindestens {number} ist</translation>
    </message>
    <message>
        <source>the sum is {numbers}</source>
        <translation>die Summe {numbers} ist</translation>
    </message>
    <message>
        <source>{day}st</source>
        <translation>{day}.</translation>
    </message>
    <message>
        <source>{day}nd</source>
        <translation>{day}.</translation>
    </message>
    <message>
        <source>{day}rd</source>
        <translation>{day}.</translation>
    </message>
    <message>
        <source>{day}th</source>
        <translation>{day}.</translation>
    </message>
    <message>
        <source>January</source>
        <translation>Januar</translation>
    </message>
    <message>
        <source>February</source>
        <translation>Februar</translation>
    </message>
    <message>
        <source>March</source>
        <translation>März</translation>
    </message>
    <message>
        <source>April</source>
        <translation>April</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>June</source>
        <translation>Juni</translation>
    </message>
    <message>
        <source>July</source>
        <translation>Juli</translation>
    </message>
    <message>
        <source>August</source>
        <translation>August</translation>
    </message>
    <message>
        <source>September</source>
        <translation>September</translation>
    </message>
    <message>
        <source>October</source>
        <translation>Oktober</translation>
    </message>
    <message>
        <source>November</source>
        <translation>November</translation>
    </message>
    <message>
        <source>December</source>
        <translation>Dezember</translation>
    </message>
    <message>
        <source>it shows a {number}</source>
        <translation>er eine {number} zeigt</translation>
    </message>
    <message>
        <source>it shows {numbers}</source>
        <translation>er {numbers} zeigt</translation>
    </message>
    <message>
        <source>the birthday is {when}</source>
        <translation>der Geburtstag {when} liegt</translation>
    </message>
    <message>
        <source>Toss a coin. Let nobody see how it lands.</source>
        <translation>Eine Münze werfen. Niemand darf sehen, wie sie fällt.</translation>
    </message>
    <message>
        <source>Toss {number} coins. Let nobody see how they land.</source>
        <translation>Es werden {number} Münzen geworfen. Niemand darf sehen, wie sie fallen.</translation>
    </message>
    <message>
        <source>Roll a die. Let nobody see it.</source>
        <translation>Einen Würfel werfen. Niemand darf ihn sehen.</translation>
    </message>
    <message>
        <source>Roll two dice and add what they show. Let nobody see them.</source>
        <translation>Zwei Würfel werfen und addieren, was sie zeigen. Niemand darf sie sehen.</translation>
    </message>
    <message>
        <source>Roll two dice. Let nobody see them.</source>
        <translation>Zwei Würfel werfen. Niemand darf sie sehen.</translation>
    </message>
    <message>
        <source>Think of somebody whose birthday you know and nobody else here does. Tell nobody who it is.</source>
        <translation>An eine Person denken, deren Geburtstag hier sonst niemand kennt. Niemandem sagen, wer es ist.</translation>
    </message>
    <message>
        <source>in {first}</source>
        <translation>im {first}</translation>
    </message>
    <message>
        <source>on the {first} of a month</source>
        <translation>am {first} eines Monats</translation>
    </message>
    <message>
        <source>in {first} or {last}</source>
        <translation>im {first} oder {last}</translation>
    </message>
    <message>
        <source>on the {first} or {last} of a month</source>
        <translation>am {first} oder {last} eines Monats</translation>
    </message>
    <message>
        <source>from {first} to {last}</source>
        <translation>in der Zeit von {first} bis {last}</translation>
    </message>
    <message>
        <source>from the {first} to the {last} of a month</source>
        <translation>in der Zeit vom {first} bis {last} eines Monats</translation>
    </message>
    <message>
        <source>fewer than 1</source>
        <translation>weniger als 1</translation>
    </message>
    <message>
        <source>more than 99</source>
        <translation>mehr als 99</translation>
    </message>
    <message>
        <source>about {share}</source>
        <translation>etwa {share}</translation>
    </message>
    <message>
        <source>Chance has a say in your answer</source>
        <translation>Bei der Antwort redet der Zufall mit</translation>
    </message>
    <message>
        <source>This design gives no protection</source>
        <translation>Dieses Design gibt keinen Schutz</translation>
    </message>
    <message>
        <source>The answer {answer} gives the truth away</source>
        <translation>Die Antwort {answer} verrät die Wahrheit</translation>
    </message>
    <message>
        <source>Every answer gives the truth away: nothing but the truth leads to it (ε&#xa0;=&#xa0;∞).</source>
        <translation>Jede Antwort verrät die Wahrheit: Nur die Wahrheit führt zu ihr (ε = ∞).</translation>
    </message>
    <message>
        <source>The answer {answer} gives the truth away: nothing but the truth leads to it (ε&#xa0;=&#xa0;∞).</source>
        <translation>Die Antwort {answer} verrät die Wahrheit: Nur die Wahrheit führt zu ihr (ε = ∞).</translation>
    </message>
    <message>
        <source>Whatever your truth is, you may have to say either {yes} or {no}. Only you know which it was: the truth, or chance.</source>
        <translation>Was auch die eigene Wahrheit ist, die Antwort kann {yes} oder {no} lauten müssen. Was es war, die Wahrheit oder der Zufall, weiß nur, wer antwortet.</translation>
    </message>
    <message>
        <source>Suppose {prior} in 100 would truthfully say yes. Of 100 who answer {yes}, {afterYes} would; of 100 who answer {no}, {afterNo} would.</source>
        <translation>Angenommen, {prior} von 100 würden ehrlich Ja sagen. Von 100, die {yes} antworten, täten es {afterYes}; von 100, die {no} antworten, {afterNo}.</translation>
    </message>
    <message>
        <source>From all answers together, the share of the whole class can be estimated.</source>
        <translation>Aus allen Antworten zusammen lässt sich der Anteil der ganzen Klasse schätzen.</translation>
    </message>
    <message>
        <source>How much your answer tells</source>
        <translation>Wie viel eine Antwort verrät</translation>
    </message>
    <message>
        <source>{odds}.</source>
        <translation>{odds}.</translation>
    </message>
    <message>
        <source>{odds}</source>
        <translation>{odds}</translation>
    </message>
    <message>
        <source>{fraction} = {odds}</source>
        <translation>{fraction} = {odds}</translation>
    </message>
    <message>
        <source>{odds} (wanted {wanted})</source>
        <translation>{odds} (gewünscht {wanted})</translation>
    </message>
    <message>
        <source>Warner: the truth or its opposite</source>
        <translation>Warner: die Wahrheit oder ihr Gegenteil</translation>
    </message>
    <message>
        <source>The opposite with probability {odds}</source>
        <translation>Das Gegenteil mit Wahrscheinlichkeit {odds}</translation>
    </message>
    <message>
        <source>If {event}, answer the opposite of the truth.</source>
        <translation>Wenn {event}, das Gegenteil der Wahrheit antworten.</translation>
    </message>
    <message>
        <source>Otherwise, answer the truth.</source>
        <translation>Sonst die Wahrheit antworten.</translation>
    </message>
    <message>
        <source>Mirrored question</source>
        <translation>Gespiegelte Frage</translation>
    </message>
    <message>
        <source>The mirrored question with probability {odds}</source>
        <translation>Die gespiegelte Frage mit Wahrscheinlichkeit {odds}</translation>
    </message>
    <message>
        <source>If {event}, ask yourself: is “My true answer is NO” right?</source>
        <translation>Wenn {event}, überlegen: Stimmt „Meine wahre Antwort ist NEIN“?</translation>
    </message>
    <message>
        <source>Otherwise, ask yourself: is “My true answer is YES” right?</source>
        <translation>Sonst überlegen: Stimmt „Meine wahre Antwort ist JA“?</translation>
    </message>
    <message>
        <source>Answer YES if it is right, and NO if it is not.</source>
        <translation>JA antworten, wenn es stimmt, und NEIN, wenn nicht.</translation>
    </message>
    <message>
        <source>Crosswise: same or different</source>
        <translation>Crosswise: gleich oder verschieden</translation>
    </message>
    <message>
        <source>The birthday is a yes with probability {odds}</source>
        <translation>Der Geburtstag ist ein Ja mit Wahrscheinlichkeit {odds}</translation>
    </message>
    <message>
        <source>Is that birthday {when}? Keep your answer, yes or no, to yourself.</source>
        <translation>Liegt dieser Geburtstag {when}? Die Antwort, Ja oder Nein, für sich behalten.</translation>
    </message>
    <message>
        <source>Answer the question above too, truthfully, and keep that to yourself as well.</source>
        <translation>Auch die Frage oben ehrlich beantworten und das ebenfalls für sich behalten.</translation>
    </message>
    <message>
        <source>If your two answers are the same, say THE SAME. Otherwise, say DIFFERENT.</source>
        <translation>Sind die beiden Antworten gleich, GLEICH sagen. Sonst VERSCHIEDEN sagen.</translation>
    </message>
    <message>
        <source>Forced response</source>
        <translation>Erzwungene Antwort</translation>
    </message>
    <message>
        <source>The truth with probability {truth}, a forced yes {yes}</source>
        <translation>Die Wahrheit mit Wahrscheinlichkeit {truth}, ein erzwungenes Ja {yes}</translation>
    </message>
    <message>
        <source>If {event}, say YES, whatever the truth is.</source>
        <translation>Wenn {event}, JA sagen, was auch die Wahrheit ist.</translation>
    </message>
    <message>
        <source>If {event}, say NO, whatever the truth is.</source>
        <translation>Wenn {event}, NEIN sagen, was auch die Wahrheit ist.</translation>
    </message>
    <message>
        <source>Unrelated question</source>
        <translation>Unverbundene Frage</translation>
    </message>
    <message>
        <source>The truth with probability {truth}, else a birthday that is a yes with probability {yes}</source>
        <translation>Die Wahrheit mit Wahrscheinlichkeit {truth}, sonst ein Geburtstag, der mit Wahrscheinlichkeit {yes} ein Ja ist</translation>
    </message>
    <message>
        <source>If {event}, answer the question above truthfully.</source>
        <translation>Wenn {event}, die Frage oben ehrlich beantworten.</translation>
    </message>
    <message>
        <source>Otherwise, think of somebody whose birthday you know and nobody else here does, and answer this instead: is that birthday {when}?</source>
        <translation>Sonst an eine Person denken, deren Geburtstag hier sonst niemand kennt, und stattdessen antworten: Liegt dieser Geburtstag {when}?</translation>
    </message>
    <message>
        <source>Say only YES or NO. Never tell which question you answered.</source>
        <translation>Nur JA oder NEIN sagen. Nie verraten, welche Frage beantwortet wurde.</translation>
    </message>
    <message>
        <source>Answer the question above truthfully.</source>
        <translation>Die Frage oben ehrlich beantworten.</translation>
    </message>
    <message>
        <source>THE SAME</source>
        <translation>GLEICH</translation>
    </message>
    <message>
        <source>DIFFERENT</source>
        <translation>VERSCHIEDEN</translation>
    </message>
    <message>
        <source>YES</source>
        <translation>JA</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>NEIN</translation>
    </message>
    <message>
        <source>no {unknown} lets {method} certify {alpha}</source>
        <translation>mit keinem {unknown} garantiert {method} {alpha}</translation>
    </message>
    <message>
        <source>no {unknown} lets {method} give {alpha}</source>
        <translation>mit keinem {unknown} ergibt {method} {alpha}</translation>
    </message>
    <message>
        <source>no {unknown} lets {method} promise {alpha}</source>
        <translation>mit keinem {unknown} verspricht {method} {alpha}</translation>
    </message>
    <message numerus="yes">
        <source>at least {n} people are needed</source>
        <comment>at least {n} person is needed</comment>
        <translation>
            <numerusform>mindestens {n} Person ist nötig</numerusform>
            <numerusform>mindestens {n} Personen sind nötig</numerusform>
        </translation>
    </message>
    <message>
        <source>{none} at {beta} with {people}</source>
        <translation>{none} bei {beta} mit {people}</translation>
    </message>
    <message>
        <source>{none} at {beta} with {lies}</source>
        <translation>{none} bei {beta} mit {lies}</translation>
    </message>
    <message>
        <source>n up to {most}</source>
        <translation>n bis {most}</translation>
    </message>
    <message>
        <source>{enough} people are needed; {remedy}</source>
        <translation>{enough} Personen sind nötig; {remedy}</translation>
    </message>
    <message>
        <source>{none} with {lies} and {people}</source>
        <translation>{none} mit {lies} und {people}</translation>
    </message>
    <message>
        <source>beta below 1</source>
        <translation>beta unter 1</translation>
    </message>
    <message>
        <source>no n up to {most} keeps {delta} at {epsilon} with {lies}</source>
        <translation>kein n bis {most} hält {delta} bei {epsilon} mit {lies}</translation>
    </message>
    <message>
        <source>no epsilon keeps {delta} where nobody lies: q must be above 0</source>
        <translation>kein epsilon hält {delta}, wo niemand lügt: q muss über 0 liegen</translation>
    </message>
    <message>
        <source>a shuffled count with (ε, δ)</source>
        <translation>gemischte Anzahl mit (ε, δ)</translation>
    </message>
    <message>
        <source>δ of the guarantee</source>
        <translation>δ der Garantie</translation>
    </message>
    <message>
        <source>no n up to {most} gives {alpha} at {epsilon}</source>
        <translation>kein n bis {most} ergibt {alpha} bei {epsilon}</translation>
    </message>
    <message>
        <source>no epsilon gives {alpha} with {people}</source>
        <translation>kein epsilon ergibt {alpha} mit {people}</translation>
    </message>
    <message>
        <source>no n tells a prevalence from itself: prevalence and null-prevalence are both {value}</source>
        <translation>kein n unterscheidet eine Prävalenz von sich selbst: prevalence und null-prevalence sind beide {value}</translation>
    </message>
    <message>
        <source>no n up to {most} reaches {power}</source>
        <translation>kein n bis {most} erreicht {power}</translation>
    </message>
    <message>
        <source>power must be at most {power}</source>
        <translation>power muss höchstens {power} sein</translation>
    </message>
    <message>
        <source>no significance level reaches {power} with {people}</source>
        <translation>kein Signifikanzniveau erreicht {power} mit {people}</translation>
    </message>
    <message>
        <source>no prevalence is above null-prevalence = 1: it must be below 1</source>
        <translation>keine Prävalenz liegt über null-prevalence = 1: Sie muss unter 1 liegen</translation>
    </message>
    <message>
        <source>no prevalence up to 1 is told from {null} with {power} and {people}</source>
        <translation>keine Prävalenz bis 1 wird mit {power} und {people} von {null} unterschieden</translation>
    </message>
    <message>
        <source>no truthful answers are left beside {forced}: it must be at most {most}</source>
        <translation>neben {forced} bleiben keine wahrheitsgemäßen Antworten: es darf höchstens {most} sein</translation>
    </message>
    <message>
        <source>no truth up to {most} reaches {power} with {people}</source>
        <translation>kein truth bis {most} erreicht {power} mit {people}</translation>
    </message>
    <message>
        <source>prevalence must differ from null-prevalence</source>
        <translation>prevalence muss sich von null-prevalence unterscheiden</translation>
    </message>
    <message>
        <source>power W of the one-sided z test</source>
        <translation>Teststärke W des einseitigen z-Tests</translation>
    </message>
    <message>
        <source>gamma at most {most}</source>
        <translation>gamma höchstens {most}</translation>
    </message>
    <message numerus="yes">
        <source>n = {n} records</source>
        <comment>n = {n} record</comment>
        <translation>
            <numerusform>n = {n} Datensatz</numerusform>
            <numerusform>n = {n} Datensätze</numerusform>
        </translation>
    </message>
    <message>
        <source>samples = {samples}</source>
        <translation>samples = {samples}</translation>
    </message>
    <message>
        <source>no number of samples keeps {epsilon} at {gamma} with {records}</source>
        <translation>keine Zahl gezogener Datensätze hält {epsilon} bei {gamma} mit {records}</translation>
    </message>
    <message>
        <source>no gamma above 1 keeps {epsilon} with {samples} of {records}</source>
        <translation>kein gamma über 1 hält {epsilon} mit {samples} von {records}</translation>
    </message>
    <message>
        <source>no n up to {most} keeps {epsilon} at {gamma} with {samples}</source>
        <translation>kein n bis {most} hält {epsilon} bei {gamma} mit {samples}</translation>
    </message>
    <message>
        <source>no number of samples gives {alpha} at {epsilon} with {records}</source>
        <translation>keine Zahl gezogener Datensätze ergibt {alpha} bei {epsilon} mit {records}</translation>
    </message>
    <message>
        <source>{alpha}, which {samples} give</source>
        <translation>{alpha}, was {samples} ergibt</translation>
    </message>
    <message>
        <source>no epsilon gives {alpha} with {samples}, which alone cost more</source>
        <translation>kein epsilon ergibt {alpha} mit {samples}, was allein mehr kostet</translation>
    </message>
    <message>
        <source>samples more</source>
        <translation>samples größer</translation>
    </message>
    <message>
        <source>a guarantee of ε with retention factor γ</source>
        <translation>Garantie von ε mit Beibehaltungsfaktor γ</translation>
    </message>
    <message>
        <source>ε in nats</source>
        <translation>ε in nat</translation>
    </message>
    <message>
        <source>a root mean square error of α</source>
        <translation>RMS-Fehler α</translation>
    </message>
    <message>
        <source>no record keeps {epsilon} at {lies}</source>
        <translation>kein Datensatz hält {epsilon} bei {lies}</translation>
    </message>
    <message>
        <source>for one bit epsilon must be at least {epsilon}</source>
        <translation>für ein Bit muss epsilon mindestens {epsilon} sein</translation>
    </message>
    <message>
        <source>ε-local differential privacy of one answer</source>
        <translation>ε-lokale Differential Privacy einer Antwort</translation>
    </message>
    <message>
        <source>ε-local differential privacy of a record of L bits</source>
        <translation>ε-lokale Differential Privacy eines Datensatzes von L Bits</translation>
    </message>
    <message>
        <source>a count at its quantile of level y</source>
        <translation>Anzahl an ihrem Quantil zum Niveau y</translation>
    </message>
    <message>
        <source>probability of the count or fewer</source>
        <translation>Wahrscheinlichkeit der Anzahl oder weniger</translation>
    </message>
    <message>
        <source>an outcome that gives away at most ε</source>
        <translation>Ausgang, der höchstens ε verrät</translation>
    </message>
    <message numerus="yes">
        <source>n = {n} people</source>
        <comment>n = {n} person</comment>
        <translation>
            <numerusform>n = {n} Person</numerusform>
            <numerusform>n = {n} Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} = {value}</source>
        <translation>{name} = {value}</translation>
    </message>
    <message>
        <source>{first}, or {second}</source>
        <translation>{first} oder {second}</translation>
    </message>
    <message>
        <source>{name} must be at least {value}</source>
        <translation>{name} muss mindestens {value} sein</translation>
    </message>
    <message>
        <source>{name} at least {value}</source>
        <translation>{name} mindestens {value}</translation>
    </message>
    <message>
        <source>{name} at most {value}</source>
        <translation>{name} höchstens {value}</translation>
    </message>
    <message>
        <source>{problem}: {remedy}</source>
        <translation>{problem}: {remedy}</translation>
    </message>
    <message>
        <source>section {number}</source>
        <translation>Abschnitt {number}</translation>
    </message>
    <message>
        <source>sections {number}</source>
        <translation>Abschnitte {number}</translation>
    </message>
    <message>
        <source>theorem {number}</source>
        <translation>Satz {number}</translation>
    </message>
    <message>
        <source>proposition {number}</source>
        <translation>Proposition {number}</translation>
    </message>
    <message>
        <source>lemma {number}</source>
        <translation>Lemma {number}</translation>
    </message>
    <message>
        <source>equation {number}</source>
        <translation>Gleichung {number}</translation>
    </message>
    <message>
        <source>[{source}]</source>
        <translation>[{source}]</translation>
    </message>
    <message>
        <source>[{source}, {place}]</source>
        <translation>[{source}, {place}]</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>contour</source>
        <translation>Höhenlinie</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>Distribution of the privacy loss</source>
        <translation>Verteilung des Privatsphäreverlusts</translation>
    </message>
    <message>
        <source>Which intervals contain the true share?</source>
        <translation>Welche Intervalle enthalten den wahren Anteil?</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>{name} must be in {range}, but is {value}</source>
        <translation>{name} muss in {range} liegen, ist aber {value}</translation>
    </message>
    <message>
        <source>Privacy parameter of a record of L bits</source>
        <translation>Datenschutzparameter eines Datensatzes aus L Bits</translation>
    </message>
    <message>
        <source>With q = 0 ε is infinite.</source>
        <translation>Bei q = 0 ist ε unendlich.</translation>
    </message>
    <message>
        <source>With q = ½ ε is 0, which has no place on a logarithmic axis.</source>
        <translation>Bei q = ½ ist ε 0, was auf einer logarithmischen Achse keinen Platz hat.</translation>
    </message>
    <message>
        <source>privacy parameter of one bit</source>
        <translation>Datenschutzparameter eines Bits</translation>
    </message>
    <message>
        <source>Nobody has answered yet.</source>
        <translation>Noch hat niemand geantwortet.</translation>
    </message>
    <message>
        <source>estimate of a class</source>
        <translation>Schätzung einer Klasse</translation>
    </message>
    <message>
        <source>its interval contains the truth</source>
        <translation>ihr Intervall enthält die Wahrheit</translation>
    </message>
    <message>
        <source>its interval misses the truth</source>
        <translation>ihr Intervall verfehlt die Wahrheit</translation>
    </message>
    <message>
        <source>{confidence} interval of the latest</source>
        <translation>letztes Intervall ({confidence})</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>Estimates of {n} simulated classes with the same pupils.</source>
        <translation>Schätzungen aus {n} simulierten Klassen mit denselben Lernenden.</translation>
    </message>
    <message>
        <source>The class hasn&apos;t been repeated yet.</source>
        <translation>Die Klasse wurde noch nicht wiederholt.</translation>
    </message>
    <message>
        <source>not revealed</source>
        <translation>nicht aufgedeckt</translation>
    </message>
    <message>
        <source>nobody asked</source>
        <translation>niemand gefragt</translation>
    </message>
    <message>
        <source>not repeated</source>
        <translation>nicht wiederholt</translation>
    </message>
    <message>
        <source>The share of the repetitions whose interval contains the truth</source>
        <translation>Der Anteil der Wiederholungen, deren Intervall die Wahrheit enthält</translation>
    </message>
    <message numerus="yes">
        <source>None of the &lt;b&gt;{n}&lt;/b&gt; pupils has answered yet.</source>
        <comment>The &lt;b&gt;{n}&lt;/b&gt; pupil hasn&apos;t answered yet.</comment>
        <translation>
            <numerusform>&lt;b&gt;{n}&lt;/b&gt; lernende Person hat noch nicht geantwortet.</numerusform>
            <numerusform>Von &lt;b&gt;{n}&lt;/b&gt; Lernenden hat noch niemand geantwortet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;{asked}&lt;/b&gt; of &lt;b&gt;{n}&lt;/b&gt; pupils have answered and &lt;b&gt;{yes}&lt;/b&gt; said yes: the estimate is &lt;b&gt;{estimate}&lt;/b&gt; so far, the truth &lt;b&gt;{truth}&lt;/b&gt;.</source>
        <comment>&lt;b&gt;{asked}&lt;/b&gt; of &lt;b&gt;{n}&lt;/b&gt; pupil has answered and &lt;b&gt;{yes}&lt;/b&gt; said yes: the estimate is &lt;b&gt;{estimate}&lt;/b&gt; so far, the truth &lt;b&gt;{truth}&lt;/b&gt;.</comment>
        <translation>
            <numerusform>&lt;b&gt;{asked}&lt;/b&gt; von &lt;b&gt;{n}&lt;/b&gt; lernenden Person hat geantwortet, &lt;b&gt;{yes}&lt;/b&gt; mit Ja: Die Schätzung ist bisher &lt;b&gt;{estimate}&lt;/b&gt;, die Wahrheit &lt;b&gt;{truth}&lt;/b&gt;.</numerusform>
            <numerusform>&lt;b&gt;{asked}&lt;/b&gt; von &lt;b&gt;{n}&lt;/b&gt; Lernenden haben geantwortet, &lt;b&gt;{yes}&lt;/b&gt; mit Ja: Die Schätzung ist bisher &lt;b&gt;{estimate}&lt;/b&gt;, die Wahrheit &lt;b&gt;{truth}&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;{asked}&lt;/b&gt; of &lt;b&gt;{n}&lt;/b&gt; pupils have answered and &lt;b&gt;{yes}&lt;/b&gt; said yes: the estimate is &lt;b&gt;{estimate}&lt;/b&gt; so far.</source>
        <comment>&lt;b&gt;{asked}&lt;/b&gt; of &lt;b&gt;{n}&lt;/b&gt; pupil has answered and &lt;b&gt;{yes}&lt;/b&gt; said yes: the estimate is &lt;b&gt;{estimate}&lt;/b&gt; so far.</comment>
        <translation>
            <numerusform>&lt;b&gt;{asked}&lt;/b&gt; von &lt;b&gt;{n}&lt;/b&gt; lernenden Person hat geantwortet, &lt;b&gt;{yes}&lt;/b&gt; mit Ja: Die Schätzung ist bisher &lt;b&gt;{estimate}&lt;/b&gt;.</numerusform>
            <numerusform>&lt;b&gt;{asked}&lt;/b&gt; von &lt;b&gt;{n}&lt;/b&gt; Lernenden haben geantwortet, &lt;b&gt;{yes}&lt;/b&gt; mit Ja: Die Schätzung ist bisher &lt;b&gt;{estimate}&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of &lt;b&gt;{n}&lt;/b&gt; pupils &lt;b&gt;{yes}&lt;/b&gt; said yes: the estimate is &lt;b&gt;{estimate}&lt;/b&gt;.</source>
        <comment>Of &lt;b&gt;{n}&lt;/b&gt; pupil &lt;b&gt;{yes}&lt;/b&gt; said yes: the estimate is &lt;b&gt;{estimate}&lt;/b&gt;.</comment>
        <translation>
            <numerusform>Von &lt;b&gt;{n}&lt;/b&gt; lernenden Person antwortete &lt;b&gt;{yes}&lt;/b&gt; mit Ja: Die Schätzung ist &lt;b&gt;{estimate}&lt;/b&gt;.</numerusform>
            <numerusform>Von &lt;b&gt;{n}&lt;/b&gt; Lernenden antworteten &lt;b&gt;{yes}&lt;/b&gt; mit Ja: Die Schätzung ist &lt;b&gt;{estimate}&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The class has been repeated &lt;b&gt;{n}&lt;/b&gt; times.</source>
        <comment>The class has been repeated &lt;b&gt;{n}&lt;/b&gt; time.</comment>
        <translation>
            <numerusform>Die Klasse wurde &lt;b&gt;{n}&lt;/b&gt;-mal wiederholt.</numerusform>
            <numerusform>Die Klasse wurde &lt;b&gt;{n}&lt;/b&gt;-mal wiederholt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The truth</source>
        <translation>Die Wahrheit</translation>
    </message>
    <message numerus="yes">
        <source>Of {n} classes, known to about ±{error} with 95 % confidence</source>
        <comment>Of {n} class, known to about ±{error} with 95 % confidence</comment>
        <translation>
            <numerusform>Von {n} Klasse, mit 95 % Konfidenz auf etwa ±{error} bekannt</numerusform>
            <numerusform>Von {n} Klassen, mit 95 % Konfidenz auf etwa ±{error} bekannt</numerusform>
        </translation>
    </message>
    <message>
        <source>With {people} and {ones} among them, and nobody lying, the collector counts exactly &lt;b&gt;{m}&lt;/b&gt;.</source>
        <translation>{people}, darunter {ones}, und niemand lügt: Die Sammelstelle zählt genau &lt;b&gt;{m}&lt;/b&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>With {people} and {ones} among them the collector will most likely count &lt;b&gt;{n}&lt;/b&gt; yes answers (&lt;b&gt;{inside} %&lt;/b&gt; of repetitions).</source>
        <comment>With {people} and {ones} among them the collector will most likely count &lt;b&gt;{n}&lt;/b&gt; yes answer (&lt;b&gt;{inside} %&lt;/b&gt; of repetitions).</comment>
        <translation>
            <numerusform>{people}, darunter {ones}: Am wahrscheinlichsten zählt die Sammelstelle &lt;b&gt;{n}&lt;/b&gt; Ja-Antwort (&lt;b&gt;{inside} %&lt;/b&gt; der Wiederholungen).</numerusform>
            <numerusform>{people}, darunter {ones}: Am wahrscheinlichsten zählt die Sammelstelle &lt;b&gt;{n}&lt;/b&gt; Ja-Antworten (&lt;b&gt;{inside} %&lt;/b&gt; der Wiederholungen).</numerusform>
        </translation>
    </message>
    <message>
        <source>With {people} and {ones} among them, &lt;b&gt;{inside} %&lt;/b&gt; of repetitions count between &lt;b&gt;{lower}&lt;/b&gt; and &lt;b&gt;{upper}&lt;/b&gt; yes answers.</source>
        <translation>{people}, darunter {ones}: &lt;b&gt;{inside} %&lt;/b&gt; der Wiederholungen zählen zwischen &lt;b&gt;{lower}&lt;/b&gt; und &lt;b&gt;{upper}&lt;/b&gt; Ja-Antworten.</translation>
    </message>
    <message>
        <source>That is the same whatever the truth is.</source>
        <translation>Das ist dasselbe, was auch die Wahrheit ist.</translation>
    </message>
    <message>
        <source>A count of &lt;b&gt;{s}&lt;/b&gt; would be a surprise whatever the truth is.</source>
        <translation>Eine Anzahl von &lt;b&gt;{s}&lt;/b&gt; wäre eine Überraschung, was auch die Wahrheit ist.</translation>
    </message>
    <message numerus="yes">
        <source>A count of &lt;b&gt;{s}&lt;/b&gt; points to &lt;b&gt;{n}&lt;/b&gt; true yeses, with {confidence} % confidence.</source>
        <comment>A count of &lt;b&gt;{s}&lt;/b&gt; points to &lt;b&gt;{n}&lt;/b&gt; true yes, with {confidence} % confidence.</comment>
        <translation>
            <numerusform>Eine Anzahl von &lt;b&gt;{s}&lt;/b&gt; deutet auf &lt;b&gt;{n}&lt;/b&gt; wahres Ja, mit {confidence} % Konfidenz.</numerusform>
            <numerusform>Eine Anzahl von &lt;b&gt;{s}&lt;/b&gt; deutet auf &lt;b&gt;{n}&lt;/b&gt; wahre Ja, mit {confidence} % Konfidenz.</numerusform>
        </translation>
    </message>
    <message>
        <source>A count of &lt;b&gt;{s}&lt;/b&gt; points to between &lt;b&gt;{first}&lt;/b&gt; and &lt;b&gt;{last}&lt;/b&gt; true yeses, with {confidence} % confidence.</source>
        <translation>Eine Anzahl von &lt;b&gt;{s}&lt;/b&gt; deutet auf &lt;b&gt;{first}&lt;/b&gt; bis &lt;b&gt;{last}&lt;/b&gt; wahre Ja, mit {confidence} % Konfidenz.</translation>
    </message>
    <message numerus="yes">
        <source>For &lt;i&gt;ε&lt;/i&gt; = &lt;b&gt;{epsilon}&lt;/b&gt; and &lt;b&gt;{categories}&lt;/b&gt; categories &lt;b&gt;{mechanism}&lt;/b&gt; estimates best: with &lt;b&gt;{n}&lt;/b&gt; people a frequency has a standard error of &lt;b&gt;{error}&lt;/b&gt;.</source>
        <comment>For &lt;i&gt;ε&lt;/i&gt; = &lt;b&gt;{epsilon}&lt;/b&gt; and &lt;b&gt;{categories}&lt;/b&gt; categories &lt;b&gt;{mechanism}&lt;/b&gt; estimates best: with &lt;b&gt;{n}&lt;/b&gt; person a frequency has a standard error of &lt;b&gt;{error}&lt;/b&gt;.</comment>
        <translation>
            <numerusform>Für &lt;i&gt;ε&lt;/i&gt; = &lt;b&gt;{epsilon}&lt;/b&gt; und &lt;b&gt;{categories}&lt;/b&gt; Kategorien schätzt das Verfahren &lt;b&gt;{mechanism}&lt;/b&gt; am besten: Mit &lt;b&gt;{n}&lt;/b&gt; Person hat eine Häufigkeit den Standardfehler &lt;b&gt;{error}&lt;/b&gt;.</numerusform>
            <numerusform>Für &lt;i&gt;ε&lt;/i&gt; = &lt;b&gt;{epsilon}&lt;/b&gt; und &lt;b&gt;{categories}&lt;/b&gt; Kategorien schätzt das Verfahren &lt;b&gt;{mechanism}&lt;/b&gt; am besten: Mit &lt;b&gt;{n}&lt;/b&gt; Personen hat eine Häufigkeit den Standardfehler &lt;b&gt;{error}&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message>
        <source>A report is just one of the categories.</source>
        <translation>Eine Meldung ist einfach eine der Kategorien.</translation>
    </message>
    <message>
        <source>Generalized randomized response has &lt;b&gt;{times}&lt;/b&gt; times that error.</source>
        <translation>Verallgemeinerte randomisierte Antwort hat das &lt;b&gt;{times}&lt;/b&gt;-Fache dieses Fehlers.</translation>
    </message>
    <message>
        <source>An estimated &lt;b&gt;{share} %&lt;/b&gt; have the trait, with {confidence} confidence between &lt;b&gt;{lower} %&lt;/b&gt; and &lt;b&gt;{upper} %&lt;/b&gt;.</source>
        <translation>Geschätzte &lt;b&gt;{share} %&lt;/b&gt; haben das Merkmal, mit {confidence} Konfidenz zwischen &lt;b&gt;{lower} %&lt;/b&gt; und &lt;b&gt;{upper} %&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>That is less than is expected when nobody has the trait, so the estimate is cut to &lt;b&gt;0 %&lt;/b&gt;.</source>
        <translation>Das ist weniger als erwartet, wenn niemand das Merkmal hat, daher wird die Schätzung auf &lt;b&gt;0 %&lt;/b&gt; gestutzt.</translation>
    </message>
    <message>
        <source>That is more than is expected when everybody has the trait, so the estimate is cut to &lt;b&gt;100 %&lt;/b&gt;.</source>
        <translation>Das ist mehr als erwartet, wenn alle das Merkmal haben, daher wird die Schätzung auf &lt;b&gt;100 %&lt;/b&gt; gestutzt.</translation>
    </message>
    <message>
        <source>The whole interval is cut with it: these answers hardly fit the design.</source>
        <translation>Das ganze Intervall wird mit ihr gestutzt: Diese Antworten passen kaum zum Design.</translation>
    </message>
    <message>
        <source>With {confidence} confidence the prevalence is between &lt;b&gt;{lower} %&lt;/b&gt; and &lt;b&gt;{upper} %&lt;/b&gt;.</source>
        <translation>Mit {confidence} Konfidenz liegt die Prävalenz zwischen &lt;b&gt;{lower} %&lt;/b&gt; und &lt;b&gt;{upper} %&lt;/b&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>people</source>
        <comment>person</comment>
        <translation>
            <numerusform>Person</numerusform>
            <numerusform>Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>answers</source>
        <comment>answer</comment>
        <translation>
            <numerusform>Antwort</numerusform>
            <numerusform>Antworten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>records</source>
        <comment>record</comment>
        <translation>
            <numerusform>Datensatz</numerusform>
            <numerusform>Datensätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pupils</source>
        <comment>pupil</comment>
        <translation>
            <numerusform>Lernender</numerusform>
            <numerusform>Lernende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>categories</source>
        <comment>category</comment>
        <translation>
            <numerusform>Kategorie</numerusform>
            <numerusform>Kategorien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bytes</source>
        <comment>byte</comment>
        <translation>
            <numerusform>Byte</numerusform>
            <numerusform>Bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of &lt;b&gt;{n}&lt;/b&gt; people &lt;b&gt;{count}&lt;/b&gt; said yes.</source>
        <comment>Of &lt;b&gt;{n}&lt;/b&gt; person &lt;b&gt;{count}&lt;/b&gt; said yes.</comment>
        <translation>
            <numerusform>Von &lt;b&gt;{n}&lt;/b&gt; Person sagte &lt;b&gt;{count}&lt;/b&gt; Ja.</numerusform>
            <numerusform>Von &lt;b&gt;{n}&lt;/b&gt; Personen sagten &lt;b&gt;{count}&lt;/b&gt; Ja.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of &lt;b&gt;{n}&lt;/b&gt; people &lt;b&gt;{count}&lt;/b&gt; gave equal answers.</source>
        <comment>Of &lt;b&gt;{n}&lt;/b&gt; person &lt;b&gt;{count}&lt;/b&gt; gave equal answers.</comment>
        <translation>
            <numerusform>Von &lt;b&gt;{n}&lt;/b&gt; Person gab &lt;b&gt;{count}&lt;/b&gt; gleiche Antworten.</numerusform>
            <numerusform>Von &lt;b&gt;{n}&lt;/b&gt; Personen gaben &lt;b&gt;{count}&lt;/b&gt; gleiche Antworten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of &lt;b&gt;{n}&lt;/b&gt; cards &lt;b&gt;{count}&lt;/b&gt; were red.</source>
        <comment>Of &lt;b&gt;{n}&lt;/b&gt; card &lt;b&gt;{count}&lt;/b&gt; was red.</comment>
        <translation>
            <numerusform>Von &lt;b&gt;{n}&lt;/b&gt; Karte war &lt;b&gt;{count}&lt;/b&gt; rot.</numerusform>
            <numerusform>Von &lt;b&gt;{n}&lt;/b&gt; Karten waren &lt;b&gt;{count}&lt;/b&gt; rot.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every further release of the same records costs its ε again: they add up.</source>
        <translation>Jede weitere Veröffentlichung derselben Datensätze kostet ihr ε erneut: Sie addieren sich.</translation>
    </message>
    <message>
        <source>Against somebody who knows which records were sampled, the privacy parameter is ln γ = {parameter}.</source>
        <translation>Gegen jemanden, der weiß, welche Datensätze gezogen wurden, ist der Datenschutzparameter ln γ = {parameter}.</translation>
    </message>
    <message>
        <source>which records are sampled: what is released then has the privacy parameter ln γ = {parameter}</source>
        <translation>welche Datensätze gezogen sind: das Veröffentlichte hat dann den Datenschutzparameter ln γ = {parameter}</translation>
    </message>
    <message>
        <source>the sanitised records, with the privacy parameter ε = {epsilon}</source>
        <translation>die geschützten Datensätze, mit dem Datenschutzparameter ε = {epsilon}</translation>
    </message>
    <message>
        <source>the same, with the privacy parameter ε = {epsilon}</source>
        <translation>dasselbe, mit dem Datenschutzparameter ε = {epsilon}</translation>
    </message>
    <message>
        <source>no gamma uses up {epsilon}: the answer exceeds the largest number, and every gamma keeps the privacy parameter below it; epsilon must be at most {most}</source>
        <translation>kein gamma schöpft {epsilon} aus: Die Lösung übersteigt die größte Zahl, und jedes gamma hält den Datenschutzparameter darunter; epsilon darf höchstens {most} sein</translation>
    </message>
    <message>
        <source>How many times the exact error?</source>
        <translation>Das Wievielfache des exakten Fehlers?</translation>
    </message>
    <message>
        <source>error, relative to the exact one</source>
        <translation>Fehler, relativ zum exakten</translation>
    </message>
    <message>
        <source>Each is divided by the exact one, α₀.</source>
        <translation>Jeder ist durch den exakten, α₀, geteilt.</translation>
    </message>
    <message>
        <source>By method</source>
        <translation>Nach Methode</translation>
    </message>
    <message>
        <source>P(≥ &lt;i&gt;α&lt;/i&gt;)</source>
        <translation>P(≥ &lt;i&gt;α&lt;/i&gt;)</translation>
    </message>
    <message>
        <source>gain over the best published bound</source>
        <translation>Gewinn gegenüber der besten veröffentlichten Schranke</translation>
    </message>
    <message>
        <source>The conditions of no published bound hold here</source>
        <translation>Hier gelten die Bedingungen keiner veröffentlichten Schranke</translation>
    </message>
    <message>
        <source>ε by {source} over the ε that the count needs</source>
        <translation>ε nach {source}, geteilt durch das ε, das die Anzahl braucht</translation>
    </message>
    <message>
        <source>One record</source>
        <translation>Ein Datensatz</translation>
    </message>
    <message>
        <source>A collection</source>
        <translation>Eine Sammlung</translation>
    </message>
    <message>
        <source>P[A(m) = s], A(m) ~ Bin(m, p) + Bin(n − m, q) {source}. The count falls between the grey lines with probability at least 1 − β = {confidence} %.</source>
        <translation>P[A(m) = s], A(m) ~ Bin(m, p) + Bin(n − m, q) {source}. Die Anzahl liegt mit Wahrscheinlichkeit mindestens 1 − β = {confidence} % zwischen den grauen Linien.</translation>
    </message>
    <message>
        <source>What one true yes fewer changes</source>
        <translation>Was ein wahres Ja weniger ändert</translation>
    </message>
    <message>
        <source>What one more true yes changes</source>
        <translation>Was ein wahres Ja mehr ändert</translation>
    </message>
    <message>
        <source>change of the probability</source>
        <translation>Änderung der Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>P[A(m + 1) = s] − P[A(m) = s] = (p − q)(P[A_(n−1)(m) = s − 1] − P[A_(n−1)(m) = s]), and where all are yeses that of m − 1 in place of m + 1 {source}.</source>
        <translation>P[A(m + 1) = s] − P[A(m) = s] = (p − q)(P[A_(n−1)(m) = s − 1] − P[A_(n−1)(m) = s]); wo alle Ja sind, steht m − 1 an der Stelle von m + 1 {source}.</translation>
    </message>
    <message>
        <source>{neighbour} less {m}</source>
        <translation>{neighbour} minus {m}</translation>
    </message>
    <message>
        <source>likelier above 0, less likely below</source>
        <translation>über 0 wahrscheinlicher, darunter weniger</translation>
    </message>
    <message>
        <source>Computing {name}: {percent} % is done.</source>
        <translation>{name} wird berechnet: {percent} % sind fertig.</translation>
    </message>
    <message>
        <source>&lt;i&gt;{symbol}&lt;/i&gt;, {name}, is being computed.</source>
        <translation>&lt;i&gt;{symbol}&lt;/i&gt;, {name}, wird berechnet.</translation>
    </message>
    <message>
        <source>&lt;i&gt;{symbol}&lt;/i&gt;, {name}, is being computed at {inputs}.</source>
        <translation>&lt;i&gt;{symbol}&lt;/i&gt;, {name}, wird bei {inputs} berechnet.</translation>
    </message>
    <message>
        <source>&lt;i&gt;{symbol}&lt;/i&gt;, {name}, has no value.</source>
        <translation>&lt;i&gt;{symbol}&lt;/i&gt;, {name}, hat keinen Wert.</translation>
    </message>
    <message>
        <source>&lt;i&gt;{symbol}&lt;/i&gt;, {name}, is {amount}.</source>
        <translation>&lt;i&gt;{symbol}&lt;/i&gt;, {name}, ist {amount}.</translation>
    </message>
    <message>
        <source>How much worse than the best?</source>
        <translation>Wie viel schlechter als der beste?</translation>
    </message>
    <message>
        <source>variance, relative to the best</source>
        <translation>Varianz, relativ zum besten</translation>
    </message>
    <message>
        <source>The variance of each mechanism over the lowest of all at the same ε, K = {categories} and f = {frequency}: so many times the people are needed for the same error.</source>
        <translation>Die Varianz jedes Mechanismus, geteilt durch die kleinste von allen bei gleichem ε, K = {categories} und f = {frequency}: so viel Mal so viele Personen braucht derselbe Fehler.</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangfolge</translation>
    </message>
    <message>
        <source>&lt;i&gt;n&lt;/i&gt;·Var</source>
        <translation>&lt;i&gt;n&lt;/i&gt;·Var</translation>
    </message>
    <message>
        <source>times the best, {mechanism}</source>
        <translation>Vielfaches des besten, {mechanism}</translation>
    </message>
    <message>
        <source>Its variance over the lowest: so many times the people are needed</source>
        <translation>Seine Varianz durch die kleinste: so viel Mal so viele Personen sind nötig</translation>
    </message>
    <message>
        <source>× best</source>
        <translation>Vielfaches</translation>
    </message>
    <message>
        <source>Other notations</source>
        <translation>Andere Schreibweisen</translation>
    </message>
    <message>
        <source>ε = {epsilon} ↑</source>
        <translation>ε = {epsilon} ↑</translation>
    </message>
    <message>
        <source>ε = {epsilon} ↓</source>
        <translation>ε = {epsilon} ↓</translation>
    </message>
    <message>
        <source>ε at this q</source>
        <translation>ε bei diesem q</translation>
    </message>
    <message>
        <source>Of 100 true yeses, {yes} say yes</source>
        <translation>Von 100 wahren Ja sagen {yes} Ja</translation>
    </message>
    <message>
        <source>Of 100 true yeses, about {yes} say yes</source>
        <translation>Von 100 wahren Ja sagen etwa {yes} Ja</translation>
    </message>
    <message>
        <source>100 people whose truth is yes</source>
        <translation>100 Personen, deren Wahrheit Ja ist</translation>
    </message>
    <message>
        <source>ten in a row</source>
        <translation>zehn in einer Reihe</translation>
    </message>
    <message>
        <source>On average, of 100 people whose truth is yes, 100(1 − q) = {yes} say yes and 100q = {no} say no.</source>
        <translation>Im Mittel sagen von 100 Personen, deren Wahrheit Ja ist, 100(1 − q) = {yes} Ja und 100q = {no} Nein.</translation>
    </message>
    <message>
        <source>say yes: {yes}</source>
        <translation>sagen Ja: {yes}</translation>
    </message>
    <message>
        <source>say yes: about {yes}</source>
        <translation>sagen Ja: etwa {yes}</translation>
    </message>
    <message>
        <source>say no: {no}</source>
        <translation>sagen Nein: {no}</translation>
    </message>
    <message>
        <source>say no: about {no}</source>
        <translation>sagen Nein: etwa {no}</translation>
    </message>
    <message>
        <source>gain of sampling</source>
        <translation>Gewinn durch Ziehen einer Stichprobe</translation>
    </message>
    <message>
        <source>no sampling</source>
        <translation>ohne Stichprobe</translation>
    </message>
    <message>
        <source>optimum by the Lin–Wang–Rane bound</source>
        <translation>Optimum nach der Schranke von Lin, Wang und Rane</translation>
    </message>
    <message>
        <source>optimum by the tight bound</source>
        <translation>Optimum nach der engeren Schranke</translation>
    </message>
    <message>
        <source>optimum, exact RMS</source>
        <translation>Optimum, exakter RMS</translation>
    </message>
    <message>
        <source>Simulated, the error is least at &lt;b&gt;{least}&lt;/b&gt;; any other difference is more than chance explains.</source>
        <translation>Simuliert ist der Fehler bei &lt;b&gt;{least}&lt;/b&gt; am kleinsten; jeder andere Unterschied ist größer, als der Zufall erklärt.</translation>
    </message>
    <message>
        <source>{method}, lowest to highest</source>
        <translation>{method}, kleinster bis größter Wert</translation>
    </message>
    <message>
        <source>these values</source>
        <translation>diese Werte</translation>
    </message>
    <message>
        <source>A curve for each value of a list.</source>
        <translation>Eine Kurve für jeden Wert einer Liste.</translation>
    </message>
    <message>
        <source>α</source>
        <translation>α</translation>
    </message>
    <message>
        <source>The error as it is.</source>
        <translation>Der Fehler, wie er ist.</translation>
    </message>
    <message>
        <source>α / exact α</source>
        <translation>α / exaktes α</translation>
    </message>
    <message>
        <source>How many times the exact error each method states.</source>
        <translation>Das Wievielfache des exakten Fehlers jede Methode angibt.</translation>
    </message>
    <message>
        <source>curves at</source>
        <translation>Kurven bei</translation>
    </message>
    <message>
        <source>What the parameter is on each curve: up to seven numbers with commas between.</source>
        <translation>Was der Parameter auf jeder Kurve ist: bis zu sieben Zahlen, durch Kommas oder Semikolons getrennt.</translation>
    </message>
    <message>
        <source>error shown as</source>
        <translation>Fehler gezeigt als</translation>
    </message>
    <message>
        <source>Whether the chart of errors shows α, or how many times the exact α each method states.</source>
        <translation>Ob das Diagramm der Fehler α zeigt oder das Wievielfache des exakten α jede Methode angibt.</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>Eine Antwort</translation>
    </message>
    <message>
        <source>Counts and their privacy ratio</source>
        <translation>Anzahlen und ihr Privatsphärequotient</translation>
    </message>
    <message>
        <source>Shuffled counts</source>
        <translation>Gemischte Anzahlen</translation>
    </message>
    <message>
        <source>Several answers</source>
        <translation>Mehrere Antworten</translation>
    </message>
    <message>
        <source>Collections of records</source>
        <translation>Sammlungen von Datensätzen</translation>
    </message>
    <message>
        <source>Collections of two kinds</source>
        <translation>Sammlungen aus zwei Arten</translation>
    </message>
    <message>
        <source>Sampling and PRAM</source>
        <translation>Stichproben und PRAM</translation>
    </message>
    <message>
        <source>Surveys</source>
        <translation>Umfragen</translation>
    </message>
    <message>
        <source>Frequency oracles</source>
        <translation>Häufigkeitsorakel</translation>
    </message>
    <message>
        <source>Trust and planning</source>
        <translation>Vertrauen und Planung</translation>
    </message>
    <message>
        <source>{title} {symbol}</source>
        <translation>{title} {symbol}</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>&lt;i&gt;μ&lt;/i&gt; of the limit of many people</source>
        <translation>&lt;i&gt;μ&lt;/i&gt; des Grenzfalls vieler Personen</translation>
    </message>
    <message>
        <source>(1 − 2q)/√(npq): by how many standard deviations one person moves the count</source>
        <translation>(1 − 2q)/√(npq): um wie viele Standardabweichungen eine Person die Anzahl verschiebt</translation>
    </message>
    <message>
        <source>The count is (ε, δ(ε))-differentially private, δ(ε) = max over m of Σ max(0, P[A(m) = s] − e^ε P[A(m+1) = s]) and the reverse; beside it that of the chosen m alone, and of one answer that isn&apos;t mixed with others. The probability that the privacy loss exceeds ε, with m against m + 1 true yeses or the reverse, whichever is larger, is another number, and larger than δ of that m.</source>
        <translation>Die Anzahl ist (ε, δ(ε))-differenziell privat, δ(ε) = max über m von Σ max(0, P[A(m) = s] − e^ε P[A(m+1) = s]) und umgekehrt; daneben das des gewählten m allein und das einer Antwort, die nicht mit anderen gemischt wird. Die Wahrscheinlichkeit, dass der Privatsphäreverlust ε überschreitet, mit m gegen m + 1 wahre Ja oder umgekehrt, je nachdem, welche größer ist, ist eine andere Zahl, und größer als das δ dieses m.</translation>
    </message>
    <message>
        <source>Can the count reveal one person?</source>
        <translation>Kann die Anzahl eine Person verraten?</translation>
    </message>
    <message>
        <source>Smallest type II error, at type I error a, of any test that guesses one person&apos;s truth from the count while all others&apos; is known, m = {m} of them a yes {test}; from that person&apos;s answer alone {answer}; and in the limit of many people Φ(z − μ), z the upper a-quantile, μ = (1 − 2q)/√(npq) {limit}: an approximation, on either side.</source>
        <translation>Kleinster Fehler 2. Art, beim Fehler 1. Art a, aller Tests, die die Wahrheit einer Person aus der Anzahl raten, während die aller anderen bekannt ist, m = {m} davon ein Ja {test}; aus der Antwort dieser Person allein {answer}; und im Grenzfall vieler Personen Φ(z − μ), z das obere a-Quantil, μ = (1 − 2q)/√(npq) {limit}: eine Approximation, nach beiden Seiten.</translation>
    </message>
    <message>
        <source>limit of many people</source>
        <translation>Grenzfall vieler Personen</translation>
    </message>
    <message>
        <source>the count</source>
        <translation>die Anzahl</translation>
    </message>
    <message>
        <source>RAPPOR</source>
        <translation>RAPPOR</translation>
    </message>
    <message>
        <source>rounds within the budget, {way}</source>
        <translation>Runden innerhalb des Budgets, {way}</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Largest t at which all rounds together keep the budget</source>
        <translation>Größtes t, bei dem alle Runden zusammen das Budget einhalten</translation>
    </message>
    <message>
        <source>any</source>
        <translation>jede</translation>
    </message>
    <message>
        <source>All rounds together</source>
        <translation>Alle Runden zusammen</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;, {way}</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;, {way}</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;</translation>
    </message>
    <message>
        <source>share of the budget, {way}</source>
        <translation>Anteil des Budgets, {way}</translation>
    </message>
    <message>
        <source>ε of all rounds over the budget: above 1 it is overspent</source>
        <translation>ε aller Runden, geteilt durch das Budget: über 1 ist es überschritten</translation>
    </message>
    <message>
        <source>of &lt;i&gt;B&lt;/i&gt;</source>
        <translation>von &lt;i&gt;B&lt;/i&gt;</translation>
    </message>
    <message>
        <source>P(the majority lies)</source>
        <translation>P(die Mehrheit lügt)</translation>
    </message>
    <message>
        <source>P[Bin(t, q) &gt; t/2] + ½P[Bin(t, q) = t/2]: of fresh answers</source>
        <translation>P[Bin(t, q) &gt; t/2] + ½P[Bin(t, q) = t/2]: bei neuen Antworten</translation>
    </message>
    <message>
        <source>belief after &lt;i&gt;k&lt;/i&gt; yes answers</source>
        <translation>Einschätzung nach &lt;i&gt;k&lt;/i&gt; Ja-Antworten</translation>
    </message>
    <message>
        <source>With q = 0 every answer is the truth: they never differ</source>
        <translation>Mit q = 0 ist jede Antwort die Wahrheit: Sie unterscheiden sich nie</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt; beyond the budget, fresh</source>
        <translation>&lt;i&gt;δ&lt;/i&gt; über das Budget hinaus, neu</translation>
    </message>
    <message>
        <source>Least δ at which the fresh answers are (B, δ)-differentially private</source>
        <translation>Kleinstes δ, bei dem die neuen Antworten (B, δ)-differenziell privat sind</translation>
    </message>
    <message>
        <source>The budget of &lt;b&gt;{budget}&lt;/b&gt; allows as many as one likes.</source>
        <translation>Das Budget von &lt;b&gt;{budget}&lt;/b&gt; erlaubt beliebig viele.</translation>
    </message>
    <message>
        <source>The budget of &lt;b&gt;{budget}&lt;/b&gt; allows none.</source>
        <translation>Das Budget von &lt;b&gt;{budget}&lt;/b&gt; erlaubt keine.</translation>
    </message>
    <message numerus="yes">
        <source>The budget of &lt;b&gt;{budget}&lt;/b&gt; allows &lt;b&gt;{n}&lt;/b&gt; of them.</source>
        <comment>The budget of &lt;b&gt;{budget}&lt;/b&gt; allows only &lt;b&gt;{n}&lt;/b&gt; of them.</comment>
        <translation>
            <numerusform>Das Budget von &lt;b&gt;{budget}&lt;/b&gt; erlaubt nur &lt;b&gt;{n}&lt;/b&gt; davon.</numerusform>
            <numerusform>Das Budget von &lt;b&gt;{budget}&lt;/b&gt; erlaubt &lt;b&gt;{n}&lt;/b&gt; davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>With &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;0&lt;/b&gt; the first answer gives a person away, and asking again adds nothing.</source>
        <translation>Mit &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;0&lt;/b&gt; verrät die erste Antwort eine Person, und noch einmal zu fragen fügt nichts hinzu.</translation>
    </message>
    <message>
        <source>With &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;½&lt;/b&gt; an answer is a fair coin: however often it is tossed, it says nothing.</source>
        <translation>Mit &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;½&lt;/b&gt; ist eine Antwort eine faire Münze: Wie oft sie auch geworfen wird, sie sagt nichts.</translation>
    </message>
    <message>
        <source>One answer is &lt;b&gt;{local}&lt;/b&gt;-differentially private and a lie with probability &lt;b&gt;{lie}&lt;/b&gt;; what asking again costs depends on whether the answer is remembered.</source>
        <translation>Eine Antwort ist &lt;b&gt;{local}&lt;/b&gt;-differenziell privat und mit Wahrscheinlichkeit &lt;b&gt;{lie}&lt;/b&gt; eine Lüge; was es kostet, noch einmal zu fragen, hängt davon ab, ob die Antwort gemerkt wird.</translation>
    </message>
    <message>
        <source>Repeated answers</source>
        <translation>Wiederholte Antworten</translation>
    </message>
    <message>
        <source>What if I ask again?</source>
        <translation>Und wenn noch einmal gefragt wird?</translation>
    </message>
    <message>
        <source>ε-local DP and (ε, δ) of all rounds</source>
        <translation>ε-lokale DP und (ε, δ) aller Runden</translation>
    </message>
    <message>
        <source>There is no whole number of rounds in this window.</source>
        <translation>In diesem Fenster liegt keine ganze Zahl von Runden.</translation>
    </message>
    <message>
        <source>t = {t}</source>
        <translation>t = {t}</translation>
    </message>
    <message>
        <source>With q = ½ an answer says nothing: ε and δ are 0, which has no place on a logarithmic axis.</source>
        <translation>Mit q = ½ sagt eine Antwort nichts: ε und δ sind 0; dafür hat eine logarithmische Achse keinen Platz.</translation>
    </message>
    <message>
        <source>Privacy parameter of all rounds together</source>
        <translation>Datenschutzparameter aller Runden zusammen</translation>
    </message>
    <message>
        <source>Least ε at δ = {delta} of t answers of one person with fresh lies, exactly {exact} and by bounds {advanced}, {renyi}; of the counts of t rounds, with m true yeses of n people, m = {m}, n = {n} {shuffled}. Without slack: t times ε₀ = ln((1 − q)/q) with fresh lies, ε₀ once where the answer is remembered, and RAPPOR, f = {f}, p = {p}, q = {q} {rappor}.</source>
        <translation>Kleinstes ε bei δ = {delta} von t Antworten einer Person mit neuen Lügen, exakt {exact} und nach Schranken {advanced}, {renyi}; der Anzahlen von t Runden, mit m wahren Ja unter n Personen, m = {m}, n = {n} {shuffled}. Ohne Spielraum: t-mal ε₀ = ln((1 − q)/q) mit neuen Lügen, einmal ε₀, wo die Antwort gemerkt wird, und RAPPOR, f = {f}, p = {p}, q = {q} {rappor}.</translation>
    </message>
    <message>
        <source>B = {budget}</source>
        <translation>B = {budget}</translation>
    </message>
    <message>
        <source>What is beyond the budget</source>
        <translation>Was über das Budget hinausgeht</translation>
    </message>
    <message>
        <source>Least δ at which all rounds together are (B, δ)-differentially private, B = {budget}: one person&apos;s answers with fresh lies {exact}, and the counts of all people, m = {m}, n = {n} {shuffled}. Not the probability that the privacy loss exceeds B, which is larger.</source>
        <translation>Kleinstes δ, bei dem alle Runden zusammen (B, δ)-differenziell privat sind, B = {budget}: die Antworten einer Person mit neuen Lügen {exact} und die Anzahlen aller Personen, m = {m}, n = {n} {shuffled}. Nicht die Wahrscheinlichkeit, dass der Privatsphäreverlust B überschreitet; die ist größer.</translation>
    </message>
    <message>
        <source>fresh answers</source>
        <translation>neue Antworten</translation>
    </message>
    <message>
        <source>shuffled each round</source>
        <translation>jede Runde gemischt</translation>
    </message>
    <message>
        <source>How often the majority lies</source>
        <translation>Wie oft die Mehrheit lügt</translation>
    </message>
    <message>
        <source>probability of a wrong majority</source>
        <translation>Wahrscheinlichkeit einer falschen Mehrheit</translation>
    </message>
    <message>
        <source>Whoever keeps one person&apos;s answers with fresh lies and believes the majority is wrong with probability P[Bin(t, q) &gt; t/2] + ½P[Bin(t, q) = t/2]. A remembered answer stays wrong with probability q.</source>
        <translation>Wer die Antworten einer Person mit neuen Lügen aufhebt und der Mehrheit glaubt, irrt mit Wahrscheinlichkeit P[Bin(t, q) &gt; t/2] + ½P[Bin(t, q) = t/2]. Eine gemerkte Antwort bleibt mit Wahrscheinlichkeit q falsch.</translation>
    </message>
    <message>
        <source>With q = 0 nobody ever lies.</source>
        <translation>Mit q = 0 lügt nie jemand.</translation>
    </message>
    <message>
        <source>remembered</source>
        <translation>gemerkt</translation>
    </message>
    <message>
        <source>In this window it is below 10⁻³⁰⁰.</source>
        <translation>In diesem Fenster liegt sie unter 10⁻³⁰⁰.</translation>
    </message>
    <message>
        <source>What the answers together reveal</source>
        <translation>Was die Antworten zusammen verraten</translation>
    </message>
    <message>
        <source>With q = 0 every answer is the truth: they never differ.</source>
        <translation>Mit q = 0 ist jede Antwort die Wahrheit: Sie unterscheiden sich nie.</translation>
    </message>
    <message>
        <source>k lies between 0 and t.</source>
        <translation>k liegt zwischen 0 und t.</translation>
    </message>
    <message>
        <source>after the answers</source>
        <translation>nach den Antworten</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>k = {yes}</source>
        <translation>k = {yes}</translation>
    </message>
    <message>
        <source>fresh, advanced composition</source>
        <translation>neu, fortgeschrittene Komposition</translation>
    </message>
    <message>
        <source>fresh, advanced</source>
        <translation>neu, fortgeschritten</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>fortgeschritten</translation>
    </message>
    <message>
        <source>With fresh lies, bounded for every mechanism: ε₀√(2t ln(1/δ)) + tε₀(e^ε₀ − 1) [Dwork et al. 2010]</source>
        <translation>Mit neuen Lügen, Schranke für jeden Mechanismus: ε₀√(2t ln(1/δ)) + tε₀(e^ε₀ − 1) [Dwork et al. 2010]</translation>
    </message>
    <message>
        <source>fresh, pure ε</source>
        <translation>neu, reines ε</translation>
    </message>
    <message>
        <source>pure</source>
        <translation>rein</translation>
    </message>
    <message>
        <source>With fresh lies and no slack: tε₀, attained when all answers agree</source>
        <translation>Mit neuen Lügen und ohne Spielraum: tε₀, angenommen, wenn alle Antworten übereinstimmen</translation>
    </message>
    <message>
        <source>fresh, Rényi bound</source>
        <translation>neu, Rényi-Schranke</translation>
    </message>
    <message>
        <source>fresh, Rényi</source>
        <translation>neu, Rényi</translation>
    </message>
    <message>
        <source>Rényi</source>
        <translation>Rényi</translation>
    </message>
    <message>
        <source>With fresh lies, by the Rényi divergence of the best order [Mironov 2017, proposition 3]</source>
        <translation>Mit neuen Lügen, nach der Rényi-Divergenz der besten Ordnung [Mironov 2017, Proposition 3]</translation>
    </message>
    <message>
        <source>fresh, exact</source>
        <translation>neu, exakt</translation>
    </message>
    <message>
        <source>With fresh lies: the least ε at δ, by the distribution of the lies [Kairouz et al. 2015]</source>
        <translation>Mit neuen Lügen: das kleinste ε bei δ, nach der Verteilung der Lügen [Kairouz et al. 2015]</translation>
    </message>
    <message>
        <source>fresh, shuffled each round</source>
        <translation>neu, jede Runde gemischt</translation>
    </message>
    <message>
        <source>fresh, shuffled</source>
        <translation>neu, gemischt</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>Only the count of all n people is released in each round, with m true yeses among them: the privacy loss of one round convolved with itself [Koskela et al. 2020]</source>
        <translation>In jeder Runde wird nur die Anzahl über alle n Personen veröffentlicht, mit m wahren Ja unter ihnen: der mit sich selbst gefaltete Privatsphäreverlust einer Runde [Koskela et al. 2020]</translation>
    </message>
    <message>
        <source>The first answer is remembered and given each time: ε₀ once, with no slack</source>
        <translation>Die erste Antwort wird gemerkt und jedes Mal gegeben: einmal ε₀, ohne Spielraum</translation>
    </message>
    <message>
        <source>A remembered answer with new noise on each report of it, and no slack [Erlingsson et al. 2014]</source>
        <translation>Eine gemerkte Antwort mit neuem Rauschen in jeder Meldung, ohne Spielraum [Erlingsson et al. 2014]</translation>
    </message>
    <message>
        <source>none in [0, 1]</source>
        <translation>keine in [0; 1]</translation>
    </message>
    <message>
        <source>Before it is cut it is {from} … {to}: it contains no prevalence at all.</source>
        <translation>Ungestutzt ist das Intervall {from} … {to}: Es enthält überhaupt keine Prävalenz.</translation>
    </message>
    <message>
        <source>It is a single point, since all answers agree: that is no precision.</source>
        <translation>Das Intervall ist ein einziger Punkt, da alle Antworten übereinstimmen: Das ist keine Genauigkeit.</translation>
    </message>
    <message>
        <source>Before it is cut it is {from} … {to}: what is beyond [0, 1] is no prevalence.</source>
        <translation>Ungestutzt ist das Intervall {from} … {to}: Was außerhalb von [0; 1] liegt, ist keine Prävalenz.</translation>
    </message>
    <message>
        <source>With confidence {confidence}.</source>
        <translation>Mit Konfidenz {confidence}.</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt; of a yes</source>
        <translation>&lt;i&gt;ε&lt;/i&gt; eines Ja</translation>
    </message>
    <message>
        <source>|ln(a/b)|, a and b the chances of a yes with and without the trait</source>
        <translation>|ln(a/b)|, a und b die Wahrscheinlichkeiten eines Ja mit und ohne das Merkmal</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt; of a no</source>
        <translation>&lt;i&gt;ε&lt;/i&gt; eines Nein</translation>
    </message>
    <message>
        <source>|ln((1 − a)/(1 − b))|, 1 − a and 1 − b the chances of a no</source>
        <translation>|ln((1 − a)/(1 − b))|, 1 − a und 1 − b die Wahrscheinlichkeiten eines Nein</translation>
    </message>
    <message>
        <source>power, two-sided, normal</source>
        <translation>Teststärke, zweiseitig, normal</translation>
    </message>
    <message>
        <source>Of the z test that rejects on either side, each at half the level</source>
        <translation>Des z-Tests, der nach beiden Seiten ablehnt, jeweils zum halben Niveau</translation>
    </message>
    <message>
        <source>power, two-sided, exact</source>
        <translation>Teststärke, zweiseitig, exakt</translation>
    </message>
    <message>
        <source>Probability that it rejects, with n people</source>
        <translation>Wahrscheinlichkeit, dass er ablehnt, mit n Personen</translation>
    </message>
    <message>
        <source>A yes changes any odds by a factor of at most &lt;b&gt;{factor}&lt;/b&gt;; a no protects nobody.</source>
        <translation>Ein Ja ändert alle Chancen höchstens um den Faktor &lt;b&gt;{factor}&lt;/b&gt;; ein Nein schützt niemanden.</translation>
    </message>
    <message>
        <source>Mangat: only a yes is protected</source>
        <translation>Mangat: nur ein Ja ist geschützt</translation>
    </message>
    <message>
        <source>Who has the trait says yes; who hasn&apos;t says yes only where the device asks for the opposite.</source>
        <translation>Wer das Merkmal hat, sagt Ja; wer es nicht hat, sagt nur dann Ja, wenn das Gerät das Gegenteil verlangt.</translation>
    </message>
    <message>
        <source>yes without the trait</source>
        <translation>Ja ohne das Merkmal</translation>
    </message>
    <message>
        <source>estimated prevalence, Mangat&apos;s one-sided design</source>
        <translation>geschätzte Prävalenz, Mangats einseitiges Design</translation>
    </message>
    <message>
        <source>[Mangat 1994]</source>
        <translation>[Mangat 1994]</translation>
    </message>
    <message>
        <source>standard error of the estimated prevalence, Mangat&apos;s one-sided design</source>
        <translation>Standardfehler der geschätzten Prävalenz, Mangats einseitiges Design</translation>
    </message>
    <message>
        <source>budget of ε</source>
        <translation>ε-Budget</translation>
    </message>
    <message>
        <source>The largest ε that all rounds together may have: what has been answered can&apos;t be taken back.</source>
        <translation>Das größte ε, das alle Runden zusammen haben dürfen: Was beantwortet ist, lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>the exact number is at least {lower}</source>
        <translation>die exakte Zahl ist mindestens {lower}</translation>
    </message>
    <message>
        <source>δ of the shuffled counts of several rounds at ε</source>
        <translation>δ der gemischten Anzahlen mehrerer Runden bei ε</translation>
    </message>
    <message>
        <source>the count&apos;s distribution, [KR2, section 3]; [Koskela et al. 2020]</source>
        <translation>die Verteilung der Anzahl, [KR2, Abschnitt 3]; [Koskela et al. 2020]</translation>
    </message>
    <message>
        <source>ε of the shuffled counts of several rounds at δ</source>
        <translation>ε der gemischten Anzahlen mehrerer Runden bei δ</translation>
    </message>
    <message>
        <source>ε of several RAPPOR reports of one memoised answer</source>
        <translation>ε mehrerer RAPPOR-Meldungen einer gemerkten Antwort</translation>
    </message>
    <message>
        <source>ε of a yes, forced response</source>
        <translation>ε eines Ja, erzwungene Antwort</translation>
    </message>
    <message>
        <source>likelihood ratio of the answer; Mangat&apos;s design is t = 1 − q, y = q [Mangat 1994]</source>
        <translation>Likelihood-Quotient der Antwort; Mangats Design ist t = 1 − q, y = q [Mangat 1994]</translation>
    </message>
    <message>
        <source>ε of a no, forced response</source>
        <translation>ε eines Nein, erzwungene Antwort</translation>
    </message>
    <message>
        <source>likelihood ratio of the answer</source>
        <translation>Likelihood-Quotient der Antwort</translation>
    </message>
    <message>
        <source>power of the two-sided z test, forced response</source>
        <translation>Teststärke des zweiseitigen z-Tests, erzwungene Antwort</translation>
    </message>
    <message>
        <source>z test of one sample</source>
        <translation>z-Test einer Stichprobe</translation>
    </message>
    <message>
        <source>probability that the two-sided z test rejects, forced response</source>
        <translation>Wahrscheinlichkeit, dass der zweiseitige z-Test ablehnt, erzwungene Antwort</translation>
    </message>
    <message>
        <source>difference: {value}</source>
        <translation>Differenz: {value}</translation>
    </message>
    <message>
        <source>Now less {pin}: {title}</source>
        <translation>Jetzt minus {pin}: {title}</translation>
    </message>
    <message>
        <source>The difference of the two maps beside it, cell by cell. {caption}</source>
        <translation>Die Differenz der beiden Karten daneben, Zelle für Zelle. {caption}</translation>
    </message>
    <message>
        <source>Where one of the two has no finite value there is no difference.</source>
        <translation>Wo eine der beiden keinen endlichen Wert hat, gibt es keine Differenz.</translation>
    </message>
    <message>
        <source>The two maps are the same.</source>
        <translation>Die beiden Karten sind gleich.</translation>
    </message>
    <message>
        <source>{pin}: {title}</source>
        <translation>{pin}: {title}</translation>
    </message>
    <message>
        <source>In this state the chart has other axes.</source>
        <translation>In diesem Zustand hat das Diagramm andere Achsen.</translation>
    </message>
    <message>
        <source>A question a day</source>
        <translation>Jeden Tag eine Frage</translation>
    </message>
    <message>
        <source>RAPPOR, report after report</source>
        <translation>RAPPOR, Meldung um Meldung</translation>
    </message>
    <message>
        <source>With RAPPOR&apos;s published settings one report has ε = 1.074, five together have 3.656, and all that are ever sent 4.394 [Erlingsson et al. 2014].</source>
        <translation>Mit den veröffentlichten Einstellungen von RAPPOR hat eine Meldung ε = 1,074, fünf zusammen haben 3,656, und alle, die je gesendet werden, 4,394 [Erlingsson et al. 2014].</translation>
    </message>
    <message>
        <source>A count every week</source>
        <translation>Jede Woche eine Anzahl</translation>
    </message>
    <message>
        <source>The shuffled counts of 52 weeks, 3000 true yeses among 10 000 people, have together at most ε = 0.408 at δ = 10⁻⁸, about 8 times that of one week; each person&apos;s answers alone have 57.1.</source>
        <translation>Die gemischten Anzahlen von 52 Wochen, mit 3000 wahren Ja unter 10 000 Personen, haben zusammen höchstens ε = 0,408 bei δ = 10⁻⁸, etwa das 8-Fache einer einzigen Woche; die Antworten jeder Person allein haben 57,1.</translation>
    </message>
    <message>
        <source>not even one answer keeps {budget} and {delta} with {lies}</source>
        <translation>mit {lies} hält nicht einmal eine Antwort {budget} und {delta}</translation>
    </message>
    <message>
        <source>no budget keeps {delta} where nobody lies: q must be above 0</source>
        <translation>kein Budget hält {delta}, wo niemand lügt: q muss über 0 liegen</translation>
    </message>
    <message>
        <source>no budget is the least: these answers keep every budget above 0</source>
        <translation>kein Budget ist das kleinste: Diese Antworten halten jedes Budget über 0</translation>
    </message>
    <message>
        <source>no delta is the least: these answers keep the budget with every delta above 0</source>
        <translation>kein delta ist das kleinste: Diese Antworten halten das Budget mit jedem delta über 0</translation>
    </message>
    <message>
        <source>no delta below 1 is enough: q must be above 0, or the budget larger</source>
        <translation>kein delta unter 1 genügt: q muss über 0 liegen oder das Budget größer sein</translation>
    </message>
    <message>
        <source>several answers of one person within a budget of ε</source>
        <translation>mehrere Antworten einer Person innerhalb eines ε-Budgets</translation>
    </message>
    <message>
        <source>The cheapest plan</source>
        <translation>Der günstigste Plan</translation>
    </message>
    <message>
        <source>Your q and n</source>
        <translation>Gewähltes q und n</translation>
    </message>
    <message numerus="yes">
        <source>Not even all {n} people keep the error&apos;s limit at this q</source>
        <comment>Not even the only person keeps the error&apos;s limit at this q</comment>
        <translation>
            <numerusform>Nicht einmal die einzige Person hält bei diesem q die Fehlergrenze ein</numerusform>
            <numerusform>Nicht einmal alle {n} Personen halten bei diesem q die Fehlergrenze ein</numerusform>
        </translation>
    </message>
    <message>
        <source>limit that binds</source>
        <translation>bindende Grenze</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>{first}. {second}</source>
        <translation>{first}. {second}</translation>
    </message>
    <message>
        <source>{what}, {symbol} = {value}</source>
        <translation>{what}, {symbol} = {value}</translation>
    </message>
    <message>
        <source>the error</source>
        <translation>der Fehler</translation>
    </message>
    <message>
        <source>The error is {error}, its limit {limit}</source>
        <translation>Der Fehler ist {error}, seine Grenze {limit}</translation>
    </message>
    <message>
        <source>people to invite</source>
        <translation>einzuladende Personen</translation>
    </message>
    <message>
        <source>⌈n/r⌉, so many that on average the people needed answer: there are not so many</source>
        <translation>⌈n/r⌉, so viele, dass im Mittel die benötigten Personen antworten: So viele gibt es nicht</translation>
    </message>
    <message>
        <source>⌈n/r⌉: so many that on average the people needed answer</source>
        <translation>⌈n/r⌉: so viele, dass im Mittel die benötigten Personen antworten</translation>
    </message>
    <message>
        <source>least &lt;i&gt;q&lt;/i&gt; for the limit of &lt;i&gt;ε&lt;/i&gt;</source>
        <translation>kleinstes &lt;i&gt;q&lt;/i&gt; für die Grenze von &lt;i&gt;ε&lt;/i&gt;</translation>
    </message>
    <message>
        <source>1/(1 + e^ε): a larger q keeps the limit, too, and takes more people</source>
        <translation>1/(1 + e^ε): Auch ein größeres q hält die Grenze ein und verlangt mehr Personen</translation>
    </message>
    <message>
        <source>its cost</source>
        <translation>seine Kosten</translation>
    </message>
    <message>
        <source>Price of an answer, times the people needed</source>
        <translation>Preis einer Antwort mal die benötigten Personen</translation>
    </message>
    <message>
        <source>error of the population&apos;s share</source>
        <translation>Fehler des Anteils der Population</translation>
    </message>
    <message>
        <source>z √(dπ(1 − π)/n·(N − n)/(N − 1) + pq/(n(1 − 2q)²)): the coins&apos; error and the sample&apos;s, exceeded with probability about β</source>
        <translation>z √(dπ(1 − π)/n·(N − n)/(N − 1) + pq/(n(1 − 2q)²)): der Fehler der Münzen und der der Stichprobe, mit Wahrscheinlichkeit etwa β überschritten</translation>
    </message>
    <message>
        <source>error of these people&apos;s share, {method}</source>
        <translation>Fehler des Anteils dieser Personen, {method}</translation>
    </message>
    <message>
        <source>The coins&apos; error alone, exceeded with probability at most β by {method}</source>
        <translation>Der Fehler der Münzen allein, mit Wahrscheinlichkeit höchstens β überschritten ({method})</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt; of one answer</source>
        <translation>&lt;i&gt;ε&lt;/i&gt; einer Antwort</translation>
    </message>
    <message>
        <source>people needed at this &lt;i&gt;q&lt;/i&gt;</source>
        <translation>benötigte Personen bei diesem &lt;i&gt;q&lt;/i&gt;</translation>
    </message>
    <message>
        <source>largest &lt;i&gt;q&lt;/i&gt; with these people</source>
        <translation>größtes &lt;i&gt;q&lt;/i&gt; mit diesen Personen</translation>
    </message>
    <message>
        <source>people to invite for &lt;i&gt;n&lt;/i&gt;</source>
        <translation>einzuladende Personen für &lt;i&gt;n&lt;/i&gt;</translation>
    </message>
    <message>
        <source>⌈n/r⌉: so many that on average n answer</source>
        <translation>⌈n/r⌉: so viele, dass im Mittel n antworten</translation>
    </message>
    <message>
        <source>cost of &lt;i&gt;n&lt;/i&gt; answers</source>
        <translation>Kosten von &lt;i&gt;n&lt;/i&gt; Antworten</translation>
    </message>
    <message>
        <source>Price of an answer, times n</source>
        <translation>Preis einer Antwort mal n</translation>
    </message>
    <message>
        <source>bias if a share always says no</source>
        <translation>Verzerrung, wenn ein Anteil immer Nein sagt</translation>
    </message>
    <message>
        <source>−w (pπ + q(1 − π))/(1 − 2q): what the estimate is off by on average, however many are asked</source>
        <translation>−w (pπ + q(1 − π))/(1 − 2q): um wie viel die Schätzung im Mittel danebenliegt, wie viele auch gefragt werden</translation>
    </message>
    <message>
        <source>To know the population&apos;s share to within ±&lt;b&gt;{points}&lt;/b&gt; points with about &lt;b&gt;{confidence} %&lt;/b&gt; confidence</source>
        <translation>Um den Anteil der Population mit Konfidenz etwa &lt;b&gt;{confidence} %&lt;/b&gt; auf ±&lt;b&gt;{points}&lt;/b&gt; Prozentpunkte genau zu kennen</translation>
    </message>
    <message>
        <source>{aim} and an ε of at most &lt;b&gt;{epsilon}&lt;/b&gt;, the people needed are being computed.</source>
        <translation>{aim}, bei einem ε von höchstens &lt;b&gt;{epsilon}&lt;/b&gt;, ist eine Zahl von Personen nötig, die gerade berechnet wird.</translation>
    </message>
    <message numerus="yes">
        <source>{aim} and an ε of at most &lt;b&gt;{epsilon}&lt;/b&gt;, not even all &lt;b&gt;{n}&lt;/b&gt; people are enough.</source>
        <comment>{aim} and an ε of at most &lt;b&gt;{epsilon}&lt;/b&gt;, not even the only person is enough.</comment>
        <translation>
            <numerusform>{aim}, bei einem ε von höchstens &lt;b&gt;{epsilon}&lt;/b&gt;, genügt nicht einmal die einzige Person.</numerusform>
            <numerusform>{aim}, bei einem ε von höchstens &lt;b&gt;{epsilon}&lt;/b&gt;, genügen nicht einmal alle &lt;b&gt;{n}&lt;/b&gt; Personen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{aim} and an ε of at most &lt;b&gt;{epsilon}&lt;/b&gt;, ask {people} with &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt;: that takes &lt;b&gt;{invited}&lt;/b&gt; invitations, more than the {n} people there are.</source>
        <comment>{aim} and an ε of at most &lt;b&gt;{epsilon}&lt;/b&gt;, ask {people} with &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt;: that takes &lt;b&gt;{invited}&lt;/b&gt; invitations, and there is only one person.</comment>
        <translation>
            <numerusform>{aim}, bei einem ε von höchstens &lt;b&gt;{epsilon}&lt;/b&gt;, genügt es, {people} mit &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt; zu fragen: Das verlangt &lt;b&gt;{invited}&lt;/b&gt; Einladungen, und es gibt nur eine Person.</numerusform>
            <numerusform>{aim}, bei einem ε von höchstens &lt;b&gt;{epsilon}&lt;/b&gt;, genügt es, {people} mit &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt; zu fragen: Das verlangt &lt;b&gt;{invited}&lt;/b&gt; Einladungen, mehr als die {n} Personen, die es gibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{aim} and an ε of at most &lt;b&gt;{epsilon}&lt;/b&gt;, ask {people} with &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt;: invite &lt;b&gt;{invited}&lt;/b&gt;.</source>
        <translation>{aim}, bei einem ε von höchstens &lt;b&gt;{epsilon}&lt;/b&gt;, genügt es, {people} mit &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt; zu fragen: Einzuladen sind &lt;b&gt;{invited}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>{aim} and an ε of at most &lt;b&gt;{epsilon}&lt;/b&gt;, ask {people} with &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt;.</source>
        <translation>{aim}, bei einem ε von höchstens &lt;b&gt;{epsilon}&lt;/b&gt;, genügt es, {people} mit &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt; zu fragen.</translation>
    </message>
    <message numerus="yes">
        <source>{n} people</source>
        <comment>{n} person</comment>
        <translation>
            <numerusform>{n} Person</numerusform>
            <numerusform>{n} Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>The chosen &lt;i&gt;q&lt;/i&gt; = {q} and {people} keep ε at &lt;b&gt;{epsilon}&lt;/b&gt;, but the error is ±&lt;b&gt;{error}&lt;/b&gt; points.</source>
        <translation>Das gewählte &lt;i&gt;q&lt;/i&gt; = {q} und {people} halten ε bei &lt;b&gt;{epsilon}&lt;/b&gt;, aber der Fehler ist ±&lt;b&gt;{error}&lt;/b&gt; Prozentpunkte.</translation>
    </message>
    <message>
        <source>The chosen &lt;i&gt;q&lt;/i&gt; = {q} and {people} keep neither: ε is &lt;b&gt;{epsilon}&lt;/b&gt;, the error ±&lt;b&gt;{error}&lt;/b&gt; points.</source>
        <translation>Das gewählte &lt;i&gt;q&lt;/i&gt; = {q} und {people} halten keine der beiden Grenzen ein: ε ist &lt;b&gt;{epsilon}&lt;/b&gt;, der Fehler ±&lt;b&gt;{error}&lt;/b&gt; Prozentpunkte.</translation>
    </message>
    <message>
        <source>Field work</source>
        <translation>Feldarbeit</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>limit of ε</source>
        <translation>Grenze für ε</translation>
    </message>
    <message>
        <source>limit of the error</source>
        <translation>Grenze für den Fehler</translation>
    </message>
    <message>
        <source>coins&apos; error by</source>
        <translation>Fehler der Münzen nach</translation>
    </message>
    <message>
        <source>error = {alpha}</source>
        <translation>Fehler = {alpha}</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <translation>Kosten {cost}</translation>
    </message>
    <message>
        <source>Where both limits are kept</source>
        <translation>Wo beide Grenzen eingehalten sind</translation>
    </message>
    <message>
        <source>The larger of ε and the error of the population&apos;s share, each over its limit: blue where both limits are kept, orange where one is broken. The error is z √(dπ(1 − π)/n·(N − n)/(N − 1) + pq/(n(1 − 2q)²)), exceeded with probability about β = {beta} {warner} {cochran}.</source>
        <translation>Das Größere von ε und dem Fehler des Anteils der Population, jeweils geteilt durch die eigene Grenze: blau, wo beide Grenzen eingehalten sind, orange, wo eine verletzt ist. Der Fehler ist z √(dπ(1 − π)/n·(N − n)/(N − 1) + pq/(n(1 − 2q)²)), mit Wahrscheinlichkeit etwa β = {beta} überschritten {warner} {cochran}.</translation>
    </message>
    <message>
        <source>The larger of ε and the error of these people&apos;s share, each over its limit: blue where both limits are kept, orange where one is broken. The error, which is exceeded with probability at most β = {beta}, is that of the coins alone: {method}.</source>
        <translation>Das Größere von ε und dem Fehler des Anteils dieser Personen, jeweils geteilt durch die eigene Grenze: blau, wo beide Grenzen eingehalten sind, orange, wo eine verletzt ist. Der Fehler, der mit Wahrscheinlichkeit höchstens β = {beta} überschritten wird, ist der der Münzen allein: {method}.</translation>
    </message>
    <message>
        <source>q lies between 0 and ½, and ε is positive.</source>
        <translation>q liegt zwischen 0 und ½, und ε ist positiv.</translation>
    </message>
    <message>
        <source>ε or error over its limit</source>
        <translation>ε oder Fehler je Grenze</translation>
    </message>
    <message>
        <source>cheapest</source>
        <translation>am günstigsten</translation>
    </message>
    <message>
        <source>cheapest: n = {n}</source>
        <translation>am günstigsten: n = {n}</translation>
    </message>
    <message>
        <source>everybody invited</source>
        <translation>alle eingeladen</translation>
    </message>
    <message>
        <source>Error against the number of people</source>
        <translation>Fehler je nach Zahl der Personen</translation>
    </message>
    <message>
        <source>coins alone, {method}</source>
        <translation>Münzen allein, {method}</translation>
    </message>
    <message>
        <source>bias of those who always say no</source>
        <translation>Verzerrung durch jene, die immer Nein sagen</translation>
    </message>
    <message>
        <source>limit {alpha}</source>
        <translation>Grenze {alpha}</translation>
    </message>
    <message>
        <source>People needed for the error</source>
        <translation>Für den Fehler benötigte Personen</translation>
    </message>
    <message numerus="yes">
        <source>With no q in this window are all {n} people enough.</source>
        <comment>With no q in this window is the only person enough.</comment>
        <translation>
            <numerusform>Bei keinem q in diesem Fenster genügt die einzige Person.</numerusform>
            <numerusform>Bei keinem q in diesem Fenster genügen alle {n} Personen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Privacy parameter against q</source>
        <translation>Datenschutzparameter je nach q</translation>
    </message>
    <message>
        <source>ε = ln((1 − q)/q) of one answer, whatever the others are {source}: every q at or above that of the limit keeps it.</source>
        <translation>ε = ln((1 − q)/q) einer Antwort, wie auch immer die anderen lauten {source}: Jedes q ab dem der Grenze hält sie ein.</translation>
    </message>
    <message>
        <source>limit {epsilon}</source>
        <translation>Grenze {epsilon}</translation>
    </message>
    <message>
        <source>By model</source>
        <translation>Nach Modell</translation>
    </message>
    <message>
        <source>local</source>
        <translation>lokal</translation>
    </message>
    <message>
        <source>central</source>
        <translation>zentral</translation>
    </message>
    <message>
        <source>RMS</source>
        <translation>RMS</translation>
    </message>
    <message>
        <source>± at 1 − &lt;i&gt;β&lt;/i&gt;</source>
        <translation>± bei 1 − &lt;i&gt;β&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt; to the collector</source>
        <translation>&lt;i&gt;ε&lt;/i&gt; gegenüber der Sammelstelle</translation>
    </message>
    <message>
        <source>error, local</source>
        <translation>Fehler, lokal</translation>
    </message>
    <message>
        <source>Root mean square error where nobody is trusted: every answer keeps ε by itself</source>
        <translation>Wurzel des mittleren quadratischen Fehlers, wo niemandem vertraut wird: Jede Antwort hält ε für sich allein</translation>
    </message>
    <message>
        <source>error at 1 − &lt;i&gt;β&lt;/i&gt;, local</source>
        <translation>Fehler bei 1 − &lt;i&gt;β&lt;/i&gt;, lokal</translation>
    </message>
    <message>
        <source>Exceeded with probability at most β, by the count&apos;s own distribution</source>
        <translation>Mit Wahrscheinlichkeit höchstens β überschritten, nach der eigenen Verteilung der Anzahl</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt; of one answer, local</source>
        <translation>&lt;i&gt;ε&lt;/i&gt; einer Antwort, lokal</translation>
    </message>
    <message>
        <source>What the collector, who sees every answer with its name, may learn of one person</source>
        <translation>Was die Sammelstelle, die jede Antwort mit Namen sieht, über eine Person erfahren kann</translation>
    </message>
    <message>
        <source>error, shuffled</source>
        <translation>Fehler, gemischt</translation>
    </message>
    <message>
        <source>Root mean square error where somebody is trusted to mix the answers and to count them: the count keeps (ε, δ)</source>
        <translation>Wurzel des mittleren quadratischen Fehlers, wo jemandem vertraut wird, die Antworten zu mischen und zu zählen: Die Anzahl hält (ε, δ)</translation>
    </message>
    <message>
        <source>error at 1 − &lt;i&gt;β&lt;/i&gt;, shuffled</source>
        <translation>Fehler bei 1 − &lt;i&gt;β&lt;/i&gt;, gemischt</translation>
    </message>
    <message>
        <source>Exceeded with probability at most β, by the count&apos;s own distribution at this q</source>
        <translation>Mit Wahrscheinlichkeit höchstens β überschritten, nach der eigenen Verteilung der Anzahl bei diesem q</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt; of one answer, shuffled</source>
        <translation>&lt;i&gt;ε&lt;/i&gt; einer Antwort, gemischt</translation>
    </message>
    <message>
        <source>What whoever mixes, and sees every answer with its name before, may learn of one person</source>
        <translation>Was über eine Person erfahren kann, wer mischt und vorher jede Antwort mit Namen sieht</translation>
    </message>
    <message>
        <source>error, central</source>
        <translation>Fehler, zentral</translation>
    </message>
    <message>
        <source>Root mean square error where a curator is trusted with the truth, and adds geometric noise to the count: it keeps ε, with no δ</source>
        <translation>Wurzel des mittleren quadratischen Fehlers, wo einem Kurator die Wahrheit anvertraut wird und er der Anzahl geometrisches Rauschen hinzufügt: Sie hält ε, ohne δ</translation>
    </message>
    <message>
        <source>error at 1 − &lt;i&gt;β&lt;/i&gt;, central</source>
        <translation>Fehler bei 1 − &lt;i&gt;β&lt;/i&gt;, zentral</translation>
    </message>
    <message>
        <source>The least k/n with a larger noise with probability at most β</source>
        <translation>Das kleinste k/n, bei dem das Rauschen mit Wahrscheinlichkeit höchstens β größer als k ist</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt; of one answer, central</source>
        <translation>&lt;i&gt;ε&lt;/i&gt; einer Antwort, zentral</translation>
    </message>
    <message>
        <source>The curator sees everybody&apos;s truth: nothing protects it from them</source>
        <translation>Der Kurator sieht die Wahrheit aller: Nichts schützt sie vor ihm</translation>
    </message>
    <message>
        <source>Factors between the errors</source>
        <translation>Faktoren zwischen den Fehlern</translation>
    </message>
    <message>
        <source>local / central</source>
        <translation>lokal / zentral</translation>
    </message>
    <message>
        <source>√(n/2), whatever ε is: the price of trusting nobody</source>
        <translation>√(n/2), was auch ε ist: der Preis dafür, niemandem zu vertrauen</translation>
    </message>
    <message>
        <source>shuffled / central</source>
        <translation>gemischt / zentral</translation>
    </message>
    <message>
        <source>The price of trusting nobody with the truth, but somebody to mix</source>
        <translation>Der Preis dafür, niemandem die Wahrheit anzuvertrauen, aber jemandem das Mischen</translation>
    </message>
    <message>
        <source>local / shuffled</source>
        <translation>lokal / gemischt</translation>
    </message>
    <message>
        <source>What mixing gains</source>
        <translation>Was das Mischen gewinnt</translation>
    </message>
    <message>
        <source>The shuffled count</source>
        <translation>Die gemischte Anzahl</translation>
    </message>
    <message>
        <source>&lt;i&gt;q&lt;/i&gt;, local</source>
        <translation>&lt;i&gt;q&lt;/i&gt;, lokal</translation>
    </message>
    <message>
        <source>1/(1 + e^ε)</source>
        <translation>1/(1 + e^ε)</translation>
    </message>
    <message>
        <source>&lt;i&gt;q&lt;/i&gt;, shuffled</source>
        <translation>&lt;i&gt;q&lt;/i&gt;, gemischt</translation>
    </message>
    <message>
        <source>Least q whose shuffled count keeps (ε, δ), over every true count m</source>
        <translation>Kleinstes q, dessen gemischte Anzahl (ε, δ) hält, bei jeder wahren Anzahl m</translation>
    </message>
    <message>
        <source>&lt;i&gt;μ&lt;/i&gt; of the Gaussian limit</source>
        <translation>&lt;i&gt;μ&lt;/i&gt; des Gauß-Grenzfalls</translation>
    </message>
    <message>
        <source>(1 − 2q)/√(npq): how many standard deviations one person moves the count</source>
        <translation>(1 − 2q)/√(npq): um wie viele Standardabweichungen eine Person die Anzahl verschiebt</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt; by the Gaussian limit</source>
        <translation>&lt;i&gt;δ&lt;/i&gt; nach dem Gauß-Grenzfall</translation>
    </message>
    <message>
        <source>What the limit says of δ at this q; in neither direction a bound</source>
        <translation>Was der Grenzfall bei diesem q über δ sagt; in keiner Richtung eine Schranke</translation>
    </message>
    <message>
        <source>With {people}, (&lt;b&gt;{epsilon}&lt;/b&gt;, &lt;b&gt;{delta}&lt;/b&gt;) costs an error of &lt;b&gt;{local}&lt;/b&gt; points where nobody is trusted, and of &lt;b&gt;{central}&lt;/b&gt; where a curator is trusted with the truth</source>
        <translation>Mit {people} kostet (&lt;b&gt;{epsilon}&lt;/b&gt;; &lt;b&gt;{delta}&lt;/b&gt;) einen Fehler von &lt;b&gt;{local}&lt;/b&gt; Prozentpunkten, wo niemandem vertraut wird, und von &lt;b&gt;{central}&lt;/b&gt;, wo einem Kurator die Wahrheit anvertraut wird</translation>
    </message>
    <message>
        <source>{start}: of so few the curator&apos;s noise is the larger.</source>
        <translation>{start}: Bei so wenigen ist das Rauschen des Kurators größer.</translation>
    </message>
    <message>
        <source>{start}: &lt;b&gt;{price}&lt;/b&gt; times as much.</source>
        <translation>{start}: Niemandem zu vertrauen kostet das &lt;b&gt;{price}&lt;/b&gt;-Fache.</translation>
    </message>
    <message>
        <source>What trusting somebody to mix gains is being computed.</source>
        <translation>Was es gewinnt, jemandem das Mischen anzuvertrauen, wird gerade berechnet.</translation>
    </message>
    <message>
        <source>Where somebody is trusted to mix and count the answers the error is &lt;b&gt;{shuffled}&lt;/b&gt; points.</source>
        <translation>Wo jemandem vertraut wird, die Antworten zu mischen und zu zählen, beträgt der Fehler &lt;b&gt;{shuffled}&lt;/b&gt; Prozentpunkte.</translation>
    </message>
    <message>
        <source>Where somebody is trusted to mix and count the answers the error is at most &lt;b&gt;{shuffled}&lt;/b&gt; points.</source>
        <translation>Wo jemandem vertraut wird, die Antworten zu mischen und zu zählen, beträgt der Fehler höchstens &lt;b&gt;{shuffled}&lt;/b&gt; Prozentpunkte.</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Vertrauen</translation>
    </message>
    <message>
        <source>What does it cost to trust nobody?</source>
        <translation>Was kostet es, niemandem zu vertrauen?</translation>
    </message>
    <message>
        <source>local · shuffled · central</source>
        <translation>lokal · gemischt · zentral</translation>
    </message>
    <message>
        <source>the curator&apos;s error</source>
        <translation>der Fehler des Kurators</translation>
    </message>
    <message>
        <source>shuffled, about</source>
        <translation>gemischt, etwa</translation>
    </message>
    <message>
        <source>shuffled, at most</source>
        <translation>gemischt, höchstens</translation>
    </message>
    <message>
        <source>({epsilon}, {delta})</source>
        <translation>({epsilon}; {delta})</translation>
    </message>
    <message>
        <source>Root mean square error of the share of these n people at {guarantee}. Local: nobody is trusted, √(pq/n)/(1 − 2q), q = 1/(1 + e^ε). Shuffled: somebody is trusted to mix and count, the least q that suffices {section}. Central: a curator is trusted with the truth and adds geometric noise {ghosh}.</source>
        <translation>Wurzel des mittleren quadratischen Fehlers des Anteils dieser n Personen bei {guarantee}. Lokal: Niemandem wird vertraut, √(pq/n)/(1 − 2q), q = 1/(1 + e^ε). Gemischt: Jemandem wird vertraut, zu mischen und zu zählen, mit dem kleinsten q, das genügt {section}. Zentral: Einem Kurator wird die Wahrheit anvertraut, und er fügt geometrisches Rauschen hinzu {ghosh}.</translation>
    </message>
    <message>
        <source>Error against the privacy parameter</source>
        <translation>Fehler je nach Datenschutzparameter</translation>
    </message>
    <message>
        <source>The same errors for {people} and every ε, at δ = {delta}. Between local and central lies √(n/2) at every ε.</source>
        <translation>Dieselben Fehler für {people} und jedes ε, bei δ = {delta}. Zwischen lokal und zentral liegt bei jedem ε der Faktor √(n/2).</translation>
    </message>
    <message>
        <source>ε is positive, and of an ε above 100 nothing is shown.</source>
        <translation>ε ist positiv, und für ein ε über 100 wird nichts gezeigt.</translation>
    </message>
    <message>
        <source>How many times the curator&apos;s error?</source>
        <translation>Das Wievielfache vom Fehler des Kurators?</translation>
    </message>
    <message>
        <source>error over the central one</source>
        <translation>Fehler, geteilt durch den zentralen</translation>
    </message>
    <message>
        <source>Root mean square errors at {guarantee}, each over that of the central model {ghosh}. Local over central is √(n/2), whatever ε is.</source>
        <translation>Wurzeln der mittleren quadratischen Fehler bei {guarantee}, jeweils geteilt durch die des zentralen Modells {ghosh}. Lokal geteilt durch zentral ist √(n/2), was auch ε ist.</translation>
    </message>
    <message>
        <source>Error at the chosen confidence</source>
        <translation>Fehler bei der gewählten Konfidenz</translation>
    </message>
    <message>
        <source>Error that is exceeded with probability at most β = {beta} at {guarantee}, with m/n true yeses: by the count&apos;s own distribution {section}, and by that of the curator&apos;s noise {ghosh}.</source>
        <translation>Fehler, der mit Wahrscheinlichkeit höchstens β = {beta} überschritten wird, bei {guarantee} und einem Anteil m/n wahrer Ja: nach der eigenen Verteilung der Anzahl {section} und nach der des Rauschens des Kurators {ghosh}.</translation>
    </message>
    <message>
        <source>The curator&apos;s noise is 0 so often that its error is 0, which has no place on a logarithmic axis.</source>
        <translation>Das Rauschen des Kurators ist so oft 0, dass sein Fehler 0 ist; dafür hat eine logarithmische Achse keinen Platz.</translation>
    </message>
    <message>
        <source>Can one person be told from what is seen?</source>
        <translation>Verrät das Gesehene die Wahrheit einer Person?</translation>
    </message>
    <message>
        <source>Smallest type II error of any test of one person&apos;s truth, by one answer of the local model, by one answer as whoever mixes receives it, and by the shuffled count with m other true yeses {neyman}. Dashed: no test does better against {guarantee}. Dotted: what the count tends to as n grows, the Gaussian mechanism with μ = (1 − 2q)/√(npq), an approximation {dong}.</source>
        <translation>Kleinster Fehler 2. Art aller Tests der Wahrheit einer Person: anhand einer Antwort des lokalen Modells, anhand einer Antwort, wie sie erhält, wer mischt, und anhand der gemischten Anzahl mit m anderen wahren Ja {neyman}. Gestrichelt: Gegen {guarantee} ist kein Test besser. Gepunktet: wogegen die Anzahl mit wachsendem n strebt, der Gauß-Mechanismus mit μ = (1 − 2q)/√(npq), eine Approximation {dong}.</translation>
    </message>
    <message>
        <source>one answer, local</source>
        <translation>eine Antwort, lokal</translation>
    </message>
    <message>
        <source>promised by (ε, δ)</source>
        <translation>von (ε, δ) versprochen</translation>
    </message>
    <message>
        <source>one answer, to be shuffled</source>
        <translation>eine Antwort, vor dem Mischen</translation>
    </message>
    <message>
        <source>count, shuffled</source>
        <translation>Anzahl, gemischt</translation>
    </message>
    <message>
        <source>Gaussian limit</source>
        <translation>Gauß-Grenzfall</translation>
    </message>
    <message>
        <source>the population&apos;s share</source>
        <translation>Anteil der Population</translation>
    </message>
    <message>
        <source>The coins&apos; error and that of drawing the people.</source>
        <translation>Der Fehler der Münzen und der der Ziehung der Personen.</translation>
    </message>
    <message>
        <source>these people&apos;s share</source>
        <translation>Anteil dieser Personen</translation>
    </message>
    <message>
        <source>The coins&apos; error alone.</source>
        <translation>Der Fehler der Münzen allein.</translation>
    </message>
    <message>
        <source>q</source>
        <translation>q</translation>
    </message>
    <message>
        <source>The lie probability of an answer.</source>
        <translation>Die Lügenwahrscheinlichkeit einer Antwort.</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>The privacy parameter of an answer, ε = ln((1 − q)/q).</source>
        <translation>Der Datenschutzparameter einer Antwort, ε = ln((1 − q)/q).</translation>
    </message>
    <message>
        <source>error of</source>
        <translation>Fehler von</translation>
    </message>
    <message>
        <source>Which share is to be known: that of the population the people are drawn from, or that of the people asked.</source>
        <translation>Welcher Anteil bekannt werden soll: der der Population, aus der die Personen gezogen sind, oder der der gefragten Personen.</translation>
    </message>
    <message>
        <source>error by</source>
        <translation>Fehler nach</translation>
    </message>
    <message>
        <source>The bound, approximation or distribution that the error is computed by.</source>
        <translation>Die Schranke, Approximation oder Verteilung, nach der der Fehler berechnet wird.</translation>
    </message>
    <message>
        <source>privacy shown as</source>
        <translation>Schutz gezeigt als</translation>
    </message>
    <message>
        <source>Whether charts are drawn against the lie probability or against the privacy parameter.</source>
        <translation>Ob Diagramme auf der waagerechten Achse die Lügenwahrscheinlichkeit oder den Datenschutzparameter haben.</translation>
    </message>
    <message>
        <source>response rate</source>
        <translation>Rücklaufquote</translation>
    </message>
    <message>
        <source>hardly anybody</source>
        <translation>kaum jemand</translation>
    </message>
    <message>
        <source>Share of those invited who answer.</source>
        <translation>Anteil derer, die antworten, unter allen Eingeladenen.</translation>
    </message>
    <message>
        <source>price of an answer</source>
        <translation>Preis einer Antwort</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nicht berücksichtigt</translation>
    </message>
    <message>
        <source>What one answer costs, in any currency: 0 where costs don&apos;t matter.</source>
        <translation>Was eine Antwort kostet, in beliebiger Währung: 0, wo Kosten keine Rolle spielen.</translation>
    </message>
    <message>
        <source>error of a population&apos;s estimated share that is exceeded with probability about β</source>
        <translation>Fehler des geschätzten Anteils einer Population, mit Wahrscheinlichkeit etwa β überschritten</translation>
    </message>
    <message>
        <source>people to invite so that n answer on average</source>
        <translation>einzuladende Personen, damit im Mittel n antworten</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>Arithmetik</translation>
    </message>
    <message>
        <source>The share of whom?</source>
        <translation>Wessen Anteil?</translation>
    </message>
    <message>
        <source>At q = 0.05 and a share of 30 %, 91 people are enough to know their own share to within 5 points, but 413 to know that of the population they are drawn from: the coins are not the only error.</source>
        <translation>Mit q = 0,05 und einem Anteil von 30 % genügen 91 Personen, um ihren eigenen Anteil auf 5 Prozentpunkte genau zu kennen, aber erst 413 für den der Population, aus der sie gezogen sind: Die Münzen sind nicht der einzige Fehler.</translation>
    </message>
    <message>
        <source>Three points among 5000, ε at most 1</source>
        <translation>Drei Prozentpunkte bei 5000, ε höchstens 1</translation>
    </message>
    <message>
        <source>±3 points with ε ≤ 1 take 4093 of 5000 people. Where 60 % of those invited answer, that would be 6822 invitations, more people than there are: all 5000 invited, about 3000 answer, with an error of 3.59 points.</source>
        <translation>±3 Prozentpunkte mit ε ≤ 1 verlangen 4093 von 5000 Personen. Wo 60 % der Eingeladenen antworten, wären das 6822 Einladungen, mehr Personen, als es gibt: Sind alle 5000 eingeladen, antworten etwa 3000, mit einem Fehler von 3,59 Prozentpunkten.</translation>
    </message>
    <message>
        <source>One in twenty always says no</source>
        <translation>Jede zwanzigste Person sagt immer Nein</translation>
    </message>
    <message>
        <source>A thousand people, ε = 1, three ways</source>
        <translation>Tausend Personen, ε = 1, drei Wege</translation>
    </message>
    <message>
        <source>At (1, 10⁻⁶) the error is 3.03 points where nobody is trusted, 0.582 where somebody mixes the answers, and 0.136 where a curator is told the truth, whose error stays within 0.003 with confidence 95 %.</source>
        <translation>Bei (1, 10⁻⁶) ist der Fehler 3,03 Prozentpunkte, wo niemandem vertraut wird, 0,582, wo jemand die Antworten mischt, und 0,136, wo einem Kurator die Wahrheit gesagt wird, dessen Fehler mit Konfidenz 95 % innerhalb von 0,003 bleibt.</translation>
    </message>
    <message>
        <source>A million people, ε = 1, three ways</source>
        <translation>Eine Million Personen, ε = 1, drei Wege</translation>
    </message>
    <message>
        <source>Trusting nobody costs 707 times the curator&apos;s error, √(n/2); mixing the answers at most 4.31 times. But whoever mixes receives answers with ε = 10.2 or more each: nearly the truth.</source>
        <translation>Niemandem zu vertrauen kostet das 707-Fache vom Fehler des Kurators, √(n/2); die Antworten zu mischen höchstens das 4,31-Fache. Aber wer mischt, erhält Antworten mit jeweils ε = 10,2 oder mehr: fast die Wahrheit.</translation>
    </message>
    <message>
        <source>no n up to {most} keeps a curator&apos;s error at {alpha} at {beta} with {epsilon}</source>
        <translation>kein n bis {most} hält den Fehler eines Kurators bei {alpha}, mit {beta} und {epsilon}</translation>
    </message>
    <message>
        <source>a trusted curator&apos;s error below α with confidence 1 − β</source>
        <translation>Fehler unter α eines vertrauenswürdigen Kurators mit Konfidenz 1 − β</translation>
    </message>
    <message>
        <source>no {unknown} promises {alpha} at {beta} with {people}: the sample alone errs by more</source>
        <translation>kein {unknown} verspricht {alpha} bei {beta} mit {people}: Die Stichprobe allein irrt um mehr</translation>
    </message>
    <message numerus="yes">
        <source>no n promises {alpha} at {beta} with {lies}: the coins alone err by more where all {n} people are asked</source>
        <comment>no n promises {alpha} at {beta} with {lies}: the coins alone err by more where the only person is asked</comment>
        <translation>
            <numerusform>kein n verspricht {alpha} bei {beta} mit {lies}: Die Münzen allein irren um mehr, wo die einzige Person gefragt wird</numerusform>
            <numerusform>kein n verspricht {alpha} bei {beta} mit {lies}: Die Münzen allein irren um mehr, wo alle {n} Personen gefragt werden</numerusform>
        </translation>
    </message>
    <message>
        <source>an error below α of the population&apos;s share with confidence about 1 − β</source>
        <translation>Fehler unter α des Anteils der Population mit Konfidenz etwa 1 − β</translation>
    </message>
    <message>
        <source>With the chosen q, the error that is exceeded with probability at most β = {beta}, or about β by the normal approximation: of these people&apos;s share, which the coins alone make, by {method}; and of the population&apos;s, which drawing the people adds to, by that approximation {warner} {cochran}.</source>
        <translation>Der Fehler, der beim gewählten q mit Wahrscheinlichkeit höchstens β = {beta} überschritten wird, nach der Normalapproximation etwa β: der des Anteils dieser Personen, den allein die Münzen verursachen ({method}), und der des Anteils der Population, zu dem auch das Ziehen der Personen beiträgt, nach dieser Approximation {warner} {cochran}.</translation>
    </message>
    <message>
        <source>From 1476 people at q = 1/4 the population&apos;s share is known to within 5 points, for 7380 at a price of 5 each. If 5 % say no whatever the coins tell, the estimate is 4 points too low on average, however many are asked.</source>
        <translation>Mit 1476 Personen und q = 1/4 ist der Anteil der Population auf 5 Prozentpunkte genau bekannt, zum Preis von je 5 für insgesamt 7380. Wenn 5 % Nein sagen, was auch die Münzen verlangen, ist die Schätzung im Mittel 4 Prozentpunkte zu niedrig, wie viele auch gefragt werden.</translation>
    </message>
    <message>
        <source>Asked every day for a month with fresh lies, one person&apos;s 30 answers together have ε = 32.95 at δ = 10⁻⁶, and their majority is wrong with probability 0.0018; the first answer, remembered, stays at 1.099.</source>
        <translation>Wird eine Person einen Monat lang jeden Tag gefragt und antwortet mit neuen Lügen, haben ihre 30 Antworten zusammen ε = 32,95 bei δ = 10⁻⁶, und ihre Mehrheit ist mit Wahrscheinlichkeit 0,0018 falsch; die erste Antwort, gemerkt, bleibt bei 1,099.</translation>
    </message>
    <message>
        <source>The report says: category {category} of {categories}.</source>
        <translation>Die Meldung sagt: Kategorie {category} von {categories}.</translation>
    </message>
    <message>
        <source>The report is a row of {categories} bits; here only bits 1 and {category} are ones.</source>
        <translation>Die Meldung ist eine Reihe von {categories} Bits; hier sind nur die Bits 1 und {category} Einsen.</translation>
    </message>
    <message>
        <source>The report says: by hash function 2718 the category falls into cell 2 of 2.</source>
        <translation>Die Meldung sagt: Nach Hashfunktion 2718 fällt die Kategorie in Zelle 2 von 2.</translation>
    </message>
    <message>
        <source>The report says: by hash function 2718 the category falls into cell 2 of {cells}.</source>
        <translation>Die Meldung sagt: Nach Hashfunktion 2718 fällt die Kategorie in Zelle 2 von {cells}.</translation>
    </message>
    <message>
        <source>The report names {size} of the {categories} categories, here {first} and {category} among them.</source>
        <translation>Die Meldung nennt {size} der {categories} Kategorien, darunter hier {first} und {category}.</translation>
    </message>
    <message>
        <source>The report says: row 2 of the Hadamard matrix, where the category has a 1.</source>
        <translation>Die Meldung sagt: Zeile 2 der Hadamard-Matrix, in der die Kategorie eine 1 hat.</translation>
    </message>
    <message>
        <source>largest error, {mechanism}</source>
        <translation>größter Fehler, {mechanism}</translation>
    </message>
    <message>
        <source>Of all K frequencies at once, with probability at least 1 − β: Bonferroni&apos;s union of K bounds, Hoeffding&apos;s or Bernstein&apos;s, whichever is smaller</source>
        <translation>Aller K Häufigkeiten zugleich, mit Wahrscheinlichkeit mindestens 1 − β: Bonferronis Vereinigung von K Schranken, nach Hoeffding oder nach Bernstein, je nachdem, was kleiner ist</translation>
    </message>
    <message>
        <source>largest of K</source>
        <translation>größter von K</translation>
    </message>
    <message>
        <source>bits of a report, {mechanism}</source>
        <translation>Bits einer Meldung, {mechanism}</translation>
    </message>
    <message>
        <source>For example: “{report}”</source>
        <translation>Zum Beispiel: „{report}“</translation>
    </message>
    <message>
        <source>probability of the report</source>
        <translation>Wahrscheinlichkeit der Meldung</translation>
    </message>
    <message>
        <source>The best matrix for ordered categories</source>
        <translation>Die beste Matrix für geordnete Kategorien</translation>
    </message>
    <message>
        <source>report</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>truth</source>
        <translation>Wahrheit</translation>
    </message>
    <message>
        <source>A matrix is designed for at most 30 categories and ε from 0.01 to 10.</source>
        <translation>Eine Matrix wird für höchstens 30 Kategorien und ε von 0,01 bis 10 entworfen.</translation>
    </message>
    <message>
        <source>Ordered categories</source>
        <translation>Geordnete Kategorien</translation>
    </message>
    <message>
        <source>loss, best matrix</source>
        <translation>Verlust, beste Matrix</translation>
    </message>
    <message>
        <source>loss, geometric mechanism</source>
        <translation>Verlust, geometrischer Mechanismus</translation>
    </message>
    <message>
        <source>The truncated geometric mechanism with the same ε between neighbouring categories</source>
        <translation>Der abgeschnittene geometrische Mechanismus mit demselben ε zwischen benachbarten Kategorien</translation>
    </message>
    <message>
        <source>loss, generalized randomized response</source>
        <translation>Verlust, verallgemeinerte randomisierte Antwort</translation>
    </message>
    <message>
        <source>With ε between any two categories, which is a stronger promise</source>
        <translation>Mit ε zwischen zwei beliebigen Kategorien, was ein stärkeres Versprechen ist</translation>
    </message>
    <message>
        <source>Lin–Wang–Rane bound (c√K + 1)/√m {source}; tight bound (c + 1)/√m; exact root mean square error √E‖T̂ − T‖²; each with its optimum. Shaded: what sampling gains over releasing all records. Without order: the same at (ε, δ), γ by a bound on shuffling {blanket} and sampling {subsampling}.</source>
        <translation>Lin–Wang–Rane-Schranke (c√K + 1)/√m {source}; engere Schranke (c + 1)/√m; exakte Wurzel des mittleren quadratischen Fehlers √E‖T̂ − T‖²; jeweils mit ihrem Optimum. Schattiert: was die Stichprobenziehung gegenüber dem Veröffentlichen aller Datensätze gewinnt. Ohne Reihenfolge: dasselbe bei (ε, δ), γ nach einer Schranke für Mischen {blanket} und Stichprobenziehung {subsampling}.</translation>
    </message>
    <message>
        <source>without order, (ε, δ)</source>
        <translation>ohne Reihenfolge, (ε, δ)</translation>
    </message>
    <message>
        <source>optimum without order</source>
        <translation>Optimum ohne Reihenfolge</translation>
    </message>
    <message>
        <source>Published without order</source>
        <translation>Ohne Reihenfolge veröffentlicht</translation>
    </message>
    <message>
        <source>best &lt;i&gt;m&lt;/i&gt;, without order</source>
        <translation>bestes &lt;i&gt;m&lt;/i&gt;, ohne Reihenfolge</translation>
    </message>
    <message>
        <source>With the least error of those tried, at (ε, δ) by the bound</source>
        <translation>Mit dem kleinsten Fehler unter den geprüften, bei (ε, δ) nach der Schranke</translation>
    </message>
    <message>
        <source>RMS error at its best &lt;i&gt;m&lt;/i&gt;, without order</source>
        <translation>RMS-Fehler bei seinem besten &lt;i&gt;m&lt;/i&gt;, ohne Reihenfolge</translation>
    </message>
    <message>
        <source>Of the largest γ that the bound allows; a sharper bound would allow more</source>
        <translation>Mit dem größten γ, das die Schranke erlaubt; eine schärfere Schranke würde mehr erlauben</translation>
    </message>
    <message>
        <source>&lt;i&gt;γ&lt;/i&gt; at &lt;i&gt;m&lt;/i&gt;, without order</source>
        <translation>&lt;i&gt;γ&lt;/i&gt; bei &lt;i&gt;m&lt;/i&gt;, ohne Reihenfolge</translation>
    </message>
    <message>
        <source>A record is drawn with a probability of at most δ: the guarantee allows to publish it as it is</source>
        <translation>Ein Datensatz wird mit einer Wahrscheinlichkeit von höchstens δ gezogen: Die Garantie erlaubt, ihn so zu veröffentlichen, wie er ist</translation>
    </message>
    <message>
        <source>The largest at which (m/n)·(γ + 1)/(γ + K − 1)·E[h(B + 1)] ≤ δ: the replaced record hides among B fair coins of the others</source>
        <translation>Das größte, bei dem (m/n)·(γ + 1)/(γ + K − 1)·E[h(B + 1)] ≤ δ: Der ersetzte Datensatz verbirgt sich unter B fairen Münzen der anderen</translation>
    </message>
    <message>
        <source>Belief before</source>
        <translation>Einschätzung vorher</translation>
    </message>
    <message>
        <source>Second sample</source>
        <translation>Zweite Stichprobe</translation>
    </message>
    <message>
        <source>credible</source>
        <translation>Glaubwürdigkeit</translation>
    </message>
    <message>
        <source>π̂ = (yes/n − b)/(a − b), a and b the chances of a yes with and without the trait {warner}. Wald: π̂ ± z SE; {wilson} and {clopper} for the share of yes answers, carried over; exact, for the share of these n people {exact}. Credible: what is believed of π after the answers, by Bayes&apos; rule {bayes}.</source>
        <translation>π̂ = (Ja/n − b)/(a − b), a und b die Wahrscheinlichkeiten eines Ja mit und ohne das Merkmal {warner}. Wald: π̂ ± z SE; {wilson} und {clopper} für den Anteil der Ja-Antworten, übertragen; exakt, für den Anteil dieser n Personen {exact}. Glaubwürdigkeit: die Einschätzung von π nach den Antworten, nach dem Satz von Bayes {bayes}.</translation>
    </message>
    <message>
        <source>Wald, u unknown</source>
        <translation>Wald, u unbekannt</translation>
    </message>
    <message>
        <source>What is believed of the prevalence</source>
        <translation>Die Einschätzung der Prävalenz</translation>
    </message>
    <message>
        <source>density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Posterior density, by Bayes&apos; rule from the prior Beta({alpha}, {beta}) and the answers {source}; shaded the equal-tailed credible interval. It has probability {confidence} by this belief, which is no promise about repeated surveys.</source>
        <translation>A-posteriori-Dichte, nach dem Satz von Bayes aus der A-priori-Verteilung Beta({alpha}; {beta}) und den Antworten {source}; schattiert das Glaubwürdigkeitsintervall mit gleichen Randwahrscheinlichkeiten. Es hat nach dieser Einschätzung die Wahrscheinlichkeit {confidence}, was kein Versprechen über wiederholte Umfragen ist.</translation>
    </message>
    <message>
        <source>With several cards of each person this isn&apos;t computed.</source>
        <translation>Bei mehreren Karten je Person wird dies nicht berechnet.</translation>
    </message>
    <message>
        <source>credible interval</source>
        <translation>Glaubwürdigkeitsintervall</translation>
    </message>
    <message>
        <source>prior</source>
        <translation>A-priori-Verteilung</translation>
    </message>
    <message>
        <source>posterior</source>
        <translation>A-posteriori-Verteilung</translation>
    </message>
    <message>
        <source>π₀ = {null}</source>
        <translation>π₀ = {null}</translation>
    </message>
    <message>
        <source>The prevalence is inside with probability {confidence}, for who believed Beta({alpha}, {beta}) before: no confidence interval.</source>
        <translation>Die Prävalenz liegt mit Wahrscheinlichkeit {confidence} darin, wenn die Einschätzung vorher Beta({alpha}; {beta}) war: kein Konfidenzintervall.</translation>
    </message>
    <message>
        <source>posterior mean</source>
        <translation>A-posteriori-Mittel</translation>
    </message>
    <message>
        <source>The prevalence expected after the answers</source>
        <translation>Die nach den Antworten erwartete Prävalenz</translation>
    </message>
    <message>
        <source>credible interval, from</source>
        <translation>Glaubwürdigkeitsintervall, von</translation>
    </message>
    <message>
        <source>credible interval, to</source>
        <translation>Glaubwürdigkeitsintervall, bis</translation>
    </message>
    <message>
        <source>coverage of the credible interval at &lt;i&gt;π&lt;/i&gt;</source>
        <translation>Überdeckung des Glaubwürdigkeitsintervalls bei &lt;i&gt;π&lt;/i&gt;</translation>
    </message>
    <message>
        <source>How often it contains the true prevalence, with n people: it promises none</source>
        <translation>Wie oft es mit n Personen die wahre Prävalenz enthält: Es verspricht keine Überdeckung</translation>
    </message>
    <message>
        <source>&lt;i&gt;P&lt;/i&gt;[&lt;i&gt;π&lt;/i&gt; &gt; &lt;i&gt;π&lt;/i&gt;₀] after the answers</source>
        <translation>&lt;i&gt;P&lt;/i&gt;[&lt;i&gt;π&lt;/i&gt; &gt; &lt;i&gt;π&lt;/i&gt;₀] nach den Antworten</translation>
    </message>
    <message>
        <source>By the posterior: how strongly it is believed that the prevalence is above π₀</source>
        <translation>Nach der A-posteriori-Verteilung: wie stark nach dieser Einschätzung anzunehmen ist, dass die Prävalenz über π₀ liegt</translation>
    </message>
    <message>
        <source>Wald&apos;s, with confidence {confidence}</source>
        <translation>Wald-Intervall, mit Konfidenz {confidence}</translation>
    </message>
    <message>
        <source>difference of the groups</source>
        <translation>Differenz der Gruppen</translation>
    </message>
    <message>
        <source>Estimated prevalence of the first less that of the second; unbiased</source>
        <translation>Geschätzte Prävalenz der ersten minus die der zweiten; unverzerrt</translation>
    </message>
    <message>
        <source>difference, standard error</source>
        <translation>Differenz, Standardfehler</translation>
    </message>
    <message>
        <source>Both groups are random samples</source>
        <translation>Beide Gruppen sind Zufallsstichproben</translation>
    </message>
    <message>
        <source>difference, from</source>
        <translation>Differenz, von</translation>
    </message>
    <message>
        <source>difference, to</source>
        <translation>Differenz, bis</translation>
    </message>
    <message>
        <source>&lt;i&gt;p&lt;/i&gt;-value of no difference</source>
        <translation>&lt;i&gt;p&lt;/i&gt;-Wert für keine Differenz</translation>
    </message>
    <message>
        <source>How often two groups of one prevalence differ at least so much, by the two-sided z test</source>
        <translation>Wie oft sich zwei Gruppen mit derselben Prävalenz mindestens so stark unterscheiden, nach dem zweiseitigen z-Test</translation>
    </message>
    <message>
        <source>power between the groups</source>
        <translation>Teststärke zwischen den Gruppen</translation>
    </message>
    <message>
        <source>Of that test, with n and n₂ people, if π and π₂ are true</source>
        <translation>Dieses Tests, mit n und n₂ Personen, wenn π und π₂ wahr sind</translation>
    </message>
    <message>
        <source>Wald&apos;s, with confidence {confidence}; it may leave [0, 1]</source>
        <translation>Wald-Intervall, mit Konfidenz {confidence}; es kann [0; 1] verlassen</translation>
    </message>
    <message>
        <source>estimate, &lt;i&gt;u&lt;/i&gt; unknown</source>
        <translation>Schätzung, &lt;i&gt;u&lt;/i&gt; unbekannt</translation>
    </message>
    <message>
        <source>From both samples; unbiased</source>
        <translation>Aus beiden Stichproben; unverzerrt</translation>
    </message>
    <message>
        <source>estimate of &lt;i&gt;u&lt;/i&gt;</source>
        <translation>Schätzung von &lt;i&gt;u&lt;/i&gt;</translation>
    </message>
    <message>
        <source>standard error, &lt;i&gt;u&lt;/i&gt; unknown</source>
        <translation>Standardfehler, &lt;i&gt;u&lt;/i&gt; unbekannt</translation>
    </message>
    <message>
        <source>Of the estimate, for random samples</source>
        <translation>Der Schätzung, für Zufallsstichproben</translation>
    </message>
    <message>
        <source>standard error of &lt;i&gt;u&lt;/i&gt;</source>
        <translation>Standardfehler von &lt;i&gt;u&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Of its estimate</source>
        <translation>Seiner Schätzung</translation>
    </message>
    <message>
        <source>&lt;i&gt;u&lt;/i&gt; unknown, from</source>
        <translation>&lt;i&gt;u&lt;/i&gt; unbekannt, von</translation>
    </message>
    <message>
        <source>&lt;i&gt;u&lt;/i&gt; unknown, to</source>
        <translation>&lt;i&gt;u&lt;/i&gt; unbekannt, bis</translation>
    </message>
    <message>
        <source>best share of the first sample</source>
        <translation>bester Anteil der ersten Stichprobe</translation>
    </message>
    <message>
        <source>Of all people asked: with it the estimate varies least, at the prevalences estimated</source>
        <translation>An allen gefragten Personen: Mit ihm schwankt die Schätzung am wenigsten, bei den geschätzten Prävalenzen</translation>
    </message>
    <message>
        <source>Of an answer of that sample, with u as estimated</source>
        <translation>Einer Antwort dieser Stichprobe, mit u wie geschätzt</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;, first sample</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;, erste Stichprobe</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;, second sample</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;, zweite Stichprobe</translation>
    </message>
    <message>
        <source>Power to tell two groups of π = {first} and π₂ = {second} apart</source>
        <translation>Teststärke, zwei Gruppen mit π = {first} und π₂ = {second} zu unterscheiden</translation>
    </message>
    <message>
        <source>people in each group</source>
        <translation>Personen je Gruppe</translation>
    </message>
    <message>
        <source>Two-sided z test at level {level} of two groups of n people each, who are asked in the same way {source}; the exact probability that it rejects for up to {most} people in each.</source>
        <translation>Zweiseitiger z-Test zum Niveau {level} zweier Gruppen von je n Personen, die auf dieselbe Weise gefragt werden {source}; für bis zu {most} Personen je Gruppe die exakte Wahrscheinlichkeit, dass er ablehnt.</translation>
    </message>
    <message>
        <source>people needed in each of two groups</source>
        <translation>nötige Personen in jeder von zwei Gruppen</translation>
    </message>
    <message>
        <source>The smallest number with which the two-sided test has the wanted power, normal, if π and π₂ are true</source>
        <translation>Die kleinste Zahl, mit der der zweiseitige Test die gewünschte Teststärke, normal, hat, wenn π und π₂ wahr sind</translation>
    </message>
    <message>
        <source>Of &lt;b&gt;{n}&lt;/b&gt; people &lt;b&gt;{yes}&lt;/b&gt; said yes, of &lt;b&gt;{other}&lt;/b&gt; with the other device &lt;b&gt;{otherYes}&lt;/b&gt;.</source>
        <translation>Von &lt;b&gt;{n}&lt;/b&gt; Personen sagten &lt;b&gt;{yes}&lt;/b&gt; Ja, von &lt;b&gt;{other}&lt;/b&gt; mit dem anderen Gerät &lt;b&gt;{otherYes}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>An estimated &lt;b&gt;{share} %&lt;/b&gt; have the trait, with about {confidence} confidence between &lt;b&gt;{lower} %&lt;/b&gt; and &lt;b&gt;{upper} %&lt;/b&gt;, whatever the share with the innocuous trait.</source>
        <translation>Geschätzte &lt;b&gt;{share} %&lt;/b&gt; haben das Merkmal, mit ungefähr {confidence} Konfidenz zwischen &lt;b&gt;{lower} %&lt;/b&gt; und &lt;b&gt;{upper} %&lt;/b&gt;, wie groß der Anteil mit dem unverfänglichen Merkmal auch ist.</translation>
    </message>
    <message>
        <source>Contact with armed groups in Nigeria</source>
        <translation>Kontakt zu bewaffneten Gruppen in Nigeria</translation>
    </message>
    <message>
        <source>Of 2435 people with a die 831 said yes: a 1 forced a no and a 6 a yes [Blair et al. 2015]. The interval is Clopper and Pearson&apos;s, of a simple random sample.</source>
        <translation>Von 2435 Personen mit einem Würfel sagten 831 Ja: Eine 1 erzwang ein Nein und eine 6 ein Ja [Blair et al. 2015]. Das Intervall ist das Clopper–Pearson-Intervall einer einfachen Zufallsstichprobe.</translation>
    </message>
    <message>
        <source>Alcohol abuse, by Warner&apos;s design</source>
        <translation>Alkoholmissbrauch, mit Warners Design</translation>
    </message>
    <message>
        <source>Of 125 students 60 said yes, with p = 0.7 (data WarnerData of the R package RRTCS, by the estimator of [Warner 1965]).</source>
        <translation>Von 125 Studierenden sagten 60 Ja, mit p = 0,7 (Daten WarnerData des R-Pakets RRTCS, mit dem Schätzer von [Warner 1965]).</translation>
    </message>
    <message>
        <source>Copied in an exam, by an unrelated question</source>
        <translation>In einer Prüfung abgeschrieben, mit einer unverbundenen Frage</translation>
    </message>
    <message>
        <source>Of 710 students 328 said yes; with probability ½ they were asked for a birthday in July instead (data HorvitzDataRealSurvey of the R package RRTCS, by the estimator of [Greenberg et al. 1969]).</source>
        <translation>Von 710 Studierenden sagten 328 Ja; mit Wahrscheinlichkeit ½ wurden sie stattdessen nach einem Geburtstag im Juli gefragt (Daten HorvitzDataRealSurvey des R-Pakets RRTCS, mit dem Schätzer von [Greenberg et al. 1969]).</translation>
    </message>
    <message>
        <source>Treatment for infertility, by forced responses</source>
        <translation>Behandlung wegen Unfruchtbarkeit, mit erzwungenen Antworten</translation>
    </message>
    <message>
        <source>Of 442 women 113 said yes; a yes and a no were each forced with probability 0.2 (data ForcedResponseDataSt of the R package RRTCS, without its strata).</source>
        <translation>Von 442 Frauen sagten 113 Ja; ein Ja und ein Nein wurden jeweils mit Wahrscheinlichkeit 0,2 erzwungen (Daten ForcedResponseDataSt des R-Pakets RRTCS, ohne ihre Schichten).</translation>
    </message>
    <message>
        <source>The power of a planned survey</source>
        <translation>Die Teststärke einer geplanten Umfrage</translation>
    </message>
    <message>
        <source>A one-sided test at level 0.01 of a prevalence of 20 % against nobody, with 200 people and a die: the example of the R package rr [Blair et al. 2015]. The exact power is that of the same test by the count&apos;s own distribution, which the package doesn&apos;t give.</source>
        <translation>Ein einseitiger Test zum Niveau 0,01 einer Prävalenz von 20 % gegen niemanden (Nullprävalenz 0), mit 200 Personen und einem Würfel: das Beispiel des R-Pakets rr [Blair et al. 2015]. Die exakte Teststärke ist die desselben Tests nach der eigenen Verteilung der Anzahl; das Paket gibt sie nicht an.</translation>
    </message>
    <message>
        <source>What RAPPOR&apos;s reports disclose</source>
        <translation>Was die Meldungen von RAPPOR verraten</translation>
    </message>
    <message>
        <source>f = ½, p = ½, q = ¾ and two hashes: one report, and all that are ever sent [Erlingsson et al. 2014, section 3].</source>
        <translation>f = ½, p = ½, q = ¾ und zwei Hashs: eine Meldung, und alle, die je gesendet werden [Erlingsson et al. 2014, Abschnitt 3].</translation>
    </message>
    <message>
        <source>Variances of frequency oracles</source>
        <translation>Varianzen von Häufigkeitsorakeln</translation>
    </message>
    <message>
        <source>One person&apos;s share of the variance of a rare value&apos;s frequency, at ε = 1 and with 1000 values where their number matters, by the formulas of table 1 of [Wang et al. 2017].</source>
        <translation>Der Anteil einer Person an der Varianz der Häufigkeit eines seltenen Wertes, bei ε = 1 und mit 1000 Werten, wo deren Zahl eine Rolle spielt, nach den Formeln der Tabelle 1 von [Wang et al. 2017].</translation>
    </message>
    <message>
        <source>The table has the variance for e^ε + 1 values of the hash, which is no whole number; with 4, which is one, it is larger.</source>
        <translation>Die Tabelle hat die Varianz für e^ε + 1 Werte des Hashs, was keine ganze Zahl ist; mit 4, einer ganzen Zahl, ist sie größer.</translation>
    </message>
    <message>
        <source>Ten thousand shuffled answers, ε = 1 each</source>
        <translation>Zehntausend gemischte Antworten, je ε = 1</translation>
    </message>
    <message>
        <source>The privacy parameter of the count at δ = 10⁻⁶: the published bounds by their formulas [Balle et al. 2019], [Feldman et al. 2021], [Feldman et al. 2023], and the exact one, which none of them states.</source>
        <translation>Der Datenschutzparameter der Anzahl bei δ = 10⁻⁶: die veröffentlichten Schranken nach ihren Formeln [Balle et al. 2019], [Feldman et al. 2021], [Feldman et al. 2023] und der exakte, den keine dieser Arbeiten angibt.</translation>
    </message>
    <message>
        <source>A hundred thousand shuffled answers, ε = 1 each</source>
        <translation>Hunderttausend gemischte Antworten, je ε = 1</translation>
    </message>
    <message>
        <source>The same for ten times as many people: each is about a third of what it was.</source>
        <translation>Dasselbe für zehnmal so viele Personen: Jeder Wert ist ungefähr ein Drittel des vorigen.</translation>
    </message>
    <message>
        <source>A hundred thousand shuffled answers, ε = 4 each</source>
        <translation>Hunderttausend gemischte Antworten, je ε = 4</translation>
    </message>
    <message>
        <source>Where each answer is nearly the truth the order of the bounds is another: the oldest of the three is the best of them.</source>
        <translation>Wo jede Antwort fast die Wahrheit ist, ist die Rangfolge der Schranken eine andere: Die älteste der drei ist die beste von ihnen.</translation>
    </message>
    <message>
        <source>How many of Adult&apos;s records to sample</source>
        <translation>Wie viele der Adult-Datensätze zu ziehen sind</translation>
    </message>
    <message>
        <source>Sex and income of 32 561 people at ε = 0.5: the number of samples that minimises the bound of [LWR, theorem III.4], and the one that minimises the error itself.</source>
        <translation>Geschlecht und Einkommen von 32 561 Personen bei ε = 0,5: die Zahl gezogener Datensätze, die die Schranke von [LWR, Satz III.4] minimiert, und die, die den Fehler selbst minimiert.</translation>
    </message>
    <message>
        <source>The bound has a factor √K that the error doesn&apos;t have, so that its minimum isn&apos;t the error&apos;s.</source>
        <translation>Die Schranke hat einen Faktor √K, den der Fehler nicht hat, sodass ihr Minimum nicht das des Fehlers ist.</translation>
    </message>
    <message>
        <source>A million patients, as printed and corrected</source>
        <translation>Eine Million Patienten, wie gedruckt und berichtigt</translation>
    </message>
    <message>
        <source>The last example of the slides [GA]: n = 10⁶, ε = 1 and β = 0.05. The slide&apos;s 0.89/1000 takes the logarithm to base 10 where its own theorem has the natural one.</source>
        <translation>Das letzte Beispiel der Folien [GA]: n = 10⁶, ε = 1 und β = 0,05. Die 0,89/1000 der Folie nimmt den Logarithmus zur Basis 10, wo deren eigener Satz den natürlichen hat.</translation>
    </message>
    <message>
        <source>probability of a lie, 1/(1 + e^ε)</source>
        <translation>Wahrscheinlichkeit einer Lüge, 1/(1 + e^ε)</translation>
    </message>
    <message>
        <source>0.2689 is cut there instead of rounded.</source>
        <translation>0,2689 ist dort abgeschnitten statt gerundet.</translation>
    </message>
    <message>
        <source>error of the estimate, as printed: 2.16 · 0.89/1000</source>
        <translation>Fehler der Schätzung, wie gedruckt: 2,16 · 0,89/1000</translation>
    </message>
    <message>
        <source>√(log₁₀(2/β)/(2n)) is 0.89/1000; with the natural logarithm, as in the theorem, it is 1.36/1000.</source>
        <translation>√(log₁₀(2/β)/(2n)) ist 0,89/1000; mit dem natürlichen Logarithmus, wie im Satz, ist es 1,36/1000.</translation>
    </message>
    <message>
        <source>error of the estimate, corrected</source>
        <translation>Fehler der Schätzung, berichtigt</translation>
    </message>
    <message>
        <source>Twenty people, five of them a yes</source>
        <translation>Zwanzig Personen, fünf davon ein Ja</translation>
    </message>
    <message>
        <source>At q = ¼ the privacy loss of the count is at most ln(p/q), and is that only where everybody answers the same [KR2, section 3.1].</source>
        <translation>Bei q = ¼ ist der Privatsphäreverlust der Anzahl höchstens ln(p/q), und so groß ist er nur, wo alle dasselbe antworten [KR2, Abschnitt 3.1].</translation>
    </message>
    <message>
        <source>privacy loss where nobody says yes</source>
        <translation>Privatsphäreverlust, wo niemand Ja sagt</translation>
    </message>
    <message>
        <source>probability that nobody says yes</source>
        <translation>Wahrscheinlichkeit, dass niemand Ja sagt</translation>
    </message>
    <message>
        <source>bits of a report, generalized randomized response</source>
        <translation>Bits einer Meldung, verallgemeinerte randomisierte Antwort</translation>
    </message>
    <message>
        <source>error of all K frequencies at once, generalized randomized response</source>
        <translation>Fehler aller K Häufigkeiten zugleich, verallgemeinerte randomisierte Antwort</translation>
    </message>
    <message>
        <source>bits of a report, symmetric unary encoding</source>
        <translation>Bits einer Meldung, symmetrische unäre Kodierung</translation>
    </message>
    <message>
        <source>error of all K frequencies at once, symmetric unary encoding</source>
        <translation>Fehler aller K Häufigkeiten zugleich, symmetrische unäre Kodierung</translation>
    </message>
    <message>
        <source>bits of a report, optimized unary encoding</source>
        <translation>Bits einer Meldung, optimierte unäre Kodierung</translation>
    </message>
    <message>
        <source>error of all K frequencies at once, optimized unary encoding</source>
        <translation>Fehler aller K Häufigkeiten zugleich, optimierte unäre Kodierung</translation>
    </message>
    <message>
        <source>bits of a report, binary local hashing</source>
        <translation>Bits einer Meldung, binäres lokales Hashing</translation>
    </message>
    <message>
        <source>error of all K frequencies at once, binary local hashing</source>
        <translation>Fehler aller K Häufigkeiten zugleich, binäres lokales Hashing</translation>
    </message>
    <message>
        <source>bits of a report, optimized local hashing</source>
        <translation>Bits einer Meldung, optimiertes lokales Hashing</translation>
    </message>
    <message>
        <source>error of all K frequencies at once, optimized local hashing</source>
        <translation>Fehler aller K Häufigkeiten zugleich, optimiertes lokales Hashing</translation>
    </message>
    <message>
        <source>bits of a report, subset selection</source>
        <translation>Bits einer Meldung, Teilmengenauswahl</translation>
    </message>
    <message>
        <source>error of all K frequencies at once, subset selection</source>
        <translation>Fehler aller K Häufigkeiten zugleich, Teilmengenauswahl</translation>
    </message>
    <message>
        <source>bits of a report, Hadamard response</source>
        <translation>Bits einer Meldung, Hadamard-Antwort</translation>
    </message>
    <message>
        <source>error of all K frequencies at once, Hadamard response</source>
        <translation>Fehler aller K Häufigkeiten zugleich, Hadamard-Antwort</translation>
    </message>
    <message>
        <source>another group, same device</source>
        <translation>andere Gruppe, gleiches Gerät</translation>
    </message>
    <message>
        <source>The same question and device: do the two groups differ?</source>
        <translation>Die gleiche Frage und das gleiche Gerät: Unterscheiden sich die beiden Gruppen?</translation>
    </message>
    <message>
        <source>the same population, other device</source>
        <translation>dieselbe Population, anderes Gerät</translation>
    </message>
    <message>
        <source>The sensitive question comes up with another chance, so that u needn&apos;t be known.</source>
        <translation>Die heikle Frage kommt mit einer anderen Wahrscheinlichkeit, sodass u nicht bekannt sein muss.</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>As many as there are steps between the report and the truth.</source>
        <translation>So viel, wie Schritte zwischen Meldung und Wahrheit liegen.</translation>
    </message>
    <message>
        <source>squared distance</source>
        <translation>quadrierter Abstand</translation>
    </message>
    <message>
        <source>Far ones cost most.</source>
        <translation>Weit entfernte kosten am meisten.</translation>
    </message>
    <message>
        <source>any error</source>
        <translation>jeder Fehler</translation>
    </message>
    <message>
        <source>1 for whatever isn&apos;t the truth.</source>
        <translation>1 für alles, was nicht die Wahrheit ist.</translation>
    </message>
    <message>
        <source>loss of a report</source>
        <translation>Verlust einer Meldung</translation>
    </message>
    <message>
        <source>What a report that isn&apos;t the truth costs where categories are ordered.</source>
        <translation>Was eine Meldung kostet, die nicht die Wahrheit ist, wo die Kategorien geordnet sind.</translation>
    </message>
    <message>
        <source>prior&apos;s weight of yes</source>
        <translation>A-priori-Gewicht des Ja</translation>
    </message>
    <message>
        <source>next to none</source>
        <translation>so gut wie keine</translation>
    </message>
    <message>
        <source>a million people</source>
        <translation>eine Million Personen</translation>
    </message>
    <message>
        <source>First shape of the beta distribution that the prevalence is believed to have before the survey: how many people with the trait that belief is worth.</source>
        <translation>Erster Formparameter der Betaverteilung, die der Prävalenz vor der Umfrage zugeschrieben wird: wie viele Personen mit dem Merkmal diese Einschätzung wert ist.</translation>
    </message>
    <message>
        <source>prior&apos;s weight of no</source>
        <translation>A-priori-Gewicht des Nein</translation>
    </message>
    <message>
        <source>Second shape of the beta distribution that the prevalence is believed to have before the survey: how many people without the trait that belief is worth.</source>
        <translation>Zweiter Formparameter der Betaverteilung, die der Prävalenz vor der Umfrage zugeschrieben wird: wie viele Personen ohne das Merkmal diese Einschätzung wert ist.</translation>
    </message>
    <message>
        <source>second sample</source>
        <translation>zweite Stichprobe</translation>
    </message>
    <message>
        <source>Whether others answered as well, and what they are compared for.</source>
        <translation>Ob auch andere geantwortet haben und wozu sie verglichen werden.</translation>
    </message>
    <message>
        <source>people of the second group</source>
        <translation>Personen der zweiten Gruppe</translation>
    </message>
    <message>
        <source>How many people of the second group, or sample, answered.</source>
        <translation>Wie viele Personen der zweiten Gruppe oder Stichprobe geantwortet haben.</translation>
    </message>
    <message>
        <source>yes answers of the second group</source>
        <translation>Ja-Antworten der zweiten Gruppe</translation>
    </message>
    <message>
        <source>How many people of the second group, or sample, said yes.</source>
        <translation>Wie viele Personen der zweiten Gruppe oder Stichprobe Ja gesagt haben.</translation>
    </message>
    <message>
        <source>truthful answers, second sample</source>
        <translation>wahrheitsgemäße Antworten, zweite Stichprobe</translation>
    </message>
    <message>
        <source>Probability that the chance device asks somebody of the second sample the sensitive question.</source>
        <translation>Wahrscheinlichkeit, dass das Zufallsgerät jemandem aus der zweiten Stichprobe die heikle Frage stellt.</translation>
    </message>
    <message>
        <source>true prevalence of the second group</source>
        <translation>wahre Prävalenz der zweiten Gruppe</translation>
    </message>
    <message>
        <source>The prevalence in the population that the second group is drawn from.</source>
        <translation>Die Prävalenz in der Population, aus der die zweite Gruppe gezogen ist.</translation>
    </message>
    <message>
        <source>Bonferroni&apos;s union of the K bounds of [Hoeffding 1963] or [Bernstein 1924]</source>
        <translation>Bonferroni-Vereinigung der K Schranken von [Hoeffding 1963] oder [Bernstein 1924]</translation>
    </message>
    <message>
        <source>expected loss of the optimal mechanism for ordered categories, equally frequent</source>
        <translation>erwarteter Verlust des optimalen Mechanismus für geordnete Kategorien, gleich häufig</translation>
    </message>
    <message>
        <source>expected loss of the truncated geometric mechanism, categories equally frequent</source>
        <translation>erwarteter Verlust des abgeschnittenen geometrischen Mechanismus, Kategorien gleich häufig</translation>
    </message>
    <message>
        <source>expected loss of generalized randomized response, categories equally frequent</source>
        <translation>erwarteter Verlust der verallgemeinerten randomisierten Antwort, Kategorien gleich häufig</translation>
    </message>
    <message>
        <source>The same without order</source>
        <translation>Dasselbe ohne Reihenfolge</translation>
    </message>
    <message>
        <source>estimated prevalence, unrelated question of unknown prevalence</source>
        <translation>geschätzte Prävalenz, unverbundene Frage mit unbekannter Prävalenz</translation>
    </message>
    <message>
        <source>estimated prevalence of the innocuous trait, unrelated question of unknown prevalence</source>
        <translation>geschätzte Prävalenz des unverfänglichen Merkmals, unverbundene Frage mit unbekannter Prävalenz</translation>
    </message>
    <message>
        <source>standard error of the estimated prevalence, unrelated question of unknown prevalence</source>
        <translation>Standardfehler der geschätzten Prävalenz, unverbundene Frage mit unbekannter Prävalenz</translation>
    </message>
    <message>
        <source>standard error of the innocuous trait&apos;s estimate, unrelated question of unknown prevalence</source>
        <translation>Standardfehler der Schätzung des unverfänglichen Merkmals, unverbundene Frage mit unbekannter Prävalenz</translation>
    </message>
    <message>
        <source>lower end of Wald&apos;s interval, unrelated question of unknown prevalence</source>
        <translation>unteres Ende nach Wald, unverbundene Frage mit unbekannter Prävalenz</translation>
    </message>
    <message>
        <source>upper end of Wald&apos;s interval, unrelated question of unknown prevalence</source>
        <translation>oberes Ende nach Wald, unverbundene Frage mit unbekannter Prävalenz</translation>
    </message>
    <message>
        <source>variance of the estimated prevalence, unrelated question of unknown prevalence</source>
        <translation>Varianz der geschätzten Prävalenz, unverbundene Frage mit unbekannter Prävalenz</translation>
    </message>
    <message>
        <source>share of the first sample with which the estimated prevalence varies least</source>
        <translation>Anteil der ersten Stichprobe, mit dem die Schätzung am wenigsten streut</translation>
    </message>
    <message>
        <source>[Fleiss et al. 2003]</source>
        <translation>[Fleiss et al. 2003]</translation>
    </message>
    <message>
        <source>estimated difference of two groups&apos; prevalences, forced response</source>
        <translation>geschätzte Differenz der Prävalenzen zweier Gruppen, erzwungene Antwort</translation>
    </message>
    <message>
        <source>[Boruch 1971] for each group</source>
        <translation>[Boruch 1971] für jede Gruppe</translation>
    </message>
    <message>
        <source>standard error of the difference of two groups&apos; prevalences, forced response</source>
        <translation>Standardfehler der Differenz zweier Gruppen, erzwungene Antwort</translation>
    </message>
    <message>
        <source>independent samples</source>
        <translation>unabhängige Stichproben</translation>
    </message>
    <message>
        <source>lower end of Wald&apos;s interval for the difference of two groups, forced response</source>
        <translation>unteres Ende des Wald-Intervalls für die Differenz zweier Gruppen, erzwungene Antwort</translation>
    </message>
    <message>
        <source>upper end of Wald&apos;s interval for the difference of two groups, forced response</source>
        <translation>oberes Ende des Wald-Intervalls für die Differenz zweier Gruppen, erzwungene Antwort</translation>
    </message>
    <message>
        <source>p-value of the two-sided test that two groups have the same prevalence</source>
        <translation>p-Wert des zweiseitigen Tests, dass zwei Gruppen dieselbe Prävalenz haben</translation>
    </message>
    <message>
        <source>power of the two-sided test of two groups, forced response</source>
        <translation>Teststärke des zweiseitigen Tests zweier Gruppen, erzwungene Antwort</translation>
    </message>
    <message>
        <source>probability that the two-sided test of two groups rejects, forced response</source>
        <translation>Wahrscheinlichkeit, dass der zweiseitige Test zweier Gruppen ablehnt, erzwungene Antwort</translation>
    </message>
    <message>
        <source>people enough in each of two groups for a power, forced response</source>
        <translation>genug Personen in jeder Gruppe für eine Teststärke, erzwungene Antwort</translation>
    </message>
    <message>
        <source>power reached with the people enough in each of two groups</source>
        <translation>Teststärke mit den genügenden Personen in jeder von zwei Gruppen</translation>
    </message>
    <message>
        <source>[Winkler and Franklin 1979]</source>
        <translation>[Winkler and Franklin 1979]</translation>
    </message>
    <message>
        <source>posterior density of the prevalence, forced response</source>
        <translation>A-posteriori-Dichte der Prävalenz, erzwungene Antwort</translation>
    </message>
    <message>
        <source>posterior mean of the prevalence, forced response</source>
        <translation>A-posteriori-Mittel der Prävalenz, erzwungene Antwort</translation>
    </message>
    <message>
        <source>posterior probability that the prevalence is above π₀, forced response</source>
        <translation>A-posteriori-Wahrscheinlichkeit, dass die Prävalenz über π₀ liegt, erzwungene Antwort</translation>
    </message>
    <message>
        <source>lower end of the equal-tailed credible interval, forced response</source>
        <translation>unteres Ende des Glaubwürdigkeitsintervalls mit gleichen Randwahrscheinlichkeiten, erzwungene Antwort</translation>
    </message>
    <message>
        <source>upper end of the equal-tailed credible interval, forced response</source>
        <translation>oberes Ende des Glaubwürdigkeitsintervalls mit gleichen Randwahrscheinlichkeiten, erzwungene Antwort</translation>
    </message>
    <message>
        <source>probability that the credible interval contains the prevalence, forced response</source>
        <translation>Wahrscheinlichkeit, dass das Glaubwürdigkeitsintervall die Prävalenz enthält, erzwungene Antwort</translation>
    </message>
    <message>
        <source>derived from [Balle et al. 2019], [Feldman et al. 2023] and [Balle et al. 2018]</source>
        <translation>hergeleitet aus [Balle et al. 2019], [Feldman et al. 2023] und [Balle et al. 2018]</translation>
    </message>
    <message>
        <source>δ of sampled and perturbed records without order</source>
        <translation>δ gezogener und gestörter Datensätze ohne Reihenfolge</translation>
    </message>
    <message>
        <source>ε of sampled and perturbed records without order</source>
        <translation>ε gezogener und gestörter Datensätze ohne Reihenfolge</translation>
    </message>
    <message>
        <source>retention factor for (ε, δ) without order</source>
        <translation>Beibehaltungsfaktor zu (ε, δ) ohne Reihenfolge</translation>
    </message>
    <message>
        <source>root mean square error of the estimated shares without order</source>
        <translation>RMS-Fehler der geschätzten Anteile ohne Reihenfolge</translation>
    </message>
    <message>
        <source>samples with the least error without order</source>
        <translation>gezogene Datensätze mit dem kleinsten Fehler ohne Reihenfolge</translation>
    </message>
    <message>
        <source>the two truths that one person may have</source>
        <translation>die zwei Wahrheiten, die eine Person haben kann</translation>
    </message>
    <message>
        <source>the same n people, with one person&apos;s truth replaced by the other (replace one); n is public</source>
        <translation>dieselben n Personen, wobei die Wahrheit einer Person durch die andere ersetzt ist (eine Ersetzung); n ist öffentlich</translation>
    </message>
    <message>
        <source>whoever reads an answer with a name on it, the collector included</source>
        <translation>wer eine Antwort mit Namen liest, auch die Sammelstelle</translation>
    </message>
    <message>
        <source>a reader of the count who knows n, q and the truth of everybody but one</source>
        <translation>wer die Anzahl liest und n, q und die Wahrheit aller außer einer Person kennt</translation>
    </message>
    <message>
        <source>nobody: each answer is protected before it leaves its person</source>
        <translation>niemandem: Jede Antwort ist geschützt, bevor sie ihre Person verlässt</translation>
    </message>
    <message>
        <source>whoever mixes or counts, to forget who said what and to publish nothing else; they see randomized answers only</source>
        <translation>denen, die mischen oder zählen: dass sie vergessen, wer was sagte, und sonst nichts veröffentlichen; sie sehen nur randomisierte Antworten</translation>
    </message>
    <message>
        <source>the estimated share, which is computed from the answers and tells no more than they do</source>
        <translation>der geschätzte Anteil, der aus den Antworten berechnet wird und nicht mehr verrät als sie</translation>
    </message>
    <message>
        <source>how many of the answers are yes, and nothing else</source>
        <translation>wie viele der Antworten Ja sind, und sonst nichts</translation>
    </message>
    <message>
        <source>coins, cards or random bits of one&apos;s own, seen by nobody else</source>
        <translation>eigene Münzen, Karten oder Zufallsbits, die sonst niemand sieht</translation>
    </message>
    <message>
        <source>Each answer is randomized by itself, with exactly the stated probabilities.</source>
        <translation>Jede Antwort wird für sich randomisiert, mit genau den angegebenen Wahrscheinlichkeiten.</translation>
    </message>
    <message>
        <source>Everybody follows the instructions; whoever doesn&apos;t biases the estimate.</source>
        <translation>Alle folgen den Anweisungen; wer es nicht tut, verzerrt die Schätzung.</translation>
    </message>
    <message>
        <source>Everybody answers once. What several answers lose adds up.</source>
        <translation>Alle antworten einmal. Der Verlust mehrerer Antworten summiert sich.</translation>
    </message>
    <message>
        <source>What the device showed is kept from everybody, and forgotten.</source>
        <translation>Was das Gerät zeigte, bleibt allen anderen verborgen und wird vergessen.</translation>
    </message>
    <message>
        <source>What is asked or known of the same people elsewhere isn&apos;t part of these numbers; it composes with them.</source>
        <translation>Was anderswo über dieselben Personen gefragt oder bekannt ist, ist nicht Teil dieser Zahlen; es kommt durch Komposition hinzu.</translation>
    </message>
    <message>
        <source>Where the share of a population is estimated, its people are a random sample of it.</source>
        <translation>Wo der Anteil einer Population geschätzt wird, sind die Personen eine Zufallsstichprobe aus ihr.</translation>
    </message>
    <message>
        <source>The number of people is known and isn&apos;t protected.</source>
        <translation>Die Zahl der Personen ist bekannt und wird nicht geschützt.</translation>
    </message>
    <message>
        <source>Whoever mixes keeps no record of who said what, and colludes with no reader.</source>
        <translation>Wer mischt, zeichnet nicht auf, wer was sagte, und macht mit niemandem, der liest, gemeinsame Sache.</translation>
    </message>
    <message>
        <source>randomized response: the truth with probability {p}, the opposite with probability {q}</source>
        <translation>randomisierte Antwort: die Wahrheit mit Wahrscheinlichkeit {p}, das Gegenteil mit Wahrscheinlichkeit {q}</translation>
    </message>
    <message>
        <source>0: the promise is pure</source>
        <translation>0: Das Versprechen ist rein</translation>
    </message>
    <message>
        <source>the estimate ± the error, with confidence 1 − β</source>
        <translation>die Schätzung ± der Fehler, mit Konfidenz 1 − β</translation>
    </message>
    <message>
        <source>1: everybody answers once</source>
        <translation>1: Alle antworten einmal</translation>
    </message>
    <message>
        <source>{design}: {rule}</source>
        <translation>{design}: {rule}</translation>
    </message>
    <message>
        <source>1: the data are released once</source>
        <translation>1: Die Daten werden einmal veröffentlicht</translation>
    </message>
    <message>
        <source>randomized response of every bit: kept with probability {p}, flipped with probability {q}</source>
        <translation>randomisierte Antwort für jedes Bit: behalten mit Wahrscheinlichkeit {p}, gekippt mit Wahrscheinlichkeit {q}</translation>
    </message>
    <message>
        <source>privacy parameter ε</source>
        <translation>Datenschutzparameter ε</translation>
    </message>
    <message>
        <source>slack δ</source>
        <translation>Spielraum δ</translation>
    </message>
    <message>
        <source>people who answer, n</source>
        <translation>antwortende Personen, n</translation>
    </message>
    <message>
        <source>population, N</source>
        <translation>Population, N</translation>
    </message>
    <message>
        <source>error by the coins, of these people&apos;s share</source>
        <translation>Fehler des Anteils dieser Personen, durch die Münzen</translation>
    </message>
    <message>
        <source>error by the coins and the sample, of the population&apos;s share</source>
        <translation>Fehler des Anteils der Population, durch die Münzen und die Stichprobe</translation>
    </message>
    <message>
        <source>the teacher, or a classmate, who hears an answer and doesn&apos;t see the device</source>
        <translation>die Lehrkraft oder jemand aus der Klasse: wer eine Antwort hört und das Gerät nicht sieht</translation>
    </message>
    <message>
        <source>every answer; the estimate is computed from them</source>
        <translation>jede Antwort; die Schätzung wird aus ihnen berechnet</translation>
    </message>
    <message>
        <source>the answer itself</source>
        <translation>die Antwort selbst</translation>
    </message>
    <message>
        <source>Whoever doesn&apos;t answer differs from the others in nothing that is asked; the response rate only sets how many to invite.</source>
        <translation>Wer nicht antwortet, unterscheidet sich von den anderen in nichts, wonach gefragt wird; die Rücklaufquote legt nur fest, wie viele einzuladen sind.</translation>
    </message>
    <message>
        <source>the frequency oracle with the least variance; the numbers name it</source>
        <translation>das Häufigkeitsorakel mit der kleinsten Varianz; die Zahlen nennen es</translation>
    </message>
    <message>
        <source>random bits of one&apos;s own device, seen by nobody else</source>
        <translation>Zufallsbits des eigenen Geräts, die sonst niemand sieht</translation>
    </message>
    <message>
        <source>any two of the K values that one person may have</source>
        <translation>je zwei der K Werte, die eine Person haben kann</translation>
    </message>
    <message>
        <source>the collector, who sees every report</source>
        <translation>die Sammelstelle, die jede Meldung sieht</translation>
    </message>
    <message>
        <source>the estimated frequencies, which are computed from the reports and tell no more than they do</source>
        <translation>die geschätzten Häufigkeiten, die aus den Meldungen berechnet werden und nicht mehr verraten als sie</translation>
    </message>
    <message>
        <source>sampling without replacement, then post-randomization (PRAM): a category is kept γ times as often as it becomes any one other</source>
        <translation>Stichprobe ohne Zurücklegen, dann Post-Randomisierung (PRAM): Eine Kategorie bleibt γ-mal so oft erhalten, wie sie zu einer bestimmten anderen wird</translation>
    </message>
    <message>
        <source>random bits of the server and a common secret sample of the curators</source>
        <translation>Zufallsbits des Servers und eine gemeinsame geheime Stichprobe der Kuratoren</translation>
    </message>
    <message>
        <source>one record of one person</source>
        <translation>ein Datensatz einer Person</translation>
    </message>
    <message>
        <source>the same n people, the pair of one of them replaced (replace one); n is public</source>
        <translation>dieselben n Personen, wobei das Paar einer von ihnen ersetzt ist (eine Ersetzung); n ist öffentlich</translation>
    </message>
    <message>
        <source>whoever reads the release, the researcher included, and doesn&apos;t know which records were drawn</source>
        <translation>wer die Veröffentlichung liest, auch die Forschungsstelle, und nicht weiß, welche Datensätze gezogen wurden</translation>
    </message>
    <message>
        <source>the perturbed records of the sample</source>
        <translation>die gestörten Datensätze der Stichprobe</translation>
    </message>
    <message>
        <source>the curators, each with one variable, a pad and the common secret sample</source>
        <translation>den Kuratoren, jeder mit einer Variablen, einem Pad und der gemeinsamen geheimen Stichprobe</translation>
    </message>
    <message>
        <source>Nobody but the curators knows who is in the sample.</source>
        <translation>Niemand außer den Kuratoren weiß, wer in der Stichprobe ist.</translation>
    </message>
    <message>
        <source>the two truths of one person, the same in all rounds</source>
        <translation>die zwei Wahrheiten einer Person, in allen Runden dieselbe</translation>
    </message>
    <message>
        <source>whoever keeps all answers and knows q; of the counts, a reader who knows the truth of everybody but one</source>
        <translation>wer alle Antworten aufhebt und q kennt; bei den Anzahlen, wer sie liest und die Wahrheit aller außer einer Person kennt</translation>
    </message>
    <message>
        <source>each of one person&apos;s answers; where they are shuffled, how many answers of each round are yes</source>
        <translation>jede der Antworten einer Person; wo sie gemischt werden, wie viele Antworten jeder Runde Ja sind</translation>
    </message>
    <message>
        <source>nobody with fresh answers; the person&apos;s own device, which remembers; whoever shuffles</source>
        <translation>bei neuen Antworten niemandem; dem eigenen Gerät der Person, das sich die Antwort merkt; denen, die mischen</translation>
    </message>
    <message>
        <source>The truth of a person is the same in all rounds.</source>
        <translation>Die Wahrheit einer Person ist in allen Runden dieselbe.</translation>
    </message>
    <message>
        <source>the interviewer, or whoever sees the answers, but not what the device showed</source>
        <translation>wer befragt oder sonst die Antworten sieht, aber nicht, was das Gerät zeigte</translation>
    </message>
    <message>
        <source>one record of one person, with all its bits</source>
        <translation>ein Datensatz einer Person, mit allen seinen Bits</translation>
    </message>
    <message>
        <source>a collection that has one record replaced (replace one)</source>
        <translation>eine Sammlung, in der ein Datensatz ersetzt ist (eine Ersetzung)</translation>
    </message>
    <message>
        <source>a reader of the reports who knows q and all true records but one</source>
        <translation>wer die Meldungen liest und q und alle wahren Datensätze außer einem kennt</translation>
    </message>
    <message>
        <source>each person&apos;s report, or only how often every report occurs</source>
        <translation>die Meldung jeder Person oder nur, wie oft jede Meldung vorkommt</translation>
    </message>
    <message>
        <source>nobody with the reports; whoever counts, to forget the order, where only counts are published</source>
        <translation>bei den Meldungen niemandem; wo nur Anzahlen veröffentlicht werden, denen, die zählen: dass sie die Reihenfolge vergessen</translation>
    </message>
    <message>
        <source>local: randomized response; shuffled: the same, mixed and counted; central: the count with two-sided geometric noise</source>
        <translation>lokal: randomisierte Antwort; gemischt: dasselbe, gemischt und gezählt; zentral: die Anzahl mit zweiseitigem geometrischem Rauschen</translation>
    </message>
    <message>
        <source>coins of one&apos;s own in the first two models, the curator&apos;s noise in the third</source>
        <translation>eigene Münzen in den ersten beiden Modellen, das Rauschen des Kurators im dritten</translation>
    </message>
    <message>
        <source>who reads what is published and knows the truth of everybody but one; in the local model also the collector</source>
        <translation>wer liest, was veröffentlicht wird, und die Wahrheit aller außer einer Person kennt; im lokalen Modell auch die Sammelstelle</translation>
    </message>
    <message>
        <source>the share of yeses among the same people, estimated from what the model lets be known</source>
        <translation>der Anteil der Ja unter denselben Personen, geschätzt aus dem, was das Modell bekannt werden lässt</translation>
    </message>
    <message>
        <source>local: nobody; shuffled: whoever mixes and counts; central: a curator, with everybody&apos;s truth</source>
        <translation>lokal: niemandem; gemischt: denen, die mischen und zählen; zentral: einem Kurator, mit der Wahrheit aller</translation>
    </message>
    <message>
        <source>data that differ in one person; the number of people is known</source>
        <translation>Daten, die sich in einer Person unterscheiden; die Zahl der Personen ist bekannt</translation>
    </message>
    <message>
        <source>{name}, {symbol}</source>
        <translation>{name}, {symbol}</translation>
    </message>
    <message>
        <source>many: the command has them</source>
        <translation>viele: Der Befehl enthält sie</translation>
    </message>
    <message>
        <source>{item}: {name}</source>
        <translation>{item}: {name}</translation>
    </message>
    <message>
        <source>none: {why}</source>
        <translation>kein Wert: {why}</translation>
    </message>
    <message>
        <source>Privacy parameters</source>
        <translation>Datenschutzparameter</translation>
    </message>
    <message>
        <source>kind of promise</source>
        <translation>Art des Versprechens</translation>
    </message>
    <message>
        <source>Utility</source>
        <translation>Nutzen</translation>
    </message>
    <message>
        <source>not in this explorer</source>
        <translation>nicht in dieser Erkundung</translation>
    </message>
    <message>
        <source>Unit of privacy</source>
        <translation>Einheit des Schutzes</translation>
    </message>
    <message>
        <source>what is protected</source>
        <translation>was geschützt wird</translation>
    </message>
    <message>
        <source>neighbouring data</source>
        <translation>benachbarte Daten</translation>
    </message>
    <message>
        <source>Trust model</source>
        <translation>Vertrauensmodell</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>trusted</source>
        <translation>vertraut wird</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>chance device</source>
        <translation>Zufallsgerät</translation>
    </message>
    <message>
        <source>data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>{item} (set: {name})</source>
        <translation>{item} (eingestellt: {name})</translation>
    </message>
    <message>
        <source>At δ = 10⁻⁶ the best of the published bounds guarantees ε = 0.1801 for the count of 10 000 answers with ε = 1 each; the exact one is 0.0357, five times less.</source>
        <translation>Bei δ = 10⁻⁶ garantiert die beste der veröffentlichten Schranken ε = 0,1801 für die Anzahl aus 10 000 Antworten mit je ε = 1; das exakte ist 0,0357, ein Fünftel davon.</translation>
    </message>
    <message>
        <source>A hundred thousand answers, exact and published</source>
        <translation>Hunderttausend Antworten, exakt und veröffentlicht</translation>
    </message>
    <message>
        <source>The count of 100 000 answers with ε = 1 each has ε = 0.0102 at δ = 10⁻⁶, where that of 10 000 has 0.0357; the best of the published bounds guarantees 0.0604.</source>
        <translation>Die Anzahl aus 100 000 Antworten mit je ε = 1 hat ε = 0,0102 bei δ = 10⁻⁶, wo die aus 10 000 0,0357 hat; die beste der veröffentlichten Schranken garantiert 0,0604.</translation>
    </message>
    <message>
        <source>Nearly the truth, a hundred thousand times</source>
        <translation>Fast die Wahrheit, hunderttausendmal</translation>
    </message>
    <message>
        <source>An answer that is a lie in 1.8 % of cases has ε = 4; the count of 100 000 of them still has ε = 0.0848 at δ = 10⁻⁶. Of the published bounds the oldest that holds here is the best: 0.3361.</source>
        <translation>Eine Antwort, die in 1,8 % der Fälle eine Lüge ist, hat ε = 4; die Anzahl aus 100 000 davon hat immer noch ε = 0,0848 bei δ = 10⁻⁶. Von den veröffentlichten Schranken ist die älteste, die hier gilt, die beste: 0,3361.</translation>
    </message>
    <message>
        <source>no n tells a prevalence from itself: prior and prior-second are both {value}</source>
        <translation>kein n unterscheidet eine Prävalenz von sich selbst: prior und prior-second sind beide {value}</translation>
    </message>
    <message>
        <source>power W of the two-sided test of two groups of n people each</source>
        <translation>Teststärke W des zweiseitigen Tests zweier Gruppen von je n Personen</translation>
    </message>
    <message>
        <source>All categories, and one report</source>
        <translation>Alle Kategorien und eine Meldung</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>{state}: {number} ({difference} against {other})</source>
        <translation>{state}: {number} ({difference} gegenüber {other})</translation>
    </message>
    <message>
        <source>{state}: {number}</source>
        <translation>{state}: {number}</translation>
    </message>
    <message>
        <source>one person, with all of that person&apos;s answers here</source>
        <translation>eine Person, mit allem, was sie hier antwortet</translation>
    </message>
    <message>
        <source>one answer of one person; several answers of the same person lose more together</source>
        <translation>eine Antwort einer Person; mehrere Antworten von ihr haben zusammen mehr Verlust</translation>
    </message>
    <message>
        <source>one person, with the answers of all rounds</source>
        <translation>eine Person, mit ihren Antworten aller Runden</translation>
    </message>
    <message>
        <source>the mechanism of the quantity in the chart</source>
        <translation>der Mechanismus der Größe im Diagramm</translation>
    </message>
    <message>
        <source>people enough for an error below α with confidence about 1 − β, normal approximation</source>
        <translation>genug Personen für einen Fehler unter α mit einem Konfidenzniveau von etwa 1 − β, Normalapproximation</translation>
    </message>
    <message numerus="yes">
        <source>{n} minutes</source>
        <comment>{n} minute</comment>
        <translation>
            <numerusform>{n} Minute</numerusform>
            <numerusform>{n} Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step {step} of {steps} · {n} minutes</source>
        <comment>Step {step} of {steps} · {n} minute</comment>
        <translation>
            <numerusform>Schritt {step} von {steps} · {n} Minute</numerusform>
            <numerusform>Schritt {step} von {steps} · {n} Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to {n} digits</source>
        <comment>to {n} digit</comment>
        <translation>
            <numerusform>auf {n} Stelle</numerusform>
            <numerusform>auf {n} Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title} ({n} minutes)</source>
        <comment>{title} ({n} minute)</comment>
        <translation>
            <numerusform>{title} ({n} Minute)</numerusform>
            <numerusform>{title} ({n} Minuten)</numerusform>
        </translation>
    </message>
    <message>
        <source>covers</source>
        <translation>überdeckt</translation>
    </message>
    <message>
        <source>of {n}</source>
        <translation>von {n}</translation>
    </message>
    <message>
        <source>Use this plan</source>
        <translation>Diesen Plan nehmen</translation>
    </message>
    <message>
        <source>Sets q = {q} and n = {n}</source>
        <translation>Setzt q = {q} und n = {n}</translation>
    </message>
    <message>
        <source>cheapest: n = {n}, more than can be had</source>
        <translation>am günstigsten: n = {n}, mehr als zu haben sind</translation>
    </message>
    <message>
        <source>The class in the room</source>
        <translation>Die Klasse</translation>
    </message>
    <message>
        <source>π̂ = (yes/n − b)/(a − b) from the answers of the room so far, and its interval {source}. Only counts are kept: who answered, when and in which order is nowhere.</source>
        <translation>π̂ = (Ja/n − b)/(a − b) aus den bisherigen Antworten der Klasse, und sein Intervall {source}. Aufbewahrt werden nur Anzahlen: Wer wann und in welcher Reihenfolge geantwortet hat, steht nirgends.</translation>
    </message>
    <message>
        <source>The estimate is hidden.</source>
        <translation>Die Schätzung ist verborgen.</translation>
    </message>
    <message>
        <source>The answers in the room</source>
        <translation>Die Antworten der Klasse</translation>
    </message>
    <message>
        <source>reported answer</source>
        <translation>gemeldete Antwort</translation>
    </message>
    <message>
        <source>no</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>What the phones or sheets reported, randomized: what anybody could learn of the class.</source>
        <translation>Was die Telefone oder Blätter gemeldet haben, durch Zufall verändert: was irgendwer von der Klasse erfahren könnte.</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>eine Antwort</translation>
    </message>
    <message>
        <source>How many answers of the room are a yes</source>
        <translation>Wie viele Antworten der Klasse ein Ja sind</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>Nobody in the room has answered yet.</source>
        <translation>In der Klasse hat noch niemand geantwortet.</translation>
    </message>
    <message numerus="yes">
        <source>The room has given &lt;b&gt;{n}&lt;/b&gt; answers, &lt;b&gt;{yes}&lt;/b&gt; of them yes: the estimate is &lt;b&gt;{estimate}&lt;/b&gt;.</source>
        <comment>The room has given &lt;b&gt;{n}&lt;/b&gt; answer, &lt;b&gt;{yes}&lt;/b&gt; of them yes: the estimate is &lt;b&gt;{estimate}&lt;/b&gt;.</comment>
        <translation>
            <numerusform>Die Klasse hat &lt;b&gt;{n}&lt;/b&gt; Antwort gegeben, davon &lt;b&gt;{yes}&lt;/b&gt; Ja: Die Schätzung ist &lt;b&gt;{estimate}&lt;/b&gt;.</numerusform>
            <numerusform>Die Klasse hat &lt;b&gt;{n}&lt;/b&gt; Antworten gegeben, davon &lt;b&gt;{yes}&lt;/b&gt; Ja: Die Schätzung ist &lt;b&gt;{estimate}&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The room has given &lt;b&gt;{n}&lt;/b&gt; answers, &lt;b&gt;{yes}&lt;/b&gt; of them yes.</source>
        <comment>The room has given &lt;b&gt;{n}&lt;/b&gt; answer, &lt;b&gt;{yes}&lt;/b&gt; of them yes.</comment>
        <translation>
            <numerusform>Die Klasse hat &lt;b&gt;{n}&lt;/b&gt; Antwort gegeben, davon &lt;b&gt;{yes}&lt;/b&gt; Ja.</numerusform>
            <numerusform>Die Klasse hat &lt;b&gt;{n}&lt;/b&gt; Antworten gegeben, davon &lt;b&gt;{yes}&lt;/b&gt; Ja.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The room has given {n} answers, {yes} of them yes</source>
        <comment>The room has given {n} answer, {yes} of them yes</comment>
        <translation>
            <numerusform>Die Klasse hat {n} Antwort gegeben, davon {yes} Ja</numerusform>
            <numerusform>Die Klasse hat {n} Antworten gegeben, davon {yes} Ja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;{n}&lt;/b&gt; answers: &lt;b&gt;{yes}&lt;/b&gt; yes, &lt;b&gt;{no}&lt;/b&gt; no</source>
        <comment>&lt;b&gt;{n}&lt;/b&gt; answer: &lt;b&gt;{yes}&lt;/b&gt; yes, &lt;b&gt;{no}&lt;/b&gt; no</comment>
        <translation>
            <numerusform>&lt;b&gt;{n}&lt;/b&gt; Antwort: &lt;b&gt;{yes}&lt;/b&gt; ja, &lt;b&gt;{no}&lt;/b&gt; nein</numerusform>
            <numerusform>&lt;b&gt;{n}&lt;/b&gt; Antworten: &lt;b&gt;{yes}&lt;/b&gt; ja, &lt;b&gt;{no}&lt;/b&gt; nein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} answers. The class takes no more now.</source>
        <comment>{n} answer. The class takes no more now.</comment>
        <translation>
            <numerusform>{n} Antwort. Die Klasse nimmt jetzt keine mehr an.</numerusform>
            <numerusform>{n} Antworten. Die Klasse nimmt jetzt keine mehr an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} answers</source>
        <comment>{n} answer</comment>
        <translation>
            <numerusform>{n} Antwort</numerusform>
            <numerusform>{n} Antworten</numerusform>
        </translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>Pläne</translation>
    </message>
    <message>
        <source>chosen: {name}</source>
        <translation>gewählt: {name}</translation>
    </message>
    <message>
        <source>{plan}: {number}</source>
        <translation>{plan}: {number}</translation>
    </message>
    <message>
        <source>Now: {title}</source>
        <translation>Jetzt: {title}</translation>
    </message>
    <message>
        <source>likely: {lower} … {upper}</source>
        <translation>wahrscheinlich: {lower} … {upper}</translation>
    </message>
    <message>
        <source>error, {method}</source>
        <translation>Fehler, {method}</translation>
    </message>
    <message>
        <source>error, simulated</source>
        <translation>Fehler, simuliert</translation>
    </message>
    <message>
        <source>GRR</source>
        <translation>GRR</translation>
    </message>
    <message>
        <source>SUE</source>
        <translation>SUE</translation>
    </message>
    <message>
        <source>OUE</source>
        <translation>OUE</translation>
    </message>
    <message>
        <source>BLH</source>
        <translation>BLH</translation>
    </message>
    <message>
        <source>BLH = Hadamard</source>
        <translation>BLH = Hadamard</translation>
    </message>
    <message>
        <source>OLH</source>
        <translation>OLH</translation>
    </message>
    <message>
        <source>subset</source>
        <translation>Teilmengen</translation>
    </message>
    <message>
        <source>risk of error</source>
        <translation>Irrtumsrisiko</translation>
    </message>
    <message>
        <source>slack</source>
        <translation>Spielraum</translation>
    </message>
    <message>
        <source>prior yes</source>
        <translation>Gewicht Ja</translation>
    </message>
    <message>
        <source>prior no</source>
        <translation>Gewicht Nein</translation>
    </message>
    <message>
        <source>error limit</source>
        <translation>Fehlergrenze</translation>
    </message>
    <message>
        <source>to draw from</source>
        <translation>zur Auswahl</translation>
    </message>
    <message>
        <source>collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>values each</source>
        <translation>Anzahl Werte</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>second group</source>
        <translation>zweite Gruppe</translation>
    </message>
    <message>
        <source>curves by equal factors</source>
        <translation>Kurven mit gleichen Faktoren</translation>
    </message>
    <message>
        <source>curves in equal steps</source>
        <translation>Kurven in gleichen Schritten</translation>
    </message>
    <message>
        <source>values from … to …</source>
        <translation>Werten von … bis …</translation>
    </message>
    <message>
        <source>So many curves from a first to a last value: in equal steps, or by equal factors where the parameter&apos;s slider is logarithmic.</source>
        <translation>So viele Kurven von einem ersten bis zu einem letzten Wert: in gleichen Schritten, oder mit gleichen Faktoren, wo der Schieber des Parameters logarithmisch ist.</translation>
    </message>
    <message>
        <source>Whether the curves are spaced between two values or at values of a list.</source>
        <translation>Ob die Kurven zwischen zwei Werten verteilt oder bei Werten einer Liste sind.</translation>
    </message>
    <message>
        <source>P(lie)</source>
        <translation>Lügenwahrsch.</translation>
    </message>
    <message>
        <source>P(opposite)</source>
        <translation>P(Gegenteil)</translation>
    </message>
    <message>
        <source>Warner&apos;s design</source>
        <translation>Warners Design</translation>
    </message>
    <message>
        <source>crosswise model</source>
        <translation>Crosswise-Modell</translation>
    </message>
    <message>
        <source>Kuk&apos;s cards</source>
        <translation>Kuks Karten</translation>
    </message>
    <message>
        <source>Mangat&apos;s design</source>
        <translation>Mangats Design</translation>
    </message>
    <message>
        <source>other device</source>
        <translation>anderes Gerät</translation>
    </message>
    <message>
        <source>another group</source>
        <translation>andere Gruppe</translation>
    </message>
    <message>
        <source>for these n people</source>
        <translation>für diese n Personen</translation>
    </message>
    <message>
        <source>y = {level}</source>
        <translation>y = {level}</translation>
    </message>
    <message>
        <source>DP parameter</source>
        <translation>DP-Parameter</translation>
    </message>
    <message>
        <source>Counts of the training file of UCI Adult (Becker and Kohavi 1996, from the US census of 1994).</source>
        <translation>Anzahlen der Trainingsdatei von UCI Adult (Becker und Kohavi 1996, aus der US-Volkszählung von 1994).</translation>
    </message>
    <message>
        <source>Applicants to the six largest graduate departments of Berkeley in 1973 (Bickel, Hammel and O&apos;Connell, Science 187, 1975).</source>
        <translation>Bewerbungen bei den sechs größten Fachbereichen für Graduierte in Berkeley 1973 (Bickel, Hammel und O&apos;Connell, Science 187, 1975).</translation>
    </message>
    <message>
        <source>Adult: sex and income</source>
        <translation>Adult: Geschlecht und Einkommen</translation>
    </message>
    <message>
        <source>Adult: sex × income</source>
        <translation>Adult: Geschl. × Einkommen</translation>
    </message>
    <message>
        <source>Adult: education and income</source>
        <translation>Adult: Bildung und Einkommen</translation>
    </message>
    <message>
        <source>Adult: education × income</source>
        <translation>Adult: Bildung × Einkommen</translation>
    </message>
    <message>
        <source>Adult: race and income</source>
        <translation>Adult: ethnische Zugehörigkeit und Einkommen</translation>
    </message>
    <message>
        <source>Adult: race × income</source>
        <translation>Adult: Ethnie × Einkommen</translation>
    </message>
    <message>
        <source>Adult: marital status and income</source>
        <translation>Adult: Familienstand und Einkommen</translation>
    </message>
    <message>
        <source>Adult: marital × income</source>
        <translation>Adult: Ehestand × Einkommen</translation>
    </message>
    <message>
        <source>Adult: work class and income</source>
        <translation>Adult: Art der Beschäftigung und Einkommen</translation>
    </message>
    <message>
        <source>Adult: work class × income</source>
        <translation>Adult: Arbeit × Einkommen</translation>
    </message>
    <message>
        <source>Counts of the training file of UCI Adult (Becker and Kohavi 1996, from the US census of 1994); 1836 people have no work class.</source>
        <translation>Anzahlen der Trainingsdatei von UCI Adult (Becker und Kohavi 1996, aus der US-Volkszählung von 1994); bei 1836 Personen fehlt die Art der Beschäftigung.</translation>
    </message>
    <message>
        <source>Berkeley 1973: gender and admission</source>
        <translation>Berkeley 1973: Geschlecht und Zulassung</translation>
    </message>
    <message>
        <source>Berkeley: gender × admission</source>
        <translation>Berkeley: Geschl. × Zulassung</translation>
    </message>
    <message>
        <source>Berkeley 1973: department and admission</source>
        <translation>Berkeley 1973: Fachbereich und Zulassung</translation>
    </message>
    <message>
        <source>Berkeley: dept. × admission</source>
        <translation>Berkeley: Fach × Zulassung</translation>
    </message>
    <message>
        <source>Nigeria: sex and reported answer</source>
        <translation>Nigeria: Geschlecht und berichtete Antwort</translation>
    </message>
    <message>
        <source>Nigeria: sex × answer</source>
        <translation>Nigeria: Geschlecht × Antwort</translation>
    </message>
    <message>
        <source>Answers as reported, after the die, in a forced-response survey in Nigeria (Blair, Imai and Zhou, JASA 110, 2015).</source>
        <translation>Antworten wie berichtet, nach dem Wurf des Würfels, in einer Umfrage mit erzwungener Antwort in Nigeria (Blair, Imai und Zhou, JASA 110, 2015).</translation>
    </message>
    <message>
        <source>people enough for α with confidence about 1 − β, normal</source>
        <translation>genug Personen für α mit Konfidenz etwa 1 − β, Normalapproximation</translation>
    </message>
    <message>
        <source>P(privacy loss &gt; ε), with one true yes more</source>
        <translation>P(Privatsphäreverlust &gt; ε), mit einem wahren Ja mehr</translation>
    </message>
    <message>
        <source>quantile of the loss of a vector and its opposite, simulated</source>
        <translation>Quantil des Verlusts von Vektor und Gegenteil, simuliert</translation>
    </message>
    <message>
        <source>P(loss of a vector and its opposite &gt; ε), simulated</source>
        <translation>P(Verlust von Vektor und Gegenteil &gt; ε), simuliert</translation>
    </message>
    <message>
        <source>RMS error of joint shares, uniform data, at its best m</source>
        <translation>RMS-Fehler gemeinsamer Anteile, gleichverteilt, beim besten m</translation>
    </message>
    <message>
        <source>expected loss, optimal mechanism, equally frequent</source>
        <translation>erwarteter Verlust, optimaler Mechanismus, gleich häufig</translation>
    </message>
    <message>
        <source>expected loss, truncated geometric mechanism, equally frequent</source>
        <translation>erwarteter Verlust, abgeschnittener geometrischer, gleich häufig</translation>
    </message>
    <message>
        <source>expected loss, generalized randomized response, equally frequent</source>
        <translation>erwarteter Verlust, verallgemeinerte randomisierte Antwort, gleich häufig</translation>
    </message>
    <message>
        <source>coverage of the exact interval for these n people</source>
        <translation>Überdeckung des exakten Intervalls für diese n Personen</translation>
    </message>
    <message>
        <source>coverage of Wald&apos;s interval, Kuk&apos;s cards</source>
        <translation>Überdeckung des Wald-Intervalls, Kuks Karten</translation>
    </message>
    <message>
        <source>coverage of Wilson&apos;s interval, Kuk&apos;s cards</source>
        <translation>Überdeckung des Wilson-Intervalls, Kuks Karten</translation>
    </message>
    <message>
        <source>coverage of Clopper and Pearson&apos;s interval, Kuk&apos;s cards</source>
        <translation>Überdeckung des Clopper–Pearson-Intervalls, Kuks Karten</translation>
    </message>
    <message>
        <source>coverage of the exact interval for these n people, Kuk&apos;s cards</source>
        <translation>Überdeckung, exakt für diese n Personen, Kuks Karten</translation>
    </message>
    <message>
        <source>P(prevalence &gt; π₀) a posteriori, forced response</source>
        <translation>P(Prävalenz &gt; π₀) a posteriori, erzwungene Antwort</translation>
    </message>
    <message>
        <source>lower end of the credible interval, forced response</source>
        <translation>Glaubwürdigkeitsintervall, unteres Ende, erzwungene Antwort</translation>
    </message>
    <message>
        <source>upper end of the credible interval, forced response</source>
        <translation>Glaubwürdigkeitsintervall, oberes Ende, erzwungene Antwort</translation>
    </message>
    <message>
        <source>coverage of the credible interval, forced response</source>
        <translation>Glaubwürdigkeitsintervall, Überdeckung, erzwungene Antwort</translation>
    </message>
    <message>
        <source>P(two-sided z test rejects), forced response</source>
        <translation>P(zweiseitiger z-Test lehnt ab), erzwungene Antwort</translation>
    </message>
    <message>
        <source>P(two-sided test of two groups rejects), forced response</source>
        <translation>P(zweiseitiger Test zweier Gruppen lehnt ab), erzwungene Antwort</translation>
    </message>
    <message>
        <source>estimate of the innocuous trait, unrelated question</source>
        <translation>geschätztes unverfängliches Merkmal, unverbundene Frage</translation>
    </message>
    <message>
        <source>standard error, unrelated question of unknown prevalence</source>
        <translation>Standardfehler, unverbundene Frage mit unbekannter Prävalenz</translation>
    </message>
    <message>
        <source>standard error of the innocuous trait, unrelated question</source>
        <translation>Standardfehler des unverfänglichen Merkmals, unverbundene Frage</translation>
    </message>
    <message>
        <source>variance, unrelated question of unknown prevalence</source>
        <translation>Varianz, unverbundene Frage mit unbekannter Prävalenz</translation>
    </message>
    <message>
        <source>lower end of Wald&apos;s interval, two groups, forced response</source>
        <translation>unteres Ende nach Wald, zwei Gruppen, erzwungene Antwort</translation>
    </message>
    <message>
        <source>upper end of Wald&apos;s interval, two groups, forced response</source>
        <translation>oberes Ende nach Wald, zwei Gruppen, erzwungene Antwort</translation>
    </message>
    <message>
        <source>variance, generalized randomized response</source>
        <translation>Varianz, verallgemeinerte randomisierte Antwort</translation>
    </message>
    <message>
        <source>error of all K, generalized randomized response</source>
        <translation>Fehler aller K, verallgemeinerte randomisierte Antwort</translation>
    </message>
    <message>
        <source>number of values from which OUE is better</source>
        <translation>Zahl der Werte, von der an OUE besser ist</translation>
    </message>
    <message>
        <source>P(error ≥ α), share from a trusted curator</source>
        <translation>P(Fehler ≥ α), Anteil eines vertrauenswürdigen Kurators</translation>
    </message>
    <message>
        <source>error of a trusted curator, confidence at least 1 − β</source>
        <translation>Fehler beim vertrauenswürdigen Kurator, Konfidenz mindestens 1 − β</translation>
    </message>
    <message>
        <source>error of a population&apos;s share, confidence about 1 − β</source>
        <translation>Fehler des Anteils einer Population, Konfidenz etwa 1 − β</translation>
    </message>
    <message>
        <source>people to ask for an error below α of a population&apos;s share</source>
        <translation>zu fragende Personen für einen Fehler unter α einer Population</translation>
    </message>
    <message numerus="yes">
        <source>exact, of {n} classes</source>
        <comment>exact, of {n} class</comment>
        <translation>
            <numerusform>exakt, bei {n} Klasse</numerusform>
            <numerusform>exakt, bei {n} Klassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of &lt;b&gt;{n}&lt;/b&gt; such classes &lt;b&gt;{share} %&lt;/b&gt; got an interval that contains the truth.</source>
        <comment>Of &lt;b&gt;{n}&lt;/b&gt; such class &lt;b&gt;{share} %&lt;/b&gt; got an interval that contains the truth.</comment>
        <translation>
            <numerusform>In &lt;b&gt;{share} %&lt;/b&gt; von &lt;b&gt;{n}&lt;/b&gt; solchen Klasse enthält das Intervall die Wahrheit.</numerusform>
            <numerusform>Von &lt;b&gt;{n}&lt;/b&gt; solchen Klassen erhielten &lt;b&gt;{share} %&lt;/b&gt; ein Intervall, das die Wahrheit enthält.</numerusform>
        </translation>
    </message>
    <message>
        <source>each curator</source>
        <translation>je Kurator</translation>
    </message>
    <message>
        <source>truthful</source>
        <translation>ehrlich</translation>
    </message>
    <message>
        <source>forced yes</source>
        <translation>erzwungenes Ja</translation>
    </message>
    <message>
        <source>Whatever others believe about you, your answer multiplies or divides the odds that your truth is yes by at most {factor} (ε&#xa0;=&#xa0;{epsilon}). A factor of 1 would tell nothing about you, an answer without chance everything. From all answers together, the share of the whole class can still be estimated.</source>
        <translation>Was auch andere von einer Person glauben, ihre Antwort ändert die Chancen, dass ihre Wahrheit Ja ist, höchstens um den Faktor {factor} (ε&#xa0;=&#xa0;{epsilon}), nach oben oder nach unten. Ein Faktor 1 würde nichts über sie verraten, eine Antwort ohne Zufall alles. Aus allen Antworten zusammen lässt sich der Anteil der ganzen Klasse dennoch schätzen.</translation>
    </message>
    <message numerus="yes">
        <source>bits</source>
        <comment>bit</comment>
        <translation>
            <numerusform>Bit</numerusform>
            <numerusform>Bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cards</source>
        <comment>card</comment>
        <translation>
            <numerusform>Karte</numerusform>
            <numerusform>Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>curators</source>
        <comment>curator</comment>
        <translation>
            <numerusform>Kurator</numerusform>
            <numerusform>Kuratoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>trials</source>
        <comment>trial</comment>
        <translation>
            <numerusform>Durchlauf</numerusform>
            <numerusform>Durchläufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>values</source>
        <comment>value</comment>
        <translation>
            <numerusform>Wert</numerusform>
            <numerusform>Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>functions</source>
        <comment>function</comment>
        <translation>
            <numerusform>Funktion</numerusform>
            <numerusform>Funktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rounds</source>
        <comment>round</comment>
        <translation>
            <numerusform>Runde</numerusform>
            <numerusform>Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Error of the share that is exceeded with probability about β</source>
        <translation>Fehler des Anteils, der mit Wahrscheinlichkeit etwa β überschritten wird</translation>
    </message>
    <message>
        <source>Coverage: how often the interval contains the truth</source>
        <translation>Überdeckung: wie oft das Intervall die Wahrheit enthält</translation>
    </message>
    <message>
        <source>P(privacy loss &gt; &lt;i&gt;ε&lt;/i&gt;), hardest &lt;i&gt;m&lt;/i&gt;</source>
        <translation>P(Privatsphäreverlust &gt; &lt;i&gt;ε&lt;/i&gt;), schwierigstes &lt;i&gt;m&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;, hardest &lt;i&gt;m&lt;/i&gt;</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;, schwierigstes &lt;i&gt;m&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt; hardest for &lt;i&gt;ε&lt;/i&gt;</source>
        <translation>schwierigstes &lt;i&gt;m&lt;/i&gt; für &lt;i&gt;ε&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt;, hardest &lt;i&gt;m&lt;/i&gt;</source>
        <translation>&lt;i&gt;δ&lt;/i&gt;, schwierigstes &lt;i&gt;m&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt; hardest for &lt;i&gt;δ&lt;/i&gt;</source>
        <translation>schwierigstes &lt;i&gt;m&lt;/i&gt; für &lt;i&gt;δ&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The best published bound, {source}, promises only &lt;b&gt;{epsilon}&lt;/b&gt;: &lt;b&gt;{gain}&lt;/b&gt; times what is needed.</source>
        <translation>Die beste veröffentlichte Schranke, {source}, verspricht nur &lt;b&gt;{epsilon}&lt;/b&gt;: das &lt;b&gt;{gain}&lt;/b&gt;-Fache des Nötigen.</translation>
    </message>
    <message>
        <source>{confidence} interval of a class</source>
        <translation>Intervall ({confidence}) einer Klasse</translation>
    </message>
    <message>
        <source>ε is {epsilon}, its limit {limit}: a q of at least {lies}, or a limit of at least {enough}, would keep it</source>
        <translation>ε ist {epsilon}, seine Grenze {limit}: ein q von mindestens {lies} oder eine Grenze von mindestens {enough} würde sie einhalten</translation>
    </message>
    <message>
        <source>The coins&apos; error alone, exceeded with probability about β by {method}</source>
        <translation>Der Fehler der Münzen allein, mit Wahrscheinlichkeit etwa β überschritten ({method})</translation>
    </message>
    <message>
        <source>The larger of ε and the error of these people&apos;s share, each over its limit: blue where both limits are kept, orange where one is broken. The error, which is exceeded with probability about β = {beta}, is that of the coins alone: {method}.</source>
        <translation>Das Größere von ε und dem Fehler des Anteils dieser Personen, jeweils geteilt durch die eigene Grenze: blau, wo beide Grenzen eingehalten sind, orange, wo eine verletzt ist. Der Fehler, der mit Wahrscheinlichkeit etwa β = {beta} überschritten wird, ist der der Münzen allein: {method}.</translation>
    </message>
    <message>
        <source>With {answers} and &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt;, a likely count already changes the odds about one person by the full factor of &lt;b&gt;{factor}&lt;/b&gt;.</source>
        <translation>Mit {answers} und &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt; ändert schon eine wahrscheinliche Anzahl die Chancen über eine Person um den vollen Faktor &lt;b&gt;{factor}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;{n}&lt;/b&gt; answers with fresh lies are (&lt;b&gt;{epsilon}&lt;/b&gt;, &lt;b&gt;{delta}&lt;/b&gt;)-differentially private together, and their majority is wrong with probability &lt;b&gt;{wrong}&lt;/b&gt;; one that is remembered stays at &lt;b&gt;{local}&lt;/b&gt;.</source>
        <translation>&lt;b&gt;{n}&lt;/b&gt; Antworten mit neuen Lügen sind zusammen (&lt;b&gt;{epsilon}&lt;/b&gt;; &lt;b&gt;{delta}&lt;/b&gt;)-differenziell privat, und ihre Mehrheit ist mit Wahrscheinlichkeit &lt;b&gt;{wrong}&lt;/b&gt; falsch; eine gemerkte bleibt bei &lt;b&gt;{local}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Error of the estimated shares of that variable alone, all others summed over</source>
        <translation>Fehler der geschätzten Anteile dieser Variablen allein, über alle anderen summiert</translation>
    </message>
    <message>
        <source>Thirty pupils answer, each with a lie probability of 1/4: how close does the estimate come to the truth, and how many such classes get an interval that contains it? Reveal tells.</source>
        <translation>Dreißig Lernende antworten, jeweils mit Lügenwahrscheinlichkeit 1/4: Wie nahe kommt die Schätzung der Wahrheit, und wie viele solche Klassen erhalten ein Intervall, das sie enthält? „Aufdecken“ sagt es.</translation>
    </message>
    <message>
        <source>A 1 forces a no and a 6 a yes: 600 pupils answer with a die. How much closer does their estimate come than that of thirty with two coins? Reveal tells.</source>
        <translation>Eine 1 erzwingt ein Nein und eine 6 ein Ja: 600 Lernende antworten mit einem Würfel. Wie viel näher kommt ihre Schätzung als die von dreißig mit zwei Münzen? „Aufdecken“ sagt es.</translation>
    </message>
    <message>
        <source>A tenth of 200 pupils say no whatever the coins tell. Around which share do the estimates gather when the class is repeated, and is it the true one? Reveal tells.</source>
        <translation>Ein Zehntel von 200 Lernenden sagt Nein, was die Münzen auch sagen. Um welchen Anteil sammeln sich die Schätzungen, wenn die Klasse wiederholt wird, und ist es der wahre? „Aufdecken“ sagt es.</translation>
    </message>
    <message>
        <source>{problem}; or choose “{name}: {choice}”</source>
        <translation>{problem}; oder „{name}: {choice}“ wählen</translation>
    </message>
    <message>
        <source>Probability, with m true yeses, of a count whose privacy loss ℓ(s) exceeds ε: not δ, which is smaller</source>
        <translation>Wahrscheinlichkeit, bei m wahren Ja, einer Anzahl, deren Privatsphäreverlust ℓ(s) größer als ε ist: nicht δ, das kleiner ist</translation>
    </message>
    <message>
        <source>Probability, with m + 1 true yeses, of a count whose privacy loss −ℓ(s) exceeds ε: not δ, which is smaller</source>
        <translation>Wahrscheinlichkeit, bei m + 1 wahren Ja, einer Anzahl, deren Privatsphäreverlust −ℓ(s) größer als ε ist: nicht δ, das kleiner ist</translation>
    </message>
    <message>
        <source>ℓ(s) = ln P[A(T) = s] − ln P[A(T′) = s], at outcomes of T {source}.</source>
        <translation>ℓ(s) = ln P[A(T) = s] − ln P[A(T′) = s], bei Ausgängen von T {source}.</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;ℓ&lt;/i&gt;(&lt;i&gt;s&lt;/i&gt;) &gt; &lt;i&gt;ε&lt;/i&gt;)</source>
        <translation>P(&lt;i&gt;ℓ&lt;/i&gt;(&lt;i&gt;s&lt;/i&gt;) &gt; &lt;i&gt;ε&lt;/i&gt;)</translation>
    </message>
    <message>
        <source>median &lt;i&gt;ℓ&lt;/i&gt;(&lt;i&gt;s&lt;/i&gt;)</source>
        <translation>Median von &lt;i&gt;ℓ&lt;/i&gt;(&lt;i&gt;s&lt;/i&gt;)</translation>
    </message>
    <message>
        <source>95 % quantile of &lt;i&gt;ℓ&lt;/i&gt;(&lt;i&gt;s&lt;/i&gt;)</source>
        <translation>95-%-Quantil von &lt;i&gt;ℓ&lt;/i&gt;(&lt;i&gt;s&lt;/i&gt;)</translation>
    </message>
    <message>
        <source>d ln((1 − q)/q), d the distance of the replaced record and its replacement: ℓ(s) attains it where everybody reports the same</source>
        <translation>d ln((1 − q)/q), d der Abstand zwischen dem ersetzten Datensatz und seinem Ersatz: ℓ(s) nimmt es an, wo alle dasselbe melden</translation>
    </message>
    <message>
        <source>P[A(T) = s] = Σ Π p^(L − d) q^d, over all ways in which the records become the reports counted in s [KR2, (2.1)]. The outcomes are the counts of the 2^L possible reports with sum n, S_n; their order is that of ℓ(s).</source>
        <translation>P[A(T) = s] = Σ Π p^(L − d) q^d, über alle Arten, auf die aus den Datensätzen die in s gezählten Meldungen werden [KR2, (2.1)]. Die Ausgänge sind die Anzahlen der 2^L möglichen Meldungen mit Summe n, S_n; sie sind nach ℓ(s) geordnet.</translation>
    </message>
    <message>
        <source>ln of P[S]/P′[S], S all outcomes with ℓ(s) &gt; ε: no more than the largest ℓ(s) of one of them [KR2, Lemma 4.1]</source>
        <translation>ln von P[S]/P′[S], S alle Ausgänge mit ℓ(s) &gt; ε: nicht mehr als das größte ℓ(s) eines davon [KR2, Lemma 4.1]</translation>
    </message>
    <message>
        <source>largest &lt;i&gt;ℓ&lt;/i&gt;(&lt;i&gt;s&lt;/i&gt;) of an outcome</source>
        <translation>größtes &lt;i&gt;ℓ&lt;/i&gt;(&lt;i&gt;s&lt;/i&gt;) eines Ausgangs</translation>
    </message>
    <message>
        <source>The privacy loss of a count s, ℓ(s; m) = ln(P[A(m) = s]/P[A(m + 1) = s]), A(m) ~ Bin(m, p) + Bin(n − m, q) {source}: orange speaks for no, blue for yes. The count falls between the dark lines with probability at least {confidence} %.</source>
        <translation>Der Privatsphäreverlust einer Anzahl s, ℓ(s; m) = ln(P[A(m) = s]/P[A(m + 1) = s]), A(m) ~ Bin(m, p) + Bin(n − m, q) {source}: Orange spricht für Nein, Blau für Ja. Die Anzahl fällt mit Wahrscheinlichkeit mindestens {confidence} % zwischen die dunklen Linien.</translation>
    </message>
    <message>
        <source>ℓ(s; m) at the chosen m: it falls from ln(p/q) to −ln(p/q) {source}.</source>
        <translation>ℓ(s; m) beim gewählten m: Es fällt von ln(p/q) auf −ln(p/q) {source}.</translation>
    </message>
    <message>
        <source>ℓ(s; m) at the chosen s: it rises with m {source}.</source>
        <translation>ℓ(s; m) beim gewählten s: Es steigt mit m {source}.</translation>
    </message>
    <message>
        <source>&lt;i&gt;ℓ&lt;/i&gt;({s}; {m})</source>
        <translation>&lt;i&gt;ℓ&lt;/i&gt;({s}; {m})</translation>
    </message>
    <message>
        <source>largest likely |&lt;i&gt;ℓ&lt;/i&gt;(&lt;i&gt;s&lt;/i&gt;)|</source>
        <translation>größtes wahrscheinliches |&lt;i&gt;ℓ&lt;/i&gt;(&lt;i&gt;s&lt;/i&gt;)|</translation>
    </message>
    <message>
        <source>Largest |ℓ(s; m)| between the count&apos;s β/2 and 1 − β/2 quantiles</source>
        <translation>Größtes |ℓ(s; m)| zwischen den β/2- und 1 − β/2-Quantilen der Anzahl</translation>
    </message>
    <message>
        <source>Probability, with m true yeses, of a count whose privacy loss ℓ(s) exceeds ε</source>
        <translation>Wahrscheinlichkeit, bei m wahren Ja, einer Anzahl, deren Privatsphäreverlust ℓ(s) größer als ε ist</translation>
    </message>
    <message>
        <source>Probability, with m + 1 true yeses, of a count whose privacy loss −ℓ(s) exceeds ε</source>
        <translation>Wahrscheinlichkeit, bei m + 1 wahren Ja, einer Anzahl, deren Privatsphäreverlust −ℓ(s) größer als ε ist</translation>
    </message>
    <message>
        <source>The privacy ratio π = (q P[A_(n−1)(m) = s − 1] + p P[A_(n−1)(m) = s])/(p P[A_(n−1)(m) = s − 1] + q P[A_(n−1)(m) = s]) = (q + pρ)/(p + qρ): the same two terms above and below [KR2, (3.1)]. It rises with ρ from q/p to p/q [KR2, Corollary 4.1].</source>
        <translation>Der Privatsphärequotient π = (q P[A_(n−1)(m) = s − 1] + p P[A_(n−1)(m) = s])/(p P[A_(n−1)(m) = s − 1] + q P[A_(n−1)(m) = s]) = (q + pρ)/(p + qρ): dieselben zwei Terme oben und unten [KR2, (3.1)]. Es steigt mit ρ von q/p auf p/q [KR2, Korollar 4.1].</translation>
    </message>
    <message>
        <source>ℓ at ρ</source>
        <translation>ℓ bei ρ</translation>
    </message>
    <message>
        <source>&lt;i&gt;ℓ&lt;/i&gt;({s}; {m}) by (3.1)</source>
        <translation>&lt;i&gt;ℓ&lt;/i&gt;({s}; {m}) nach (3.1)</translation>
    </message>
    <message>
        <source>ln((q + pρ)/(p + qρ)): the same as ℓ(s)</source>
        <translation>ln((q + pρ)/(p + qρ)): dasselbe wie ℓ(s)</translation>
    </message>
    <message>
        <source>The smaller ρ has the smaller privacy ratio π [KR2, Corollary 4.1]</source>
        <translation>Das kleinere ρ hat den kleineren Privatsphärequotienten π [KR2, Korollar 4.1]</translation>
    </message>
    <message>
        <source>belief before the answer</source>
        <translation>Einschätzung vor der Antwort</translation>
    </message>
    <message>
        <source>belief after the answer</source>
        <translation>Einschätzung nach der Antwort</translation>
    </message>
    <message>
        <source>Belief in a true yes, by Bayes&apos; rule: πp/(πp + (1 − π)q) after the answer yes, πq/(πq + (1 − π)p) after the answer no.</source>
        <translation>Einschätzung eines wahren Ja nach der Formel von Bayes: πp/(πp + (1 − π)q) nach der Antwort Ja, πq/(πq + (1 − π)p) nach der Antwort Nein.</translation>
    </message>
    <message>
        <source>An answer multiplies or divides the odds by at most &lt;b&gt;{factor}&lt;/b&gt;: a &lt;b&gt;{prior} %&lt;/b&gt; belief in a true yes becomes &lt;b&gt;{yes} %&lt;/b&gt; after “yes” and &lt;b&gt;{no} %&lt;/b&gt; after “no”.</source>
        <translation>Eine Antwort multipliziert oder dividiert die Chancen mit höchstens &lt;b&gt;{factor}&lt;/b&gt;: Aus einer Einschätzung von &lt;b&gt;{prior} %&lt;/b&gt; für ein wahres Ja werden &lt;b&gt;{yes} %&lt;/b&gt; nach „Ja“ und &lt;b&gt;{no} %&lt;/b&gt; nach „Nein“.</translation>
    </message>
    <message>
        <source>Only the truth (q = 0): the count is right, and every answer is known. Only the coin (q = ½): nothing is known of anybody, and nothing of all [WN]. Pure chance: 2q of the answers. Worth of an answer: π(1 − π)(1 − 2q)²/(λ(1 − λ)) of a true one, λ = q + π(1 − 2q), π the share.</source>
        <translation>Nur die Wahrheit (q = 0): Die Anzahl stimmt, und jede Antwort ist bekannt. Nur die Münze (q = ½): Nichts ist über jemanden bekannt, und nichts über alle [WN]. Reiner Zufall: 2q der Antworten. Wert einer Antwort: π(1 − π)(1 − 2q)²/(λ(1 − λ)) einer wahren, λ = q + π(1 − 2q), π der Anteil.</translation>
    </message>
    <message>
        <source>πx/(πx + 1 − π), x = ((1 − q)/q)^(2k − t), π the belief before: of fresh answers</source>
        <translation>πx/(πx + 1 − π), x = ((1 − q)/q)^(2k − t), π die Einschätzung davor: bei neuen Antworten</translation>
    </message>
    <message>
        <source>belief before the answers</source>
        <translation>Einschätzung vor den Antworten</translation>
    </message>
    <message>
        <source>belief after the answers</source>
        <translation>Einschätzung nach den Antworten</translation>
    </message>
    <message>
        <source>Belief in a true yes after k yes answers among t = {t} with fresh lies, where π = {prior} was believed before: each yes multiplies the odds by (1 − q)/q, each no divides them by it.</source>
        <translation>Einschätzung eines wahren Ja nach k Ja-Antworten unter t = {t} mit neuen Lügen, bei einer Einschätzung von π = {prior} davor: Jedes Ja multipliziert die Chancen mit (1 − q)/q, jedes Nein dividiert sie dadurch.</translation>
    </message>
    <message>
        <source>Share of the simulated counts whose privacy loss ℓ(s) exceeds ε</source>
        <translation>Anteil der simulierten Anzahlen, deren Privatsphäreverlust ℓ(s) größer als ε ist</translation>
    </message>
    <message>
        <source>Share of the simulated counts of m + 1 true yeses whose privacy loss −ℓ(s) exceeds ε</source>
        <translation>Anteil der simulierten Anzahlen mit m + 1 wahren Ja, deren Privatsphäreverlust −ℓ(s) größer als ε ist</translation>
    </message>
    <message>
        <source>confidence {confidence} %</source>
        <translation>Konfidenz {confidence} %</translation>
    </message>
    <message>
        <source>belief before</source>
        <translation>Einschätzung vorher</translation>
    </message>
    <message>
        <source>{label} ({reading})</source>
        <translation>{label} ({reading})</translation>
    </message>
    <message>
        <source>no epsilon is the least: this outcome, with a privacy loss of {loss}, keeps every epsilon above 0</source>
        <translation>kein epsilon ist das kleinste: Dieser Ausgang, mit dem Privatsphäreverlust {loss}, hält jedes epsilon über 0</translation>
    </message>
    <message>
        <source>ℓ(s; m) in nats</source>
        <translation>ℓ(s; m) in Nat</translation>
    </message>
    <message>
        <source>the length of record {place} of {name}</source>
        <translation>die Länge von Datensatz {place} in {name}</translation>
    </message>
    <message>
        <source>the length of the records of {name}</source>
        <translation>die Länge der Datensätze in {name}</translation>
    </message>
    <message>
        <source>the number of records of {name}</source>
        <translation>die Zahl der Datensätze in {name}</translation>
    </message>
    <message>
        <source>{n}: with fewer people no q lets Hoeffding&apos;s bound certify α = {alpha} at β = {beta}</source>
        <translation>{n}: Mit weniger Personen sichert Hoeffdings Schranke bei keinem q α = {alpha} zu, bei β = {beta}</translation>
    </message>
    <message>
        <source>{name} must be records of 0s and 1s, as in 000,011,101, but is empty</source>
        <translation>{name} muss aus Datensätzen von Nullen und Einsen bestehen, wie 000,011,101, ist aber leer</translation>
    </message>
    <message>
        <source>{name} must be records of 0s and 1s, as in 000,011,101, but record {place} is empty</source>
        <translation>{name} muss aus Datensätzen von Nullen und Einsen bestehen, wie 000,011,101, aber Datensatz {place} ist leer</translation>
    </message>
    <message>
        <source>{name} must be records of 0s and 1s, as in 000,011,101, but record {place} is {record}</source>
        <translation>{name} muss aus Datensätzen von Nullen und Einsen bestehen, wie 000,011,101, aber Datensatz {place} ist {record}</translation>
    </message>
    <message>
        <source>the records of {name} must have one length, but record 1 has {first} bits and record {place} has {second}</source>
        <translation>die Datensätze von {name} müssen gleich lang sein, aber Datensatz 1 hat {first} Bits und Datensatz {place} hat {second}</translation>
    </message>
    <message>
        <source>{name} must have at most {most} records, but has more</source>
        <translation>{name} darf höchstens {most} Datensätze haben, hat aber mehr</translation>
    </message>
    <message>
        <source>{name} must be one record, but is {count}</source>
        <translation>{name} muss ein einziger Datensatz sein, ist aber {count}</translation>
    </message>
    <message>
        <source>{name} must be collection with one record replaced, but differs from it in {count} records</source>
        <translation>{name} muss die Sammlung mit einem ersetzten Datensatz sein, weicht aber in {count} Datensätzen von ihr ab</translation>
    </message>
    <message>
        <source>{name} must have records as long as those of collection, {bits}, but has {other}</source>
        <translation>{name} muss so lange Datensätze haben wie die Sammlung, {bits}, hat aber {other}</translation>
    </message>
    <message>
        <source>{name} must have as many records as collection, {count}, but has {other}</source>
        <translation>{name} muss so viele Datensätze haben wie die Sammlung, {count}, hat aber {other}</translation>
    </message>
    <message>
        <source>{range} without {value}</source>
        <translation>{range} ohne {value}</translation>
    </message>
    <message>
        <source>the divisors of {n}</source>
        <translation>den Teilern von {n}</translation>
    </message>
    <message>
        <source>{open}{lower}, ..., {upper}{close}</source>
        <translation>{open}{lower}; …; {upper}{close}</translation>
    </message>
    <message>
        <source>{open}{lower}, {upper}{close}</source>
        <translation>{open}{lower}; {upper}{close}</translation>
    </message>
    <message>
        <source>1 − {symbol} = {confidence} %</source>
        <translation>1 − {symbol} = {confidence} %</translation>
    </message>
    <message>
        <source>more than {most}</source>
        <translation>mehr als {most}</translation>
    </message>
    <message>
        <source>P(loss &gt; ε), m = {m}</source>
        <translation>P(Verlust &gt; ε), m = {m}</translation>
    </message>
    <message>
        <source>hardest m</source>
        <translation>schwierigstes m</translation>
    </message>
    <message>
        <source>&lt;i&gt;{symbol}&lt;/i&gt; = {value}</source>
        <translation>&lt;i&gt;{symbol}&lt;/i&gt; = {value}</translation>
    </message>
    <message>
        <source>Hadamard</source>
        <translation>Hadamard</translation>
    </message>
    <message>
        <source>shuffled, dashed: at most</source>
        <translation>gemischt, gestrichelt: höchstens</translation>
    </message>
    <message>
        <source>shuffled, dotted: about</source>
        <translation>gemischt, gepunktet: etwa</translation>
    </message>
    <message>
        <source>1 − {symbol} = 1 − {missing}</source>
        <translation>1 − {symbol} = 1 − {missing}</translation>
    </message>
    <message>
        <source>Whatever others believe about you, your answer multiplies or divides the odds that your truth is yes by at most {factor} (ε = {epsilon}). The share of the whole class can hardly be estimated: from {count} answers it is off by about {points} percentage points.</source>
        <translation>Was auch immer andere über dich glauben: Deine Antwort multipliziert oder teilt die Chancen, dass deine Wahrheit Ja ist, höchstens mit {factor} (ε&#xa0;=&#xa0;{epsilon}). Der Anteil der ganzen Klasse lässt sich kaum schätzen: Aus {count} Antworten liegt er um etwa {points} Prozentpunkte daneben.</translation>
    </message>
    <message>
        <source>standard deviation, standard error</source>
        <translation>Standardabweichung, Standardfehler</translation>
    </message>
    <message>
        <source>standard deviation, variance</source>
        <translation>Standardabweichung, Varianz</translation>
    </message>
    <message>
        <source>With {people} and &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt;: in at least &lt;b&gt;{confidence} %&lt;/b&gt; of repetitions the estimate is within ±&lt;b&gt;{exact}&lt;/b&gt; points of the truth. That is more than the whole range from 0 to 100 %: the answers say practically nothing.</source>
        <translation>Mit {people} und &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt;: In mindestens &lt;b&gt;{confidence} %&lt;/b&gt; der Wiederholungen liegt die Schätzung innerhalb von ±&lt;b&gt;{exact}&lt;/b&gt; Prozentpunkten um die Wahrheit. Das ist mehr als der ganze Bereich von 0 bis 100 %: Die Antworten sagen praktisch nichts.</translation>
    </message>
    <message>
        <source>P(privacy loss &gt; &lt;i&gt;ε&lt;/i&gt; ≈ {epsilon}) at &lt;i&gt;m&lt;/i&gt; = {m}</source>
        <translation>P(Privatsphäreverlust &gt; &lt;i&gt;ε&lt;/i&gt; ≈ {epsilon}) bei &lt;i&gt;m&lt;/i&gt; = {m}</translation>
    </message>
    <message>
        <source>Probability of a count whose privacy loss exceeds the ε of the hardest m, about {epsilon}, where m = {m} ({direction}): not δ, which is smaller</source>
        <translation>Wahrscheinlichkeit einer Anzahl, deren Privatsphäreverlust das ε des am schwersten zu schützenden m überschreitet, etwa {epsilon}, bei m = {m} ({direction}): nicht δ, das kleiner ist</translation>
    </message>
    <message>
        <source>Probability of the answers whose interval contains π, in random samples of n people; for these n people, with π their own share {source}. n = {n}. It goes up and down with π: a line is the mean of neighbouring values, the area around it from the lowest to the highest, with edges for the chosen interval. In a window of a quarter or less the values themselves are drawn. The credible interval {bayes} promises no coverage: next to 0 and 1 it has none.</source>
        <translation>Wahrscheinlichkeit der Antworten, deren Intervall π enthält, in Zufallsstichproben von n Personen; für diese n Personen mit π als ihrem eigenen Anteil {source}. n = {n}. Sie schwankt mit π: Eine Linie ist das Mittel benachbarter Werte, die Fläche um sie reicht vom kleinsten zum größten, mit Rändern beim gewählten Intervall. In einem Fenster von höchstens einem Viertel sind die Werte selbst gezeichnet. Das Glaubwürdigkeitsintervall {bayes} verspricht keine Überdeckung: Neben 0 und 1 hat es keine.</translation>
    </message>
    <message>
        <source>&lt;i&gt;n&lt;/i&gt; from which on the error is below &lt;i&gt;α&lt;/i&gt;, exact</source>
        <translation>&lt;i&gt;n&lt;/i&gt;, ab dem der Fehler unter &lt;i&gt;α&lt;/i&gt; liegt, exakt</translation>
    </message>
    <message>
        <source>The least number from which on every number of people keeps the error below α with confidence 1 − β, up to 10⁹, where m stays {share} % of n</source>
        <translation>Die kleinste Anzahl, ab der jede Anzahl Personen den Fehler mit Konfidenz 1 − β unter α hält, bis 10⁹, wobei m immer {share} % von n ist</translation>
    </message>
    <message>
        <source>least &lt;i&gt;n&lt;/i&gt; with an error below &lt;i&gt;α&lt;/i&gt;, exact</source>
        <translation>kleinstes &lt;i&gt;n&lt;/i&gt; mit einem Fehler unter &lt;i&gt;α&lt;/i&gt;, exakt</translation>
    </message>
    <message>
        <source>The least number that keeps the error below α with confidence 1 − β, where m stays {share} % of n; some larger ones may not, as the count has steps</source>
        <translation>Die kleinste Anzahl, die den Fehler mit Konfidenz 1 − β unter α hält, wobei m immer {share} % von n ist; manche größeren tun es vielleicht nicht, da die Anzahl Stufen hat</translation>
    </message>
    <message>
        <source>Enough for an error below α with confidence 1 − β by {method}, of the share of these people themselves</source>
        <translation>Genug für einen Fehler unter α mit Konfidenz 1 − β nach {method}, des Anteils unter diesen Personen selbst</translation>
    </message>
    <message>
        <source>Smallest n from which on the estimated share of these n people errs by less than α = {alpha} with probability 1 − β, β = {beta}, by each method, q = 1/(1 + e^ε).</source>
        <translation>Kleinstes n, ab dem der geschätzte Anteil dieser n Personen mit Wahrscheinlichkeit 1 − β, β = {beta}, um weniger als α = {alpha} irrt, nach jedem Verfahren, q = 1/(1 + e^ε).</translation>
    </message>
    <message>
        <source>The error is {error}, its limit {limit}. It is below that with {people} people at this q, or with a q of at most {lies} and these people; within a limit of at least {error} it is now</source>
        <translation>Der Fehler ist {error}, seine Grenze {limit}. Darunter liegt er mit {people} Personen bei diesem q oder mit einem q von höchstens {lies} und diesen Personen; in einer Grenze von mindestens {error} liegt er jetzt</translation>
    </message>
    <message>
        <source>The error is {error}, its limit {limit}. It is below that with {people} people at this q; with these people no q does that. Within a limit of at least {error} it is now</source>
        <translation>Der Fehler ist {error}, seine Grenze {limit}. Darunter liegt er mit {people} Personen bei diesem q; mit diesen Personen schafft das kein q. In einer Grenze von mindestens {error} liegt er jetzt</translation>
    </message>
    <message>
        <source>The error is {error}, its limit {limit}. It is below that with a q of at most {lies} and these people; at this q no number of people does that. Within a limit of at least {error} it is now</source>
        <translation>Der Fehler ist {error}, seine Grenze {limit}. Darunter liegt er mit einem q von höchstens {lies} und diesen Personen; bei diesem q schafft das keine Anzahl Personen. In einer Grenze von mindestens {error} liegt er jetzt</translation>
    </message>
    <message>
        <source>The error is {error}, its limit {limit}. It is below that with more people and a smaller q; within a limit of at least {error} it is now</source>
        <translation>Der Fehler ist {error}, seine Grenze {limit}. Darunter liegt er mit mehr Personen und einem kleineren q; in einer Grenze von mindestens {error} liegt er jetzt</translation>
    </message>
    <message>
        <source>people, cheapest plan</source>
        <translation>Personen, günstigster Plan</translation>
    </message>
    <message>
        <source>Least n from which on the error is below its limit at q = {q}, the least q that keeps the limit of ε</source>
        <translation>Kleinstes n, ab dem der Fehler unter seiner Grenze liegt, bei q = {q}, dem kleinsten q, das die Grenze von ε einhält</translation>
    </message>
    <message>
        <source>Least n from which on the error is below its limit</source>
        <translation>Kleinstes n, ab dem der Fehler unter seiner Grenze liegt</translation>
    </message>
    <message>
        <source>The most private q that keeps the error below its limit</source>
        <translation>Das vertraulichste q, das den Fehler unter seiner Grenze hält</translation>
    </message>
    <message>
        <source>For an error of the share of the people asked below &lt;b&gt;{points}&lt;/b&gt; points with about &lt;b&gt;{confidence} %&lt;/b&gt; confidence</source>
        <translation>Für einen Fehler des Anteils der Befragten unter &lt;b&gt;{points}&lt;/b&gt; Punkten mit etwa &lt;b&gt;{confidence} %&lt;/b&gt; Konfidenz</translation>
    </message>
    <message>
        <source>For an error of the share of the people asked below &lt;b&gt;{points}&lt;/b&gt; points with at least &lt;b&gt;{confidence} %&lt;/b&gt; confidence</source>
        <translation>Für einen Fehler des Anteils der Befragten unter &lt;b&gt;{points}&lt;/b&gt; Punkten mit mindestens &lt;b&gt;{confidence} %&lt;/b&gt; Konfidenz</translation>
    </message>
    <message>
        <source>The chosen &lt;i&gt;q&lt;/i&gt; = {q} and {people} keep both limits: ε is &lt;b&gt;{epsilon}&lt;/b&gt;, the error within ±&lt;b&gt;{error}&lt;/b&gt; points.</source>
        <translation>Das gewählte &lt;i&gt;q&lt;/i&gt; = {q} und {people} halten beide Grenzen ein: ε ist &lt;b&gt;{epsilon}&lt;/b&gt;, der Fehler liegt innerhalb von ±&lt;b&gt;{error}&lt;/b&gt; Punkten.</translation>
    </message>
    <message>
        <source>The chosen &lt;i&gt;q&lt;/i&gt; = {q} and {people} keep the error within ±&lt;b&gt;{error}&lt;/b&gt; points, but ε is &lt;b&gt;{epsilon}&lt;/b&gt;.</source>
        <translation>Das gewählte &lt;i&gt;q&lt;/i&gt; = {q} und {people} halten den Fehler innerhalb von ±&lt;b&gt;{error}&lt;/b&gt; Punkten, aber ε ist &lt;b&gt;{epsilon}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>coins alone by</source>
        <translation>Münzen allein nach</translation>
    </message>
    <message>
        <source>Which q and n meet both limits, that of ε and that of the error?</source>
        <translation>Welches q und n halten beide Grenzen ein, die von ε und die des Fehlers?</translation>
    </message>
    <message>
        <source>Smallest n from which on the error is below α = {alpha} at β = {beta}: of these people&apos;s share by {method}, and of the population&apos;s by the normal approximation {warner} {cochran}. A curve ends where asking all of N = {frame} would not be enough.</source>
        <translation>Kleinstes n, ab dem der Fehler bei β = {beta} unter α = {alpha} liegt: des Anteils dieser Personen nach {method}, und dessen der Population nach der Normalapproximation {warner} {cochran}. Eine Kurve endet, wo es nicht genügen würde, alle N = {frame} zu fragen.</translation>
    </message>
    <message>
        <source>{relation}, from {symbol} on</source>
        <translation>{relation}, ab {symbol} immer</translation>
    </message>
    <message>
        <source>{symbol} from which on all are enough for {relation}</source>
        <translation>{symbol}, ab dem alle genügen für {relation}</translation>
    </message>
    <message>
        <source>Choosing among several releases by how close they come to the truth voids ε: of a file the difference is shown after saving, and only when asked for.</source>
        <translation>Unter mehreren Veröffentlichungen danach zu wählen, wie nahe sie der Wahrheit kommen, hebt ε auf: Bei einer Datei wird der Unterschied erst nach dem Speichern gezeigt, und nur auf Verlangen.</translation>
    </message>
    <message>
        <source>Least expected loss among all matrices whose neighbouring rows differ by a factor of at most e^ε: metric privacy ε·|i − j| {metric}, without sampling. Each report of the geometric mechanism in the place that costs least {geometric}; categories in the order of the data, as frequent as there.</source>
        <translation>Kleinster erwarteter Verlust unter allen Matrizen, deren benachbarte Zeilen sich um einen Faktor von höchstens e^ε unterscheiden: metrische Privatsphäre ε·|i − j| {metric}, ohne Stichprobenziehung. Jede Meldung des geometrischen Mechanismus an der Stelle, die am wenigsten kostet {geometric}; Kategorien in der Reihenfolge der Daten, so häufig wie dort.</translation>
    </message>
    <message>
        <source>Least expected loss of a report; ε is that of neighbouring categories, distant ones are less well hidden</source>
        <translation>Kleinster erwarteter Verlust einer Meldung; ε ist das benachbarter Kategorien, entfernte sind weniger gut verborgen</translation>
    </message>
</context>
<context>
    <name>halftruth::AskRoomDialog</name>
    <message>
        <source>Ask the room</source>
        <translation>Klasse fragen</translation>
    </message>
    <message>
        <source>THE QUESTION</source>
        <translation>DIE FRAGE</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Forced response</source>
        <translation>Erzwungene Antwort</translation>
    </message>
    <message>
        <source>Warner: the truth or its opposite</source>
        <translation>Warner: die Wahrheit oder ihr Gegenteil</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>The phone&apos;s own coin</source>
        <translation>Die Münze des Telefons</translation>
    </message>
    <message>
        <source>Real coins</source>
        <translation>Echte Münzen</translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation>Echte Würfel</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Zufallsgerät</translation>
    </message>
    <message>
        <source>Of a forced yes and of a forced no; in Warner&apos;s design, of the opposite of the truth</source>
        <translation>Eines erzwungenen Ja und eines erzwungenen Nein; in Warners Design des Gegenteils der Wahrheit</translation>
    </message>
    <message>
        <source>Probability q</source>
        <translation>Wahrscheinlichkeit q</translation>
    </message>
    <message>
        <source>This design protects nobody: every answer is the truth. The page on the phones is red and says so.</source>
        <translation>Dieses Design schützt niemanden: Jede Antwort ist die Wahrheit. Die Seite auf den Telefonen ist rot und sagt es.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>The question and the address for the projector; Escape leaves</source>
        <translation>Die Frage und die Adresse für den Projektor; Escape beendet es</translation>
    </message>
    <message>
        <source>PHONES</source>
        <translation>TELEFONE</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>THE ANSWERS</source>
        <translation>DIE ANTWORTEN</translation>
    </message>
    <message>
        <source>+ yes</source>
        <translation>+ ja</translation>
    </message>
    <message>
        <source>Count a yes by hand, from a sheet of paper or a raised hand (key +)</source>
        <translation>Ein Ja von Hand zählen, von einem Blatt Papier oder einer gehobenen Hand (Taste +)</translation>
    </message>
    <message>
        <source>+ no</source>
        <translation>+ nein</translation>
    </message>
    <message>
        <source>Count a no by hand (key −)</source>
        <translation>Ein Nein von Hand zählen (Taste −)</translation>
    </message>
    <message>
        <source>Remove the last</source>
        <translation>Letzte entfernen</translation>
    </message>
    <message>
        <source>Take back the answer that was counted last</source>
        <translation>Die zuletzt gezählte Antwort zurücknehmen</translation>
    </message>
    <message>
        <source>Phones are told that no answers are counted now</source>
        <translation>Telefonen wird gesagt, dass jetzt keine Antworten gezählt werden</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Forget all answers; phones need the new class code</source>
        <translation>Alle Antworten vergessen; Telefone brauchen den neuen Code der Klasse</translation>
    </message>
    <message>
        <source>Reveal the estimate</source>
        <translation>Schätzung aufdecken</translation>
    </message>
    <message>
        <source>The share that the answers come to, and its interval</source>
        <translation>Der Anteil, den die Antworten ergeben, und sein Intervall</translation>
    </message>
    <message>
        <source>Show in the charts</source>
        <translation>In den Diagrammen zeigen</translation>
    </message>
    <message>
        <source>q must be a number, but is “%1”</source>
        <translation>q muss eine Zahl sein, ist aber „%1“</translation>
    </message>
    <message>
        <source>Asked aloud</source>
        <translation>Laut gestellt</translation>
    </message>
    <message>
        <source>Phones show the question: write it first.</source>
        <translation>Telefone zeigen die Frage: Schreiben Sie sie zuerst.</translation>
    </message>
    <message>
        <source>Class open at %1</source>
        <translation>Klasse offen unter %1</translation>
    </message>
    <message>
        <source>The class is full: no more than %1 answers are counted.</source>
        <translation>Die Klasse ist voll: Mehr als %1 Antworten werden nicht gezählt.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Phones in this network reach one page at %1, until you close it. It comes over HTTP: others there can read the answers that are sent. With this design those are the truth.</source>
        <translation>Telefone in diesem Netz erreichen eine Seite unter %1, bis Sie sie schließen. Sie kommt über HTTP: Andere dort können die gesendeten Antworten lesen. Bei diesem Design sind das die Wahrheiten.</translation>
    </message>
    <message>
        <source>Phones in this network reach one page at %1, until you close it. It comes over HTTP: others there can read the answers that are sent, never whether they are true.</source>
        <translation>Telefone in diesem Netz erreichen eine Seite unter %1, bis Sie sie schließen. Sie kommt über HTTP: Andere dort können die gesendeten Antworten lesen, nie, ob sie wahr sind.</translation>
    </message>
    <message>
        <source>No port is open. Open lets phones reach one page of this program at %1, nothing else, and sends nothing elsewhere.</source>
        <translation>Kein Port ist offen. Öffnen lässt Telefone eine Seite dieses Programms unter %1 erreichen, sonst nichts, und sendet nichts anderswohin.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Estimated share: &lt;b&gt;%1&lt;/b&gt;, with a %2 interval from &lt;b&gt;%3&lt;/b&gt; to &lt;b&gt;%4&lt;/b&gt;.</source>
        <translation>Geschätzter Anteil: &lt;b&gt;%1&lt;/b&gt;, mit einem Intervall (%2) von &lt;b&gt;%3&lt;/b&gt; bis &lt;b&gt;%4&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>(Unclipped %1: chance does that in small classes.)</source>
        <translation>(Ungestutzt %1: Das tut der Zufall in kleinen Klassen.)</translation>
    </message>
    <message>
        <source>Standard error %1.</source>
        <translation>Standardfehler %1.</translation>
    </message>
    <message>
        <source>Classroom shows this class in its own charts, with this design, as the answers come</source>
        <translation>Das Klassenzimmer zeigt diese Klasse in seinen eigenen Diagrammen, mit diesem Design, während die Antworten eintreffen</translation>
    </message>
    <message>
        <source>optional: stands above the question</source>
        <translation>freiwillig: steht über der Frage</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
</context>
<context>
    <name>halftruth::ChoiceBox</name>
    <message>
        <source>No match for “%1”</source>
        <translation>Nichts gefunden für „%1“</translation>
    </message>
</context>
<context>
    <name>halftruth::ClassroomScene</name>
    <message>
        <source>Orange: has the trait.</source>
        <translation>Orange: hat das Merkmal.</translation>
    </message>
    <message>
        <source>Red ring: said no all the same.</source>
        <translation>Roter Ring: sagte trotzdem Nein.</translation>
    </message>
    <message>
        <source>The device said: tell the truth.</source>
        <translation>Das Gerät sagte: die Wahrheit sagen.</translation>
    </message>
    <message>
        <source>The device said: say the opposite.</source>
        <translation>Das Gerät sagte: das Gegenteil sagen.</translation>
    </message>
    <message>
        <source>The device said: say yes.</source>
        <translation>Das Gerät sagte: Ja sagen.</translation>
    </message>
    <message>
        <source>The device said: say no.</source>
        <translation>Das Gerät sagte: Nein sagen.</translation>
    </message>
    <message>
        <source>The device asked the other question.</source>
        <translation>Das Gerät stellte die andere Frage.</translation>
    </message>
    <message>
        <source>The pupils</source>
        <translation>Die Lernenden</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Let the pupils answer one after the other</source>
        <translation>Die Lernenden nacheinander antworten lassen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Let the next pupil answer</source>
        <translation>Die nächste Person antworten lassen</translation>
    </message>
    <message>
        <source>Let everybody answer at once</source>
        <translation>Alle zugleich antworten lassen</translation>
    </message>
    <message>
        <source>Another class</source>
        <translation>Neue Klasse</translation>
    </message>
    <message>
        <source>Other coins: the next seed</source>
        <translation>Andere Münzen: der nächste Startwert</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How many pupils answer in a second</source>
        <translation>Wie viele Lernende je Sekunde antworten</translation>
    </message>
    <message>
        <source>The same survey with real pupils: a sheet to print, and a tally</source>
        <translation>Dieselbe Umfrage mit echten Lernenden: ein Blatt zum Drucken und eine Auszählung</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Nobody has answered yet.</source>
        <translation>Noch hat niemand geantwortet.</translation>
    </message>
    <message>
        <source>%1 of %2 have answered, %3 said yes: estimate %4</source>
        <translation>%1 von %2 haben geantwortet, Ja: %3, Schätzung %4</translation>
    </message>
    <message>
        <source>The first %1 pupils are shown.</source>
        <translation>Gezeigt sind die ersten %1 Lernenden.</translation>
    </message>
    <message>
        <source>Point at a pupil to see what the answer tells about them.</source>
        <translation>Auf eine Person zeigen, um zu sehen, was die Antwort über sie verrät.</translation>
    </message>
    <message>
        <source>Pupil %1</source>
        <translation>Person %1</translation>
    </message>
    <message>
        <source>In truth: yes.</source>
        <translation>In Wahrheit: Ja.</translation>
    </message>
    <message>
        <source>In truth: no.</source>
        <translation>In Wahrheit: Nein.</translation>
    </message>
    <message>
        <source>They said no all the same.</source>
        <translation>Die Person sagte trotzdem Nein.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>The same class from the beginning: nobody has answered</source>
        <translation>Dieselbe Klasse von vorn: Noch hat niemand geantwortet</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>Zum Ende springen</translation>
    </message>
    <message>
        <source>The truth: who has the trait, what each was told, which intervals contain the share</source>
        <translation>Die Wahrheit: wer das Merkmal hat, was jedem gesagt wurde, welche Intervalle den Anteil enthalten</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>%1 of %2 have answered, %3 said yes: estimate %4, truth %5</source>
        <translation>%1 von %2 haben geantwortet, %3 mit Ja: Schätzung %4, Wahrheit %5</translation>
    </message>
    <message>
        <source>%1 hasn&apos;t answered yet.</source>
        <translation>%1 hat noch nicht geantwortet.</translation>
    </message>
    <message>
        <source>%1 said yes: whoever thought the trait as likely as not now gives it probability %2.</source>
        <translation>%1 sagte Ja: Wer das Merkmal für ebenso wahrscheinlich wie nicht hielt, gibt ihm nun die Wahrscheinlichkeit %2.</translation>
    </message>
    <message>
        <source>%1 said no: whoever thought the trait as likely as not now gives it probability %2.</source>
        <translation>%1 sagte Nein: Wer das Merkmal für ebenso wahrscheinlich wie nicht hielt, gibt ihm nun die Wahrscheinlichkeit %2.</translation>
    </message>
    <message>
        <source>%1 said yes: the trait now has probability %2, before it %3.</source>
        <translation>%1 sagte Ja: Das Merkmal hat nun die Wahrscheinlichkeit %2, zuvor %3.</translation>
    </message>
    <message>
        <source>%1 said no: the trait now has probability %2, before it %3.</source>
        <translation>%1 sagte Nein: Das Merkmal hat nun die Wahrscheinlichkeit %2, zuvor %3.</translation>
    </message>
    <message>
        <source>Repeat the class once more, into the histogram</source>
        <translation>Die Klasse noch einmal wiederholen, ins Histogramm</translation>
    </message>
    <message>
        <source>Repeat the class %1 times more, into the histogram</source>
        <translation>Die Klasse noch %1-mal wiederholen, ins Histogramm</translation>
    </message>
    <message>
        <source>Ask the room…</source>
        <translation>Klasse fragen…</translation>
    </message>
    <message>
        <source>The pupils answer on their phones, or are counted by hand</source>
        <translation>Die Lernenden antworten auf ihren Telefonen oder werden von Hand gezählt</translation>
    </message>
    <message>
        <source>Hand-out for a class…</source>
        <translation>Blatt für eine Klasse…</translation>
    </message>
    <message>
        <source>Filled bubble: said yes.</source>
        <translation>Gefüllte Sprechblase: sagte ja.</translation>
    </message>
    <message>
        <source>Filled bubble: said yes. Point at a pupil to see what that tells about them.</source>
        <translation>Gefüllte Sprechblase: sagte ja. Auf eine Person zeigen, um zu sehen, was das über sie verrät.</translation>
    </message>
</context>
<context>
    <name>halftruth::DataDialog</name>
    <message>
        <source>Open data: %1</source>
        <translation>Daten öffnen: %1</translation>
    </message>
    <message>
        <source>with a header</source>
        <translation>mit Kopfzeile</translation>
    </message>
    <message>
        <source>without a header</source>
        <translation>ohne Kopfzeile</translation>
    </message>
    <message>
        <source>without a header, recognised as %1</source>
        <translation>ohne Kopfzeile, erkannt als %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>Erste Spalte</translation>
    </message>
    <message>
        <source>Second column</source>
        <translation>Zweite Spalte</translation>
    </message>
    <message>
        <source>Rows count as</source>
        <translation>Zeilen zählen als</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>one record each</source>
        <translation>je ein Datensatz</translation>
    </message>
    <message>
        <source>as many records as “%1” says</source>
        <translation>so viele Datensätze, wie „%1“ sagt</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns, %3. Choose one column, or two whose joint distribution is wanted.</source>
        <translation>%1 Zeilen, %2 Spalten, %3. Eine Spalte wählen, oder zwei, deren gemeinsame Verteilung gewünscht ist.</translation>
    </message>
    <message>
        <source>more than %1 rows, %2 columns, %3. Choose one column, or two whose joint distribution is wanted.</source>
        <translation>mehr als %1 Zeilen, %2 Spalten, %3. Eine Spalte wählen, oder zwei, deren gemeinsame Verteilung gewünscht ist.</translation>
    </message>
    <message>
        <source>%1 (over %2 values)</source>
        <translation>%1 (über %2 Werte)</translation>
    </message>
    <message>
        <source>%1 (%2 values)</source>
        <translation>%1 (%2 Werte)</translation>
    </message>
</context>
<context>
    <name>halftruth::EdgeGrip</name>
    <message>
        <source>Drag to make the panel wider; a double click makes it as it was</source>
        <translation>Ziehen macht die Seitenleiste breiter, ein Doppelklick wieder wie zuvor</translation>
    </message>
</context>
<context>
    <name>halftruth::ExplanationPanel</name>
    <message>
        <source>%1 explained</source>
        <translation>%1 erklärt</translation>
    </message>
    <message>
        <source>The charts, as they are now</source>
        <translation>Die Diagramme, wie sie jetzt sind</translation>
    </message>
</context>
<context>
    <name>halftruth::ExportDialog</name>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>Parameters, below</source>
        <translation>Parameter, darunter</translation>
    </message>
    <message>
        <source>The answer in words, below</source>
        <translation>Die Antwort in Worten, darunter</translation>
    </message>
    <message>
        <source>Export a figure</source>
        <translation>Abbildung exportieren</translation>
    </message>
    <message>
        <source>All charts on one page</source>
        <translation>Alle Diagramme auf einer Seite</translation>
    </message>
    <message>
        <source>All charts, each in a file</source>
        <translation>Alle Diagramme, jedes in einer Datei</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>Eigene Wahl</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>Unit of the size</source>
        <translation>Einheit der Größe</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Pixels in an inch. With 9 pt type, 96 dpi draws texts at their size on screen</source>
        <translation>Pixel je Zoll. Mit 9-pt-Schrift erscheinen Texte bei 96 dpi in Bildschirmgröße</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Size of the type</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Width of the curves</source>
        <translation>Breite der Kurven</translation>
    </message>
    <message>
        <source>The program&apos;s font</source>
        <translation>Die Schrift des Programms</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schriftart</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Colour and dashes</source>
        <translation>Farbe und Strichart</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>Schwarzweiß</translation>
    </message>
    <message>
        <source>What tells curves apart</source>
        <translation>Was Kurven unterscheidet</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Legend above the plot</source>
        <translation>Legende über der Zeichnung</translation>
    </message>
    <message>
        <source>Legend inside, where there is room</source>
        <translation>Legende innen, wo Platz ist</translation>
    </message>
    <message>
        <source>No legend</source>
        <translation>Keine Legende</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>Being computed: %p %</source>
        <translation>Wird berechnet: %p %</translation>
    </message>
    <message>
        <source>Being written…</source>
        <translation>Wird geschrieben …</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>%1, in 3-D</source>
        <translation>%1, in 3D</translation>
    </message>
    <message>
        <source>Numbers, no picture.</source>
        <translation>Zahlen, kein Bild.</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <source>Choose a file to write.</source>
        <translation>Eine Zieldatei wählen.</translation>
    </message>
    <message>
        <source>New folder?</source>
        <translation>Neuer Ordner?</translation>
    </message>
    <message>
        <source>There is no folder %1. Make it?</source>
        <translation>Den Ordner %1 gibt es nicht. Anlegen?</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be made.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>The file&apos;s name must end in %1, but ends in .%2.</source>
        <translation>Der Dateiname muss auf %1 enden, endet aber auf .%2.</translation>
    </message>
    <message>
        <source>A surface is written as a PNG image.</source>
        <translation>Eine Fläche wird als PNG-Bild geschrieben.</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>These files are there already: %1. Replace them?</source>
        <translation>Diese Dateien gibt es schon: %1. Ersetzen?</translation>
    </message>
    <message>
        <source>Replace?</source>
        <translation>Ersetzen?</translation>
    </message>
    <message>
        <source>Names at the curves&apos; ends, where they fit</source>
        <translation>Namen an den Enden der Kurven, wo sie Platz haben</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>%1 and %2 other files are there already. Replace them?</source>
        <translation>%1 und %2 weitere Dateien gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>This chart isn&apos;t there for every one of these values.</source>
        <translation>Dieses Diagramm gibt es nicht für jeden dieser Werte.</translation>
    </message>
    <message>
        <source>One for each point</source>
        <translation>Eine je Punkt</translation>
    </message>
    <message>
        <source>One for each x, a column for every curve</source>
        <translation>Eine je x, eine Spalte je Kurve</translation>
    </message>
    <message>
        <source>Rows of the table</source>
        <translation>Zeilen der Tabelle</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>%1, %2 × %3 pixels</source>
        <translation>%1, %2 × %3 Pixel</translation>
    </message>
    <message>
        <source>There isn&apos;t enough memory for a picture of this size.</source>
        <translation>Für ein Bild dieser Größe reicht der Speicher nicht.</translation>
    </message>
</context>
<context>
    <name>halftruth::FieldRow</name>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>%1 must be a number, but is “%2”</source>
        <translation>%1 muss eine Zahl sein, ist aber „%2“</translation>
    </message>
</context>
<context>
    <name>halftruth::FigureActions</name>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Copy &amp;data</source>
        <translation>&amp;Daten kopieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exportiert</translation>
    </message>
    <message>
        <source>Copied “%1” as an image</source>
        <translation>„%1“ als Bild kopiert</translation>
    </message>
    <message>
        <source>Copied the numbers of “%1”</source>
        <translation>Zahlen von „%1“ kopiert</translation>
    </message>
    <message>
        <source>&amp;Main chart</source>
        <translation>&amp;Hauptdiagramm</translation>
    </message>
    <message>
        <source>Copy &amp;image</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Hinein&amp;zoomen</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>He&amp;rauszoomen</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>Zoom to ran&amp;ge…</source>
        <translation>Auf Bereich z&amp;oomen…</translation>
    </message>
    <message>
        <source>As the wheel does over a chart, or a frame drawn there by dragging with Shift</source>
        <translation>Wie das Mausrad über einem Diagramm oder ein Rahmen, der dort mit Umschalt gezogen wird</translation>
    </message>
    <message>
        <source>As the wheel does over a chart</source>
        <translation>Wie das Mausrad über einem Diagramm</translation>
    </message>
    <message>
        <source>All of the chart again</source>
        <translation>Wieder das ganze Diagramm</translation>
    </message>
    <message>
        <source>The ends of the chart&apos;s axes, typed</source>
        <translation>Die Enden der Achsen des Diagramms, eingegeben</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n files</source>
        <translation>
            <numerusform>%n Datei exportiert</numerusform>
            <numerusform>%n Dateien exportiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>halftruth::FigureTableModel</name>
    <message>
        <source>level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>“%1” in files. Click to sort, once more for the other way, a third time for the figure&apos;s order</source>
        <translation>„%1“ in Dateien. Klicken sortiert, erneut in umgekehrter Richtung, beim dritten Mal wie in der Abbildung</translation>
    </message>
    <message>
        <source>series</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>role</source>
        <translation>Rolle</translation>
    </message>
</context>
<context>
    <name>halftruth::FigureView</name>
    <message>
        <source>Back to all charts (Esc, or a double click on the title)</source>
        <translation>Zurück zu allen Diagrammen (Esc oder Doppelklick auf den Titel)</translation>
    </message>
    <message>
        <source>Enlarge to the whole board (Return, or a double click on the title)</source>
        <translation>Auf die ganze Tafel vergrößern (Eingabetaste oder Doppelklick auf den Titel)</translation>
    </message>
    <message>
        <source>Formula and source of %1</source>
        <translation>Formel und Quelle von %1</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Logarithmic: %1</source>
        <translation>Logarithmisch: %1</translation>
    </message>
    <message>
        <source>&amp;Shown</source>
        <translation>&amp;Gezeigt</translation>
    </message>
    <message>
        <source>Click to hide or show</source>
        <translation>Klick blendet aus oder ein</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Hinein&amp;zoomen</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>He&amp;rauszoomen</translation>
    </message>
    <message>
        <source>Show all again (Home or Ctrl+0)</source>
        <translation>Alles wieder zeigen (Pos1 oder Strg+0)</translation>
    </message>
    <message>
        <source>Release to zoom, Esc gives up</source>
        <translation>Loslassen zoomt, Esc bricht ab</translation>
    </message>
    <message>
        <source>Release to zoom to %1, Esc gives up</source>
        <translation>Loslassen zoomt auf %1, Esc bricht ab</translation>
    </message>
    <message>
        <source>As the wheel does, or a frame drawn by dragging with Shift</source>
        <translation>Wie das Mausrad oder ein mit Umschalt gezogener Rahmen</translation>
    </message>
    <message>
        <source>Zoom to ran&amp;ge…</source>
        <translation>Auf Bereich z&amp;oomen…</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Einpassen</translation>
    </message>
</context>
<context>
    <name>halftruth::FileActions</name>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;data…</source>
        <translation>&amp;Daten öffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Every parameter at its default, without pins</source>
        <translation>Jeder Parameter auf seinem Standardwert, ohne Pins</translation>
    </message>
    <message>
        <source>Take one or two columns of a CSV file as data</source>
        <translation>Eine oder zwei Spalten einer CSV-Datei als Daten nehmen</translation>
    </message>
    <message>
        <source>Save all parameters, pins and views as a session</source>
        <translation>Alle Parameter, Pins und Ansichten als Sitzung speichern</translation>
    </message>
    <message>
        <source>Save all parameters, pins and views under another name</source>
        <translation>Alle Parameter, Pins und Ansichten unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation>%1 ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 geöffnet</translation>
    </message>
    <message>
        <source>Opened the records of %1</source>
        <translation>Datensätze von %1 geöffnet</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>Sessions (*.%1)</source>
        <translation>Sitzungen (*.%1)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Nicht gespeicherte Arbeit</translation>
    </message>
    <message>
        <source>Halftruth ended before your last work was saved. Bring it back?</source>
        <translation>Halftruth endete, bevor die letzte Arbeit gespeichert war. Wiederherstellen?</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save what you have set and pinned as a session?</source>
        <translation>Eingestelltes und Angeheftetes als Sitzung speichern?</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Änderungen an „%1“ speichern?</translation>
    </message>
    <message>
        <source>%1[*] – %2</source>
        <translation>%1[*] – %2</translation>
    </message>
    <message>
        <source>Open a session, a lesson, an exported figure or a data file (Ctrl+O)</source>
        <translation>Eine Sitzung, eine Lektion, eine exportierte Abbildung oder eine Datendatei öffnen (Strg+O)</translation>
    </message>
    <message>
        <source>Open a session, a lesson, an exported figure or a data file</source>
        <translation>Eine Sitzung, eine Lektion, eine exportierte Abbildung oder eine Datendatei öffnen</translation>
    </message>
    <message>
        <source>Sessions, lessons, figures and tables (*.json *.png *.svg *.pdf %1);;Sessions (*.%2);;All files (*)</source>
        <translation>Sitzungen, Lektionen, Abbildungen und Tabellen (*.json *.png *.svg *.pdf %1);;Sitzungen (*.%2);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>“%1” is open. Open it again as it was saved, and give up what has been changed since?</source>
        <translation>„%1“ ist offen. Noch einmal öffnen, wie es gespeichert ist, und aufgeben, was seitdem geändert wurde?</translation>
    </message>
    <message>
        <source>Saved your own work, without what was set in the lesson: %1</source>
        <translation>Ihre eigene Arbeit ist gespeichert, ohne was in der Lektion eingestellt wurde: %1</translation>
    </message>
</context>
<context>
    <name>halftruth::FrameChoice</name>
    <message>
        <source>For values of %1</source>
        <translation>Für Werte von %1</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>Erster Wert</translation>
    </message>
    <message>
        <source>Last value</source>
        <translation>Letzter Wert</translation>
    </message>
    <message>
        <source>%1 must be a number, but is “%2”</source>
        <translation>%1 muss eine Zahl sein, ist aber „%2“</translation>
    </message>
    <message>
        <source>%1 must be in %2, but is %3</source>
        <translation>%1 muss in %2 liegen, ist aber %3</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>Eine Datei</translation>
    </message>
    <message>
        <source>How many files</source>
        <translation>Wie viele Dateien</translation>
    </message>
    <message>
        <source> files</source>
        <translation> Dateien</translation>
    </message>
    <message>
        <source>Number of files</source>
        <translation>Zahl der Dateien</translation>
    </message>
</context>
<context>
    <name>halftruth::GalleryPage</name>
    <message>
        <source>agrees</source>
        <translation>stimmt überein</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>wie gedruckt</translation>
    </message>
    <message>
        <source>by its formula</source>
        <translation>nach der Formel der Quelle</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Show it in “%1”</source>
        <translation>In „%1“ zeigen</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Published numbers, and what Halftruth computes for them now. They agree where ours, rounded as the source&apos;s is, is the same. “halftruth gallery --check” does it without a window.</source>
        <translation>Veröffentlichte Zahlen und was Halftruth jetzt dafür berechnet. Sie stimmen überein, wo unsere, gerundet wie die der Quelle, dieselbe ist. „halftruth gallery --check“ prüft das ohne Fenster.</translation>
    </message>
</context>
<context>
    <name>halftruth::GroupHeader</name>
    <message>
        <source>unfolded</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>%1; something in it isn&apos;t as it is at first</source>
        <translation>%1; etwas darin ist nicht wie am Anfang</translation>
    </message>
    <message>
        <source>Something in it isn&apos;t as it is at first</source>
        <translation>Etwas darin ist nicht wie am Anfang</translation>
    </message>
</context>
<context>
    <name>halftruth::HandOutView</name>
    <message>
        <source>The sheet as it will be printed</source>
        <translation>Das Blatt, wie es gedruckt wird</translation>
    </message>
    <message>
        <source>There is no sheet: %1</source>
        <translation>Es gibt kein Blatt: %1</translation>
    </message>
</context>
<context>
    <name>halftruth::LessonActions</name>
    <message>
        <source>&amp;Worksheet…</source>
        <translation>&amp;Arbeitsblatt…</translation>
    </message>
    <message>
        <source>The questions and exercises of the lessons, with room for the answers</source>
        <translation>Die Fragen und Aufgaben der Lektionen, mit Platz für die Antworten</translation>
    </message>
    <message>
        <source>&amp;Solutions…</source>
        <translation>L&amp;ösungen…</translation>
    </message>
    <message>
        <source>The same with the answers and how to come to them</source>
        <translation>Dasselbe mit den Antworten und dem Weg zu ihnen</translation>
    </message>
    <message>
        <source>Speaker &amp;notes…</source>
        <translation>&amp;Notizen zum Vortragen…</translation>
    </message>
    <message>
        <source>The time plan, and what whoever teaches says and does</source>
        <translation>Der Zeitplan, und was die Lehrperson sagt und tut</translation>
    </message>
    <message>
        <source>PDF, A4 (*.pdf)</source>
        <translation>PDF, A4 (*.pdf)</translation>
    </message>
    <message>
        <source>PDF, Letter (*.pdf)</source>
        <translation>PDF, Letter (*.pdf)</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
</context>
<context>
    <name>halftruth::LessonPanel</name>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>EXERCISE</source>
        <translation>AUFGABE</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Leaves the lesson: all that was set before it is there again</source>
        <translation>Verlässt die Lektion: Alles, was vorher eingestellt war, ist wieder da</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Weiter ›</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>What is set here ends with the lesson: your own work waits for you.</source>
        <translation>Was hier eingestellt wird, endet mit der Lektion: Ihre eigene Arbeit bleibt erhalten.</translation>
    </message>
    <message>
        <source>The lesson has ended: this is your own work again</source>
        <translation>Die Lektion ist beendet: Das ist wieder Ihre eigene Arbeit</translation>
    </message>
</context>
<context>
    <name>halftruth::ListRow</name>
    <message>
        <source>Type numbers with commas between: 0.1, 0.25, 0.45</source>
        <translation>Zahlen mit Semikolons dazwischen eingeben: 0,1; 0,25; 0,45</translation>
    </message>
    <message>
        <source>Type 1 to %1 numbers with commas between, such as 0.1, 0.25, 0.45</source>
        <translation>1 bis %1 Zahlen mit Semikolons dazwischen eingeben, etwa 0,1; 0,25; 0,45</translation>
    </message>
    <message>
        <source>Each number must be in %1, and %2 isn&apos;t</source>
        <translation>Jede Zahl muss in %1 liegen, %2 liegt nicht darin</translation>
    </message>
</context>
<context>
    <name>halftruth::MainWindow</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Explain this explorer</source>
        <translation>Diese Erkundung &amp;erklären</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>The survey in a room: a sheet for the pupils, and the estimate from their answers</source>
        <translation>Die Umfrage in einem Raum: ein Blatt für die Lernenden und die Schätzung aus ihren Antworten</translation>
    </message>
    <message>
        <source>&amp;Two-curator release…</source>
        <translation>Zwei-Kuratoren-&amp;Veröffentlichung…</translation>
    </message>
    <message>
        <source>Release two columns of a file as sampled and perturbed records</source>
        <translation>Zwei Spalten einer Datei als Stichprobe gestörter Datensätze veröffentlichen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Names of the explorers</source>
        <translation>&amp;Namen der Erkundungen</translation>
    </message>
    <message>
        <source>Beside their icons, whatever the window&apos;s width</source>
        <translation>Neben ihren Symbolen, wie breit das Fenster auch ist</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>E&amp;xplorers</source>
        <translation>Er&amp;kundungen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Terms of privacy</source>
        <translation>&amp;Begriffe des Datenschutzes</translation>
    </message>
    <message>
        <source>&amp;Sources</source>
        <translation>&amp;Quellen</translation>
    </message>
    <message>
        <source>&amp;About Halftruth</source>
        <translation>&amp;Über Halftruth</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>PARAMETERS</source>
        <translation>PARAMETER</translation>
    </message>
    <message>
        <source>EXPLAIN</source>
        <translation>ERKLÄREN</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Drawn in %1 ms</source>
        <translation>In %1 ms gezeichnet</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The model of privacy: see Help ▸ Terms</source>
        <translation>Das Datenschutzmodell: siehe Hilfe ▸ Begriffe</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr…</translation>
    </message>
    <message>
        <source>Stopped at %1 %</source>
        <translation>Angehalten bei %1 %</translation>
    </message>
    <message>
        <source>Searching for %1… %2 %</source>
        <translation>%1 wird gesucht… %2 %</translation>
    </message>
    <message>
        <source>Searching for %1…</source>
        <translation>%1 wird gesucht…</translation>
    </message>
    <message>
        <source>Refining… %1 %</source>
        <translation>Wird verfeinert… %1 %</translation>
    </message>
    <message>
        <source>Refining…</source>
        <translation>Wird verfeinert…</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Kein Ergebnis</translation>
    </message>
    <message>
        <source>Nothing meets the target. What is shown is the last valid state: %1.</source>
        <translation>Nichts erreicht das Ziel. Gezeigt ist der letzte gültige Zustand: %1.</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>About Halftruth</source>
        <translation>Über Halftruth</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Halftruth %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;An explorer for the privacy/utility tradeoffs of randomized response.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Halftruth %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Ein Programm zum Erkunden der Abwägung zwischen Datenschutz und Nutzen bei randomisierter Antwort.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>&amp;Bewegung verringern</translation>
    </message>
    <message>
        <source>What would move or fade is at once where it goes to</source>
        <translation>Was sich bewegen oder verblassen würde, ist sofort am Ziel</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Sce&amp;narios…</source>
        <translation>S&amp;zenarien…</translation>
    </message>
    <message>
        <source>The pinned states of all explorers in one table</source>
        <translation>Die angehefteten Zustände aller Erkundungen in einer Tabelle</translation>
    </message>
    <message>
        <source>&amp;Gallery of published numbers</source>
        <translation>&amp;Galerie veröffentlichter Zahlen</translation>
    </message>
    <message>
        <source>Ask the roo&amp;m…</source>
        <translation>Die &amp;Klasse fragen…</translation>
    </message>
    <message>
        <source>A class answers on its phones, or is counted by hand</source>
        <translation>Eine Klasse antwortet auf ihren Telefonen oder wird von Hand gezählt</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>Predict first. What the program finds is here once your answer is locked in.</source>
        <translation>Erst vorhersagen. Was das Programm findet, steht hier, sobald Ihre Antwort festgelegt ist.</translation>
    </message>
    <message>
        <source>&amp;Hand-out for a class…</source>
        <translation>B&amp;latt für eine Klasse…</translation>
    </message>
    <message>
        <source>&amp;Reset all parameters</source>
        <translation>Alle &amp;Parameter zurücksetzen</translation>
    </message>
    <message>
        <source>The&amp;me</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>Undone in %1: %2</source>
        <translation>Rückgängig gemacht in %1: %2</translation>
    </message>
    <message>
        <source>Redone in %1: %2</source>
        <translation>Wiederholt in %1: %2</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet…</translation>
    </message>
</context>
<context>
    <name>halftruth::Navigation</name>
    <message>
        <source>Explorers</source>
        <translation>Erkundungen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>halftruth::NeighbourRow</name>
    <message>
        <source>Which record of the collection is replaced: 1 is the first</source>
        <translation>Welcher Datensatz der Sammlung ersetzt wird: 1 ist der erste</translation>
    </message>
    <message>
        <source>Record in its place</source>
        <translation>Datensatz an seiner Stelle</translation>
    </message>
    <message>
        <source>The record in its place, of 0s and 1s</source>
        <translation>Der Datensatz an seiner Stelle, aus 0 und 1</translation>
    </message>
    <message>
        <source>Number of the replaced record</source>
        <translation>Nummer des ersetzten Datensatzes</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>wird zu</translation>
    </message>
    <message>
        <source>instead of %1</source>
        <translation>statt %1</translation>
    </message>
    <message>
        <source>the record replaced must be in %1, but is “%2”</source>
        <translation>der ersetzte Datensatz muss in %1 liegen, ist aber „%2“</translation>
    </message>
    <message>
        <source>replacement</source>
        <translation>Ersatz</translation>
    </message>
</context>
<context>
    <name>halftruth::ParameterPanel</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Where the categories come from: their number K and how concentrated they are</source>
        <translation>Woher die Kategorien kommen: ihre Zahl K und wie konzentriert sie sind</translation>
    </message>
    <message>
        <source>Release…</source>
        <translation>Veröffentlichen…</translation>
    </message>
    <message>
        <source>Two-curator release…</source>
        <translation>Zwei-Kuratoren-Veröffentlichung…</translation>
    </message>
    <message>
        <source>Release two columns of a file as sampled and perturbed records</source>
        <translation>Zwei Spalten einer Datei als Stichprobe gestörter Datensätze veröffentlichen</translation>
    </message>
    <message>
        <source>Synthetic: uniform</source>
        <translation>Synthetisch: gleichverteilt</translation>
    </message>
    <message>
        <source>Synthetic: Zipf</source>
        <translation>Synthetisch: Zipf</translation>
    </message>
    <message>
        <source>Open a CSV file…</source>
        <translation>CSV-Datei öffnen…</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Title of the chart</source>
        <translation>Titel des Diagramms</translation>
    </message>
    <message>
        <source>as the quantity</source>
        <translation>wie die Größe</translation>
    </message>
    <message>
        <source>What the chart is called on screen and where it is exported; empty for the quantity&apos;s name</source>
        <translation>Wie das Diagramm auf dem Bildschirm und beim Export heißt; leer für den Namen der Größe</translation>
    </message>
</context>
<context>
    <name>halftruth::ParameterRow</name>
    <message>
        <source>given by the data</source>
        <translation>durch die Daten gegeben</translation>
    </message>
    <message>
        <source>%1, found from the others</source>
        <translation>%1, aus den anderen bestimmt</translation>
    </message>
    <message>
        <source>Found from the others</source>
        <translation>Aus den anderen bestimmt</translation>
    </message>
    <message>
        <source>%1 needs a number</source>
        <translation>%1 braucht eine Zahl</translation>
    </message>
    <message>
        <source>%1 must be a number, but is “%2”</source>
        <translation>%1 muss eine Zahl sein, ist aber „%2“</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds from end to end</source>
        <translation>
            <numerusform>%n Sekunde von Ende zu Ende</numerusform>
            <numerusform>%n Sekunden von Ende zu Ende</numerusform>
        </translation>
    </message>
    <message>
        <source>Over and over</source>
        <translation>Immer wieder</translation>
    </message>
    <message>
        <source>With a trail</source>
        <translation>Mit Spur</translation>
    </message>
    <message>
        <source>Stop here (P)</source>
        <translation>Hier anhalten (P)</translation>
    </message>
    <message>
        <source>Play %1 through its range (P)</source>
        <translation>%1 durch den Bereich abspielen (P)</translation>
    </message>
    <message>
        <source>Hold %1 as a count, whatever %2 is (%)</source>
        <translation>%1 als Anzahl festhalten, was auch %2 ist (%)</translation>
    </message>
    <message>
        <source>Hold %1 as a share of %2: it follows %2 (%)</source>
        <translation>%1 als Anteil von %2 festhalten: folgt %2 (%)</translation>
    </message>
    <message>
        <source>%1 %2. Digits, F2 and Enter lead to the field, P plays it.</source>
        <translation>%1 %2. Ziffern, F2 und Enter führen in das Feld, P spielt es ab.</translation>
    </message>
    <message>
        <source>Export the frames…</source>
        <translation>Bilder exportieren…</translation>
    </message>
</context>
<context>
    <name>halftruth::PartTabs</name>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
</context>
<context>
    <name>halftruth::PinBar</name>
    <message>
        <source>&amp;Pin the current curves</source>
        <translation>Aktuelle Kurven an&amp;heften</translation>
    </message>
    <message>
        <source>&amp;Unpin all</source>
        <translation>Alle Pins &amp;entfernen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Pin entfernen</translation>
    </message>
    <message>
        <source>Keep the current curves to compare with (Ctrl+P)</source>
        <translation>Die aktuellen Kurven zum Vergleich behalten (Strg+P)</translation>
    </message>
    <message>
        <source>There are %1 pins; unpin one first</source>
        <translation>Es gibt %1 Pins; erst einen entfernen</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>Pin %1 entfernen</translation>
    </message>
    <message>
        <source>Δ</source>
        <translation>Δ</translation>
    </message>
    <message>
        <source>Go back to %1; a double click or F2 renames it</source>
        <translation>Zurück zu %1; Doppelklick oder F2 benennt um</translation>
    </message>
    <message>
        <source>Compare the results with %1</source>
        <translation>Ergebnisse mit %1 vergleichen</translation>
    </message>
    <message>
        <source>Name of the pin</source>
        <translation>Name des angehefteten Zustands</translation>
    </message>
    <message>
        <source>&amp;Compare side by side</source>
        <translation>&amp;Nebeneinander vergleichen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Show the charts of a pinned state beside those of now; where nothing is pinned, what is shown now is (Ctrl+B)</source>
        <translation>Die Diagramme eines angehefteten Zustands neben denen von jetzt zeigen; wo nichts angeheftet ist, wird angeheftet, was gerade zu sehen ist (Strg+B)</translation>
    </message>
    <message>
        <source>this map doesn&apos;t show pins</source>
        <translation>diese Karte zeigt keine Pins</translation>
    </message>
</context>
<context>
    <name>halftruth::Presentation</name>
    <message>
        <source>&amp;Presentation</source>
        <translation>&amp;Präsentation</translation>
    </message>
    <message>
        <source>Leave the presentation</source>
        <translation>Präsentation verlassen</translation>
    </message>
    <message>
        <source>Full screen and twice as large: one chart, the sentence, and the sliders that matter</source>
        <translation>Ganzer Bildschirm und doppelt so groß: ein Diagramm, der Satz und die wichtigen Regler</translation>
    </message>
    <message>
        <source>The screen is black: any key shows it again</source>
        <translation>Der Bildschirm ist schwarz: Jede Taste zeigt ihn wieder</translation>
    </message>
    <message>
        <source>Esc leaves the presentation · ← → charts · ↑ ↓ presets · B black</source>
        <translation>Esc beendet die Präsentation · ← → Diagramme · ↑ ↓ Beispiele · B schwarz</translation>
    </message>
    <message>
        <source>Begin the presentation</source>
        <translation>Präsentation beginnen</translation>
    </message>
</context>
<context>
    <name>halftruth::PresentationBar</name>
    <message>
        <source>The chart before</source>
        <translation>Voriges Diagramm</translation>
    </message>
    <message>
        <source>The next chart</source>
        <translation>Nächstes Diagramm</translation>
    </message>
    <message>
        <source>The preset before</source>
        <translation>Voriges Beispiel</translation>
    </message>
    <message>
        <source>The next preset</source>
        <translation>Nächstes Beispiel</translation>
    </message>
    <message>
        <source>Leave the presentation</source>
        <translation>Präsentation verlassen</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Back from the presets</source>
        <translation>Zurück von den Beispielen</translation>
    </message>
</context>
<context>
    <name>halftruth::PresetMenu</name>
    <message>
        <source>&amp;Presets</source>
        <translation>Bei&amp;spiele</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Of every explorer</source>
        <translation>Aller Erkundungen</translation>
    </message>
</context>
<context>
    <name>halftruth::PrintPreview</name>
    <message>
        <source>Print preview</source>
        <translation>Druckvorschau</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>One of %1 pages, which are all alike</source>
        <translation>Eine von %1 Seiten, die alle gleich sind</translation>
    </message>
</context>
<context>
    <name>halftruth::PupilField</name>
    <message>
        <source>T: told to tell the truth</source>
        <translation>W: soll die Wahrheit sagen</translation>
    </message>
    <message>
        <source>L: told to say the opposite</source>
        <translation>G: soll das Gegenteil sagen</translation>
    </message>
    <message>
        <source>Y: told to say yes</source>
        <translation>J: soll Ja sagen</translation>
    </message>
    <message>
        <source>N: told to say no</source>
        <translation>N: soll Nein sagen</translation>
    </message>
    <message>
        <source>Q: asked the other question</source>
        <translation>F: bekam die andere Frage</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>halftruth::QuestionBox</name>
    <message>
        <source>Lock in</source>
        <translation>Festlegen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Reveals the answer without a prediction</source>
        <translation>Deckt die Antwort ohne Vorhersage auf</translation>
    </message>
    <message>
        <source>Shows how to come to the answer</source>
        <translation>Zeigt, wie man zur Antwort kommt</translation>
    </message>
    <message>
        <source>“%1” is no number. 0.25, 1/4, 25 % and ln 3 are.</source>
        <translation>„%1“ ist keine Zahl. 0,25, 1/4, 25 % und ln 3 sind welche.</translation>
    </message>
    <message>
        <source>✓ Right: %1.</source>
        <translation>✓ Richtig: %1.</translation>
    </message>
    <message>
        <source>≈ Close: it is %1, rounded.</source>
        <translation>≈ Nahe dran: Es ist %1, gerundet.</translation>
    </message>
    <message>
        <source>✗ It is %1. Look at this: %2</source>
        <translation>✗ Es ist %1. Sehen Sie hierauf: %2</translation>
    </message>
    <message>
        <source>✗ Not yet. Look at this: %1</source>
        <translation>✗ Noch nicht. Sehen Sie hierauf: %1</translation>
    </message>
</context>
<context>
    <name>halftruth::ReadoutButton</name>
    <message>
        <source>the same at %1</source>
        <translation>dasselbe bei %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>
%1: %2</source>
        <translation>
%1: %2</translation>
    </message>
    <message>
        <source>%1%2
Click to copy %3</source>
        <translation>%1%2
Klicken kopiert %3</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>about</source>
        <translation>etwa</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>
Exact, and shown rounded up: what is shown still holds</source>
        <translation>
Exakt, und aufgerundet angezeigt: Was angezeigt wird, gilt noch</translation>
    </message>
    <message>
        <source>
Exact, and shown rounded down: what is shown still holds</source>
        <translation>
Exakt, und abgerundet angezeigt: Was angezeigt wird, gilt noch</translation>
    </message>
    <message>
        <source>%1, of a moment ago</source>
        <translation>%1, von eben</translation>
    </message>
</context>
<context>
    <name>halftruth::ReadoutChips</name>
    <message>
        <source>The answer in numbers</source>
        <translation>Die Antwort in Zahlen</translation>
    </message>
</context>
<context>
    <name>halftruth::ReadoutPanel</name>
    <message>
        <source>Doesn&apos;t apply: %1</source>
        <translation>Trifft nicht zu: %1</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Weitere Ergebnisse</translation>
    </message>
</context>
<context>
    <name>halftruth::RealClassDialog</name>
    <message>
        <source>DESIGN</source>
        <translation>DESIGN</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Lie probability q</source>
        <translation>Lügenwahrscheinlichkeit q</translation>
    </message>
    <message>
        <source>Truthful answers t</source>
        <translation>Wahrheitsgemäße Antworten t</translation>
    </message>
    <message>
        <source>Forced yes answers y</source>
        <translation>Erzwungene Ja-Antworten y</translation>
    </message>
    <message>
        <source>Innocuous trait u</source>
        <translation>Unverfängliches Merkmal u</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>SHEET FOR THE PUPILS</source>
        <translation>BLATT FÜR DIE LERNENDEN</translation>
    </message>
    <message>
        <source>Left blank: to be written in by hand</source>
        <translation>Leer gelassen: von Hand einzutragen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>The share that would truthfully say yes, for the example on the sheet</source>
        <translation>Der Anteil, der ehrlich Ja sagen würde, für das Beispiel auf dem Blatt</translation>
    </message>
    <message>
        <source>Share in the example</source>
        <translation>Anteil im Beispiel</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eines</translation>
    </message>
    <message>
        <source>Two, to be cut apart</source>
        <translation>Zwei, zum Zerschneiden</translation>
    </message>
    <message>
        <source>Sheets on a page</source>
        <translation>Blätter je Seite</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>THE ANSWERS</source>
        <translation>DIE ANTWORTEN</translation>
    </message>
    <message>
        <source>Answers n</source>
        <translation>Antworten n</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>Birthday</source>
        <translation>Geburtstag</translation>
    </message>
    <message>
        <source>The nearest simple one</source>
        <translation>Das nächste einfache</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Birthdays</source>
        <translation>Geburtstage</translation>
    </message>
    <message>
        <source>This design gives no protection: every answer is the truth. The sheet says so.</source>
        <translation>Dieses Design gibt keinen Schutz: Jede Antwort ist die Wahrheit. Das Blatt sagt es.</translation>
    </message>
    <message>
        <source>One of the answers gives the truth away; the sheet says so. Force some answers of both kinds to protect everybody.</source>
        <translation>Eine der Antworten verrät die Wahrheit; das Blatt sagt es. Einige Antworten beider Arten zu erzwingen schützt alle.</translation>
    </message>
    <message>
        <source>“%1” answers</source>
        <translation>„%1“-Antworten</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Count the sheets and the “%1” answers among them.</source>
        <translation>Die Blätter zählen, und die „%1“-Antworten darunter.</translation>
    </message>
    <message>
        <source>Estimated share: &lt;b&gt;%1&lt;/b&gt;, with a %2 interval from &lt;b&gt;%3&lt;/b&gt; to &lt;b&gt;%4&lt;/b&gt;.</source>
        <translation>Geschätzter Anteil: &lt;b&gt;%1&lt;/b&gt;, mit einem Intervall (%2) von &lt;b&gt;%3&lt;/b&gt; bis &lt;b&gt;%4&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>(Unclipped %1: chance does that in small classes.)</source>
        <translation>(Ungestutzt %1: In kleinen Klassen macht der Zufall das.)</translation>
    </message>
    <message>
        <source>Standard error %1.</source>
        <translation>Standardfehler %1.</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>Blatt speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 Seite</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1 Seiten</translation>
    </message>
    <message>
        <source>Hand-out for a class</source>
        <translation>Blatt für eine Klasse</translation>
    </message>
</context>
<context>
    <name>halftruth::RecentFiles</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
</context>
<context>
    <name>halftruth::RecordsDialog</name>
    <message>
        <source>Number of records</source>
        <translation>Zahl der Datensätze</translation>
    </message>
    <message>
        <source>Bits per record</source>
        <translation>Bits je Datensatz</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Collection of records</source>
        <translation>Sammlung von Datensätzen</translation>
    </message>
    <message>
        <source>One record on a line, or with commas between; 000x50 are 50 copies of 000.</source>
        <translation>Ein Datensatz je Zeile oder mit Kommas dazwischen; 000x50 sind 50 Kopien von 000.</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Random: n</source>
        <translation>Zufällig: n</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Replaces the records by so many drawn at random; the same seed draws the same</source>
        <translation>Ersetzt die Datensätze durch so viele zufällig gezogene; derselbe Startwert zieht dieselben</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Reads a file: one record on a line, or a table (CSV)</source>
        <translation>Liest eine Datei: ein Datensatz je Zeile, oder eine Tabelle (CSV)</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Writes one record on a line; the command line takes such a file as --collection @FILE</source>
        <translation>Schreibt einen Datensatz je Zeile; die Befehlszeile nimmt eine solche Datei als --collection @FILE</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>bearbeitet</translation>
    </message>
    <message>
        <source>%1; these are the first, too many to edit here</source>
        <translation>%1; dies sind die ersten, zu viele, um sie hier zu bearbeiten</translation>
    </message>
    <message>
        <source>Open records</source>
        <translation>Datensätze öffnen</translation>
    </message>
    <message>
        <source>Text and tables (%1);;All files (*)</source>
        <translation>Text und Tabellen (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save records</source>
        <translation>Datensätze speichern</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
</context>
<context>
    <name>halftruth::RecordsRow</name>
    <message>
        <source>Type a record of 0s and 1s, as long as those of the collection</source>
        <translation>Einen Datensatz aus 0 und 1 eingeben, so lang wie die der Sammlung</translation>
    </message>
    <message>
        <source>Type or paste records of 0s and 1s: 000, 011, 101 or 000x50 for 50 copies</source>
        <translation>Datensätze aus 0 und 1 eingeben oder einfügen: 000, 011, 101 oder 000x50 für 50 Kopien</translation>
    </message>
    <message>
        <source>Edit many records, draw them at random, or open a file</source>
        <translation>Viele Datensätze bearbeiten, zufällig ziehen oder eine Datei öffnen</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
</context>
<context>
    <name>halftruth::ReleaseDialog</name>
    <message>
        <source>Two-curator release</source>
        <translation>Zwei-Kuratoren-Veröffentlichung</translation>
    </message>
    <message>
        <source>Choose a list of categories</source>
        <translation>Eine Liste von Kategorien wählen</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>Tabellen (%1)</translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation>%1 wird angesehen</translation>
    </message>
    <message>
        <source>Say which categories there are, without looking at the data: type them, choose a list, or tick that the labels are public.</source>
        <translation>Sagen, welche Kategorien es gibt, ohne die Daten anzusehen: sie eingeben, eine Liste wählen oder ankreuzen, dass die Bezeichnungen öffentlich sind.</translation>
    </message>
    <message>
        <source>Counting records</source>
        <translation>Datensätze werden gezählt</translation>
    </message>
    <message>
        <source>Demonstrating</source>
        <translation>Wird vorgeführt</translation>
    </message>
    <message>
        <source>Releasing</source>
        <translation>Wird veröffentlicht</translation>
    </message>
    <message>
        <source>Save the sanitised records</source>
        <translation>Geschützte Datensätze speichern</translation>
    </message>
    <message>
        <source>Save the estimate</source>
        <translation>Schätzung speichern</translation>
    </message>
    <message>
        <source>Save the marginals of the estimate</source>
        <translation>Randverteilungen der Schätzung speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wird gespeichert</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>%1 of %2 records, %3 categories, γ = %4, RMS error at most %5.</source>
        <translation>%1 von %2 Datensätzen, %3 Kategorien, γ = %4, RMS-Fehler höchstens %5.</translation>
    </message>
    <message>
        <source> Error of this estimate: %1.</source>
        <translation> Fehler dieser Schätzung: %1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Released:&lt;/b&gt; %1 Only the records, the estimate and its marginals may leave the curators.</source>
        <translation>&lt;b&gt;Veröffentlicht:&lt;/b&gt; %1 Nur die Datensätze, die Schätzung und ihre Randverteilungen dürfen die Kuratoren verlassen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A demonstration:&lt;/b&gt; %1 Nothing has been released.</source>
        <translation>&lt;b&gt;Eine Vorführung:&lt;/b&gt; %1 Nichts wurde veröffentlicht.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ready:&lt;/b&gt; %1 Nothing has been released.</source>
        <translation>&lt;b&gt;Bereit:&lt;/b&gt; %1 Nichts wurde veröffentlicht.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>%1 has one column only, and a release takes two.</source>
        <translation>%1 hat nur eine Spalte, eine Veröffentlichung braucht zwei.</translation>
    </message>
    <message>
        <source>Alice and Bob must have different columns.</source>
        <translation>Alice und Bob müssen verschiedene Spalten haben.</translation>
    </message>
    <message>
        <source>The output must be another file than the data, but is %1.</source>
        <translation>Die Ausgabe muss eine andere Datei als die Daten sein, ist aber %1.</translation>
    </message>
</context>
<context>
    <name>halftruth::ReleaseForm</name>
    <message>
        <source>1 DATA</source>
        <translation>1 DATEN</translation>
    </message>
    <message>
        <source>The example</source>
        <translation>Das Beispiel</translation>
    </message>
    <message>
        <source>Choose a CSV file…</source>
        <translation>CSV-Datei wählen…</translation>
    </message>
    <message>
        <source>2 WHO HOLDS WHAT</source>
        <translation>2 WER HAT WAS</translation>
    </message>
    <message>
        <source>Alice has</source>
        <translation>Alice hat</translation>
    </message>
    <message>
        <source>Bob has</source>
        <translation>Bob hat</translation>
    </message>
    <message>
        <source>3 CATEGORIES, NOT FROM THE DATA</source>
        <translation>3 KATEGORIEN, NICHT AUS DEN DATEN</translation>
    </message>
    <message>
        <source>yes, no, …</source>
        <translation>ja, nein, …</translation>
    </message>
    <message>
        <source>Labels with commas between them. What isn&apos;t listed counts as “other”, and records without a value as “missing”.</source>
        <translation>Bezeichnungen mit Kommas dazwischen. Was nicht aufgeführt ist, zählt als „other“, Datensätze ohne Wert als „missing“.</translation>
    </message>
    <message>
        <source>Of Alice</source>
        <translation>Von Alice</translation>
    </message>
    <message>
        <source>Of Bob</source>
        <translation>Von Bob</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei…</translation>
    </message>
    <message>
        <source>The labels in the data are public</source>
        <translation>Die Bezeichnungen in den Daten sind öffentlich</translation>
    </message>
    <message>
        <source>Then the categories are those that occur. A label that only one person has would tell that this person is there.</source>
        <translation>Dann sind die Kategorien die vorkommenden. Eine Bezeichnung, die nur eine Person hat, würde verraten, dass diese Person dabei ist.</translation>
    </message>
    <message>
        <source>4 PRIVACY</source>
        <translation>4 DATENSCHUTZ</translation>
    </message>
    <message>
        <source>Privacy parameter ε</source>
        <translation>Datenschutzparameter ε</translation>
    </message>
    <message>
        <source>Samples m</source>
        <translation>Gezogene Datensätze m</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Geheim</translation>
    </message>
    <message>
        <source>Fixed seed</source>
        <translation>Fester Startwert</translation>
    </message>
    <message>
        <source>Secret keys come from the operating system</source>
        <translation>Geheime Schlüssel kommen vom Betriebssystem</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>For demonstrations only: who knows the seed can undo the release, so that it protects nobody.</source>
        <translation>Nur für Vorführungen: Wer den Startwert kennt, kann die Veröffentlichung rückgängig machen, sodass sie niemanden schützt.</translation>
    </message>
    <message>
        <source>5 RELEASE</source>
        <translation>5 VERÖFFENTLICHEN</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>6 SAVE</source>
        <translation>6 SPEICHERN</translation>
    </message>
    <message>
        <source>Save the records…</source>
        <translation>Datensätze speichern…</translation>
    </message>
    <message>
        <source>Save the estimate…</source>
        <translation>Schätzung speichern…</translation>
    </message>
    <message>
        <source>Save its marginals…</source>
        <translation>Randverteilungen speichern…</translation>
    </message>
    <message>
        <source>Show the truth beside it</source>
        <translation>Wahrheit daneben zeigen</translation>
    </message>
    <message>
        <source>Of a file, only after saving: choosing among releases by it would void ε</source>
        <translation>Bei einer Datei erst nach dem Speichern: Danach unter Veröffentlichungen zu wählen würde ε aufheben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The built-in example: %1 people of the UCI Adult table, whose records are public.</source>
        <translation>Das eingebaute Beispiel: %1 Personen der UCI-Adult-Tabelle, deren Datensätze öffentlich sind.</translation>
    </message>
    <message>
        <source>epsilon</source>
        <translation>epsilon</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>samples</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>seed</translation>
    </message>
    <message>
        <source>%1, the optimum</source>
        <translation>%1, das Optimum</translation>
    </message>
    <message>
        <source>Before anything is saved:</source>
        <translation>Bevor etwas gespeichert wird:</translation>
    </message>
    <message>
        <source>Listed in %1</source>
        <translation>Aufgeführt in %1</translation>
    </message>
    <message>
        <source>A CSV file: type where, or drop it</source>
        <translation>CSV-Datei: Pfad eingeben oder ablegen</translation>
    </message>
    <message>
        <source>Where the CSV file is</source>
        <translation>Wo die CSV-Datei ist</translation>
    </message>
    <message>
        <source>Release and save the records…</source>
        <translation>Veröffentlichen und Datensätze speichern…</translation>
    </message>
    <message>
        <source>Release and save the estimate…</source>
        <translation>Veröffentlichen und Schätzung speichern…</translation>
    </message>
    <message>
        <source>Release and save its marginals…</source>
        <translation>Veröffentlichen und Ränder speichern…</translation>
    </message>
</context>
<context>
    <name>halftruth::ReleaseResults</name>
    <message>
        <source>SAMPLE → ENCRYPT → PERTURB → DECRYPT</source>
        <translation>ZIEHEN → VERSCHLÜSSELN → STÖREN → ENTSCHLÜSSELN</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Record of Alice and Bob</source>
        <translation>Datensatz von Alice und Bob</translation>
    </message>
    <message>
        <source>Pads V, W</source>
        <translation>Pads V, W</translation>
    </message>
    <message>
        <source>The server sees</source>
        <translation>Der Server sieht</translation>
    </message>
    <message>
        <source>It makes of it</source>
        <translation>Er macht daraus</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Some records on their way, in the common random order</source>
        <translation>Einige Datensätze unterwegs, in der gemeinsamen zufälligen Reihenfolge</translation>
    </message>
    <message>
        <source>→ ESTIMATE</source>
        <translation>→ SCHÄTZEN</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>Projected</source>
        <translation>Projiziert</translation>
    </message>
    <message>
        <source>Marginal</source>
        <translation>Randverteilung</translation>
    </message>
    <message>
        <source>The marginals of the estimate</source>
        <translation>Die Randverteilungen der Schätzung</translation>
    </message>
    <message>
        <source>WHO HOLDS WHICH KEY AND SEES WHAT</source>
        <translation>WER WELCHEN SCHLÜSSEL HAT UND WAS SIEHT</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>hat</translation>
    </message>
    <message>
        <source>sees</source>
        <translation>sieht</translation>
    </message>
    <message>
        <source>and so learns</source>
        <translation>und erfährt so</translation>
    </message>
    <message>
        <source>Who holds which key and sees what</source>
        <translation>Wer welchen Schlüssel hat und was sieht</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>nicht gezeigt</translation>
    </message>
    <message>
        <source>The estimated shares</source>
        <translation>Die geschätzten Anteile</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Wahr</translation>
    </message>
</context>
<context>
    <name>halftruth::RoomDoor</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>Nur dieser Computer</translation>
    </message>
</context>
<context>
    <name>halftruth::RoomPoster</name>
    <message>
        <source>What the class sees</source>
        <translation>Was die Klasse sieht</translation>
    </message>
    <message>
        <source>Class code %1</source>
        <translation>Code der Klasse %1</translation>
    </message>
</context>
<context>
    <name>halftruth::ScenarioStore</name>
    <message>
        <source>Change %1</source>
        <translation>(%1 ändern)</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>(%1 wählen)</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>(%1 zurücksetzen)</translation>
    </message>
    <message>
        <source>Reset all parameters</source>
        <translation>(alle Parameter zurücksetzen)</translation>
    </message>
    <message>
        <source>Change the data</source>
        <translation>(Daten ändern)</translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation>(Beispiel „%1“)</translation>
    </message>
    <message>
        <source>Solve for %1</source>
        <translation>(nach %1 auflösen)</translation>
    </message>
    <message>
        <source>Set %1 by hand</source>
        <translation>(%1 von Hand setzen)</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>(Anheften)</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>(Pin entfernen)</translation>
    </message>
    <message>
        <source>Unpin all</source>
        <translation>(alle Pins entfernen)</translation>
    </message>
    <message>
        <source>Go to the pin</source>
        <translation>(zum Pin gehen)</translation>
    </message>
    <message>
        <source>Hold %1 as a share</source>
        <translation>(%1 als Anteil festhalten)</translation>
    </message>
    <message>
        <source>Hold %1 as a count</source>
        <translation>(%1 als Anzahl festhalten)</translation>
    </message>
    <message>
        <source>%1 is found from the others</source>
        <translation>%1 wird aus den übrigen gefunden</translation>
    </message>
    <message>
        <source>%1 is given by the data</source>
        <translation>%1 ist durch die Daten gegeben</translation>
    </message>
    <message>
        <source>Name the pin</source>
        <translation>(angehefteten Zustand benennen)</translation>
    </message>
    <message>
        <source>Compare with the pin</source>
        <translation>(mit angeheftetem Zustand vergleichen)</translation>
    </message>
    <message>
        <source>Title of the chart</source>
        <translation>(Titel des Diagramms)</translation>
    </message>
</context>
<context>
    <name>halftruth::ScenariosDialog</name>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>Als CSV &amp;speichern…</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Every pinned state is a row, with its numbers and, in brackets, their difference to the pin that the explorer compares with. Double click a name to change it.</source>
        <translation>Jeder angeheftete Zustand ist eine Zeile, mit seinen Zahlen und, in Klammern, deren Differenz zum Pin, mit dem die Erkundung vergleicht. Doppelklick auf einen Namen, um ihn zu ändern.</translation>
    </message>
    <message>
        <source>Pinned states</source>
        <translation>Angeheftete Zustände</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>Nothing is pinned: Ctrl+P pins what an explorer shows.</source>
        <translation>Nichts ist angeheftet: Strg+P heftet an, was eine Erkundung zeigt.</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Erkundung</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Save the scenarios</source>
        <translation>Szenarien speichern</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>&amp;Zeigen</translation>
    </message>
</context>
<context>
    <name>halftruth::SentencePanel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>halftruth::ShareActions</name>
    <message>
        <source>&amp;Parameter sheet…</source>
        <translation>&amp;Parameterblatt…</translation>
    </message>
    <message>
        <source>Copy co&amp;mmand</source>
        <translation>Be&amp;fehl kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX table</source>
        <translation>Als &amp;LaTeX-Tabelle kopieren</translation>
    </message>
    <message>
        <source>The decision on two pages: what is protected, how well, and what it rests on</source>
        <translation>Die Entscheidung auf zwei Seiten: was geschützt wird, wie gut und worauf das beruht</translation>
    </message>
    <message>
        <source>The command that writes the active chart as it is shown</source>
        <translation>Der Befehl, der das aktive Diagramm so schreibt, wie es zu sehen ist</translation>
    </message>
    <message>
        <source>The answer in words, every number, and the sources</source>
        <translation>Die Antwort in Worten, jede Zahl und die Quellen</translation>
    </message>
    <message>
        <source>Parameters and numbers as a table for LaTeX</source>
        <translation>Parameter und Zahlen als tabular-Umgebung</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>Copied the command</source>
        <translation>Befehl kopiert</translation>
    </message>
    <message>
        <source>Copied the answer as text</source>
        <translation>Antwort als Text kopiert</translation>
    </message>
    <message>
        <source>Copied the numbers as a LaTeX table</source>
        <translation>Zahlen als LaTeX-Tabelle kopiert</translation>
    </message>
</context>
<context>
    <name>halftruth::SheetDialog</name>
    <message>
        <source>Parameter sheet</source>
        <translation>Parameterblatt</translation>
    </message>
    <message>
        <source>At most %1 charts are legible on two pages</source>
        <translation>Auf zwei Seiten sind höchstens %1 Diagramme lesbar</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>A line to sign on</source>
        <translation>Eine Zeile zum Unterschreiben</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>A line to write on</source>
        <translation>Eine Zeile zum Beschreiben</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>%1-sheet</source>
        <comment>a file&apos;s name</comment>
        <translation>%1-Blatt</translation>
    </message>
    <message>
        <source>Write the parameter sheet</source>
        <translation>Parameterblatt schreiben</translation>
    </message>
    <message>
        <source>Being computed.</source>
        <translation>Wird berechnet.</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Eine Seite</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1 Seiten</translation>
    </message>
    <message>
        <source>Choose a file to write.</source>
        <translation>Eine Zieldatei wählen.</translation>
    </message>
    <message>
        <source>The file&apos;s name must end in %1, but ends in .%2.</source>
        <translation>Der Dateiname muss auf %1 enden, endet aber auf .%2.</translation>
    </message>
    <message>
        <source>Replace?</source>
        <translation>Ersetzen?</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
</context>
<context>
    <name>halftruth::SolveButton</name>
    <message>
        <source>Solve for %1</source>
        <translation>Nach %1 auflösen</translation>
    </message>
    <message>
        <source>%1 is solved for and has no value</source>
        <translation>Nach %1 wird aufgelöst, ohne Wert</translation>
    </message>
    <message>
        <source>%1 is solved for</source>
        <translation>Nach %1 wird aufgelöst</translation>
    </message>
    <message>
        <source>Find %1 for %2 (F)</source>
        <translation>%1 für %2 bestimmen (F)</translation>
    </message>
    <message>
        <source>Find %1 from the others (F)</source>
        <translation>%1 aus den anderen bestimmen (F)</translation>
    </message>
    <message>
        <source>Set %1 by hand</source>
        <translation>%1 von Hand setzen</translation>
    </message>
    <message>
        <source>Find %1 for</source>
        <translation>%1 bestimmen für</translation>
    </message>
    <message>
        <source>%1: found from the others; press to change that</source>
        <translation>%1: aus den anderen gefunden; drücken, um das zu ändern</translation>
    </message>
</context>
<context>
    <name>halftruth::SolveText</name>
    <message>
        <source>Searching %1 %: %2</source>
        <translation>Suche %1 %: %2</translation>
    </message>
    <message>
        <source>Searching: %1</source>
        <translation>Suche: %1</translation>
    </message>
</context>
<context>
    <name>halftruth::StopButton</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Leave what is shown as it is</source>
        <translation>Das Gezeigte lassen, wie es ist</translation>
    </message>
</context>
<context>
    <name>halftruth::SurfaceSwitch</name>
    <message>
        <source>&amp;3-D</source>
        <translation>&amp;3D</translation>
    </message>
    <message>
        <source>The heat map as a surface in 3-D (Ctrl+D)</source>
        <translation>Die Heatmap als Fläche in 3D (Strg+D)</translation>
    </message>
    <message>
        <source>There is no heat map here</source>
        <translation>Hier gibt es keine Heatmap</translation>
    </message>
</context>
<context>
    <name>halftruth::SurfaceView</name>
    <message>
        <source>%1, as a surface</source>
        <translation>%1, als Fläche</translation>
    </message>
    <message>
        <source>%1 Arrow keys turn, plus and minus zoom, Home resets.</source>
        <translation>%1 Pfeiltasten drehen, Plus und Minus zoomen, Pos1 setzt zurück.</translation>
    </message>
    <message>
        <source>Drag to turn, wheel to zoom</source>
        <translation>Ziehen zum Drehen, Rad zum Zoomen</translation>
    </message>
</context>
<context>
    <name>halftruth::TablePanel</name>
    <message>
        <source>Numbers of the figure</source>
        <translation>Zahlen der Abbildung</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <translation>Auswahl kopieren</translation>
    </message>
    <message>
        <source>The numbers of a figure as a table (Ctrl+T)</source>
        <translation>Die Zahlen einer Abbildung als Tabelle (Strg+T)</translation>
    </message>
    <message>
        <source>Copy the selected cells with all their digits, tabs between them (Ctrl+C)</source>
        <translation>Die gewählten Zellen mit allen Ziffern kopieren, Tabulatoren dazwischen (Strg+C)</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alles kopieren</translation>
    </message>
    <message>
        <source>Copy the whole table with all its digits and the names of its columns</source>
        <translation>Die ganze Tabelle mit allen Ziffern und den Namen ihrer Spalten kopieren</translation>
    </message>
    <message>
        <source>Close the table (Esc)</source>
        <translation>Tabelle schließen (Esc)</translation>
    </message>
    <message>
        <source>Figure of the table</source>
        <translation>Abbildung der Tabelle</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Tabelle schließen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>the selected cells</source>
        <translation>die gewählten Zellen</translation>
    </message>
    <message>
        <source>the numbers of “%1”</source>
        <translation>die Zahlen von „%1“</translation>
    </message>
    <message>
        <source>Rows: %1</source>
        <translation>Zeilen: %1</translation>
    </message>
    <message>
        <source>Row for each x</source>
        <translation>Zeile je x</translation>
    </message>
    <message>
        <source>One row for each x, with a column for every curve; of a map one for each y</source>
        <translation>Eine Zeile für jedes x mit einer Spalte für jede Kurve, bei einer Karte für jedes y</translation>
    </message>
</context>
<context>
    <name>halftruth::Thumbnail</name>
    <message>
        <source>Shows this chart large</source>
        <translation>Zeigt dieses Diagramm groß</translation>
    </message>
    <message>
        <source>%1
Click to show it large</source>
        <translation>%1
Klicken zeigt es groß</translation>
    </message>
</context>
<context>
    <name>halftruth::Toast</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1 ließ sich nicht öffnen.</translation>
    </message>
</context>
<context>
    <name>halftruth::ValueRow</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>halftruth::ZoomDialog</name>
    <message>
        <source>Zoom to range</source>
        <translation>Auf Bereich zoomen</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoomen</translation>
    </message>
    <message>
        <source>Lower end of %1</source>
        <translation>Unteres Ende von %1</translation>
    </message>
    <message>
        <source>Upper end of %1</source>
        <translation>Oberes Ende von %1</translation>
    </message>
    <message>
        <source>upper end of %1</source>
        <translation>oberes Ende von %1</translation>
    </message>
    <message>
        <source>lower end of %1</source>
        <translation>unteres Ende von %1</translation>
    </message>
    <message>
        <source>%1 must be a number, but is “%2”</source>
        <translation>%1 muss eine Zahl sein, ist aber „%2“</translation>
    </message>
    <message>
        <source>%1 must be in %2, but is %3</source>
        <translation>%1 muss in %2 liegen, ist aber %3</translation>
    </message>
</context>
</TS>
