export const style = `
:root { color-scheme: light dark; --bg: #f7f8fa; --card: #fff; --line: #e3e6eb; --text: #1b2230; --soft: #5d6879; --code: #f1f3f6;
  --pass: #17794a; --fail: #c4281f; --warn: #8f5600; --skip: #6b7585; --error: #8136a3; --focus: #1d5fe0;
  --fail-bg: #fdeceb; --pass-bg: #e7f5ed; --warn-bg: #fdf3e0; --soft-bg: #eef0f4; }
@media (prefers-color-scheme: dark) { :root { --bg: #0f1217; --card: #171b22; --line: #2a313c; --text: #e4e8ee; --soft: #9aa5b5; --code: #10141a;
  --pass: #5bd197; --fail: #ff7b72; --warn: #f0b356; --skip: #8d98a8; --error: #d19af0; --focus: #7fb0ff;
  --fail-bg: #3a1a1a; --pass-bg: #12301f; --warn-bg: #35270e; --soft-bg: #222833; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; }
body { margin: 0; background: var(--bg); color: var(--text); font: 15px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; -webkit-text-size-adjust: 100%; }
main { max-width: 64rem; margin: 0 auto; padding: 2.5rem 1.5rem 5rem; }
code, pre, .id { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
code { font-size: .86em; background: var(--code); border-radius: 4px; padding: .08em .3em; overflow-wrap: anywhere; }
a { color: inherit; text-decoration-color: var(--line); text-underline-offset: 3px; } a:hover { text-decoration-color: currentColor; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
[hidden] { display: none !important; }
summary { cursor: pointer; list-style: none; } summary::-webkit-details-marker { display: none; }
.pass { --c: var(--pass); } .fail, .untestable { --c: var(--fail); } .warn, .blocked { --c: var(--warn); } .skip { --c: var(--skip); } .error { --c: var(--error); }
.soft { color: var(--soft); } .nowrap { white-space: nowrap; }

header.top .over { font-size: .85rem; color: var(--soft); margin: 0 0 .3rem; }
h1 { font-size: 2rem; line-height: 1.15; letter-spacing: -.02em; margin: 0 0 .7rem; font-weight: 680; overflow-wrap: anywhere; }
.pills { display: flex; flex-wrap: wrap; gap: .45rem; margin: 0 0 1.2rem; padding: 0; }
.pill { font-size: .84rem; font-weight: 500; padding: .18rem .7rem; border-radius: 999px; background: var(--soft-bg); color: var(--text); overflow-wrap: anywhere; }
.pill.good { background: var(--pass-bg); color: var(--pass); font-weight: 650; } .pill.bad { background: var(--fail-bg); color: var(--fail); font-weight: 650; }
.bar { display: block; width: 100%; height: 8px; border-radius: 4px; overflow: hidden; background: var(--line); } .bar rect { fill: var(--c); }
.counts { display: flex; flex-wrap: wrap; gap: .3rem 1.4rem; font-size: .9rem; margin: .7rem 0 0; padding: 0; list-style: none; color: var(--soft); }
.counts b { color: var(--text); font-variant-numeric: tabular-nums; font-weight: 650; }
.counts li[class]::before { content: ""; display: inline-block; width: .58rem; height: .58rem; border-radius: 50%; background: var(--c); margin-right: .45rem; }
details.facts { margin: .9rem 0 0; font-size: .88rem; } details.facts > summary { color: var(--soft); display: inline-block; }
details > summary.fold::before { content: "▸"; display: inline-block; width: 1.1em; color: var(--soft); } details[open] > summary.fold::before { content: "▾"; }
dl.facts { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.2rem; margin: .6rem 0 0; } dl.facts dt { color: var(--soft); } dl.facts dd { margin: 0; overflow-wrap: anywhere; }

h2 { font-size: 1.12rem; letter-spacing: -.01em; margin: 2.6rem 0 .8rem; font-weight: 650; display: flex; align-items: baseline; gap: .6rem; }
h2 .soft { font-weight: 400; font-size: .88rem; letter-spacing: 0; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
ol.start { list-style: none; margin: 0; padding: 0; counter-reset: n; }
ol.start li { counter-increment: n; display: grid; grid-template-columns: 1.6rem 1fr auto; gap: 0 .8rem; padding: .75rem 1.1rem; align-items: baseline; }
ol.start li + li { border-top: 1px solid var(--line); }
ol.start li::before { content: counter(n); color: var(--soft); font-variant-numeric: tabular-nums; font-size: .88rem; text-align: right; }
ol.start .what { min-width: 0; overflow-wrap: anywhere; } ol.start .what a { text-decoration: none; } ol.start .what a:hover { text-decoration: underline; }
ol.start .reach { color: var(--soft); font-size: .84rem; text-align: right; max-width: 15rem; }
ol.start li.more { display: block; padding-left: 3.5rem; color: var(--soft); font-size: .88rem; } ol.start li.more::before { content: none; }
.tag { font-size: .74rem; font-weight: 600; border-radius: 5px; padding: .1rem .42rem; background: var(--soft-bg); color: var(--soft); white-space: nowrap; margin-right: .35rem; }
.tag.security { background: var(--fail-bg); color: var(--fail); } .tag.suite { color: var(--error); } .tag.known { background: var(--warn-bg); color: var(--warn); }

nav.filters { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; padding: .7rem 0; margin: 1.6rem 0 -1.6rem; background: var(--bg); }
nav.filters button, .button { font: inherit; font-size: .86rem; padding: .28rem .8rem; border-radius: 999px; border: 1px solid var(--line); background: var(--card); color: var(--text); cursor: pointer; white-space: nowrap; }
nav.filters button[aria-pressed="true"] { background: var(--text); color: var(--bg); border-color: var(--text); }
nav.filters input { font: inherit; font-size: .88rem; flex: 1 1 10rem; min-width: 8rem; padding: .28rem .9rem; border-radius: 999px; border: 1px solid var(--line); background: var(--card); color: var(--text); }
.empty { padding: 2rem; text-align: center; color: var(--soft); }

.cause { margin: 0 0 .6rem; overflow: hidden; }
.cause > h3 { margin: 0; padding: .8rem 1.1rem; font-size: .98rem; font-weight: 620; line-height: 1.4; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; } .cause > h3 .soft { font-weight: 400; font-size: .84rem; margin-left: .3rem; white-space: nowrap; }
details.req > summary { display: grid; grid-template-columns: 1.1rem 1fr; gap: 0 .6rem; padding: .5rem 1.1rem; } details.req > summary:hover { background: color-mix(in srgb, var(--soft-bg) 55%, transparent); }
.mark { color: var(--c); font-weight: 700; text-align: center; }
.alone { margin: 0 0 .6rem; overflow: hidden; } .alone > .cause { margin: 0; } .alone > .cause + .cause { border-top: 1px solid var(--line); }
.id { font-weight: 600; font-size: .9rem; overflow-wrap: anywhere; } .line { display: block; min-width: 0; } details.req .line { display: flex; gap: .7rem; align-items: baseline; } details.req .line .id { flex: none; max-width: 100%; } .gist { flex: 1 1 0; min-width: 0; color: var(--soft); font-size: .88rem; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
details.req[open] > summary .gist { display: none; }
.aside { color: var(--soft); font-size: .86rem; margin-left: .5rem; }
.inside { padding: 0 1.1rem 1rem 2.8rem; } .inside > p { margin: 0 0 .6rem; } .quote { max-width: 46rem; }
p.note { font-size: .88rem; background: var(--warn-bg); border-radius: 8px; padding: .45rem .75rem; max-width: 46rem; }
.finding { border-left: 3px solid var(--line); padding: .1rem 0 .1rem .9rem; margin: .7rem 0 0; }
.finding dl { display: grid; grid-template-columns: 5rem 1fr; margin: 0; gap: .15rem .6rem; font-size: .9rem; } .finding dt { color: var(--soft); } .finding dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; min-width: 0; }
.finding dd.call { display: flex; gap: .7rem; align-items: baseline; } .finding dd.call code { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0; }
mark { color: inherit; border-radius: 3px; padding: .05em .1em; } mark.due { background: var(--pass-bg); color: var(--pass); } mark.got { background: var(--fail-bg); color: var(--fail); }
table.diff { border-collapse: collapse; font-size: .82rem; width: 100%; table-layout: fixed; margin: .4rem 0 0; } table.diff th { text-align: left; font-weight: 500; color: var(--soft); padding: .15rem .5rem .15rem 0; } table.diff td { padding: .2rem .5rem .2rem 0; vertical-align: top; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
details.also { font-size: .88rem; margin: .3rem 0 0; } details.also > summary { color: var(--soft); } details.also ul { margin: .3rem 0 0; padding-left: 1.1rem; } details.also li { overflow-wrap: anywhere; margin: .15rem 0; }
details.others { border-top: 1px solid var(--line); font-size: .9rem; } details.others > summary { padding: .55rem 1.1rem; color: var(--soft); } ul.plain { list-style: none; margin: 0; padding: 0 1.1rem .8rem 2.8rem; } ul.plain li { margin: .25rem 0; overflow-wrap: anywhere; } ul.plain.card { padding: .6rem 1.1rem; } ul.plain.card li { margin: .4rem 0; }
a.x { font-size: .8rem; color: var(--soft); white-space: nowrap; }
.wire { margin: .5rem 0 .2rem; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; } .wire pre { margin: 0; padding: .6rem .8rem; font-size: .78rem; line-height: 1.5; background: var(--code); overflow: auto; max-height: 24rem; white-space: pre-wrap; overflow-wrap: anywhere; } .wire pre + pre { border-top: 1px solid var(--line); } .wire .h { color: var(--soft); }
details.section { border-top: 1px solid var(--line); } details.section:first-child { border-top: 0; } details.section > summary { display: grid; grid-template-columns: 3rem 1fr auto 6rem; gap: .8rem; align-items: center; padding: .5rem 1.1rem; font-size: .92rem; } details.section > summary:hover { background: color-mix(in srgb, var(--soft-bg) 55%, transparent); }
details.section .number, details.section .tally { color: var(--soft); font-variant-numeric: tabular-nums; } details.section .tally { font-size: .84rem; } details.section .bar { height: 6px; }
ul.rows { list-style: none; margin: 0; padding: .1rem 1.1rem .8rem 4.9rem; } ul.rows li { display: grid; grid-template-columns: 1.1rem 1fr; gap: 0 .6rem; padding: .28rem 0; font-size: .9rem; } ul.rows .said { display: block; color: var(--soft); font-size: .86rem; overflow-wrap: anywhere; }
details.wires { font-size: .88rem; } details.wires > summary { padding: .7rem 1.1rem; color: var(--soft); } details.one { border-top: 1px solid var(--line); padding: .35rem 1.1rem; } details.one > summary { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
footer { margin-top: 2.5rem; color: var(--soft); font-size: .84rem; }

.scroll { overflow-x: auto; } table.grid { border-collapse: collapse; width: 100%; font-size: .9rem; } table.grid th, table.grid td { padding: .4rem .8rem; text-align: left; border-top: 1px solid var(--line); vertical-align: top; } table.grid thead th { border-top: 0; font-weight: 620; vertical-align: bottom; padding: .9rem .8rem; } table.grid td.cell { text-align: center; } table.grid th.cell { text-align: center; min-width: 8.5rem; } table.grid .pill { display: inline-block; white-space: nowrap; font-size: .76rem; padding: .08rem .55rem; margin: .25rem 0; } table.grid thead .soft { font-weight: 400; font-variant-numeric: tabular-nums; } table.grid tbody th { font-weight: 400; width: 100%; max-width: 0; min-width: 11rem; } table.grid tbody .soft { display: block; font-size: .86rem; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; } table.grid tr.head th { color: var(--soft); font-weight: 500; background: color-mix(in srgb, var(--soft-bg) 50%, transparent); } table.grid .mark { font-size: 1rem; }
header.top + .card { margin-top: 1.4rem; }
@media (max-width: 40rem) { table.grid tbody th .soft { display: none; } table.grid th.cell { min-width: 8.2rem; } main { padding: 1.4rem 1rem 3rem; } h1 { font-size: 1.55rem; } ol.start li { grid-template-columns: 1.2rem 1fr; padding: .7rem .8rem; } ol.start .reach { grid-column: 2; text-align: left; max-width: none; } ol.start li.more { padding-left: 2.8rem; }
  details.req .line { flex-wrap: wrap; gap: 0 .5rem; } .gist { flex-basis: 100%; }
  .inside { padding: 0 .8rem .9rem; } details.req > summary, .cause > h3, details.others > summary { padding-left: .8rem; padding-right: .8rem; } .finding dl { grid-template-columns: 1fr; } .finding dd { margin-bottom: .25rem; } ul.plain { padding: 0 .8rem .8rem; } ul.rows { padding: .1rem .8rem .7rem; }
  details.section > summary { grid-template-columns: 2.2rem 1fr auto; padding: .5rem .8rem; } details.section > summary .bar { display: none; } dl.facts { grid-template-columns: 1fr; gap: 0; } dl.facts dd { margin-bottom: .4rem; } nav.filters { position: static; } html { scroll-padding-top: 1rem; } }
@media print { nav.filters, details.wires { display: none; } body { background: #fff; } }
`;
