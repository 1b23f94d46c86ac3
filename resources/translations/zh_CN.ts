<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AskFile</name>
    <message>
        <source>Open data</source>
        <translation>打开数据</translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation>表格 (%1);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>FigureFormat</name>
    <message>
        <source>PNG image</source>
        <translation>PNG 图像</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG 图形</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>PDF 页面</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV 表格</translation>
    </message>
    <message>
        <source>JSON data</source>
        <translation>JSON 数据</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>it is a directory</source>
        <translation>这是一个文件夹</translation>
    </message>
    <message>
        <source>it is no regular file</source>
        <translation>这不是普通文件</translation>
    </message>
    <message>
        <source>it would be larger than %1 MB</source>
        <translation>文件会超过 %1 MB</translation>
    </message>
</context>
<context>
    <name>HandOut</name>
    <message>
        <source>What you do</source>
        <translation>怎么做</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>My answer</source>
        <translation>我的回答</translation>
    </message>
</context>
<context>
    <name>LessonPaper</name>
    <message>
        <source>Name:</source>
        <translation>姓名：</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>日期：</translation>
    </message>
    <message>
        <source>Minute</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>选做</translation>
    </message>
    <message>
        <source>Set: %1</source>
        <translation>设置：%1</translation>
    </message>
    <message>
        <source>Exercise.</source>
        <translation>练习。</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>Randomized response: worksheet</source>
        <translation>随机应答：练习单</translation>
    </message>
    <message>
        <source>Randomized response: solutions</source>
        <translation>随机应答：答案</translation>
    </message>
    <message>
        <source>Randomized response: time plan and speaker notes</source>
        <translation>随机应答：时间安排与讲稿</translation>
    </message>
</context>
<context>
    <name>PicturePreset</name>
    <message>
        <source>As on screen</source>
        <translation>如屏幕所示</translation>
    </message>
    <message>
        <source>One column of a paper, 85 mm</source>
        <translation>论文单栏，85 mm</translation>
    </message>
    <message>
        <source>Two columns of a paper, 178 mm</source>
        <translation>论文双栏，178 mm</translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation>幻灯片，16:9</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>海报</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 must be a number, but is “%2”</source>
        <translation>%1 必须是数，但现为“%2”</translation>
    </message>
    <message>
        <source>First rows of the file</source>
        <translation>文件的前几行</translation>
    </message>
    <message>
        <source>Type a number: 0.25, 25 %, 1/4, 1e6 or ln 3</source>
        <translation>请输入一个数：0.25、25%、1/4、1e6 或 ln 3</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>1 bit</source>
        <translation>1 位</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 位</translation>
    </message>
    <message>
        <source>%1 record of %2</source>
        <translation>%1 条记录，每条 %2</translation>
    </message>
    <message>
        <source>%1 records of %2</source>
        <translation>%1 条记录，每条 %2</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>[%1] %2: “%3”. %4, %5.</source>
        <translation>[%1] %2：“%3”。%4，%5。</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Your settings can&apos;t be read: Halftruth starts with the usual ones. The old file has been kept as %1.</source>
        <translation>无法读取您的设置：Halftruth 以通常的设置启动。旧文件已保留为 %1。</translation>
    </message>
    <message>
        <source>Your settings can&apos;t be read, nor renamed: Halftruth starts with the usual ones and can&apos;t keep others. The file is %1.</source>
        <translation>无法读取您的设置，也无法将其改名：Halftruth 以通常的设置启动，且无法保存其他设置。文件为 %1。</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Parameter sheet: %1</source>
        <translation>参数表：%1</translation>
    </message>
    <message>
        <source>%1 · page %2 of %3</source>
        <translation>%1 · 第 %2 页，共 %3 页</translation>
    </message>
    <message>
        <source>All other numbers are in the sheet as JSON or HTML.</source>
        <translation>其余所有数值在 JSON 或 HTML 格式的参数表中。</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>To make it again</source>
        <translation>重新生成</translation>
    </message>
    <message>
        <source>Halftruth %1. This sheet, with --output and the name of a file behind it; any of its results, with --number and the result&apos;s English name:</source>
        <translation>Halftruth %1。要得到本表，在命令后加 --output 和文件名；要得到其中任一结果，加 --number 和该结果的英文名称：</translation>
    </message>
    <message>
        <source>Names:</source>
        <translation>姓名：</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>日期：</translation>
    </message>
</context>
<context>
    <name>SheetFormat</name>
    <message>
        <source>PDF document</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>HTML page</source>
        <translation>HTML 页面</translation>
    </message>
    <message>
        <source>JSON data</source>
        <translation>JSON 数据</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>The five that Halftruth shows whole</source>
        <translation>Halftruth 完整呈现的五种</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>其他全部</translation>
    </message>
</context>
<context>
    <name>WaitingWrite</name>
    <message>
        <source>Writing</source>
        <translation>正在写入</translation>
    </message>
    <message>
        <source>%1 is being written, but its folder doesn&apos;t answer.</source>
        <translation>正在写入 %1，但其文件夹没有响应。</translation>
    </message>
    <message>
        <source>Nothing is lost: what you work on is still here.</source>
        <translation>不会丢失任何内容：您的工作仍在这里。</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>不等待，继续</translation>
    </message>
    <message>
        <source>its folder doesn&apos;t answer</source>
        <translation>其文件夹没有响应</translation>
    </message>
</context>
<context>
    <name>halftruth</name>
    <message>
        <source>At {inputs}, in the middle of the window</source>
        <translation>在窗口中间 {inputs} 处</translation>
    </message>
    <message>
        <source>On the curve {curve}, at {inputs} in the middle of the window</source>
        <translation>在曲线 {curve} 上窗口中间 {inputs} 处</translation>
    </message>
    <message>
        <source>{place}, &lt;i&gt;{symbol}&lt;/i&gt;, {name}, has no value.</source>
        <translation>{place}，&lt;i&gt;{symbol}&lt;/i&gt;（{name}）没有值。</translation>
    </message>
    <message>
        <source>{place}, &lt;i&gt;{symbol}&lt;/i&gt; is at most {amount}: {name}.</source>
        <translation>{place}，&lt;i&gt;{symbol}&lt;/i&gt; 至多为 {amount}：{name}。</translation>
    </message>
    <message>
        <source>{place}, &lt;i&gt;{symbol}&lt;/i&gt; is at least {amount}: {name}.</source>
        <translation>{place}，&lt;i&gt;{symbol}&lt;/i&gt; 至少为 {amount}：{name}。</translation>
    </message>
    <message>
        <source>{place}, &lt;i&gt;{symbol}&lt;/i&gt; is about {amount}: {name}.</source>
        <translation>{place}，&lt;i&gt;{symbol}&lt;/i&gt; 约为 {amount}：{name}。</translation>
    </message>
    <message>
        <source>{place}, &lt;i&gt;{symbol}&lt;/i&gt; is {amount}: {name}.</source>
        <translation>{place}，&lt;i&gt;{symbol}&lt;/i&gt; 为 {amount}：{name}。</translation>
    </message>
    <message>
        <source>&lt;i&gt;{symbol}&lt;/i&gt; of the curve</source>
        <translation>该曲线的 &lt;i&gt;{symbol}&lt;/i&gt;</translation>
    </message>
    <message>
        <source>With q = 0 nobody lies and the error is 0, which has no place on a logarithmic axis.</source>
        <translation>q = 0 时无人说谎，误差为 0，对数轴上没有它的位置。</translation>
    </message>
    <message>
        <source>{methods}, and {last}</source>
        <translation>{methods}，以及{last}</translation>
    </message>
    <message>
        <source>Error of the estimated share</source>
        <translation>估计比例的误差</translation>
    </message>
    <message>
        <source>error of the share</source>
        <translation>比例的误差</translation>
    </message>
    <message>
        <source>The error α that is exceeded with probability at most β = {beta}, among fixed people with the same share of true yeses: {methods}.</source>
        <translation>以至多 β = {beta} 的概率被超出的误差 α；人群固定，真实“是”的比例不变：{methods}。</translation>
    </message>
    <message>
        <source>There is no whole number of people in this window.</source>
        <translation>此窗口中没有整数人数。</translation>
    </message>
    <message>
        <source>n = {n}</source>
        <translation>n = {n}</translation>
    </message>
    <message>
        <source>Of bounds above 1000 nothing is shown.</source>
        <translation>大于 1000 的界不显示。</translation>
    </message>
    <message>
        <source>How likely is an error of α or more?</source>
        <translation>误差达到或超过 α 的可能性有多大？</translation>
    </message>
    <message>
        <source>P(error ≥ α)</source>
        <translation>P(误差 ≥ α)</translation>
    </message>
    <message>
        <source>P[|π̂ − π| ≥ α] among fixed people: bounds capped at 1, the normal approximation, and the count&apos;s own distribution {source}.</source>
        <translation>人群固定时的 P[|π̂ − π| ≥ α]：封顶于 1 的各个界、正态近似，以及计数自身的分布 {source}。</translation>
    </message>
    <message>
        <source>α is positive.</source>
        <translation>α 为正数。</translation>
    </message>
    <message>
        <source>Every probability in this window is below 10⁻³⁰⁰.</source>
        <translation>此窗口中的每个概率都小于 10⁻³⁰⁰。</translation>
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
        <translation>&lt;i&gt;q&lt;/i&gt; = &lt;b&gt;0&lt;/b&gt; 时人人说真话，“是”回答的比例就是真实比例。</translation>
    </message>
    <message>
        <source>With {people} and &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt;: in at least &lt;b&gt;{confidence} %&lt;/b&gt; of repetitions the estimate is within ±&lt;b&gt;{exact}&lt;/b&gt; points of the truth; Hoeffding guarantees ±&lt;b&gt;{hoeffding}&lt;/b&gt;.</source>
        <translation>{people}、&lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt;：在至少 &lt;b&gt;{confidence}%&lt;/b&gt; 的重复中，估计值与真值之差不超过 ±&lt;b&gt;{exact}&lt;/b&gt; 个百分点；Hoeffding 保证 ±&lt;b&gt;{hoeffding}&lt;/b&gt;。</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;{n}&lt;/b&gt; people</source>
        <comment>&lt;b&gt;{n}&lt;/b&gt; person</comment>
        <translation>
            <numerusform>&lt;b&gt;{n}&lt;/b&gt; 人</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>people</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Error of the share that is exceeded with probability at most β</source>
        <translation>以至多 β 的概率被超出的比例误差</translation>
    </message>
    <message>
        <source>coverage, {method}</source>
        <translation>覆盖率，{method}</translation>
    </message>
    <message>
        <source>How often π̂ ± α contains the true share, exactly, with this method&apos;s α</source>
        <translation>采用此方法的 α 时，π̂ ± α 包含真实比例的频率，精确值</translation>
    </message>
    <message>
        <source>P(error ≥ &lt;i&gt;α&lt;/i&gt;), {method}</source>
        <translation>P(误差 ≥ &lt;i&gt;α&lt;/i&gt;)，{method}</translation>
    </message>
    <message>
        <source>Probability that the error is α or more</source>
        <translation>误差达到或超过 α 的概率</translation>
    </message>
    <message>
        <source>people, {method}</source>
        <translation>人数，{method}</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt; needed, Hoeffding</source>
        <translation>所需 &lt;i&gt;ε&lt;/i&gt;，Hoeffding</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>奈特</translation>
    </message>
    <message>
        <source>Privacy parameter at which Hoeffding&apos;s bound certifies α and β with n people</source>
        <translation>n 人时 Hoeffding 界能够保证 α 和 β 的隐私参数</translation>
    </message>
    <message>
        <source>Error of the share that is exceeded in the share β of the simulated surveys</source>
        <translation>在比例为 β 的模拟调查中被超出的比例误差</translation>
    </message>
    <message>
        <source>P(error ≥ &lt;i&gt;α&lt;/i&gt;), simulated</source>
        <translation>P(误差 ≥ &lt;i&gt;α&lt;/i&gt;)，模拟</translation>
    </message>
    <message>
        <source>Share of the simulated surveys whose error is α or more</source>
        <translation>误差达到或超过 α 的模拟调查所占的比例</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确度</translation>
    </message>
    <message>
        <source>How accurate is the share of those asked, and how many people do I need?</source>
        <translation>受访者中的比例有多准确？我需要多少人？</translation>
    </message>
    <message>
        <source>ε-local DP</source>
        <translation>ε-本地化差分隐私</translation>
    </message>
    <message>
        <source>coverage</source>
        <translation>覆盖率</translation>
    </message>
    <message>
        <source>P[|π̂ − π| ≤ α] by the count&apos;s own distribution {source}, with each method&apos;s α at β = {beta}: a bound never covers less than 1 − β, the normal approximation may.</source>
        <translation>按计数自身的分布 {source} 得到的 P[|π̂ − π| ≤ α]，采用各方法在 β = {beta} 时的 α：界的覆盖率绝不小于 1 − β，正态近似则有可能。</translation>
    </message>
    <message>
        <source>People needed</source>
        <translation>所需人数</translation>
    </message>
    <message>
        <source>privacy parameter</source>
        <translation>隐私参数</translation>
    </message>
    <message>
        <source>ε is positive.</source>
        <translation>ε 为正数。</translation>
    </message>
    <message>
        <source>ε = {epsilon}</source>
        <translation>ε = {epsilon}</translation>
    </message>
    <message>
        <source>Of bounds that ask for more than 10¹² people nothing is shown.</source>
        <translation>要求超过 10¹² 人的界不显示。</translation>
    </message>
    <message>
        <source>Two errors: the coins and the sample</source>
        <translation>两种误差：硬币与抽样</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>标准误</translation>
    </message>
    <message>
        <source>Coins: √(pq/n)/(1 − 2q), whoever the people are; at most 1/(4γ√n), γ = ½ − q, as Var ≤ 1/(16γ²n) [WN]. Drawing the people at random adds √(π(1 − π)/n); both together are √(λ(1 − λ)/n)/(1 − 2q), λ = q + π(1 − 2q) [Warner 1965]. All fall like 1/√n [GA].</source>
        <translation>硬币：√(pq/n)/(1 − 2q)，无论人群是谁；至多 1/(4γ√n)，γ = ½ − q，因为 Var ≤ 1/(16γ²n) [WN]。随机抽取人群另加 √(π(1 − π)/n)；两者合起来为 √(λ(1 − λ)/n)/(1 − 2q)，λ = q + π(1 − 2q) [Warner 1965]。它们都按 1/√n 下降 [GA]。</translation>
    </message>
    <message>
        <source>coins, at most</source>
        <translation>硬币，至多</translation>
    </message>
    <message>
        <source>coins and sample</source>
        <translation>硬币与抽样</translation>
    </message>
    <message>
        <source>sample alone</source>
        <translation>仅抽样</translation>
    </message>
    <message>
        <source>coins alone</source>
        <translation>仅硬币</translation>
    </message>
    <message>
        <source>With q = 0 no coin errs: 0 has no place on a logarithmic axis.</source>
        <translation>q = 0 时硬币不带来误差：0 在对数轴上没有位置。</translation>
    </message>
    <message>
        <source>Where all agree no sample errs: 0 has no place on a logarithmic axis.</source>
        <translation>众人一致时抽样不带来误差：0 在对数轴上没有位置。</translation>
    </message>
    <message>
        <source>From yes answers to the estimate</source>
        <translation>从“是”回答到估计值</translation>
    </message>
    <message>
        <source>share of yes answers</source>
        <translation>“是”回答的比例</translation>
    </message>
    <message>
        <source>estimated share</source>
        <translation>估计比例</translation>
    </message>
    <message>
        <source>π̂ = (r − q)/(1 − 2q) = {slope} r − {intercept}, ± α = {alpha} by Hoeffding&apos;s bound at β = {beta} [GA]. Outside 0 to 1 the estimate is no share: the coins fell unusually.</source>
        <translation>π̂ = (r − q)/(1 − 2q) = {slope} r − {intercept}，按 Hoeffding 界在 β = {beta} 时 ± α = {alpha} [GA]。估计值在 0 到 1 之外时不是比例：硬币落得不寻常。</translation>
    </message>
    <message>
        <source>± α, Hoeffding</source>
        <translation>± α，Hoeffding</translation>
    </message>
    <message>
        <source>π̂</source>
        <translation>π̂</translation>
    </message>
    <message>
        <source>if all told the truth</source>
        <translation>若人人说真话</translation>
    </message>
    <message>
        <source>Shares lie between 0 and 1.</source>
        <translation>比例介于 0 与 1 之间。</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>期望</translation>
    </message>
    <message>
        <source>1/√n</source>
        <translation>1/√n</translation>
    </message>
    <message>
        <source>standard error, coins</source>
        <translation>标准误，硬币</translation>
    </message>
    <message>
        <source>√(pq/n)/(1 − 2q): how well the share of these n people is known</source>
        <translation>√(pq/n)/(1 − 2q)：这 n 人的比例能知道得多准</translation>
    </message>
    <message>
        <source>standard error, coins, any m</source>
        <translation>标准误，硬币，任意 m</translation>
    </message>
    <message>
        <source>1/(4γ√n), γ = ½ − q [WN]: it takes every coin for a fair one</source>
        <translation>1/(4γ√n)，γ = ½ − q [WN]：它把每枚硬币都当作公平硬币</translation>
    </message>
    <message>
        <source>standard error, sample</source>
        <translation>标准误，抽样</translation>
    </message>
    <message>
        <source>√(π(1 − π)/n): what asking n people drawn at random costs even if all told the truth</source>
        <translation>√(π(1 − π)/n)：即使人人说真话，询问随机抽取的 n 人也要付出的代价</translation>
    </message>
    <message>
        <source>standard error, coins and sample</source>
        <translation>标准误，硬币与抽样</translation>
    </message>
    <message>
        <source>√(λ(1 − λ)/n)/(1 − 2q), λ = q + π(1 − 2q): how well the share of everybody is known</source>
        <translation>√(λ(1 − λ)/n)/(1 − 2q)，λ = q + π(1 − 2q)：全体人群的比例能知道得多准</translation>
    </message>
    <message>
        <source>slope of the estimate</source>
        <translation>估计的斜率</translation>
    </message>
    <message>
        <source>1/(1 − 2q) = (1 + e^ε)/(e^ε − 1) [GA]</source>
        <translation>1/(1 − 2q) = (1 + e^ε)/(e^ε − 1) [GA]</translation>
    </message>
    <message>
        <source>estimate at &lt;i&gt;r&lt;/i&gt; = 0</source>
        <translation>&lt;i&gt;r&lt;/i&gt; = 0 时的估计值</translation>
    </message>
    <message>
        <source>−q/(1 − 2q): the intercept of the line π̂ = (r − q)/(1 − 2q) [GA]</source>
        <translation>−q/(1 − 2q)：直线 π̂ = (r − q)/(1 − 2q) 的截距 [GA]</translation>
    </message>
    <message>
        <source>deviation of &lt;i&gt;r&lt;/i&gt;, Hoeffding</source>
        <translation>&lt;i&gt;r&lt;/i&gt; 的偏离，Hoeffding</translation>
    </message>
    <message>
        <source>λ = √(ln(2/β)/(2n)) [GA]: of the share of yes answers, not of the estimate</source>
        <translation>λ = √(ln(2/β)/(2n)) [GA]：是“是”回答比例的偏离，而非估计值的</translation>
    </message>
    <message>
        <source>m true yeses against m + 1</source>
        <translation>m 个真实的“是”对 m + 1 个</translation>
    </message>
    <message>
        <source>m + 1 true yeses against m</source>
        <translation>m + 1 个真实的“是”对 m 个</translation>
    </message>
    <message>
        <source>{what}; {tried} of {n} m were tried: those near both ends, the middle, geometric steps between, and around the best of these</source>
        <translation>{what}；{n} 个 m 中试过 {tried} 个：两端附近、中间、其间按几何步长的各点，以及其中最佳者周围</translation>
    </message>
    <message>
        <source>Being searched for</source>
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>{what}; a bound for every m</source>
        <translation>{what}；对每个 m 都成立的界</translation>
    </message>
    <message>
        <source>every m</source>
        <translation>每个 m</translation>
    </message>
    <message>
        <source>All m have the same</source>
        <translation>所有 m 都相同</translation>
    </message>
    <message>
        <source>{direction}; n − 1 − m is as bad in the other direction</source>
        <translation>{direction}；反方向上 n − 1 − m 同样差</translation>
    </message>
    <message>
        <source>All m need the same ε</source>
        <translation>所有 m 需要相同的 ε</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;, {source}</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;，{source}</translation>
    </message>
    <message>
        <source>Upper bound for every mechanism with this ε for one answer</source>
        <translation>一个回答具有此 ε 的任何机制的上界</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;, one answer</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;，一个回答</translation>
    </message>
    <message>
        <source>ln(p/q)</source>
        <translation>ln(p/q)</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt; of the largest &lt;i&gt;ε&lt;/i&gt; found</source>
        <translation>所找到最大 &lt;i&gt;ε&lt;/i&gt; 的 &lt;i&gt;m&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;, no &lt;i&gt;m&lt;/i&gt; has more</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;，没有 &lt;i&gt;m&lt;/i&gt; 更大</translation>
    </message>
    <message>
        <source>Smallest ε with δ(ε) ≤ δ when only the count is released</source>
        <translation>只公布计数时，使 δ(ε) ≤ δ 的最小 ε</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt; of the largest &lt;i&gt;δ&lt;/i&gt; found</source>
        <translation>所找到最大 &lt;i&gt;δ&lt;/i&gt; 的 &lt;i&gt;m&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt;, no &lt;i&gt;m&lt;/i&gt; has more</source>
        <translation>&lt;i&gt;δ&lt;/i&gt;，没有 &lt;i&gt;m&lt;/i&gt; 更大</translation>
    </message>
    <message>
        <source>Smallest δ at which the count is (ε, δ)-differentially private: the largest Σ max(0, P[A(m) = s] − e^ε P[A(m+1) = s])</source>
        <translation>使计数为 (ε, δ)-差分隐私的最小 δ：最大的 Σ max(0, P[A(m) = s] − e^ε P[A(m+1) = s])</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt; at &lt;i&gt;m&lt;/i&gt; = {m}</source>
        <translation>&lt;i&gt;m&lt;/i&gt; = {m} 处的 &lt;i&gt;δ&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt;, one answer</source>
        <translation>&lt;i&gt;δ&lt;/i&gt;，一个回答</translation>
    </message>
    <message>
        <source>p − e^ε q, where that is positive</source>
        <translation>p − e^ε q，仅当其为正时</translation>
    </message>
    <message>
        <source>P(privacy loss &gt; {epsilon}) at &lt;i&gt;m&lt;/i&gt;</source>
        <translation>&lt;i&gt;m&lt;/i&gt; 处 P(隐私损失 &gt; {epsilon})</translation>
    </message>
    <message>
        <source>P(privacy loss &gt; {epsilon}) at &lt;i&gt;m&lt;/i&gt; + 1</source>
        <translation>&lt;i&gt;m&lt;/i&gt; + 1 处 P(隐私损失 &gt; {epsilon})</translation>
    </message>
    <message>
        <source>Nobody lies: with the other answers known the count of {people} gives a person away for certain.</source>
        <translation>无人说谎：若其余回答已知，{people}的计数必定泄露一个人的真相。</translation>
    </message>
    <message>
        <source>With &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;½&lt;/b&gt; the answers are pure chance, and so is the count of {people}: nothing is given away, and nothing is learnt.</source>
        <translation>&lt;i&gt;q&lt;/i&gt; = &lt;b&gt;½&lt;/b&gt; 时回答纯属随机，{people}的计数也是如此：什么都没有泄露，什么也没有得知。</translation>
    </message>
    <message>
        <source>One answer is &lt;b&gt;{local}&lt;/b&gt;-differentially private; for the count of {people}, ε at &lt;i&gt;δ&lt;/i&gt; = &lt;b&gt;{delta}&lt;/b&gt; is being computed.</source>
        <translation>一个回答是 &lt;b&gt;{local}&lt;/b&gt;-差分隐私的；{people}的计数在 &lt;i&gt;δ&lt;/i&gt; = &lt;b&gt;{delta}&lt;/b&gt; 时的 ε 正在计算。</translation>
    </message>
    <message>
        <source>The count of {people} is (&lt;b&gt;{epsilon}&lt;/b&gt;, &lt;b&gt;{delta}&lt;/b&gt;)-differentially private</source>
        <translation>{people}的计数是 (&lt;b&gt;{epsilon}&lt;/b&gt;, &lt;b&gt;{delta}&lt;/b&gt;)-差分隐私的</translation>
    </message>
    <message>
        <source>{guarantee}.</source>
        <translation>{guarantee}。</translation>
    </message>
    <message>
        <source>{guarantee}, no better than the &lt;b&gt;{local}&lt;/b&gt; of one answer: so few hide nobody.</source>
        <translation>{guarantee}，不优于一个回答的 &lt;b&gt;{local}&lt;/b&gt;：人数这么少，谁也藏不住。</translation>
    </message>
    <message>
        <source>{guarantee}; one answer in the open is &lt;b&gt;{local}&lt;/b&gt;-differentially private, &lt;b&gt;{gain}&lt;/b&gt; times as much.</source>
        <translation>{guarantee}；一个公开的回答是 &lt;b&gt;{local}&lt;/b&gt;-差分隐私的，其 ε 为计数的 &lt;b&gt;{gain}&lt;/b&gt; 倍。</translation>
    </message>
    <message>
        <source>Anonymity</source>
        <translation>匿名性</translation>
    </message>
    <message>
        <source>What does hiding in the crowd buy?</source>
        <translation>藏身人群能换来什么？</translation>
    </message>
    <message>
        <source>(ε, δ) of the shuffled count</source>
        <translation>洗牌后计数的 (ε, δ)</translation>
    </message>
    <message>
        <source>{bounds} and {last}</source>
        <translation>{bounds}以及{last}</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>largest found</source>
        <translation>所找到的最大值</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>上界</translation>
    </message>
    <message>
        <source>With q = 0 everybody tells the truth: ε is infinite, and δ is 1.</source>
        <translation>q = 0 时人人说真话：ε 为无穷大，δ 为 1。</translation>
    </message>
    <message>
        <source>With q = ½ the count says nothing: ε and δ are 0, which has no place on a logarithmic axis.</source>
        <translation>q = ½ 时计数什么也没说：ε 和 δ 都为 0，对数轴上没有它的位置。</translation>
    </message>
    <message>
        <source>Privacy parameter of the shuffled count</source>
        <translation>洗牌后计数的隐私参数</translation>
    </message>
    <message>
        <source>Smallest ε at which the count is (ε, {delta})-differentially private when one answer is replaced, over every true count m up to {people} people; above, the largest found among some m (near both ends, the middle, geometric steps between) and a bound that no m exceeds. Published upper bounds where their conditions hold: {bounds}.</source>
        <translation>替换一个回答时，使计数为 (ε, {delta})-差分隐私的最小 ε；不超过 {people} 人时遍历每个真实计数 m；超过时，取部分 m（两端与中间附近、其间按几何步长的各点）中所找到的最大值，以及没有任何 m 超过的界。已发表的上界在其条件成立处画出：{bounds}。</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>一个回答</translation>
    </message>
    <message>
        <source>ε is 0 in this window, which has no place on a logarithmic axis.</source>
        <translation>此窗口中 ε 为 0，对数轴上没有它的位置。</translation>
    </message>
    <message>
        <source>Privacy curve δ(ε)</source>
        <translation>隐私曲线 δ(ε)</translation>
    </message>
    <message>
        <source>slack of the guarantee</source>
        <translation>保证的松弛量</translation>
    </message>
    <message>
        <source>m = {m}</source>
        <translation>m = {m}</translation>
    </message>
    <message>
        <source>δ is 0 in this window, or below 10⁻³⁰⁰.</source>
        <translation>此窗口中 δ 为 0，或小于 10⁻³⁰⁰。</translation>
    </message>
    <message>
        <source>ε is not negative.</source>
        <translation>ε 不为负数。</translation>
    </message>
    <message>
        <source>δ = {delta}</source>
        <translation>δ = {delta}</translation>
    </message>
    <message>
        <source>Which true count is hardest to protect?</source>
        <translation>哪个真实计数最难保护？</translation>
    </message>
    <message>
        <source>true yeses</source>
        <translation>真实“是”数</translation>
    </message>
    <message>
        <source>δ of each m at ε = {epsilon}, m against m + 1 and the reverse, mirror images of each other. It ripples: the last count with an excess moves by p − q for each more true yes, but only whole counts occur. Where there are more m than pixels, a line joins some of them.</source>
        <translation>ε = {epsilon} 时每个 m 的 δ，m 对 m + 1 及其反向，两者互为镜像。曲线有波纹：每多一个真实的“是”，最后一个有超出量的计数移动 p − q，但只有整数计数会出现。m 多于像素之处，以线连接其中一些。</translation>
    </message>
    <message>
        <source>m against m + 1</source>
        <translation>m 对 m + 1</translation>
    </message>
    <message>
        <source>m + 1 against m</source>
        <translation>m + 1 对 m</translation>
    </message>
    <message>
        <source>At this ε δ is 0 for every m, or less than 10⁻³⁰⁰.</source>
        <translation>在此 ε 下，每个 m 的 δ 都为 0，或小于 10⁻³⁰⁰。</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>bits per record</source>
        <translation>每条记录的位数</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>位数</translation>
    </message>
    <message>
        <source>ε = L ln((1 − q)/q) {source}.</source>
        <translation>ε = L ln((1 − q)/q) {source}。</translation>
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
        <translation>与真相的距离</translation>
    </message>
    <message>
        <source>Hamming distance to the truth</source>
        <translation>与真相的汉明距离</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>The number of flipped bits is Bin(L, q); one particular report at distance d has P[R(x) = y] = p^(L − d) q^d {source}.</source>
        <translation>翻转的位数服从 Bin(L, q)；距离为 d 的某个特定报告有 P[R(x) = y] = p^(L − d) q^d {source}。</translation>
    </message>
    <message>
        <source>P[d bits flipped]</source>
        <translation>P[d 位翻转]</translation>
    </message>
    <message>
        <source>P[R(x) = y]</source>
        <translation>P[R(x) = y]</translation>
    </message>
    <message>
        <source>Where the probability is 0 there is nothing to draw on a log axis.</source>
        <translation>概率为 0 之处，对数轴上无可绘制。</translation>
    </message>
    <message>
        <source>d = {distance}</source>
        <translation>d = {distance}</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;, whole record</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;，整条记录</translation>
    </message>
    <message>
        <source>L ln((1 − q)/q)</source>
        <translation>L ln((1 − q)/q)</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;, one bit</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;，一位</translation>
    </message>
    <message>
        <source>ln((1 − q)/q)</source>
        <translation>ln((1 − q)/q)</translation>
    </message>
    <message>
        <source>&lt;i&gt;q&lt;/i&gt; for one bit&apos;s &lt;i&gt;ε&lt;/i&gt;</source>
        <translation>一位的 &lt;i&gt;ε&lt;/i&gt; 对应的 &lt;i&gt;q&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Lie probability at which the whole record loses no more than one bit does now</source>
        <translation>使整条记录的损失不超过现在一位的损失的说谎概率</translation>
    </message>
    <message>
        <source>P(report = truth)</source>
        <translation>P(报告 = 真相)</translation>
    </message>
    <message>
        <source>p^L: no bit is flipped</source>
        <translation>p^L：没有任何一位翻转</translation>
    </message>
    <message>
        <source>P[R(&lt;i&gt;x&lt;/i&gt;) = &lt;i&gt;y&lt;/i&gt;] at &lt;i&gt;d&lt;/i&gt;</source>
        <translation>&lt;i&gt;d&lt;/i&gt; 处的 P[R(&lt;i&gt;x&lt;/i&gt;) = &lt;i&gt;y&lt;/i&gt;]</translation>
    </message>
    <message>
        <source>One particular report at Hamming distance d</source>
        <translation>汉明距离为 d 的某个特定报告</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;d&lt;/i&gt; bits flipped)</source>
        <translation>P(&lt;i&gt;d&lt;/i&gt; 位翻转)</translation>
    </message>
    <message>
        <source>Any report at Hamming distance d</source>
        <translation>汉明距离为 d 的任一报告</translation>
    </message>
    <message>
        <source>A record of &lt;b&gt;1&lt;/b&gt; bit is &lt;b&gt;{epsilon}&lt;/b&gt;-differentially private.</source>
        <translation>一条 &lt;b&gt;1&lt;/b&gt; 位的记录是 &lt;b&gt;{epsilon}&lt;/b&gt;-差分隐私的。</translation>
    </message>
    <message>
        <source>A record of &lt;b&gt;{bits}&lt;/b&gt; bits is &lt;b&gt;{epsilon}&lt;/b&gt;-differentially private, &lt;b&gt;{bits}&lt;/b&gt; times the &lt;i&gt;ε&lt;/i&gt; of one bit.</source>
        <translation>一条 &lt;b&gt;{bits}&lt;/b&gt; 位的记录是 &lt;b&gt;{epsilon}&lt;/b&gt;-差分隐私的，为一位的 &lt;i&gt;ε&lt;/i&gt; 的 &lt;b&gt;{bits}&lt;/b&gt; 倍。</translation>
    </message>
    <message>
        <source>neighbour</source>
        <translation>相邻集合</translation>
    </message>
    <message>
        <source>reported record</source>
        <translation>所报记录</translation>
    </message>
    <message>
        <source>Bit vectors</source>
        <translation>比特向量</translation>
    </message>
    <message>
        <source>What changes with L bits?</source>
        <translation>有 L 位时有什么变化？</translation>
    </message>
    <message>
        <source>ε-local DP · (ε, δ) of the shuffled records</source>
        <translation>ε-本地化差分隐私 · 洗牌后记录的 (ε, δ)</translation>
    </message>
    <message>
        <source>Exact, from all {outcomes} outcomes.</source>
        <translation>精确，得自全部 {outcomes} 个结果。</translation>
    </message>
    <message>
        <source>Simulated, from {outcomes} outcomes.</source>
        <translation>模拟，得自 {outcomes} 个结果。</translation>
    </message>
    <message>
        <source>With q = 0 reports are the truth: there is no finite ratio.</source>
        <translation>q = 0 时报告就是真相：没有有限的比值。</translation>
    </message>
    <message>
        <source>Being computed.</source>
        <translation>正在计算。</translation>
    </message>
    <message>
        <source>The release has {outcomes} outcomes. All are listed up to {most}; beyond, collections of two kinds of records are simulated.</source>
        <translation>该发布有 {outcomes} 个结果。不超过 {most} 个时全部列出；更多时，对由两种记录组成的记录集进行模拟。</translation>
    </message>
    <message numerus="yes">
        <source>{n} bits</source>
        <comment>{n} bit</comment>
        <translation>
            <numerusform>{n} 位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} records of {bits}</source>
        <comment>{n} record of {bits}</comment>
        <translation>
            <numerusform>{n} 条 {bits}的记录</numerusform>
        </translation>
    </message>
    <message>
        <source>The collection has records of {bits}, as those of a collection have at most {most}.</source>
        <translation>该记录集的记录为 {bits}，因为记录集中的记录至多 {most} 位。</translation>
    </message>
    <message>
        <source>Chance to see a record</source>
        <translation>看到某条记录的概率</translation>
    </message>
    <message>
        <source>reported record, of the collection&apos;s</source>
        <translation>所报记录，限于该记录集中的</translation>
    </message>
    <message>
        <source>P[s ∈ R(T)] = 1 − Π (1 − q^d p^(L − d)) over the records of T, d their distance from s {source}.</source>
        <translation>P[s ∈ R(T)] = 1 − Π (1 − q^d p^(L − d))，连乘遍及 T 的记录，d 为它们与 s 的距离 {source}。</translation>
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
        <translation>正态近似</translation>
    </message>
    <message>
        <source>5 %</source>
        <translation>5%</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>pure ε</source>
        <translation>纯 ε</translation>
    </message>
    <message>
        <source>Distribution of the privacy loss</source>
        <translation>隐私损失的分布</translation>
    </message>
    <message>
        <source>privacy loss of an outcome</source>
        <translation>一个结果的隐私损失</translation>
    </message>
    <message>
        <source>share of simulated outcomes</source>
        <translation>模拟结果的比例</translation>
    </message>
    <message>
        <source>No outcome has such a ratio.</source>
        <translation>没有结果具有这样的比值。</translation>
    </message>
    <message>
        <source>{label}, simulated, 95 %</source>
        <translation>{label}，模拟，95%</translation>
    </message>
    <message>
        <source>{label}, simulated</source>
        <translation>{label}，模拟</translation>
    </message>
    <message>
        <source>T against T′</source>
        <translation>T 对 T′</translation>
    </message>
    <message>
        <source>T′ against T</source>
        <translation>T′ 对 T</translation>
    </message>
    <message>
        <source>δ(ε) = Σ max(0, P[A(T) = s] − e^ε P[A(T′) = s]), and with T and T′ exchanged {source}; 0 from d ln(p/q) on, d the distance of the replaced record and its replacement. Of the normal approximation, δ is that of two normal losses {normal}.</source>
        <translation>δ(ε) = Σ max(0, P[A(T) = s] − e^ε P[A(T′) = s])，以及 T 与 T′ 互换 {source}；从 d ln(p/q) 起为 0，d 为被替换记录与其替换者的距离。正态近似的 δ 是两个正态损失的 δ {normal}。</translation>
    </message>
    <message>
        <source>one report alone</source>
        <translation>单独一个报告</translation>
    </message>
    <message>
        <source>A privacy parameter is above 0.</source>
        <translation>隐私参数大于 0。</translation>
    </message>
    <message>
        <source>Both collections have the same release: δ is 0.</source>
        <translation>两个记录集的发布相同：δ 为 0。</translation>
    </message>
    <message>
        <source>δ is 0 in this window, which has no place on a logarithmic axis.</source>
        <translation>此窗口中 δ 为 0，对数轴上没有它的位置。</translation>
    </message>
    <message>
        <source>Of so many long records Aₚ is computed at one q only.</source>
        <translation>记录这么多、这么长，Aₚ 只在一个 q 处计算。</translation>
    </message>
    <message>
        <source>Aₚ</source>
        <translation>Aₚ</translation>
    </message>
    <message>
        <source>The curve is being computed.</source>
        <translation>曲线正在计算。</translation>
    </message>
    <message>
        <source>v = {member}, s = {report}</source>
        <translation>v = {member}，s = {report}</translation>
    </message>
    <message>
        <source>Anonymity among others</source>
        <translation>在他人之中的匿名性</translation>
    </message>
    <message>
        <source>lie probability</source>
        <translation>说谎概率</translation>
    </message>
    <message>
        <source>anonymity</source>
        <translation>匿名性</translation>
    </message>
    <message>
        <source>A_p = min over v in T and s of P[s ∈ R(T∖{{v}})]/P[R(v) = s], one copy of v left out: a ratio, larger is more anonymous {source}.</source>
        <translation>A_p = P[s ∈ R(T∖{{v}})]/P[R(v) = s] 对 T 中的 v 和 s 的最小值，v 只去掉一份：是比值，越大越匿名 {source}。</translation>
    </message>
    <message>
        <source>this q</source>
        <translation>此 q</translation>
    </message>
    <message>
        <source>Aₚ is 0 at this q, which has no place on a logarithmic axis.</source>
        <translation>在此 q 下 Aₚ 为 0，对数轴上没有它的位置。</translation>
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
        <translation>{help}；{n} 个模拟结果，± 为标准误</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt;, &lt;i&gt;T&lt;/i&gt; against &lt;i&gt;T&lt;/i&gt;′</source>
        <translation>&lt;i&gt;δ&lt;/i&gt;，&lt;i&gt;T&lt;/i&gt; 对 &lt;i&gt;T&lt;/i&gt;′</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt;, &lt;i&gt;T&lt;/i&gt;′ against &lt;i&gt;T&lt;/i&gt;</source>
        <translation>&lt;i&gt;δ&lt;/i&gt;，&lt;i&gt;T&lt;/i&gt;′ 对 &lt;i&gt;T&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Probability that an outcome of T speaks for T by more than ε = {epsilon}</source>
        <translation>T 的结果支持 T 的程度超过 ε = {epsilon} 的概率</translation>
    </message>
    <message>
        <source>Σ max(0, P[A(T) = s] − e^ε P[A(T′) = s]) at ε = {epsilon}</source>
        <translation>ε = {epsilon} 时的 Σ max(0, P[A(T) = s] − e^ε P[A(T′) = s])</translation>
    </message>
    <message>
        <source>Σ max(0, P[A(T′) = s] − e^ε P[A(T) = s]) at ε = {epsilon}</source>
        <translation>ε = {epsilon} 时的 Σ max(0, P[A(T′) = s] − e^ε P[A(T) = s])</translation>
    </message>
    <message>
        <source>Half of the outcomes of T have less</source>
        <translation>T 的结果有一半小于此值</translation>
    </message>
    <message>
        <source>One outcome of T in twenty has more</source>
        <translation>T 的结果每二十个有一个大于此值</translation>
    </message>
    <message>
        <source>not listed</source>
        <translation>未列出</translation>
    </message>
    <message>
        <source>{help}. {reason}</source>
        <translation>{help}。{reason}</translation>
    </message>
    <message>
        <source>anonymity &lt;i&gt;A&lt;sub&gt;p&lt;/sub&gt;&lt;/i&gt;</source>
        <translation>匿名性 &lt;i&gt;A&lt;sub&gt;p&lt;/sub&gt;&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Least factor by which the others explain a report as well as the member does</source>
        <translation>其他人对一个报告的解释程度与成员本人之比的最小值</translation>
    </message>
    <message>
        <source>at member &lt;i&gt;v&lt;/i&gt; =</source>
        <translation>取得处的成员 &lt;i&gt;v&lt;/i&gt; =</translation>
    </message>
    <message>
        <source>The member that the others stand in for least</source>
        <translation>其他人最难顶替的成员</translation>
    </message>
    <message>
        <source>at report &lt;i&gt;s&lt;/i&gt; =</source>
        <translation>取得处的报告 &lt;i&gt;s&lt;/i&gt; =</translation>
    </message>
    <message>
        <source>The reported record for which they do so least</source>
        <translation>其他人最难顶替之处的所报记录</translation>
    </message>
    <message>
        <source>pure &lt;i&gt;ε&lt;/i&gt; of the collection</source>
        <translation>记录集的纯 &lt;i&gt;ε&lt;/i&gt;</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>无穷大</translation>
    </message>
    <message>
        <source>P[&lt;i&gt;s&lt;/i&gt; ∈ R(&lt;i&gt;T&lt;/i&gt;)]</source>
        <translation>P[&lt;i&gt;s&lt;/i&gt; ∈ R(&lt;i&gt;T&lt;/i&gt;)]</translation>
    </message>
    <message>
        <source>Probability that {record} is among the reports</source>
        <translation>{record} 在报告之中的概率</translation>
    </message>
    <message>
        <source>Of &lt;b&gt;{collection}&lt;/b&gt;, let {change}: the privacy loss of the worst outcome is &lt;b&gt;{most}&lt;/b&gt;.</source>
        <translation>在 &lt;b&gt;{collection}&lt;/b&gt;中，令 {change}：最差结果的隐私损失为 &lt;b&gt;{most}&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>Of &lt;b&gt;{collection}&lt;/b&gt;, let {change}: the privacy loss exceeds &lt;i&gt;ε&lt;/i&gt; = {epsilon} with probability about &lt;b&gt;{probability}&lt;/b&gt;, &lt;i&gt;δ&lt;/i&gt; there is about {delta}, and the loss of the worst outcome is &lt;b&gt;{most}&lt;/b&gt;.</source>
        <translation>在 &lt;b&gt;{collection}&lt;/b&gt;中，令 {change}：隐私损失超过 &lt;i&gt;ε&lt;/i&gt; = {epsilon} 的概率约为 &lt;b&gt;{probability}&lt;/b&gt;，此时 &lt;i&gt;δ&lt;/i&gt; 约为 {delta}，最差结果的损失为 &lt;b&gt;{most}&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>Of &lt;b&gt;{collection}&lt;/b&gt;, let {change}: the privacy loss exceeds &lt;i&gt;ε&lt;/i&gt; = {epsilon} with probability &lt;b&gt;{probability}&lt;/b&gt;, &lt;i&gt;δ&lt;/i&gt; there is {delta}, and the loss of the worst outcome is &lt;b&gt;{most}&lt;/b&gt;.</source>
        <translation>在 &lt;b&gt;{collection}&lt;/b&gt;中，令 {change}：隐私损失超过 &lt;i&gt;ε&lt;/i&gt; = {epsilon} 的概率为 &lt;b&gt;{probability}&lt;/b&gt;，此时 &lt;i&gt;δ&lt;/i&gt; 为 {delta}，最差结果的损失为 &lt;b&gt;{most}&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>Of &lt;b&gt;{collection}&lt;/b&gt; every report is the truth.</source>
        <translation>&lt;b&gt;{collection}&lt;/b&gt;的每个报告都是真相。</translation>
    </message>
    <message>
        <source>Of &lt;b&gt;{collection}&lt;/b&gt;, none is replaced: the neighbour is the same collection.</source>
        <translation>在 &lt;b&gt;{collection}&lt;/b&gt;中没有替换任何记录：相邻集合就是同一记录集。</translation>
    </message>
    <message>
        <source>{from} become {to}</source>
        <translation>{from} 变为 {to}</translation>
    </message>
    <message>
        <source>Of &lt;b&gt;{collection}&lt;/b&gt;, let {change}: either is as likely behind every outcome.</source>
        <translation>在 &lt;b&gt;{collection}&lt;/b&gt;中，令 {change}：对每个结果，背后是两者中哪一个的可能性都相同。</translation>
    </message>
    <message>
        <source>Whatever is reported, the others explain it at least &lt;b&gt;{factor}&lt;/b&gt; times as well as its owner.</source>
        <translation>无论报告了什么，其他人对它的解释程度至少为其所有者的 &lt;b&gt;{factor}&lt;/b&gt; 倍。</translation>
    </message>
    <message>
        <source>With q = 0 the reports are the records themselves: there is one outcome.</source>
        <translation>q = 0 时报告就是记录本身：只有一个结果。</translation>
    </message>
    <message>
        <source>The release has {outcomes} outcomes; up to {most} are drawn one by one.</source>
        <translation>该发布有 {outcomes} 个结果；不超过 {most} 个时逐一画出。</translation>
    </message>
    <message>
        <source>Every outcome of the release</source>
        <translation>发布的每个结果</translation>
    </message>
    <message>
        <source>outcomes, from most for T to most for T′</source>
        <translation>结果，从最支持 T 到最支持 T′</translation>
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
        <translation>彼此关联的位泄露什么</translation>
    </message>
    <message>
        <source>correlation of the bits</source>
        <translation>位的相关系数</translation>
    </message>
    <message>
        <source>ln(p/q) + (L − 1) ln((1 + ϱ(p − q))/(1 − ϱ(p − q))): every other bit of the record is the same as this one with probability (1 + ϱ)/2. Bits that have nothing to do with each other give away their own share only; copies of one bit all L of them. The coins are tossed independently for every bit [KR2, section 2.1].</source>
        <translation>ln(p/q) + (L − 1) ln((1 + ϱ(p − q))/(1 − ϱ(p − q)))：记录的其他每一位以概率 (1 + ϱ)/2 与这一位相同。互不相干的位只泄露自己的一份；复制同一位则泄露全部 L 份。每一位的硬币独立抛掷 [KR2, 第 2.1 节]。</translation>
    </message>
    <message>
        <source>A correlation lies between 0 and 1 here.</source>
        <translation>此处相关系数介于 0 与 1 之间。</translation>
    </message>
    <message>
        <source>one bit alone</source>
        <translation>单独一位</translation>
    </message>
    <message>
        <source>whole record</source>
        <translation>整条记录</translation>
    </message>
    <message>
        <source>one bit, in its record</source>
        <translation>一位，在其记录中</translation>
    </message>
    <message>
        <source>P[&lt;i&gt;A&lt;/i&gt;(&lt;i&gt;T&lt;/i&gt;) = &lt;i&gt;T&lt;/i&gt;]</source>
        <translation>P[&lt;i&gt;A&lt;/i&gt;(&lt;i&gt;T&lt;/i&gt;) = &lt;i&gt;T&lt;/i&gt;]</translation>
    </message>
    <message>
        <source>Probability that the counts of the reports are those of the records: listed (2.1)</source>
        <translation>报告的计数恰为记录的计数的概率：逐一列出 (2.1)</translation>
    </message>
    <message>
        <source>P[&lt;i&gt;A&lt;/i&gt;(&lt;i&gt;T&lt;/i&gt;) = &lt;i&gt;T&lt;/i&gt;] by (3.1)</source>
        <translation>按 (3.1) 的 P[&lt;i&gt;A&lt;/i&gt;(&lt;i&gt;T&lt;/i&gt;) = &lt;i&gt;T&lt;/i&gt;]</translation>
    </message>
    <message>
        <source>Σ P[R(x₁) = d_j] P[A(x₂ … x_n) = s − i_j], x₁ the record that is replaced: the same</source>
        <translation>Σ P[R(x₁) = d_j] P[A(x₂ … x_n) = s − i_j]，x₁ 为被替换的记录：结果相同</translation>
    </message>
    <message>
        <source>ln of a ratio of sums</source>
        <translation>和之比的 ln</translation>
    </message>
    <message>
        <source>No set of outcomes has a larger ratio [KR2, Proposition 1.1]; here that of one record&apos;s report, d ln(p/q)</source>
        <translation>没有任何结果集合的比更大 [KR2, 命题 1.1]；此处即一条记录的报告的比，d ln(p/q)</translation>
    </message>
    <message>
        <source>no such outcome</source>
        <translation>没有这样的结果</translation>
    </message>
    <message>
        <source>row that differs</source>
        <translation>不同的行</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>T and T′ differ in one row: Σ I(xᵢ ≠ x′ᵢ) = 1 [KR2, section 1]</source>
        <translation>T 与 T′ 有一行不同：Σ I(xᵢ ≠ x′ᵢ) = 1 [KR2, 第 1 节]</translation>
    </message>
    <message>
        <source>{from} → {to}</source>
        <translation>{from} → {to}</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;, a record added or removed</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;，增加或删除一条记录</translation>
    </message>
    <message>
        <source>R(T) has one report more than R(T∖{{v}}): whoever counts the reports knows, so that no finite ε compares them [KR1, section 2]. Replacing a record keeps their number</source>
        <translation>R(T) 比 R(T∖{{v}}) 多一个报告：数一数报告便知，因此没有有限的 ε 能比较两者 [KR1, 第 2 节]。替换一条记录则保持报告数不变</translation>
    </message>
    <message>
        <source>This class</source>
        <translation>这个班级</translation>
    </message>
    <message>
        <source>pupils asked</source>
        <translation>被询问的学生</translation>
    </message>
    <message>
        <source>pupils</source>
        <translation>学生数</translation>
    </message>
    <message>
        <source>π̂ = (yes/n − b)/(a − b) from the pupils asked so far, and its interval: one class, simulated {source}.</source>
        <translation>π̂ = (“是”/n − b)/(a − b)，得自迄今询问的学生，及其区间：一个班级，模拟 {source}。</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>估计值</translation>
    </message>
    <message>
        <source>{confidence} interval</source>
        <translation>{confidence} 区间</translation>
    </message>
    <message>
        <source>truth {truth}</source>
        <translation>真值 {truth}</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>The class repeated</source>
        <translation>重复这个班级</translation>
    </message>
    <message>
        <source>share of classes</source>
        <translation>班级的比例</translation>
    </message>
    <message>
        <source>share of classes in a bar</source>
        <translation>每个条柱中班级的比例</translation>
    </message>
    <message>
        <source>Estimates of {n} simulated classes with the same pupils, and the exact distribution Bin(m, a) + Bin(n − m, b) of the yes answers {source}.</source>
        <translation>学生相同的 {n} 个模拟班级的估计值，以及“是”回答数的精确分布 Bin(m, a) + Bin(n − m, b) {source}。</translation>
    </message>
    <message>
        <source>mean {mean}</source>
        <translation>均值 {mean}</translation>
    </message>
    <message>
        <source>Which intervals contain the true share?</source>
        <translation>哪些区间包含真实比例？</translation>
    </message>
    <message>
        <source>class</source>
        <translation>班级</translation>
    </message>
    <message>
        <source>share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>The {confidence} intervals of the first {n} repetitions. Of many, about that share contains the true share, as long as everybody does as told.</source>
        <translation>前 {n} 次重复的 {confidence} 区间。只要人人照做，许多次重复中约有这一比例的区间包含真实比例。</translation>
    </message>
    <message>
        <source>The {confidence} intervals of the first {n} repetitions. Of many, at least that share contains the true share, as long as everybody does as told.</source>
        <translation>前 {n} 次重复的 {confidence} 区间。只要人人照做，许多次重复中至少有这一比例的区间包含真实比例。</translation>
    </message>
    <message>
        <source>contains the truth</source>
        <translation>包含真值</translation>
    </message>
    <message>
        <source>misses it</source>
        <translation>未包含真值</translation>
    </message>
    <message>
        <source>yes in this class</source>
        <translation>本班的“是”</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>回答数</translation>
    </message>
    <message>
        <source>How many pupils of the class above said yes</source>
        <translation>上面的班级中有多少学生回答“是”</translation>
    </message>
    <message>
        <source>estimate from this class</source>
        <translation>由本班得到的估计值</translation>
    </message>
    <message>
        <source>The share of pupils with the trait, as the teacher would estimate it</source>
        <translation>具有该特征的学生的比例，按教师的估计方式</translation>
    </message>
    <message>
        <source>its interval, lower end</source>
        <translation>其区间，下端</translation>
    </message>
    <message>
        <source>Of the chosen kind, clipped to [0, 1]</source>
        <translation>所选类型，截断到 [0, 1]</translation>
    </message>
    <message>
        <source>its interval, upper end</source>
        <translation>其区间，上端</translation>
    </message>
    <message>
        <source>truth, &lt;i&gt;m&lt;/i&gt;/&lt;i&gt;n&lt;/i&gt;</source>
        <translation>真值，&lt;i&gt;m&lt;/i&gt;/&lt;i&gt;n&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The share of pupils with the trait</source>
        <translation>具有该特征的学生的比例</translation>
    </message>
    <message>
        <source>bias of the estimate</source>
        <translation>估计值的偏差</translation>
    </message>
    <message>
        <source>How far the mean of the estimates is from the truth when a share w of the pupils always says no</source>
        <translation>当比例为 w 的学生总是回答“否”时，估计值的均值与真值相差多少</translation>
    </message>
    <message>
        <source>standard deviation of estimates</source>
        <translation>估计值的标准差</translation>
    </message>
    <message>
        <source>Over classes with the same pupils: only the chance device differs</source>
        <translation>在学生相同的班级之间：只有随机装置不同</translation>
    </message>
    <message>
        <source>intervals that contain the truth, simulated</source>
        <translation>包含真值的区间，模拟</translation>
    </message>
    <message>
        <source>intervals that contain the truth</source>
        <translation>包含真值的区间</translation>
    </message>
    <message>
        <source>Probability that the interval contains the share of these pupils</source>
        <translation>区间包含这些学生的比例的概率</translation>
    </message>
    <message>
        <source>see simulated</source>
        <translation>见模拟值</translation>
    </message>
    <message>
        <source>The intervals trust that everybody follows the instructions</source>
        <translation>这些区间以人人遵照说明为前提</translation>
    </message>
    <message>
        <source>privacy parameter &lt;i&gt;ε&lt;/i&gt;</source>
        <translation>隐私参数 &lt;i&gt;ε&lt;/i&gt;</translation>
    </message>
    <message>
        <source>One answer changes the odds about one pupil by a factor of at most e^ε</source>
        <translation>一个回答至多把关于一名学生的几率乘以或除以 e^ε</translation>
    </message>
    <message numerus="yes">
        <source>Of &lt;b&gt;{n}&lt;/b&gt; pupils &lt;b&gt;{yes}&lt;/b&gt; said yes: the estimate is &lt;b&gt;{estimate}&lt;/b&gt;, the truth &lt;b&gt;{truth}&lt;/b&gt;.</source>
        <comment>Of &lt;b&gt;{n}&lt;/b&gt; pupil &lt;b&gt;{yes}&lt;/b&gt; said yes: the estimate is &lt;b&gt;{estimate}&lt;/b&gt;, the truth &lt;b&gt;{truth}&lt;/b&gt;.</comment>
        <translation>
            <numerusform>&lt;b&gt;{n}&lt;/b&gt; 名学生中有 &lt;b&gt;{yes}&lt;/b&gt; 名回答“是”：估计值为 &lt;b&gt;{estimate}&lt;/b&gt;，真值为 &lt;b&gt;{truth}&lt;/b&gt;。</numerusform>
        </translation>
    </message>
    <message>
        <source>Classroom</source>
        <translation>课堂</translation>
    </message>
    <message>
        <source>Does it really work?</source>
        <translation>真的有效吗？</translation>
    </message>
    <message>
        <source>with the trait</source>
        <translation>具有该特征</translation>
    </message>
    <message>
        <source>always say no</source>
        <translation>总是回答“否”</translation>
    </message>
    <message>
        <source>repetitions</source>
        <translation>重复次数</translation>
    </message>
    <message>
        <source>yes answers</source>
        <translation>“是”回答数</translation>
    </message>
    <message>
        <source>The count is not in this window.</source>
        <translation>该计数不在此窗口中。</translation>
    </message>
    <message>
        <source>One more person answers</source>
        <translation>再有一人回答</translation>
    </message>
    <message>
        <source>P[A_n(m) = s] = q P[A_(n−1)(m) = s − 1] + p P[A_(n−1)(m) = s] where a true no joins [KR2, (3.3)], and with p and q exchanged, P[A_n(m + 1) = s], where a true yes does [KR2, (3.2)]: both lie between two neighbouring probabilities of the others.</source>
        <translation>真实的“否”加入时，P[A_n(m) = s] = q P[A_(n−1)(m) = s − 1] + p P[A_(n−1)(m) = s] [KR2, (3.3)]；真实的“是”加入时，p 与 q 互换，得 P[A_n(m + 1) = s] [KR2, (3.2)]：两者都介于其余人的两个相邻概率之间。</translation>
    </message>
    <message>
        <source>the others, n − 1</source>
        <translation>其余人，n − 1</translation>
    </message>
    <message>
        <source>and a true no</source>
        <translation>再加一个真实的“否”</translation>
    </message>
    <message>
        <source>and a true yes</source>
        <translation>再加一个真实的“是”</translation>
    </message>
    <message>
        <source>One more true yes</source>
        <translation>多一个真实的“是”</translation>
    </message>
    <message>
        <source>change of the cumulative distribution</source>
        <translation>累积分布的变化</translation>
    </message>
    <message>
        <source>F(s; m + 1) − F(s; m) = −(p − q) P[A_(n−1)(m) = s], never above 0, and F(s + 1; m + 1) − F(s; m) = q (P[A_(n−1)(m) = s] + P[A_(n−1)(m) = s + 1]), never below: F(s; m + 1) ≤ F(s; m) ≤ F(s + 1; m + 1), so a quantile moves by 0 or 1 [KR2, sections 3.1.2 and 3.1.3].</source>
        <translation>F(s; m + 1) − F(s; m) = −(p − q) P[A_(n−1)(m) = s]，绝不大于 0；F(s + 1; m + 1) − F(s; m) = q (P[A_(n−1)(m) = s] + P[A_(n−1)(m) = s + 1])，绝不小于 0：F(s; m + 1) ≤ F(s; m) ≤ F(s + 1; m + 1)，因此分位数移动 0 或 1 [KR2, 第 3.1.2 和 3.1.3 节]。</translation>
    </message>
    <message>
        <source>at s</source>
        <translation>在 s 处</translation>
    </message>
    <message>
        <source>at s + 1</source>
        <translation>在 s + 1 处</translation>
    </message>
    <message>
        <source>With q = 0 the count is m, and moves by 1.</source>
        <translation>q = 0 时计数为 m，移动 1。</translation>
    </message>
    <message>
        <source>no true yes</source>
        <translation>没有真实的“是”</translation>
    </message>
    <message>
        <source>no true no</source>
        <translation>没有真实的“否”</translation>
    </message>
    <message>
        <source>&lt;i&gt;F&lt;/i&gt;({s}; {m})</source>
        <translation>&lt;i&gt;F&lt;/i&gt;({s}; {m})</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;A&lt;/i&gt; = {s}) by (3.2)</source>
        <translation>按 (3.2) 的 P(&lt;i&gt;A&lt;/i&gt; = {s})</translation>
    </message>
    <message>
        <source>p P[A(m − 1) = s − 1] + q P[A(m − 1) = s] among n − 1: a true yes is left out. The same as P(A = s)</source>
        <translation>n − 1 人中的 p P[A(m − 1) = s − 1] + q P[A(m − 1) = s]：去掉一个真实的“是”。与 P(A = s) 相同</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;A&lt;/i&gt; = {s}) by (3.3)</source>
        <translation>按 (3.3) 的 P(&lt;i&gt;A&lt;/i&gt; = {s})</translation>
    </message>
    <message>
        <source>q P[A(m) = s − 1] + p P[A(m) = s] among n − 1: a true no is left out. The same as P(A = s)</source>
        <translation>n − 1 人中的 q P[A(m) = s − 1] + p P[A(m) = s]：去掉一个真实的“否”。与 P(A = s) 相同</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;A&lt;/i&gt; ≤ {s}) by (3.2)</source>
        <translation>按 (3.2) 的 P(&lt;i&gt;A&lt;/i&gt; ≤ {s})</translation>
    </message>
    <message>
        <source>p F(s − 1; m − 1) + q F(s; m − 1) among n − 1. The same as P(A ≤ s)</source>
        <translation>n − 1 人中的 p F(s − 1; m − 1) + q F(s; m − 1)。与 P(A ≤ s) 相同</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;A&lt;/i&gt; ≤ {s}) by (3.3)</source>
        <translation>按 (3.3) 的 P(&lt;i&gt;A&lt;/i&gt; ≤ {s})</translation>
    </message>
    <message>
        <source>q F(s − 1; m) + p F(s; m) among n − 1. The same as P(A ≤ s)</source>
        <translation>n − 1 人中的 q F(s − 1; m) + p F(s; m)。与 P(A ≤ s) 相同</translation>
    </message>
    <message>
        <source>P(A ≤ s) with one more true yes: the smallest of the three</source>
        <translation>多一个真实的“是”时的 P(A ≤ s)：三者中最小</translation>
    </message>
    <message>
        <source>P(A ≤ s): between the other two</source>
        <translation>P(A ≤ s)：介于另两者之间</translation>
    </message>
    <message>
        <source>P(A ≤ s + 1) with one more true yes: the largest of the three</source>
        <translation>多一个真实的“是”时的 P(A ≤ s + 1)：三者中最大</translation>
    </message>
    <message>
        <source>quantile at level {level}, &lt;i&gt;m&lt;/i&gt; = {m}</source>
        <translation>{level} 水平的分位数，&lt;i&gt;m&lt;/i&gt; = {m}</translation>
    </message>
    <message>
        <source>With one true yes more than m = {m}: the same quantile, or larger by 1</source>
        <translation>比 m = {m} 多一个真实的“是”时：分位数相同，或大 1</translation>
    </message>
    <message>
        <source>{symbol} = {m}</source>
        <translation>{symbol} = {m}</translation>
    </message>
    <message>
        <source>How likely each count is</source>
        <translation>各个计数有多可能</translation>
    </message>
    <message>
        <source>s = {s}</source>
        <translation>s = {s}</translation>
    </message>
    <message>
        <source>Cumulative distribution</source>
        <translation>累积分布</translation>
    </message>
    <message>
        <source>F(s) = P[A(m) ≤ s], the probability of at most s yes answers; the same with one person&apos;s answer changed, and that of m = 0 shifted by m(p − q) {source}.</source>
        <translation>F(s) = P[A(m) ≤ s]，至多 s 个“是”回答的概率；改变一人的回答时的同一分布，以及 m = 0 的分布平移 m(p − q) {source}。</translation>
    </message>
    <message>
        <source>m = 0, shifted</source>
        <translation>m = 0，平移后</translation>
    </message>
    <message>
        <source>How good is the shifted curve?</source>
        <translation>平移后的曲线有多好？</translation>
    </message>
    <message>
        <source>shifted − exact</source>
        <translation>平移 − 精确</translation>
    </message>
    <message>
        <source>F(s − m(p − q); 0) − F(s; m), exactly: the cumulative distributions of all m are nearly one curve, moved {source}.</source>
        <translation>F(s − m(p − q); 0) − F(s; m)，精确值：所有 m 的累积分布几乎是同一条曲线的平移 {source}。</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Here the shift has no error.</source>
        <translation>此处平移没有误差。</translation>
    </message>
    <message>
        <source>{confidence} % confidence set for m, given s</source>
        <translation>给定 s 时 m 的 {confidence}% 置信集</translation>
    </message>
    <message>
        <source>From yes answers back to true yeses</source>
        <translation>从“是”回答回到真实的“是”</translation>
    </message>
    <message>
        <source>Quantiles of A(m). The m whose β/2 and 1 − β/2 quantiles enclose s are a confidence set for the true yeses: it contains them with probability at least 1 − β = {confidence} % {source}.</source>
        <translation>A(m) 的分位数。β/2 与 1 − β/2 分位数把 s 夹在其间的那些 m，构成真实“是”数的置信集：它以至少 1 − β = {confidence}% 的概率包含真实“是”数 {source}。</translation>
    </message>
    <message>
        <source>level</source>
        <translation>水平</translation>
    </message>
    <message>
        <source>There is no number of true yeses in this window.</source>
        <translation>此窗口中没有真实“是”数。</translation>
    </message>
    <message>
        <source>confidence set</source>
        <translation>置信集</translation>
    </message>
    <message>
        <source>This outcome contradicts every m.</source>
        <translation>此结果与每个 m 都矛盾。</translation>
    </message>
    <message>
        <source>largest error of the shift</source>
        <translation>平移的最大误差</translation>
    </message>
    <message>
        <source>Largest |F(s − m(p − q); 0) − F(s; m)| over all outcomes s</source>
        <translation>|F(s − m(p − q); 0) − F(s; m)| 在所有结果 s 上的最大值</translation>
    </message>
    <message>
        <source>Largest |F(s − m(p − q); 0) − F(s; m)| over 160 outcomes s, evenly spaced</source>
        <translation>在 160 个等距的结果 s 上 |F(s − m(p − q); 0) − F(s; m)| 的最大值</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>E[A(m)] = nq + m(p − q)</source>
        <translation>E[A(m)] = nq + m(p − q)</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>√(npq), the same for every m</source>
        <translation>√(npq)，对每个 m 都相同</translation>
    </message>
    <message>
        <source>likely count, from</source>
        <translation>大概率计数，从</translation>
    </message>
    <message>
        <source>The β/2 quantile of A(m)</source>
        <translation>A(m) 的 β/2 分位数</translation>
    </message>
    <message>
        <source>likely count, to</source>
        <translation>大概率计数，到</translation>
    </message>
    <message>
        <source>The 1 − β/2 quantile of A(m)</source>
        <translation>A(m) 的 1 − β/2 分位数</translation>
    </message>
    <message>
        <source>P(likely count)</source>
        <translation>P(大概率计数)</translation>
    </message>
    <message>
        <source>Probability of a count from the one to the other</source>
        <translation>计数从前者到后者的概率</translation>
    </message>
    <message>
        <source>quantile at level {level}</source>
        <translation>{level} 水平的分位数</translation>
    </message>
    <message>
        <source>The smallest s with F(s) at least the level</source>
        <translation>使 F(s) 至少为该水平的最小 s</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;A&lt;/i&gt; = {s})</source>
        <translation>P(&lt;i&gt;A&lt;/i&gt; = {s})</translation>
    </message>
    <message>
        <source>Probability of exactly s yes answers</source>
        <translation>恰有 s 个“是”回答的概率</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;A&lt;/i&gt; ≤ {s})</source>
        <translation>P(&lt;i&gt;A&lt;/i&gt; ≤ {s})</translation>
    </message>
    <message>
        <source>Probability of at most s yes answers</source>
        <translation>至多 s 个“是”回答的概率</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;A&lt;/i&gt; ≥ {s})</source>
        <translation>P(&lt;i&gt;A&lt;/i&gt; ≥ {s})</translation>
    </message>
    <message>
        <source>Probability of at least s yes answers</source>
        <translation>至少 s 个“是”回答的概率</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt; given &lt;i&gt;s&lt;/i&gt; = {s}, from</source>
        <translation>给定 &lt;i&gt;s&lt;/i&gt; = {s} 的 &lt;i&gt;m&lt;/i&gt;，从</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt; given &lt;i&gt;s&lt;/i&gt; = {s}, to</source>
        <translation>给定 &lt;i&gt;s&lt;/i&gt; = {s} 的 &lt;i&gt;m&lt;/i&gt;，到</translation>
    </message>
    <message>
        <source>End of the confidence set of level 1 − β for the true yeses</source>
        <translation>真实“是”数的 1 − β 水平置信集的端点</translation>
    </message>
    <message>
        <source>This outcome is outside the likely counts of every m</source>
        <translation>此结果在每个 m 的大概率计数之外</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;{n}&lt;/b&gt; true yeses</source>
        <comment>&lt;b&gt;{n}&lt;/b&gt; true yes</comment>
        <translation>
            <numerusform>&lt;b&gt;{n}&lt;/b&gt; 个真实的“是”</numerusform>
        </translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>What will the collector see?</source>
        <translation>收集者会看到什么？</translation>
    </message>
    <message>
        <source>Left out where it is infinite.</source>
        <translation>无穷大之处略去。</translation>
    </message>
    <message>
        <source>Left out where there is no value.</source>
        <translation>没有值之处略去。</translation>
    </message>
    <message>
        <source>Left out where {name} is outside what the others allow.</source>
        <translation>{name} 超出其余参数所允许的范围之处略去。</translation>
    </message>
    <message>
        <source>{symbol} = {value}</source>
        <translation>{symbol} = {value}</translation>
    </message>
    <message>
        <source>{symbol} = {formula}. {source}.</source>
        <translation>{symbol} = {formula}。{source}。</translation>
    </message>
    <message>
        <source>{symbol} = {formula}, at {fixed}. {source}.</source>
        <translation>{symbol} = {formula}，{fixed}。{source}。</translation>
    </message>
    <message>
        <source>The window has no value that {parameter} can take.</source>
        <translation>此窗口中没有 {parameter} 可取的值。</translation>
    </message>
    <message>
        <source>No value is positive: a logarithmic axis has no place for them.</source>
        <translation>没有正值：对数轴上没有它们的位置。</translation>
    </message>
    <message>
        <source>{level}</source>
        <translation>{level}</translation>
    </message>
    <message>
        <source>The window has no values for a map.</source>
        <translation>此窗口中没有可供绘制热图的值。</translation>
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
        <translation>中央处的 &lt;i&gt;{symbol}&lt;/i&gt;</translation>
    </message>
    <message>
        <source>middle of &lt;i&gt;{symbol}&lt;/i&gt;</source>
        <translation>&lt;i&gt;{symbol}&lt;/i&gt; 的中央</translation>
    </message>
    <message>
        <source>Custom chart</source>
        <translation>自定义图表</translation>
    </message>
    <message>
        <source>Which number, against which parameter?</source>
        <translation>哪个数，随哪个参数变化？</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>规划</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Privacy in depth</source>
        <translation>深入隐私</translation>
    </message>
    <message>
        <source>Beyond ε = 690 some variances are below 10⁻³⁰⁰.</source>
        <translation>ε 超过 690 时，某些方差小于 10⁻³⁰⁰。</translation>
    </message>
    <message>
        <source>There are 2 to 10⁶ categories.</source>
        <translation>类别数为 2 到 10⁶。</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>类别数</translation>
    </message>
    <message>
        <source>{mechanism} {crossing}</source>
        <translation>{mechanism} {crossing}</translation>
    </message>
    <message>
        <source>crossings</source>
        <translation>交点</translation>
    </message>
    <message>
        <source>variance of one frequency, times n</source>
        <translation>一个频率的方差，乘以 n</translation>
    </message>
    <message>
        <source>Against the privacy parameter, K = {categories}</source>
        <translation>随隐私参数变化，K = {categories}</translation>
    </message>
    <message>
        <source>n·Var = [f p*(1 − p*) + (1 − f) q*(1 − q*)]/(p* − q*)² at f = {frequency} {wang} {ye} {acharya}. Dots: from there on GRR is better than the one named; OUE, at f = 0: ε = ln((K − 2)/3).</source>
        <translation>n·Var = [f p*(1 − p*) + (1 − f) q*(1 − q*)]/(p* − q*)²，f = {frequency} {wang} {ye} {acharya}。圆点：从该处起 GRR 优于所标机制；OUE，f = 0 时：ε = ln((K − 2)/3)。</translation>
    </message>
    <message>
        <source>Against the number of categories</source>
        <translation>随类别数变化</translation>
    </message>
    <message>
        <source>The same at ε = {epsilon}. Dots: with more categories the one named is better than GRR; OUE, at f = 0: K = 3e^ε + 2 {source}.</source>
        <translation>同一量，ε = {epsilon}。圆点：类别更多时所标机制优于 GRR；OUE，f = 0 时：K = 3e^ε + 2 {source}。</translation>
    </message>
    <message>
        <source>K = {categories}</source>
        <translation>K = {categories}</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>相等</translation>
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
        <translation>{others} 和 {last}</translation>
    </message>
    <message>
        <source>GRR against the best encoding</source>
        <translation>GRR 对最佳编码</translation>
    </message>
    <message>
        <source>Variance of GRR over the lowest of {others} at f = {frequency}. Blue: GRR is better; orange: the others are. Subset selection is GRR where its subsets hold one value, K &lt; 3(e^ε + 1)/2, and close to the best elsewhere.</source>
        <translation>f = {frequency} 时 GRR 的方差与 {others} 的最低方差之比。蓝色：GRR 更好；橙色：其他更好。当子集只含一个值，即 K &lt; 3(e^ε + 1)/2 时，子集选择就是 GRR；其余处它接近最佳。</translation>
    </message>
    <message>
        <source>GRR / best encoding</source>
        <translation>GRR / 最佳编码</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>GRR is better, or worse, at every value: they don&apos;t cross</source>
        <translation>GRR 在每个值处都更好，或都更差：两者没有交点</translation>
    </message>
    <message numerus="yes">
        <source>Of the estimated frequency with {n} people and {mechanism}</source>
        <comment>Of the estimated frequency with {n} person and {mechanism}</comment>
        <translation>
            <numerusform>{n} 人、采用 {mechanism} 时的估计频率</numerusform>
        </translation>
    </message>
    <message>
        <source>standard error, best</source>
        <translation>标准误，最佳</translation>
    </message>
    <message>
        <source>standard error, GRR</source>
        <translation>标准误，GRR</translation>
    </message>
    <message>
        <source>&lt;i&gt;n&lt;/i&gt;·Var, {mechanism}</source>
        <translation>&lt;i&gt;n&lt;/i&gt;·Var，{mechanism}</translation>
    </message>
    <message>
        <source>GRR = {mechanism} at &lt;i&gt;K&lt;/i&gt;</source>
        <translation>GRR = {mechanism} 处的 &lt;i&gt;K&lt;/i&gt;</translation>
    </message>
    <message>
        <source>With fewer categories GRR is better, at this ε</source>
        <translation>在此 ε 下，类别更少时 GRR 更好</translation>
    </message>
    <message>
        <source>GRR = {mechanism} at &lt;i&gt;ε&lt;/i&gt;</source>
        <translation>GRR = {mechanism} 处的 &lt;i&gt;ε&lt;/i&gt;</translation>
    </message>
    <message>
        <source>With a larger ε GRR is better, at this K</source>
        <translation>在此 K 下，ε 更大时 GRR 更好</translation>
    </message>
    <message>
        <source>Mechanisms</source>
        <translation>机制</translation>
    </message>
    <message>
        <source>Which mechanism for my K and ε?</source>
        <translation>对我的 K 和 ε，用哪种机制？</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>+{level}</source>
        <translation>+{level}</translation>
    </message>
    <message>
        <source>Privacy loss of every possible count</source>
        <translation>每个可能计数的隐私损失</translation>
    </message>
    <message>
        <source>privacy loss</source>
        <translation>隐私损失</translation>
    </message>
    <message>
        <source>β/2 quantile</source>
        <translation>β/2 分位数</translation>
    </message>
    <message>
        <source>1 − β/2 quantile</source>
        <translation>1 − β/2 分位数</translation>
    </message>
    <message>
        <source>What the collector sees</source>
        <translation>收集者看到什么</translation>
    </message>
    <message>
        <source>P[A(m) = s], and the same with one more true yes {source}.</source>
        <translation>P[A(m) = s]，以及多一个真实的“是”时的同一概率 {source}。</translation>
    </message>
    <message>
        <source>m + 1 = {m}</source>
        <translation>m + 1 = {m}</translation>
    </message>
    <message>
        <source>Privacy loss against s, at m = {m}</source>
        <translation>m = {m} 时隐私损失随 s 的变化</translation>
    </message>
    <message>
        <source>Privacy loss against m, at s = {s}</source>
        <translation>s = {s} 时隐私损失随 m 的变化</translation>
    </message>
    <message>
        <source>There is nothing in this window.</source>
        <translation>此窗口中什么都没有。</translation>
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
        <translation>此计数的隐私损失：它在有 m 个与有 m + 1 个真实的“是”时的概率之比的对数</translation>
    </message>
    <message>
        <source>P(privacy loss &gt; {limit}) at &lt;i&gt;m&lt;/i&gt;</source>
        <translation>&lt;i&gt;m&lt;/i&gt; 处 P(隐私损失 &gt; {limit})</translation>
    </message>
    <message>
        <source>P(privacy loss &gt; {limit}) at &lt;i&gt;m&lt;/i&gt; + 1</source>
        <translation>&lt;i&gt;m&lt;/i&gt; + 1 处 P(隐私损失 &gt; {limit})</translation>
    </message>
    <message>
        <source>pure &lt;i&gt;ε&lt;/i&gt; after counting</source>
        <translation>计数后的纯 &lt;i&gt;ε&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The ratio at s = 0 is p/q for every m: counting doesn&apos;t lower the pure ε</source>
        <translation>对每个 m，s = 0 处的比都是 p/q：计数并不降低纯 ε</translation>
    </message>
    <message>
        <source>With &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;½&lt;/b&gt; every count is as likely with one more true yes: nothing is given away, and nothing is learnt.</source>
        <translation>&lt;i&gt;q&lt;/i&gt; = &lt;b&gt;½&lt;/b&gt; 时，多一个真实的“是”，每个计数的可能性都不变：什么都没有泄露，什么也没有得知。</translation>
    </message>
    <message>
        <source>With {answers} and &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt;, a likely count changes the odds about one person by a factor of at most {likely}; only an extreme count (everybody or nobody says yes) reaches the full &lt;b&gt;{factor}&lt;/b&gt;.</source>
        <translation>{answers}、&lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt; 时，大概率计数至多把关于一个人的几率乘以或除以 {likely}；只有极端计数（人人都说“是”或无人说“是”）才达到完整的 &lt;b&gt;{factor}&lt;/b&gt;。</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;{n}&lt;/b&gt; answers</source>
        <comment>&lt;b&gt;{n}&lt;/b&gt; answer</comment>
        <translation>
            <numerusform>&lt;b&gt;{n}&lt;/b&gt; 个回答</numerusform>
        </translation>
    </message>
    <message>
        <source>Privacy ratio</source>
        <translation>隐私比</translation>
    </message>
    <message>
        <source>How much does one outcome give away?</source>
        <translation>一个结果泄露多少？</translation>
    </message>
    <message>
        <source>marked contour</source>
        <translation>标出的等值线</translation>
    </message>
    <message>
        <source>likely counts</source>
        <translation>大概率计数</translation>
    </message>
    <message>
        <source>this s</source>
        <translation>此 s</translation>
    </message>
    <message>
        <source>Two terms, weighed differently</source>
        <translation>两项，不同权重</translation>
    </message>
    <message>
        <source>the others: s against s − 1</source>
        <translation>其余人：s 对 s − 1</translation>
    </message>
    <message>
        <source>ρ is positive.</source>
        <translation>ρ 为正数。</translation>
    </message>
    <message>
        <source>Where nobody or everybody says yes one of the two terms is 0: the ratio is at its end.</source>
        <translation>无人说“是”或人人说“是”时，两项之一为 0：比值位于端点。</translation>
    </message>
    <message>
        <source>At this s one of the two terms is next to nothing.</source>
        <translation>在此 s 处，两项之一几乎为零。</translation>
    </message>
    <message>
        <source>&lt;i&gt;ρ&lt;/i&gt; at {s}</source>
        <translation>{s} 处的 &lt;i&gt;ρ&lt;/i&gt;</translation>
    </message>
    <message>
        <source>P[A = s]/P[A = s − 1] of the other n − 1, m of them yes</source>
        <translation>其余 n − 1 人的 P[A = s]/P[A = s − 1]，其中 m 人为“是”</translation>
    </message>
    <message>
        <source>The same one outcome on: no larger [KR2, Lemma 4.3]</source>
        <translation>后一个结果处的同一量：不会更大 [KR2, 引理 4.3]</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;A&lt;/i&gt; = {s})/P(&lt;i&gt;A&lt;/i&gt; = {before})</source>
        <translation>P(&lt;i&gt;A&lt;/i&gt; = {s})/P(&lt;i&gt;A&lt;/i&gt; = {before})</translation>
    </message>
    <message>
        <source>Never below the next such ratio: what Lemma 4.3 of [KR2] carries from n − 1 people to n</source>
        <translation>绝不小于下一个这样的比：[KR2] 的引理 4.3 把这一点从 n − 1 人推到 n 人</translation>
    </message>
    <message>
        <source>Never above the one before: the probabilities have one hump</source>
        <translation>绝不大于前一个：这些概率只有一个峰</translation>
    </message>
    <message>
        <source>Privacy parameter of one answer</source>
        <translation>一个回答的隐私参数</translation>
    </message>
    <message>
        <source>One answer is ε-differentially private without anybody to trust (ε-LDP), ε = ln((1 − q)/q) {source}; ε grows without bound as q goes to 0.</source>
        <translation>一个回答无需信任任何人就是 ε-差分隐私的（ε-LDP），ε = ln((1 − q)/q) {source}；q 趋于 0 时 ε 无界增长。</translation>
    </message>
    <message>
        <source>q lies between 0 and ½.</source>
        <translation>q 介于 0 与 ½ 之间。</translation>
    </message>
    <message>
        <source>What a person answers</source>
        <translation>一个人如何回答</translation>
    </message>
    <message>
        <source>the truth</source>
        <translation>真相</translation>
    </message>
    <message>
        <source>a no</source>
        <translation>“否”</translation>
    </message>
    <message>
        <source>a yes</source>
        <translation>“是”</translation>
    </message>
    <message>
        <source>probability of the answer</source>
        <translation>回答的概率</translation>
    </message>
    <message>
        <source>P[answer = truth] = 1 − q, P[answer ≠ truth] = q {source}.</source>
        <translation>P[回答 = 真相] = 1 − q，P[回答 ≠ 真相] = q {source}。</translation>
    </message>
    <message>
        <source>says no</source>
        <translation>说“否”</translation>
    </message>
    <message>
        <source>says yes</source>
        <translation>说“是”</translation>
    </message>
    <message>
        <source>What an answer reveals</source>
        <translation>一个回答透露什么</translation>
    </message>
    <message>
        <source>after the answer yes</source>
        <translation>回答“是”之后</translation>
    </message>
    <message>
        <source>after the answer no</source>
        <translation>回答“否”之后</translation>
    </message>
    <message>
        <source>nothing learnt</source>
        <translation>一无所获</translation>
    </message>
    <message>
        <source>Probabilities lie between 0 and 1.</source>
        <translation>概率介于 0 与 1 之间。</translation>
    </message>
    <message>
        <source>π = {prior}</source>
        <translation>π = {prior}</translation>
    </message>
    <message>
        <source>Can one answer reveal the truth?</source>
        <translation>一个回答能暴露真相吗？</translation>
    </message>
    <message>
        <source>type I error: a true no called yes</source>
        <translation>第一类错误：把真实的“否”判为“是”</translation>
    </message>
    <message>
        <source>type II error: a true yes called no</source>
        <translation>第二类错误：把真实的“是”判为“否”</translation>
    </message>
    <message>
        <source>Smallest type II error of any test that guesses the truth from the answer, at type I error a: max(0, 1 − e^ε a, e^−ε (1 − a)) {source}.</source>
        <translation>由回答猜测真相的任何检验，在第一类错误为 a 时的最小第二类错误：max(0, 1 − e^ε a, e^−ε (1 − a)) {source}。</translation>
    </message>
    <message>
        <source>with this q</source>
        <translation>采用此 q</translation>
    </message>
    <message>
        <source>guessing blindly</source>
        <translation>盲目猜测</translation>
    </message>
    <message>
        <source>ln((1 − q)/q): one answer is ε-differentially private, whoever sees it (ε-LDP)</source>
        <translation>ln((1 − q)/q)：无论谁看到，一个回答都是 ε-差分隐私的（ε-LDP）</translation>
    </message>
    <message>
        <source>change of the odds, &lt;i&gt;e&lt;/i&gt;&lt;sup&gt;&lt;i&gt;ε&lt;/i&gt;&lt;/sup&gt;</source>
        <translation>几率的变化，&lt;i&gt;e&lt;/i&gt;&lt;sup&gt;&lt;i&gt;ε&lt;/i&gt;&lt;/sup&gt;</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>No answer changes the odds that a person is a yes by more than this factor.</source>
        <translation>任何回答把一个人真实为“是”的几率乘以或除以的倍数，都不超过此值。</translation>
    </message>
    <message>
        <source>P(truly yes, given the answer yes)</source>
        <translation>P(真实为“是” | 回答“是”)</translation>
    </message>
    <message>
        <source>What is believed after the answer yes, where π was believed before</source>
        <translation>先前相信 π 时，回答“是”之后所相信的概率</translation>
    </message>
    <message>
        <source>P(truly yes, given the answer no)</source>
        <translation>P(真实为“是” | 回答“否”)</translation>
    </message>
    <message>
        <source>What is believed after the answer no, where π was believed before</source>
        <translation>先前相信 π 时，回答“否”之后所相信的概率</translation>
    </message>
    <message>
        <source>lowest belief any answer can lead to</source>
        <translation>任何回答能导致的最低信念</translation>
    </message>
    <message>
        <source>π/(π + (1 − π)e^ε): no mechanism with this ε can push the probability lower.</source>
        <translation>π/(π + (1 − π)e^ε)：没有任何具有此 ε 的机制能把概率压得更低。</translation>
    </message>
    <message>
        <source>highest belief any answer can lead to</source>
        <translation>任何回答能导致的最高信念</translation>
    </message>
    <message>
        <source>πe^ε/(πe^ε + 1 − π): no mechanism with this ε can push the probability higher.</source>
        <translation>πe^ε/(πe^ε + 1 − π)：没有任何具有此 ε 的机制能把概率推得更高。</translation>
    </message>
    <message>
        <source>attacker&apos;s advantage</source>
        <translation>攻击者的优势</translation>
    </message>
    <message>
        <source>p − q = tanh(ε/2)</source>
        <translation>p − q = tanh(ε/2)</translation>
    </message>
    <message>
        <source>truth probability &lt;i&gt;p&lt;/i&gt;</source>
        <translation>说真话概率 &lt;i&gt;p&lt;/i&gt;</translation>
    </message>
    <message>
        <source>1 − q</source>
        <translation>1 − q</translation>
    </message>
    <message>
        <source>RAPPOR&apos;s &lt;i&gt;f&lt;/i&gt;</source>
        <translation>RAPPOR 的 &lt;i&gt;f&lt;/i&gt;</translation>
    </message>
    <message>
        <source>2q: keep the bit, or replace it by a fair coin with probability f {source}</source>
        <translation>2q：保留该位，或以概率 f 用公平硬币取代它 {source}</translation>
    </message>
    <message>
        <source>bias &lt;i&gt;γ&lt;/i&gt;&lt;sub&gt;w&lt;/sub&gt;</source>
        <translation>偏置 &lt;i&gt;γ&lt;/i&gt;&lt;sub&gt;w&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>½ − q, in the notation of {source}</source>
        <translation>½ − q，采用 {source} 的记号</translation>
    </message>
    <message>
        <source>replaced at random</source>
        <translation>随机替换</translation>
    </message>
    <message>
        <source>2q: probability that the bit is replaced by a uniformly random one</source>
        <translation>2q：该位被均匀随机位替换的概率</translation>
    </message>
    <message>
        <source>With &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;0&lt;/b&gt; everybody tells the truth: an answer gives a person away completely.</source>
        <translation>&lt;i&gt;q&lt;/i&gt; = &lt;b&gt;0&lt;/b&gt; 时人人说真话：一个回答把一个人完全暴露。</translation>
    </message>
    <message>
        <source>With &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;½&lt;/b&gt; an answer is a fair coin: it says nothing about the person, and the collector learns nothing either.</source>
        <translation>&lt;i&gt;q&lt;/i&gt; = &lt;b&gt;½&lt;/b&gt; 时一个回答就是一枚公平硬币：关于这个人它什么也没说，收集者同样什么也得不到。</translation>
    </message>
    <message>
        <source>Randomized response</source>
        <translation>随机应答</translation>
    </message>
    <message>
        <source>How private is one answer?</source>
        <translation>一个回答有多私密？</translation>
    </message>
    <message>
        <source>Between two useless ends</source>
        <translation>两个无用的极端之间</translation>
    </message>
    <message>
        <source>answers by pure chance</source>
        <translation>纯属随机的回答</translation>
    </message>
    <message>
        <source>worth of an answer</source>
        <translation>一个回答的价值</translation>
    </message>
    <message>
        <source>no privacy</source>
        <translation>没有隐私</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>没有结果</translation>
    </message>
    <message>
        <source>usual: 0.1 to 5</source>
        <translation>通常：0.1 到 5</translation>
    </message>
    <message>
        <source>π(1 − π)(1 − 2q)²/(λ(1 − λ)): so many true answers of people drawn at random tell as much about the share. 1 where only the truth is told, 0 where only the coin speaks</source>
        <translation>π(1 − π)(1 − 2q)²/(λ(1 − λ))：随机抽取的人的这么多个真实回答，对比例能说明同样多的信息。只说真话时为 1，只由硬币说话时为 0</translation>
    </message>
    <message>
        <source>&lt;i&gt;q&lt;/i&gt; at &lt;i&gt;ε&lt;/i&gt; = 5</source>
        <translation>&lt;i&gt;ε&lt;/i&gt; = 5 时的 &lt;i&gt;q&lt;/i&gt;</translation>
    </message>
    <message>
        <source>1/(1 + e^5): with a smaller q, ε is above what is usual [WN]</source>
        <translation>1/(1 + e^5)：q 更小时，ε 高于通常的取值 [WN]</translation>
    </message>
    <message>
        <source>&lt;i&gt;q&lt;/i&gt; at &lt;i&gt;ε&lt;/i&gt; = 0.1</source>
        <translation>&lt;i&gt;ε&lt;/i&gt; = 0.1 时的 &lt;i&gt;q&lt;/i&gt;</translation>
    </message>
    <message>
        <source>1/(1 + e^0.1): with a larger q, ε is below what is usual [WN]</source>
        <translation>1/(1 + e^0.1)：q 更大时，ε 低于通常的取值 [WN]</translation>
    </message>
    <message>
        <source>Error of each curator&apos;s own shares</source>
        <translation>各数据管理者自己的比例的误差</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>records</source>
        <translation>记录数</translation>
    </message>
    <message>
        <source>RMS error</source>
        <translation>均方根误差</translation>
    </message>
    <message>
        <source>The shares of one variable are sums of the estimated joint shares over all others [LWR, section II]. √(b(a − 1)(2nE + Km)/(nE)² + (n − m)/(m(n − 1))·(1 − S)), E = e^ε − 1, a values, b = K/a, S the concentration of the variable.</source>
        <translation>一个变量的比例，是估计的联合比例对其余所有变量求和 [LWR, 第 II 节]。√(b(a − 1)(2nE + Km)/(nE)² + (n − m)/(m(n − 1))·(1 − S))，E = e^ε − 1，a 为取值个数，b = K/a，S 为该变量的集中度。</translation>
    </message>
    <message>
        <source>all shares together</source>
        <translation>所有比例合计</translation>
    </message>
    <message>
        <source>Samples lie between 1 and n.</source>
        <translation>样本数介于 1 与 n 之间。</translation>
    </message>
    <message>
        <source>Which shares are each curator&apos;s is known of a table, and of uniform data with K = k^r.</source>
        <translation>哪些比例属于各数据管理者，只有表格数据和 K = k^r 的均匀数据才知道。</translation>
    </message>
    <message>
        <source>A variable of one value has no error, and no place on a logarithmic axis.</source>
        <translation>只有一个取值的变量没有误差，对数轴上没有它的位置。</translation>
    </message>
    <message>
        <source>More than two curators</source>
        <translation>两个以上的数据管理者</translation>
    </message>
    <message>
        <source>curators</source>
        <translation>数据管理者数</translation>
    </message>
    <message>
        <source>error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>r curators, each with a variable of k = {k} equally frequent values: K = k^r categories. Root mean square errors at the best m for each r, and the Lin–Wang–Rane bound (c√K + 1)/√m at its own best m [LWR, Theorem III.4].</source>
        <translation>r 个数据管理者，各持有一个变量，其 k = {k} 个取值频率相等：K = k^r 个类别。各 r 下最佳 m 处的均方根误差，以及 Lin–Wang–Rane 界 (c√K + 1)/√m 在其自身最佳 m 处的值 [LWR, 定理 III.4]。</translation>
    </message>
    <message>
        <source>Lin–Wang–Rane bound</source>
        <translation>Lin–Wang–Rane 界</translation>
    </message>
    <message>
        <source>one curator&apos;s own shares</source>
        <translation>单个数据管理者自己的比例</translation>
    </message>
    <message>
        <source>r = {r}</source>
        <translation>r = {r}</translation>
    </message>
    <message>
        <source>RMS error at &lt;i&gt;m&lt;/i&gt;, shares of {variable}</source>
        <translation>&lt;i&gt;m&lt;/i&gt; 处的均方根误差，{variable}的比例</translation>
    </message>
    <message numerus="yes">
        <source>{n} curators</source>
        <comment>{n} curator</comment>
        <translation>
            <numerusform>{n} 个数据管理者</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;i&gt;K&lt;/i&gt; of {who}</source>
        <translation>{who}的 &lt;i&gt;K&lt;/i&gt;</translation>
    </message>
    <message>
        <source>k^r: every tuple of values is a category</source>
        <translation>k^r：每个取值组合都是一个类别</translation>
    </message>
    <message>
        <source>RMS error, {who}</source>
        <translation>均方根误差，{who}</translation>
    </message>
    <message>
        <source>Uniform data of variables with k = {k} values each, at the best m = {m}</source>
        <translation>每个变量有 k = {k} 个取值的均匀数据，在最佳 m = {m} 处</translation>
    </message>
    <message>
        <source>each of {who} sends</source>
        <translation>{who}各自发送</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <source>m⌈log₂ k⌉ bits to the server, and as many of the pad to the researcher, or a short key of a stream cipher: the logarithm of the alphabet [LWR, section II-C]</source>
        <translation>向服务器发送 m⌈log₂ k⌉ 位，向研究者发送同样多的密码本位，或一个流密码的短密钥：即字母表的对数 [LWR, 第 II-C 节]</translation>
    </message>
    <message>
        <source>the server sends, {who}</source>
        <translation>服务器发送，{who}</translation>
    </message>
    <message>
        <source>r m⌈log₂ k⌉ bits to the researcher, after one draw for each sampled record</source>
        <translation>向研究者发送 r m⌈log₂ k⌉ 位，每条抽中的记录随机化一次之后</translation>
    </message>
    <message>
        <source>Its records are whole, their shares as near to the data&apos;s as they can be.</source>
        <translation>其记录为整数条，各比例尽可能接近数据的比例。</translation>
    </message>
    <message>
        <source>simulated minimum</source>
        <translation>模拟的最小值</translation>
    </message>
    <message>
        <source>where it may be</source>
        <translation>可能的位置</translation>
    </message>
    <message>
        <source>Error of the estimated shares</source>
        <translation>估计比例的误差</translation>
    </message>
    <message>
        <source>expected error</source>
        <translation>期望误差</translation>
    </message>
    <message>
        <source>tight bound</source>
        <translation>紧界</translation>
    </message>
    <message>
        <source>exact RMS</source>
        <translation>精确均方根</translation>
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
        <translation>还需加多少噪声</translation>
    </message>
    <message>
        <source>retention factor</source>
        <translation>保留因子</translation>
    </message>
    <message>
        <source>γ = 1 + (n/m)(e^ε − 1) {source}: fewer samples allow less noise.</source>
        <translation>γ = 1 + (n/m)(e^ε − 1) {source}：样本越少，所需噪声越少。</translation>
    </message>
    <message>
        <source>γ for ε = {epsilon}</source>
        <translation>ε = {epsilon} 时的 γ</translation>
    </message>
    <message>
        <source>without sampling</source>
        <translation>不抽样</translation>
    </message>
    <message>
        <source>Exact error over m and ε</source>
        <translation>m 与 ε 上的精确误差</translation>
    </message>
    <message>
        <source>Root mean square error for every number of samples and every ε; the line is its optimum at each ε.</source>
        <translation>每个样本数与每个 ε 的均方根误差；线为各 ε 处的最优点。</translation>
    </message>
    <message>
        <source>root mean square error</source>
        <translation>均方根误差</translation>
    </message>
    <message>
        <source>With one record there is nothing to sample.</source>
        <translation>只有一条记录时无从抽样。</translation>
    </message>
    <message>
        <source>optimum</source>
        <translation>最优点</translation>
    </message>
    <message>
        <source>{what}; {trials}</source>
        <translation>{what}；{trials}</translation>
    </message>
    <message>
        <source>best &lt;i&gt;m&lt;/i&gt;, simulated</source>
        <translation>最佳 &lt;i&gt;m&lt;/i&gt;，模拟</translation>
    </message>
    <message>
        <source>Least simulated error of the points of the curve</source>
        <translation>曲线各点中最小的模拟误差</translation>
    </message>
    <message>
        <source>best &lt;i&gt;m&lt;/i&gt;, simulated, from</source>
        <translation>最佳 &lt;i&gt;m&lt;/i&gt;，模拟，从</translation>
    </message>
    <message>
        <source>Fewest samples whose simulated error differs from the least by no more than 1.96 standard errors of the difference</source>
        <translation>模拟误差与最小值之差不超过该差的 1.96 个标准误的最少样本数</translation>
    </message>
    <message>
        <source>best &lt;i&gt;m&lt;/i&gt;, simulated, to</source>
        <translation>最佳 &lt;i&gt;m&lt;/i&gt;，模拟，到</translation>
    </message>
    <message>
        <source>Most samples whose simulated error differs from the least by no more than 1.96 standard errors of the difference</source>
        <translation>模拟误差与最小值之差不超过该差的 1.96 个标准误的最多样本数</translation>
    </message>
    <message>
        <source>RMS error at its best &lt;i&gt;m&lt;/i&gt;, simulated</source>
        <translation>最佳 &lt;i&gt;m&lt;/i&gt; 处的均方根误差，模拟</translation>
    </message>
    <message>
        <source>√ of the mean of ‖T̂ − T‖²</source>
        <translation>‖T̂ − T‖² 的均值的 √</translation>
    </message>
    <message>
        <source>RMS error at &lt;i&gt;m&lt;/i&gt;, simulated</source>
        <translation>&lt;i&gt;m&lt;/i&gt; 处的均方根误差，模拟</translation>
    </message>
    <message>
        <source>mean error at &lt;i&gt;m&lt;/i&gt;, simulated</source>
        <translation>&lt;i&gt;m&lt;/i&gt; 处的平均误差，模拟</translation>
    </message>
    <message>
        <source>Mean of ‖T̂ − T‖, which the bounds are about</source>
        <translation>‖T̂ − T‖ 的均值，各界所针对的正是它</translation>
    </message>
    <message>
        <source>Simulated, the error is least at &lt;b&gt;{least}&lt;/b&gt;; from {fewest} to {most} samples the difference is within what chance explains.</source>
        <translation>模拟中误差在 &lt;b&gt;{least}&lt;/b&gt; 处最小；从 {fewest} 到 {most} 个样本，差别都在随机性能够解释的范围内。</translation>
    </message>
    <message>
        <source>best &lt;i&gt;m&lt;/i&gt;, Lin–Wang–Rane bound</source>
        <translation>最佳 &lt;i&gt;m&lt;/i&gt;，Lin–Wang–Rane 界</translation>
    </message>
    <message>
        <source>Minimises (c√K + 1)/√m</source>
        <translation>使 (c√K + 1)/√m 最小</translation>
    </message>
    <message>
        <source>best &lt;i&gt;m&lt;/i&gt;, tight bound</source>
        <translation>最佳 &lt;i&gt;m&lt;/i&gt;，紧界</translation>
    </message>
    <message>
        <source>Minimises (c + 1)/√m</source>
        <translation>使 (c + 1)/√m 最小</translation>
    </message>
    <message>
        <source>best &lt;i&gt;m&lt;/i&gt;, exact RMS</source>
        <translation>最佳 &lt;i&gt;m&lt;/i&gt;，精确均方根</translation>
    </message>
    <message>
        <source>Minimises √E‖T̂ − T‖²</source>
        <translation>使 √E‖T̂ − T‖² 最小</translation>
    </message>
    <message>
        <source>RMS error at its best &lt;i&gt;m&lt;/i&gt;</source>
        <translation>最佳 &lt;i&gt;m&lt;/i&gt; 处的均方根误差</translation>
    </message>
    <message>
        <source>√E‖T̂ − T‖²</source>
        <translation>√E‖T̂ − T‖²</translation>
    </message>
    <message>
        <source>RMS error at &lt;i&gt;m&lt;/i&gt;</source>
        <translation>&lt;i&gt;m&lt;/i&gt; 处的均方根误差</translation>
    </message>
    <message>
        <source>RMS error, no sampling</source>
        <translation>均方根误差，不抽样</translation>
    </message>
    <message>
        <source>√E‖T̂ − T‖² at m = n</source>
        <translation>m = n 时的 √E‖T̂ − T‖²</translation>
    </message>
    <message>
        <source>error of equal shares</source>
        <translation>等比例的误差</translation>
    </message>
    <message>
        <source>√(S − 1/K), of who asks nobody and answers 1/K for each category: less than the RMS error at m</source>
        <translation>√(S − 1/K)，即不询问任何人、对每个类别都答 1/K 者的误差：小于 m 处的均方根误差</translation>
    </message>
    <message>
        <source>√(S − 1/K), of who asks nobody and answers 1/K for each category</source>
        <translation>√(S − 1/K)，即不询问任何人、对每个类别都答 1/K 者的误差</translation>
    </message>
    <message>
        <source>Lin–Wang–Rane bound at &lt;i&gt;m&lt;/i&gt;</source>
        <translation>&lt;i&gt;m&lt;/i&gt; 处的 Lin–Wang–Rane 界</translation>
    </message>
    <message>
        <source>E‖T̂ − T‖ ≤ (c√K + 1)/√m</source>
        <translation>E‖T̂ − T‖ ≤ (c√K + 1)/√m</translation>
    </message>
    <message>
        <source>tight bound at &lt;i&gt;m&lt;/i&gt;</source>
        <translation>&lt;i&gt;m&lt;/i&gt; 处的紧界</translation>
    </message>
    <message>
        <source>E‖T̂ − T‖ ≤ (c + 1)/√m</source>
        <translation>E‖T̂ − T‖ ≤ (c + 1)/√m</translation>
    </message>
    <message>
        <source>&lt;i&gt;γ&lt;/i&gt; at &lt;i&gt;m&lt;/i&gt;</source>
        <translation>&lt;i&gt;m&lt;/i&gt; 处的 &lt;i&gt;γ&lt;/i&gt;</translation>
    </message>
    <message>
        <source>1 + (n/m)(e^ε − 1)</source>
        <translation>1 + (n/m)(e^ε − 1)</translation>
    </message>
    <message>
        <source>condition &lt;i&gt;c&lt;/i&gt;</source>
        <translation>条件数 &lt;i&gt;c&lt;/i&gt;</translation>
    </message>
    <message>
        <source>1 + K/(γ − 1)</source>
        <translation>1 + K/(γ − 1)</translation>
    </message>
    <message>
        <source>sampling helps below &lt;i&gt;ε&lt;/i&gt;</source>
        <translation>抽样有益，当 &lt;i&gt;ε&lt;/i&gt; 低于</translation>
    </message>
    <message>
        <source>ln(1 + K^(3/2)/(√K + 1)): above it the Lin–Wang–Rane bound is best without sampling</source>
        <translation>ln(1 + K^(3/2)/(√K + 1))：高于它时，Lin–Wang–Rane 界在不抽样时最佳</translation>
    </message>
    <message>
        <source>collision probability &lt;i&gt;S&lt;/i&gt;</source>
        <translation>碰撞概率 &lt;i&gt;S&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Sum of the squared shares: the probability that two records drawn at random are equal</source>
        <translation>各比例的平方和：随机抽取的两条记录相同的概率</translation>
    </message>
    <message>
        <source>At &lt;i&gt;ε&lt;/i&gt; = &lt;b&gt;{epsilon}&lt;/b&gt; with &lt;b&gt;{categories}&lt;/b&gt; categories sampling doesn&apos;t help: use &lt;b&gt;{records}&lt;/b&gt;; the error is &lt;b&gt;{error}&lt;/b&gt;.</source>
        <translation>&lt;i&gt;ε&lt;/i&gt; = &lt;b&gt;{epsilon}&lt;/b&gt;、&lt;b&gt;{categories}&lt;/b&gt; 个类别时，抽样没有帮助：应使用 &lt;b&gt;{records}&lt;/b&gt;；误差为 &lt;b&gt;{error}&lt;/b&gt;。</translation>
    </message>
    <message numerus="yes">
        <source>all {n} records</source>
        <comment>the only record</comment>
        <translation>
            <numerusform>全部 {n} 条记录</numerusform>
        </translation>
    </message>
    <message>
        <source>For &lt;i&gt;ε&lt;/i&gt; = &lt;b&gt;{epsilon}&lt;/b&gt; and &lt;b&gt;{categories}&lt;/b&gt; categories, sample &lt;b&gt;{best}&lt;/b&gt; of &lt;b&gt;{n}&lt;/b&gt; records (the Lin–Wang–Rane bound says {bound}): the error is &lt;b&gt;{error}&lt;/b&gt; instead of &lt;b&gt;{unsampled}&lt;/b&gt; with all of them.</source>
        <translation>&lt;i&gt;ε&lt;/i&gt; = &lt;b&gt;{epsilon}&lt;/b&gt;、&lt;b&gt;{categories}&lt;/b&gt; 个类别时，应从 &lt;b&gt;{n}&lt;/b&gt; 条记录中抽取 &lt;b&gt;{best}&lt;/b&gt; 条（Lin–Wang–Rane 界给出 {bound}）：误差为 &lt;b&gt;{error}&lt;/b&gt;，而全部使用时为 &lt;b&gt;{unsampled}&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>That is more than the error of asking nobody and answering equal shares, {guess}.</source>
        <translation>这大于不询问任何人、直接给出等比例时的误差 {guess}。</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>抽样</translation>
    </message>
    <message>
        <source>Should I sample before perturbing, and how many?</source>
        <translation>扰动之前应当抽样吗？抽多少？</translation>
    </message>
    <message>
        <source>sampling + PRAM</source>
        <translation>抽样 + PRAM</translation>
    </message>
    <message>
        <source>Averaged over {width} counts each.</source>
        <translation>每 {width} 个计数取平均。</translation>
    </message>
    <message>
        <source>mean, simulated</source>
        <translation>均值，模拟</translation>
    </message>
    <message>
        <source>Mean of the simulated counts</source>
        <translation>模拟计数的均值</translation>
    </message>
    <message>
        <source>P(likely count), simulated</source>
        <translation>P(大概率计数)，模拟</translation>
    </message>
    <message>
        <source>Share of the simulated counts from the one to the other</source>
        <translation>模拟计数中介于前者到后者的比例</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;A&lt;/i&gt; ≤ {s}), simulated</source>
        <translation>P(&lt;i&gt;A&lt;/i&gt; ≤ {s})，模拟</translation>
    </message>
    <message>
        <source>Share of the simulated counts up to s</source>
        <translation>模拟计数中不超过 s 的比例</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt; at &lt;i&gt;m&lt;/i&gt;, simulated</source>
        <translation>&lt;i&gt;m&lt;/i&gt; 处的 &lt;i&gt;δ&lt;/i&gt;，模拟</translation>
    </message>
    <message>
        <source>Mean of max(0, 1 − e^(ε − loss)) over the simulated counts</source>
        <translation>模拟计数上 max(0, 1 − e^(ε − 损失)) 的均值</translation>
    </message>
    <message>
        <source>P(privacy loss &gt; {limit}) at &lt;i&gt;m&lt;/i&gt;, simulated</source>
        <translation>&lt;i&gt;m&lt;/i&gt; 处 P(隐私损失 &gt; {limit})，模拟</translation>
    </message>
    <message>
        <source>P(privacy loss &gt; {limit}) at &lt;i&gt;m&lt;/i&gt; + 1, simulated</source>
        <translation>&lt;i&gt;m&lt;/i&gt; + 1 处 P(隐私损失 &gt; {limit})，模拟</translation>
    </message>
    <message>
        <source>{done} of {wanted} trials, seed {seed}</source>
        <translation>{wanted} 次试验中的 {done} 次，种子 {seed}</translation>
    </message>
    <message>
        <source>{wanted} trials, seed {seed}</source>
        <translation>{wanted} 次试验，种子 {seed}</translation>
    </message>
    <message>
        <source>Simulated: {trials}.</source>
        <translation>模拟：{trials}。</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>They are too few for what is drawn here.</source>
        <translation>试验次数太少，不足以得到此处所绘的内容。</translation>
    </message>
    <message>
        <source>{what}; 95 % interval {lower} … {upper}, from {trials}</source>
        <translation>{what}；95% 区间 {lower} … {upper}，来自 {trials}</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>检验</translation>
    </message>
    <message>
        <source>true prevalence</source>
        <translation>真实流行率</translation>
    </message>
    <message>
        <source>null prevalence</source>
        <translation>零假设流行率</translation>
    </message>
    <message>
        <source>wanted power</source>
        <translation>所需功效</translation>
    </message>
    <message>
        <source>1 − {beta}</source>
        <translation>1 − {beta}</translation>
    </message>
    <message>
        <source>{confidence} %</source>
        <translation>{confidence}%</translation>
    </message>
    <message>
        <source>Estimate and intervals, {confidence} confidence</source>
        <translation>估计值与区间，置信水平 {confidence}</translation>
    </message>
    <message>
        <source>prevalence</source>
        <translation>流行率</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>not clipped to [0, 1]</source>
        <translation>未截断到 [0, 1]</translation>
    </message>
    <message>
        <source>{method}, not clipped</source>
        <translation>{method}，未截断</translation>
    </message>
    <message>
        <source>{from} … {to}</source>
        <translation>{from} … {to}</translation>
    </message>
    <message>
        <source>estimate {estimate}</source>
        <translation>估计值 {estimate}</translation>
    </message>
    <message>
        <source>The estimate is too far from [0, 1] to be shown.</source>
        <translation>估计值离 [0, 1] 太远，无法显示。</translation>
    </message>
    <message>
        <source>Prevalences lie between 0 and 1.</source>
        <translation>流行率介于 0 与 1 之间。</translation>
    </message>
    <message>
        <source>The coverage takes longer than a frame and follows.</source>
        <translation>覆盖率的计算超过一帧，随后显示。</translation>
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
        <translation>若 π = {prevalence}，针对 π₀ = {null} 的功效</translation>
    </message>
    <message>
        <source>power</source>
        <translation>功效</translation>
    </message>
    <message>
        <source>One-sided z test at level {level}: Φ((|π − π₀|√n − z s₀)/s₁) {source}, and the exact probability that it rejects.</source>
        <translation>水平 {level} 的单侧 z 检验：Φ((|π − π₀|√n − z s₀)/s₁) {source}，以及它拒绝的精确概率。</translation>
    </message>
    <message>
        <source>No number of people reaches the wanted power.</source>
        <translation>没有人数能达到所需功效。</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>正态</translation>
    </message>
    <message>
        <source>people needed</source>
        <translation>所需人数</translation>
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
        <translation>估计值 &lt;i&gt;π̂&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Unbiased; it may leave [0, 1]</source>
        <translation>无偏；可能超出 [0, 1]</translation>
    </message>
    <message>
        <source>estimate, clipped</source>
        <translation>估计值，截断</translation>
    </message>
    <message>
        <source>The nearest prevalence there can be</source>
        <translation>可能的最近的流行率</translation>
    </message>
    <message>
        <source>Of the estimate, for a random sample</source>
        <translation>估计值的标准误，针对随机样本</translation>
    </message>
    <message>
        <source>{interval}, from</source>
        <translation>{interval}，从</translation>
    </message>
    <message>
        <source>{interval}, to</source>
        <translation>{interval}，到</translation>
    </message>
    <message>
        <source>coverage at &lt;i&gt;π&lt;/i&gt;</source>
        <translation>&lt;i&gt;π&lt;/i&gt; 处的覆盖率</translation>
    </message>
    <message>
        <source>How often the interval contains the true prevalence, with n people</source>
        <translation>n 人时区间包含真实流行率的频率</translation>
    </message>
    <message>
        <source>One person&apos;s answers change any odds by a factor of at most e^ε</source>
        <translation>一个人的回答至多把任何几率乘以或除以 e^ε</translation>
    </message>
    <message>
        <source>power, normal</source>
        <translation>功效，正态</translation>
    </message>
    <message>
        <source>Of the one-sided z test, with n people</source>
        <translation>单侧 z 检验的功效，n 人</translation>
    </message>
    <message>
        <source>power, exact</source>
        <translation>功效，精确</translation>
    </message>
    <message>
        <source>Probability that the test rejects, with n people</source>
        <translation>n 人时检验拒绝的概率</translation>
    </message>
    <message>
        <source>The smallest number whose power, normal, is the wanted one</source>
        <translation>“功效，正态”达到所需功效的最小人数</translation>
    </message>
    <message>
        <source>power they reach</source>
        <translation>这些人数达到的功效</translation>
    </message>
    <message>
        <source>Normal approximation, with the people needed</source>
        <translation>正态近似，采用所需人数</translation>
    </message>
    <message>
        <source>power they reach, exact</source>
        <translation>这些人数达到的功效，精确</translation>
    </message>
    <message>
        <source>Probability that the test rejects, with the people needed</source>
        <translation>采用所需人数时检验拒绝的概率</translation>
    </message>
    <message>
        <source>One person&apos;s answers may give the truth away.</source>
        <translation>一个人的各次回答可能泄露真相。</translation>
    </message>
    <message>
        <source>One person&apos;s answer may give the truth away.</source>
        <translation>一个人的回答可能泄露真相。</translation>
    </message>
    <message>
        <source>One person&apos;s answers change any odds by a factor of at most &lt;b&gt;{factor}&lt;/b&gt;.</source>
        <translation>一个人的各次回答至多把任何几率乘以或除以 &lt;b&gt;{factor}&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>One person&apos;s answer changes any odds by a factor of at most &lt;b&gt;{factor}&lt;/b&gt;.</source>
        <translation>一个人的回答至多把任何几率乘以或除以 &lt;b&gt;{factor}&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>调查</translation>
    </message>
    <message>
        <source>I ran the survey: what is the answer?</source>
        <translation>调查做完了：答案是什么？</translation>
    </message>
    <message>
        <source>coverage at &lt;i&gt;π&lt;/i&gt;, simulated</source>
        <translation>&lt;i&gt;π&lt;/i&gt; 处的覆盖率，模拟</translation>
    </message>
    <message>
        <source>Share of the simulated surveys whose interval contains the true prevalence</source>
        <translation>区间包含真实流行率的模拟调查所占的比例</translation>
    </message>
    <message>
        <source>power, simulated</source>
        <translation>功效，模拟</translation>
    </message>
    <message>
        <source>Share of the simulated surveys in which the test rejects</source>
        <translation>检验拒绝的模拟调查所占的比例</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>lie probability of a bit</source>
        <translation>一位的说谎概率</translation>
    </message>
    <message>
        <source>[KR1, section 1]</source>
        <translation>[KR1, 第 1 节]</translation>
    </message>
    <message>
        <source>truth probability of a bit</source>
        <translation>一位的说真话概率</translation>
    </message>
    <message>
        <source>[Warner 1965]</source>
        <translation>[Warner 1965]</translation>
    </message>
    <message>
        <source>RAPPOR&apos;s f: a fair coin replaces the bit</source>
        <translation>RAPPOR 的 f：公平硬币取代该位</translation>
    </message>
    <message>
        <source>[Erlingsson et al. 2014]</source>
        <translation>[Erlingsson et al. 2014]</translation>
    </message>
    <message>
        <source>RAPPOR&apos;s p: a 0 is reported as a 1</source>
        <translation>RAPPOR 的 p：0 报告为 1</translation>
    </message>
    <message>
        <source>[Erlingsson et al. 2014]; f = 0</source>
        <translation>[Erlingsson et al. 2014]；f = 0</translation>
    </message>
    <message>
        <source>RAPPOR&apos;s q: a 1 is reported as a 1</source>
        <translation>RAPPOR 的 q：1 报告为 1</translation>
    </message>
    <message>
        <source>bias of the answer</source>
        <translation>回答的偏置</translation>
    </message>
    <message>
        <source>[WN]</source>
        <translation>[WN]</translation>
    </message>
    <message>
        <source>[KR1, section 2]</source>
        <translation>[KR1, 第 2 节]</translation>
    </message>
    <message>
        <source>truth probability over k values</source>
        <translation>k 个取值上的说真话概率</translation>
    </message>
    <message>
        <source>[Kairouz et al. 2016]</source>
        <translation>[Kairouz et al. 2016]</translation>
    </message>
    <message>
        <source>probability of a uniform replacement over k values</source>
        <translation>k 个取值上均匀替换的概率</translation>
    </message>
    <message>
        <source>[LWR, III-A]</source>
        <translation>[LWR, III-A]</translation>
    </message>
    <message>
        <source>retention factor of PRAM over k values</source>
        <translation>k 个取值上 PRAM 的保留因子</translation>
    </message>
    <message>
        <source>Wald interval</source>
        <translation>Wald 区间</translation>
    </message>
    <message>
        <source>Wilson interval</source>
        <translation>Wilson 区间</translation>
    </message>
    <message>
        <source>[Wilson 1927]</source>
        <translation>[Wilson 1927]</translation>
    </message>
    <message>
        <source>Clopper–Pearson interval</source>
        <translation>Clopper–Pearson 区间</translation>
    </message>
    <message>
        <source>[Clopper and Pearson 1934]</source>
        <translation>[Clopper and Pearson 1934]</translation>
    </message>
    <message>
        <source>exact, for these n people</source>
        <translation>精确，针对这 n 人</translation>
    </message>
    <message>
        <source>[KR2, section 3.1.3]</source>
        <translation>[KR2, 第 3.1.3 节]</translation>
    </message>
    <message>
        <source>Hoeffding</source>
        <translation>Hoeffding</translation>
    </message>
    <message>
        <source>Hoeffding&apos;s bound</source>
        <translation>Hoeffding 界</translation>
    </message>
    <message>
        <source>Hoeffding {source} {slides}</source>
        <translation>Hoeffding {source} {slides}</translation>
    </message>
    <message>
        <source>error exceeded with probability at most β, Hoeffding</source>
        <translation>以至多 β 的概率被超出的误差，Hoeffding</translation>
    </message>
    <message>
        <source>[GA, additive Chernoff]; [Hoeffding 1963]</source>
        <translation>[GA, 加性 Chernoff]；[Hoeffding 1963]</translation>
    </message>
    <message>
        <source>probability of an error of α or more, Hoeffding</source>
        <translation>误差达到或超过 α 的概率，Hoeffding</translation>
    </message>
    <message>
        <source>[GA]; [Hoeffding 1963]</source>
        <translation>[GA]；[Hoeffding 1963]</translation>
    </message>
    <message>
        <source>people enough for an error below α with confidence 1 − β, Hoeffding</source>
        <translation>以置信水平 1 − β 使误差小于 α 的足够人数，Hoeffding</translation>
    </message>
    <message>
        <source>an error below α with confidence 1 − β, Hoeffding</source>
        <translation>误差小于 α、置信水平 1 − β，Hoeffding</translation>
    </message>
    <message>
        <source>Chebyshev</source>
        <translation>Chebyshev</translation>
    </message>
    <message>
        <source>Chebyshev&apos;s bound</source>
        <translation>Chebyshev 界</translation>
    </message>
    <message>
        <source>Chebyshev {source}</source>
        <translation>Chebyshev {source}</translation>
    </message>
    <message>
        <source>error exceeded with probability at most β, Chebyshev</source>
        <translation>以至多 β 的概率被超出的误差，Chebyshev</translation>
    </message>
    <message>
        <source>[WN]; Chebyshev</source>
        <translation>[WN]；Chebyshev</translation>
    </message>
    <message>
        <source>probability of an error of α or more, Chebyshev</source>
        <translation>误差达到或超过 α 的概率，Chebyshev</translation>
    </message>
    <message>
        <source>people enough for an error below α with confidence 1 − β, Chebyshev</source>
        <translation>以置信水平 1 − β 使误差小于 α 的足够人数，Chebyshev</translation>
    </message>
    <message>
        <source>an error below α with confidence 1 − β, Chebyshev</source>
        <translation>误差小于 α、置信水平 1 − β，Chebyshev</translation>
    </message>
    <message>
        <source>Bernstein</source>
        <translation>Bernstein</translation>
    </message>
    <message>
        <source>Bernstein&apos;s bound</source>
        <translation>Bernstein 界</translation>
    </message>
    <message>
        <source>Bernstein {source}</source>
        <translation>Bernstein {source}</translation>
    </message>
    <message>
        <source>error exceeded with probability at most β, Bernstein</source>
        <translation>以至多 β 的概率被超出的误差，Bernstein</translation>
    </message>
    <message>
        <source>[Bernstein 1924]</source>
        <translation>[Bernstein 1924]</translation>
    </message>
    <message>
        <source>probability of an error of α or more, Bernstein</source>
        <translation>误差达到或超过 α 的概率，Bernstein</translation>
    </message>
    <message>
        <source>people enough for an error below α with confidence 1 − β, Bernstein</source>
        <translation>以置信水平 1 − β 使误差小于 α 的足够人数，Bernstein</translation>
    </message>
    <message>
        <source>an error below α with confidence 1 − β, Bernstein</source>
        <translation>误差小于 α、置信水平 1 − β，Bernstein</translation>
    </message>
    <message>
        <source>Chernoff</source>
        <translation>Chernoff</translation>
    </message>
    <message>
        <source>Chernoff&apos;s bound</source>
        <translation>Chernoff 界</translation>
    </message>
    <message>
        <source>Chernoff {source}</source>
        <translation>Chernoff {source}</translation>
    </message>
    <message>
        <source>error exceeded with probability at most β, Chernoff</source>
        <translation>以至多 β 的概率被超出的误差，Chernoff</translation>
    </message>
    <message>
        <source>[Chernoff 1952]</source>
        <translation>[Chernoff 1952]</translation>
    </message>
    <message>
        <source>probability of an error of α or more, Chernoff</source>
        <translation>误差达到或超过 α 的概率，Chernoff</translation>
    </message>
    <message>
        <source>an error below α with confidence 1 − β, Chernoff</source>
        <translation>误差小于 α、置信水平 1 − β，Chernoff</translation>
    </message>
    <message>
        <source>the normal approximation</source>
        <translation>正态近似</translation>
    </message>
    <message>
        <source>error exceeded with probability about β, normal approximation</source>
        <translation>以约 β 的概率被超出的误差，正态近似</translation>
    </message>
    <message>
        <source>central limit theorem</source>
        <translation>中心极限定理</translation>
    </message>
    <message>
        <source>probability of an error of α or more, normal approximation</source>
        <translation>误差达到或超过 α 的概率，正态近似</translation>
    </message>
    <message>
        <source>an error below α with confidence about 1 − β, normal approximation</source>
        <translation>误差小于 α、置信水平约 1 − β，正态近似</translation>
    </message>
    <message>
        <source>the exact distribution</source>
        <translation>精确分布</translation>
    </message>
    <message>
        <source>the count&apos;s own distribution {source}</source>
        <translation>计数自身的分布 {source}</translation>
    </message>
    <message>
        <source>smallest error exceeded with probability at most β, exact</source>
        <translation>以至多 β 的概率被超出的最小误差，精确</translation>
    </message>
    <message>
        <source>the count&apos;s distribution, [KR2, section 3.1]</source>
        <translation>计数的分布，[KR2, 第 3.1 节]</translation>
    </message>
    <message>
        <source>probability of an error of α or more, exact</source>
        <translation>误差达到或超过 α 的概率，精确</translation>
    </message>
    <message>
        <source>an error below α with confidence 1 − β, exact</source>
        <translation>误差小于 α、置信水平 1 − β，精确</translation>
    </message>
    <message>
        <source>Wald</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>lower end of Wald&apos;s interval</source>
        <translation>Wald 区间的下端</translation>
    </message>
    <message>
        <source>upper end of Wald&apos;s interval</source>
        <translation>Wald 区间的上端</translation>
    </message>
    <message>
        <source>probability that Wald&apos;s interval contains the prevalence</source>
        <translation>Wald 区间包含流行率的概率</translation>
    </message>
    <message>
        <source>lower end of Wald&apos;s interval, Kuk&apos;s cards</source>
        <translation>Wald 区间的下端，Kuk 纸牌法</translation>
    </message>
    <message>
        <source>upper end of Wald&apos;s interval, Kuk&apos;s cards</source>
        <translation>Wald 区间的上端，Kuk 纸牌法</translation>
    </message>
    <message>
        <source>probability that Wald&apos;s interval contains the prevalence, Kuk&apos;s cards</source>
        <translation>Wald 区间包含流行率的概率，Kuk 纸牌法</translation>
    </message>
    <message>
        <source>Wilson</source>
        <translation>Wilson</translation>
    </message>
    <message>
        <source>lower end of Wilson&apos;s interval</source>
        <translation>Wilson 区间的下端</translation>
    </message>
    <message>
        <source>upper end of Wilson&apos;s interval</source>
        <translation>Wilson 区间的上端</translation>
    </message>
    <message>
        <source>probability that Wilson&apos;s interval contains the prevalence</source>
        <translation>Wilson 区间包含流行率的概率</translation>
    </message>
    <message>
        <source>lower end of Wilson&apos;s interval, Kuk&apos;s cards</source>
        <translation>Wilson 区间的下端，Kuk 纸牌法</translation>
    </message>
    <message>
        <source>upper end of Wilson&apos;s interval, Kuk&apos;s cards</source>
        <translation>Wilson 区间的上端，Kuk 纸牌法</translation>
    </message>
    <message>
        <source>probability that Wilson&apos;s interval contains the prevalence, Kuk&apos;s cards</source>
        <translation>Wilson 区间包含流行率的概率，Kuk 纸牌法</translation>
    </message>
    <message>
        <source>Clopper–Pearson</source>
        <translation>Clopper–Pearson</translation>
    </message>
    <message>
        <source>lower end of Clopper and Pearson&apos;s interval</source>
        <translation>Clopper–Pearson 区间的下端</translation>
    </message>
    <message>
        <source>upper end of Clopper and Pearson&apos;s interval</source>
        <translation>Clopper–Pearson 区间的上端</translation>
    </message>
    <message>
        <source>probability that Clopper and Pearson&apos;s interval contains the prevalence</source>
        <translation>Clopper–Pearson 区间包含流行率的概率</translation>
    </message>
    <message>
        <source>lower end of Clopper and Pearson&apos;s interval, Kuk&apos;s cards</source>
        <translation>Clopper–Pearson 区间的下端，Kuk 纸牌法</translation>
    </message>
    <message>
        <source>upper end of Clopper and Pearson&apos;s interval, Kuk&apos;s cards</source>
        <translation>Clopper–Pearson 区间的上端，Kuk 纸牌法</translation>
    </message>
    <message>
        <source>probability that Clopper and Pearson&apos;s interval contains the prevalence, Kuk&apos;s cards</source>
        <translation>Clopper–Pearson 区间包含流行率的概率，Kuk 纸牌法</translation>
    </message>
    <message>
        <source>lower end of the exact interval for the share of these n people</source>
        <translation>这 n 人的比例的精确区间的下端</translation>
    </message>
    <message>
        <source>upper end of the exact interval for the share of these n people</source>
        <translation>这 n 人的比例的精确区间的上端</translation>
    </message>
    <message>
        <source>probability that the exact interval contains the share of these n people</source>
        <translation>精确区间包含这 n 人的比例的概率</translation>
    </message>
    <message>
        <source>lower end of the exact interval for the share of these n people, Kuk&apos;s cards</source>
        <translation>这 n 人的比例的精确区间的下端，Kuk 纸牌法</translation>
    </message>
    <message>
        <source>upper end of the exact interval for the share of these n people, Kuk&apos;s cards</source>
        <translation>这 n 人的比例的精确区间的上端，Kuk 纸牌法</translation>
    </message>
    <message>
        <source>probability that the exact interval contains the share of these n people, Kuk&apos;s cards</source>
        <translation>精确区间包含这 n 人的比例的概率，Kuk 纸牌法</translation>
    </message>
    <message>
        <source>generalized randomized response</source>
        <translation>广义随机应答</translation>
    </message>
    <message>
        <source>variance of a frequency, generalized randomized response</source>
        <translation>一个频率的方差，广义随机应答</translation>
    </message>
    <message>
        <source>a standard error of α, GRR</source>
        <translation>标准误 α，GRR</translation>
    </message>
    <message>
        <source>A report is one of the K values: log₂ K bits</source>
        <translation>一个报告是 K 个值之一：log₂ K 位</translation>
    </message>
    <message>
        <source>symmetric unary encoding</source>
        <translation>对称一元编码</translation>
    </message>
    <message>
        <source>variance of a frequency, symmetric unary encoding</source>
        <translation>一个频率的方差，对称一元编码</translation>
    </message>
    <message>
        <source>a standard error of α, SUE</source>
        <translation>标准误 α，SUE</translation>
    </message>
    <message>
        <source>A report is K bits</source>
        <translation>一个报告为 K 位</translation>
    </message>
    <message>
        <source>optimized unary encoding</source>
        <translation>优化一元编码</translation>
    </message>
    <message>
        <source>[Wang et al. 2017]</source>
        <translation>[Wang et al. 2017]</translation>
    </message>
    <message>
        <source>variance of a frequency, optimized unary encoding</source>
        <translation>一个频率的方差，优化一元编码</translation>
    </message>
    <message>
        <source>a standard error of α, OUE</source>
        <translation>标准误 α，OUE</translation>
    </message>
    <message>
        <source>one random bit (BLH, Hadamard response)</source>
        <translation>一个随机位（BLH、Hadamard 应答）</translation>
    </message>
    <message>
        <source>[Bassily and Smith 2015]</source>
        <translation>[Bassily and Smith 2015]</translation>
    </message>
    <message>
        <source>variance of a frequency, binary local hashing</source>
        <translation>一个频率的方差，二元本地哈希</translation>
    </message>
    <message>
        <source>a standard error of α, BLH</source>
        <translation>标准误 α，BLH</translation>
    </message>
    <message>
        <source>A report is one bit, beside the seed of the hash or log₂ K bits for the row</source>
        <translation>一个报告为一位，另加哈希的种子或表示行的 log₂ K 位</translation>
    </message>
    <message>
        <source>optimized local hashing</source>
        <translation>优化本地哈希</translation>
    </message>
    <message>
        <source>variance of a frequency, optimized local hashing</source>
        <translation>一个频率的方差，优化本地哈希</translation>
    </message>
    <message>
        <source>a standard error of α, OLH</source>
        <translation>标准误 α，OLH</translation>
    </message>
    <message>
        <source>A report is log₂ g bits, g = round(e^ε) + 1, beside the seed of the hash</source>
        <translation>一个报告为 log₂ g 位，g = round(e^ε) + 1，另加哈希的种子</translation>
    </message>
    <message>
        <source>subset selection</source>
        <translation>子集选择</translation>
    </message>
    <message>
        <source>[Ye and Barg 2018]</source>
        <translation>[Ye and Barg 2018]</translation>
    </message>
    <message>
        <source>variance of a frequency, subset selection</source>
        <translation>一个频率的方差，子集选择</translation>
    </message>
    <message>
        <source>a standard error of α, subset selection</source>
        <translation>标准误 α，子集选择</translation>
    </message>
    <message>
        <source>A report is d of the K values, d = round(K/(e^ε + 1)): at most d log₂ K bits</source>
        <translation>一个报告是 K 个值中的 d 个，d = round(K/(e^ε + 1))：至多 d log₂ K 位</translation>
    </message>
    <message>
        <source>Hadamard response</source>
        <translation>Hadamard 应答</translation>
    </message>
    <message>
        <source>[Acharya et al. 2019]</source>
        <translation>[Acharya et al. 2019]</translation>
    </message>
    <message>
        <source>variance of a frequency, Hadamard response</source>
        <translation>一个频率的方差，Hadamard 应答</translation>
    </message>
    <message>
        <source>a standard error of α, Hadamard response</source>
        <translation>标准误 α，Hadamard 应答</translation>
    </message>
    <message>
        <source>published bound on the ε of the shuffled count at δ, 2019</source>
        <translation>洗牌后计数在 δ 处的 ε 的已发表界，2019</translation>
    </message>
    <message>
        <source>[Erlingsson et al. 2019]</source>
        <translation>[Erlingsson et al. 2019]</translation>
    </message>
    <message>
        <source>privacy blanket&apos;s bound on the ε of the shuffled count at δ</source>
        <translation>洗牌后计数在 δ 处的 ε 的隐私毯界</translation>
    </message>
    <message>
        <source>[Balle et al. 2019]</source>
        <translation>[Balle et al. 2019]</translation>
    </message>
    <message>
        <source>clones&apos; bound on the ε of the shuffled count at δ, 2021</source>
        <translation>洗牌后计数在 δ 处的 ε 的克隆界，2021</translation>
    </message>
    <message>
        <source>[Feldman et al. 2021]</source>
        <translation>[Feldman et al. 2021]</translation>
    </message>
    <message>
        <source>clones&apos; bound on the ε of the shuffled count at δ, 2023</source>
        <translation>洗牌后计数在 δ 处的 ε 的克隆界，2023</translation>
    </message>
    <message>
        <source>[Feldman et al. 2023]</source>
        <translation>[Feldman et al. 2023]</translation>
    </message>
    <message>
        <source>cards drawn</source>
        <translation>抽出的牌</translation>
    </message>
    <message>
        <source>red, deck of yes</source>
        <translation>红牌，“是”的牌组</translation>
    </message>
    <message>
        <source>red, deck of no</source>
        <translation>红牌，“否”的牌组</translation>
    </message>
    <message>
        <source>Warner: one of two opposite statements</source>
        <translation>Warner：两个相反陈述之一</translation>
    </message>
    <message>
        <source>The device picks &quot;I have the trait&quot; or &quot;I don&apos;t&quot;; the person says whether that is true.</source>
        <translation>随机装置选出“我有该特征”或“我没有该特征”；受访者说明所选陈述是否属实。</translation>
    </message>
    <message>
        <source>probability of the opposite statement</source>
        <translation>相反陈述的概率</translation>
    </message>
    <message>
        <source>estimated prevalence, Warner&apos;s design, mirrored question or crosswise model</source>
        <translation>估计的流行率，Warner 设计、镜像问题或交叉模型</translation>
    </message>
    <message>
        <source>standard error of the estimated prevalence, Warner&apos;s design</source>
        <translation>估计流行率的标准误，Warner 设计</translation>
    </message>
    <message>
        <source>mirrored question</source>
        <translation>镜像问题</translation>
    </message>
    <message>
        <source>The same with two questions, one the opposite of the other.</source>
        <translation>与上者相同，但用两个互为相反的问题。</translation>
    </message>
    <message>
        <source>probability of the mirrored question</source>
        <translation>镜像问题的概率</translation>
    </message>
    <message>
        <source>crosswise: are two answers equal?</source>
        <translation>交叉模型：两个答案是否相同？</translation>
    </message>
    <message>
        <source>The person says whether the answers to the sensitive and to an innocuous question are equal.</source>
        <translation>受访者说明敏感问题与非敏感问题的答案是否相同。</translation>
    </message>
    <message>
        <source>innocuous trait</source>
        <translation>非敏感特征</translation>
    </message>
    <message>
        <source>equal answers</source>
        <translation>相同的回答</translation>
    </message>
    <message>
        <source>forced response</source>
        <translation>强制应答</translation>
    </message>
    <message>
        <source>The device asks for the truth, for a yes, or for a no.</source>
        <translation>随机装置要求说真话、说“是”或说“否”。</translation>
    </message>
    <message>
        <source>estimated prevalence, forced response</source>
        <translation>估计的流行率，强制应答</translation>
    </message>
    <message>
        <source>[Boruch 1971]; Warner&apos;s design is t = 1 − 2q, y = q</source>
        <translation>[Boruch 1971]；Warner 设计即 t = 1 − 2q，y = q</translation>
    </message>
    <message>
        <source>standard error of the estimated prevalence, forced response</source>
        <translation>估计流行率的标准误，强制应答</translation>
    </message>
    <message>
        <source>ε of a forced response</source>
        <translation>一个强制应答的 ε</translation>
    </message>
    <message>
        <source>likelihood ratio of the answers</source>
        <translation>回答的似然比</translation>
    </message>
    <message>
        <source>unrelated question</source>
        <translation>无关问题</translation>
    </message>
    <message>
        <source>The device picks the sensitive question or an innocuous one.</source>
        <translation>随机装置选出敏感问题或一个非敏感问题。</translation>
    </message>
    <message>
        <source>estimated prevalence, unrelated question</source>
        <translation>估计的流行率，无关问题</translation>
    </message>
    <message>
        <source>[Greenberg et al. 1969]</source>
        <translation>[Greenberg et al. 1969]</translation>
    </message>
    <message>
        <source>standard error of the estimated prevalence, unrelated question</source>
        <translation>估计流行率的标准误，无关问题</translation>
    </message>
    <message>
        <source>ε of an answer to one of two questions</source>
        <translation>对两个问题之一的回答的 ε</translation>
    </message>
    <message>
        <source>Kuk: cards from one of two decks</source>
        <translation>Kuk：从两副牌组之一抽牌</translation>
    </message>
    <message>
        <source>The person draws cards from the deck of the true answer and names their colours.</source>
        <translation>受访者从真实答案所对应的牌组中抽牌，并说出颜色。</translation>
    </message>
    <message>
        <source>estimated prevalence, Kuk&apos;s cards</source>
        <translation>估计的流行率，Kuk 纸牌法</translation>
    </message>
    <message>
        <source>[Kuk 1990]</source>
        <translation>[Kuk 1990]</translation>
    </message>
    <message>
        <source>standard error of the estimated prevalence, Kuk&apos;s cards</source>
        <translation>估计流行率的标准误，Kuk 纸牌法</translation>
    </message>
    <message>
        <source>ε of the cards of one person</source>
        <translation>一个人的纸牌的 ε</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Equal steps are as far apart everywhere.</source>
        <translation>相等的差在各处间隔相同。</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Equal factors are as far apart everywhere.</source>
        <translation>相等的倍数在各处间隔相同。</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>most</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>0 · no privacy</source>
        <translation>0 · 没有隐私</translation>
    </message>
    <message>
        <source>½ · no information</source>
        <translation>½ · 没有信息</translation>
    </message>
    <message>
        <source>Probability that an answer is the opposite of the truth: 0 protects nobody, ½ tells nothing.</source>
        <translation>回答与真相相反的概率：0 谁也不保护，½ 什么也不说明。</translation>
    </message>
    <message>
        <source>10⁹</source>
        <translation>10⁹</translation>
    </message>
    <message>
        <source>How many people answer, or how many records there are.</source>
        <translation>有多少人回答，或有多少条记录。</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>人人</translation>
    </message>
    <message>
        <source>How many of the n people have yes as their true answer.</source>
        <translation>n 人中真实答案为“是”的人数。</translation>
    </message>
    <message>
        <source>nobody said yes</source>
        <translation>无人说“是”</translation>
    </message>
    <message>
        <source>everybody said yes</source>
        <translation>人人说“是”</translation>
    </message>
    <message>
        <source>How many yes answers the collector counts.</source>
        <translation>收集者数到多少个“是”回答。</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>How many records are drawn without replacement before they are perturbed.</source>
        <translation>扰动之前不放回地抽取多少条记录。</translation>
    </message>
    <message>
        <source>40</source>
        <translation>40</translation>
    </message>
    <message>
        <source>Length of a record: every bit is flipped on its own.</source>
        <translation>一条记录的长度：每一位各自独立翻转。</translation>
    </message>
    <message>
        <source>Hamming distance</source>
        <translation>汉明距离</translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>相反</translation>
    </message>
    <message>
        <source>In how many bits the report differs from the truth.</source>
        <translation>报告与真相有多少位不同。</translation>
    </message>
    <message>
        <source>surely no</source>
        <translation>必定为“否”</translation>
    </message>
    <message>
        <source>surely yes</source>
        <translation>必定为“是”</translation>
    </message>
    <message>
        <source>What is believed before the answer: the probability that a person&apos;s true answer is yes.</source>
        <translation>回答之前所相信的：一个人的真实答案为“是”的概率。</translation>
    </message>
    <message>
        <source>quantile level</source>
        <translation>分位数水平</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>The probability at or below a quantile.</source>
        <translation>小于或等于某个分位数的概率。</translation>
    </message>
    <message>
        <source>strong privacy</source>
        <translation>强隐私</translation>
    </message>
    <message>
        <source>weak privacy</source>
        <translation>弱隐私</translation>
    </message>
    <message>
        <source>The guarantee of ε-differential privacy: one person&apos;s data change any odds by a factor of at most e^ε.</source>
        <translation>ε-差分隐私的保证：一个人的数据至多把任何几率乘以或除以 e^ε。</translation>
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
        <translation>(ε, δ)-差分隐私的松弛量：对每个事件 E，P[A ∈ E] ≤ e^ε P[A′ ∈ E] + δ。它不是隐私损失超过 ε 的概率，后者可能更大。</translation>
    </message>
    <message>
        <source>tolerated error</source>
        <translation>容许误差</translation>
    </message>
    <message>
        <source>precise</source>
        <translation>精细</translation>
    </message>
    <message>
        <source>rough</source>
        <translation>粗略</translation>
    </message>
    <message>
        <source>Largest tolerated error of the estimated share.</source>
        <translation>估计比例的最大容许误差。</translation>
    </message>
    <message>
        <source>error probability</source>
        <translation>错误概率</translation>
    </message>
    <message>
        <source>10⁻¹²</source>
        <translation>10⁻¹²</translation>
    </message>
    <message>
        <source>How often an error larger than α, or an interval that misses the truth, is tolerated: the confidence is 1 − β.</source>
        <translation>误差大于 α、或区间未包含真值的情况，容许以多大的频率出现：置信水平为 1 − β。</translation>
    </message>
    <message>
        <source>pure noise</source>
        <translation>纯噪声</translation>
    </message>
    <message>
        <source>no noise</source>
        <translation>无噪声</translation>
    </message>
    <message>
        <source>A category is kept γ times as often as it is turned into any one other.</source>
        <translation>一个类别被保留的频率，是它变为任何一个其他类别的频率的 γ 倍。</translation>
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
        <translation>字母表的大小：X 的取值个数乘以 Y 的取值个数。</translation>
    </message>
    <message>
        <source>collision probability</source>
        <translation>碰撞概率</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>均匀</translation>
    </message>
    <message>
        <source>one category</source>
        <translation>单一类别</translation>
    </message>
    <message>
        <source>Sum of the squared shares of the categories, the probability that two records drawn at random are equal: 1/K when all are equally frequent.</source>
        <translation>各类别比例的平方和，即随机抽取的两条记录相同的概率：各类别频率相等时为 1/K。</translation>
    </message>
    <message>
        <source>Zipf exponent</source>
        <translation>Zipf 指数</translation>
    </message>
    <message>
        <source>steep</source>
        <translation>陡峭</translation>
    </message>
    <message>
        <source>The k-th most frequent category has a share proportional to k to the power −z.</source>
        <translation>频率居第 k 位的类别，其比例与 k 的 −z 次幂成正比。</translation>
    </message>
    <message>
        <source>How often the same person answers the same question.</source>
        <translation>同一个人对同一问题回答多少次。</translation>
    </message>
    <message>
        <source>truthful answers</source>
        <translation>如实回答的比例</translation>
    </message>
    <message>
        <source>all by chance</source>
        <translation>全凭随机</translation>
    </message>
    <message>
        <source>all truthful</source>
        <translation>全部如实</translation>
    </message>
    <message>
        <source>Probability that the chance device asks for the true answer to the sensitive question.</source>
        <translation>随机装置要求如实回答敏感问题的概率。</translation>
    </message>
    <message>
        <source>forced yes answers</source>
        <translation>强制回答“是”的比例</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>whenever not truthful</source>
        <translation>凡不如实时</translation>
    </message>
    <message>
        <source>Probability that the chance device asks for a yes whatever the truth is.</source>
        <translation>随机装置无论真相如何都要求说“是”的概率。</translation>
    </message>
    <message>
        <source>prevalence of the innocuous trait</source>
        <translation>非敏感特征的流行率</translation>
    </message>
    <message>
        <source>Known share of the people who answer yes to the unrelated question.</source>
        <translation>对无关问题回答“是”的人所占的已知比例。</translation>
    </message>
    <message>
        <source>cards drawn by each person</source>
        <translation>每人抽牌数</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>牌数</translation>
    </message>
    <message>
        <source>100</source>
        <translation>100</translation>
    </message>
    <message>
        <source>How many cards each person draws from the deck and names.</source>
        <translation>每人从牌组中抽取并说出颜色的牌数。</translation>
    </message>
    <message>
        <source>red cards in the deck of a yes</source>
        <translation>“是”的牌组中的红牌</translation>
    </message>
    <message>
        <source>none red</source>
        <translation>没有红牌</translation>
    </message>
    <message>
        <source>all red</source>
        <translation>全是红牌</translation>
    </message>
    <message>
        <source>Share of red cards in the deck used by people with the sensitive trait.</source>
        <translation>有敏感特征的人所用牌组中红牌的比例。</translation>
    </message>
    <message>
        <source>red cards in the deck of a no</source>
        <translation>“否”的牌组中的红牌</translation>
    </message>
    <message>
        <source>Share of red cards in the deck used by people without the sensitive trait.</source>
        <translation>无敏感特征的人所用牌组中红牌的比例。</translation>
    </message>
    <message>
        <source>red cards named</source>
        <translation>说出的红牌数</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>How many red cards all people name together.</source>
        <translation>所有人一共说出多少张红牌。</translation>
    </message>
    <message>
        <source>prevalence to be rejected</source>
        <translation>要拒绝的流行率</translation>
    </message>
    <message>
        <source>The prevalence that the test is to reject.</source>
        <translation>检验所要拒绝的流行率。</translation>
    </message>
    <message>
        <source>significance level</source>
        <translation>显著性水平</translation>
    </message>
    <message>
        <source>10⁻⁶</source>
        <translation>10⁻⁶</translation>
    </message>
    <message>
        <source>Type I error: the probability that the test rejects the null prevalence although it is true.</source>
        <translation>第一类错误：零假设流行率为真，检验却拒绝它的概率。</translation>
    </message>
    <message>
        <source>power of the test</source>
        <translation>检验的功效</translation>
    </message>
    <message>
        <source>never detects</source>
        <translation>从不发现</translation>
    </message>
    <message>
        <source>always detects</source>
        <translation>总能发现</translation>
    </message>
    <message>
        <source>Probability that the test rejects the null prevalence when the true one is π.</source>
        <translation>真实流行率为 π 时，检验拒绝零假设流行率的概率。</translation>
    </message>
    <message>
        <source>frequency of the value</source>
        <translation>取值的频率</translation>
    </message>
    <message>
        <source>nobody has it</source>
        <translation>无人持有</translation>
    </message>
    <message>
        <source>everybody has it</source>
        <translation>人人持有</translation>
    </message>
    <message>
        <source>True share of the people who hold the value whose frequency is estimated.</source>
        <translation>持有被估计频率的那个取值的人所占的真实比例。</translation>
    </message>
    <message>
        <source>RAPPOR&apos;s f</source>
        <translation>RAPPOR 的 f</translation>
    </message>
    <message>
        <source>0 · no permanent noise</source>
        <translation>0 · 没有永久噪声</translation>
    </message>
    <message>
        <source>1 · no information</source>
        <translation>1 · 没有信息</translation>
    </message>
    <message>
        <source>Probability that a fair coin replaces a bit for good, in RAPPOR&apos;s permanent answer.</source>
        <translation>在 RAPPOR 的永久回答中，公平硬币永久取代一位的概率。</translation>
    </message>
    <message>
        <source>RAPPOR&apos;s p</source>
        <translation>RAPPOR 的 p</translation>
    </message>
    <message>
        <source>Probability that a 0 of the permanent answer is reported as a 1.</source>
        <translation>永久回答中的 0 报告为 1 的概率。</translation>
    </message>
    <message>
        <source>RAPPOR&apos;s q</source>
        <translation>RAPPOR 的 q</translation>
    </message>
    <message>
        <source>Probability that a 1 of the permanent answer is reported as a 1.</source>
        <translation>永久回答中的 1 报告为 1 的概率。</translation>
    </message>
    <message>
        <source>hash functions</source>
        <translation>哈希函数</translation>
    </message>
    <message>
        <source>functions</source>
        <translation>函数数</translation>
    </message>
    <message>
        <source>16</source>
        <translation>16</translation>
    </message>
    <message>
        <source>How many bits of the filter a value sets.</source>
        <translation>一个取值在过滤器中置多少位。</translation>
    </message>
    <message>
        <source>bits that differ</source>
        <translation>不同的位</translation>
    </message>
    <message>
        <source>1 · yes or no</source>
        <translation>1 · 是或否</translation>
    </message>
    <message>
        <source>32</source>
        <translation>32</translation>
    </message>
    <message>
        <source>In how many bits the memoised reports of two values may differ: 1 for yes and no, 2h in RAPPOR.</source>
        <translation>两个取值的记忆化报告可能有多少位不同：是或否为 1，RAPPOR 中为 2h。</translation>
    </message>
    <message>
        <source>yes answers of one person</source>
        <translation>一个人的“是”回答</translation>
    </message>
    <message>
        <source>How many of one person&apos;s T answers are a yes.</source>
        <translation>一个人的 T 个回答中有多少个“是”。</translation>
    </message>
    <message>
        <source>order of the Rényi divergence</source>
        <translation>Rényi 散度的阶</translation>
    </message>
    <message>
        <source>1 · average loss</source>
        <translation>1 · 平均损失</translation>
    </message>
    <message>
        <source>1000 · nearly the worst</source>
        <translation>1000 · 几乎最坏</translation>
    </message>
    <message>
        <source>The larger the order, the more the rarest and largest losses count.</source>
        <translation>阶越大，最罕见、最大的损失分量越重。</translation>
    </message>
    <message>
        <source>people to draw from</source>
        <translation>可供抽取的人数</translation>
    </message>
    <message>
        <source>How many people the sample is drawn from, without replacement: 10⁹ is as good as no end.</source>
        <translation>样本从多少人中不放回地抽取：10⁹ 实际上等同于无穷。</translation>
    </message>
    <message>
        <source>design effect</source>
        <translation>设计效应</translation>
    </message>
    <message>
        <source>1 · simple random sample</source>
        <translation>1 · 简单随机样本</translation>
    </message>
    <message>
        <source>5 · strong clusters</source>
        <translation>5 · 强整群效应</translation>
    </message>
    <message>
        <source>By what factor clusters or strata change the sampling variance of a simple random sample.</source>
        <translation>整群或分层使简单随机样本的抽样方差变为多少倍。</translation>
    </message>
    <message>
        <source>collection of records</source>
        <translation>记录集</translation>
    </message>
    <message>
        <source>The true records, all of the same number of bits: 000,011,101.</source>
        <translation>真实记录，位数都相同：000,011,101。</translation>
    </message>
    <message>
        <source>changed collection</source>
        <translation>改变后的记录集</translation>
    </message>
    <message>
        <source>A neighbour of the collection: one of its records replaced.</source>
        <translation>该记录集的相邻集合：其中一条记录被替换。</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>量</translation>
    </message>
    <message>
        <source>What the chart shows.</source>
        <translation>图表显示什么。</translation>
    </message>
    <message>
        <source>horizontal axis</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>The parameter that the horizontal axis sweeps.</source>
        <translation>横轴所扫过的参数。</translation>
    </message>
    <message>
        <source>left end</source>
        <translation>左端</translation>
    </message>
    <message>
        <source>Where the horizontal axis begins.</source>
        <translation>横轴从何处开始。</translation>
    </message>
    <message>
        <source>right end</source>
        <translation>右端</translation>
    </message>
    <message>
        <source>Where the horizontal axis ends.</source>
        <translation>横轴到何处结束。</translation>
    </message>
    <message>
        <source>horizontal spacing</source>
        <translation>横轴间距</translation>
    </message>
    <message>
        <source>How the horizontal axis is spaced.</source>
        <translation>横轴如何划分间距。</translation>
    </message>
    <message>
        <source>vertical axis</source>
        <translation>纵轴</translation>
    </message>
    <message>
        <source>The parameter that the vertical axis sweeps, for a map; none for curves.</source>
        <translation>纵轴所扫过的参数，用于热图；绘制曲线时不用。</translation>
    </message>
    <message>
        <source>lower end</source>
        <translation>下端</translation>
    </message>
    <message>
        <source>Where the vertical axis begins.</source>
        <translation>纵轴从何处开始。</translation>
    </message>
    <message>
        <source>upper end</source>
        <translation>上端</translation>
    </message>
    <message>
        <source>Where the vertical axis ends.</source>
        <translation>纵轴到何处结束。</translation>
    </message>
    <message>
        <source>vertical spacing</source>
        <translation>纵轴间距</translation>
    </message>
    <message>
        <source>How the vertical axis is spaced.</source>
        <translation>纵轴如何划分间距。</translation>
    </message>
    <message>
        <source>a curve for each</source>
        <translation>每值一条曲线</translation>
    </message>
    <message>
        <source>The parameter that differs from curve to curve; none for one curve.</source>
        <translation>各条曲线之间不同的参数；只画一条曲线时不用。</translation>
    </message>
    <message>
        <source>first curve</source>
        <translation>首条曲线</translation>
    </message>
    <message>
        <source>What the parameter is on the first curve.</source>
        <translation>首条曲线上该参数的值。</translation>
    </message>
    <message>
        <source>last curve</source>
        <translation>末条曲线</translation>
    </message>
    <message>
        <source>What the parameter is on the last curve.</source>
        <translation>末条曲线上该参数的值。</translation>
    </message>
    <message>
        <source>curves</source>
        <translation>曲线数</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>How many curves there are.</source>
        <translation>有多少条曲线。</translation>
    </message>
    <message>
        <source>who always say no</source>
        <translation>总是说“否”的人</translation>
    </message>
    <message>
        <source>Share of the people who say no whatever the chance device tells them.</source>
        <translation>无论随机装置如何指示都说“否”的人所占的比例。</translation>
    </message>
    <message>
        <source>simulation</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Whether a simulation is drawn beside the formulas.</source>
        <translation>是否在公式旁绘出模拟。</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>试验次数</translation>
    </message>
    <message>
        <source>few</source>
        <translation>少</translation>
    </message>
    <message>
        <source>many</source>
        <translation>多</translation>
    </message>
    <message>
        <source>How often the simulation repeats everything.</source>
        <translation>模拟把一切重复多少次。</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>1000</source>
        <translation>1000</translation>
    </message>
    <message>
        <source>Where the random numbers start: the same seed gives the same simulation on any machine.</source>
        <translation>随机数从何处开始：同一种子在任何机器上给出同一模拟。</translation>
    </message>
    <message>
        <source>design</source>
        <translation>设计</translation>
    </message>
    <message>
        <source>How the chance device and the questions work.</source>
        <translation>随机装置与问题如何运作。</translation>
    </message>
    <message>
        <source>Which confidence interval is given beside the estimate.</source>
        <translation>估计值旁给出哪种置信区间。</translation>
    </message>
    <message>
        <source>19</source>
        <translation>19</translation>
    </message>
    <message>
        <source>How many curators each hold one variable of the same people.</source>
        <translation>有多少个数据管理者各持有同一批人的一个变量。</translation>
    </message>
    <message>
        <source>values of a variable</source>
        <translation>变量的取值</translation>
    </message>
    <message>
        <source>values</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>是或否</translation>
    </message>
    <message>
        <source>How many values the variable of each curator has: together K = k to the power r.</source>
        <translation>每个数据管理者的变量有多少个取值：合起来 K = k 的 r 次幂。</translation>
    </message>
    <message>
        <source>{title} ({symbol})</source>
        <translation>{title} ({symbol})</translation>
    </message>
    <message>
        <source>privacy parameter at which Hoeffding certifies α and β</source>
        <translation>使 Hoeffding 能够保证 α 和 β 的隐私参数</translation>
    </message>
    <message>
        <source>attained at m = {ones}, m ones against m + 1</source>
        <translation>在 m = {ones} 处取得，m 个真实的“是”对 m + 1 个</translation>
    </message>
    <message>
        <source>attained at m = {ones}, m + 1 ones against m</source>
        <translation>在 m = {ones} 处取得，m + 1 个真实的“是”对 m 个</translation>
    </message>
    <message>
        <source>{where}; every m tried</source>
        <translation>{where}；已试过每个 m</translation>
    </message>
    <message>
        <source>{where}; no m need be tried</source>
        <translation>{where}；无需试任何 m</translation>
    </message>
    <message>
        <source>{where}; {tried} m tried: near both ends and the middle, in geometric steps between, and around the best; at most {bound}</source>
        <translation>{where}；试过 {tried} 个 m：两端与中间附近、其间按几何步长的各点，以及最佳者周围；至多 {bound}</translation>
    </message>
    <message>
        <source>δ of the shuffled count at ε</source>
        <translation>洗牌后计数在 ε 处的 δ</translation>
    </message>
    <message>
        <source>the count&apos;s distribution, [KR2, section 3]</source>
        <translation>计数的分布，[KR2, 第 3 节]</translation>
    </message>
    <message>
        <source>bound on the δ of the shuffled count at ε</source>
        <translation>洗牌后计数在 ε 处的 δ 的界</translation>
    </message>
    <message>
        <source>the count&apos;s distribution, [KR2, section 3]; post-processing</source>
        <translation>计数的分布，[KR2, 第 3 节]；后处理</translation>
    </message>
    <message>
        <source>ε of the shuffled count at δ</source>
        <translation>洗牌后计数在 δ 处的 ε</translation>
    </message>
    <message>
        <source>bound on the ε of the shuffled count at δ</source>
        <translation>洗牌后计数在 δ 处的 ε 的界</translation>
    </message>
    <message>
        <source>probability that a record is among the reports of a collection</source>
        <translation>一条记录在一个记录集的报告之中的概率</translation>
    </message>
    <message>
        <source>how well the others explain an outcome, where they do so least</source>
        <translation>其他人最难解释一个结果之处的解释程度</translation>
    </message>
    <message>
        <source>δ of a shuffled collection and one neighbour at ε</source>
        <translation>洗牌后的记录集与一个相邻集合在 ε 处的 δ</translation>
    </message>
    <message>
        <source>[KR2, section 2]; exact over all outcomes</source>
        <translation>[KR2, 第 2 节]；遍及所有结果的精确值</translation>
    </message>
    <message>
        <source>pure ε of several answers</source>
        <translation>若干回答的纯 ε</translation>
    </message>
    <message>
        <source>basic composition</source>
        <translation>基本组合</translation>
    </message>
    <message>
        <source>δ of several answers at ε</source>
        <translation>若干回答在 ε 处的 δ</translation>
    </message>
    <message>
        <source>[Kairouz et al. 2015]</source>
        <translation>[Kairouz et al. 2015]</translation>
    </message>
    <message>
        <source>ε of several answers at δ</source>
        <translation>若干回答在 δ 处的 ε</translation>
    </message>
    <message>
        <source>advanced composition&apos;s bound on the ε of several answers at δ</source>
        <translation>若干回答在 δ 处的 ε 的高级组合界</translation>
    </message>
    <message>
        <source>[Dwork et al. 2010]</source>
        <translation>[Dwork et al. 2010]</translation>
    </message>
    <message>
        <source>Rényi bound on the privacy parameter of several answers</source>
        <translation>若干回答的隐私参数的 Rényi 界</translation>
    </message>
    <message>
        <source>[Mironov 2017, proposition 3]</source>
        <translation>[Mironov 2017, 命题 3]</translation>
    </message>
    <message>
        <source>Rényi divergence of several answers</source>
        <translation>若干回答的 Rényi 散度</translation>
    </message>
    <message>
        <source>[Mironov 2017, proposition 5]</source>
        <translation>[Mironov 2017, 命题 5]</translation>
    </message>
    <message>
        <source>probability of a yes after several fresh answers of one person</source>
        <translation>一个人的若干新回答之后，真实为“是”的概率</translation>
    </message>
    <message>
        <source>Bayes&apos; rule</source>
        <translation>贝叶斯法则</translation>
    </message>
    <message>
        <source>probability that the majority of several fresh answers is a lie</source>
        <translation>若干新回答的多数为谎言的概率</translation>
    </message>
    <message>
        <source>the binomial distribution</source>
        <translation>二项分布</translation>
    </message>
    <message>
        <source>privacy parameter of one memoised report, however often it is given</source>
        <translation>一个记忆化报告的隐私参数，无论给出多少次</translation>
    </message>
    <message>
        <source>[Erlingsson et al. 2014, theorem 1]</source>
        <translation>[Erlingsson et al. 2014, 定理 1]</translation>
    </message>
    <message>
        <source>probability of so many yes answers</source>
        <translation>恰有这么多“是”回答的概率</translation>
    </message>
    <message>
        <source>[KR2, section 3.1]</source>
        <translation>[KR2, 第 3.1 节]</translation>
    </message>
    <message>
        <source>logarithm of the probability of so many yes answers</source>
        <translation>恰有这么多“是”回答的概率的对数</translation>
    </message>
    <message>
        <source>probability of so many yes answers or fewer</source>
        <translation>至多这么多“是”回答的概率</translation>
    </message>
    <message>
        <source>quantile of the number of yes answers</source>
        <translation>“是”回答数的分位数</translation>
    </message>
    <message>
        <source>mean of the number of yes answers</source>
        <translation>“是”回答数的均值</translation>
    </message>
    <message>
        <source>variance of the number of yes answers</source>
        <translation>“是”回答数的方差</translation>
    </message>
    <message>
        <source>answers²</source>
        <translation>回答²</translation>
    </message>
    <message>
        <source>privacy loss of an outcome, the logarithm of its privacy ratio</source>
        <translation>一个结果的隐私损失，即其隐私比的对数</translation>
    </message>
    <message>
        <source>[KR2, section 3]</source>
        <translation>[KR2, 第 3 节]</translation>
    </message>
    <message>
        <source>probability that the privacy loss exceeds ε</source>
        <translation>隐私损失超过 ε 的概率</translation>
    </message>
    <message>
        <source>probability that the privacy loss exceeds ε in the other direction, with one true yes more</source>
        <translation>反方向上隐私损失超过 ε 的概率，多一个真实的“是”</translation>
    </message>
    <message>
        <source>probability of one report at a Hamming distance</source>
        <translation>汉明距离处一个报告的概率</translation>
    </message>
    <message>
        <source>privacy parameter of one record, ε-LDP</source>
        <translation>一条记录的隐私参数，ε-LDP</translation>
    </message>
    <message>
        <source>[KR1, section 2]; [GA, randomized response]</source>
        <translation>[KR1, 第 2 节]；[GA, 随机应答]</translation>
    </message>
    <message>
        <source>lie probability for a privacy parameter</source>
        <translation>对应某个隐私参数的说谎概率</translation>
    </message>
    <message>
        <source>probability of a true yes, given the answer yes</source>
        <translation>回答“是”时真实为“是”的概率</translation>
    </message>
    <message>
        <source>variance of the estimated share</source>
        <translation>估计比例的方差</translation>
    </message>
    <message>
        <source>[WN]; fixed database</source>
        <translation>[WN]；固定数据库</translation>
    </message>
    <message>
        <source>bound on the variance of the estimated share</source>
        <translation>估计比例的方差的界</translation>
    </message>
    <message>
        <source>number of values</source>
        <translation>取值个数</translation>
    </message>
    <message>
        <source>number of values from which OUE beats generalized randomized response</source>
        <translation>从该取值个数起 OUE 优于广义随机应答</translation>
    </message>
    <message>
        <source>probability that RAPPOR reports a 0 as a 1</source>
        <translation>RAPPOR 把 0 报告为 1 的概率</translation>
    </message>
    <message>
        <source>probability that RAPPOR reports a 1 as a 1</source>
        <translation>RAPPOR 把 1 报告为 1 的概率</translation>
    </message>
    <message>
        <source>ε of one RAPPOR report</source>
        <translation>一个 RAPPOR 报告的 ε</translation>
    </message>
    <message>
        <source>ε of any number of RAPPOR reports</source>
        <translation>任意多个 RAPPOR 报告的 ε</translation>
    </message>
    <message>
        <source>ε of sampling and PRAM</source>
        <translation>抽样与 PRAM 的 ε</translation>
    </message>
    <message>
        <source>[LWR, theorem III.2]</source>
        <translation>[LWR, 定理 III.2]</translation>
    </message>
    <message>
        <source>retention factor for a privacy parameter</source>
        <translation>对应某个隐私参数的保留因子</translation>
    </message>
    <message>
        <source>condition number of the PRAM matrix</source>
        <translation>PRAM 矩阵的条件数</translation>
    </message>
    <message>
        <source>Lin–Wang–Rane bound on the expected error</source>
        <translation>期望误差的 Lin–Wang–Rane 界</translation>
    </message>
    <message>
        <source>[LWR, theorem III.4]</source>
        <translation>[LWR, 定理 III.4]</translation>
    </message>
    <message>
        <source>a tighter bound on the expected error</source>
        <translation>期望误差的更紧的界</translation>
    </message>
    <message>
        <source>derived like [LWR, theorem III.4], without its √K</source>
        <translation>仿照 [LWR, 定理 III.4] 推导，去掉其 √K</translation>
    </message>
    <message>
        <source>samples that minimise the Lin–Wang–Rane bound</source>
        <translation>使 Lin–Wang–Rane 界最小的样本数</translation>
    </message>
    <message>
        <source>derived from [LWR, theorem III.4]</source>
        <translation>由 [LWR, 定理 III.4] 推导</translation>
    </message>
    <message>
        <source>samples that minimise the tight bound</source>
        <translation>使紧界最小的样本数</translation>
    </message>
    <message>
        <source>root mean square error of the estimated shares</source>
        <translation>估计比例的均方根误差</translation>
    </message>
    <message>
        <source>derived from [LWR, III-A]; exact</source>
        <translation>由 [LWR, III-A] 推导；精确</translation>
    </message>
    <message>
        <source>samples that minimise the root mean square error</source>
        <translation>使均方根误差最小的样本数</translation>
    </message>
    <message>
        <source>categories of several curators</source>
        <translation>若干数据管理者的类别</translation>
    </message>
    <message>
        <source>[LWR, II], for r curators</source>
        <translation>[LWR, II]，推广到 r 个数据管理者</translation>
    </message>
    <message>
        <source>root mean square error of several curators&apos; joint shares, uniform data, at its best m</source>
        <translation>若干数据管理者的联合比例的均方根误差，均匀数据，在其最佳 m 处</translation>
    </message>
    <message>
        <source>derived from [LWR, III], for r curators; exact</source>
        <translation>由 [LWR, III] 推导，推广到 r 个数据管理者；精确</translation>
    </message>
    <message>
        <source>root mean square error of one curator&apos;s shares, uniform data</source>
        <translation>一个数据管理者的比例的均方根误差，均匀数据</translation>
    </message>
    <message>
        <source>estimated prevalence within [0, 1], forced response</source>
        <translation>[0, 1] 内的估计流行率，强制应答</translation>
    </message>
    <message>
        <source>maximum likelihood; [Boruch 1971]</source>
        <translation>最大似然；[Boruch 1971]</translation>
    </message>
    <message>
        <source>variance of the estimated prevalence, forced response</source>
        <translation>估计流行率的方差，强制应答</translation>
    </message>
    <message>
        <source>[Warner 1965]; random sample</source>
        <translation>[Warner 1965]；随机样本</translation>
    </message>
    <message>
        <source>definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>power of the one-sided z test, forced response</source>
        <translation>单侧 z 检验的功效，强制应答</translation>
    </message>
    <message>
        <source>[Blair et al. 2015]</source>
        <translation>[Blair et al. 2015]</translation>
    </message>
    <message>
        <source>probability that the one-sided z test rejects, forced response</source>
        <translation>单侧 z 检验拒绝的概率，强制应答</translation>
    </message>
    <message>
        <source>people enough for a power of the one-sided z test, forced response</source>
        <translation>使单侧 z 检验达到某个功效的足够人数，强制应答</translation>
    </message>
    <message>
        <source>power reached with the people enough for it</source>
        <translation>采用该足够人数所达到的功效</translation>
    </message>
    <message>
        <source>variance of the share that a trusted curator releases</source>
        <translation>受信任的数据管理者所公布比例的方差</translation>
    </message>
    <message>
        <source>[Ghosh et al. 2012]</source>
        <translation>[Ghosh et al. 2012]</translation>
    </message>
    <message>
        <source>probability of an error of α or more of the share that a trusted curator releases</source>
        <translation>受信任的数据管理者所公布比例的误差达到或超过 α 的概率</translation>
    </message>
    <message>
        <source>error of a trusted curator&apos;s share that is exceeded with probability at most β</source>
        <translation>受信任的数据管理者所公布比例以至多 β 的概率被超出的误差</translation>
    </message>
    <message>
        <source>variance of the estimated share of a population: the sample&apos;s and the coins&apos;</source>
        <translation>总体比例估计的方差：抽样的与硬币的</translation>
    </message>
    <message>
        <source>[Warner 1965]; [Cochran 1977]</source>
        <translation>[Warner 1965]；[Cochran 1977]</translation>
    </message>
    <message>
        <source>people to ask for an error below α of a population&apos;s share with confidence about 1 − β</source>
        <translation>以约 1 − β 的置信水平使总体比例的误差小于 α 所需询问的人数</translation>
    </message>
    <message>
        <source>[Warner 1965]; [Cochran 1977]; central limit theorem</source>
        <translation>[Warner 1965]；[Cochran 1977]；中心极限定理</translation>
    </message>
    <message>
        <source>type I error</source>
        <translation>第一类错误</translation>
    </message>
    <message>
        <source>smallest type II error of a test of one answer</source>
        <translation>对一个回答的检验的最小第二类错误</translation>
    </message>
    <message>
        <source>[Wasserman and Zhou 2010]; [Dong et al. 2022]</source>
        <translation>[Wasserman and Zhou 2010]；[Dong et al. 2022]</translation>
    </message>
    <message>
        <source>smallest type II error of a test of one person by the count of all answers</source>
        <translation>用全部回答的计数检验一个人时的最小第二类错误</translation>
    </message>
    <message>
        <source>[Neyman and Pearson 1933]; [KR2, section 3]</source>
        <translation>[Neyman and Pearson 1933]；[KR2, 第 3 节]</translation>
    </message>
    <message>
        <source>parameter of the Gaussian mechanism that the count tends to</source>
        <translation>计数所趋近的高斯机制的参数</translation>
    </message>
    <message>
        <source>[Dong et al. 2022]</source>
        <translation>[Dong et al. 2022]</translation>
    </message>
    <message>
        <source>slack δ of the count by its Gaussian approximation</source>
        <translation>由高斯近似得到的计数的松弛量 δ</translation>
    </message>
    <message>
        <source>standard error {error}, 95 % within [{lower}, {upper}]</source>
        <translation>标准误 {error}，95% 落在 [{lower}, {upper}] 内</translation>
    </message>
    <message>
        <source>records that are one vector</source>
        <translation>同为一个向量的记录</translation>
    </message>
    <message>
        <source>bits in which the two kinds of records differ</source>
        <translation>两种记录不同的位</translation>
    </message>
    <message>
        <source>mean privacy loss of a collection of a vector and its opposite, simulated</source>
        <translation>由一个向量及其相反向量组成的记录集的平均隐私损失，模拟</translation>
    </message>
    <message>
        <source>[KR2, section 2]; by the reports&apos; distances</source>
        <translation>[KR2, 第 2 节]；按报告的距离</translation>
    </message>
    <message>
        <source>quantile of the privacy loss of a collection of a vector and its opposite, simulated</source>
        <translation>由一个向量及其相反向量组成的记录集的隐私损失的分位数，模拟</translation>
    </message>
    <message>
        <source>probability that the privacy loss of a vector and its opposite exceeds ε, simulated</source>
        <translation>一个向量及其相反向量的隐私损失超过 ε 的概率，模拟</translation>
    </message>
    <message>
        <source>δ of a collection of a vector and its opposite at ε, simulated</source>
        <translation>由一个向量及其相反向量组成的记录集在 ε 处的 δ，模拟</translation>
    </message>
    <message>
        <source>m copies against m + 1; {accuracy}</source>
        <translation>m 份对 m + 1 份；{accuracy}</translation>
    </message>
    <message>
        <source>m + 1 copies against m; {accuracy}</source>
        <translation>m + 1 份对 m 份；{accuracy}</translation>
    </message>
    <message>
        <source>category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>category, the {shown} most often released of {all}</source>
        <translation>类别，全部 {all} 个中最常发布的 {shown} 个</translation>
    </message>
    <message>
        <source>ciphertexts</source>
        <translation>密文</translation>
    </message>
    <message>
        <source>What the server sees</source>
        <translation>服务器看到什么</translation>
    </message>
    <message>
        <source>share of the ciphertexts</source>
        <translation>密文的比例</translation>
    </message>
    <message>
        <source>Types of the ciphertexts (X+V, Y+W): with uniform pads V and W each has probability 1/K, whatever the data are [LWR].</source>
        <translation>密文 (X+V, Y+W) 的型：密码本 V 和 W 均匀时，无论数据如何，每种密文的概率均为 1/K [LWR]。</translation>
    </message>
    <message>
        <source>1/K = {share}</source>
        <translation>1/K = {share}</translation>
    </message>
    <message>
        <source>true</source>
        <translation>真实</translation>
    </message>
    <message>
        <source>The estimate beside the truth</source>
        <translation>估计值与真值对照</translation>
    </message>
    <message>
        <source>The estimate</source>
        <translation>估计值</translation>
    </message>
    <message>
        <source>share of the records</source>
        <translation>记录的比例</translation>
    </message>
    <message>
        <source>A⁻¹ of the type of the released records: unbiased, so that it may be negative [LWR].</source>
        <translation>A⁻¹ 乘以已发布记录的型：无偏，因此可能为负 [LWR]。</translation>
    </message>
    <message>
        <source>Categories from a list made without the data</source>
        <translation>类别来自一份不依据数据制定的列表</translation>
    </message>
    <message>
        <source>Categories taken from the data: its labels are said to be public</source>
        <translation>类别取自数据：其标签据称是公开的</translation>
    </message>
    <message>
        <source>The random source here can&apos;t draw events as rare as ε = {asked} asks for: this release has ε = {drawn}.</source>
        <translation>此处的随机源无法抽取 ε = {asked} 所要求的那么罕见的事件：此次发布的 ε = {drawn}。</translation>
    </message>
    <message>
        <source>ε = {epsilon} compares two tables of the same {n} people that differ in one person&apos;s record (replace-one neighbours). How many people there are is public.</source>
        <translation>ε = {epsilon} 比较的是同样 {n} 个人的两张表，两者只有一个人的记录不同（替换一条式相邻）。人数是公开的。</translation>
    </message>
    <message>
        <source>The pads are numbers of a stream cipher (ChaCha20): that the server sees nothing rests on that cipher. True one-time pads would rest on nothing.</source>
        <translation>密码本是流密码 (ChaCha20) 的数：服务器什么也看不到，这一点依赖于该密码。真正的一次性密码本则不依赖任何东西。</translation>
    </message>
    <message>
        <source>All columns come from one file: this demonstrates the protocol in one place. Offices that don&apos;t show each other their data run release curator-a, curator-b, server and researcher on the command line.</source>
        <translation>所有列来自同一个文件：这是在一处演示该协议。互不出示数据的机构应在命令行上运行 release curator-a、curator-b、server 和 researcher。</translation>
    </message>
    <message>
        <source>a curator</source>
        <translation>一个数据管理者</translation>
    </message>
    <message>
        <source>its own column, the common key, its own pad key</source>
        <translation>自己的列、共享密钥、自己的密码本密钥</translation>
    </message>
    <message>
        <source>nothing of the others&apos; data</source>
        <translation>对其他人的数据一无所知</translation>
    </message>
    <message>
        <source>the server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>its own noise</source>
        <translation>自己的噪声</translation>
    </message>
    <message>
        <source>ciphertexts, uniform whatever the data are</source>
        <translation>密文，无论数据如何都是均匀的</translation>
    </message>
    <message>
        <source>n, m, ε and the categories; with all pad keys it would read every sampled record</source>
        <translation>n、m、ε 和类别；若拥有全部密码本密钥，它将读到每条抽中的记录</translation>
    </message>
    <message>
        <source>the researcher</source>
        <translation>研究者</translation>
    </message>
    <message>
        <source>all pad keys</source>
        <translation>全部密码本密钥</translation>
    </message>
    <message>
        <source>perturbed ciphertexts, in random order</source>
        <translation>扰动后的密文，顺序随机</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>sanitised records and estimate</source>
        <translation>脱敏记录与估计值</translation>
    </message>
    <message>
        <source>Pins can&apos;t be drawn over a map; they are in the other figures and the results.</source>
        <translation>热图上无法绘出钉选；它们见于其他图和结果。</translation>
    </message>
    <message>
        <source>A pin with other axes isn&apos;t drawn.</source>
        <translation>坐标轴不同的钉选不绘出。</translation>
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
        <translation>{band}，下沿</translation>
    </message>
    <message>
        <source>{band}, upper</source>
        <translation>{band}，上沿</translation>
    </message>
    <message>
        <source>{pin} · {place}</source>
        <translation>{pin} · {place}</translation>
    </message>
    <message>
        <source>{name}: {choice}</source>
        <translation>{name}：{choice}</translation>
    </message>
    <message>
        <source>Thirty pupils, two coins</source>
        <translation>三十名学生，两枚硬币</translation>
    </message>
    <message>
        <source>With 9 of 30 pupils and q = 1/4 the estimate has a standard deviation of 0.158, and 98.1 % of such classes get an interval that contains the truth.</source>
        <translation>30 名学生中有 9 名、q = 1/4 时，估计值的标准差为 0.158，这样的班级有 98.1% 得到包含真值的区间。</translation>
    </message>
    <message>
        <source>A school and a die</source>
        <translation>一所学校与一颗骰子</translation>
    </message>
    <message>
        <source>A 1 forces a no and a 6 a yes: 600 pupils, 120 of them with the trait, are estimated with a standard deviation of 0.0228, a seventh of what thirty and two coins give.</source>
        <translation>掷出 1 强制说“否”，掷出 6 强制说“是”：600 名学生中有 120 名具有该特征，估计的标准差为 0.0228，是三十名学生与两枚硬币的七分之一。</translation>
    </message>
    <message>
        <source>One in ten always says no</source>
        <translation>十人中有一人总是说“否”</translation>
    </message>
    <message>
        <source>If a tenth of 200 pupils say no whatever the coins tell, the estimates gather around 0.22 instead of 0.3, however often the class is repeated.</source>
        <translation>若 200 名学生中有十分之一无论硬币如何都说“否”，则无论这个班级重复多少次，估计值都聚集在 0.22 附近，而不是 0.3。</translation>
    </message>
    <message>
        <source>Two coin tosses</source>
        <translation>两次抛硬币</translation>
    </message>
    <message>
        <source>Heads, tell the truth; tails, let a second coin answer: an answer multiplies or divides the odds by at most 3, and an even chance of a true yes becomes 75 % after the answer yes [GA].</source>
        <translation>正面说真话；反面由第二枚硬币作答：一个回答至多把几率乘以或除以 3，一半对一半的真实为“是”的概率，在回答“是”之后变为 75% [GA]。</translation>
    </message>
    <message>
        <source>Warner&apos;s design with p = 0.7</source>
        <translation>p = 0.7 的 Warner 设计</translation>
    </message>
    <message>
        <source>The design of a survey on alcohol abuse: answering the opposite statement with probability 0.3 keeps ε at 0.847, and still a yes raises the estimated 45 % to 66 % (data WarnerData of the R package RRTCS).</source>
        <translation>一项酗酒调查的设计：以 0.3 的概率回答相反的陈述使 ε 保持在 0.847，而一个“是”仍把估计的 45% 提高到 66%（R 包 RRTCS 的数据 WarnerData）。</translation>
    </message>
    <message>
        <source>A die, as in Nigeria</source>
        <translation>一颗骰子，如尼日利亚调查</translation>
    </message>
    <message>
        <source>A 1 forces a no, a 6 forces a yes, all else asks for the truth: that is q = 1/6 and ε = ln 5 = 1.609 [Blair et al. 2015].</source>
        <translation>掷出 1 强制说“否”，掷出 6 强制说“是”，其余要求说真话：即 q = 1/6，ε = ln 5 = 1.609 [Blair et al. 2015]。</translation>
    </message>
    <message>
        <source>A class of 30</source>
        <translation>一个 30 人的班级</translation>
    </message>
    <message>
        <source>Among 30 pupils, 6 of whom have yes as their true answer, the estimated share is within ±0.3 of the truth in at least 95 % of repetitions: a class shows the principle, not the answer.</source>
        <translation>30 名学生中有 6 名的真实答案为“是”，在至少 95% 的重复中估计比例与真值之差不超过 ±0.3：一个班级展示的是原理，而非答案。</translation>
    </message>
    <message>
        <source>The slides&apos; million patients</source>
        <translation>幻灯片中的一百万名患者</translation>
    </message>
    <message>
        <source>With n = 10⁶, ε = 1 and β = 0.05 the slide lets r, the share of yes answers, deviate by 0.89/1000, with a logarithm to base 10; the natural one gives 1.36/1000. For the estimate π̂ that is an error of 0.00294 by Hoeffding&apos;s bound, and of 0.00188 by the count&apos;s own distribution [GA].</source>
        <translation>n = 10⁶、ε = 1、β = 0.05 时，幻灯片允许“是”回答的比例 r 偏离 0.89/1000，用的是以 10 为底的对数；自然对数给出 1.36/1000。对估计值 π̂ 而言，按 Hoeffding 界这是 0.00294 的误差，按计数自身的分布则是 0.00188 [GA]。</translation>
    </message>
    <message>
        <source>One percentage point</source>
        <translation>一个百分点</translation>
    </message>
    <message>
        <source>To know the share of the people asked to within 0.01, with confidence 95 %, Hoeffding&apos;s bound asks for 73 778 of them; by the count&apos;s own distribution the error of so many is only 0.00625.</source>
        <translation>要以 95% 的置信水平把被询问者的比例确定到 0.01 以内，Hoeffding 界要求 73 778 人；按计数自身的分布，这么多人的误差只有 0.00625。</translation>
    </message>
    <message>
        <source>The survey in Nigeria</source>
        <translation>尼日利亚的调查</translation>
    </message>
    <message>
        <source>For the share of these 2435 people Hoeffding&apos;s bound allows an error of 0.0413; the count&apos;s own distribution, at the estimated 638 true yeses, 0.0223. For everybody they were drawn from, chance in the drawing is added: 0.0282.</source>
        <translation>对这 2435 人的比例，Hoeffding 界容许 0.0413 的误差；按计数自身的分布，在估计的 638 个真实的“是”处，误差为 0.0223。若针对他们所抽自的全体人群，还要加上抽取的随机性：0.0282。</translation>
    </message>
    <message>
        <source>Four answers, ε = ln 3</source>
        <translation>四个选项，ε = ln 3</translation>
    </message>
    <message>
        <source>Among four answers naming one is best: n·Var is 1.25, where optimized unary encoding has 3 and a random bit 4.</source>
        <translation>有四个选项时，说出其中一个最好：n·Var 为 1.25，而优化一元编码为 3，随机位为 4。</translation>
    </message>
    <message>
        <source>A thousand words, ε = 1</source>
        <translation>一千个词，ε = 1</translation>
    </message>
    <message>
        <source>Among 1000 words the variance of naming one is 92 times that of optimized unary encoding; the two are equally good at ε = 5.807.</source>
        <translation>在 1000 个词中，说出一个词的方差是优化一元编码的 92 倍；两者在 ε = 5.807 处同样好。</translation>
    </message>
    <message>
        <source>Adult: sex and income, ε = 0.5</source>
        <translation>Adult：性别与收入，ε = 0.5</translation>
    </message>
    <message>
        <source>Lin, Wang and Rane&apos;s bound asks for 7921 of the 32 561 records and the exact error for 4932; both lower the error of perturbing them all by more than 30 % [LWR].</source>
        <translation>Lin、Wang 和 Rane 的界要求 32 561 条记录中的 7921 条，精确误差则要求 4932 条；两者都使误差比扰动全部记录降低 30% 以上 [LWR]。</translation>
    </message>
    <message>
        <source>Adult: the experiment</source>
        <translation>Adult：实验</translation>
    </message>
    <message>
        <source>Released 10 000 times with each of 41 numbers of samples, the data&apos;s error is least with 4075. By the exact formula that is 0.5 % above the least, at 4932: around the optimum the error is flat [LWR].</source>
        <translation>用 41 种样本数各发布 10 000 次，该数据的误差在 4075 处最小。按精确公式，它比 4932 处的最小值高 0.5%：最优点附近误差是平坦的 [LWR]。</translation>
    </message>
    <message>
        <source>Adult: education and income, ε = 1</source>
        <translation>Adult：教育与收入，ε = 1</translation>
    </message>
    <message>
        <source>With 32 categories the best sample is 1656 of 32 561 records, and its error of 0.0462 is less than half of the 0.107 without sampling.</source>
        <translation>32 个类别时，最佳样本数为 32 561 条记录中的 1656 条，其误差 0.0462 不到不抽样时 0.107 的一半。</translation>
    </message>
    <message>
        <source>Berkeley 1973: gender and admission, ε = 1.5</source>
        <translation>伯克利 1973：性别与录取，ε = 1.5</translation>
    </message>
    <message>
        <source>Above ε = 1.299 Lin, Wang and Rane&apos;s bound sees no gain from sampling for 4 categories; the exact error still is smallest with 3877 of the 4526 records, by 0.4 %.</source>
        <translation>4 个类别时，ε 高于 1.299，Lin、Wang 和 Rane 的界便看不到抽样的益处；而精确误差仍在 4526 条记录中的 3877 条处最小，低 0.4%。</translation>
    </message>
    <message>
        <source>Nigeria: contact with armed groups</source>
        <translation>尼日利亚：与武装组织的接触</translation>
    </message>
    <message>
        <source>Of 2435 people with a die 831 said yes: taken as a random sample, an estimated 26.2 % knew members of armed groups, with 95 % confidence between 23.3 % and 29.1 % [Blair et al. 2015].</source>
        <translation>2435 人用一颗骰子，831 人说“是”：作为随机样本，估计 26.2% 认识武装组织成员，置信水平 95% 下在 23.3% 与 29.1% 之间 [Blair et al. 2015]。</translation>
    </message>
    <message>
        <source>Alcohol abuse, Warner&apos;s design</source>
        <translation>酗酒，Warner 设计</translation>
    </message>
    <message>
        <source>Of 802 students 125 were asked whether they had had more than five drinks in a row within a month. With p = 0.7 the estimate is 45 %, but its standard error is 11.2 points: privacy at ε = 0.847 asks for more people (data WarnerData of the R package RRTCS).</source>
        <translation>802 名学生中有 125 名被问及一个月内是否曾连续饮酒超过五杯。p = 0.7 时估计值为 45%，但其标准误为 11.2 个百分点：ε = 0.847 的隐私需要更多的人（R 包 RRTCS 的数据 WarnerData）。</translation>
    </message>
    <message>
        <source>Copied in an exam, unrelated question</source>
        <translation>考试抄袭，无关问题</translation>
    </message>
    <message>
        <source>With probability ½ each of 710 students was asked for a birthday in July instead: an estimated 84.1 % had copied in an exam, with a standard error of 3.7 points (data HorvitzDataRealSurvey of the R package RRTCS).</source>
        <translation>710 名学生各以 ½ 的概率改为被问及生日是否在七月：估计 84.1% 曾在考试中抄袭，标准误为 3.7 个百分点（R 包 RRTCS 的数据 HorvitzDataRealSurvey）。</translation>
    </message>
    <message>
        <source>Treatment for infertility, forced response</source>
        <translation>不孕治疗，强制应答</translation>
    </message>
    <message>
        <source>Women were asked about treatment for infertility; an answer was forced to yes with probability 0.2 and to no with 0.2. From 113 yes among 442 the estimate is 9.3 %, unweighted although the sample was stratified, and no answer changes the odds by more than a factor of 4 (data ForcedResponseDataSt of the R package RRTCS).</source>
        <translation>向女性询问不孕治疗；以 0.2 的概率强制回答“是”，以 0.2 的概率强制回答“否”。由 442 人中的 113 个“是”得到估计值 9.3%，虽然样本是分层的，但未加权；任何回答至多把几率乘以或除以 4（R 包 RRTCS 的数据 ForcedResponseDataSt）。</translation>
    </message>
    <message>
        <source>Planning: is it more than nobody?</source>
        <translation>规划：是否多于无人？</translation>
    </message>
    <message>
        <source>With 200 people and a die the test at level 0.01 finds a prevalence of 20 % with a power of 0.987 by the normal approximation [Blair et al. 2015].</source>
        <translation>200 人与一颗骰子时，水平 0.01 的检验发现 20% 的流行率，按正态近似其功效为 0.987 [Blair et al. 2015]。</translation>
    </message>
    <message>
        <source>Twenty people [KR2]</source>
        <translation>二十人 [KR2]</translation>
    </message>
    <message>
        <source>With 5 people of 20 whose true answer is yes the collector expects 7.5 yes answers, and 3.75 of them are lies: half of all yeses.</source>
        <translation>20 人中有 5 人的真实答案为“是”时，收集者期望得到 7.5 个“是”回答，其中 3.75 个是谎言：占全部“是”的一半。</translation>
    </message>
    <message>
        <source>The count in Nigeria</source>
        <translation>尼日利亚的计数</translation>
    </message>
    <message>
        <source>One more true yes moves the mean of the count of 2435 answers by 0.667, a 28th of its standard deviation of 18.4.</source>
        <translation>多一个真实的“是”，2435 个回答的计数的均值移动 0.667，是其标准差 18.4 的 28 分之一。</translation>
    </message>
    <message>
        <source>[KR2]: n = 20, q = 1/4</source>
        <translation>[KR2]：n = 20，q = 1/4</translation>
    </message>
    <message>
        <source>The full factor of 3 needs everybody to give the same answer, and with 5 true yeses nobody says yes in only 13 of a million surveys.</source>
        <translation>完整的 3 倍需要人人给出同一回答；有 5 个真实的“是”时，一百万次调查中只有 13 次无人说“是”。</translation>
    </message>
    <message>
        <source>With 10 true yeses among 30 pupils the privacy loss of the count is above 0.5, a factor of 1.65, in 1.5 % of all classes. That is a share of outcomes, and not the δ of a guarantee.</source>
        <translation>30 名学生中有 10 个真实的“是”时，在全部班级的 1.5% 中计数的隐私损失大于 0.5，即 1.65 倍。这是结果的比例，而不是某个保证的 δ。</translation>
    </message>
    <message>
        <source>One answer alone has ε = 1.609. At the estimated 638 true yeses the count of 2435 answers lies between 795 and 867 in at least 95 % of surveys, and changes the odds about one person by at most 7.6 % there; a count of 831, the mean, by 0.07 %.</source>
        <translation>单独一个回答的 ε = 1.609。在估计的 638 个真实的“是”处，2435 个回答的计数在至少 95% 的调查中介于 795 与 867 之间，此时使关于一个人的几率至多改变 7.6%；计数为 831 即均值时，改变 0.07%。</translation>
    </message>
    <message>
        <source>One answer has ε = 1.099; the count of 30 pupils is (0.5, 0.00235)-differentially private. Its privacy loss is still above 0.5 in up to 3.8 % of classes, and its pure ε is 1.099 as before: everybody may give the same answer.</source>
        <translation>一个回答的 ε = 1.099；30 名学生的计数是 (0.5, 0.00235)-差分隐私的。其隐私损失仍在至多 3.8% 的班级中大于 0.5，而其纯 ε 与之前一样为 1.099：有可能人人给出同一回答。</translation>
    </message>
    <message>
        <source>Ten thousand answers, exact and published</source>
        <translation>一万个回答，精确与已发表</translation>
    </message>
    <message>
        <source>A record of three bits</source>
        <translation>一条三位记录</translation>
    </message>
    <message>
        <source>A record is reported as it is 27 times in 64 and as its opposite once in 64 times: ε is three times that of one bit, 3.296 [KR1].</source>
        <translation>一条记录每 64 次有 27 次按原样报告，有一次报告为其相反记录：ε 为一位的三倍，3.296 [KR1]。</translation>
    </message>
    <message>
        <source>RAPPOR with two hashes</source>
        <translation>两个哈希的 RAPPOR</translation>
    </message>
    <message>
        <source>Two values that set two bits each differ in at most 4 bits of the filter, and f = ½ is q = ¼: ε = 4 ln 3 = 4.394, the ε that RAPPOR states for its permanent answer.</source>
        <translation>各置两位的两个取值，在过滤器中至多有 4 位不同，而 f = ½ 即 q = ¼：ε = 4 ln 3 = 4.394，正是 RAPPOR 为其永久回答所述的 ε。</translation>
    </message>
    <message>
        <source>Forty bits for ε = 1</source>
        <translation>四十位，ε = 1</translation>
    </message>
    <message>
        <source>To keep ε at 1 for a record of 40 bits, each must be flipped with probability 0.4938: almost a fair coin.</source>
        <translation>要使 40 位记录的 ε 保持为 1，每一位必须以 0.4938 的概率翻转：几乎是一枚公平硬币。</translation>
    </message>
    <message>
        <source>The price of privacy in people</source>
        <translation>隐私以人数计的代价</translation>
    </message>
    <message>
        <source>For an error of 0.01 Hoeffding&apos;s bound asks for 18 445 people at q = 0 already, where this model has no error at all; at q = 0.45 it asks for 100 times as many.</source>
        <translation>要达到 0.01 的误差，Hoeffding 界在 q = 0 时就已要求 18 445 人，而此模型在该处根本没有误差；q = 0.45 时它要求 100 倍的人数。</translation>
    </message>
    <message>
        <source>What a yes means</source>
        <translation>“是”意味着什么</translation>
    </message>
    <message>
        <source>At q = ¼ a yes turns a 10 % chance into 25 %. Along the bottom, the top and the right edge a yes says nothing new: nothing is left to learn, or the answer is a fair coin.</source>
        <translation>q = ¼ 时，一个“是”把 10% 的概率变为 25%。沿下边、上边和右边，“是”不带来任何新信息：要么已无可得知，要么回答就是一枚公平硬币。</translation>
    </message>
    <message>
        <source>the answer is outside what can be shown: {complaint}</source>
        <translation>答案超出可显示的范围：{complaint}</translation>
    </message>
    <message>
        <source>least {symbol} for {relation}</source>
        <translation>{symbol} 的最小值（{relation}）</translation>
    </message>
    <message>
        <source>largest {symbol} for {relation}</source>
        <translation>{symbol} 的最大值（{relation}）</translation>
    </message>
    <message>
        <source>enough {symbol} for {relation}</source>
        <translation>{symbol} 的足够值（{relation}）</translation>
    </message>
    <message>
        <source>{symbol} for {relation}</source>
        <translation>{symbol}（{relation}）</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一</translation>
    </message>
    <message>
        <source>two</source>
        <translation>两</translation>
    </message>
    <message>
        <source>three</source>
        <translation>三</translation>
    </message>
    <message>
        <source>four</source>
        <translation>四</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} 或 {last}</translation>
    </message>
    <message>
        <source>{first}, {second} or {last}</source>
        <translation>{first}、{second} 或 {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} 至 {last}</translation>
    </message>
    <message>
        <source>it shows heads</source>
        <translation>硬币正面朝上</translation>
    </message>
    <message>
        <source>it shows tails</source>
        <translation>硬币反面朝上</translation>
    </message>
    <message>
        <source>both show heads</source>
        <translation>两枚都正面朝上</translation>
    </message>
    <message>
        <source>all {number} show heads</source>
        <translation>{number}枚全都正面朝上</translation>
    </message>
    <message>
        <source>both show tails</source>
        <translation>两枚都反面朝上</translation>
    </message>
    <message>
        <source>all {number} show tails</source>
        <translation>{number}枚全都反面朝上</translation>
    </message>
    <message numerus="yes">
        <source>exactly {number} show heads</source>
        <comment>exactly {number} shows heads</comment>
        <translation>
            <numerusform>恰有{number}枚正面朝上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least {number} show heads</source>
        <comment>at least {number} shows heads</comment>
        <translation>
            <numerusform>至少{number}枚正面朝上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {number} show heads</source>
        <comment>at most {number} shows heads</comment>
        <translation>
            <numerusform>至多{number}枚正面朝上</numerusform>
        </translation>
    </message>
    <message>
        <source>at least one shows a 6</source>
        <translation>至少一颗掷出 6 点</translation>
    </message>
    <message>
        <source>at least one shows {numbers}</source>
        <translation>至少一颗掷出 {numbers} 点</translation>
    </message>
    <message>
        <source>both show a 1</source>
        <translation>两颗都掷出 1 点</translation>
    </message>
    <message>
        <source>both show {number} or less</source>
        <translation>两颗都不超过 {number} 点</translation>
    </message>
    <message>
        <source>the sum is {number}</source>
        <translation>点数之和为 {number}</translation>
    </message>
    <message>
        <source>the sum is {number} or less</source>
        <translation>点数之和不超过 {number}</translation>
    </message>
    <message>
        <source>the sum is {number} or more</source>
        <translation>点数之和不小于 {number}</translation>
    </message>
    <message>
        <source>the sum is {numbers}</source>
        <translation>点数之和为 {numbers}</translation>
    </message>
    <message>
        <source>{day}st</source>
        <translation>{day} 日</translation>
    </message>
    <message>
        <source>{day}nd</source>
        <translation>{day} 日</translation>
    </message>
    <message>
        <source>{day}rd</source>
        <translation>{day} 日</translation>
    </message>
    <message>
        <source>{day}th</source>
        <translation>{day} 日</translation>
    </message>
    <message>
        <source>January</source>
        <translation>一月</translation>
    </message>
    <message>
        <source>February</source>
        <translation>二月</translation>
    </message>
    <message>
        <source>March</source>
        <translation>三月</translation>
    </message>
    <message>
        <source>April</source>
        <translation>四月</translation>
    </message>
    <message>
        <source>May</source>
        <translation>五月</translation>
    </message>
    <message>
        <source>June</source>
        <translation>六月</translation>
    </message>
    <message>
        <source>July</source>
        <translation>七月</translation>
    </message>
    <message>
        <source>August</source>
        <translation>八月</translation>
    </message>
    <message>
        <source>September</source>
        <translation>九月</translation>
    </message>
    <message>
        <source>October</source>
        <translation>十月</translation>
    </message>
    <message>
        <source>November</source>
        <translation>十一月</translation>
    </message>
    <message>
        <source>December</source>
        <translation>十二月</translation>
    </message>
    <message>
        <source>it shows a {number}</source>
        <translation>掷出 {number} 点</translation>
    </message>
    <message>
        <source>it shows {numbers}</source>
        <translation>掷出 {numbers} 点</translation>
    </message>
    <message>
        <source>the birthday is {when}</source>
        <translation>生日{when}</translation>
    </message>
    <message>
        <source>Toss a coin. Let nobody see how it lands.</source>
        <translation>抛一枚硬币。不要让任何人看到结果。</translation>
    </message>
    <message>
        <source>Toss {number} coins. Let nobody see how they land.</source>
        <translation>抛{number}枚硬币。不要让任何人看到结果。</translation>
    </message>
    <message>
        <source>Roll a die. Let nobody see it.</source>
        <translation>掷一颗骰子。不要让任何人看到。</translation>
    </message>
    <message>
        <source>Roll two dice and add what they show. Let nobody see them.</source>
        <translation>掷两颗骰子，把点数相加。不要让任何人看到。</translation>
    </message>
    <message>
        <source>Roll two dice. Let nobody see them.</source>
        <translation>掷两颗骰子。不要让任何人看到。</translation>
    </message>
    <message>
        <source>Think of somebody whose birthday you know and nobody else here does. Tell nobody who it is.</source>
        <translation>想一个人：你知道其生日，而这里没有别人知道。不要告诉任何人是谁。</translation>
    </message>
    <message>
        <source>in {first}</source>
        <translation>在{first}</translation>
    </message>
    <message>
        <source>on the {first} of a month</source>
        <translation>在某月的 {first}</translation>
    </message>
    <message>
        <source>in {first} or {last}</source>
        <translation>在{first}或{last}</translation>
    </message>
    <message>
        <source>on the {first} or {last} of a month</source>
        <translation>在某月的 {first}或 {last}</translation>
    </message>
    <message>
        <source>from {first} to {last}</source>
        <translation>在{first}至{last}</translation>
    </message>
    <message>
        <source>from the {first} to the {last} of a month</source>
        <translation>在某月的 {first}至 {last}</translation>
    </message>
    <message>
        <source>fewer than 1</source>
        <translation>不到 1 人</translation>
    </message>
    <message>
        <source>more than 99</source>
        <translation>超过 99 人</translation>
    </message>
    <message>
        <source>about {share}</source>
        <translation>约 {share} 人</translation>
    </message>
    <message>
        <source>Chance has a say in your answer</source>
        <translation>随机性参与决定你的回答</translation>
    </message>
    <message>
        <source>This design gives no protection</source>
        <translation>此设计不提供任何保护</translation>
    </message>
    <message>
        <source>The answer {answer} gives the truth away</source>
        <translation>回答“{answer}”会泄露真相</translation>
    </message>
    <message>
        <source>Every answer gives the truth away: nothing but the truth leads to it (ε&#xa0;=&#xa0;∞).</source>
        <translation>每个回答都会泄露真相：只有真相会导致它（ε&#xa0;=&#xa0;∞）。</translation>
    </message>
    <message>
        <source>The answer {answer} gives the truth away: nothing but the truth leads to it (ε&#xa0;=&#xa0;∞).</source>
        <translation>回答“{answer}”会泄露真相：只有真相会导致它（ε&#xa0;=&#xa0;∞）。</translation>
    </message>
    <message>
        <source>Whatever your truth is, you may have to say either {yes} or {no}. Only you know which it was: the truth, or chance.</source>
        <translation>无论你的真相是什么，你都可能不得不说“{yes}”或“{no}”。只有你知道那是哪一种：真相，还是随机。</translation>
    </message>
    <message>
        <source>Suppose {prior} in 100 would truthfully say yes. Of 100 who answer {yes}, {afterYes} would; of 100 who answer {no}, {afterNo} would.</source>
        <translation>假设每 100 人中有 {prior} 人的真实答案为“是”。那么，回答“{yes}”的 100 人中，真实答案为“是”的人数：{afterYes}；回答“{no}”的 100 人中：{afterNo}。</translation>
    </message>
    <message>
        <source>From all answers together, the share of the whole class can be estimated.</source>
        <translation>由全部回答合起来，可以估计全班的比例。</translation>
    </message>
    <message>
        <source>How much your answer tells</source>
        <translation>你的回答透露多少</translation>
    </message>
    <message>
        <source>{odds}.</source>
        <translation>{odds}。</translation>
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
        <translation>{odds}（目标为 {wanted}）</translation>
    </message>
    <message>
        <source>Warner: the truth or its opposite</source>
        <translation>Warner：真相或其反面</translation>
    </message>
    <message>
        <source>The opposite with probability {odds}</source>
        <translation>回答反面的概率为 {odds}</translation>
    </message>
    <message>
        <source>If {event}, answer the opposite of the truth.</source>
        <translation>如果{event}，就回答与真相相反的答案。</translation>
    </message>
    <message>
        <source>Otherwise, answer the truth.</source>
        <translation>否则，如实回答。</translation>
    </message>
    <message>
        <source>Mirrored question</source>
        <translation>镜像问题</translation>
    </message>
    <message>
        <source>The mirrored question with probability {odds}</source>
        <translation>问镜像问题的概率为 {odds}</translation>
    </message>
    <message>
        <source>If {event}, ask yourself: is “My true answer is NO” right?</source>
        <translation>如果{event}，就问自己：“我的真实答案为否”对吗？</translation>
    </message>
    <message>
        <source>Otherwise, ask yourself: is “My true answer is YES” right?</source>
        <translation>否则，问自己：“我的真实答案为是”对吗？</translation>
    </message>
    <message>
        <source>Answer YES if it is right, and NO if it is not.</source>
        <translation>如果对，就回答“是”；如果不对，就回答“否”。</translation>
    </message>
    <message>
        <source>Crosswise: same or different</source>
        <translation>交叉模型：相同或不同</translation>
    </message>
    <message>
        <source>The birthday is a yes with probability {odds}</source>
        <translation>生日符合的概率为 {odds}</translation>
    </message>
    <message>
        <source>Is that birthday {when}? Keep your answer, yes or no, to yourself.</source>
        <translation>那个人的生日是否{when}？答案是“是”还是“否”，自己知道就好。</translation>
    </message>
    <message>
        <source>Answer the question above too, truthfully, and keep that to yourself as well.</source>
        <translation>对上面的问题也如实作答，同样自己知道就好。</translation>
    </message>
    <message>
        <source>If your two answers are the same, say THE SAME. Otherwise, say DIFFERENT.</source>
        <translation>如果你的两个答案相同，就说“相同”。否则，就说“不同”。</translation>
    </message>
    <message>
        <source>Forced response</source>
        <translation>强制应答</translation>
    </message>
    <message>
        <source>The truth with probability {truth}, a forced yes {yes}</source>
        <translation>说真话的概率为 {truth}，强制说“是”的概率为 {yes}</translation>
    </message>
    <message>
        <source>If {event}, say YES, whatever the truth is.</source>
        <translation>如果{event}，无论真相如何都说“是”。</translation>
    </message>
    <message>
        <source>If {event}, say NO, whatever the truth is.</source>
        <translation>如果{event}，无论真相如何都说“否”。</translation>
    </message>
    <message>
        <source>Unrelated question</source>
        <translation>无关问题</translation>
    </message>
    <message>
        <source>The truth with probability {truth}, else a birthday that is a yes with probability {yes}</source>
        <translation>说真话的概率为 {truth}，否则问生日，其答案为“是”的概率为 {yes}</translation>
    </message>
    <message>
        <source>If {event}, answer the question above truthfully.</source>
        <translation>如果{event}，就如实回答上面的问题。</translation>
    </message>
    <message>
        <source>Otherwise, think of somebody whose birthday you know and nobody else here does, and answer this instead: is that birthday {when}?</source>
        <translation>否则，想一个人：你知道其生日，而这里没有别人知道；改为回答：那个人的生日是否{when}？</translation>
    </message>
    <message>
        <source>Say only YES or NO. Never tell which question you answered.</source>
        <translation>只说“是”或“否”。绝不要透露你回答的是哪个问题。</translation>
    </message>
    <message>
        <source>Answer the question above truthfully.</source>
        <translation>如实回答上面的问题。</translation>
    </message>
    <message>
        <source>THE SAME</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>DIFFERENT</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>YES</source>
        <translation>是</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>否</translation>
    </message>
    <message>
        <source>no {unknown} lets {method} certify {alpha}</source>
        <translation>{method}无法以任何 {unknown} 保证 {alpha}</translation>
    </message>
    <message>
        <source>no {unknown} lets {method} give {alpha}</source>
        <translation>{method}无法以任何 {unknown} 给出 {alpha}</translation>
    </message>
    <message>
        <source>no {unknown} lets {method} promise {alpha}</source>
        <translation>{method}无法以任何 {unknown} 许诺 {alpha}</translation>
    </message>
    <message numerus="yes">
        <source>at least {n} people are needed</source>
        <comment>at least {n} person is needed</comment>
        <translation>
            <numerusform>至少需要 {n} 人</numerusform>
        </translation>
    </message>
    <message>
        <source>{none} at {beta} with {people}</source>
        <translation>{none}（{beta}，{people}）</translation>
    </message>
    <message>
        <source>{none} at {beta} with {lies}</source>
        <translation>{none}（{beta}，{lies}）</translation>
    </message>
    <message>
        <source>n up to {most}</source>
        <translation>n (≤ {most})</translation>
    </message>
    <message>
        <source>{enough} people are needed; {remedy}</source>
        <translation>需要 {enough} 人；{remedy}</translation>
    </message>
    <message>
        <source>{none} with {lies} and {people}</source>
        <translation>{none}（{lies}，{people}）</translation>
    </message>
    <message>
        <source>beta below 1</source>
        <translation>beta (&lt; 1)</translation>
    </message>
    <message>
        <source>no n up to {most} keeps {delta} at {epsilon} with {lies}</source>
        <translation>没有不超过 {most} 的 n 能在 {epsilon}、{lies} 时保持 {delta}</translation>
    </message>
    <message>
        <source>no epsilon keeps {delta} where nobody lies: q must be above 0</source>
        <translation>无人说谎时没有 epsilon 能保持 {delta}：q 必须大于 0</translation>
    </message>
    <message>
        <source>a shuffled count with (ε, δ)</source>
        <translation>洗牌后计数满足 (ε, δ)</translation>
    </message>
    <message>
        <source>δ of the guarantee</source>
        <translation>保证的 δ</translation>
    </message>
    <message>
        <source>no n up to {most} gives {alpha} at {epsilon}</source>
        <translation>没有不超过 {most} 的 n 能在 {epsilon} 时给出 {alpha}</translation>
    </message>
    <message>
        <source>no epsilon gives {alpha} with {people}</source>
        <translation>没有 epsilon 能在 {people}时给出 {alpha}</translation>
    </message>
    <message>
        <source>no n tells a prevalence from itself: prevalence and null-prevalence are both {value}</source>
        <translation>没有 n 能把一个流行率与它自身区分开：prevalence 与 null-prevalence 都为 {value}</translation>
    </message>
    <message>
        <source>no n up to {most} reaches {power}</source>
        <translation>没有不超过 {most} 的 n 能达到 {power}</translation>
    </message>
    <message>
        <source>power must be at most {power}</source>
        <translation>power 必须至多为 {power}</translation>
    </message>
    <message>
        <source>no significance level reaches {power} with {people}</source>
        <translation>{people}时没有显著性水平能达到 {power}</translation>
    </message>
    <message>
        <source>no prevalence is above null-prevalence = 1: it must be below 1</source>
        <translation>没有 prevalence 大于 null-prevalence = 1：它必须小于 1</translation>
    </message>
    <message>
        <source>no prevalence up to 1 is told from {null} with {power} and {people}</source>
        <translation>在 {power}、{people}时，没有不超过 1 的 prevalence 能与 {null} 区分开</translation>
    </message>
    <message>
        <source>no truthful answers are left beside {forced}: it must be at most {most}</source>
        <translation>{forced} 之外不再有如实的回答：它必须至多为 {most}</translation>
    </message>
    <message>
        <source>no truth up to {most} reaches {power} with {people}</source>
        <translation>{people}时没有不超过 {most} 的 truth 能达到 {power}</translation>
    </message>
    <message>
        <source>prevalence must differ from null-prevalence</source>
        <translation>prevalence 必须不同于 null-prevalence</translation>
    </message>
    <message>
        <source>power W of the one-sided z test</source>
        <translation>单侧 z 检验的功效 W</translation>
    </message>
    <message>
        <source>gamma at most {most}</source>
        <translation>gamma 至多为 {most}</translation>
    </message>
    <message numerus="yes">
        <source>n = {n} records</source>
        <comment>n = {n} record</comment>
        <translation>
            <numerusform>n = {n} 条记录</numerusform>
        </translation>
    </message>
    <message>
        <source>samples = {samples}</source>
        <translation>samples = {samples}</translation>
    </message>
    <message>
        <source>no number of samples keeps {epsilon} at {gamma} with {records}</source>
        <translation>{records}、{gamma} 时，没有样本数能保持 {epsilon}</translation>
    </message>
    <message>
        <source>no gamma above 1 keeps {epsilon} with {samples} of {records}</source>
        <translation>{records}、{samples} 时，没有大于 1 的 gamma 能保持 {epsilon}</translation>
    </message>
    <message>
        <source>no n up to {most} keeps {epsilon} at {gamma} with {samples}</source>
        <translation>没有不超过 {most} 的 n 能在 {gamma}、{samples} 时保持 {epsilon}</translation>
    </message>
    <message>
        <source>no number of samples gives {alpha} at {epsilon} with {records}</source>
        <translation>{records}、{epsilon} 时，没有样本数能给出 {alpha}</translation>
    </message>
    <message>
        <source>{alpha}, which {samples} give</source>
        <translation>{alpha}（{samples} 时即为该值）</translation>
    </message>
    <message>
        <source>no epsilon gives {alpha} with {samples}, which alone cost more</source>
        <translation>没有 epsilon 能在 {samples} 时给出 {alpha}，单是抽样的误差就更大</translation>
    </message>
    <message>
        <source>samples more</source>
        <translation>增大 samples</translation>
    </message>
    <message>
        <source>a guarantee of ε with retention factor γ</source>
        <translation>保留因子为 γ 的 ε 保证</translation>
    </message>
    <message>
        <source>ε in nats</source>
        <translation>ε，以奈特计</translation>
    </message>
    <message>
        <source>a root mean square error of α</source>
        <translation>均方根误差 α</translation>
    </message>
    <message>
        <source>no record keeps {epsilon} at {lies}</source>
        <translation>没有记录能在 {lies} 时保持 {epsilon}</translation>
    </message>
    <message>
        <source>for one bit epsilon must be at least {epsilon}</source>
        <translation>一位记录的 epsilon 必须至少为 {epsilon}</translation>
    </message>
    <message>
        <source>ε-local differential privacy of one answer</source>
        <translation>一个回答的 ε-本地化差分隐私</translation>
    </message>
    <message>
        <source>ε-local differential privacy of a record of L bits</source>
        <translation>L 位记录的 ε-本地化差分隐私</translation>
    </message>
    <message>
        <source>a count at its quantile of level y</source>
        <translation>计数位于其 y 水平的分位数</translation>
    </message>
    <message>
        <source>probability of the count or fewer</source>
        <translation>至多为该计数的概率</translation>
    </message>
    <message>
        <source>an outcome that gives away at most ε</source>
        <translation>至多泄露 ε 的结果</translation>
    </message>
    <message numerus="yes">
        <source>n = {n} people</source>
        <comment>n = {n} person</comment>
        <translation>
            <numerusform>n = {n} 人</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} = {value}</source>
        <translation>{name} = {value}</translation>
    </message>
    <message>
        <source>{first}, or {second}</source>
        <translation>{first}，或 {second}</translation>
    </message>
    <message>
        <source>{name} must be at least {value}</source>
        <translation>{name} 必须至少为 {value}</translation>
    </message>
    <message>
        <source>{name} at least {value}</source>
        <translation>{name} 至少为 {value}</translation>
    </message>
    <message>
        <source>{name} at most {value}</source>
        <translation>{name} 至多为 {value}</translation>
    </message>
    <message>
        <source>{problem}: {remedy}</source>
        <translation>{problem}：{remedy}</translation>
    </message>
    <message>
        <source>section {number}</source>
        <translation>第 {number} 节</translation>
    </message>
    <message>
        <source>sections {number}</source>
        <translation>第 {number} 节</translation>
    </message>
    <message>
        <source>theorem {number}</source>
        <translation>定理 {number}</translation>
    </message>
    <message>
        <source>proposition {number}</source>
        <translation>命题 {number}</translation>
    </message>
    <message>
        <source>lemma {number}</source>
        <translation>引理 {number}</translation>
    </message>
    <message>
        <source>equation {number}</source>
        <translation>式 {number}</translation>
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
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}、{second}</translation>
    </message>
    <message>
        <source>contour</source>
        <translation>等值线</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>{name} must be in {range}, but is {value}</source>
        <translation>{name} 必须属于 {range}，但现为 {value}</translation>
    </message>
    <message>
        <source>Privacy parameter of a record of L bits</source>
        <translation>L 位记录的隐私参数</translation>
    </message>
    <message>
        <source>With q = 0 ε is infinite.</source>
        <translation>q = 0 时 ε 为无穷大。</translation>
    </message>
    <message>
        <source>With q = ½ ε is 0, which has no place on a logarithmic axis.</source>
        <translation>q = ½ 时 ε 为 0，在对数轴上没有位置。</translation>
    </message>
    <message>
        <source>privacy parameter of one bit</source>
        <translation>一位的隐私参数</translation>
    </message>
    <message>
        <source>Nobody has answered yet.</source>
        <translation>还没有人回答。</translation>
    </message>
    <message>
        <source>estimate of a class</source>
        <translation>一个班级的估计值</translation>
    </message>
    <message>
        <source>its interval contains the truth</source>
        <translation>其区间包含真值</translation>
    </message>
    <message>
        <source>its interval misses the truth</source>
        <translation>其区间不含真值</translation>
    </message>
    <message>
        <source>{confidence} interval of the latest</source>
        <translation>最近一次的 {confidence} 区间</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>班级数</translation>
    </message>
    <message>
        <source>Estimates of {n} simulated classes with the same pupils.</source>
        <translation>{n} 个学生相同的模拟班级的估计值。</translation>
    </message>
    <message>
        <source>The class hasn&apos;t been repeated yet.</source>
        <translation>班级尚未重复。</translation>
    </message>
    <message>
        <source>not revealed</source>
        <translation>尚未揭晓</translation>
    </message>
    <message>
        <source>nobody asked</source>
        <translation>尚无人回答</translation>
    </message>
    <message>
        <source>not repeated</source>
        <translation>尚未重复</translation>
    </message>
    <message>
        <source>The share of the repetitions whose interval contains the truth</source>
        <translation>区间包含真值的重复所占比例</translation>
    </message>
    <message numerus="yes">
        <source>None of the &lt;b&gt;{n}&lt;/b&gt; pupils has answered yet.</source>
        <comment>The &lt;b&gt;{n}&lt;/b&gt; pupil hasn&apos;t answered yet.</comment>
        <translation>
            <numerusform>&lt;b&gt;{n}&lt;/b&gt; 名学生中还没有人回答。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;{asked}&lt;/b&gt; of &lt;b&gt;{n}&lt;/b&gt; pupils have answered and &lt;b&gt;{yes}&lt;/b&gt; said yes: the estimate is &lt;b&gt;{estimate}&lt;/b&gt; so far, the truth &lt;b&gt;{truth}&lt;/b&gt;.</source>
        <comment>&lt;b&gt;{asked}&lt;/b&gt; of &lt;b&gt;{n}&lt;/b&gt; pupil has answered and &lt;b&gt;{yes}&lt;/b&gt; said yes: the estimate is &lt;b&gt;{estimate}&lt;/b&gt; so far, the truth &lt;b&gt;{truth}&lt;/b&gt;.</comment>
        <translation>
            <numerusform>&lt;b&gt;{n}&lt;/b&gt; 名学生中已有 &lt;b&gt;{asked}&lt;/b&gt; 名回答，其中 &lt;b&gt;{yes}&lt;/b&gt; 名答“是”：目前的估计值为 &lt;b&gt;{estimate}&lt;/b&gt;，真值为 &lt;b&gt;{truth}&lt;/b&gt;。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;{asked}&lt;/b&gt; of &lt;b&gt;{n}&lt;/b&gt; pupils have answered and &lt;b&gt;{yes}&lt;/b&gt; said yes: the estimate is &lt;b&gt;{estimate}&lt;/b&gt; so far.</source>
        <comment>&lt;b&gt;{asked}&lt;/b&gt; of &lt;b&gt;{n}&lt;/b&gt; pupil has answered and &lt;b&gt;{yes}&lt;/b&gt; said yes: the estimate is &lt;b&gt;{estimate}&lt;/b&gt; so far.</comment>
        <translation>
            <numerusform>&lt;b&gt;{n}&lt;/b&gt; 名学生中已有 &lt;b&gt;{asked}&lt;/b&gt; 名回答，其中 &lt;b&gt;{yes}&lt;/b&gt; 名答“是”：目前的估计值为 &lt;b&gt;{estimate}&lt;/b&gt;。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of &lt;b&gt;{n}&lt;/b&gt; pupils &lt;b&gt;{yes}&lt;/b&gt; said yes: the estimate is &lt;b&gt;{estimate}&lt;/b&gt;.</source>
        <comment>Of &lt;b&gt;{n}&lt;/b&gt; pupil &lt;b&gt;{yes}&lt;/b&gt; said yes: the estimate is &lt;b&gt;{estimate}&lt;/b&gt;.</comment>
        <translation>
            <numerusform>&lt;b&gt;{n}&lt;/b&gt; 名学生中有 &lt;b&gt;{yes}&lt;/b&gt; 名答“是”：估计值为 &lt;b&gt;{estimate}&lt;/b&gt;。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The class has been repeated &lt;b&gt;{n}&lt;/b&gt; times.</source>
        <comment>The class has been repeated &lt;b&gt;{n}&lt;/b&gt; time.</comment>
        <translation>
            <numerusform>班级已重复 &lt;b&gt;{n}&lt;/b&gt; 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>The truth</source>
        <translation>真实情况</translation>
    </message>
    <message numerus="yes">
        <source>Of {n} classes, known to about ±{error} with 95 % confidence</source>
        <comment>Of {n} class, known to about ±{error} with 95 % confidence</comment>
        <translation>
            <numerusform>共 {n} 个班级，95% 置信水平下误差约 ±{error}</numerusform>
        </translation>
    </message>
    <message>
        <source>With {people} and {ones} among them, and nobody lying, the collector counts exactly &lt;b&gt;{m}&lt;/b&gt;.</source>
        <translation>{people}中有 {ones}、且无人说谎时，收集者的计数恰为 &lt;b&gt;{m}&lt;/b&gt;。</translation>
    </message>
    <message numerus="yes">
        <source>With {people} and {ones} among them the collector will most likely count &lt;b&gt;{n}&lt;/b&gt; yes answers (&lt;b&gt;{inside} %&lt;/b&gt; of repetitions).</source>
        <comment>With {people} and {ones} among them the collector will most likely count &lt;b&gt;{n}&lt;/b&gt; yes answer (&lt;b&gt;{inside} %&lt;/b&gt; of repetitions).</comment>
        <translation>
            <numerusform>{people}中有 {ones}时，收集者最可能数到 &lt;b&gt;{n}&lt;/b&gt; 个“是”回答（&lt;b&gt;{inside}%&lt;/b&gt; 的重复）。</numerusform>
        </translation>
    </message>
    <message>
        <source>With {people} and {ones} among them, &lt;b&gt;{inside} %&lt;/b&gt; of repetitions count between &lt;b&gt;{lower}&lt;/b&gt; and &lt;b&gt;{upper}&lt;/b&gt; yes answers.</source>
        <translation>{people}中有 {ones}时，&lt;b&gt;{inside}%&lt;/b&gt; 的重复的计数在 &lt;b&gt;{lower}&lt;/b&gt; 与 &lt;b&gt;{upper}&lt;/b&gt; 个“是”回答之间。</translation>
    </message>
    <message>
        <source>That is the same whatever the truth is.</source>
        <translation>无论真相如何，这都相同。</translation>
    </message>
    <message>
        <source>A count of &lt;b&gt;{s}&lt;/b&gt; would be a surprise whatever the truth is.</source>
        <translation>无论真相如何，计数为 &lt;b&gt;{s}&lt;/b&gt; 都会出人意料。</translation>
    </message>
    <message numerus="yes">
        <source>A count of &lt;b&gt;{s}&lt;/b&gt; points to &lt;b&gt;{n}&lt;/b&gt; true yeses, with {confidence} % confidence.</source>
        <comment>A count of &lt;b&gt;{s}&lt;/b&gt; points to &lt;b&gt;{n}&lt;/b&gt; true yes, with {confidence} % confidence.</comment>
        <translation>
            <numerusform>计数为 &lt;b&gt;{s}&lt;/b&gt; 则指向 &lt;b&gt;{n}&lt;/b&gt; 个真实的“是”，置信水平 {confidence}%。</numerusform>
        </translation>
    </message>
    <message>
        <source>A count of &lt;b&gt;{s}&lt;/b&gt; points to between &lt;b&gt;{first}&lt;/b&gt; and &lt;b&gt;{last}&lt;/b&gt; true yeses, with {confidence} % confidence.</source>
        <translation>计数为 &lt;b&gt;{s}&lt;/b&gt; 则指向 &lt;b&gt;{first}&lt;/b&gt; 至 &lt;b&gt;{last}&lt;/b&gt; 个真实的“是”，置信水平 {confidence}%。</translation>
    </message>
    <message numerus="yes">
        <source>For &lt;i&gt;ε&lt;/i&gt; = &lt;b&gt;{epsilon}&lt;/b&gt; and &lt;b&gt;{categories}&lt;/b&gt; categories &lt;b&gt;{mechanism}&lt;/b&gt; estimates best: with &lt;b&gt;{n}&lt;/b&gt; people a frequency has a standard error of &lt;b&gt;{error}&lt;/b&gt;.</source>
        <comment>For &lt;i&gt;ε&lt;/i&gt; = &lt;b&gt;{epsilon}&lt;/b&gt; and &lt;b&gt;{categories}&lt;/b&gt; categories &lt;b&gt;{mechanism}&lt;/b&gt; estimates best: with &lt;b&gt;{n}&lt;/b&gt; person a frequency has a standard error of &lt;b&gt;{error}&lt;/b&gt;.</comment>
        <translation>
            <numerusform>&lt;i&gt;ε&lt;/i&gt; = &lt;b&gt;{epsilon}&lt;/b&gt;、&lt;b&gt;{categories}&lt;/b&gt; 个类别时，&lt;b&gt;{mechanism}&lt;/b&gt;估计得最好：&lt;b&gt;{n}&lt;/b&gt; 人时一个频率的标准误为 &lt;b&gt;{error}&lt;/b&gt;。</numerusform>
        </translation>
    </message>
    <message>
        <source>A report is just one of the categories.</source>
        <translation>一个报告只是类别之一。</translation>
    </message>
    <message>
        <source>Generalized randomized response has &lt;b&gt;{times}&lt;/b&gt; times that error.</source>
        <translation>广义随机应答的误差为其 &lt;b&gt;{times}&lt;/b&gt; 倍。</translation>
    </message>
    <message>
        <source>An estimated &lt;b&gt;{share} %&lt;/b&gt; have the trait, with {confidence} confidence between &lt;b&gt;{lower} %&lt;/b&gt; and &lt;b&gt;{upper} %&lt;/b&gt;.</source>
        <translation>估计 &lt;b&gt;{share}%&lt;/b&gt; 具有该特征，置信水平 {confidence} 下在 &lt;b&gt;{lower}%&lt;/b&gt; 与 &lt;b&gt;{upper}%&lt;/b&gt; 之间。</translation>
    </message>
    <message>
        <source>That is less than is expected when nobody has the trait, so the estimate is cut to &lt;b&gt;0 %&lt;/b&gt;.</source>
        <translation>这少于无人具有该特征时的期望，因此估计值截断到 &lt;b&gt;0%&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>That is more than is expected when everybody has the trait, so the estimate is cut to &lt;b&gt;100 %&lt;/b&gt;.</source>
        <translation>这多于人人具有该特征时的期望，因此估计值截断到 &lt;b&gt;100%&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>The whole interval is cut with it: these answers hardly fit the design.</source>
        <translation>整个区间也随之截断：这些回答与设计几乎不符。</translation>
    </message>
    <message>
        <source>With {confidence} confidence the prevalence is between &lt;b&gt;{lower} %&lt;/b&gt; and &lt;b&gt;{upper} %&lt;/b&gt;.</source>
        <translation>置信水平 {confidence} 下流行率在 &lt;b&gt;{lower}%&lt;/b&gt; 与 &lt;b&gt;{upper}%&lt;/b&gt; 之间。</translation>
    </message>
    <message numerus="yes">
        <source>people</source>
        <comment>person</comment>
        <translation>
            <numerusform>人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>answers</source>
        <comment>answer</comment>
        <translation>
            <numerusform>个回答</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>records</source>
        <comment>record</comment>
        <translation>
            <numerusform>条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pupils</source>
        <comment>pupil</comment>
        <translation>
            <numerusform>名学生</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>categories</source>
        <comment>category</comment>
        <translation>
            <numerusform>个类别</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bytes</source>
        <comment>byte</comment>
        <translation>
            <numerusform>字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of &lt;b&gt;{n}&lt;/b&gt; people &lt;b&gt;{count}&lt;/b&gt; said yes.</source>
        <comment>Of &lt;b&gt;{n}&lt;/b&gt; person &lt;b&gt;{count}&lt;/b&gt; said yes.</comment>
        <translation>
            <numerusform>&lt;b&gt;{n}&lt;/b&gt; 人中有 &lt;b&gt;{count}&lt;/b&gt; 人回答“是”。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of &lt;b&gt;{n}&lt;/b&gt; people &lt;b&gt;{count}&lt;/b&gt; gave equal answers.</source>
        <comment>Of &lt;b&gt;{n}&lt;/b&gt; person &lt;b&gt;{count}&lt;/b&gt; gave equal answers.</comment>
        <translation>
            <numerusform>&lt;b&gt;{n}&lt;/b&gt; 人中有 &lt;b&gt;{count}&lt;/b&gt; 人回答“相同”。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of &lt;b&gt;{n}&lt;/b&gt; cards &lt;b&gt;{count}&lt;/b&gt; were red.</source>
        <comment>Of &lt;b&gt;{n}&lt;/b&gt; card &lt;b&gt;{count}&lt;/b&gt; was red.</comment>
        <translation>
            <numerusform>&lt;b&gt;{n}&lt;/b&gt; 张牌中有 &lt;b&gt;{count}&lt;/b&gt; 张红牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every further release of the same records costs its ε again: they add up.</source>
        <translation>对同一批记录的每次后续发布都要再付出其 ε：它们相加。</translation>
    </message>
    <message>
        <source>Against somebody who knows which records were sampled, the privacy parameter is ln γ = {parameter}.</source>
        <translation>面对知道抽取了哪些记录的人，隐私参数为 ln γ = {parameter}。</translation>
    </message>
    <message>
        <source>which records are sampled: what is released then has the privacy parameter ln γ = {parameter}</source>
        <translation>抽取了哪些记录：所发布的内容此时的隐私参数为 ln γ = {parameter}</translation>
    </message>
    <message>
        <source>the sanitised records, with the privacy parameter ε = {epsilon}</source>
        <translation>脱敏记录，隐私参数为 ε = {epsilon}</translation>
    </message>
    <message>
        <source>the same, with the privacy parameter ε = {epsilon}</source>
        <translation>同上，隐私参数为 ε = {epsilon}</translation>
    </message>
    <message>
        <source>no gamma uses up {epsilon}: the answer exceeds the largest number, and every gamma keeps the privacy parameter below it; epsilon must be at most {most}</source>
        <translation>没有 gamma 会用尽 {epsilon}：答案超过最大的数，每个 gamma 都使隐私参数低于它；epsilon 必须至多为 {most}</translation>
    </message>
    <message>
        <source>How many times the exact error?</source>
        <translation>是精确误差的多少倍？</translation>
    </message>
    <message>
        <source>error, relative to the exact one</source>
        <translation>相对于精确值的误差</translation>
    </message>
    <message>
        <source>Each is divided by the exact one, α₀.</source>
        <translation>每个误差都除以精确误差 α₀。</translation>
    </message>
    <message>
        <source>By method</source>
        <translation>按方法</translation>
    </message>
    <message>
        <source>P(≥ &lt;i&gt;α&lt;/i&gt;)</source>
        <translation>P(≥ &lt;i&gt;α&lt;/i&gt;)</translation>
    </message>
    <message>
        <source>gain over the best published bound</source>
        <translation>相对于最佳已发表界的增益</translation>
    </message>
    <message>
        <source>The conditions of no published bound hold here</source>
        <translation>这里没有任何已发表界的条件成立</translation>
    </message>
    <message>
        <source>ε by {source} over the ε that the count needs</source>
        <translation>按 {source} 的 ε 除以计数所需的 ε</translation>
    </message>
    <message>
        <source>One record</source>
        <translation>一条记录</translation>
    </message>
    <message>
        <source>A collection</source>
        <translation>一个记录集</translation>
    </message>
    <message>
        <source>P[A(m) = s], A(m) ~ Bin(m, p) + Bin(n − m, q) {source}. The count falls between the grey lines with probability at least 1 − β = {confidence} %.</source>
        <translation>P[A(m) = s]，A(m) ~ Bin(m, p) + Bin(n − m, q) {source}。计数以至少 1 − β = {confidence}% 的概率落在灰线之间。</translation>
    </message>
    <message>
        <source>What one true yes fewer changes</source>
        <translation>少一个真实的“是”改变什么</translation>
    </message>
    <message>
        <source>What one more true yes changes</source>
        <translation>多一个真实的“是”改变什么</translation>
    </message>
    <message>
        <source>change of the probability</source>
        <translation>概率的变化</translation>
    </message>
    <message>
        <source>P[A(m + 1) = s] − P[A(m) = s] = (p − q)(P[A_(n−1)(m) = s − 1] − P[A_(n−1)(m) = s]), and where all are yeses that of m − 1 in place of m + 1 {source}.</source>
        <translation>P[A(m + 1) = s] − P[A(m) = s] = (p − q)(P[A_(n−1)(m) = s − 1] − P[A_(n−1)(m) = s])；若所有人都为“是”，则以 m − 1 代替 m + 1 {source}。</translation>
    </message>
    <message>
        <source>{neighbour} less {m}</source>
        <translation>{neighbour} 减去 {m}</translation>
    </message>
    <message>
        <source>likelier above 0, less likely below</source>
        <translation>高于 0 更可能，低于 0 更不可能</translation>
    </message>
    <message>
        <source>Computing {name}: {percent} % is done.</source>
        <translation>正在计算{name}：已完成 {percent}%。</translation>
    </message>
    <message>
        <source>&lt;i&gt;{symbol}&lt;/i&gt;, {name}, is being computed.</source>
        <translation>正在计算 &lt;i&gt;{symbol}&lt;/i&gt;（{name}）。</translation>
    </message>
    <message>
        <source>&lt;i&gt;{symbol}&lt;/i&gt;, {name}, is being computed at {inputs}.</source>
        <translation>正在 {inputs} 处计算 &lt;i&gt;{symbol}&lt;/i&gt;（{name}）。</translation>
    </message>
    <message>
        <source>&lt;i&gt;{symbol}&lt;/i&gt;, {name}, has no value.</source>
        <translation>&lt;i&gt;{symbol}&lt;/i&gt;（{name}）没有值。</translation>
    </message>
    <message>
        <source>&lt;i&gt;{symbol}&lt;/i&gt;, {name}, is {amount}.</source>
        <translation>&lt;i&gt;{symbol}&lt;/i&gt;（{name}）为 {amount}。</translation>
    </message>
    <message>
        <source>How much worse than the best?</source>
        <translation>比最佳的差多少？</translation>
    </message>
    <message>
        <source>variance, relative to the best</source>
        <translation>相对于最佳的方差</translation>
    </message>
    <message>
        <source>The variance of each mechanism over the lowest of all at the same ε, K = {categories} and f = {frequency}: so many times the people are needed for the same error.</source>
        <translation>在相同的 ε、K = {categories} 和 f = {frequency} 下，每种机制的方差除以其中最小者：同样的误差需要这么多倍的人数。</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>&lt;i&gt;n&lt;/i&gt;·Var</source>
        <translation>&lt;i&gt;n&lt;/i&gt;·Var</translation>
    </message>
    <message>
        <source>times the best, {mechanism}</source>
        <translation>最佳的倍数，{mechanism}</translation>
    </message>
    <message>
        <source>Its variance over the lowest: so many times the people are needed</source>
        <translation>其方差除以最小方差：需要这么多倍的人数</translation>
    </message>
    <message>
        <source>× best</source>
        <translation>× 最佳</translation>
    </message>
    <message>
        <source>Other notations</source>
        <translation>其他记法</translation>
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
        <translation>此 q 处的 ε</translation>
    </message>
    <message>
        <source>Of 100 true yeses, {yes} say yes</source>
        <translation>100 个真实“是”中有 {yes} 个回答“是”</translation>
    </message>
    <message>
        <source>Of 100 true yeses, about {yes} say yes</source>
        <translation>100 个真实“是”中约有 {yes} 个回答“是”</translation>
    </message>
    <message>
        <source>100 people whose truth is yes</source>
        <translation>真实答案为“是”的 100 人</translation>
    </message>
    <message>
        <source>ten in a row</source>
        <translation>每行十人</translation>
    </message>
    <message>
        <source>On average, of 100 people whose truth is yes, 100(1 − q) = {yes} say yes and 100q = {no} say no.</source>
        <translation>平均而言，真实答案为“是”的 100 人中，100(1 − q) = {yes} 人回答“是”，100q = {no} 人回答“否”。</translation>
    </message>
    <message>
        <source>say yes: {yes}</source>
        <translation>回答“是”：{yes}</translation>
    </message>
    <message>
        <source>say yes: about {yes}</source>
        <translation>回答“是”：约 {yes}</translation>
    </message>
    <message>
        <source>say no: {no}</source>
        <translation>回答“否”：{no}</translation>
    </message>
    <message>
        <source>say no: about {no}</source>
        <translation>回答“否”：约 {no}</translation>
    </message>
    <message>
        <source>gain of sampling</source>
        <translation>抽样的增益</translation>
    </message>
    <message>
        <source>no sampling</source>
        <translation>不抽样</translation>
    </message>
    <message>
        <source>optimum by the Lin–Wang–Rane bound</source>
        <translation>按 Lin–Wang–Rane 界的最优点</translation>
    </message>
    <message>
        <source>optimum by the tight bound</source>
        <translation>按紧界的最优点</translation>
    </message>
    <message>
        <source>optimum, exact RMS</source>
        <translation>最优点，精确均方根</translation>
    </message>
    <message>
        <source>Simulated, the error is least at &lt;b&gt;{least}&lt;/b&gt;; any other difference is more than chance explains.</source>
        <translation>模拟中误差在 &lt;b&gt;{least}&lt;/b&gt; 处最小；其他任何差异都超出偶然所能解释的范围。</translation>
    </message>
    <message>
        <source>{method}, lowest to highest</source>
        <translation>{method}，最低至最高</translation>
    </message>
    <message>
        <source>these values</source>
        <translation>这些值</translation>
    </message>
    <message>
        <source>A curve for each value of a list.</source>
        <translation>列表中每个值一条曲线。</translation>
    </message>
    <message>
        <source>α</source>
        <translation>α</translation>
    </message>
    <message>
        <source>The error as it is.</source>
        <translation>误差本身。</translation>
    </message>
    <message>
        <source>α / exact α</source>
        <translation>α / 精确 α</translation>
    </message>
    <message>
        <source>How many times the exact error each method states.</source>
        <translation>每种方法给出的是精确误差的多少倍。</translation>
    </message>
    <message>
        <source>curves at</source>
        <translation>曲线位于</translation>
    </message>
    <message>
        <source>What the parameter is on each curve: up to seven numbers with commas between.</source>
        <translation>每条曲线上参数的值：最多七个数，以逗号分隔。</translation>
    </message>
    <message>
        <source>error shown as</source>
        <translation>误差显示为</translation>
    </message>
    <message>
        <source>Whether the chart of errors shows α, or how many times the exact α each method states.</source>
        <translation>误差图显示 α，还是每种方法给出的是精确 α 的多少倍。</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>一个回答</translation>
    </message>
    <message>
        <source>Counts and their privacy ratio</source>
        <translation>计数及其隐私比</translation>
    </message>
    <message>
        <source>Shuffled counts</source>
        <translation>洗牌后的计数</translation>
    </message>
    <message>
        <source>Several answers</source>
        <translation>多个回答</translation>
    </message>
    <message>
        <source>Collections of records</source>
        <translation>记录集</translation>
    </message>
    <message>
        <source>Collections of two kinds</source>
        <translation>两种记录的记录集</translation>
    </message>
    <message>
        <source>Sampling and PRAM</source>
        <translation>抽样与 PRAM</translation>
    </message>
    <message>
        <source>Surveys</source>
        <translation>调查</translation>
    </message>
    <message>
        <source>Frequency oracles</source>
        <translation>频率预言机</translation>
    </message>
    <message>
        <source>Trust and planning</source>
        <translation>信任与规划</translation>
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
        <translation>人数趋于无穷时的 &lt;i&gt;μ&lt;/i&gt;</translation>
    </message>
    <message>
        <source>(1 − 2q)/√(npq): by how many standard deviations one person moves the count</source>
        <translation>(1 − 2q)/√(npq)：一个人使计数移动多少个标准差</translation>
    </message>
    <message>
        <source>The count is (ε, δ(ε))-differentially private, δ(ε) = max over m of Σ max(0, P[A(m) = s] − e^ε P[A(m+1) = s]) and the reverse; beside it that of the chosen m alone, and of one answer that isn&apos;t mixed with others. The probability that the privacy loss exceeds ε, with m against m + 1 true yeses or the reverse, whichever is larger, is another number, and larger than δ of that m.</source>
        <translation>该计数满足 (ε, δ(ε))-差分隐私，δ(ε) = 对所有 m 取 Σ max(0, P[A(m) = s] − e^ε P[A(m+1) = s]) 及其反向的最大值；旁边是所选 m 单独的 δ，以及一个未与他人混合的回答的 δ。m 与 m + 1 个真实“是”相比或反向相比（取较大者）时，隐私损失超过 ε 的概率是另一个数，且大于该 m 的 δ。</translation>
    </message>
    <message>
        <source>Can the count reveal one person?</source>
        <translation>计数能暴露一个人吗？</translation>
    </message>
    <message>
        <source>Smallest type II error, at type I error a, of any test that guesses one person&apos;s truth from the count while all others&apos; is known, m = {m} of them a yes {test}; from that person&apos;s answer alone {answer}; and in the limit of many people Φ(z − μ), z the upper a-quantile, μ = (1 − 2q)/√(npq) {limit}: an approximation, on either side.</source>
        <translation>在第一类错误 a 下，任何由计数猜测一个人真实答案的检验的最小第二类错误，此时其他所有人的答案已知，其中 m = {m} 人为“是” {test}；仅由此人自己的回答 {answer}；以及人数趋于无穷时的 Φ(z − μ)，z 为上 a 分位数，μ = (1 − 2q)/√(npq) {limit}：这是近似，可能偏大也可能偏小。</translation>
    </message>
    <message>
        <source>limit of many people</source>
        <translation>人数趋于无穷</translation>
    </message>
    <message>
        <source>the count</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>RAPPOR</source>
        <translation>RAPPOR</translation>
    </message>
    <message>
        <source>rounds within the budget, {way}</source>
        <translation>预算内的轮次，{way}</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Largest t at which all rounds together keep the budget</source>
        <translation>全部轮次合计仍不超出预算的最大 t</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意多</translation>
    </message>
    <message>
        <source>All rounds together</source>
        <translation>全部轮次合计</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;, {way}</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;，{way}</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;</translation>
    </message>
    <message>
        <source>share of the budget, {way}</source>
        <translation>占预算的比例，{way}</translation>
    </message>
    <message>
        <source>ε of all rounds over the budget: above 1 it is overspent</source>
        <translation>全部轮次的 ε 除以预算：大于 1 即为超支</translation>
    </message>
    <message>
        <source>of &lt;i&gt;B&lt;/i&gt;</source>
        <translation>占 &lt;i&gt;B&lt;/i&gt; 的比例</translation>
    </message>
    <message>
        <source>P(the majority lies)</source>
        <translation>P(多数为谎言)</translation>
    </message>
    <message>
        <source>P[Bin(t, q) &gt; t/2] + ½P[Bin(t, q) = t/2]: of fresh answers</source>
        <translation>P[Bin(t, q) &gt; t/2] + ½P[Bin(t, q) = t/2]：针对新的回答</translation>
    </message>
    <message>
        <source>belief after &lt;i&gt;k&lt;/i&gt; yes answers</source>
        <translation>&lt;i&gt;k&lt;/i&gt; 个“是”回答之后的信念</translation>
    </message>
    <message>
        <source>With q = 0 every answer is the truth: they never differ</source>
        <translation>q = 0 时每个回答都是真相：它们绝不会不同</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt; beyond the budget, fresh</source>
        <translation>超出预算的 &lt;i&gt;δ&lt;/i&gt;，新的回答</translation>
    </message>
    <message>
        <source>Least δ at which the fresh answers are (B, δ)-differentially private</source>
        <translation>使新的回答合计为 (B, δ)-差分隐私的最小 δ</translation>
    </message>
    <message>
        <source>The budget of &lt;b&gt;{budget}&lt;/b&gt; allows as many as one likes.</source>
        <translation>预算 &lt;b&gt;{budget}&lt;/b&gt; 允许任意多个回答。</translation>
    </message>
    <message>
        <source>The budget of &lt;b&gt;{budget}&lt;/b&gt; allows none.</source>
        <translation>预算 &lt;b&gt;{budget}&lt;/b&gt; 一个回答也不允许。</translation>
    </message>
    <message numerus="yes">
        <source>The budget of &lt;b&gt;{budget}&lt;/b&gt; allows &lt;b&gt;{n}&lt;/b&gt; of them.</source>
        <comment>The budget of &lt;b&gt;{budget}&lt;/b&gt; allows only &lt;b&gt;{n}&lt;/b&gt; of them.</comment>
        <translation>
            <numerusform>预算 &lt;b&gt;{budget}&lt;/b&gt; 允许 &lt;b&gt;{n}&lt;/b&gt; 个这样的回答。</numerusform>
        </translation>
    </message>
    <message>
        <source>With &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;0&lt;/b&gt; the first answer gives a person away, and asking again adds nothing.</source>
        <translation>&lt;i&gt;q&lt;/i&gt; = &lt;b&gt;0&lt;/b&gt; 时，第一个回答就把一个人完全暴露，再问一次也不会增加什么。</translation>
    </message>
    <message>
        <source>With &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;½&lt;/b&gt; an answer is a fair coin: however often it is tossed, it says nothing.</source>
        <translation>&lt;i&gt;q&lt;/i&gt; = &lt;b&gt;½&lt;/b&gt; 时，一个回答就是一枚公平硬币：无论抛多少次，它什么也没说。</translation>
    </message>
    <message>
        <source>One answer is &lt;b&gt;{local}&lt;/b&gt;-differentially private and a lie with probability &lt;b&gt;{lie}&lt;/b&gt;; what asking again costs depends on whether the answer is remembered.</source>
        <translation>一个回答是 &lt;b&gt;{local}&lt;/b&gt;-差分隐私的，以概率 &lt;b&gt;{lie}&lt;/b&gt; 为谎言；再问一次的代价，取决于回答是否被记住。</translation>
    </message>
    <message>
        <source>Repeated answers</source>
        <translation>重复回答</translation>
    </message>
    <message>
        <source>What if I ask again?</source>
        <translation>如果再问一次呢？</translation>
    </message>
    <message>
        <source>ε-local DP and (ε, δ) of all rounds</source>
        <translation>全部轮次的 ε-本地化差分隐私与 (ε, δ)</translation>
    </message>
    <message>
        <source>There is no whole number of rounds in this window.</source>
        <translation>此窗口中没有整数轮次。</translation>
    </message>
    <message>
        <source>t = {t}</source>
        <translation>t = {t}</translation>
    </message>
    <message>
        <source>With q = ½ an answer says nothing: ε and δ are 0, which has no place on a logarithmic axis.</source>
        <translation>q = ½ 时回答什么也没说：ε 和 δ 都为 0，对数轴上没有它的位置。</translation>
    </message>
    <message>
        <source>Privacy parameter of all rounds together</source>
        <translation>全部轮次合计的隐私参数</translation>
    </message>
    <message>
        <source>Least ε at δ = {delta} of t answers of one person with fresh lies, exactly {exact} and by bounds {advanced}, {renyi}; of the counts of t rounds, with m true yeses of n people, m = {m}, n = {n} {shuffled}. Without slack: t times ε₀ = ln((1 − q)/q) with fresh lies, ε₀ once where the answer is remembered, and RAPPOR, f = {f}, p = {p}, q = {q} {rappor}.</source>
        <translation>在 δ = {delta} 时的最小 ε：一个人带有新谎言的 t 个回答，精确值 {exact} 和界 {advanced}、{renyi}；t 轮的计数，n 人中有 m 个真实的“是”，m = {m}，n = {n} {shuffled}。没有松弛量时：谎言每次为新的，则为 ε₀ = ln((1 − q)/q) 的 t 倍；回答被记住，则为一次 ε₀；以及 RAPPOR，f = {f}，p = {p}，q = {q} {rappor}。</translation>
    </message>
    <message>
        <source>B = {budget}</source>
        <translation>B = {budget}</translation>
    </message>
    <message>
        <source>What is beyond the budget</source>
        <translation>超出预算的部分</translation>
    </message>
    <message>
        <source>Least δ at which all rounds together are (B, δ)-differentially private, B = {budget}: one person&apos;s answers with fresh lies {exact}, and the counts of all people, m = {m}, n = {n} {shuffled}. Not the probability that the privacy loss exceeds B, which is larger.</source>
        <translation>使全部轮次合计为 (B, δ)-差分隐私的最小 δ，B = {budget}：一个人带有新谎言的回答 {exact}，以及所有人的计数，m = {m}，n = {n} {shuffled}。它不是隐私损失超过 B 的概率，后者更大。</translation>
    </message>
    <message>
        <source>fresh answers</source>
        <translation>新的回答</translation>
    </message>
    <message>
        <source>shuffled each round</source>
        <translation>每轮洗牌</translation>
    </message>
    <message>
        <source>How often the majority lies</source>
        <translation>多数回答有多常是谎言</translation>
    </message>
    <message>
        <source>probability of a wrong majority</source>
        <translation>多数出错的概率</translation>
    </message>
    <message>
        <source>Whoever keeps one person&apos;s answers with fresh lies and believes the majority is wrong with probability P[Bin(t, q) &gt; t/2] + ½P[Bin(t, q) = t/2]. A remembered answer stays wrong with probability q.</source>
        <translation>保存一个人带有新谎言的各个回答并相信多数的人，以概率 P[Bin(t, q) &gt; t/2] + ½P[Bin(t, q) = t/2] 出错。被记住的回答则始终以概率 q 出错。</translation>
    </message>
    <message>
        <source>With q = 0 nobody ever lies.</source>
        <translation>q = 0 时绝无人说谎。</translation>
    </message>
    <message>
        <source>remembered</source>
        <translation>记住的回答</translation>
    </message>
    <message>
        <source>In this window it is below 10⁻³⁰⁰.</source>
        <translation>此窗口中它小于 10⁻³⁰⁰。</translation>
    </message>
    <message>
        <source>What the answers together reveal</source>
        <translation>各个回答合起来透露什么</translation>
    </message>
    <message>
        <source>With q = 0 every answer is the truth: they never differ.</source>
        <translation>q = 0 时每个回答都是真相：它们绝不会不同。</translation>
    </message>
    <message>
        <source>k lies between 0 and t.</source>
        <translation>k 介于 0 与 t 之间。</translation>
    </message>
    <message>
        <source>after the answers</source>
        <translation>回答之后</translation>
    </message>
    <message>
        <source>before</source>
        <translation>回答之前</translation>
    </message>
    <message>
        <source>k = {yes}</source>
        <translation>k = {yes}</translation>
    </message>
    <message>
        <source>fresh, advanced composition</source>
        <translation>新的回答，高级组合</translation>
    </message>
    <message>
        <source>fresh, advanced</source>
        <translation>新的回答，高级</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>高级组合</translation>
    </message>
    <message>
        <source>With fresh lies, bounded for every mechanism: ε₀√(2t ln(1/δ)) + tε₀(e^ε₀ − 1) [Dwork et al. 2010]</source>
        <translation>带有新谎言，对每种机制都成立的界：ε₀√(2t ln(1/δ)) + tε₀(e^ε₀ − 1) [Dwork et al. 2010]</translation>
    </message>
    <message>
        <source>fresh, pure ε</source>
        <translation>新的回答，纯 ε</translation>
    </message>
    <message>
        <source>pure</source>
        <translation>纯 ε</translation>
    </message>
    <message>
        <source>With fresh lies and no slack: tε₀, attained when all answers agree</source>
        <translation>带有新谎言且没有松弛量：tε₀，所有回答一致时达到</translation>
    </message>
    <message>
        <source>fresh, Rényi bound</source>
        <translation>新的回答，Rényi 界</translation>
    </message>
    <message>
        <source>fresh, Rényi</source>
        <translation>新的回答，Rényi</translation>
    </message>
    <message>
        <source>Rényi</source>
        <translation>Rényi</translation>
    </message>
    <message>
        <source>With fresh lies, by the Rényi divergence of the best order [Mironov 2017, proposition 3]</source>
        <translation>带有新谎言，按最佳阶的 Rényi 散度 [Mironov 2017, 命题 3]</translation>
    </message>
    <message>
        <source>fresh, exact</source>
        <translation>新的回答，精确</translation>
    </message>
    <message>
        <source>With fresh lies: the least ε at δ, by the distribution of the lies [Kairouz et al. 2015]</source>
        <translation>带有新谎言：在 δ 处的最小 ε，按谎言的分布 [Kairouz et al. 2015]</translation>
    </message>
    <message>
        <source>fresh, shuffled each round</source>
        <translation>新的回答，每轮洗牌</translation>
    </message>
    <message>
        <source>fresh, shuffled</source>
        <translation>新的回答，洗牌</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>洗牌</translation>
    </message>
    <message>
        <source>Only the count of all n people is released in each round, with m true yeses among them: the privacy loss of one round convolved with itself [Koskela et al. 2020]</source>
        <translation>每轮只公布全部 n 人的计数，其中有 m 个真实的“是”：一轮的隐私损失与自身作卷积 [Koskela et al. 2020]</translation>
    </message>
    <message>
        <source>The first answer is remembered and given each time: ε₀ once, with no slack</source>
        <translation>第一个回答被记住，每次都给出它：只有一次 ε₀，没有松弛量</translation>
    </message>
    <message>
        <source>A remembered answer with new noise on each report of it, and no slack [Erlingsson et al. 2014]</source>
        <translation>一个记住的回答，每次报告时加上新的噪声，没有松弛量 [Erlingsson et al. 2014]</translation>
    </message>
    <message>
        <source>none in [0, 1]</source>
        <translation>[0, 1] 内没有</translation>
    </message>
    <message>
        <source>Before it is cut it is {from} … {to}: it contains no prevalence at all.</source>
        <translation>截断之前为 {from} … {to}：其中不含任何流行率。</translation>
    </message>
    <message>
        <source>It is a single point, since all answers agree: that is no precision.</source>
        <translation>它是单独一个点，因为所有回答都相同：这并不是精确。</translation>
    </message>
    <message>
        <source>Before it is cut it is {from} … {to}: what is beyond [0, 1] is no prevalence.</source>
        <translation>截断之前为 {from} … {to}：超出 [0, 1] 的部分不是流行率。</translation>
    </message>
    <message>
        <source>With confidence {confidence}.</source>
        <translation>置信水平为 {confidence}。</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt; of a yes</source>
        <translation>“是”的 &lt;i&gt;ε&lt;/i&gt;</translation>
    </message>
    <message>
        <source>|ln(a/b)|, a and b the chances of a yes with and without the trait</source>
        <translation>|ln(a/b)|，a 与 b 是有和没有该特征时回答“是”的概率</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt; of a no</source>
        <translation>“否”的 &lt;i&gt;ε&lt;/i&gt;</translation>
    </message>
    <message>
        <source>|ln((1 − a)/(1 − b))|, 1 − a and 1 − b the chances of a no</source>
        <translation>|ln((1 − a)/(1 − b))|，1 − a 与 1 − b 是回答“否”的概率</translation>
    </message>
    <message>
        <source>power, two-sided, normal</source>
        <translation>功效，双侧，正态</translation>
    </message>
    <message>
        <source>Of the z test that rejects on either side, each at half the level</source>
        <translation>在任一侧均可拒绝的 z 检验的功效，每侧各取一半的水平</translation>
    </message>
    <message>
        <source>power, two-sided, exact</source>
        <translation>功效，双侧，精确</translation>
    </message>
    <message>
        <source>Probability that it rejects, with n people</source>
        <translation>n 人时它拒绝的概率</translation>
    </message>
    <message>
        <source>A yes changes any odds by a factor of at most &lt;b&gt;{factor}&lt;/b&gt;; a no protects nobody.</source>
        <translation>一个“是”至多把任何几率乘以或除以 &lt;b&gt;{factor}&lt;/b&gt;；“否”不保护任何人。</translation>
    </message>
    <message>
        <source>Mangat: only a yes is protected</source>
        <translation>Mangat：只保护“是”</translation>
    </message>
    <message>
        <source>Who has the trait says yes; who hasn&apos;t says yes only where the device asks for the opposite.</source>
        <translation>有该特征的人说“是”；没有的人只在装置要求说反话时说“是”。</translation>
    </message>
    <message>
        <source>yes without the trait</source>
        <translation>没有该特征而说“是”</translation>
    </message>
    <message>
        <source>estimated prevalence, Mangat&apos;s one-sided design</source>
        <translation>估计的流行率，Mangat 的单侧设计</translation>
    </message>
    <message>
        <source>[Mangat 1994]</source>
        <translation>[Mangat 1994]</translation>
    </message>
    <message>
        <source>standard error of the estimated prevalence, Mangat&apos;s one-sided design</source>
        <translation>估计流行率的标准误，Mangat 的单侧设计</translation>
    </message>
    <message>
        <source>budget of ε</source>
        <translation>ε 的预算</translation>
    </message>
    <message>
        <source>The largest ε that all rounds together may have: what has been answered can&apos;t be taken back.</source>
        <translation>全部轮次合计可以有的最大 ε：已经回答的无法收回。</translation>
    </message>
    <message>
        <source>the exact number is at least {lower}</source>
        <translation>精确的数至少为 {lower}</translation>
    </message>
    <message>
        <source>δ of the shuffled counts of several rounds at ε</source>
        <translation>若干轮洗牌后计数在 ε 处的 δ</translation>
    </message>
    <message>
        <source>the count&apos;s distribution, [KR2, section 3]; [Koskela et al. 2020]</source>
        <translation>计数的分布，[KR2, 第 3 节]；[Koskela et al. 2020]</translation>
    </message>
    <message>
        <source>ε of the shuffled counts of several rounds at δ</source>
        <translation>若干轮洗牌后计数在 δ 处的 ε</translation>
    </message>
    <message>
        <source>ε of several RAPPOR reports of one memoised answer</source>
        <translation>一个记忆化回答的若干 RAPPOR 报告的 ε</translation>
    </message>
    <message>
        <source>ε of a yes, forced response</source>
        <translation>“是”的 ε，强制应答</translation>
    </message>
    <message>
        <source>likelihood ratio of the answer; Mangat&apos;s design is t = 1 − q, y = q [Mangat 1994]</source>
        <translation>回答的似然比；Mangat 的设计为 t = 1 − q，y = q [Mangat 1994]</translation>
    </message>
    <message>
        <source>ε of a no, forced response</source>
        <translation>“否”的 ε，强制应答</translation>
    </message>
    <message>
        <source>likelihood ratio of the answer</source>
        <translation>回答的似然比</translation>
    </message>
    <message>
        <source>power of the two-sided z test, forced response</source>
        <translation>双侧 z 检验的功效，强制应答</translation>
    </message>
    <message>
        <source>z test of one sample</source>
        <translation>单样本 z 检验</translation>
    </message>
    <message>
        <source>probability that the two-sided z test rejects, forced response</source>
        <translation>双侧 z 检验拒绝的概率，强制应答</translation>
    </message>
    <message>
        <source>difference: {value}</source>
        <translation>差：{value}</translation>
    </message>
    <message>
        <source>Now less {pin}: {title}</source>
        <translation>现在减去 {pin}：{title}</translation>
    </message>
    <message>
        <source>The difference of the two maps beside it, cell by cell. {caption}</source>
        <translation>旁边两幅图逐格相减。{caption}</translation>
    </message>
    <message>
        <source>Where one of the two has no finite value there is no difference.</source>
        <translation>两者之一没有有限值之处没有差。</translation>
    </message>
    <message>
        <source>The two maps are the same.</source>
        <translation>两幅图相同。</translation>
    </message>
    <message>
        <source>{pin}: {title}</source>
        <translation>{pin}：{title}</translation>
    </message>
    <message>
        <source>In this state the chart has other axes.</source>
        <translation>在该状态下，此图的坐标轴不同。</translation>
    </message>
    <message>
        <source>A question a day</source>
        <translation>每天一问</translation>
    </message>
    <message>
        <source>RAPPOR, report after report</source>
        <translation>RAPPOR，一个又一个报告</translation>
    </message>
    <message>
        <source>With RAPPOR&apos;s published settings one report has ε = 1.074, five together have 3.656, and all that are ever sent 4.394 [Erlingsson et al. 2014].</source>
        <translation>按 RAPPOR 已发表的设置，一个报告有 ε = 1.074，五个合起来有 3.656，所有曾发送的报告合起来有 4.394 [Erlingsson et al. 2014]。</translation>
    </message>
    <message>
        <source>A count every week</source>
        <translation>每周一次计数</translation>
    </message>
    <message>
        <source>The shuffled counts of 52 weeks, 3000 true yeses among 10 000 people, have together at most ε = 0.408 at δ = 10⁻⁸, about 8 times that of one week; each person&apos;s answers alone have 57.1.</source>
        <translation>52 周洗牌后的计数，10 000 人中有 3000 个真实的“是”，在 δ = 10⁻⁸ 时合起来至多 ε = 0.408，约为一周的 8 倍；而单是每个人的回答就有 57.1。</translation>
    </message>
    <message>
        <source>not even one answer keeps {budget} and {delta} with {lies}</source>
        <translation>在 {lies} 下，即使一个回答也不能保持 {budget} 和 {delta}</translation>
    </message>
    <message>
        <source>no budget keeps {delta} where nobody lies: q must be above 0</source>
        <translation>无人说谎时没有预算能保持 {delta}：q 必须大于 0</translation>
    </message>
    <message>
        <source>no budget is the least: these answers keep every budget above 0</source>
        <translation>没有最小的预算：这些回答保持任何大于 0 的预算</translation>
    </message>
    <message>
        <source>no delta is the least: these answers keep the budget with every delta above 0</source>
        <translation>没有最小的 delta：这些回答以任何大于 0 的 delta 都能保持该预算</translation>
    </message>
    <message>
        <source>no delta below 1 is enough: q must be above 0, or the budget larger</source>
        <translation>没有小于 1 的 delta 足够：q 必须大于 0，或预算更大</translation>
    </message>
    <message>
        <source>several answers of one person within a budget of ε</source>
        <translation>一个人的若干回答，在 ε 的预算之内</translation>
    </message>
    <message>
        <source>The cheapest plan</source>
        <translation>最省的方案</translation>
    </message>
    <message>
        <source>Your q and n</source>
        <translation>您的 q 和 n</translation>
    </message>
    <message numerus="yes">
        <source>Not even all {n} people keep the error&apos;s limit at this q</source>
        <comment>Not even the only person keeps the error&apos;s limit at this q</comment>
        <translation>
            <numerusform>在这个 q 下，即使全部 {n} 人也达不到误差的上限</numerusform>
        </translation>
    </message>
    <message>
        <source>limit that binds</source>
        <translation>起约束作用的上限</translation>
    </message>
    <message>
        <source>both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>{first}. {second}</source>
        <translation>{first}。{second}</translation>
    </message>
    <message>
        <source>{what}, {symbol} = {value}</source>
        <translation>{what}，{symbol} = {value}</translation>
    </message>
    <message>
        <source>the error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>The error is {error}, its limit {limit}</source>
        <translation>误差为 {error}，其上限为 {limit}</translation>
    </message>
    <message>
        <source>people to invite</source>
        <translation>需邀请的人数</translation>
    </message>
    <message>
        <source>⌈n/r⌉, so many that on average the people needed answer: there are not so many</source>
        <translation>⌈n/r⌉，邀请这么多人，平均才有所需的人数回答：总共没有这么多人</translation>
    </message>
    <message>
        <source>⌈n/r⌉: so many that on average the people needed answer</source>
        <translation>⌈n/r⌉：邀请这么多人，平均就有所需的人数回答</translation>
    </message>
    <message>
        <source>least &lt;i&gt;q&lt;/i&gt; for the limit of &lt;i&gt;ε&lt;/i&gt;</source>
        <translation>满足 &lt;i&gt;ε&lt;/i&gt; 上限的最小 &lt;i&gt;q&lt;/i&gt;</translation>
    </message>
    <message>
        <source>1/(1 + e^ε): a larger q keeps the limit, too, and takes more people</source>
        <translation>1/(1 + e^ε)：更大的 q 也满足该上限，但需要更多的人</translation>
    </message>
    <message>
        <source>its cost</source>
        <translation>其费用</translation>
    </message>
    <message>
        <source>Price of an answer, times the people needed</source>
        <translation>一个回答的价格，乘以所需人数</translation>
    </message>
    <message>
        <source>error of the population&apos;s share</source>
        <translation>总体比例的误差</translation>
    </message>
    <message>
        <source>z √(dπ(1 − π)/n·(N − n)/(N − 1) + pq/(n(1 − 2q)²)): the coins&apos; error and the sample&apos;s, exceeded with probability about β</source>
        <translation>z √(dπ(1 − π)/n·(N − n)/(N − 1) + pq/(n(1 − 2q)²))：硬币与抽样的误差，以约 β 的概率被超出</translation>
    </message>
    <message>
        <source>error of these people&apos;s share, {method}</source>
        <translation>这些人的比例的误差，{method}</translation>
    </message>
    <message>
        <source>The coins&apos; error alone, exceeded with probability at most β by {method}</source>
        <translation>仅硬币的误差，按{method}以至多 β 的概率被超出</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt; of one answer</source>
        <translation>一个回答的 &lt;i&gt;ε&lt;/i&gt;</translation>
    </message>
    <message>
        <source>people needed at this &lt;i&gt;q&lt;/i&gt;</source>
        <translation>在此 &lt;i&gt;q&lt;/i&gt; 下所需的人数</translation>
    </message>
    <message>
        <source>largest &lt;i&gt;q&lt;/i&gt; with these people</source>
        <translation>人数不变时最大的 &lt;i&gt;q&lt;/i&gt;</translation>
    </message>
    <message>
        <source>people to invite for &lt;i&gt;n&lt;/i&gt;</source>
        <translation>为得到 &lt;i&gt;n&lt;/i&gt; 个回答需邀请的人数</translation>
    </message>
    <message>
        <source>⌈n/r⌉: so many that on average n answer</source>
        <translation>⌈n/r⌉：邀请这么多人，平均就有 n 人回答</translation>
    </message>
    <message>
        <source>cost of &lt;i&gt;n&lt;/i&gt; answers</source>
        <translation>&lt;i&gt;n&lt;/i&gt; 个回答的费用</translation>
    </message>
    <message>
        <source>Price of an answer, times n</source>
        <translation>一个回答的价格，乘以 n</translation>
    </message>
    <message>
        <source>bias if a share always says no</source>
        <translation>若有一定比例的人总是说“否”，由此产生的偏差</translation>
    </message>
    <message>
        <source>−w (pπ + q(1 − π))/(1 − 2q): what the estimate is off by on average, however many are asked</source>
        <translation>−w (pπ + q(1 − π))/(1 − 2q)：无论询问多少人，估计值平均而言的偏离</translation>
    </message>
    <message>
        <source>To know the population&apos;s share to within ±&lt;b&gt;{points}&lt;/b&gt; points with about &lt;b&gt;{confidence} %&lt;/b&gt; confidence</source>
        <translation>要以约 &lt;b&gt;{confidence}%&lt;/b&gt; 的置信水平得知总体比例，误差不超过 ±&lt;b&gt;{points}&lt;/b&gt; 个百分点</translation>
    </message>
    <message>
        <source>{aim} and an ε of at most &lt;b&gt;{epsilon}&lt;/b&gt;, the people needed are being computed.</source>
        <translation>{aim}，且 ε 至多为 &lt;b&gt;{epsilon}&lt;/b&gt;：所需人数正在计算。</translation>
    </message>
    <message numerus="yes">
        <source>{aim} and an ε of at most &lt;b&gt;{epsilon}&lt;/b&gt;, not even all &lt;b&gt;{n}&lt;/b&gt; people are enough.</source>
        <comment>{aim} and an ε of at most &lt;b&gt;{epsilon}&lt;/b&gt;, not even the only person is enough.</comment>
        <translation>
            <numerusform>{aim}，且 ε 至多为 &lt;b&gt;{epsilon}&lt;/b&gt;：即使全部 &lt;b&gt;{n}&lt;/b&gt; 人也不够。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{aim} and an ε of at most &lt;b&gt;{epsilon}&lt;/b&gt;, ask {people} with &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt;: that takes &lt;b&gt;{invited}&lt;/b&gt; invitations, more than the {n} people there are.</source>
        <comment>{aim} and an ε of at most &lt;b&gt;{epsilon}&lt;/b&gt;, ask {people} with &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt;: that takes &lt;b&gt;{invited}&lt;/b&gt; invitations, and there is only one person.</comment>
        <translation>
            <numerusform>{aim}，且 ε 至多为 &lt;b&gt;{epsilon}&lt;/b&gt;，请以 &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt; 询问 {people}：这需要 &lt;b&gt;{invited}&lt;/b&gt; 份邀请，多于现有的 {n} 人。</numerusform>
        </translation>
    </message>
    <message>
        <source>{aim} and an ε of at most &lt;b&gt;{epsilon}&lt;/b&gt;, ask {people} with &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt;: invite &lt;b&gt;{invited}&lt;/b&gt;.</source>
        <translation>{aim}，且 ε 至多为 &lt;b&gt;{epsilon}&lt;/b&gt;，请以 &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt; 询问 {people}：需邀请 &lt;b&gt;{invited}&lt;/b&gt; 人。</translation>
    </message>
    <message>
        <source>{aim} and an ε of at most &lt;b&gt;{epsilon}&lt;/b&gt;, ask {people} with &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt;.</source>
        <translation>{aim}，且 ε 至多为 &lt;b&gt;{epsilon}&lt;/b&gt;，请以 &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt; 询问 {people}。</translation>
    </message>
    <message numerus="yes">
        <source>{n} people</source>
        <comment>{n} person</comment>
        <translation>
            <numerusform>{n} 人</numerusform>
        </translation>
    </message>
    <message>
        <source>The chosen &lt;i&gt;q&lt;/i&gt; = {q} and {people} keep ε at &lt;b&gt;{epsilon}&lt;/b&gt;, but the error is ±&lt;b&gt;{error}&lt;/b&gt; points.</source>
        <translation>所选的 &lt;i&gt;q&lt;/i&gt; = {q} 与 {people}使 ε 保持在 &lt;b&gt;{epsilon}&lt;/b&gt;，但误差为 ±&lt;b&gt;{error}&lt;/b&gt; 个百分点。</translation>
    </message>
    <message>
        <source>The chosen &lt;i&gt;q&lt;/i&gt; = {q} and {people} keep neither: ε is &lt;b&gt;{epsilon}&lt;/b&gt;, the error ±&lt;b&gt;{error}&lt;/b&gt; points.</source>
        <translation>所选的 &lt;i&gt;q&lt;/i&gt; = {q} 与 {people}两个上限都不满足：ε 为 &lt;b&gt;{epsilon}&lt;/b&gt;，误差为 ±&lt;b&gt;{error}&lt;/b&gt; 个百分点。</translation>
    </message>
    <message>
        <source>Field work</source>
        <translation>实地调查</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>limit of ε</source>
        <translation>ε 的上限</translation>
    </message>
    <message>
        <source>limit of the error</source>
        <translation>误差的上限</translation>
    </message>
    <message>
        <source>coins&apos; error by</source>
        <translation>硬币误差的算法</translation>
    </message>
    <message>
        <source>error = {alpha}</source>
        <translation>误差 = {alpha}</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <translation>费用 {cost}</translation>
    </message>
    <message>
        <source>Where both limits are kept</source>
        <translation>两个上限都满足之处</translation>
    </message>
    <message>
        <source>The larger of ε and the error of the population&apos;s share, each over its limit: blue where both limits are kept, orange where one is broken. The error is z √(dπ(1 − π)/n·(N − n)/(N − 1) + pq/(n(1 − 2q)²)), exceeded with probability about β = {beta} {warner} {cochran}.</source>
        <translation>ε 与总体比例的误差各除以其上限，取较大者：两个上限都满足处为蓝色，有一个被突破处为橙色。误差为 z √(dπ(1 − π)/n·(N − n)/(N − 1) + pq/(n(1 − 2q)²))，以约 β = {beta} 的概率被超出 {warner} {cochran}。</translation>
    </message>
    <message>
        <source>The larger of ε and the error of these people&apos;s share, each over its limit: blue where both limits are kept, orange where one is broken. The error, which is exceeded with probability at most β = {beta}, is that of the coins alone: {method}.</source>
        <translation>ε 与这些人的比例的误差各除以其上限，取较大者：两个上限都满足处为蓝色，有一个被突破处为橙色。误差以至多 β = {beta} 的概率被超出，仅为硬币的误差：{method}。</translation>
    </message>
    <message>
        <source>q lies between 0 and ½, and ε is positive.</source>
        <translation>q 介于 0 与 ½ 之间，且 ε 为正。</translation>
    </message>
    <message>
        <source>ε or error over its limit</source>
        <translation>ε 或误差除以其上限</translation>
    </message>
    <message>
        <source>cheapest</source>
        <translation>最省</translation>
    </message>
    <message>
        <source>cheapest: n = {n}</source>
        <translation>最省：n = {n}</translation>
    </message>
    <message>
        <source>everybody invited</source>
        <translation>邀请所有人</translation>
    </message>
    <message>
        <source>Error against the number of people</source>
        <translation>误差随人数变化</translation>
    </message>
    <message>
        <source>coins alone, {method}</source>
        <translation>仅硬币，{method}</translation>
    </message>
    <message>
        <source>bias of those who always say no</source>
        <translation>总是说“否”的人造成的偏差</translation>
    </message>
    <message>
        <source>limit {alpha}</source>
        <translation>上限 {alpha}</translation>
    </message>
    <message>
        <source>People needed for the error</source>
        <translation>达到误差上限所需的人数</translation>
    </message>
    <message numerus="yes">
        <source>With no q in this window are all {n} people enough.</source>
        <comment>With no q in this window is the only person enough.</comment>
        <translation>
            <numerusform>在此窗口内没有一个 q 使全部 {n} 人足够。</numerusform>
        </translation>
    </message>
    <message>
        <source>Privacy parameter against q</source>
        <translation>隐私参数随 q 变化</translation>
    </message>
    <message>
        <source>ε = ln((1 − q)/q) of one answer, whatever the others are {source}: every q at or above that of the limit keeps it.</source>
        <translation>一个回答的 ε = ln((1 − q)/q)，无论其他回答如何 {source}：不小于上限所对应 q 的每个 q 都满足该上限。</translation>
    </message>
    <message>
        <source>limit {epsilon}</source>
        <translation>上限 {epsilon}</translation>
    </message>
    <message>
        <source>By model</source>
        <translation>按模型</translation>
    </message>
    <message>
        <source>local</source>
        <translation>本地化</translation>
    </message>
    <message>
        <source>central</source>
        <translation>中心化</translation>
    </message>
    <message>
        <source>RMS</source>
        <translation>均方根误差</translation>
    </message>
    <message>
        <source>± at 1 − &lt;i&gt;β&lt;/i&gt;</source>
        <translation>1 − &lt;i&gt;β&lt;/i&gt; 时的 ±</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt; to the collector</source>
        <translation>面对收集者的 &lt;i&gt;ε&lt;/i&gt;</translation>
    </message>
    <message>
        <source>error, local</source>
        <translation>误差，本地化</translation>
    </message>
    <message>
        <source>Root mean square error where nobody is trusted: every answer keeps ε by itself</source>
        <translation>无人受信任时的均方根误差：每个回答自身就保持 ε</translation>
    </message>
    <message>
        <source>error at 1 − &lt;i&gt;β&lt;/i&gt;, local</source>
        <translation>1 − &lt;i&gt;β&lt;/i&gt; 时的误差，本地化</translation>
    </message>
    <message>
        <source>Exceeded with probability at most β, by the count&apos;s own distribution</source>
        <translation>以至多 β 的概率被超出，按计数自身的分布</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt; of one answer, local</source>
        <translation>一个回答的 &lt;i&gt;ε&lt;/i&gt;，本地化</translation>
    </message>
    <message>
        <source>What the collector, who sees every answer with its name, may learn of one person</source>
        <translation>收集者看到每个回答及其姓名，关于一个人可能得知多少</translation>
    </message>
    <message>
        <source>error, shuffled</source>
        <translation>误差，洗牌</translation>
    </message>
    <message>
        <source>Root mean square error where somebody is trusted to mix the answers and to count them: the count keeps (ε, δ)</source>
        <translation>有人受信任来混合回答并计数时的均方根误差：计数保持 (ε, δ)</translation>
    </message>
    <message>
        <source>error at 1 − &lt;i&gt;β&lt;/i&gt;, shuffled</source>
        <translation>1 − &lt;i&gt;β&lt;/i&gt; 时的误差，洗牌</translation>
    </message>
    <message>
        <source>Exceeded with probability at most β, by the count&apos;s own distribution at this q</source>
        <translation>以至多 β 的概率被超出，按此 q 下计数自身的分布</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt; of one answer, shuffled</source>
        <translation>一个回答的 &lt;i&gt;ε&lt;/i&gt;，洗牌</translation>
    </message>
    <message>
        <source>What whoever mixes, and sees every answer with its name before, may learn of one person</source>
        <translation>混合者事先看到每个回答及其姓名，关于一个人可能得知多少</translation>
    </message>
    <message>
        <source>error, central</source>
        <translation>误差，中心化</translation>
    </message>
    <message>
        <source>Root mean square error where a curator is trusted with the truth, and adds geometric noise to the count: it keeps ε, with no δ</source>
        <translation>数据管理者受信任而掌握真相、并给计数加上几何噪声时的均方根误差：它保持 ε，没有 δ</translation>
    </message>
    <message>
        <source>error at 1 − &lt;i&gt;β&lt;/i&gt;, central</source>
        <translation>1 − &lt;i&gt;β&lt;/i&gt; 时的误差，中心化</translation>
    </message>
    <message>
        <source>The least k/n with a larger noise with probability at most β</source>
        <translation>使噪声更大的概率至多为 β 的最小 k/n</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt; of one answer, central</source>
        <translation>一个回答的 &lt;i&gt;ε&lt;/i&gt;，中心化</translation>
    </message>
    <message>
        <source>The curator sees everybody&apos;s truth: nothing protects it from them</source>
        <translation>数据管理者看到每个人的真相：面对他们，没有什么保护它</translation>
    </message>
    <message>
        <source>Factors between the errors</source>
        <translation>各误差之间的倍数</translation>
    </message>
    <message>
        <source>local / central</source>
        <translation>本地化 / 中心化</translation>
    </message>
    <message>
        <source>√(n/2), whatever ε is: the price of trusting nobody</source>
        <translation>√(n/2)，无论 ε 为何值：不信任任何人的代价</translation>
    </message>
    <message>
        <source>shuffled / central</source>
        <translation>洗牌 / 中心化</translation>
    </message>
    <message>
        <source>The price of trusting nobody with the truth, but somebody to mix</source>
        <translation>不把真相托付给任何人、只信任某人来混合的代价</translation>
    </message>
    <message>
        <source>local / shuffled</source>
        <translation>本地化 / 洗牌</translation>
    </message>
    <message>
        <source>What mixing gains</source>
        <translation>混合带来的好处</translation>
    </message>
    <message>
        <source>The shuffled count</source>
        <translation>洗牌后的计数</translation>
    </message>
    <message>
        <source>&lt;i&gt;q&lt;/i&gt;, local</source>
        <translation>&lt;i&gt;q&lt;/i&gt;，本地化</translation>
    </message>
    <message>
        <source>1/(1 + e^ε)</source>
        <translation>1/(1 + e^ε)</translation>
    </message>
    <message>
        <source>&lt;i&gt;q&lt;/i&gt;, shuffled</source>
        <translation>&lt;i&gt;q&lt;/i&gt;，洗牌</translation>
    </message>
    <message>
        <source>Least q whose shuffled count keeps (ε, δ), over every true count m</source>
        <translation>使洗牌后计数保持 (ε, δ) 的最小 q，遍历每个真实计数 m</translation>
    </message>
    <message>
        <source>&lt;i&gt;μ&lt;/i&gt; of the Gaussian limit</source>
        <translation>高斯极限的 &lt;i&gt;μ&lt;/i&gt;</translation>
    </message>
    <message>
        <source>(1 − 2q)/√(npq): how many standard deviations one person moves the count</source>
        <translation>(1 − 2q)/√(npq)：一个人使计数移动多少个标准差</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt; by the Gaussian limit</source>
        <translation>按高斯极限的 &lt;i&gt;δ&lt;/i&gt;</translation>
    </message>
    <message>
        <source>What the limit says of δ at this q; in neither direction a bound</source>
        <translation>该极限在此 q 下给出的 δ；在任何一个方向上都不是界</translation>
    </message>
    <message>
        <source>With {people}, (&lt;b&gt;{epsilon}&lt;/b&gt;, &lt;b&gt;{delta}&lt;/b&gt;) costs an error of &lt;b&gt;{local}&lt;/b&gt; points where nobody is trusted, and of &lt;b&gt;{central}&lt;/b&gt; where a curator is trusted with the truth</source>
        <translation>{people}要达到 (&lt;b&gt;{epsilon}&lt;/b&gt;, &lt;b&gt;{delta}&lt;/b&gt;)，无人受信任时代价是 &lt;b&gt;{local}&lt;/b&gt; 个百分点的误差，把真相托付给数据管理者时则是 &lt;b&gt;{central}&lt;/b&gt; 个百分点</translation>
    </message>
    <message>
        <source>{start}: of so few the curator&apos;s noise is the larger.</source>
        <translation>{start}：人数这么少，数据管理者的噪声反而更大。</translation>
    </message>
    <message>
        <source>{start}: &lt;b&gt;{price}&lt;/b&gt; times as much.</source>
        <translation>{start}：前者是后者的 &lt;b&gt;{price}&lt;/b&gt; 倍。</translation>
    </message>
    <message>
        <source>What trusting somebody to mix gains is being computed.</source>
        <translation>信任某人来混合所带来的好处正在计算。</translation>
    </message>
    <message>
        <source>Where somebody is trusted to mix and count the answers the error is &lt;b&gt;{shuffled}&lt;/b&gt; points.</source>
        <translation>有人受信任来混合回答并计数时，误差为 &lt;b&gt;{shuffled}&lt;/b&gt; 个百分点。</translation>
    </message>
    <message>
        <source>Where somebody is trusted to mix and count the answers the error is at most &lt;b&gt;{shuffled}&lt;/b&gt; points.</source>
        <translation>有人受信任来混合回答并计数时，误差至多为 &lt;b&gt;{shuffled}&lt;/b&gt; 个百分点。</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>信任</translation>
    </message>
    <message>
        <source>What does it cost to trust nobody?</source>
        <translation>不信任任何人的代价是什么？</translation>
    </message>
    <message>
        <source>local · shuffled · central</source>
        <translation>本地化 · 洗牌 · 中心化</translation>
    </message>
    <message>
        <source>the curator&apos;s error</source>
        <translation>数据管理者的误差</translation>
    </message>
    <message>
        <source>shuffled, about</source>
        <translation>洗牌，约</translation>
    </message>
    <message>
        <source>shuffled, at most</source>
        <translation>洗牌，至多</translation>
    </message>
    <message>
        <source>({epsilon}, {delta})</source>
        <translation>({epsilon}, {delta})</translation>
    </message>
    <message>
        <source>Root mean square error of the share of these n people at {guarantee}. Local: nobody is trusted, √(pq/n)/(1 − 2q), q = 1/(1 + e^ε). Shuffled: somebody is trusted to mix and count, the least q that suffices {section}. Central: a curator is trusted with the truth and adds geometric noise {ghosh}.</source>
        <translation>在 {guarantee} 下，这 n 人的比例的均方根误差。本地化：无人受信任，√(pq/n)/(1 − 2q)，q = 1/(1 + e^ε)。洗牌：有人受信任来混合并计数，取足够的最小 q {section}。中心化：数据管理者受信任而掌握真相，并加上几何噪声 {ghosh}。</translation>
    </message>
    <message>
        <source>Error against the privacy parameter</source>
        <translation>误差随隐私参数变化</translation>
    </message>
    <message>
        <source>The same errors for {people} and every ε, at δ = {delta}. Between local and central lies √(n/2) at every ε.</source>
        <translation>{people}、δ = {delta} 时，每个 ε 下的同样误差。在每个 ε 处，本地化都是中心化的 √(n/2) 倍。</translation>
    </message>
    <message>
        <source>ε is positive, and of an ε above 100 nothing is shown.</source>
        <translation>ε 为正，大于 100 的 ε 不显示。</translation>
    </message>
    <message>
        <source>How many times the curator&apos;s error?</source>
        <translation>是数据管理者误差的多少倍？</translation>
    </message>
    <message>
        <source>error over the central one</source>
        <translation>误差与中心化误差之比</translation>
    </message>
    <message>
        <source>Root mean square errors at {guarantee}, each over that of the central model {ghosh}. Local over central is √(n/2), whatever ε is.</source>
        <translation>在 {guarantee} 下的均方根误差，各除以中心化模型的均方根误差 {ghosh}。无论 ε 为何值，本地化与中心化之比都是 √(n/2)。</translation>
    </message>
    <message>
        <source>Error at the chosen confidence</source>
        <translation>所选置信水平下的误差</translation>
    </message>
    <message>
        <source>Error that is exceeded with probability at most β = {beta} at {guarantee}, with m/n true yeses: by the count&apos;s own distribution {section}, and by that of the curator&apos;s noise {ghosh}.</source>
        <translation>在 {guarantee} 下以至多 β = {beta} 的概率被超出的误差，真实“是”的比例为 m/n：按计数自身的分布 {section}，以及按数据管理者噪声的分布 {ghosh}。</translation>
    </message>
    <message>
        <source>The curator&apos;s noise is 0 so often that its error is 0, which has no place on a logarithmic axis.</source>
        <translation>数据管理者的噪声常常为 0，以致其误差为 0，对数轴上没有它的位置。</translation>
    </message>
    <message>
        <source>Can one person be told from what is seen?</source>
        <translation>由所见能判断一个人的真相吗？</translation>
    </message>
    <message>
        <source>Smallest type II error of any test of one person&apos;s truth, by one answer of the local model, by one answer as whoever mixes receives it, and by the shuffled count with m other true yeses {neyman}. Dashed: no test does better against {guarantee}. Dotted: what the count tends to as n grows, the Gaussian mechanism with μ = (1 − 2q)/√(npq), an approximation {dong}.</source>
        <translation>对一个人的真相作任何检验时的最小第二类错误：凭本地化模型的一个回答，凭混合者所收到的一个回答，以及凭另有 m 个真实“是”的洗牌后计数 {neyman}。虚线：面对 {guarantee}，没有检验能做得更好。点线：n 增大时计数所趋近的、μ = (1 − 2q)/√(npq) 的高斯机制，这是近似 {dong}。</translation>
    </message>
    <message>
        <source>one answer, local</source>
        <translation>一个回答，本地化</translation>
    </message>
    <message>
        <source>promised by (ε, δ)</source>
        <translation>由 (ε, δ) 保证</translation>
    </message>
    <message>
        <source>one answer, to be shuffled</source>
        <translation>一个回答，待洗牌</translation>
    </message>
    <message>
        <source>count, shuffled</source>
        <translation>计数，洗牌</translation>
    </message>
    <message>
        <source>Gaussian limit</source>
        <translation>高斯极限</translation>
    </message>
    <message>
        <source>the population&apos;s share</source>
        <translation>总体的比例</translation>
    </message>
    <message>
        <source>The coins&apos; error and that of drawing the people.</source>
        <translation>硬币的误差，以及抽取这些人的误差。</translation>
    </message>
    <message>
        <source>these people&apos;s share</source>
        <translation>这些人的比例</translation>
    </message>
    <message>
        <source>The coins&apos; error alone.</source>
        <translation>仅硬币的误差。</translation>
    </message>
    <message>
        <source>q</source>
        <translation>q</translation>
    </message>
    <message>
        <source>The lie probability of an answer.</source>
        <translation>一个回答的说谎概率。</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>The privacy parameter of an answer, ε = ln((1 − q)/q).</source>
        <translation>一个回答的隐私参数，ε = ln((1 − q)/q)。</translation>
    </message>
    <message>
        <source>error of</source>
        <translation>误差的对象</translation>
    </message>
    <message>
        <source>Which share is to be known: that of the population the people are drawn from, or that of the people asked.</source>
        <translation>要得知哪个比例：是抽出这些人的总体的比例，还是被询问者的比例。</translation>
    </message>
    <message>
        <source>error by</source>
        <translation>误差的算法</translation>
    </message>
    <message>
        <source>The bound, approximation or distribution that the error is computed by.</source>
        <translation>用来计算误差的界、近似或分布。</translation>
    </message>
    <message>
        <source>privacy shown as</source>
        <translation>隐私显示为</translation>
    </message>
    <message>
        <source>Whether charts are drawn against the lie probability or against the privacy parameter.</source>
        <translation>图表以说谎概率还是以隐私参数为横轴。</translation>
    </message>
    <message>
        <source>response rate</source>
        <translation>应答率</translation>
    </message>
    <message>
        <source>hardly anybody</source>
        <translation>几乎无人</translation>
    </message>
    <message>
        <source>Share of those invited who answer.</source>
        <translation>受邀者中回答的人所占的比例。</translation>
    </message>
    <message>
        <source>price of an answer</source>
        <translation>一个回答的价格</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>不计</translation>
    </message>
    <message>
        <source>What one answer costs, in any currency: 0 where costs don&apos;t matter.</source>
        <translation>一个回答花费多少，货币不限：费用无关紧要时为 0。</translation>
    </message>
    <message>
        <source>error of a population&apos;s estimated share that is exceeded with probability about β</source>
        <translation>总体的估计比例以约 β 的概率被超出的误差</translation>
    </message>
    <message>
        <source>people to invite so that n answer on average</source>
        <translation>为平均得到 n 个回答需邀请的人数</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>算术</translation>
    </message>
    <message>
        <source>The share of whom?</source>
        <translation>谁的比例？</translation>
    </message>
    <message>
        <source>At q = 0.05 and a share of 30 %, 91 people are enough to know their own share to within 5 points, but 413 to know that of the population they are drawn from: the coins are not the only error.</source>
        <translation>q = 0.05、比例为 30% 时，91 人就足以把他们自己的比例确定到 5 个百分点以内，但要得知他们所抽自的总体的比例，则需 413 人：硬币并不是唯一的误差。</translation>
    </message>
    <message>
        <source>Three points among 5000, ε at most 1</source>
        <translation>5000 人中的三个百分点，ε 至多为 1</translation>
    </message>
    <message>
        <source>±3 points with ε ≤ 1 take 4093 of 5000 people. Where 60 % of those invited answer, that would be 6822 invitations, more people than there are: all 5000 invited, about 3000 answer, with an error of 3.59 points.</source>
        <translation>±3 个百分点且 ε ≤ 1，需要 5000 人中的 4093 人。若受邀者中有 60% 回答，那就是 6822 份邀请，多于总人数：邀请全部 5000 人，约有 3000 人回答，误差为 3.59 个百分点。</translation>
    </message>
    <message>
        <source>One in twenty always says no</source>
        <translation>二十人中有一人总是说“否”</translation>
    </message>
    <message>
        <source>A thousand people, ε = 1, three ways</source>
        <translation>一千人，ε = 1，三种方式</translation>
    </message>
    <message>
        <source>At (1, 10⁻⁶) the error is 3.03 points where nobody is trusted, 0.582 where somebody mixes the answers, and 0.136 where a curator is told the truth, whose error stays within 0.003 with confidence 95 %.</source>
        <translation>在 (1, 10⁻⁶) 下，无人受信任时误差为 3.03 个百分点，有人混合回答时为 0.582，把真相告诉数据管理者时为 0.136，其误差以 95% 的置信水平保持在 0.003 以内。</translation>
    </message>
    <message>
        <source>A million people, ε = 1, three ways</source>
        <translation>一百万人，ε = 1，三种方式</translation>
    </message>
    <message>
        <source>Trusting nobody costs 707 times the curator&apos;s error, √(n/2); mixing the answers at most 4.31 times. But whoever mixes receives answers with ε = 10.2 or more each: nearly the truth.</source>
        <translation>不信任任何人的代价是数据管理者误差的 707 倍，即 √(n/2)；混合回答则至多为 4.31 倍。但混合者收到的每个回答都有 ε = 10.2 或更大：几乎就是真相。</translation>
    </message>
    <message>
        <source>no n up to {most} keeps a curator&apos;s error at {alpha} at {beta} with {epsilon}</source>
        <translation>不超过 {most} 的 n 都不能在 {beta}、{epsilon} 下使数据管理者的误差保持在 {alpha}</translation>
    </message>
    <message>
        <source>a trusted curator&apos;s error below α with confidence 1 − β</source>
        <translation>以置信水平 1 − β 使受信任的数据管理者的误差小于 α</translation>
    </message>
    <message>
        <source>no {unknown} promises {alpha} at {beta} with {people}: the sample alone errs by more</source>
        <translation>没有 {unknown} 能在 {beta}、{people}时许诺 {alpha}：单是抽样的误差就更大</translation>
    </message>
    <message numerus="yes">
        <source>no n promises {alpha} at {beta} with {lies}: the coins alone err by more where all {n} people are asked</source>
        <comment>no n promises {alpha} at {beta} with {lies}: the coins alone err by more where the only person is asked</comment>
        <translation>
            <numerusform>没有 n 能在 {beta}、{lies} 时许诺 {alpha}：即使询问全部 {n} 人，单是硬币的误差就更大</numerusform>
        </translation>
    </message>
    <message>
        <source>an error below α of the population&apos;s share with confidence about 1 − β</source>
        <translation>以约 1 − β 的置信水平使总体比例的误差小于 α</translation>
    </message>
    <message>
        <source>With the chosen q, the error that is exceeded with probability at most β = {beta}, or about β by the normal approximation: of these people&apos;s share, which the coins alone make, by {method}; and of the population&apos;s, which drawing the people adds to, by that approximation {warner} {cochran}.</source>
        <translation>在所选的 q 下，以至多 β = {beta} 的概率（按正态近似约为 β）被超出的误差：这些人的比例的误差，只由硬币造成，按{method}；以及总体比例的误差，还要加上抽取这些人的误差，按该近似 {warner} {cochran}。</translation>
    </message>
    <message>
        <source>From 1476 people at q = 1/4 the population&apos;s share is known to within 5 points, for 7380 at a price of 5 each. If 5 % say no whatever the coins tell, the estimate is 4 points too low on average, however many are asked.</source>
        <translation>q = 1/4 时，由 1476 人可把总体比例确定到 5 个百分点以内，每个回答价格为 5，共计 7380。若有 5% 的人无论硬币如何都说“否”，则无论询问多少人，估计值平均都偏低 4 个百分点。</translation>
    </message>
    <message>
        <source>Asked every day for a month with fresh lies, one person&apos;s 30 answers together have ε = 32.95 at δ = 10⁻⁶, and their majority is wrong with probability 0.0018; the first answer, remembered, stays at 1.099.</source>
        <translation>一个月里每天询问，每次都用新的谎言，一个人的 30 个回答合起来在 δ = 10⁻⁶ 时有 ε = 32.95，其多数出错的概率为 0.0018；第一个回答若被记住，则保持在 1.099。</translation>
    </message>
    <message>
        <source>The report says: category {category} of {categories}.</source>
        <translation>报告说：{categories} 个类别中的第 {category} 个。</translation>
    </message>
    <message>
        <source>The report is a row of {categories} bits; here only bits 1 and {category} are ones.</source>
        <translation>报告是一行 {categories} 位；这里只有第 1 位和第 {category} 位为一。</translation>
    </message>
    <message>
        <source>The report says: by hash function 2718 the category falls into cell 2 of 2.</source>
        <translation>报告说：按第 2718 号哈希函数，该类别落入 2 个单元中的第 2 个。</translation>
    </message>
    <message>
        <source>The report says: by hash function 2718 the category falls into cell 2 of {cells}.</source>
        <translation>报告说：按第 2718 号哈希函数，该类别落入 {cells} 个单元中的第 2 个。</translation>
    </message>
    <message>
        <source>The report names {size} of the {categories} categories, here {first} and {category} among them.</source>
        <translation>报告列出 {categories} 个类别中的 {size} 个，这里 {first} 和 {category} 在其中。</translation>
    </message>
    <message>
        <source>The report says: row 2 of the Hadamard matrix, where the category has a 1.</source>
        <translation>报告说：Hadamard 矩阵的第 2 行，该类别在其中为 1。</translation>
    </message>
    <message>
        <source>largest error, {mechanism}</source>
        <translation>最大误差，{mechanism}</translation>
    </message>
    <message>
        <source>Of all K frequencies at once, with probability at least 1 − β: Bonferroni&apos;s union of K bounds, Hoeffding&apos;s or Bernstein&apos;s, whichever is smaller</source>
        <translation>所有 K 个频率同时的误差，以至少 1 − β 的概率成立：K 个界的 Bonferroni 并，取 Hoeffding 界与 Bernstein 界中较小者</translation>
    </message>
    <message>
        <source>largest of K</source>
        <translation>K 个中最大</translation>
    </message>
    <message>
        <source>bits of a report, {mechanism}</source>
        <translation>一份报告的位数，{mechanism}</translation>
    </message>
    <message>
        <source>For example: “{report}”</source>
        <translation>例如：“{report}”</translation>
    </message>
    <message>
        <source>probability of the report</source>
        <translation>该报告的概率</translation>
    </message>
    <message>
        <source>The best matrix for ordered categories</source>
        <translation>有序类别的最优矩阵</translation>
    </message>
    <message>
        <source>report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>truth</source>
        <translation>真实情况</translation>
    </message>
    <message>
        <source>A matrix is designed for at most 30 categories and ε from 0.01 to 10.</source>
        <translation>只对至多 30 个类别、且 ε 从 0.01 到 10 时设计矩阵。</translation>
    </message>
    <message>
        <source>Ordered categories</source>
        <translation>有序类别</translation>
    </message>
    <message>
        <source>loss, best matrix</source>
        <translation>损失，最优矩阵</translation>
    </message>
    <message>
        <source>loss, geometric mechanism</source>
        <translation>损失，几何机制</translation>
    </message>
    <message>
        <source>The truncated geometric mechanism with the same ε between neighbouring categories</source>
        <translation>相邻类别之间有相同 ε 的截断几何机制</translation>
    </message>
    <message>
        <source>loss, generalized randomized response</source>
        <translation>损失，广义随机应答</translation>
    </message>
    <message>
        <source>With ε between any two categories, which is a stronger promise</source>
        <translation>任意两个类别之间都有 ε，这是更强的保证</translation>
    </message>
    <message>
        <source>Lin–Wang–Rane bound (c√K + 1)/√m {source}; tight bound (c + 1)/√m; exact root mean square error √E‖T̂ − T‖²; each with its optimum. Shaded: what sampling gains over releasing all records. Without order: the same at (ε, δ), γ by a bound on shuffling {blanket} and sampling {subsampling}.</source>
        <translation>Lin–Wang–Rane 界 (c√K + 1)/√m {source}；紧界 (c + 1)/√m；精确的均方根误差 √E‖T̂ − T‖²；各标出其最优点。阴影：相对于发布全部记录，抽样所得的改进。不公布顺序：在 (ε, δ) 下的同一误差，γ 由洗牌 {blanket} 与抽样 {subsampling} 的界得出。</translation>
    </message>
    <message>
        <source>without order, (ε, δ)</source>
        <translation>不公布顺序，(ε, δ)</translation>
    </message>
    <message>
        <source>optimum without order</source>
        <translation>不公布顺序的最优点</translation>
    </message>
    <message>
        <source>Published without order</source>
        <translation>不公布顺序而发布</translation>
    </message>
    <message>
        <source>best &lt;i&gt;m&lt;/i&gt;, without order</source>
        <translation>最佳 &lt;i&gt;m&lt;/i&gt;，不公布顺序</translation>
    </message>
    <message>
        <source>With the least error of those tried, at (ε, δ) by the bound</source>
        <translation>所试过的数目中误差最小者，按界达到 (ε, δ)</translation>
    </message>
    <message>
        <source>RMS error at its best &lt;i&gt;m&lt;/i&gt;, without order</source>
        <translation>最佳 &lt;i&gt;m&lt;/i&gt; 处的均方根误差，不公布顺序</translation>
    </message>
    <message>
        <source>Of the largest γ that the bound allows; a sharper bound would allow more</source>
        <translation>使用界所允许的最大 γ；更精细的界会允许更大的 γ</translation>
    </message>
    <message>
        <source>&lt;i&gt;γ&lt;/i&gt; at &lt;i&gt;m&lt;/i&gt;, without order</source>
        <translation>&lt;i&gt;m&lt;/i&gt; 处的 &lt;i&gt;γ&lt;/i&gt;，不公布顺序</translation>
    </message>
    <message>
        <source>A record is drawn with a probability of at most δ: the guarantee allows to publish it as it is</source>
        <translation>一条记录被抽中的概率至多为 δ：保证允许按原样发布它</translation>
    </message>
    <message>
        <source>The largest at which (m/n)·(γ + 1)/(γ + K − 1)·E[h(B + 1)] ≤ δ: the replaced record hides among B fair coins of the others</source>
        <translation>使 (m/n)·(γ + 1)/(γ + K − 1)·E[h(B + 1)] ≤ δ 的最大值：被替换的记录隐藏在其他记录的 B 枚公平硬币之中</translation>
    </message>
    <message>
        <source>Belief before</source>
        <translation>事前的信念</translation>
    </message>
    <message>
        <source>Second sample</source>
        <translation>第二个样本</translation>
    </message>
    <message>
        <source>credible</source>
        <translation>可信区间</translation>
    </message>
    <message>
        <source>π̂ = (yes/n − b)/(a − b), a and b the chances of a yes with and without the trait {warner}. Wald: π̂ ± z SE; {wilson} and {clopper} for the share of yes answers, carried over; exact, for the share of these n people {exact}. Credible: what is believed of π after the answers, by Bayes&apos; rule {bayes}.</source>
        <translation>π̂ = (“是”/n − b)/(a − b)，a 和 b 为有和没有该特征时答“是”的概率 {warner}。Wald：π̂ ± z SE；{wilson} 和 {clopper} 针对“是”回答的比例，再换算过来；精确，针对这 n 个人的比例 {exact}。可信区间：得到回答之后，按贝叶斯法则对 π 的信念 {bayes}。</translation>
    </message>
    <message>
        <source>Wald, u unknown</source>
        <translation>Wald，u 未知</translation>
    </message>
    <message>
        <source>What is believed of the prevalence</source>
        <translation>对流行率的信念</translation>
    </message>
    <message>
        <source>density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>Posterior density, by Bayes&apos; rule from the prior Beta({alpha}, {beta}) and the answers {source}; shaded the equal-tailed credible interval. It has probability {confidence} by this belief, which is no promise about repeated surveys.</source>
        <translation>后验密度，由先验 Beta({alpha}, {beta}) 和回答按贝叶斯法则得出 {source}；阴影为等尾可信区间。按这一信念，它的概率为 {confidence}，这对重复的调查不作任何保证。</translation>
    </message>
    <message>
        <source>With several cards of each person this isn&apos;t computed.</source>
        <translation>每人有多张纸牌时不计算此项。</translation>
    </message>
    <message>
        <source>credible interval</source>
        <translation>可信区间</translation>
    </message>
    <message>
        <source>prior</source>
        <translation>先验</translation>
    </message>
    <message>
        <source>posterior</source>
        <translation>后验</translation>
    </message>
    <message>
        <source>π₀ = {null}</source>
        <translation>π₀ = {null}</translation>
    </message>
    <message>
        <source>The prevalence is inside with probability {confidence}, for who believed Beta({alpha}, {beta}) before: no confidence interval.</source>
        <translation>对于事前相信 Beta({alpha}, {beta}) 的人，流行率以概率 {confidence} 在其中：这不是置信区间。</translation>
    </message>
    <message>
        <source>posterior mean</source>
        <translation>后验均值</translation>
    </message>
    <message>
        <source>The prevalence expected after the answers</source>
        <translation>得到回答之后所预期的流行率</translation>
    </message>
    <message>
        <source>credible interval, from</source>
        <translation>可信区间，下端</translation>
    </message>
    <message>
        <source>credible interval, to</source>
        <translation>可信区间，上端</translation>
    </message>
    <message>
        <source>coverage of the credible interval at &lt;i&gt;π&lt;/i&gt;</source>
        <translation>可信区间在 &lt;i&gt;π&lt;/i&gt; 处的覆盖率</translation>
    </message>
    <message>
        <source>How often it contains the true prevalence, with n people: it promises none</source>
        <translation>有 n 个人时，它有多常包含真实流行率：它不作任何保证</translation>
    </message>
    <message>
        <source>&lt;i&gt;P&lt;/i&gt;[&lt;i&gt;π&lt;/i&gt; &gt; &lt;i&gt;π&lt;/i&gt;₀] after the answers</source>
        <translation>得到回答之后的 &lt;i&gt;P&lt;/i&gt;[&lt;i&gt;π&lt;/i&gt; &gt; &lt;i&gt;π&lt;/i&gt;₀]</translation>
    </message>
    <message>
        <source>By the posterior: how strongly it is believed that the prevalence is above π₀</source>
        <translation>按后验：对流行率大于 π₀ 的信念有多强</translation>
    </message>
    <message>
        <source>Wald&apos;s, with confidence {confidence}</source>
        <translation>Wald 区间，置信水平为 {confidence}</translation>
    </message>
    <message>
        <source>difference of the groups</source>
        <translation>两组之差</translation>
    </message>
    <message>
        <source>Estimated prevalence of the first less that of the second; unbiased</source>
        <translation>第一组的估计流行率减去第二组的；无偏</translation>
    </message>
    <message>
        <source>difference, standard error</source>
        <translation>差的标准误</translation>
    </message>
    <message>
        <source>Both groups are random samples</source>
        <translation>两组都是随机样本</translation>
    </message>
    <message>
        <source>difference, from</source>
        <translation>差，下端</translation>
    </message>
    <message>
        <source>difference, to</source>
        <translation>差，上端</translation>
    </message>
    <message>
        <source>&lt;i&gt;p&lt;/i&gt;-value of no difference</source>
        <translation>无差异的 &lt;i&gt;p&lt;/i&gt; 值</translation>
    </message>
    <message>
        <source>How often two groups of one prevalence differ at least so much, by the two-sided z test</source>
        <translation>流行率相同的两组，按双侧 z 检验，有多常至少相差这么多</translation>
    </message>
    <message>
        <source>power between the groups</source>
        <translation>两组之间的功效</translation>
    </message>
    <message>
        <source>Of that test, with n and n₂ people, if π and π₂ are true</source>
        <translation>该检验的功效，人数为 n 和 n₂，若 π 和 π₂ 为真</translation>
    </message>
    <message>
        <source>Wald&apos;s, with confidence {confidence}; it may leave [0, 1]</source>
        <translation>Wald 区间，置信水平为 {confidence}；它可能超出 [0, 1]</translation>
    </message>
    <message>
        <source>estimate, &lt;i&gt;u&lt;/i&gt; unknown</source>
        <translation>估计值，&lt;i&gt;u&lt;/i&gt; 未知</translation>
    </message>
    <message>
        <source>From both samples; unbiased</source>
        <translation>由两个样本得出；无偏</translation>
    </message>
    <message>
        <source>estimate of &lt;i&gt;u&lt;/i&gt;</source>
        <translation>&lt;i&gt;u&lt;/i&gt; 的估计值</translation>
    </message>
    <message>
        <source>standard error, &lt;i&gt;u&lt;/i&gt; unknown</source>
        <translation>标准误，&lt;i&gt;u&lt;/i&gt; 未知</translation>
    </message>
    <message>
        <source>Of the estimate, for random samples</source>
        <translation>估计值的标准误，对随机样本</translation>
    </message>
    <message>
        <source>standard error of &lt;i&gt;u&lt;/i&gt;</source>
        <translation>&lt;i&gt;u&lt;/i&gt; 的标准误</translation>
    </message>
    <message>
        <source>Of its estimate</source>
        <translation>其估计值的标准误</translation>
    </message>
    <message>
        <source>&lt;i&gt;u&lt;/i&gt; unknown, from</source>
        <translation>&lt;i&gt;u&lt;/i&gt; 未知，下端</translation>
    </message>
    <message>
        <source>&lt;i&gt;u&lt;/i&gt; unknown, to</source>
        <translation>&lt;i&gt;u&lt;/i&gt; 未知，上端</translation>
    </message>
    <message>
        <source>best share of the first sample</source>
        <translation>第一个样本的最佳比例</translation>
    </message>
    <message>
        <source>Of all people asked: with it the estimate varies least, at the prevalences estimated</source>
        <translation>占全部受访者的比例：在所估计的流行率下，此时估计值的变动最小</translation>
    </message>
    <message>
        <source>Of an answer of that sample, with u as estimated</source>
        <translation>该样本中一个回答的隐私参数，u 取估计值</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;, first sample</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;，第一个样本</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;, second sample</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;，第二个样本</translation>
    </message>
    <message>
        <source>Power to tell two groups of π = {first} and π₂ = {second} apart</source>
        <translation>区分 π = {first} 与 π₂ = {second} 两组的功效</translation>
    </message>
    <message>
        <source>people in each group</source>
        <translation>每组人数</translation>
    </message>
    <message>
        <source>Two-sided z test at level {level} of two groups of n people each, who are asked in the same way {source}; the exact probability that it rejects for up to {most} people in each.</source>
        <translation>对每组 n 人、以同样方式受访的两组，水平为 {level} 的双侧 z 检验 {source}；每组至多 {most} 人时，给出其拒绝的精确概率。</translation>
    </message>
    <message>
        <source>people needed in each of two groups</source>
        <translation>两组中每组所需的人数</translation>
    </message>
    <message>
        <source>The smallest number with which the two-sided test has the wanted power, normal, if π and π₂ are true</source>
        <translation>若 π 和 π₂ 为真，使双侧检验达到所要求的功效（正态近似）的最小人数</translation>
    </message>
    <message>
        <source>Of &lt;b&gt;{n}&lt;/b&gt; people &lt;b&gt;{yes}&lt;/b&gt; said yes, of &lt;b&gt;{other}&lt;/b&gt; with the other device &lt;b&gt;{otherYes}&lt;/b&gt;.</source>
        <translation>&lt;b&gt;{n}&lt;/b&gt; 人中有 &lt;b&gt;{yes}&lt;/b&gt; 人说“是”；用另一装置的 &lt;b&gt;{other}&lt;/b&gt; 人中有 &lt;b&gt;{otherYes}&lt;/b&gt; 人。</translation>
    </message>
    <message>
        <source>An estimated &lt;b&gt;{share} %&lt;/b&gt; have the trait, with about {confidence} confidence between &lt;b&gt;{lower} %&lt;/b&gt; and &lt;b&gt;{upper} %&lt;/b&gt;, whatever the share with the innocuous trait.</source>
        <translation>估计有 &lt;b&gt;{share}%&lt;/b&gt; 的人有该特征，置信水平约为 {confidence}，介于 &lt;b&gt;{lower}%&lt;/b&gt; 与 &lt;b&gt;{upper}%&lt;/b&gt; 之间，无论有非敏感特征的人的比例是多少。</translation>
    </message>
    <message>
        <source>Contact with armed groups in Nigeria</source>
        <translation>尼日利亚：与武装组织的接触</translation>
    </message>
    <message>
        <source>Of 2435 people with a die 831 said yes: a 1 forced a no and a 6 a yes [Blair et al. 2015]. The interval is Clopper and Pearson&apos;s, of a simple random sample.</source>
        <translation>2435 个用骰子的人中有 831 人说“是”：掷出 1 强制答“否”，6 强制答“是” [Blair et al. 2015]。区间为 Clopper 和 Pearson 的，针对简单随机样本。</translation>
    </message>
    <message>
        <source>Alcohol abuse, by Warner&apos;s design</source>
        <translation>酗酒，Warner 设计</translation>
    </message>
    <message>
        <source>Of 125 students 60 said yes, with p = 0.7 (data WarnerData of the R package RRTCS, by the estimator of [Warner 1965]).</source>
        <translation>125 名学生中有 60 人说“是”，p = 0.7（数据为 R 包 RRTCS 的 WarnerData，估计量见 [Warner 1965]）。</translation>
    </message>
    <message>
        <source>Copied in an exam, by an unrelated question</source>
        <translation>考试中抄袭，无关问题</translation>
    </message>
    <message>
        <source>Of 710 students 328 said yes; with probability ½ they were asked for a birthday in July instead (data HorvitzDataRealSurvey of the R package RRTCS, by the estimator of [Greenberg et al. 1969]).</source>
        <translation>710 名学生中有 328 人说“是”；他们以概率 ½ 改为被问是否在七月出生（数据为 R 包 RRTCS 的 HorvitzDataRealSurvey，估计量见 [Greenberg et al. 1969]）。</translation>
    </message>
    <message>
        <source>Treatment for infertility, by forced responses</source>
        <translation>不孕治疗，强制应答</translation>
    </message>
    <message>
        <source>Of 442 women 113 said yes; a yes and a no were each forced with probability 0.2 (data ForcedResponseDataSt of the R package RRTCS, without its strata).</source>
        <translation>442 名女性中有 113 人说“是”；“是”和“否”各以概率 0.2 被强制（数据为 R 包 RRTCS 的 ForcedResponseDataSt，不计其分层）。</translation>
    </message>
    <message>
        <source>The power of a planned survey</source>
        <translation>所规划调查的功效</translation>
    </message>
    <message>
        <source>A one-sided test at level 0.01 of a prevalence of 20 % against nobody, with 200 people and a die: the example of the R package rr [Blair et al. 2015]. The exact power is that of the same test by the count&apos;s own distribution, which the package doesn&apos;t give.</source>
        <translation>流行率 20% 对“无人”的水平为 0.01 的单侧检验，200 人，用骰子：R 包 rr 的例子 [Blair et al. 2015]。精确功效是同一检验按计数自身分布得出的功效，该包没有给出。</translation>
    </message>
    <message>
        <source>What RAPPOR&apos;s reports disclose</source>
        <translation>RAPPOR 的报告透露了什么</translation>
    </message>
    <message>
        <source>f = ½, p = ½, q = ¾ and two hashes: one report, and all that are ever sent [Erlingsson et al. 2014, section 3].</source>
        <translation>f = ½、p = ½、q = ¾，两个哈希：一份报告，以及曾经发送的全部报告 [Erlingsson et al. 2014, 第 3 节]。</translation>
    </message>
    <message>
        <source>Variances of frequency oracles</source>
        <translation>频率预言机的方差</translation>
    </message>
    <message>
        <source>One person&apos;s share of the variance of a rare value&apos;s frequency, at ε = 1 and with 1000 values where their number matters, by the formulas of table 1 of [Wang et al. 2017].</source>
        <translation>罕见取值的频率的方差中一个人的部分，ε = 1，在取值个数有关时取 1000 个值，按 [Wang et al. 2017] 表 1 的公式。</translation>
    </message>
    <message>
        <source>The table has the variance for e^ε + 1 values of the hash, which is no whole number; with 4, which is one, it is larger.</source>
        <translation>表中是哈希有 e^ε + 1 个取值时的方差，而这不是整数；取整数 4 时方差更大。</translation>
    </message>
    <message>
        <source>Ten thousand shuffled answers, ε = 1 each</source>
        <translation>一万个洗牌后的回答，每个 ε = 1</translation>
    </message>
    <message>
        <source>The privacy parameter of the count at δ = 10⁻⁶: the published bounds by their formulas [Balle et al. 2019], [Feldman et al. 2021], [Feldman et al. 2023], and the exact one, which none of them states.</source>
        <translation>计数在 δ = 10⁻⁶ 时的隐私参数：按公式算出的已发表的界 [Balle et al. 2019]、[Feldman et al. 2021]、[Feldman et al. 2023]，以及这些文献都没有给出的精确值。</translation>
    </message>
    <message>
        <source>A hundred thousand shuffled answers, ε = 1 each</source>
        <translation>十万个洗牌后的回答，每个 ε = 1</translation>
    </message>
    <message>
        <source>The same for ten times as many people: each is about a third of what it was.</source>
        <translation>同样的内容，人数为十倍：每个数值约为原来的三分之一。</translation>
    </message>
    <message>
        <source>A hundred thousand shuffled answers, ε = 4 each</source>
        <translation>十万个洗牌后的回答，每个 ε = 4</translation>
    </message>
    <message>
        <source>Where each answer is nearly the truth the order of the bounds is another: the oldest of the three is the best of them.</source>
        <translation>每个回答都接近真相时，各个界的次序不同：三者中最早的一个最好。</translation>
    </message>
    <message>
        <source>How many of Adult&apos;s records to sample</source>
        <translation>对 Adult 的记录抽取多少条</translation>
    </message>
    <message>
        <source>Sex and income of 32 561 people at ε = 0.5: the number of samples that minimises the bound of [LWR, theorem III.4], and the one that minimises the error itself.</source>
        <translation>32 561 人的性别与收入，ε = 0.5：使 [LWR, 定理 III.4] 的界最小的样本数，以及使误差本身最小的样本数。</translation>
    </message>
    <message>
        <source>The bound has a factor √K that the error doesn&apos;t have, so that its minimum isn&apos;t the error&apos;s.</source>
        <translation>界中有一个误差所没有的因子 √K，因此界的最小处不是误差的最小处。</translation>
    </message>
    <message>
        <source>A million patients, as printed and corrected</source>
        <translation>一百万名患者，所印的与更正后的</translation>
    </message>
    <message>
        <source>The last example of the slides [GA]: n = 10⁶, ε = 1 and β = 0.05. The slide&apos;s 0.89/1000 takes the logarithm to base 10 where its own theorem has the natural one.</source>
        <translation>幻灯片 [GA] 的最后一个例子：n = 10⁶，ε = 1，β = 0.05。幻灯片中的 0.89/1000 取以 10 为底的对数，而其自己的定理用的是自然对数。</translation>
    </message>
    <message>
        <source>probability of a lie, 1/(1 + e^ε)</source>
        <translation>说谎的概率，1/(1 + e^ε)</translation>
    </message>
    <message>
        <source>0.2689 is cut there instead of rounded.</source>
        <translation>那里把 0.2689 截断，而没有舍入。</translation>
    </message>
    <message>
        <source>error of the estimate, as printed: 2.16 · 0.89/1000</source>
        <translation>估计的误差，按所印数值：2.16 · 0.89/1000</translation>
    </message>
    <message>
        <source>√(log₁₀(2/β)/(2n)) is 0.89/1000; with the natural logarithm, as in the theorem, it is 1.36/1000.</source>
        <translation>√(log₁₀(2/β)/(2n)) 为 0.89/1000；按定理取自然对数，则为 1.36/1000。</translation>
    </message>
    <message>
        <source>error of the estimate, corrected</source>
        <translation>估计的误差，已更正</translation>
    </message>
    <message>
        <source>Twenty people, five of them a yes</source>
        <translation>二十个人，其中五个为“是”</translation>
    </message>
    <message>
        <source>At q = ¼ the privacy loss of the count is at most ln(p/q), and is that only where everybody answers the same [KR2, section 3.1].</source>
        <translation>当 q = ¼ 时，计数的隐私损失至多为 ln(p/q)，并且只有在所有人的回答都相同时才达到它 [KR2, 第 3.1 节]。</translation>
    </message>
    <message>
        <source>privacy loss where nobody says yes</source>
        <translation>没有人说“是”时的隐私损失</translation>
    </message>
    <message>
        <source>probability that nobody says yes</source>
        <translation>没有人说“是”的概率</translation>
    </message>
    <message>
        <source>bits of a report, generalized randomized response</source>
        <translation>一份报告的位数，广义随机应答</translation>
    </message>
    <message>
        <source>error of all K frequencies at once, generalized randomized response</source>
        <translation>所有 K 个频率同时的误差，广义随机应答</translation>
    </message>
    <message>
        <source>bits of a report, symmetric unary encoding</source>
        <translation>一份报告的位数，对称一元编码</translation>
    </message>
    <message>
        <source>error of all K frequencies at once, symmetric unary encoding</source>
        <translation>所有 K 个频率同时的误差，对称一元编码</translation>
    </message>
    <message>
        <source>bits of a report, optimized unary encoding</source>
        <translation>一份报告的位数，优化一元编码</translation>
    </message>
    <message>
        <source>error of all K frequencies at once, optimized unary encoding</source>
        <translation>所有 K 个频率同时的误差，优化一元编码</translation>
    </message>
    <message>
        <source>bits of a report, binary local hashing</source>
        <translation>一份报告的位数，二元本地哈希</translation>
    </message>
    <message>
        <source>error of all K frequencies at once, binary local hashing</source>
        <translation>所有 K 个频率同时的误差，二元本地哈希</translation>
    </message>
    <message>
        <source>bits of a report, optimized local hashing</source>
        <translation>一份报告的位数，优化本地哈希</translation>
    </message>
    <message>
        <source>error of all K frequencies at once, optimized local hashing</source>
        <translation>所有 K 个频率同时的误差，优化本地哈希</translation>
    </message>
    <message>
        <source>bits of a report, subset selection</source>
        <translation>一份报告的位数，子集选择</translation>
    </message>
    <message>
        <source>error of all K frequencies at once, subset selection</source>
        <translation>所有 K 个频率同时的误差，子集选择</translation>
    </message>
    <message>
        <source>bits of a report, Hadamard response</source>
        <translation>一份报告的位数，Hadamard 应答</translation>
    </message>
    <message>
        <source>error of all K frequencies at once, Hadamard response</source>
        <translation>所有 K 个频率同时的误差，Hadamard 应答</translation>
    </message>
    <message>
        <source>another group, same device</source>
        <translation>另一组，同样的装置</translation>
    </message>
    <message>
        <source>The same question and device: do the two groups differ?</source>
        <translation>同样的问题和装置：两组是否不同？</translation>
    </message>
    <message>
        <source>the same population, other device</source>
        <translation>同一总体，另一装置</translation>
    </message>
    <message>
        <source>The sensitive question comes up with another chance, so that u needn&apos;t be known.</source>
        <translation>敏感问题以另一概率出现，因而无须知道 u。</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>As many as there are steps between the report and the truth.</source>
        <translation>报告与真实情况相差多少步，就是多少。</translation>
    </message>
    <message>
        <source>squared distance</source>
        <translation>距离的平方</translation>
    </message>
    <message>
        <source>Far ones cost most.</source>
        <translation>相差越远，代价越大。</translation>
    </message>
    <message>
        <source>any error</source>
        <translation>任何错误</translation>
    </message>
    <message>
        <source>1 for whatever isn&apos;t the truth.</source>
        <translation>凡不是真实情况的，都为 1。</translation>
    </message>
    <message>
        <source>loss of a report</source>
        <translation>一份报告的损失</translation>
    </message>
    <message>
        <source>What a report that isn&apos;t the truth costs where categories are ordered.</source>
        <translation>在类别有序时，不是真实情况的报告的代价。</translation>
    </message>
    <message>
        <source>prior&apos;s weight of yes</source>
        <translation>先验中“是”的权重</translation>
    </message>
    <message>
        <source>next to none</source>
        <translation>几乎没有</translation>
    </message>
    <message>
        <source>a million people</source>
        <translation>一百万人</translation>
    </message>
    <message>
        <source>First shape of the beta distribution that the prevalence is believed to have before the survey: how many people with the trait that belief is worth.</source>
        <translation>调查之前认为流行率所服从的 Beta 分布的第一个形状参数：这一信念相当于多少个有该特征的人。</translation>
    </message>
    <message>
        <source>prior&apos;s weight of no</source>
        <translation>先验中“否”的权重</translation>
    </message>
    <message>
        <source>Second shape of the beta distribution that the prevalence is believed to have before the survey: how many people without the trait that belief is worth.</source>
        <translation>调查之前认为流行率所服从的 Beta 分布的第二个形状参数：这一信念相当于多少个没有该特征的人。</translation>
    </message>
    <message>
        <source>second sample</source>
        <translation>第二个样本</translation>
    </message>
    <message>
        <source>Whether others answered as well, and what they are compared for.</source>
        <translation>是否还有其他人回答，以及比较他们的目的。</translation>
    </message>
    <message>
        <source>people of the second group</source>
        <translation>第二组的人数</translation>
    </message>
    <message>
        <source>How many people of the second group, or sample, answered.</source>
        <translation>第二组（或第二个样本）中有多少人回答。</translation>
    </message>
    <message>
        <source>yes answers of the second group</source>
        <translation>第二组的“是”回答数</translation>
    </message>
    <message>
        <source>How many people of the second group, or sample, said yes.</source>
        <translation>第二组（或第二个样本）中有多少人说“是”。</translation>
    </message>
    <message>
        <source>truthful answers, second sample</source>
        <translation>如实回答的比例，第二个样本</translation>
    </message>
    <message>
        <source>Probability that the chance device asks somebody of the second sample the sensitive question.</source>
        <translation>随机装置向第二个样本中的人提出敏感问题的概率。</translation>
    </message>
    <message>
        <source>true prevalence of the second group</source>
        <translation>第二组的真实流行率</translation>
    </message>
    <message>
        <source>The prevalence in the population that the second group is drawn from.</source>
        <translation>第二组所来自的总体中的流行率。</translation>
    </message>
    <message>
        <source>Bonferroni&apos;s union of the K bounds of [Hoeffding 1963] or [Bernstein 1924]</source>
        <translation>K 个 [Hoeffding 1963] 或 [Bernstein 1924] 的界的 Bonferroni 并</translation>
    </message>
    <message>
        <source>expected loss of the optimal mechanism for ordered categories, equally frequent</source>
        <translation>有序类别最优机制的期望损失，各类别同样频繁</translation>
    </message>
    <message>
        <source>expected loss of the truncated geometric mechanism, categories equally frequent</source>
        <translation>截断几何机制的期望损失，各类别同样频繁</translation>
    </message>
    <message>
        <source>expected loss of generalized randomized response, categories equally frequent</source>
        <translation>广义随机应答的期望损失，各类别同样频繁</translation>
    </message>
    <message>
        <source>The same without order</source>
        <translation>同上，不公布顺序</translation>
    </message>
    <message>
        <source>estimated prevalence, unrelated question of unknown prevalence</source>
        <translation>估计的流行率，非敏感特征流行率未知的无关问题</translation>
    </message>
    <message>
        <source>estimated prevalence of the innocuous trait, unrelated question of unknown prevalence</source>
        <translation>估计的非敏感特征流行率，其流行率未知的无关问题</translation>
    </message>
    <message>
        <source>standard error of the estimated prevalence, unrelated question of unknown prevalence</source>
        <translation>估计流行率的标准误，非敏感特征流行率未知的无关问题</translation>
    </message>
    <message>
        <source>standard error of the innocuous trait&apos;s estimate, unrelated question of unknown prevalence</source>
        <translation>非敏感特征估计值的标准误，其流行率未知的无关问题</translation>
    </message>
    <message>
        <source>lower end of Wald&apos;s interval, unrelated question of unknown prevalence</source>
        <translation>Wald 区间的下端，非敏感特征流行率未知的无关问题</translation>
    </message>
    <message>
        <source>upper end of Wald&apos;s interval, unrelated question of unknown prevalence</source>
        <translation>Wald 区间的上端，非敏感特征流行率未知的无关问题</translation>
    </message>
    <message>
        <source>variance of the estimated prevalence, unrelated question of unknown prevalence</source>
        <translation>估计流行率的方差，非敏感特征流行率未知的无关问题</translation>
    </message>
    <message>
        <source>share of the first sample with which the estimated prevalence varies least</source>
        <translation>第一个样本所占的比例，使估计流行率的方差最小</translation>
    </message>
    <message>
        <source>[Fleiss et al. 2003]</source>
        <translation>[Fleiss et al. 2003]</translation>
    </message>
    <message>
        <source>estimated difference of two groups&apos; prevalences, forced response</source>
        <translation>估计的两组流行率之差，强制应答</translation>
    </message>
    <message>
        <source>[Boruch 1971] for each group</source>
        <translation>[Boruch 1971]，对每一组</translation>
    </message>
    <message>
        <source>standard error of the difference of two groups&apos; prevalences, forced response</source>
        <translation>两组流行率之差的标准误，强制应答</translation>
    </message>
    <message>
        <source>independent samples</source>
        <translation>独立的样本</translation>
    </message>
    <message>
        <source>lower end of Wald&apos;s interval for the difference of two groups, forced response</source>
        <translation>两组之差的 Wald 区间的下端，强制应答</translation>
    </message>
    <message>
        <source>upper end of Wald&apos;s interval for the difference of two groups, forced response</source>
        <translation>两组之差的 Wald 区间的上端，强制应答</translation>
    </message>
    <message>
        <source>p-value of the two-sided test that two groups have the same prevalence</source>
        <translation>两组流行率相同的双侧检验的 p 值</translation>
    </message>
    <message>
        <source>power of the two-sided test of two groups, forced response</source>
        <translation>两组双侧检验的功效，强制应答</translation>
    </message>
    <message>
        <source>probability that the two-sided test of two groups rejects, forced response</source>
        <translation>两组双侧检验拒绝的概率，强制应答</translation>
    </message>
    <message>
        <source>people enough in each of two groups for a power, forced response</source>
        <translation>达到一个功效所需的两组中每组的足够人数，强制应答</translation>
    </message>
    <message>
        <source>power reached with the people enough in each of two groups</source>
        <translation>两组中每组取足够人数时达到的功效</translation>
    </message>
    <message>
        <source>[Winkler and Franklin 1979]</source>
        <translation>[Winkler and Franklin 1979]</translation>
    </message>
    <message>
        <source>posterior density of the prevalence, forced response</source>
        <translation>流行率的后验密度，强制应答</translation>
    </message>
    <message>
        <source>posterior mean of the prevalence, forced response</source>
        <translation>流行率的后验均值，强制应答</translation>
    </message>
    <message>
        <source>posterior probability that the prevalence is above π₀, forced response</source>
        <translation>流行率大于 π₀ 的后验概率，强制应答</translation>
    </message>
    <message>
        <source>lower end of the equal-tailed credible interval, forced response</source>
        <translation>等尾可信区间的下端，强制应答</translation>
    </message>
    <message>
        <source>upper end of the equal-tailed credible interval, forced response</source>
        <translation>等尾可信区间的上端，强制应答</translation>
    </message>
    <message>
        <source>probability that the credible interval contains the prevalence, forced response</source>
        <translation>可信区间包含流行率的概率，强制应答</translation>
    </message>
    <message>
        <source>derived from [Balle et al. 2019], [Feldman et al. 2023] and [Balle et al. 2018]</source>
        <translation>由 [Balle et al. 2019]、[Feldman et al. 2023] 和 [Balle et al. 2018] 推出</translation>
    </message>
    <message>
        <source>δ of sampled and perturbed records without order</source>
        <translation>抽样并扰动、不公布顺序的记录的 δ</translation>
    </message>
    <message>
        <source>ε of sampled and perturbed records without order</source>
        <translation>抽样并扰动、不公布顺序的记录的 ε</translation>
    </message>
    <message>
        <source>retention factor for (ε, δ) without order</source>
        <translation>不公布顺序时达到 (ε, δ) 的保留因子</translation>
    </message>
    <message>
        <source>root mean square error of the estimated shares without order</source>
        <translation>不公布顺序时估计比例的均方根误差</translation>
    </message>
    <message>
        <source>samples with the least error without order</source>
        <translation>不公布顺序时误差最小的样本数</translation>
    </message>
    <message>
        <source>the two truths that one person may have</source>
        <translation>一个人可能有的两种真实情况</translation>
    </message>
    <message>
        <source>the same n people, with one person&apos;s truth replaced by the other (replace one); n is public</source>
        <translation>同样的 n 个人，其中一人的真实情况被替换为另一种（替换一条）；n 是公开的</translation>
    </message>
    <message>
        <source>whoever reads an answer with a name on it, the collector included</source>
        <translation>任何读到一份署名回答的人，包括收集者</translation>
    </message>
    <message>
        <source>a reader of the count who knows n, q and the truth of everybody but one</source>
        <translation>知道 n、q 以及除一人之外所有人真相的计数读者</translation>
    </message>
    <message>
        <source>nobody: each answer is protected before it leaves its person</source>
        <translation>无须信任任何人：每个回答在离开本人之前已受保护</translation>
    </message>
    <message>
        <source>whoever mixes or counts, to forget who said what and to publish nothing else; they see randomized answers only</source>
        <translation>负责混合或计数者，要忘记谁说了什么，并且不公布其他任何内容；他们只看到随机化后的回答</translation>
    </message>
    <message>
        <source>the estimated share, which is computed from the answers and tells no more than they do</source>
        <translation>估计的比例；它由回答算出，所透露的不多于回答</translation>
    </message>
    <message>
        <source>how many of the answers are yes, and nothing else</source>
        <translation>有多少个回答为“是”，除此之外什么也没有</translation>
    </message>
    <message>
        <source>coins, cards or random bits of one&apos;s own, seen by nobody else</source>
        <translation>每个人自己的硬币、纸牌或随机比特，别人都看不到</translation>
    </message>
    <message>
        <source>Each answer is randomized by itself, with exactly the stated probabilities.</source>
        <translation>每个回答各自独立地随机化，概率恰如所述。</translation>
    </message>
    <message>
        <source>Everybody follows the instructions; whoever doesn&apos;t biases the estimate.</source>
        <translation>每个人都按说明去做；不这样做的人会使估计产生偏差。</translation>
    </message>
    <message>
        <source>Everybody answers once. What several answers lose adds up.</source>
        <translation>每个人回答一次。多个回答的损失会相加。</translation>
    </message>
    <message>
        <source>What the device showed is kept from everybody, and forgotten.</source>
        <translation>装置所示的内容不让任何人看到，并被忘记。</translation>
    </message>
    <message>
        <source>What is asked or known of the same people elsewhere isn&apos;t part of these numbers; it composes with them.</source>
        <translation>在别处对同一批人所询问或所知的内容不在这些数值之内；它与它们组合。</translation>
    </message>
    <message>
        <source>Where the share of a population is estimated, its people are a random sample of it.</source>
        <translation>估计总体的比例时，所调查的人是该总体的一个随机样本。</translation>
    </message>
    <message>
        <source>The number of people is known and isn&apos;t protected.</source>
        <translation>人数是已知的，不受保护。</translation>
    </message>
    <message>
        <source>Whoever mixes keeps no record of who said what, and colludes with no reader.</source>
        <translation>负责混合者不保留谁说了什么的记录，也不与任何读者串通。</translation>
    </message>
    <message>
        <source>randomized response: the truth with probability {p}, the opposite with probability {q}</source>
        <translation>随机应答：以概率 {p} 说真话，以概率 {q} 说相反的话</translation>
    </message>
    <message>
        <source>0: the promise is pure</source>
        <translation>0：这一保证是纯粹的</translation>
    </message>
    <message>
        <source>the estimate ± the error, with confidence 1 − β</source>
        <translation>估计值 ± 误差，置信水平为 1 − β</translation>
    </message>
    <message>
        <source>1: everybody answers once</source>
        <translation>1：每个人回答一次</translation>
    </message>
    <message>
        <source>{design}: {rule}</source>
        <translation>{design}：{rule}</translation>
    </message>
    <message>
        <source>1: the data are released once</source>
        <translation>1：数据只发布一次</translation>
    </message>
    <message>
        <source>randomized response of every bit: kept with probability {p}, flipped with probability {q}</source>
        <translation>对每个比特的随机应答：以概率 {p} 保留，以概率 {q} 翻转</translation>
    </message>
    <message>
        <source>privacy parameter ε</source>
        <translation>隐私参数 ε</translation>
    </message>
    <message>
        <source>slack δ</source>
        <translation>松弛量 δ</translation>
    </message>
    <message>
        <source>people who answer, n</source>
        <translation>回答者的人数 n</translation>
    </message>
    <message>
        <source>population, N</source>
        <translation>总体人数 N</translation>
    </message>
    <message>
        <source>error by the coins, of these people&apos;s share</source>
        <translation>硬币造成的误差，针对这些人的比例</translation>
    </message>
    <message>
        <source>error by the coins and the sample, of the population&apos;s share</source>
        <translation>硬币和样本造成的误差，针对总体的比例</translation>
    </message>
    <message>
        <source>the teacher, or a classmate, who hears an answer and doesn&apos;t see the device</source>
        <translation>听到回答但看不到装置的教师或同学</translation>
    </message>
    <message>
        <source>every answer; the estimate is computed from them</source>
        <translation>每一个回答；估计值由它们算出</translation>
    </message>
    <message>
        <source>the answer itself</source>
        <translation>回答本身</translation>
    </message>
    <message>
        <source>Whoever doesn&apos;t answer differs from the others in nothing that is asked; the response rate only sets how many to invite.</source>
        <translation>不回答的人与其他人在所问的任何方面都没有不同；应答率只决定要邀请多少人。</translation>
    </message>
    <message>
        <source>the frequency oracle with the least variance; the numbers name it</source>
        <translation>方差最小的频率预言机；数值中给出其名称</translation>
    </message>
    <message>
        <source>random bits of one&apos;s own device, seen by nobody else</source>
        <translation>每个人自己装置的随机比特，别人都看不到</translation>
    </message>
    <message>
        <source>any two of the K values that one person may have</source>
        <translation>一个人可能有的 K 个取值中的任意两个</translation>
    </message>
    <message>
        <source>the collector, who sees every report</source>
        <translation>看到每一份报告的收集者</translation>
    </message>
    <message>
        <source>the estimated frequencies, which are computed from the reports and tell no more than they do</source>
        <translation>估计出的频率；它们由报告算出，所透露的不多于报告</translation>
    </message>
    <message>
        <source>sampling without replacement, then post-randomization (PRAM): a category is kept γ times as often as it becomes any one other</source>
        <translation>不放回抽样，然后是后随机化（PRAM）：一个类别被保留的频率，是它变为任何一个其他类别的频率的 γ 倍</translation>
    </message>
    <message>
        <source>random bits of the server and a common secret sample of the curators</source>
        <translation>服务器的随机比特，以及数据管理者共同的秘密样本</translation>
    </message>
    <message>
        <source>one record of one person</source>
        <translation>一个人的一条记录</translation>
    </message>
    <message>
        <source>the same n people, the pair of one of them replaced (replace one); n is public</source>
        <translation>同样的 n 个人，其中一人的一对取值被替换（替换一条）；n 是公开的</translation>
    </message>
    <message>
        <source>whoever reads the release, the researcher included, and doesn&apos;t know which records were drawn</source>
        <translation>任何读到发布内容、但不知道抽取了哪些记录的人，包括研究者</translation>
    </message>
    <message>
        <source>the perturbed records of the sample</source>
        <translation>样本中各条记录扰动后的结果</translation>
    </message>
    <message>
        <source>the curators, each with one variable, a pad and the common secret sample</source>
        <translation>数据管理者，各持有一个变量、一个密码本和共同的秘密样本</translation>
    </message>
    <message>
        <source>Nobody but the curators knows who is in the sample.</source>
        <translation>除数据管理者外，没有人知道谁在样本中。</translation>
    </message>
    <message>
        <source>the two truths of one person, the same in all rounds</source>
        <translation>一个人的两种真实情况，在所有轮次中相同</translation>
    </message>
    <message>
        <source>whoever keeps all answers and knows q; of the counts, a reader who knows the truth of everybody but one</source>
        <translation>保存所有回答并知道 q 的人；对于计数，则是知道除一人之外所有人真相的读者</translation>
    </message>
    <message>
        <source>each of one person&apos;s answers; where they are shuffled, how many answers of each round are yes</source>
        <translation>一个人的每一个回答；若经过洗牌，则是每一轮中有多少个“是”回答</translation>
    </message>
    <message>
        <source>nobody with fresh answers; the person&apos;s own device, which remembers; whoever shuffles</source>
        <translation>每次重新回答时，无须信任任何人；记住回答时，信任本人自己的设备；洗牌时，信任洗牌者</translation>
    </message>
    <message>
        <source>The truth of a person is the same in all rounds.</source>
        <translation>一个人的真实情况在所有轮次中相同。</translation>
    </message>
    <message>
        <source>the interviewer, or whoever sees the answers, but not what the device showed</source>
        <translation>访问员，或任何看到回答、但看不到装置所示内容的人</translation>
    </message>
    <message>
        <source>one record of one person, with all its bits</source>
        <translation>一个人的一条记录，包括其所有的比特</translation>
    </message>
    <message>
        <source>a collection that has one record replaced (replace one)</source>
        <translation>一个有一条记录被替换的记录集（替换一条）</translation>
    </message>
    <message>
        <source>a reader of the reports who knows q and all true records but one</source>
        <translation>知道 q 以及除一条之外所有真实记录的报告读者</translation>
    </message>
    <message>
        <source>each person&apos;s report, or only how often every report occurs</source>
        <translation>每个人的报告，或者只有每种报告出现的次数</translation>
    </message>
    <message>
        <source>nobody with the reports; whoever counts, to forget the order, where only counts are published</source>
        <translation>公布报告时，无须信任任何人；只公布计数时，信任计数者会忘记顺序</translation>
    </message>
    <message>
        <source>local: randomized response; shuffled: the same, mixed and counted; central: the count with two-sided geometric noise</source>
        <translation>本地化：随机应答；洗牌：同样的回答，混合后计数；中心化：带有双侧几何噪声的计数</translation>
    </message>
    <message>
        <source>coins of one&apos;s own in the first two models, the curator&apos;s noise in the third</source>
        <translation>前两种模型中是每个人自己的硬币，第三种中是数据管理者的噪声</translation>
    </message>
    <message>
        <source>who reads what is published and knows the truth of everybody but one; in the local model also the collector</source>
        <translation>读到所公布内容、并知道除一人之外所有人真相的人；在本地化模型中还有收集者</translation>
    </message>
    <message>
        <source>the share of yeses among the same people, estimated from what the model lets be known</source>
        <translation>同一批人中“是”的比例，由该模型所透露的内容估计</translation>
    </message>
    <message>
        <source>local: nobody; shuffled: whoever mixes and counts; central: a curator, with everybody&apos;s truth</source>
        <translation>本地化：无人；洗牌：负责混合并计数者；中心化：数据管理者，知道每个人的真相</translation>
    </message>
    <message>
        <source>data that differ in one person; the number of people is known</source>
        <translation>仅有一个人不同的数据；人数是已知的</translation>
    </message>
    <message>
        <source>{name}, {symbol}</source>
        <translation>{name}，{symbol}</translation>
    </message>
    <message>
        <source>many: the command has them</source>
        <translation>多个：见命令</translation>
    </message>
    <message>
        <source>{item}: {name}</source>
        <translation>{item}：{name}</translation>
    </message>
    <message>
        <source>none: {why}</source>
        <translation>无：{why}</translation>
    </message>
    <message>
        <source>Privacy parameters</source>
        <translation>隐私参数</translation>
    </message>
    <message>
        <source>kind of promise</source>
        <translation>保证的种类</translation>
    </message>
    <message>
        <source>Utility</source>
        <translation>效用</translation>
    </message>
    <message>
        <source>not in this explorer</source>
        <translation>此探索器中没有</translation>
    </message>
    <message>
        <source>Unit of privacy</source>
        <translation>隐私单位</translation>
    </message>
    <message>
        <source>what is protected</source>
        <translation>受保护的对象</translation>
    </message>
    <message>
        <source>neighbouring data</source>
        <translation>相邻的数据</translation>
    </message>
    <message>
        <source>Trust model</source>
        <translation>信任模型</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>攻击者</translation>
    </message>
    <message>
        <source>published</source>
        <translation>公布的内容</translation>
    </message>
    <message>
        <source>trusted</source>
        <translation>受信任者</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>mechanism</source>
        <translation>机制</translation>
    </message>
    <message>
        <source>chance device</source>
        <translation>随机装置</translation>
    </message>
    <message>
        <source>data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>全部结果</translation>
    </message>
    <message>
        <source>{item} (set: {name})</source>
        <translation>{item}（设定：{name}）</translation>
    </message>
    <message>
        <source>At δ = 10⁻⁶ the best of the published bounds guarantees ε = 0.1801 for the count of 10 000 answers with ε = 1 each; the exact one is 0.0357, five times less.</source>
        <translation>当 δ = 10⁻⁶ 时，对 10 000 个各有 ε = 1 的回答的计数，已发表的界中最好的保证 ε = 0.1801；精确值为 0.0357，只有其五分之一。</translation>
    </message>
    <message>
        <source>A hundred thousand answers, exact and published</source>
        <translation>十万个回答，精确值与已发表的界</translation>
    </message>
    <message>
        <source>The count of 100 000 answers with ε = 1 each has ε = 0.0102 at δ = 10⁻⁶, where that of 10 000 has 0.0357; the best of the published bounds guarantees 0.0604.</source>
        <translation>100 000 个各有 ε = 1 的回答，其计数在 δ = 10⁻⁶ 时有 ε = 0.0102，而 10 000 个回答的为 0.0357；已发表的界中最好的保证 0.0604。</translation>
    </message>
    <message>
        <source>Nearly the truth, a hundred thousand times</source>
        <translation>近乎真相，十万次</translation>
    </message>
    <message>
        <source>An answer that is a lie in 1.8 % of cases has ε = 4; the count of 100 000 of them still has ε = 0.0848 at δ = 10⁻⁶. Of the published bounds the oldest that holds here is the best: 0.3361.</source>
        <translation>一个有 1.8% 的概率为谎言的回答，其 ε = 4；100 000 个这样的回答的计数，在 δ = 10⁻⁶ 时仍有 ε = 0.0848。在此成立的已发表的界中，最早的一个最好：0.3361。</translation>
    </message>
    <message>
        <source>no n tells a prevalence from itself: prior and prior-second are both {value}</source>
        <translation>没有 n 能把一个流行率与其自身区分开：prior 与 prior-second 都是 {value}</translation>
    </message>
    <message>
        <source>power W of the two-sided test of two groups of n people each</source>
        <translation>对各有 n 人的两组的双侧检验的功效 W</translation>
    </message>
    <message>
        <source>All categories, and one report</source>
        <translation>所有类别，以及一份报告</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>情景</translation>
    </message>
    <message>
        <source>{state}: {number} ({difference} against {other})</source>
        <translation>{state}：{number}（与 {other} 相比 {difference}）</translation>
    </message>
    <message>
        <source>{state}: {number}</source>
        <translation>{state}：{number}</translation>
    </message>
    <message>
        <source>one person, with all of that person&apos;s answers here</source>
        <translation>一个人，连同此人在这里的全部回答</translation>
    </message>
    <message>
        <source>one answer of one person; several answers of the same person lose more together</source>
        <translation>一个人的一个回答；同一人的多个回答合起来损失更多</translation>
    </message>
    <message>
        <source>one person, with the answers of all rounds</source>
        <translation>一个人，连同其在所有轮次中的回答</translation>
    </message>
    <message>
        <source>the mechanism of the quantity in the chart</source>
        <translation>图中那个量所属的机制</translation>
    </message>
    <message>
        <source>people enough for an error below α with confidence about 1 − β, normal approximation</source>
        <translation>以约 1 − β 的置信水平使误差小于 α 所需的人数，正态近似</translation>
    </message>
    <message numerus="yes">
        <source>{n} minutes</source>
        <comment>{n} minute</comment>
        <translation>
            <numerusform>{n} 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step {step} of {steps} · {n} minutes</source>
        <comment>Step {step} of {steps} · {n} minute</comment>
        <translation>
            <numerusform>第 {step} 步，共 {steps} 步 · {n} 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to {n} digits</source>
        <comment>to {n} digit</comment>
        <translation>
            <numerusform>精确到 {n} 位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title} ({n} minutes)</source>
        <comment>{title} ({n} minute)</comment>
        <translation>
            <numerusform>{title}（{n} 分钟）</numerusform>
        </translation>
    </message>
    <message>
        <source>covers</source>
        <translation>覆盖率</translation>
    </message>
    <message>
        <source>of {n}</source>
        <translation>（共 {n}）</translation>
    </message>
    <message>
        <source>Use this plan</source>
        <translation>采用此方案</translation>
    </message>
    <message>
        <source>Sets q = {q} and n = {n}</source>
        <translation>设定 q = {q}，n = {n}</translation>
    </message>
    <message>
        <source>cheapest: n = {n}, more than can be had</source>
        <translation>最省：n = {n}，超过可得人数</translation>
    </message>
    <message>
        <source>The class in the room</source>
        <translation>教室里的班级</translation>
    </message>
    <message>
        <source>π̂ = (yes/n − b)/(a − b) from the answers of the room so far, and its interval {source}. Only counts are kept: who answered, when and in which order is nowhere.</source>
        <translation>π̂ = (“是”的个数/n − b)/(a − b)，由班级迄今的回答得出，及其区间 {source}。只保留计数：谁在何时、以何顺序回答，没有任何记录。</translation>
    </message>
    <message>
        <source>The estimate is hidden.</source>
        <translation>估计值已隐藏。</translation>
    </message>
    <message>
        <source>The answers in the room</source>
        <translation>班级的回答</translation>
    </message>
    <message>
        <source>reported answer</source>
        <translation>报告的回答</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>What the phones or sheets reported, randomized: what anybody could learn of the class.</source>
        <translation>手机或纸张报告的、经过随机化的回答：任何人能从班级得知的全部内容。</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>一个回答</translation>
    </message>
    <message>
        <source>How many answers of the room are a yes</source>
        <translation>班级的回答中有多少个“是”</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>已隐藏</translation>
    </message>
    <message>
        <source>Nobody in the room has answered yet.</source>
        <translation>班级中还没有人回答。</translation>
    </message>
    <message numerus="yes">
        <source>The room has given &lt;b&gt;{n}&lt;/b&gt; answers, &lt;b&gt;{yes}&lt;/b&gt; of them yes: the estimate is &lt;b&gt;{estimate}&lt;/b&gt;.</source>
        <comment>The room has given &lt;b&gt;{n}&lt;/b&gt; answer, &lt;b&gt;{yes}&lt;/b&gt; of them yes: the estimate is &lt;b&gt;{estimate}&lt;/b&gt;.</comment>
        <translation>
            <numerusform>班级给出了 &lt;b&gt;{n}&lt;/b&gt; 个回答，其中 &lt;b&gt;{yes}&lt;/b&gt; 个为“是”：估计值为 &lt;b&gt;{estimate}&lt;/b&gt;。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The room has given &lt;b&gt;{n}&lt;/b&gt; answers, &lt;b&gt;{yes}&lt;/b&gt; of them yes.</source>
        <comment>The room has given &lt;b&gt;{n}&lt;/b&gt; answer, &lt;b&gt;{yes}&lt;/b&gt; of them yes.</comment>
        <translation>
            <numerusform>班级给出了 &lt;b&gt;{n}&lt;/b&gt; 个回答，其中 &lt;b&gt;{yes}&lt;/b&gt; 个为“是”。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The room has given {n} answers, {yes} of them yes</source>
        <comment>The room has given {n} answer, {yes} of them yes</comment>
        <translation>
            <numerusform>班级给出了 {n} 个回答，其中 {yes} 个为“是”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;{n}&lt;/b&gt; answers: &lt;b&gt;{yes}&lt;/b&gt; yes, &lt;b&gt;{no}&lt;/b&gt; no</source>
        <comment>&lt;b&gt;{n}&lt;/b&gt; answer: &lt;b&gt;{yes}&lt;/b&gt; yes, &lt;b&gt;{no}&lt;/b&gt; no</comment>
        <translation>
            <numerusform>&lt;b&gt;{n}&lt;/b&gt; 个回答：&lt;b&gt;{yes}&lt;/b&gt; 个“是”，&lt;b&gt;{no}&lt;/b&gt; 个“否”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} answers. The class takes no more now.</source>
        <comment>{n} answer. The class takes no more now.</comment>
        <translation>
            <numerusform>{n} 个回答。班级现在不再接受回答。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} answers</source>
        <comment>{n} answer</comment>
        <translation>
            <numerusform>{n} 个回答</numerusform>
        </translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>chosen: {name}</source>
        <translation>所选：{name}</translation>
    </message>
    <message>
        <source>{plan}: {number}</source>
        <translation>{plan}：{number}</translation>
    </message>
    <message>
        <source>Now: {title}</source>
        <translation>现在：{title}</translation>
    </message>
    <message>
        <source>likely: {lower} … {upper}</source>
        <translation>大概率：{lower} … {upper}</translation>
    </message>
    <message>
        <source>error, {method}</source>
        <translation>误差，{method}</translation>
    </message>
    <message>
        <source>error, simulated</source>
        <translation>误差，模拟</translation>
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
        <translation>子集</translation>
    </message>
    <message>
        <source>risk of error</source>
        <translation>出错风险</translation>
    </message>
    <message>
        <source>slack</source>
        <translation>松弛</translation>
    </message>
    <message>
        <source>prior yes</source>
        <translation>先验“是”</translation>
    </message>
    <message>
        <source>prior no</source>
        <translation>先验“否”</translation>
    </message>
    <message>
        <source>error limit</source>
        <translation>误差上限</translation>
    </message>
    <message>
        <source>to draw from</source>
        <translation>可抽取</translation>
    </message>
    <message>
        <source>collection</source>
        <translation>记录集</translation>
    </message>
    <message>
        <source>values each</source>
        <translation>各取值数</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>已抽取</translation>
    </message>
    <message>
        <source>second group</source>
        <translation>第二组</translation>
    </message>
    <message>
        <source>curves by equal factors</source>
        <translation>等比曲线</translation>
    </message>
    <message>
        <source>curves in equal steps</source>
        <translation>等差曲线</translation>
    </message>
    <message>
        <source>values from … to …</source>
        <translation>从…到…的值</translation>
    </message>
    <message>
        <source>So many curves from a first to a last value: in equal steps, or by equal factors where the parameter&apos;s slider is logarithmic.</source>
        <translation>从第一个值到最后一个值的若干条曲线：步长相等；若该参数的滑块为对数刻度，则比值相等。</translation>
    </message>
    <message>
        <source>Whether the curves are spaced between two values or at values of a list.</source>
        <translation>曲线是分布在两个值之间，还是取列表中的值。</translation>
    </message>
    <message>
        <source>P(lie)</source>
        <translation>P(说谎)</translation>
    </message>
    <message>
        <source>P(opposite)</source>
        <translation>P(相反)</translation>
    </message>
    <message>
        <source>Warner&apos;s design</source>
        <translation>Warner 设计</translation>
    </message>
    <message>
        <source>crosswise model</source>
        <translation>交叉模型</translation>
    </message>
    <message>
        <source>Kuk&apos;s cards</source>
        <translation>Kuk 纸牌法</translation>
    </message>
    <message>
        <source>Mangat&apos;s design</source>
        <translation>Mangat 设计</translation>
    </message>
    <message>
        <source>other device</source>
        <translation>其他装置</translation>
    </message>
    <message>
        <source>another group</source>
        <translation>另一组</translation>
    </message>
    <message>
        <source>for these n people</source>
        <translation>针对这 n 人</translation>
    </message>
    <message>
        <source>y = {level}</source>
        <translation>y = {level}</translation>
    </message>
    <message>
        <source>DP parameter</source>
        <translation>隐私参数</translation>
    </message>
    <message>
        <source>Counts of the training file of UCI Adult (Becker and Kohavi 1996, from the US census of 1994).</source>
        <translation>UCI Adult 训练文件中的计数（Becker 与 Kohavi 1996，取自 1994 年美国人口普查）。</translation>
    </message>
    <message>
        <source>Applicants to the six largest graduate departments of Berkeley in 1973 (Bickel, Hammel and O&apos;Connell, Science 187, 1975).</source>
        <translation>1973 年伯克利六个最大研究生系的申请者（Bickel、Hammel 与 O&apos;Connell，Science 187，1975）。</translation>
    </message>
    <message>
        <source>Adult: sex and income</source>
        <translation>Adult：性别与收入</translation>
    </message>
    <message>
        <source>Adult: sex × income</source>
        <translation>Adult：性别 × 收入</translation>
    </message>
    <message>
        <source>Adult: education and income</source>
        <translation>Adult：教育与收入</translation>
    </message>
    <message>
        <source>Adult: education × income</source>
        <translation>Adult：教育 × 收入</translation>
    </message>
    <message>
        <source>Adult: race and income</source>
        <translation>Adult：种族与收入</translation>
    </message>
    <message>
        <source>Adult: race × income</source>
        <translation>Adult：种族 × 收入</translation>
    </message>
    <message>
        <source>Adult: marital status and income</source>
        <translation>Adult：婚姻状况与收入</translation>
    </message>
    <message>
        <source>Adult: marital × income</source>
        <translation>Adult：婚姻 × 收入</translation>
    </message>
    <message>
        <source>Adult: work class and income</source>
        <translation>Adult：工作类别与收入</translation>
    </message>
    <message>
        <source>Adult: work class × income</source>
        <translation>Adult：工作类别 × 收入</translation>
    </message>
    <message>
        <source>Counts of the training file of UCI Adult (Becker and Kohavi 1996, from the US census of 1994); 1836 people have no work class.</source>
        <translation>UCI Adult 训练文件中的计数（Becker 与 Kohavi 1996，取自 1994 年美国人口普查）；有 1836 人没有工作类别。</translation>
    </message>
    <message>
        <source>Berkeley 1973: gender and admission</source>
        <translation>伯克利 1973：性别与录取</translation>
    </message>
    <message>
        <source>Berkeley: gender × admission</source>
        <translation>伯克利：性别 × 录取</translation>
    </message>
    <message>
        <source>Berkeley 1973: department and admission</source>
        <translation>伯克利 1973：系别与录取</translation>
    </message>
    <message>
        <source>Berkeley: dept. × admission</source>
        <translation>伯克利：系别 × 录取</translation>
    </message>
    <message>
        <source>Nigeria: sex and reported answer</source>
        <translation>尼日利亚：性别与报告的回答</translation>
    </message>
    <message>
        <source>Nigeria: sex × answer</source>
        <translation>尼日利亚：性别 × 回答</translation>
    </message>
    <message>
        <source>Answers as reported, after the die, in a forced-response survey in Nigeria (Blair, Imai and Zhou, JASA 110, 2015).</source>
        <translation>尼日利亚一项强制应答调查中掷骰之后所报告的回答（Blair、Imai 与 Zhou，JASA 110，2015）。</translation>
    </message>
    <message>
        <source>people enough for α with confidence about 1 − β, normal</source>
        <translation>以约 1 − β 的置信水平满足 α 的人数，正态近似</translation>
    </message>
    <message>
        <source>P(privacy loss &gt; ε), with one true yes more</source>
        <translation>P(隐私损失 &gt; ε)，多一个真实的“是”</translation>
    </message>
    <message>
        <source>quantile of the loss of a vector and its opposite, simulated</source>
        <translation>向量及其相反向量的损失的分位数，模拟</translation>
    </message>
    <message>
        <source>P(loss of a vector and its opposite &gt; ε), simulated</source>
        <translation>P(向量及其相反向量的损失 &gt; ε)，模拟</translation>
    </message>
    <message>
        <source>RMS error of joint shares, uniform data, at its best m</source>
        <translation>联合比例的均方根误差，均匀数据，在其最佳 m 处</translation>
    </message>
    <message>
        <source>expected loss, optimal mechanism, equally frequent</source>
        <translation>期望损失，最优机制，同样频繁</translation>
    </message>
    <message>
        <source>expected loss, truncated geometric mechanism, equally frequent</source>
        <translation>期望损失，截断几何机制，同样频繁</translation>
    </message>
    <message>
        <source>expected loss, generalized randomized response, equally frequent</source>
        <translation>期望损失，广义随机应答，同样频繁</translation>
    </message>
    <message>
        <source>coverage of the exact interval for these n people</source>
        <translation>精确区间对这 n 人的覆盖率</translation>
    </message>
    <message>
        <source>coverage of Wald&apos;s interval, Kuk&apos;s cards</source>
        <translation>Wald 区间的覆盖率，Kuk 纸牌法</translation>
    </message>
    <message>
        <source>coverage of Wilson&apos;s interval, Kuk&apos;s cards</source>
        <translation>Wilson 区间的覆盖率，Kuk 纸牌法</translation>
    </message>
    <message>
        <source>coverage of Clopper and Pearson&apos;s interval, Kuk&apos;s cards</source>
        <translation>Clopper–Pearson 区间的覆盖率，Kuk 纸牌法</translation>
    </message>
    <message>
        <source>coverage of the exact interval for these n people, Kuk&apos;s cards</source>
        <translation>精确区间对这 n 人的覆盖率，Kuk 纸牌法</translation>
    </message>
    <message>
        <source>P(prevalence &gt; π₀) a posteriori, forced response</source>
        <translation>后验 P(流行率 &gt; π₀)，强制应答</translation>
    </message>
    <message>
        <source>lower end of the credible interval, forced response</source>
        <translation>可信区间的下端，强制应答</translation>
    </message>
    <message>
        <source>upper end of the credible interval, forced response</source>
        <translation>可信区间的上端，强制应答</translation>
    </message>
    <message>
        <source>coverage of the credible interval, forced response</source>
        <translation>可信区间的覆盖率，强制应答</translation>
    </message>
    <message>
        <source>P(two-sided z test rejects), forced response</source>
        <translation>P(双侧 z 检验拒绝)，强制应答</translation>
    </message>
    <message>
        <source>P(two-sided test of two groups rejects), forced response</source>
        <translation>P(两组双侧检验拒绝)，强制应答</translation>
    </message>
    <message>
        <source>estimate of the innocuous trait, unrelated question</source>
        <translation>非敏感特征的估计值，无关问题</translation>
    </message>
    <message>
        <source>standard error, unrelated question of unknown prevalence</source>
        <translation>标准误，流行率未知的无关问题</translation>
    </message>
    <message>
        <source>standard error of the innocuous trait, unrelated question</source>
        <translation>非敏感特征的标准误，无关问题</translation>
    </message>
    <message>
        <source>variance, unrelated question of unknown prevalence</source>
        <translation>方差，流行率未知的无关问题</translation>
    </message>
    <message>
        <source>lower end of Wald&apos;s interval, two groups, forced response</source>
        <translation>Wald 区间的下端，两组，强制应答</translation>
    </message>
    <message>
        <source>upper end of Wald&apos;s interval, two groups, forced response</source>
        <translation>Wald 区间的上端，两组，强制应答</translation>
    </message>
    <message>
        <source>variance, generalized randomized response</source>
        <translation>方差，广义随机应答</translation>
    </message>
    <message>
        <source>error of all K, generalized randomized response</source>
        <translation>所有 K 个的误差，广义随机应答</translation>
    </message>
    <message>
        <source>number of values from which OUE is better</source>
        <translation>OUE 更优的起始取值个数</translation>
    </message>
    <message>
        <source>P(error ≥ α), share from a trusted curator</source>
        <translation>P(误差 ≥ α)，受信任的数据管理者的比例</translation>
    </message>
    <message>
        <source>error of a trusted curator, confidence at least 1 − β</source>
        <translation>受信任的数据管理者的误差，置信水平至少 1 − β</translation>
    </message>
    <message>
        <source>error of a population&apos;s share, confidence about 1 − β</source>
        <translation>总体比例的误差，置信水平约 1 − β</translation>
    </message>
    <message>
        <source>people to ask for an error below α of a population&apos;s share</source>
        <translation>使总体比例的误差小于 α 所需询问的人数</translation>
    </message>
    <message numerus="yes">
        <source>exact, of {n} classes</source>
        <comment>exact, of {n} class</comment>
        <translation>
            <numerusform>精确值，共 {n} 个班级</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of &lt;b&gt;{n}&lt;/b&gt; such classes &lt;b&gt;{share} %&lt;/b&gt; got an interval that contains the truth.</source>
        <comment>Of &lt;b&gt;{n}&lt;/b&gt; such class &lt;b&gt;{share} %&lt;/b&gt; got an interval that contains the truth.</comment>
        <translation>
            <numerusform>在 &lt;b&gt;{n}&lt;/b&gt; 个这样的班级中，&lt;b&gt;{share}%&lt;/b&gt; 得到的区间包含真值。</numerusform>
        </translation>
    </message>
    <message>
        <source>each curator</source>
        <translation>各数据管理者</translation>
    </message>
    <message>
        <source>truthful</source>
        <translation>如实回答</translation>
    </message>
    <message>
        <source>forced yes</source>
        <translation>强制“是”</translation>
    </message>
    <message>
        <source>Whatever others believe about you, your answer multiplies or divides the odds that your truth is yes by at most {factor} (ε&#xa0;=&#xa0;{epsilon}). A factor of 1 would tell nothing about you, an answer without chance everything. From all answers together, the share of the whole class can still be estimated.</source>
        <translation>无论别人怎样看你，你的回答至多把你真实为“是”的几率乘以或除以 {factor}（ε&#xa0;=&#xa0;{epsilon}）。倍数为 1 意味着对你毫无透露，不借助随机性的回答则会透露一切。由全部回答合起来，仍可以估计全班的比例。</translation>
    </message>
    <message numerus="yes">
        <source>bits</source>
        <comment>bit</comment>
        <translation>
            <numerusform>位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cards</source>
        <comment>card</comment>
        <translation>
            <numerusform>张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>curators</source>
        <comment>curator</comment>
        <translation>
            <numerusform>个数据管理者</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>trials</source>
        <comment>trial</comment>
        <translation>
            <numerusform>次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>values</source>
        <comment>value</comment>
        <translation>
            <numerusform>个值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>functions</source>
        <comment>function</comment>
        <translation>
            <numerusform>个函数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rounds</source>
        <comment>round</comment>
        <translation>
            <numerusform>轮</numerusform>
        </translation>
    </message>
    <message>
        <source>Error of the share that is exceeded with probability about β</source>
        <translation>以约 β 的概率被超出的比例误差</translation>
    </message>
    <message>
        <source>Coverage: how often the interval contains the truth</source>
        <translation>覆盖率：区间有多常包含真值</translation>
    </message>
    <message>
        <source>P(privacy loss &gt; &lt;i&gt;ε&lt;/i&gt;), hardest &lt;i&gt;m&lt;/i&gt;</source>
        <translation>P(隐私损失 &gt; &lt;i&gt;ε&lt;/i&gt;)，最难保护的 &lt;i&gt;m&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;ε&lt;/i&gt;, hardest &lt;i&gt;m&lt;/i&gt;</source>
        <translation>&lt;i&gt;ε&lt;/i&gt;，最难保护的 &lt;i&gt;m&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt; hardest for &lt;i&gt;ε&lt;/i&gt;</source>
        <translation>对 &lt;i&gt;ε&lt;/i&gt; 最难保护的 &lt;i&gt;m&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt;, hardest &lt;i&gt;m&lt;/i&gt;</source>
        <translation>&lt;i&gt;δ&lt;/i&gt;，最难保护的 &lt;i&gt;m&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt; hardest for &lt;i&gt;δ&lt;/i&gt;</source>
        <translation>对 &lt;i&gt;δ&lt;/i&gt; 最难保护的 &lt;i&gt;m&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The best published bound, {source}, promises only &lt;b&gt;{epsilon}&lt;/b&gt;: &lt;b&gt;{gain}&lt;/b&gt; times what is needed.</source>
        <translation>已发表的最佳界 {source} 只保证 &lt;b&gt;{epsilon}&lt;/b&gt;：是实际所需的 &lt;b&gt;{gain}&lt;/b&gt; 倍。</translation>
    </message>
    <message>
        <source>{confidence} interval of a class</source>
        <translation>一个班级的 {confidence} 区间</translation>
    </message>
    <message>
        <source>ε is {epsilon}, its limit {limit}: a q of at least {lies}, or a limit of at least {enough}, would keep it</source>
        <translation>ε 为 {epsilon}，其上限为 {limit}：q 至少为 {lies}，或上限至少为 {enough}，即可满足</translation>
    </message>
    <message>
        <source>The coins&apos; error alone, exceeded with probability about β by {method}</source>
        <translation>仅硬币的误差，按{method}以约 β 的概率被超出</translation>
    </message>
    <message>
        <source>The larger of ε and the error of these people&apos;s share, each over its limit: blue where both limits are kept, orange where one is broken. The error, which is exceeded with probability about β = {beta}, is that of the coins alone: {method}.</source>
        <translation>ε 与这些人的比例的误差各除以其上限，取较大者：两个上限都满足处为蓝色，有一个被突破处为橙色。误差以约 β = {beta} 的概率被超出，仅为硬币的误差：{method}。</translation>
    </message>
    <message>
        <source>With {answers} and &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt;, a likely count already changes the odds about one person by the full factor of &lt;b&gt;{factor}&lt;/b&gt;.</source>
        <translation>在 {answers} 与 &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt; 下，一个可能出现的计数就已把关于一个人的几率改变了整整 &lt;b&gt;{factor}&lt;/b&gt; 倍。</translation>
    </message>
    <message>
        <source>&lt;b&gt;{n}&lt;/b&gt; answers with fresh lies are (&lt;b&gt;{epsilon}&lt;/b&gt;, &lt;b&gt;{delta}&lt;/b&gt;)-differentially private together, and their majority is wrong with probability &lt;b&gt;{wrong}&lt;/b&gt;; one that is remembered stays at &lt;b&gt;{local}&lt;/b&gt;.</source>
        <translation>带有新谎言的 &lt;b&gt;{n}&lt;/b&gt; 个回答合起来是 (&lt;b&gt;{epsilon}&lt;/b&gt;, &lt;b&gt;{delta}&lt;/b&gt;)-差分隐私的，其多数以概率 &lt;b&gt;{wrong}&lt;/b&gt; 出错；记住的回答则保持 &lt;b&gt;{local}&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>Error of the estimated shares of that variable alone, all others summed over</source>
        <translation>仅该变量的估计比例的误差，对其余变量求和</translation>
    </message>
    <message>
        <source>Thirty pupils answer, each with a lie probability of 1/4: how close does the estimate come to the truth, and how many such classes get an interval that contains it? Reveal tells.</source>
        <translation>三十名学生作答，每人的说谎概率为 1/4：估计离真值有多近，又有多少这样的班级得到包含真值的区间？点击“揭晓”便知。</translation>
    </message>
    <message>
        <source>A 1 forces a no and a 6 a yes: 600 pupils answer with a die. How much closer does their estimate come than that of thirty with two coins? Reveal tells.</source>
        <translation>掷出 1 必须答“否”，掷出 6 必须答“是”：600 名学生用骰子作答。与三十人各掷两枚硬币相比，他们的估计近了多少？点击“揭晓”便知。</translation>
    </message>
    <message>
        <source>A tenth of 200 pupils say no whatever the coins tell. Around which share do the estimates gather when the class is repeated, and is it the true one? Reveal tells.</source>
        <translation>200 名学生中有十分之一无论硬币结果如何都答“否”。重复该班级时，估计聚集在哪个比例附近，它是真实的比例吗？点击“揭晓”便知。</translation>
    </message>
    <message>
        <source>{problem}; or choose “{name}: {choice}”</source>
        <translation>{problem}；或选择“{name}：{choice}”</translation>
    </message>
    <message>
        <source>Probability, with m true yeses, of a count whose privacy loss ℓ(s) exceeds ε: not δ, which is smaller</source>
        <translation>有 m 个真实的“是”时，计数的隐私损失 ℓ(s) 超过 ε 的概率：不是 δ，δ 更小</translation>
    </message>
    <message>
        <source>Probability, with m + 1 true yeses, of a count whose privacy loss −ℓ(s) exceeds ε: not δ, which is smaller</source>
        <translation>有 m + 1 个真实的“是”时，计数的隐私损失 −ℓ(s) 超过 ε 的概率：不是 δ，δ 更小</translation>
    </message>
    <message>
        <source>ℓ(s) = ln P[A(T) = s] − ln P[A(T′) = s], at outcomes of T {source}.</source>
        <translation>ℓ(s) = ln P[A(T) = s] − ln P[A(T′) = s]，在 T 的各结果处 {source}。</translation>
    </message>
    <message>
        <source>P(&lt;i&gt;ℓ&lt;/i&gt;(&lt;i&gt;s&lt;/i&gt;) &gt; &lt;i&gt;ε&lt;/i&gt;)</source>
        <translation>P(&lt;i&gt;ℓ&lt;/i&gt;(&lt;i&gt;s&lt;/i&gt;) &gt; &lt;i&gt;ε&lt;/i&gt;)</translation>
    </message>
    <message>
        <source>median &lt;i&gt;ℓ&lt;/i&gt;(&lt;i&gt;s&lt;/i&gt;)</source>
        <translation>&lt;i&gt;ℓ&lt;/i&gt;(&lt;i&gt;s&lt;/i&gt;) 的中位数</translation>
    </message>
    <message>
        <source>95 % quantile of &lt;i&gt;ℓ&lt;/i&gt;(&lt;i&gt;s&lt;/i&gt;)</source>
        <translation>&lt;i&gt;ℓ&lt;/i&gt;(&lt;i&gt;s&lt;/i&gt;) 的 95% 分位数</translation>
    </message>
    <message>
        <source>d ln((1 − q)/q), d the distance of the replaced record and its replacement: ℓ(s) attains it where everybody reports the same</source>
        <translation>d ln((1 − q)/q)，d 为被替换记录与其替换者的距离：人人报告相同时，ℓ(s) 达到此值</translation>
    </message>
    <message>
        <source>P[A(T) = s] = Σ Π p^(L − d) q^d, over all ways in which the records become the reports counted in s [KR2, (2.1)]. The outcomes are the counts of the 2^L possible reports with sum n, S_n; their order is that of ℓ(s).</source>
        <translation>P[A(T) = s] = Σ Π p^(L − d) q^d，遍及各条记录变为 s 中所计报告的一切方式 [KR2, (2.1)]。结果是 2^L 种可能报告的计数，总和为 n，即 S_n；按 ℓ(s) 排序。</translation>
    </message>
    <message>
        <source>ln of P[S]/P′[S], S all outcomes with ℓ(s) &gt; ε: no more than the largest ℓ(s) of one of them [KR2, Lemma 4.1]</source>
        <translation>P[S]/P′[S] 的 ln，S 为 ℓ(s) &gt; ε 的全部结果：不超过其中一个结果的最大 ℓ(s) [KR2, 引理 4.1]</translation>
    </message>
    <message>
        <source>largest &lt;i&gt;ℓ&lt;/i&gt;(&lt;i&gt;s&lt;/i&gt;) of an outcome</source>
        <translation>一个结果的最大 &lt;i&gt;ℓ&lt;/i&gt;(&lt;i&gt;s&lt;/i&gt;)</translation>
    </message>
    <message>
        <source>The privacy loss of a count s, ℓ(s; m) = ln(P[A(m) = s]/P[A(m + 1) = s]), A(m) ~ Bin(m, p) + Bin(n − m, q) {source}: orange speaks for no, blue for yes. The count falls between the dark lines with probability at least {confidence} %.</source>
        <translation>计数 s 的隐私损失为 ℓ(s; m) = ln(P[A(m) = s]/P[A(m + 1) = s])，A(m) ~ Bin(m, p) + Bin(n − m, q) {source}：橙色支持“否”，蓝色支持“是”。计数以至少 {confidence}% 的概率落在深色线之间。</translation>
    </message>
    <message>
        <source>ℓ(s; m) at the chosen m: it falls from ln(p/q) to −ln(p/q) {source}.</source>
        <translation>所选 m 处的 ℓ(s; m)：从 ln(p/q) 降到 −ln(p/q) {source}。</translation>
    </message>
    <message>
        <source>ℓ(s; m) at the chosen s: it rises with m {source}.</source>
        <translation>所选 s 处的 ℓ(s; m)：随 m 上升 {source}。</translation>
    </message>
    <message>
        <source>&lt;i&gt;ℓ&lt;/i&gt;({s}; {m})</source>
        <translation>&lt;i&gt;ℓ&lt;/i&gt;({s}; {m})</translation>
    </message>
    <message>
        <source>largest likely |&lt;i&gt;ℓ&lt;/i&gt;(&lt;i&gt;s&lt;/i&gt;)|</source>
        <translation>大概率计数的最大 |&lt;i&gt;ℓ&lt;/i&gt;(&lt;i&gt;s&lt;/i&gt;)|</translation>
    </message>
    <message>
        <source>Largest |ℓ(s; m)| between the count&apos;s β/2 and 1 − β/2 quantiles</source>
        <translation>计数的 β/2 与 1 − β/2 分位数之间最大的 |ℓ(s; m)|</translation>
    </message>
    <message>
        <source>Probability, with m true yeses, of a count whose privacy loss ℓ(s) exceeds ε</source>
        <translation>有 m 个真实的“是”时，计数的隐私损失 ℓ(s) 超过 ε 的概率</translation>
    </message>
    <message>
        <source>Probability, with m + 1 true yeses, of a count whose privacy loss −ℓ(s) exceeds ε</source>
        <translation>有 m + 1 个真实的“是”时，计数的隐私损失 −ℓ(s) 超过 ε 的概率</translation>
    </message>
    <message>
        <source>The privacy ratio π = (q P[A_(n−1)(m) = s − 1] + p P[A_(n−1)(m) = s])/(p P[A_(n−1)(m) = s − 1] + q P[A_(n−1)(m) = s]) = (q + pρ)/(p + qρ): the same two terms above and below [KR2, (3.1)]. It rises with ρ from q/p to p/q [KR2, Corollary 4.1].</source>
        <translation>隐私比 π = (q P[A_(n−1)(m) = s − 1] + p P[A_(n−1)(m) = s])/(p P[A_(n−1)(m) = s − 1] + q P[A_(n−1)(m) = s]) = (q + pρ)/(p + qρ)：上下是相同的两项 [KR2, (3.1)]。它随 ρ 从 q/p 升到 p/q [KR2, 推论 4.1]。</translation>
    </message>
    <message>
        <source>ℓ at ρ</source>
        <translation>ρ 处的 ℓ</translation>
    </message>
    <message>
        <source>&lt;i&gt;ℓ&lt;/i&gt;({s}; {m}) by (3.1)</source>
        <translation>按 (3.1) 的 &lt;i&gt;ℓ&lt;/i&gt;({s}; {m})</translation>
    </message>
    <message>
        <source>ln((q + pρ)/(p + qρ)): the same as ℓ(s)</source>
        <translation>ln((q + pρ)/(p + qρ))：与 ℓ(s) 相同</translation>
    </message>
    <message>
        <source>The smaller ρ has the smaller privacy ratio π [KR2, Corollary 4.1]</source>
        <translation>ρ 较小者，隐私比 π 也较小 [KR2, 推论 4.1]</translation>
    </message>
    <message>
        <source>belief before the answer</source>
        <translation>回答之前的信念</translation>
    </message>
    <message>
        <source>belief after the answer</source>
        <translation>回答之后的信念</translation>
    </message>
    <message>
        <source>Belief in a true yes, by Bayes&apos; rule: πp/(πp + (1 − π)q) after the answer yes, πq/(πq + (1 − π)p) after the answer no.</source>
        <translation>按贝叶斯公式，对真实为“是”的信念：回答“是”之后为 πp/(πp + (1 − π)q)，回答“否”之后为 πq/(πq + (1 − π)p)。</translation>
    </message>
    <message>
        <source>An answer multiplies or divides the odds by at most &lt;b&gt;{factor}&lt;/b&gt;: a &lt;b&gt;{prior} %&lt;/b&gt; belief in a true yes becomes &lt;b&gt;{yes} %&lt;/b&gt; after “yes” and &lt;b&gt;{no} %&lt;/b&gt; after “no”.</source>
        <translation>一个回答至多把几率乘以或除以 &lt;b&gt;{factor}&lt;/b&gt;：对真实为“是”的信念 &lt;b&gt;{prior}%&lt;/b&gt;，在回答“是”之后变为 &lt;b&gt;{yes}%&lt;/b&gt;，在回答“否”之后变为 &lt;b&gt;{no}%&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>Only the truth (q = 0): the count is right, and every answer is known. Only the coin (q = ½): nothing is known of anybody, and nothing of all [WN]. Pure chance: 2q of the answers. Worth of an answer: π(1 − π)(1 − 2q)²/(λ(1 − λ)) of a true one, λ = q + π(1 − 2q), π the share.</source>
        <translation>只有真相（q = 0）：计数正确，而每个回答都为人所知。只有硬币（q = ½）：对任何人一无所知，对全体也一无所知 [WN]。纯属随机：2q 的回答。一个回答的价值：相当于 π(1 − π)(1 − 2q)²/(λ(1 − λ)) 个真实回答，λ = q + π(1 − 2q)，π 为比例。</translation>
    </message>
    <message>
        <source>πx/(πx + 1 − π), x = ((1 − q)/q)^(2k − t), π the belief before: of fresh answers</source>
        <translation>πx/(πx + 1 − π)，x = ((1 − q)/q)^(2k − t)，π 为先前的信念：针对新的回答</translation>
    </message>
    <message>
        <source>belief before the answers</source>
        <translation>各回答之前的信念</translation>
    </message>
    <message>
        <source>belief after the answers</source>
        <translation>各回答之后的信念</translation>
    </message>
    <message>
        <source>Belief in a true yes after k yes answers among t = {t} with fresh lies, where π = {prior} was believed before: each yes multiplies the odds by (1 − q)/q, each no divides them by it.</source>
        <translation>带有新谎言的 t = {t} 个回答中有 k 个“是”之后，对真实为“是”的信念，此前的信念为 π = {prior}：每个“是”把几率乘以 (1 − q)/q，每个“否”把几率除以它。</translation>
    </message>
    <message>
        <source>Share of the simulated counts whose privacy loss ℓ(s) exceeds ε</source>
        <translation>模拟计数中隐私损失 ℓ(s) 超过 ε 的比例</translation>
    </message>
    <message>
        <source>Share of the simulated counts of m + 1 true yeses whose privacy loss −ℓ(s) exceeds ε</source>
        <translation>有 m + 1 个真实的“是”的模拟计数中，隐私损失 −ℓ(s) 超过 ε 的比例</translation>
    </message>
    <message>
        <source>confidence {confidence} %</source>
        <translation>置信水平 {confidence}%</translation>
    </message>
    <message>
        <source>belief before</source>
        <translation>先前的信念</translation>
    </message>
    <message>
        <source>{label} ({reading})</source>
        <translation>{label}（{reading}）</translation>
    </message>
    <message>
        <source>no epsilon is the least: this outcome, with a privacy loss of {loss}, keeps every epsilon above 0</source>
        <translation>没有最小的 epsilon：此结果的隐私损失为 {loss}，任何大于 0 的 epsilon 都得以保持</translation>
    </message>
    <message>
        <source>ℓ(s; m) in nats</source>
        <translation>ℓ(s; m)，以奈特计</translation>
    </message>
    <message>
        <source>the length of record {place} of {name}</source>
        <translation>{name} 第 {place} 条记录的长度</translation>
    </message>
    <message>
        <source>the length of the records of {name}</source>
        <translation>{name} 中记录的长度</translation>
    </message>
    <message>
        <source>the number of records of {name}</source>
        <translation>{name} 的记录数</translation>
    </message>
    <message>
        <source>{n}: with fewer people no q lets Hoeffding&apos;s bound certify α = {alpha} at β = {beta}</source>
        <translation>{n}：人数再少，无论 q 为何，Hoeffding 界都无法在 β = {beta} 时保证 α = {alpha}</translation>
    </message>
    <message>
        <source>{name} must be records of 0s and 1s, as in 000,011,101, but is empty</source>
        <translation>{name} 必须是由 0 和 1 组成的记录，如 000,011,101，但现为空</translation>
    </message>
    <message>
        <source>{name} must be records of 0s and 1s, as in 000,011,101, but record {place} is empty</source>
        <translation>{name} 必须是由 0 和 1 组成的记录，如 000,011,101，但第 {place} 条记录为空</translation>
    </message>
    <message>
        <source>{name} must be records of 0s and 1s, as in 000,011,101, but record {place} is {record}</source>
        <translation>{name} 必须是由 0 和 1 组成的记录，如 000,011,101，但第 {place} 条记录是 {record}</translation>
    </message>
    <message>
        <source>the records of {name} must have one length, but record 1 has {first} bits and record {place} has {second}</source>
        <translation>{name} 的记录长度必须相同，但第 1 条记录有 {first} 位，第 {place} 条有 {second} 位</translation>
    </message>
    <message>
        <source>{name} must have at most {most} records, but has more</source>
        <translation>{name} 最多只能有 {most} 条记录，但现在更多</translation>
    </message>
    <message>
        <source>{name} must be one record, but is {count}</source>
        <translation>{name} 必须是一条记录，但现为 {count} 条</translation>
    </message>
    <message>
        <source>{name} must be collection with one record replaced, but differs from it in {count} records</source>
        <translation>{name} 必须是替换了一条记录的集合，但有 {count} 条记录不同</translation>
    </message>
    <message>
        <source>{name} must have records as long as those of collection, {bits}, but has {other}</source>
        <translation>{name} 的记录必须与集合的等长，即 {bits} 位，但现为 {other} 位</translation>
    </message>
    <message>
        <source>{name} must have as many records as collection, {count}, but has {other}</source>
        <translation>{name} 的记录数必须与集合相同，即 {count} 条，但现为 {other} 条</translation>
    </message>
    <message>
        <source>{range} without {value}</source>
        <translation>除 {value} 外的 {range}</translation>
    </message>
    <message>
        <source>the divisors of {n}</source>
        <translation>{n} 的因数</translation>
    </message>
    <message>
        <source>{open}{lower}, ..., {upper}{close}</source>
        <translation>{open}{lower}, ..., {upper}{close}</translation>
    </message>
    <message>
        <source>{open}{lower}, {upper}{close}</source>
        <translation>{open}{lower}, {upper}{close}</translation>
    </message>
    <message>
        <source>1 − {symbol} = {confidence} %</source>
        <translation>1 − {symbol} = {confidence}%</translation>
    </message>
    <message>
        <source>more than {most}</source>
        <translation>超过 {most}</translation>
    </message>
    <message>
        <source>P(loss &gt; ε), m = {m}</source>
        <translation>P(损失 &gt; ε)，m = {m}</translation>
    </message>
    <message>
        <source>hardest m</source>
        <translation>最难保护的 m</translation>
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
        <translation>洗牌，虚线：至多</translation>
    </message>
    <message>
        <source>shuffled, dotted: about</source>
        <translation>洗牌，点线：约</translation>
    </message>
    <message>
        <source>1 − {symbol} = 1 − {missing}</source>
        <translation>1 − {symbol} = 1 − {missing}</translation>
    </message>
    <message>
        <source>Whatever others believe about you, your answer multiplies or divides the odds that your truth is yes by at most {factor} (ε = {epsilon}). The share of the whole class can hardly be estimated: from {count} answers it is off by about {points} percentage points.</source>
        <translation>无论别人对你作何猜想，你的回答最多把“你的真实情况为是”的几率乘以或除以 {factor}（ε&#xa0;=&#xa0;{epsilon}）。全班的比例几乎无法估计：由 {count} 份回答得出的估计会偏离约 {points} 个百分点。</translation>
    </message>
    <message>
        <source>standard deviation, standard error</source>
        <translation>标准差，标准误</translation>
    </message>
    <message>
        <source>standard deviation, variance</source>
        <translation>标准差，方差</translation>
    </message>
    <message>
        <source>With {people} and &lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt;: in at least &lt;b&gt;{confidence} %&lt;/b&gt; of repetitions the estimate is within ±&lt;b&gt;{exact}&lt;/b&gt; points of the truth. That is more than the whole range from 0 to 100 %: the answers say practically nothing.</source>
        <translation>{people}、&lt;i&gt;q&lt;/i&gt; = &lt;b&gt;{q}&lt;/b&gt;：在至少 &lt;b&gt;{confidence}%&lt;/b&gt; 的重复中，估计值与真值之差不超过 ±&lt;b&gt;{exact}&lt;/b&gt; 个百分点。这超过了 0 到 100% 的整个范围：这些回答实际上什么也说明不了。</translation>
    </message>
    <message>
        <source>P(privacy loss &gt; &lt;i&gt;ε&lt;/i&gt; ≈ {epsilon}) at &lt;i&gt;m&lt;/i&gt; = {m}</source>
        <translation>&lt;i&gt;m&lt;/i&gt; = {m} 处 P(隐私损失 &gt; &lt;i&gt;ε&lt;/i&gt; ≈ {epsilon})</translation>
    </message>
    <message>
        <source>Probability of a count whose privacy loss exceeds the ε of the hardest m, about {epsilon}, where m = {m} ({direction}): not δ, which is smaller</source>
        <translation>隐私损失超过最难保护的 m 的 ε（约 {epsilon}）的计数的概率，此处 m = {m}（{direction}）：不是 δ，δ 更小</translation>
    </message>
    <message>
        <source>Probability of the answers whose interval contains π, in random samples of n people; for these n people, with π their own share {source}. n = {n}. It goes up and down with π: a line is the mean of neighbouring values, the area around it from the lowest to the highest, with edges for the chosen interval. In a window of a quarter or less the values themselves are drawn. The credible interval {bayes} promises no coverage: next to 0 and 1 it has none.</source>
        <translation>在 n 人的随机样本中，其区间包含 π 的那些回答的概率；对这 n 个人，则以 π 为他们自己的比例 {source}。n = {n}。它随 π 起伏：线为相邻数值的均值，其周围的区域从最低到最高，所选区间的带有边线。在四分之一或更小的窗口中，绘出数值本身。可信区间 {bayes} 不保证覆盖率：紧邻 0 和 1 处，它没有覆盖率。</translation>
    </message>
    <message>
        <source>&lt;i&gt;n&lt;/i&gt; from which on the error is below &lt;i&gt;α&lt;/i&gt;, exact</source>
        <translation>误差从此小于 &lt;i&gt;α&lt;/i&gt; 的 &lt;i&gt;n&lt;/i&gt;，精确</translation>
    </message>
    <message>
        <source>The least number from which on every number of people keeps the error below α with confidence 1 − β, up to 10⁹, where m stays {share} % of n</source>
        <translation>从这个人数起，直到 10⁹，每个人数都以置信水平 1 − β 使误差小于 α 的最小人数，其中 m 始终是 n 的 {share} %</translation>
    </message>
    <message>
        <source>least &lt;i&gt;n&lt;/i&gt; with an error below &lt;i&gt;α&lt;/i&gt;, exact</source>
        <translation>误差小于 &lt;i&gt;α&lt;/i&gt; 的最小 &lt;i&gt;n&lt;/i&gt;，精确</translation>
    </message>
    <message>
        <source>The least number that keeps the error below α with confidence 1 − β, where m stays {share} % of n; some larger ones may not, as the count has steps</source>
        <translation>以置信水平 1 − β 使误差小于 α 的最小人数，其中 m 始终是 n 的 {share} %；由于计数有台阶，某些更大的人数可能不行</translation>
    </message>
    <message>
        <source>Enough for an error below α with confidence 1 − β by {method}, of the share of these people themselves</source>
        <translation>按 {method} 足以用置信水平 1 − β 使这些人自身比例的误差小于 α</translation>
    </message>
    <message>
        <source>Smallest n from which on the estimated share of these n people errs by less than α = {alpha} with probability 1 − β, β = {beta}, by each method, q = 1/(1 + e^ε).</source>
        <translation>从该 n 起，这 n 个人的估计比例以概率 1 − β（β = {beta}）误差小于 α = {alpha} 的最小 n，按各种方法，q = 1/(1 + e^ε)。</translation>
    </message>
    <message>
        <source>The error is {error}, its limit {limit}. It is below that with {people} people at this q, or with a q of at most {lies} and these people; within a limit of at least {error} it is now</source>
        <translation>误差为 {error}，其上限为 {limit}。在此 q 下用 {people} 人，或对这些人用至多 {lies} 的 q，误差就小于上限；现在它在至少 {error} 的上限之内</translation>
    </message>
    <message>
        <source>The error is {error}, its limit {limit}. It is below that with {people} people at this q; with these people no q does that. Within a limit of at least {error} it is now</source>
        <translation>误差为 {error}，其上限为 {limit}。在此 q 下用 {people} 人，误差就小于上限；对这些人没有 q 能做到。现在它在至少 {error} 的上限之内</translation>
    </message>
    <message>
        <source>The error is {error}, its limit {limit}. It is below that with a q of at most {lies} and these people; at this q no number of people does that. Within a limit of at least {error} it is now</source>
        <translation>误差为 {error}，其上限为 {limit}。对这些人用至多 {lies} 的 q，误差就小于上限；在此 q 下没有人数能做到。现在它在至少 {error} 的上限之内</translation>
    </message>
    <message>
        <source>The error is {error}, its limit {limit}. It is below that with more people and a smaller q; within a limit of at least {error} it is now</source>
        <translation>误差为 {error}，其上限为 {limit}。用更多的人和更小的 q，误差就小于上限；现在它在至少 {error} 的上限之内</translation>
    </message>
    <message>
        <source>people, cheapest plan</source>
        <translation>人数，最省方案</translation>
    </message>
    <message>
        <source>Least n from which on the error is below its limit at q = {q}, the least q that keeps the limit of ε</source>
        <translation>在 q = {q}（遵守 ε 上限的最小 q）下，误差从此小于其上限的最小 n</translation>
    </message>
    <message>
        <source>Least n from which on the error is below its limit</source>
        <translation>误差从此小于其上限的最小 n</translation>
    </message>
    <message>
        <source>The most private q that keeps the error below its limit</source>
        <translation>使误差小于其上限的最保护隐私的 q</translation>
    </message>
    <message>
        <source>For an error of the share of the people asked below &lt;b&gt;{points}&lt;/b&gt; points with about &lt;b&gt;{confidence} %&lt;/b&gt; confidence</source>
        <translation>要使被询问者比例的误差小于 &lt;b&gt;{points}&lt;/b&gt; 个百分点，置信水平约为 &lt;b&gt;{confidence} %&lt;/b&gt;</translation>
    </message>
    <message>
        <source>For an error of the share of the people asked below &lt;b&gt;{points}&lt;/b&gt; points with at least &lt;b&gt;{confidence} %&lt;/b&gt; confidence</source>
        <translation>要使被询问者比例的误差小于 &lt;b&gt;{points}&lt;/b&gt; 个百分点，置信水平至少为 &lt;b&gt;{confidence} %&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The chosen &lt;i&gt;q&lt;/i&gt; = {q} and {people} keep both limits: ε is &lt;b&gt;{epsilon}&lt;/b&gt;, the error within ±&lt;b&gt;{error}&lt;/b&gt; points.</source>
        <translation>所选的 &lt;i&gt;q&lt;/i&gt; = {q} 和 {people}两个上限都遵守：ε 为 &lt;b&gt;{epsilon}&lt;/b&gt;，误差在 ±&lt;b&gt;{error}&lt;/b&gt; 个百分点以内。</translation>
    </message>
    <message>
        <source>The chosen &lt;i&gt;q&lt;/i&gt; = {q} and {people} keep the error within ±&lt;b&gt;{error}&lt;/b&gt; points, but ε is &lt;b&gt;{epsilon}&lt;/b&gt;.</source>
        <translation>所选的 &lt;i&gt;q&lt;/i&gt; = {q} 和 {people}使误差在 ±&lt;b&gt;{error}&lt;/b&gt; 个百分点以内，但 ε 为 &lt;b&gt;{epsilon}&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>coins alone by</source>
        <translation>仅硬币误差按</translation>
    </message>
    <message>
        <source>Which q and n meet both limits, that of ε and that of the error?</source>
        <translation>哪些 q 和 n 同时满足 ε 和误差的两个上限？</translation>
    </message>
    <message>
        <source>Smallest n from which on the error is below α = {alpha} at β = {beta}: of these people&apos;s share by {method}, and of the population&apos;s by the normal approximation {warner} {cochran}. A curve ends where asking all of N = {frame} would not be enough.</source>
        <translation>在 β = {beta} 下误差从此小于 α = {alpha} 的最小 n：这些人的比例按 {method}，总体的比例按正态近似 {warner} {cochran}。在询问全部 N = {frame} 人也不够的地方，曲线终止。</translation>
    </message>
    <message>
        <source>{relation}, from {symbol} on</source>
        <translation>{relation}，从该 {symbol} 起始终成立</translation>
    </message>
    <message>
        <source>{symbol} from which on all are enough for {relation}</source>
        <translation>从此都足够的 {symbol}：{relation}</translation>
    </message>
    <message>
        <source>Choosing among several releases by how close they come to the truth voids ε: of a file the difference is shown after saving, and only when asked for.</source>
        <translation>按接近真值的程度在若干次发布中挑选，会使 ε 失效：对于文件，差异只在保存之后、并且在要求时才显示。</translation>
    </message>
    <message>
        <source>Least expected loss among all matrices whose neighbouring rows differ by a factor of at most e^ε: metric privacy ε·|i − j| {metric}, without sampling. Each report of the geometric mechanism in the place that costs least {geometric}; categories in the order of the data, as frequent as there.</source>
        <translation>在相邻两行相差至多 e^ε 倍的所有矩阵中期望损失最小者：度量隐私 ε·|i − j| {metric}，不抽样。几何机制的每个报告都换成代价最小的类别 {geometric}；类别按数据中的次序，频率与数据中的相同。</translation>
    </message>
    <message>
        <source>Least expected loss of a report; ε is that of neighbouring categories, distant ones are less well hidden</source>
        <translation>一份报告的最小期望损失；ε 针对相邻的类别，相距较远的类别隐藏得较差</translation>
    </message>
</context>
<context>
    <name>halftruth::AskRoomDialog</name>
    <message>
        <source>Ask the room</source>
        <translation>向课堂提问</translation>
    </message>
    <message>
        <source>THE QUESTION</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Forced response</source>
        <translation>强制应答</translation>
    </message>
    <message>
        <source>Warner: the truth or its opposite</source>
        <translation>Warner：真相或其反面</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>设计</translation>
    </message>
    <message>
        <source>The phone&apos;s own coin</source>
        <translation>手机自带的硬币</translation>
    </message>
    <message>
        <source>Real coins</source>
        <translation>真实的硬币</translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation>真实的骰子</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>随机装置</translation>
    </message>
    <message>
        <source>Of a forced yes and of a forced no; in Warner&apos;s design, of the opposite of the truth</source>
        <translation>强制答“是”的概率，也是强制答“否”的概率；在 Warner 设计中是回答真相反面的概率</translation>
    </message>
    <message>
        <source>Probability q</source>
        <translation>概率 q</translation>
    </message>
    <message>
        <source>This design protects nobody: every answer is the truth. The page on the phones is red and says so.</source>
        <translation>这种设计不保护任何人：每个回答都是真相。手机上的页面是红色的，并会说明这一点。</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>The question and the address for the projector; Escape leaves</source>
        <translation>供投影的问题和地址；按 Esc 退出</translation>
    </message>
    <message>
        <source>PHONES</source>
        <translation>手机</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>THE ANSWERS</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>+ yes</source>
        <translation>+ 是</translation>
    </message>
    <message>
        <source>Count a yes by hand, from a sheet of paper or a raised hand (key +)</source>
        <translation>手工计入一个“是”，来自纸条或举手（按键 +）</translation>
    </message>
    <message>
        <source>+ no</source>
        <translation>+ 否</translation>
    </message>
    <message>
        <source>Count a no by hand (key −)</source>
        <translation>手工计入一个“否”（按键 −）</translation>
    </message>
    <message>
        <source>Remove the last</source>
        <translation>移除最后一个</translation>
    </message>
    <message>
        <source>Take back the answer that was counted last</source>
        <translation>撤回最后计入的回答</translation>
    </message>
    <message>
        <source>Phones are told that no answers are counted now</source>
        <translation>手机会得知现在不计入回答</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Forget all answers; phones need the new class code</source>
        <translation>忘掉所有回答；手机需要新的班级代码</translation>
    </message>
    <message>
        <source>Reveal the estimate</source>
        <translation>揭晓估计</translation>
    </message>
    <message>
        <source>The share that the answers come to, and its interval</source>
        <translation>由这些回答得出的比例及其区间</translation>
    </message>
    <message>
        <source>Show in the charts</source>
        <translation>在图中显示</translation>
    </message>
    <message>
        <source>q must be a number, but is “%1”</source>
        <translation>q 必须是数字，但现在是“%1”</translation>
    </message>
    <message>
        <source>Asked aloud</source>
        <translation>口头提问</translation>
    </message>
    <message>
        <source>Phones show the question: write it first.</source>
        <translation>手机会显示问题：请先写下问题。</translation>
    </message>
    <message>
        <source>Class open at %1</source>
        <translation>课堂开放于 %1</translation>
    </message>
    <message>
        <source>The class is full: no more than %1 answers are counted.</source>
        <translation>班级已满：最多计入 %1 个回答。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>开放</translation>
    </message>
    <message>
        <source>Phones in this network reach one page at %1, until you close it. It comes over HTTP: others there can read the answers that are sent. With this design those are the truth.</source>
        <translation>在您关闭之前，这个网络中的手机可以访问 %1 上的一个页面。页面通过 HTTP 传输：网络中的其他人可以读到发送的回答。在这种设计下，那些就是真相。</translation>
    </message>
    <message>
        <source>Phones in this network reach one page at %1, until you close it. It comes over HTTP: others there can read the answers that are sent, never whether they are true.</source>
        <translation>在您关闭之前，这个网络中的手机可以访问 %1 上的一个页面。页面通过 HTTP 传输：网络中的其他人可以读到发送的回答，但无法得知它们是否真实。</translation>
    </message>
    <message>
        <source>No port is open. Open lets phones reach one page of this program at %1, nothing else, and sends nothing elsewhere.</source>
        <translation>没有开放任何端口。“开放”让手机访问本程序在 %1 上的一个页面，仅此而已，并且不向别处发送任何内容。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Estimated share: &lt;b&gt;%1&lt;/b&gt;, with a %2 interval from &lt;b&gt;%3&lt;/b&gt; to &lt;b&gt;%4&lt;/b&gt;.</source>
        <translation>估计的比例：&lt;b&gt;%1&lt;/b&gt;，%2 区间为 &lt;b&gt;%3&lt;/b&gt; 至 &lt;b&gt;%4&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>(Unclipped %1: chance does that in small classes.)</source>
        <translation>（未截断为 %1：在小班级中，随机性会造成这种情况。）</translation>
    </message>
    <message>
        <source>Standard error %1.</source>
        <translation>标准误 %1。</translation>
    </message>
    <message>
        <source>Classroom shows this class in its own charts, with this design, as the answers come</source>
        <translation>“课堂”在自己的图表中以这种设计显示这个班级，随回答到来而更新</translation>
    </message>
    <message>
        <source>optional: stands above the question</source>
        <translation>可选：显示在问题上方</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
</context>
<context>
    <name>halftruth::ChoiceBox</name>
    <message>
        <source>No match for “%1”</source>
        <translation>没有与“%1”匹配的项</translation>
    </message>
</context>
<context>
    <name>halftruth::ClassroomScene</name>
    <message>
        <source>Orange: has the trait.</source>
        <translation>橙色：具有该特征。</translation>
    </message>
    <message>
        <source>Red ring: said no all the same.</source>
        <translation>红圈：仍说了“否”。</translation>
    </message>
    <message>
        <source>The device said: tell the truth.</source>
        <translation>装置指示：说真话。</translation>
    </message>
    <message>
        <source>The device said: say the opposite.</source>
        <translation>装置指示：说相反的。</translation>
    </message>
    <message>
        <source>The device said: say yes.</source>
        <translation>装置指示：说“是”。</translation>
    </message>
    <message>
        <source>The device said: say no.</source>
        <translation>装置指示：说“否”。</translation>
    </message>
    <message>
        <source>The device asked the other question.</source>
        <translation>装置问了另一个问题。</translation>
    </message>
    <message>
        <source>The pupils</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Let the pupils answer one after the other</source>
        <translation>让学生逐个回答</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Let the next pupil answer</source>
        <translation>让下一名学生回答</translation>
    </message>
    <message>
        <source>Let everybody answer at once</source>
        <translation>让所有人同时回答</translation>
    </message>
    <message>
        <source>Another class</source>
        <translation>另一个班级</translation>
    </message>
    <message>
        <source>Other coins: the next seed</source>
        <translation>另外的硬币：下一个种子</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>揭晓</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>How many pupils answer in a second</source>
        <translation>每秒有多少名学生回答</translation>
    </message>
    <message>
        <source>The same survey with real pupils: a sheet to print, and a tally</source>
        <translation>与真实学生进行同样的调查：一张可打印的问卷单，以及计票</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Nobody has answered yet.</source>
        <translation>还没有人回答。</translation>
    </message>
    <message>
        <source>%1 of %2 have answered, %3 said yes: estimate %4</source>
        <translation>%2 人中有 %1 人已回答，%3 人说“是”：估计值 %4</translation>
    </message>
    <message>
        <source>The first %1 pupils are shown.</source>
        <translation>显示前 %1 名学生。</translation>
    </message>
    <message>
        <source>Point at a pupil to see what the answer tells about them.</source>
        <translation>指向一名学生，看其回答透露了什么。</translation>
    </message>
    <message>
        <source>Pupil %1</source>
        <translation>学生 %1</translation>
    </message>
    <message>
        <source>In truth: yes.</source>
        <translation>实为“是”。</translation>
    </message>
    <message>
        <source>In truth: no.</source>
        <translation>实为“否”。</translation>
    </message>
    <message>
        <source>They said no all the same.</source>
        <translation>但仍说了“否”。</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>The same class from the beginning: nobody has answered</source>
        <translation>同一班级从头开始：还没有人回答</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>跳到结尾</translation>
    </message>
    <message>
        <source>The truth: who has the trait, what each was told, which intervals contain the share</source>
        <translation>真相：谁具有该特征、每人得到的指示、哪些区间包含该比例</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>%1 of %2 have answered, %3 said yes: estimate %4, truth %5</source>
        <translation>%2 人中已有 %1 人回答，%3 人答“是”：估计值 %4，真值 %5</translation>
    </message>
    <message>
        <source>%1 hasn&apos;t answered yet.</source>
        <translation>%1 还没有回答。</translation>
    </message>
    <message>
        <source>%1 said yes: whoever thought the trait as likely as not now gives it probability %2.</source>
        <translation>%1 答“是”：原本认为有无该特征同样可能的人，现在认为其概率为 %2。</translation>
    </message>
    <message>
        <source>%1 said no: whoever thought the trait as likely as not now gives it probability %2.</source>
        <translation>%1 答“否”：原本认为有无该特征同样可能的人，现在认为其概率为 %2。</translation>
    </message>
    <message>
        <source>%1 said yes: the trait now has probability %2, before it %3.</source>
        <translation>%1 答“是”：该特征的概率现为 %2，此前为 %3。</translation>
    </message>
    <message>
        <source>%1 said no: the trait now has probability %2, before it %3.</source>
        <translation>%1 答“否”：该特征的概率现为 %2，此前为 %3。</translation>
    </message>
    <message>
        <source>Repeat the class once more, into the histogram</source>
        <translation>再重复该班级一次，计入直方图</translation>
    </message>
    <message>
        <source>Repeat the class %1 times more, into the histogram</source>
        <translation>再重复该班级 %1 次，计入直方图</translation>
    </message>
    <message>
        <source>Ask the room…</source>
        <translation>向课堂提问…</translation>
    </message>
    <message>
        <source>The pupils answer on their phones, or are counted by hand</source>
        <translation>学生用手机回答，或手工计数</translation>
    </message>
    <message>
        <source>Hand-out for a class…</source>
        <translation>给班级的问卷单…</translation>
    </message>
    <message>
        <source>Filled bubble: said yes.</source>
        <translation>实心气泡：回答“是”。</translation>
    </message>
    <message>
        <source>Filled bubble: said yes. Point at a pupil to see what that tells about them.</source>
        <translation>实心气泡：回答“是”。指向一名学生，看这透露了什么。</translation>
    </message>
</context>
<context>
    <name>halftruth::DataDialog</name>
    <message>
        <source>Open data: %1</source>
        <translation>打开数据：%1</translation>
    </message>
    <message>
        <source>with a header</source>
        <translation>有表头</translation>
    </message>
    <message>
        <source>without a header</source>
        <translation>无表头</translation>
    </message>
    <message>
        <source>without a header, recognised as %1</source>
        <translation>无表头，识别为 %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>第一列</translation>
    </message>
    <message>
        <source>Second column</source>
        <translation>第二列</translation>
    </message>
    <message>
        <source>Rows count as</source>
        <translation>每行计为</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>one record each</source>
        <translation>一条记录</translation>
    </message>
    <message>
        <source>as many records as “%1” says</source>
        <translation>“%1”列所给的记录数</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns, %3. Choose one column, or two whose joint distribution is wanted.</source>
        <translation>%1 行，%2 列，%3。请选择一列，或选择两列以得到其联合分布。</translation>
    </message>
    <message>
        <source>more than %1 rows, %2 columns, %3. Choose one column, or two whose joint distribution is wanted.</source>
        <translation>超过 %1 行，%2 列，%3。请选择一列，或选择两列以得到其联合分布。</translation>
    </message>
    <message>
        <source>%1 (over %2 values)</source>
        <translation>%1（超过 %2 个值）</translation>
    </message>
    <message>
        <source>%1 (%2 values)</source>
        <translation>%1（%2 个值）</translation>
    </message>
</context>
<context>
    <name>halftruth::EdgeGrip</name>
    <message>
        <source>Drag to make the panel wider; a double click makes it as it was</source>
        <translation>拖动可加宽面板；双击恢复原状</translation>
    </message>
</context>
<context>
    <name>halftruth::ExplanationPanel</name>
    <message>
        <source>%1 explained</source>
        <translation>“%1”的解释</translation>
    </message>
    <message>
        <source>The charts, as they are now</source>
        <translation>图表，按其现状</translation>
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
        <translation>标题</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Parameters, below</source>
        <translation>参数，置于下方</translation>
    </message>
    <message>
        <source>The answer in words, below</source>
        <translation>文字答案，置于下方</translation>
    </message>
    <message>
        <source>Export a figure</source>
        <translation>导出图</translation>
    </message>
    <message>
        <source>All charts on one page</source>
        <translation>全部图表置于一页</translation>
    </message>
    <message>
        <source>All charts, each in a file</source>
        <translation>全部图表，各存一个文件</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>自定义</translation>
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
        <translation>尺寸的单位</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Pixels in an inch. With 9 pt type, 96 dpi draws texts at their size on screen</source>
        <translation>每英寸像素数。文字为 9 pt 时，96 dpi 按屏幕上的大小绘制文字</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Size of the type</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Width of the curves</source>
        <translation>曲线粗细</translation>
    </message>
    <message>
        <source>The program&apos;s font</source>
        <translation>程序的字体</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>彩色</translation>
    </message>
    <message>
        <source>Colour and dashes</source>
        <translation>彩色加线型</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>黑白</translation>
    </message>
    <message>
        <source>What tells curves apart</source>
        <translation>以何区分曲线</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Legend above the plot</source>
        <translation>图例在绘图区上方</translation>
    </message>
    <message>
        <source>Legend inside, where there is room</source>
        <translation>图例在内部，有空位之处</translation>
    </message>
    <message>
        <source>No legend</source>
        <translation>无图例</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Being computed: %p %</source>
        <translation>正在计算：%p%</translation>
    </message>
    <message>
        <source>Being written…</source>
        <translation>正在写入…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用于</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>With</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>%1, in 3-D</source>
        <translation>%1：三维</translation>
    </message>
    <message>
        <source>Numbers, no picture.</source>
        <translation>只有数值，没有图片。</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>导出到</translation>
    </message>
    <message>
        <source>Choose a file to write.</source>
        <translation>请选择要写入的文件。</translation>
    </message>
    <message>
        <source>New folder?</source>
        <translation>新建文件夹？</translation>
    </message>
    <message>
        <source>There is no folder %1. Make it?</source>
        <translation>没有文件夹 %1。要新建吗？</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be made.</source>
        <translation>无法新建文件夹 %1。</translation>
    </message>
    <message>
        <source>The file&apos;s name must end in %1, but ends in .%2.</source>
        <translation>文件名必须以 %1 结尾，但现以 .%2 结尾。</translation>
    </message>
    <message>
        <source>A surface is written as a PNG image.</source>
        <translation>曲面写为 PNG 图像。</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 已存在。要替换它吗？</translation>
    </message>
    <message>
        <source>These files are there already: %1. Replace them?</source>
        <translation>这些文件已存在：%1。要替换它们吗？</translation>
    </message>
    <message>
        <source>Replace?</source>
        <translation>要替换吗？</translation>
    </message>
    <message>
        <source>Names at the curves&apos; ends, where they fit</source>
        <translation>名称标在曲线末端，如果放得下</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>%1 and %2 other files are there already. Replace them?</source>
        <translation>%1 和另外 %2 个文件已经存在。要替换吗？</translation>
    </message>
    <message>
        <source>This chart isn&apos;t there for every one of these values.</source>
        <translation>并非每个取值都有这张图。</translation>
    </message>
    <message>
        <source>One for each point</source>
        <translation>每个点一行</translation>
    </message>
    <message>
        <source>One for each x, a column for every curve</source>
        <translation>每个 x 一行，每条曲线一列</translation>
    </message>
    <message>
        <source>Rows of the table</source>
        <translation>表格的行</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 毫米</translation>
    </message>
    <message>
        <source>%1, %2 × %3 pixels</source>
        <translation>%1，%2 × %3 像素</translation>
    </message>
    <message>
        <source>There isn&apos;t enough memory for a picture of this size.</source>
        <translation>内存不足，无法绘制这个尺寸的图片。</translation>
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
        <translation>%1 必须是数字，但却是“%2”</translation>
    </message>
</context>
<context>
    <name>halftruth::FigureActions</name>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Copy &amp;data</source>
        <translation>复制数据(&amp;D)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>已导出 %1</translation>
    </message>
    <message>
        <source>Copied “%1” as an image</source>
        <translation>已将“%1”复制为图像</translation>
    </message>
    <message>
        <source>Copied the numbers of “%1”</source>
        <translation>已复制“%1”的数值</translation>
    </message>
    <message>
        <source>&amp;Main chart</source>
        <translation>主图表(&amp;M)</translation>
    </message>
    <message>
        <source>Copy &amp;image</source>
        <translation>复制图像(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>适合窗口(&amp;F)</translation>
    </message>
    <message>
        <source>Zoom to ran&amp;ge…</source>
        <translation>缩放到范围(&amp;G)…</translation>
    </message>
    <message>
        <source>As the wheel does over a chart, or a frame drawn there by dragging with Shift</source>
        <translation>与在图表上滚动滚轮相同，也可按住 Shift 拖出方框</translation>
    </message>
    <message>
        <source>As the wheel does over a chart</source>
        <translation>与在图表上滚动滚轮相同</translation>
    </message>
    <message>
        <source>All of the chart again</source>
        <translation>重新显示整个图表</translation>
    </message>
    <message>
        <source>The ends of the chart&apos;s axes, typed</source>
        <translation>输入图表坐标轴的两端</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n files</source>
        <translation>
            <numerusform>已导出 %n 个文件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>halftruth::FigureTableModel</name>
    <message>
        <source>level</source>
        <translation>水平</translation>
    </message>
    <message>
        <source>“%1” in files. Click to sort, once more for the other way, a third time for the figure&apos;s order</source>
        <translation>在文件中为“%1”。单击排序，再次单击反向排序，第三次单击恢复图中的顺序</translation>
    </message>
    <message>
        <source>series</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>role</source>
        <translation>角色</translation>
    </message>
</context>
<context>
    <name>halftruth::FigureView</name>
    <message>
        <source>Back to all charts (Esc, or a double click on the title)</source>
        <translation>返回全部图表（Esc，或双击标题）</translation>
    </message>
    <message>
        <source>Enlarge to the whole board (Return, or a double click on the title)</source>
        <translation>放大到整个面板（Return，或双击标题）</translation>
    </message>
    <message>
        <source>Formula and source of %1</source>
        <translation>%1：公式与来源</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适合窗口</translation>
    </message>
    <message>
        <source>Logarithmic: %1</source>
        <translation>对数：%1</translation>
    </message>
    <message>
        <source>&amp;Shown</source>
        <translation>显示项(&amp;S)</translation>
    </message>
    <message>
        <source>Click to hide or show</source>
        <translation>单击以隐藏或显示</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Show all again (Home or Ctrl+0)</source>
        <translation>重新显示全部（Home 或 Ctrl+0）</translation>
    </message>
    <message>
        <source>Release to zoom, Esc gives up</source>
        <translation>松开即缩放，按 Esc 取消</translation>
    </message>
    <message>
        <source>Release to zoom to %1, Esc gives up</source>
        <translation>松开即缩放到 %1，按 Esc 取消</translation>
    </message>
    <message>
        <source>As the wheel does, or a frame drawn by dragging with Shift</source>
        <translation>与滚轮相同，也可按住 Shift 拖出方框</translation>
    </message>
    <message>
        <source>Zoom to ran&amp;ge…</source>
        <translation>缩放到范围(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>适合窗口(&amp;F)</translation>
    </message>
</context>
<context>
    <name>halftruth::FileActions</name>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;data…</source>
        <translation>打开数据(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Every parameter at its default, without pins</source>
        <translation>每个参数取默认值，无钉选</translation>
    </message>
    <message>
        <source>Take one or two columns of a CSV file as data</source>
        <translation>以 CSV 文件的一列或两列作为数据</translation>
    </message>
    <message>
        <source>Save all parameters, pins and views as a session</source>
        <translation>将全部参数、钉选和视图保存为会话</translation>
    </message>
    <message>
        <source>Save all parameters, pins and views under another name</source>
        <translation>将全部参数、钉选和视图以另一名称保存</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation>%1 已不在那里。</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>Opened the records of %1</source>
        <translation>已打开 %1 的记录</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Sessions (*.%1)</source>
        <translation>会话 (*.%1)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>未保存的工作</translation>
    </message>
    <message>
        <source>Halftruth ended before your last work was saved. Bring it back?</source>
        <translation>Halftruth 在保存您上次的工作之前已结束。要恢复吗？</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Save what you have set and pinned as a session?</source>
        <translation>要将您的设置和钉选保存为会话吗？</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>要保存对“%1”的更改吗？</translation>
    </message>
    <message>
        <source>%1[*] – %2</source>
        <translation>%1[*] – %2</translation>
    </message>
    <message>
        <source>Open a session, a lesson, an exported figure or a data file (Ctrl+O)</source>
        <translation>打开会话、课程、导出的图或数据文件 (Ctrl+O)</translation>
    </message>
    <message>
        <source>Open a session, a lesson, an exported figure or a data file</source>
        <translation>打开会话、课程、导出的图或数据文件</translation>
    </message>
    <message>
        <source>Sessions, lessons, figures and tables (*.json *.png *.svg *.pdf %1);;Sessions (*.%2);;All files (*)</source>
        <translation>会话、课程、图和表 (*.json *.png *.svg *.pdf %1);;会话 (*.%2);;所有文件 (*)</translation>
    </message>
    <message>
        <source>“%1” is open. Open it again as it was saved, and give up what has been changed since?</source>
        <translation>“%1”已经打开。要按保存时的样子重新打开，并放弃此后的更改吗？</translation>
    </message>
    <message>
        <source>Saved your own work, without what was set in the lesson: %1</source>
        <translation>已保存您自己的工作（不含课程中的设置）：%1</translation>
    </message>
</context>
<context>
    <name>halftruth::FrameChoice</name>
    <message>
        <source>For values of %1</source>
        <translation>对 %1 的各个取值</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>第一个值</translation>
    </message>
    <message>
        <source>Last value</source>
        <translation>最后一个值</translation>
    </message>
    <message>
        <source>%1 must be a number, but is “%2”</source>
        <translation>%1必须是数字，但现在是“%2”</translation>
    </message>
    <message>
        <source>%1 must be in %2, but is %3</source>
        <translation>%1必须属于 %2，但现在是 %3</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>一个文件</translation>
    </message>
    <message>
        <source>How many files</source>
        <translation>多少个文件</translation>
    </message>
    <message>
        <source> files</source>
        <translation> 个文件</translation>
    </message>
    <message>
        <source>Number of files</source>
        <translation>文件数</translation>
    </message>
</context>
<context>
    <name>halftruth::GalleryPage</name>
    <message>
        <source>agrees</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>所印数值</translation>
    </message>
    <message>
        <source>by its formula</source>
        <translation>按其公式</translation>
    </message>
    <message>
        <source>here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Show it in “%1”</source>
        <translation>在“%1”中显示</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>数值集锦</translation>
    </message>
    <message>
        <source>Published numbers, and what Halftruth computes for them now. They agree where ours, rounded as the source&apos;s is, is the same. “halftruth gallery --check” does it without a window.</source>
        <translation>已发表的数值，以及 Halftruth 现在为它们算出的数值。若我们的数值按来源的位数舍入后相同，则为一致。“halftruth gallery --check”无须窗口即可完成。</translation>
    </message>
</context>
<context>
    <name>halftruth::GroupHeader</name>
    <message>
        <source>unfolded</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>已折叠</translation>
    </message>
    <message>
        <source>%1; something in it isn&apos;t as it is at first</source>
        <translation>%1；其中有内容已不同于初始状态</translation>
    </message>
    <message>
        <source>Something in it isn&apos;t as it is at first</source>
        <translation>其中有内容已不同于初始状态</translation>
    </message>
</context>
<context>
    <name>halftruth::HandOutView</name>
    <message>
        <source>The sheet as it will be printed</source>
        <translation>问卷单，按打印的样子</translation>
    </message>
    <message>
        <source>There is no sheet: %1</source>
        <translation>没有可用的问卷：%1</translation>
    </message>
</context>
<context>
    <name>halftruth::LessonActions</name>
    <message>
        <source>&amp;Worksheet…</source>
        <translation>练习单(&amp;W)…</translation>
    </message>
    <message>
        <source>The questions and exercises of the lessons, with room for the answers</source>
        <translation>各课的问题和练习，留有作答的空间</translation>
    </message>
    <message>
        <source>&amp;Solutions…</source>
        <translation>答案(&amp;S)…</translation>
    </message>
    <message>
        <source>The same with the answers and how to come to them</source>
        <translation>同样的内容，附答案和求解过程</translation>
    </message>
    <message>
        <source>Speaker &amp;notes…</source>
        <translation>讲稿(&amp;N)…</translation>
    </message>
    <message>
        <source>The time plan, and what whoever teaches says and does</source>
        <translation>时间安排，以及教师说什么、做什么</translation>
    </message>
    <message>
        <source>PDF, A4 (*.pdf)</source>
        <translation>PDF，A4 (*.pdf)</translation>
    </message>
    <message>
        <source>PDF, Letter (*.pdf)</source>
        <translation>PDF，Letter (*.pdf)</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
</context>
<context>
    <name>halftruth::LessonPanel</name>
    <message>
        <source>‹ Back</source>
        <translation>‹ 上一步</translation>
    </message>
    <message>
        <source>EXERCISE</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Leaves the lesson: all that was set before it is there again</source>
        <translation>离开课程：之前的所有设置都会恢复</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>下一步 ›</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>What is set here ends with the lesson: your own work waits for you.</source>
        <translation>此处的设置随课程结束；您自己的工作会保留。</translation>
    </message>
    <message>
        <source>The lesson has ended: this is your own work again</source>
        <translation>课程已结束：这里又是您自己的工作</translation>
    </message>
</context>
<context>
    <name>halftruth::ListRow</name>
    <message>
        <source>Type numbers with commas between: 0.1, 0.25, 0.45</source>
        <translation>输入以逗号分隔的数字：0.1, 0.25, 0.45</translation>
    </message>
    <message>
        <source>Type 1 to %1 numbers with commas between, such as 0.1, 0.25, 0.45</source>
        <translation>请输入 1 到 %1 个数，以逗号分隔，例如 0.1, 0.25, 0.45</translation>
    </message>
    <message>
        <source>Each number must be in %1, and %2 isn&apos;t</source>
        <translation>每个数都必须属于 %1，而 %2 不属于</translation>
    </message>
</context>
<context>
    <name>halftruth::MainWindow</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>&amp;Explain this explorer</source>
        <translation>解释此探索器(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>The survey in a room: a sheet for the pupils, and the estimate from their answers</source>
        <translation>在教室里进行调查：给学生的问卷单，以及由其回答得到的估计值</translation>
    </message>
    <message>
        <source>&amp;Two-curator release…</source>
        <translation>双管理者发布(&amp;T)…</translation>
    </message>
    <message>
        <source>Release two columns of a file as sampled and perturbed records</source>
        <translation>将文件的两列作为抽样并扰动后的记录发布</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Names of the explorers</source>
        <translation>探索器名称(&amp;N)</translation>
    </message>
    <message>
        <source>Beside their icons, whatever the window&apos;s width</source>
        <translation>显示在图标旁，无论窗口多宽</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>高对比度(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>E&amp;xplorers</source>
        <translation>探索器(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Terms of privacy</source>
        <translation>隐私术语(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Sources</source>
        <translation>来源(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;About Halftruth</source>
        <translation>关于 Halftruth(&amp;A)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>PARAMETERS</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>EXPLAIN</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>Drawn in %1 ms</source>
        <translation>绘制用时 %1 ms</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The model of privacy: see Help ▸ Terms</source>
        <translation>隐私模型：见“帮助”▸“术语”</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>更多…</translation>
    </message>
    <message>
        <source>Stopped at %1 %</source>
        <translation>已停在 %1%</translation>
    </message>
    <message>
        <source>Searching for %1… %2 %</source>
        <translation>正在搜索 %1… %2%</translation>
    </message>
    <message>
        <source>Searching for %1…</source>
        <translation>正在搜索 %1…</translation>
    </message>
    <message>
        <source>Refining… %1 %</source>
        <translation>正在细化… %1%</translation>
    </message>
    <message>
        <source>Refining…</source>
        <translation>正在细化…</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>没有结果</translation>
    </message>
    <message>
        <source>Nothing meets the target. What is shown is the last valid state: %1.</source>
        <translation>无法达到目标。所显示的是最后的有效状态：%1。</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>About Halftruth</source>
        <translation>关于 Halftruth</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Halftruth %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;An explorer for the privacy/utility tradeoffs of randomized response.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Halftruth %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;探索随机应答的隐私/效用权衡的工具。&lt;/p&gt;&lt;p&gt;自由软件，采用 GNU 通用公共许可证第 3 版或更高版本。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>减少动态效果(&amp;R)</translation>
    </message>
    <message>
        <source>What would move or fade is at once where it goes to</source>
        <translation>会移动或淡出的内容立即到位</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>全部结果</translation>
    </message>
    <message>
        <source>Sce&amp;narios…</source>
        <translation>情景(&amp;N)…</translation>
    </message>
    <message>
        <source>The pinned states of all explorers in one table</source>
        <translation>所有探索器中钉住的状态，列于一张表中</translation>
    </message>
    <message>
        <source>&amp;Gallery of published numbers</source>
        <translation>已发表数值的集锦(&amp;G)</translation>
    </message>
    <message>
        <source>Ask the roo&amp;m…</source>
        <translation>向课堂提问(&amp;M)…</translation>
    </message>
    <message>
        <source>A class answers on its phones, or is counted by hand</source>
        <translation>班级用手机回答，或手工计数</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>学习(&amp;L)</translation>
    </message>
    <message>
        <source>Predict first. What the program finds is here once your answer is locked in.</source>
        <translation>请先预测。锁定您的答案之后，这里会显示程序得出的结果。</translation>
    </message>
    <message>
        <source>&amp;Hand-out for a class…</source>
        <translation>给班级的问卷单(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Reset all parameters</source>
        <translation>重置全部参数(&amp;R)</translation>
    </message>
    <message>
        <source>The&amp;me</source>
        <translation>主题(&amp;M)</translation>
    </message>
    <message>
        <source>Undone in %1: %2</source>
        <translation>已在“%1”中撤销：%2</translation>
    </message>
    <message>
        <source>Redone in %1: %2</source>
        <translation>已在“%1”中重做：%2</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
</context>
<context>
    <name>halftruth::Navigation</name>
    <message>
        <source>Explorers</source>
        <translation>探索器</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>halftruth::NeighbourRow</name>
    <message>
        <source>Which record of the collection is replaced: 1 is the first</source>
        <translation>替换记录集中的哪条记录：1 为第一条</translation>
    </message>
    <message>
        <source>Record in its place</source>
        <translation>取而代之的记录</translation>
    </message>
    <message>
        <source>The record in its place, of 0s and 1s</source>
        <translation>取而代之的记录，由 0 和 1 组成</translation>
    </message>
    <message>
        <source>Number of the replaced record</source>
        <translation>被替换记录的编号</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>变为</translation>
    </message>
    <message>
        <source>instead of %1</source>
        <translation>替换 %1</translation>
    </message>
    <message>
        <source>the record replaced must be in %1, but is “%2”</source>
        <translation>被替换的记录必须在 %1 之中，但现为“%2”</translation>
    </message>
    <message>
        <source>replacement</source>
        <translation>替换者</translation>
    </message>
</context>
<context>
    <name>halftruth::ParameterPanel</name>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Where the categories come from: their number K and how concentrated they are</source>
        <translation>类别的来源：其个数 K 以及其集中程度</translation>
    </message>
    <message>
        <source>Release…</source>
        <translation>发布…</translation>
    </message>
    <message>
        <source>Two-curator release…</source>
        <translation>双管理者发布…</translation>
    </message>
    <message>
        <source>Release two columns of a file as sampled and perturbed records</source>
        <translation>将文件的两列作为抽样并扰动后的记录发布</translation>
    </message>
    <message>
        <source>Synthetic: uniform</source>
        <translation>合成：均匀</translation>
    </message>
    <message>
        <source>Synthetic: Zipf</source>
        <translation>合成：Zipf</translation>
    </message>
    <message>
        <source>Open a CSV file…</source>
        <translation>打开 CSV 文件…</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Title of the chart</source>
        <translation>图表标题</translation>
    </message>
    <message>
        <source>as the quantity</source>
        <translation>同量的名称</translation>
    </message>
    <message>
        <source>What the chart is called on screen and where it is exported; empty for the quantity&apos;s name</source>
        <translation>图表在屏幕上和导出文件中的名称；留空则用该量的名称</translation>
    </message>
</context>
<context>
    <name>halftruth::ParameterRow</name>
    <message>
        <source>given by the data</source>
        <translation>由数据给定</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds from end to end</source>
        <translation>
            <numerusform>从一端到另一端 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Over and over</source>
        <translation>循环播放</translation>
    </message>
    <message>
        <source>With a trail</source>
        <translation>带轨迹</translation>
    </message>
    <message>
        <source>Stop here (P)</source>
        <translation>停在此处 (P)</translation>
    </message>
    <message>
        <source>Play %1 through its range (P)</source>
        <translation>让 %1 在其范围内播放 (P)</translation>
    </message>
    <message>
        <source>%1, found from the others</source>
        <translation>%1，由其余参数求得</translation>
    </message>
    <message>
        <source>Found from the others</source>
        <translation>由其余参数求得</translation>
    </message>
    <message>
        <source>Hold %1 as a count, whatever %2 is (%)</source>
        <translation>将 %1 保持为个数，无论 %2 为何值 (%)</translation>
    </message>
    <message>
        <source>Hold %1 as a share of %2: it follows %2 (%)</source>
        <translation>将 %1 保持为 %2 的比例：随 %2 变化 (%)</translation>
    </message>
    <message>
        <source>%1 %2. Digits, F2 and Enter lead to the field, P plays it.</source>
        <translation>%1 %2。按数字键、F2 和回车进入输入框，按 P 播放。</translation>
    </message>
    <message>
        <source>%1 needs a number</source>
        <translation>%1 需要一个数</translation>
    </message>
    <message>
        <source>%1 must be a number, but is “%2”</source>
        <translation>%1 必须是数，但现为“%2”</translation>
    </message>
    <message>
        <source>Export the frames…</source>
        <translation>导出各帧…</translation>
    </message>
</context>
<context>
    <name>halftruth::PartTabs</name>
    <message>
        <source>What is shown</source>
        <translation>显示内容</translation>
    </message>
</context>
<context>
    <name>halftruth::PinBar</name>
    <message>
        <source>&amp;Pin the current curves</source>
        <translation>钉住当前曲线(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Unpin all</source>
        <translation>全部取消钉住(&amp;U)</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>钉住</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消钉住</translation>
    </message>
    <message>
        <source>Keep the current curves to compare with (Ctrl+P)</source>
        <translation>保留当前曲线以供比较 (Ctrl+P)</translation>
    </message>
    <message>
        <source>There are %1 pins; unpin one first</source>
        <translation>已有 %1 个钉选；请先取消一个</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>取消钉住 %1</translation>
    </message>
    <message>
        <source>Δ</source>
        <translation>Δ</translation>
    </message>
    <message>
        <source>Go back to %1; a double click or F2 renames it</source>
        <translation>回到 %1；双击或按 F2 重命名</translation>
    </message>
    <message>
        <source>Compare the results with %1</source>
        <translation>将结果与 %1 比较</translation>
    </message>
    <message>
        <source>Name of the pin</source>
        <translation>钉住状态的名称</translation>
    </message>
    <message>
        <source>&amp;Compare side by side</source>
        <translation>并排比较(&amp;C)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Show the charts of a pinned state beside those of now; where nothing is pinned, what is shown now is (Ctrl+B)</source>
        <translation>将钉住状态的图表与现在的并排显示；若尚未钉住任何状态，则钉住现在所显示的 (Ctrl+B)</translation>
    </message>
    <message>
        <source>this map doesn&apos;t show pins</source>
        <translation>此热图不显示钉选</translation>
    </message>
</context>
<context>
    <name>halftruth::Presentation</name>
    <message>
        <source>&amp;Presentation</source>
        <translation>放映(&amp;P)</translation>
    </message>
    <message>
        <source>Leave the presentation</source>
        <translation>退出放映</translation>
    </message>
    <message>
        <source>Full screen and twice as large: one chart, the sentence, and the sliders that matter</source>
        <translation>全屏并放大一倍：一幅图、结论句和关键滑块</translation>
    </message>
    <message>
        <source>The screen is black: any key shows it again</source>
        <translation>屏幕已变黑：按任意键恢复</translation>
    </message>
    <message>
        <source>Esc leaves the presentation · ← → charts · ↑ ↓ presets · B black</source>
        <translation>Esc 退出放映 · ← → 切换图 · ↑ ↓ 切换预设 · B 黑屏</translation>
    </message>
    <message>
        <source>Begin the presentation</source>
        <translation>开始放映</translation>
    </message>
</context>
<context>
    <name>halftruth::PresentationBar</name>
    <message>
        <source>The chart before</source>
        <translation>上一幅图</translation>
    </message>
    <message>
        <source>The next chart</source>
        <translation>下一幅图</translation>
    </message>
    <message>
        <source>The preset before</source>
        <translation>上一个预设</translation>
    </message>
    <message>
        <source>The next preset</source>
        <translation>下一个预设</translation>
    </message>
    <message>
        <source>Leave the presentation</source>
        <translation>退出放映</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Back from the presets</source>
        <translation>从预设返回</translation>
    </message>
</context>
<context>
    <name>halftruth::PresetMenu</name>
    <message>
        <source>&amp;Presets</source>
        <translation>预设(&amp;P)</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Of every explorer</source>
        <translation>所有探索器的</translation>
    </message>
</context>
<context>
    <name>halftruth::PrintPreview</name>
    <message>
        <source>Print preview</source>
        <translation>打印预览</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>One of %1 pages, which are all alike</source>
        <translation>共 %1 页，各页相同，此为其中一页</translation>
    </message>
</context>
<context>
    <name>halftruth::PupilField</name>
    <message>
        <source>T: told to tell the truth</source>
        <translation>T：要求说实话</translation>
    </message>
    <message>
        <source>L: told to say the opposite</source>
        <translation>L：要求说相反的</translation>
    </message>
    <message>
        <source>Y: told to say yes</source>
        <translation>Y：要求说“是”</translation>
    </message>
    <message>
        <source>N: told to say no</source>
        <translation>N：要求说“否”</translation>
    </message>
    <message>
        <source>Q: asked the other question</source>
        <translation>Q：回答另一个问题</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>halftruth::QuestionBox</name>
    <message>
        <source>Lock in</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Reveals the answer without a prediction</source>
        <translation>不作预测，直接揭晓答案</translation>
    </message>
    <message>
        <source>Shows how to come to the answer</source>
        <translation>显示如何得到答案</translation>
    </message>
    <message>
        <source>“%1” is no number. 0.25, 1/4, 25 % and ln 3 are.</source>
        <translation>“%1”不是数字。0.25、1/4、25% 和 ln 3 是数字。</translation>
    </message>
    <message>
        <source>✓ Right: %1.</source>
        <translation>✓ 正确：%1。</translation>
    </message>
    <message>
        <source>≈ Close: it is %1, rounded.</source>
        <translation>≈ 接近：答案是 %1，经过舍入。</translation>
    </message>
    <message>
        <source>✗ It is %1. Look at this: %2</source>
        <translation>✗ 答案是 %1。请看这里：%2</translation>
    </message>
    <message>
        <source>✗ Not yet. Look at this: %1</source>
        <translation>✗ 还不对。请看这里：%1</translation>
    </message>
</context>
<context>
    <name>halftruth::ReadoutButton</name>
    <message>
        <source>the same at %1</source>
        <translation>与 %1 处相同</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>相对于 %2：%1</translation>
    </message>
    <message>
        <source>
%1: %2</source>
        <translation>
%1：%2</translation>
    </message>
    <message>
        <source>%1%2
Click to copy %3</source>
        <translation>%1%2
单击以复制%3</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>至多</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>about</source>
        <translation>约</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>
Exact, and shown rounded up: what is shown still holds</source>
        <translation>
精确值，显示时向上舍入：所显示的依然成立</translation>
    </message>
    <message>
        <source>
Exact, and shown rounded down: what is shown still holds</source>
        <translation>
精确值，显示时向下舍入：所显示的依然成立</translation>
    </message>
    <message>
        <source>%1, of a moment ago</source>
        <translation>%1（片刻之前）</translation>
    </message>
</context>
<context>
    <name>halftruth::ReadoutChips</name>
    <message>
        <source>The answer in numbers</source>
        <translation>以数值表示的答案</translation>
    </message>
</context>
<context>
    <name>halftruth::ReadoutPanel</name>
    <message>
        <source>Doesn&apos;t apply: %1</source>
        <translation>不适用：%1</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>其他结果</translation>
    </message>
</context>
<context>
    <name>halftruth::RealClassDialog</name>
    <message>
        <source>DESIGN</source>
        <translation>设计</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>设计</translation>
    </message>
    <message>
        <source>Lie probability q</source>
        <translation>说谎概率 q</translation>
    </message>
    <message>
        <source>Truthful answers t</source>
        <translation>如实回答的比例 t</translation>
    </message>
    <message>
        <source>Forced yes answers y</source>
        <translation>强制回答“是”的比例 y</translation>
    </message>
    <message>
        <source>Innocuous trait u</source>
        <translation>非敏感特征 u</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>装置</translation>
    </message>
    <message>
        <source>SHEET FOR THE PUPILS</source>
        <translation>给学生的问卷单</translation>
    </message>
    <message>
        <source>Left blank: to be written in by hand</source>
        <translation>留空：由手写填入</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>The share that would truthfully say yes, for the example on the sheet</source>
        <translation>会如实回答“是”的比例，用于问卷单上的例子</translation>
    </message>
    <message>
        <source>Share in the example</source>
        <translation>例子中的比例</translation>
    </message>
    <message>
        <source>One</source>
        <translation>一份</translation>
    </message>
    <message>
        <source>Two, to be cut apart</source>
        <translation>两份，裁开使用</translation>
    </message>
    <message>
        <source>Sheets on a page</source>
        <translation>每页问卷单数</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>存为 PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>THE ANSWERS</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Answers n</source>
        <translation>回答数 n</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Birthday</source>
        <translation>生日</translation>
    </message>
    <message>
        <source>The nearest simple one</source>
        <translation>最接近的简单装置</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>硬币</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>骰子</translation>
    </message>
    <message>
        <source>Birthdays</source>
        <translation>生日</translation>
    </message>
    <message>
        <source>This design gives no protection: every answer is the truth. The sheet says so.</source>
        <translation>此设计不提供任何保护：每个回答都是真相。问卷单上会写明。</translation>
    </message>
    <message>
        <source>One of the answers gives the truth away; the sheet says so. Force some answers of both kinds to protect everybody.</source>
        <translation>其中一个回答会泄露真相；问卷单上会写明。要保护每个人，请对两种回答都强制一部分。</translation>
    </message>
    <message>
        <source>“%1” answers</source>
        <translation>“%1”回答数</translation>
    </message>
    <message>
        <source>share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Count the sheets and the “%1” answers among them.</source>
        <translation>清点问卷单以及其中回答“%1”的份数。</translation>
    </message>
    <message>
        <source>Estimated share: &lt;b&gt;%1&lt;/b&gt;, with a %2 interval from &lt;b&gt;%3&lt;/b&gt; to &lt;b&gt;%4&lt;/b&gt;.</source>
        <translation>估计比例：&lt;b&gt;%1&lt;/b&gt;，%2 区间从 &lt;b&gt;%3&lt;/b&gt; 到 &lt;b&gt;%4&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>(Unclipped %1: chance does that in small classes.)</source>
        <translation>（未截断 %1：小班级中随机性会造成这种情况。）</translation>
    </message>
    <message>
        <source>Standard error %1.</source>
        <translation>标准误 %1。</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>保存问卷单</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>已保存到 %1</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>份数</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 页</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1 页</translation>
    </message>
    <message>
        <source>Hand-out for a class</source>
        <translation>给班级的问卷单</translation>
    </message>
</context>
<context>
    <name>halftruth::RecentFiles</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近使用的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>清除(&amp;C)</translation>
    </message>
</context>
<context>
    <name>halftruth::RecordsDialog</name>
    <message>
        <source>Number of records</source>
        <translation>记录数</translation>
    </message>
    <message>
        <source>Bits per record</source>
        <translation>每条记录的位数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Collection of records</source>
        <translation>记录集</translation>
    </message>
    <message>
        <source>One record on a line, or with commas between; 000x50 are 50 copies of 000.</source>
        <translation>每行一条记录，或以英文逗号分隔；000x50 表示 50 份 000。</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Random: n</source>
        <translation>随机：n</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>抽取</translation>
    </message>
    <message>
        <source>Replaces the records by so many drawn at random; the same seed draws the same</source>
        <translation>用随机抽取的这么多条记录替换现有记录；同一种子抽取相同的记录</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Reads a file: one record on a line, or a table (CSV)</source>
        <translation>读取文件：每行一条记录，或一张表格 (CSV)</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Writes one record on a line; the command line takes such a file as --collection @FILE</source>
        <translation>每行写出一条记录；命令行以 --collection @FILE 读取这样的文件</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>已编辑</translation>
    </message>
    <message>
        <source>%1; these are the first, too many to edit here</source>
        <translation>%1；这些是开头的部分，记录太多，无法在此编辑</translation>
    </message>
    <message>
        <source>Open records</source>
        <translation>打开记录</translation>
    </message>
    <message>
        <source>Text and tables (%1);;All files (*)</source>
        <translation>文本和表格 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save records</source>
        <translation>保存记录</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>文本 (*.txt)</translation>
    </message>
</context>
<context>
    <name>halftruth::RecordsRow</name>
    <message>
        <source>Type a record of 0s and 1s, as long as those of the collection</source>
        <translation>请输入由 0 和 1 组成的记录，长度与记录集中的相同</translation>
    </message>
    <message>
        <source>Type or paste records of 0s and 1s: 000, 011, 101 or 000x50 for 50 copies</source>
        <translation>请输入或粘贴由 0 和 1 组成的记录：000, 011, 101，或 000x50 表示 50 份</translation>
    </message>
    <message>
        <source>Edit many records, draw them at random, or open a file</source>
        <translation>编辑多条记录、随机抽取，或打开文件</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>编辑：%1</translation>
    </message>
</context>
<context>
    <name>halftruth::ReleaseDialog</name>
    <message>
        <source>Two-curator release</source>
        <translation>双管理者发布</translation>
    </message>
    <message>
        <source>Choose a list of categories</source>
        <translation>选择类别列表</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>表格 (%1)</translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation>正在查看 %1</translation>
    </message>
    <message>
        <source>Say which categories there are, without looking at the data: type them, choose a list, or tick that the labels are public.</source>
        <translation>请在不看数据的情况下说明有哪些类别：输入它们，选择一份列表，或勾选标签是公开的。</translation>
    </message>
    <message>
        <source>Counting records</source>
        <translation>正在清点记录</translation>
    </message>
    <message>
        <source>Demonstrating</source>
        <translation>正在演示</translation>
    </message>
    <message>
        <source>Releasing</source>
        <translation>正在发布</translation>
    </message>
    <message>
        <source>Save the sanitised records</source>
        <translation>保存脱敏记录</translation>
    </message>
    <message>
        <source>Save the estimate</source>
        <translation>保存估计值</translation>
    </message>
    <message>
        <source>Save the marginals of the estimate</source>
        <translation>保存估计值的边缘分布</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>正在保存 %1</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>已保存到 %1</translation>
    </message>
    <message>
        <source>%1 of %2 records, %3 categories, γ = %4, RMS error at most %5.</source>
        <translation>%2 条记录中的 %1 条，%3 个类别，γ = %4，均方根误差至多 %5。</translation>
    </message>
    <message>
        <source> Error of this estimate: %1.</source>
        <translation> 此估计的误差：%1。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Released:&lt;/b&gt; %1 Only the records, the estimate and its marginals may leave the curators.</source>
        <translation>&lt;b&gt;已发布：&lt;/b&gt;%1只有记录、估计值及其边缘分布可以离开数据管理者。</translation>
    </message>
    <message>
        <source>&lt;b&gt;A demonstration:&lt;/b&gt; %1 Nothing has been released.</source>
        <translation>&lt;b&gt;演示：&lt;/b&gt;%1没有发布任何内容。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ready:&lt;/b&gt; %1 Nothing has been released.</source>
        <translation>&lt;b&gt;就绪：&lt;/b&gt;%1尚未发布任何内容。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>%1 has one column only, and a release takes two.</source>
        <translation>%1 只有一列，而发布需要两列。</translation>
    </message>
    <message>
        <source>Alice and Bob must have different columns.</source>
        <translation>Alice 与 Bob 必须有不同的列。</translation>
    </message>
    <message>
        <source>The output must be another file than the data, but is %1.</source>
        <translation>输出必须是数据以外的另一个文件，但现为 %1。</translation>
    </message>
</context>
<context>
    <name>halftruth::ReleaseForm</name>
    <message>
        <source>1 DATA</source>
        <translation>1 数据</translation>
    </message>
    <message>
        <source>The example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Choose a CSV file…</source>
        <translation>选择 CSV 文件…</translation>
    </message>
    <message>
        <source>2 WHO HOLDS WHAT</source>
        <translation>2 谁持有什么</translation>
    </message>
    <message>
        <source>Alice has</source>
        <translation>Alice 持有</translation>
    </message>
    <message>
        <source>Bob has</source>
        <translation>Bob 持有</translation>
    </message>
    <message>
        <source>3 CATEGORIES, NOT FROM THE DATA</source>
        <translation>3 类别，不取自数据</translation>
    </message>
    <message>
        <source>yes, no, …</source>
        <translation>是, 否, …</translation>
    </message>
    <message>
        <source>Labels with commas between them. What isn&apos;t listed counts as “other”, and records without a value as “missing”.</source>
        <translation>以英文逗号分隔的标签。未列出者计为“other”，没有值的记录计为“missing”。</translation>
    </message>
    <message>
        <source>Of Alice</source>
        <translation>Alice 的</translation>
    </message>
    <message>
        <source>Of Bob</source>
        <translation>Bob 的</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>来自文件…</translation>
    </message>
    <message>
        <source>The labels in the data are public</source>
        <translation>数据中的标签是公开的</translation>
    </message>
    <message>
        <source>Then the categories are those that occur. A label that only one person has would tell that this person is there.</source>
        <translation>此时类别就是出现过的那些。只有一个人才有的标签，会透露此人在其中。</translation>
    </message>
    <message>
        <source>4 PRIVACY</source>
        <translation>4 隐私</translation>
    </message>
    <message>
        <source>Privacy parameter ε</source>
        <translation>隐私参数 ε</translation>
    </message>
    <message>
        <source>Samples m</source>
        <translation>样本数 m</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>保密</translation>
    </message>
    <message>
        <source>Fixed seed</source>
        <translation>固定种子</translation>
    </message>
    <message>
        <source>Secret keys come from the operating system</source>
        <translation>密钥由操作系统提供</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>随机来源</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>For demonstrations only: who knows the seed can undo the release, so that it protects nobody.</source>
        <translation>仅供演示：知道种子的人能够还原发布，因此它谁也不保护。</translation>
    </message>
    <message>
        <source>5 RELEASE</source>
        <translation>5 发布</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>6 SAVE</source>
        <translation>6 保存</translation>
    </message>
    <message>
        <source>Save the records…</source>
        <translation>保存记录…</translation>
    </message>
    <message>
        <source>Save the estimate…</source>
        <translation>保存估计值…</translation>
    </message>
    <message>
        <source>Save its marginals…</source>
        <translation>保存其边缘分布…</translation>
    </message>
    <message>
        <source>Show the truth beside it</source>
        <translation>同时显示真值</translation>
    </message>
    <message>
        <source>Of a file, only after saving: choosing among releases by it would void ε</source>
        <translation>对于文件，只在保存之后：据此在若干次发布中挑选会使 ε 失效</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The built-in example: %1 people of the UCI Adult table, whose records are public.</source>
        <translation>内置示例：UCI Adult 表中的 %1 人，其记录是公开的。</translation>
    </message>
    <message>
        <source>epsilon</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>%1, the optimum</source>
        <translation>%1，最优值</translation>
    </message>
    <message>
        <source>Before anything is saved:</source>
        <translation>在保存任何内容之前：</translation>
    </message>
    <message>
        <source>Listed in %1</source>
        <translation>列于 %1</translation>
    </message>
    <message>
        <source>A CSV file: type where, or drop it</source>
        <translation>CSV 文件：输入路径或拖放到此</translation>
    </message>
    <message>
        <source>Where the CSV file is</source>
        <translation>CSV 文件的路径</translation>
    </message>
    <message>
        <source>Release and save the records…</source>
        <translation>发布并保存记录…</translation>
    </message>
    <message>
        <source>Release and save the estimate…</source>
        <translation>发布并保存估计值…</translation>
    </message>
    <message>
        <source>Release and save its marginals…</source>
        <translation>发布并保存其边缘分布…</translation>
    </message>
</context>
<context>
    <name>halftruth::ReleaseResults</name>
    <message>
        <source>SAMPLE → ENCRYPT → PERTURB → DECRYPT</source>
        <translation>抽样 → 加密 → 扰动 → 解密</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Record of Alice and Bob</source>
        <translation>Alice 与 Bob 的记录</translation>
    </message>
    <message>
        <source>Pads V, W</source>
        <translation>密码本 V、W</translation>
    </message>
    <message>
        <source>The server sees</source>
        <translation>服务器看到</translation>
    </message>
    <message>
        <source>It makes of it</source>
        <translation>服务器将其变为</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>已发布</translation>
    </message>
    <message>
        <source>Some records on their way, in the common random order</source>
        <translation>途中的一些记录，按共同的随机顺序</translation>
    </message>
    <message>
        <source>→ ESTIMATE</source>
        <translation>→ 估计</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估计值</translation>
    </message>
    <message>
        <source>Projected</source>
        <translation>投影后</translation>
    </message>
    <message>
        <source>Marginal</source>
        <translation>边缘分布</translation>
    </message>
    <message>
        <source>The marginals of the estimate</source>
        <translation>估计值的边缘分布</translation>
    </message>
    <message>
        <source>WHO HOLDS WHICH KEY AND SEES WHAT</source>
        <translation>谁持有哪个密钥、看到什么</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>谁</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>持有</translation>
    </message>
    <message>
        <source>sees</source>
        <translation>看到</translation>
    </message>
    <message>
        <source>and so learns</source>
        <translation>从而得知</translation>
    </message>
    <message>
        <source>Who holds which key and sees what</source>
        <translation>谁持有哪个密钥、看到什么</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>未显示</translation>
    </message>
    <message>
        <source>The estimated shares</source>
        <translation>估计的比例</translation>
    </message>
    <message>
        <source>True</source>
        <translation>真值</translation>
    </message>
</context>
<context>
    <name>halftruth::RoomDoor</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>仅限本机</translation>
    </message>
</context>
<context>
    <name>halftruth::RoomPoster</name>
    <message>
        <source>What the class sees</source>
        <translation>全班看到的内容</translation>
    </message>
    <message>
        <source>Class code %1</source>
        <translation>班级代码 %1</translation>
    </message>
</context>
<context>
    <name>halftruth::ScenarioStore</name>
    <message>
        <source>Change %1</source>
        <translation>更改：%1</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>选择：%1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置：%1</translation>
    </message>
    <message>
        <source>Hold %1 as a share</source>
        <translation>保持为比例：%1</translation>
    </message>
    <message>
        <source>Hold %1 as a count</source>
        <translation>保持为个数：%1</translation>
    </message>
    <message>
        <source>Reset all parameters</source>
        <translation>重置全部参数</translation>
    </message>
    <message>
        <source>Change the data</source>
        <translation>更改数据</translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation>预设“%1”</translation>
    </message>
    <message>
        <source>Solve for %1</source>
        <translation>求解：%1</translation>
    </message>
    <message>
        <source>Set %1 by hand</source>
        <translation>手动设置：%1</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>钉住</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消钉住</translation>
    </message>
    <message>
        <source>Unpin all</source>
        <translation>全部取消钉住</translation>
    </message>
    <message>
        <source>Go to the pin</source>
        <translation>转到钉选</translation>
    </message>
    <message>
        <source>%1 is found from the others</source>
        <translation>%1 由其余参数求得</translation>
    </message>
    <message>
        <source>%1 is given by the data</source>
        <translation>%1 由数据给定</translation>
    </message>
    <message>
        <source>Name the pin</source>
        <translation>为钉住的状态命名</translation>
    </message>
    <message>
        <source>Compare with the pin</source>
        <translation>与钉住的状态比较</translation>
    </message>
    <message>
        <source>Title of the chart</source>
        <translation>图表标题</translation>
    </message>
</context>
<context>
    <name>halftruth::ScenariosDialog</name>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>另存为 CSV(&amp;S)…</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>情景</translation>
    </message>
    <message>
        <source>Every pinned state is a row, with its numbers and, in brackets, their difference to the pin that the explorer compares with. Double click a name to change it.</source>
        <translation>每个钉住的状态为一行，列出其数值；括号中是与该探索器所比较的钉住状态之差。双击名称即可修改。</translation>
    </message>
    <message>
        <source>Pinned states</source>
        <translation>钉住的状态</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Nothing is pinned: Ctrl+P pins what an explorer shows.</source>
        <translation>没有钉住任何状态：Ctrl+P 钉住探索器所显示的内容。</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>探索器</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Save the scenarios</source>
        <translation>保存情景</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>已保存到 %1</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>显示(&amp;H)</translation>
    </message>
</context>
<context>
    <name>halftruth::SentencePanel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>halftruth::ShareActions</name>
    <message>
        <source>&amp;Parameter sheet…</source>
        <translation>参数表(&amp;P)…</translation>
    </message>
    <message>
        <source>Copy co&amp;mmand</source>
        <translation>复制命令(&amp;M)</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>复制为文本(&amp;T)</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX table</source>
        <translation>复制为 LaTeX 表格(&amp;L)</translation>
    </message>
    <message>
        <source>The decision on two pages: what is protected, how well, and what it rests on</source>
        <translation>两页纸上的决定：保护什么、保护得多好、以什么为依据</translation>
    </message>
    <message>
        <source>The command that writes the active chart as it is shown</source>
        <translation>生成当前图表（如其所示）的命令</translation>
    </message>
    <message>
        <source>The answer in words, every number, and the sources</source>
        <translation>用文字表述的答案、每个数值以及来源</translation>
    </message>
    <message>
        <source>Parameters and numbers as a table for LaTeX</source>
        <translation>以 LaTeX 表格列出的参数和数值</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Copied the command</source>
        <translation>已复制命令</translation>
    </message>
    <message>
        <source>Copied the answer as text</source>
        <translation>已将答案复制为文本</translation>
    </message>
    <message>
        <source>Copied the numbers as a LaTeX table</source>
        <translation>已将数值复制为 LaTeX 表格</translation>
    </message>
</context>
<context>
    <name>halftruth::SheetDialog</name>
    <message>
        <source>Parameter sheet</source>
        <translation>参数表</translation>
    </message>
    <message>
        <source>At most %1 charts are legible on two pages</source>
        <translation>两页中至多能清楚显示 %1 个图表</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>A line to sign on</source>
        <translation>留一行供签名</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>A line to write on</source>
        <translation>留一行供填写</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>%1-sheet</source>
        <comment>a file&apos;s name</comment>
        <translation>%1-sheet</translation>
    </message>
    <message>
        <source>Write the parameter sheet</source>
        <translation>写入参数表</translation>
    </message>
    <message>
        <source>Being computed.</source>
        <translation>正在计算。</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>一页</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1 页</translation>
    </message>
    <message>
        <source>Choose a file to write.</source>
        <translation>请选择要写入的文件。</translation>
    </message>
    <message>
        <source>The file&apos;s name must end in %1, but ends in .%2.</source>
        <translation>文件名必须以 %1 结尾，但现以 .%2 结尾。</translation>
    </message>
    <message>
        <source>Replace?</source>
        <translation>要替换吗？</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 已存在。要替换它吗？</translation>
    </message>
</context>
<context>
    <name>halftruth::SolveButton</name>
    <message>
        <source>Solve for %1</source>
        <translation>求解 %1</translation>
    </message>
    <message>
        <source>%1 is solved for and has no value</source>
        <translation>%1 为求解对象，没有值</translation>
    </message>
    <message>
        <source>%1 is solved for</source>
        <translation>%1 为求解对象</translation>
    </message>
    <message>
        <source>Find %1 for %2 (F)</source>
        <translation>求 %1：%2 (F)</translation>
    </message>
    <message>
        <source>Find %1 from the others (F)</source>
        <translation>由其余参数求 %1 (F)</translation>
    </message>
    <message>
        <source>Set %1 by hand</source>
        <translation>手动设置 %1</translation>
    </message>
    <message>
        <source>Find %1 for</source>
        <translation>求 %1，针对</translation>
    </message>
    <message>
        <source>%1: found from the others; press to change that</source>
        <translation>%1：由其他参数求得；按下可更改</translation>
    </message>
</context>
<context>
    <name>halftruth::SolveText</name>
    <message>
        <source>Searching %1 %: %2</source>
        <translation>正在搜索 %1%：%2</translation>
    </message>
    <message>
        <source>Searching: %1</source>
        <translation>正在搜索：%1</translation>
    </message>
</context>
<context>
    <name>halftruth::StopButton</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Leave what is shown as it is</source>
        <translation>保持所显示的内容不变</translation>
    </message>
</context>
<context>
    <name>halftruth::SurfaceSwitch</name>
    <message>
        <source>&amp;3-D</source>
        <translation>三维(&amp;3)</translation>
    </message>
    <message>
        <source>The heat map as a surface in 3-D (Ctrl+D)</source>
        <translation>将热图显示为三维曲面 (Ctrl+D)</translation>
    </message>
    <message>
        <source>There is no heat map here</source>
        <translation>此处没有热图</translation>
    </message>
</context>
<context>
    <name>halftruth::SurfaceView</name>
    <message>
        <source>%1, as a surface</source>
        <translation>%1，作为曲面</translation>
    </message>
    <message>
        <source>%1 Arrow keys turn, plus and minus zoom, Home resets.</source>
        <translation>%1 方向键旋转，加减键缩放，Home 键复位。</translation>
    </message>
    <message>
        <source>Drag to turn, wheel to zoom</source>
        <translation>拖动旋转，滚轮缩放</translation>
    </message>
</context>
<context>
    <name>halftruth::TablePanel</name>
    <message>
        <source>Numbers of the figure</source>
        <translation>图的数值</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>表格(&amp;T)</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <translation>复制所选</translation>
    </message>
    <message>
        <source>The numbers of a figure as a table (Ctrl+T)</source>
        <translation>以表格显示图的数值 (Ctrl+T)</translation>
    </message>
    <message>
        <source>Copy the selected cells with all their digits, tabs between them (Ctrl+C)</source>
        <translation>复制所选单元格的全部数字，以制表符分隔 (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>全部复制</translation>
    </message>
    <message>
        <source>Copy the whole table with all its digits and the names of its columns</source>
        <translation>复制整个表格的全部数字及其列名</translation>
    </message>
    <message>
        <source>Close the table (Esc)</source>
        <translation>关闭表格 (Esc)</translation>
    </message>
    <message>
        <source>Figure of the table</source>
        <translation>表格所对应的图</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>关闭表格</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>the selected cells</source>
        <translation>所选单元格</translation>
    </message>
    <message>
        <source>the numbers of “%1”</source>
        <translation>“%1”的数值</translation>
    </message>
    <message>
        <source>Rows: %1</source>
        <translation>行数：%1</translation>
    </message>
    <message>
        <source>Row for each x</source>
        <translation>每个 x 一行</translation>
    </message>
    <message>
        <source>One row for each x, with a column for every curve; of a map one for each y</source>
        <translation>每个 x 一行，每条曲线一列；热图则每个 y 一列</translation>
    </message>
</context>
<context>
    <name>halftruth::Thumbnail</name>
    <message>
        <source>Shows this chart large</source>
        <translation>放大显示此图表</translation>
    </message>
    <message>
        <source>%1
Click to show it large</source>
        <translation>%1
单击以放大显示</translation>
    </message>
</context>
<context>
    <name>halftruth::Toast</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>关闭消息</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>无法打开 %1。</translation>
    </message>
</context>
<context>
    <name>halftruth::ValueRow</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>halftruth::ZoomDialog</name>
    <message>
        <source>Zoom to range</source>
        <translation>缩放到范围</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Lower end of %1</source>
        <translation>%1 的下端</translation>
    </message>
    <message>
        <source>Upper end of %1</source>
        <translation>%1 的上端</translation>
    </message>
    <message>
        <source>upper end of %1</source>
        <translation>%1 的上端</translation>
    </message>
    <message>
        <source>lower end of %1</source>
        <translation>%1 的下端</translation>
    </message>
    <message>
        <source>%1 must be a number, but is “%2”</source>
        <translation>%1必须是数字，但现在是“%2”</translation>
    </message>
    <message>
        <source>%1 must be in %2, but is %3</source>
        <translation>%1必须属于 %2，但现在是 %3</translation>
    </message>
</context>
</TS>
