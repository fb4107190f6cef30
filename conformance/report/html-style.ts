export const style = `
:root { color-scheme: light dark; --bg: #f6f7f9; --card: #fff; --line: #e2e5ea; --text: #1d2430; --soft: #667085;
  --pass: #1f8a4c; --fail: #cc2f26; --warn: #b26a00; --skip: #8a93a3; --error: #8e44ad; --code: #f2f4f7; --focus: #2f6fed; }
@media (prefers-color-scheme: dark) { :root { --bg: #12151b; --card: #1a1f28; --line: #2c3440; --text: #e6eaf0;
  --soft: #98a2b3; --pass: #4cc38a; --fail: #ff6b61; --warn: #f2b34c; --skip: #7c8796; --error: #c98be0; --code: #11151b; --focus: #7aa5ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.65rem; line-height: 1.2; margin: 0 0 .35rem; letter-spacing: -.01em; }
h2 { font-size: 1rem; margin: 0; font-weight: 600; }
.soft { color: var(--soft); }
header.top { background: var(--card); border: 1px solid var(--line); border-left: 6px solid var(--verdict); border-radius: 12px; padding: 1.4rem 1.6rem; }
header.top.good { --verdict: var(--pass); } header.top.bad { --verdict: var(--fail); }
header.top h1 span { color: var(--verdict); }
dl.facts { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 1rem 0 0; font-size: .9rem; }
dl.facts dt { color: var(--soft); } dl.facts dd { margin: 0; overflow-wrap: anywhere; }
.bar { display: flex; height: 10px; border-radius: 5px; overflow: hidden; margin: 1.1rem 0 .6rem; background: var(--line); }
.bar i { display: block; min-width: 3px; }
.pass { --c: var(--pass); } .fail, .untestable { --c: var(--fail); } .warn { --c: var(--warn); } .skip { --c: var(--skip); } .error { --c: var(--error); }
.bar i { background: var(--c); }
.counts { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; font-size: .92rem; }
.counts b { font-variant-numeric: tabular-nums; }
.counts .dot::before { content: ""; display: inline-block; width: .6rem; height: .6rem; border-radius: 50%; background: var(--c); margin-right: .45rem; }
nav.filters { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; padding: .9rem 0; background: var(--bg); }
nav.filters button { font: inherit; font-size: .88rem; padding: .25rem .8rem; border-radius: 999px; border: 1px solid var(--line); background: var(--card); color: var(--text); cursor: pointer; }
nav.filters button[aria-pressed="true"] { background: var(--text); color: var(--bg); border-color: var(--text); }
nav.filters input { font: inherit; font-size: .9rem; flex: 1 1 12rem; min-width: 8rem; padding: .3rem .8rem; border-radius: 999px; border: 1px solid var(--line); background: var(--card); color: var(--text); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
section.group { background: var(--card); border: 1px solid var(--line); border-radius: 12px; margin: 0 0 1rem; overflow: hidden; }
section.group > div { display: flex; align-items: baseline; gap: .8rem; padding: .8rem 1.1rem; border-bottom: 1px solid var(--line); }
section.group > div .number { color: var(--soft); font-variant-numeric: tabular-nums; } section.group > div .tally { margin-left: auto; font-size: .85rem; color: var(--soft); }
details.result { border-top: 1px solid var(--line); } section.group > div + details.result { border-top: 0; }
details.result > summary { display: flex; align-items: center; gap: .7rem; padding: .5rem 1.1rem; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
details.result > summary:hover { background: color-mix(in srgb, var(--line) 35%, transparent); }
.mark { color: var(--c); font-weight: 700; width: 1.1rem; text-align: center; flex: none; }
.id { font: 600 .92rem ui-monospace, SFMono-Regular, Menlo, "DejaVu Sans Mono", monospace; }
.level { font-size: .7rem; letter-spacing: .04em; color: var(--soft); border: 1px solid var(--line); border-radius: 4px; padding: 0 .35rem; }
.note { color: var(--soft); font-size: .88rem; overflow-wrap: anywhere; } .time { margin-left: auto; color: var(--soft); font-size: .8rem; font-variant-numeric: tabular-nums; white-space: nowrap; }
.inside { padding: .1rem 1.1rem 1rem 2.9rem; }
blockquote { margin: .2rem 0 .8rem; padding: 0; font-style: normal; color: var(--text); }
.finding { border: 1px solid var(--line); border-radius: 8px; margin: .6rem 0; overflow: hidden; }
.finding dl { display: grid; grid-template-columns: 5.5rem 1fr; margin: 0; padding: .6rem .8rem; gap: .25rem .6rem; font-size: .9rem; }
.finding dt { color: var(--soft); } .finding dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; } .finding dd.actual { color: var(--fail); }
code, pre { font: .82rem/1.5 ui-monospace, SFMono-Regular, Menlo, "DejaVu Sans Mono", monospace; }
.finding dd code { overflow-wrap: anywhere; }
details.exchange { border-top: 1px solid var(--line); } details.exchange > summary { cursor: pointer; list-style: none; padding: .4rem .8rem; font-size: .85rem; color: var(--soft); }
details.exchange > summary::before { content: "▸ "; } details.exchange[open] > summary::before { content: "▾ "; }
pre { margin: 0; padding: .7rem .8rem; background: var(--code); border-top: 1px solid var(--line); overflow: auto; max-height: 26rem; white-space: pre-wrap; overflow-wrap: anywhere; }
pre .h { color: var(--soft); }
.empty { display: none; padding: 2rem; text-align: center; color: var(--soft); }
[hidden] { display: none !important; }
footer { margin-top: 2rem; font-size: .85rem; color: var(--soft); }
@media print { nav.filters { display: none; } body { background: #fff; } section.group { break-inside: avoid-page; } }
`;
