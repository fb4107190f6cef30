import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { sampleReport } from '../testing/sample-report.js';
import { badge } from './badge.js';
import { html } from './html.js';
import { junit } from './junit.js';
import { markdown } from './markdown.js';
import { terminal } from './terminal.js';

/** Elements of an XML text; throws when it is not well-formed. */
function elements(xml: string): { name: string; attributes: Record<string, unknown> }[] {
  const found: { name: string; attributes: Record<string, unknown> }[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => void found.push({ name, attributes }));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return found;
}

test('a report is valid by its own schema', () => {
  const schema = JSON.parse(readFileSync(new URL('../report.schema.json', import.meta.url), 'utf8'));
  const validate = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true }).compile(
    schema,
  );
  validate(JSON.parse(JSON.stringify(sampleReport)));
  expect(validate.errors).toBeNull();
  expect(validate({ ...sampleReport, format: 'conformance-report/2' })).toBe(false);
});

test('the terminal shows requirement, expected, actual and the call', () => {
  expect(
    terminal(sampleReport),
  ).toBe(`mcp-javafx-ui/1.0 · some-target 0.3 · http · MCP 2025-11-25 and 2026-07-28 · profile fixture (claimed)

2.1 Tools
  ✓ tools-listed
5.2 Resolving
  ✓ ref-unknown
  ✗ ref-stale
      A \`uid\` that was issued and whose node is no longer in a showing scene MUST be answered with \`MCP_UI_STALE_REF\`.
      expected  error MCP_UI_STALE_REF for the removed node
      actual    error MCP_UI_NODE_NOT_FOUND
      seen in   MCP 2025-11-25
      → ui_get_node {"ref":{"uid":"u-7"}}
      expected  a second thing
      actual    first line
                second line with \`\`\` and ]]> and \\u0007
      seen in   MCP 2026-07-28
      and 3 more
  ✗ ref-path   known: no paths yet, see #12
      A ref with a path alone MUST resolve to the node at that path.
      expected  a successful result
      actual    no reply within 7500 ms
      seen in   MCP 2025-11-25
      → ui_get_node {"ref":{"path":"/stages[0]/scene/root"}}
8 Virtualized controls
  ? virtual-item   untestable: The fixture's node #list is not in a snapshot of all windows.
      A target with \`item\` MUST be scrolled into view, and the action is done to that row or cell.
11 Screenshots
  – screenshot-png   skip: ui_screenshot is not offered
12 Errors
  ! error-next-step
      The text of an error SHOULD go on with what to do next.
      expected  a text that goes on with what to do next
      actual    MCP_UI_TIMEOUT: late
      seen in   MCP 2026-07-28

ref-unknown passes now: its known failure is stale, remove line 2.
--trace shows the exchanges, --html <file> a report to read and to send.

MUST 2/5   SHOULD 0/1   skipped 1   known 1           does not conform
`);
});

test('--trace shows what went over the wire, without the token', () => {
  const text = terminal(sampleReport, { trace: true });
  expect(text).toContain(
    '        > POST http://127.0.0.1:7777/mcp\n        > content-type: application/json\n        > authorization: Bearer …\n',
  );
  expect(text).toContain(
    '        < HTTP 200 after 3 ms\n        < content-type: application/json\n        < {"jsonrpc":"2.0","id":7,',
  );
});

describe('JUnit', () => {
  const parsed = elements(junit(sampleReport));

  test('has a suite for each section and a case for each requirement', () => {
    expect(parsed[0]!.attributes).toMatchObject({
      tests: '7',
      failures: '2',
      errors: '0',
      skipped: '2',
      time: '4.321',
    });
    expect(parsed.filter(({ name }) => name === 'testcase').map(({ attributes }) => attributes.name)).toEqual(
      sampleReport.results.map(({ id }) => id),
    );
  });

  test('a known failure is skipped with its reason, a SHOULD only told', () => {
    expect(
      parsed.filter(({ name }) => name === 'skipped').map(({ attributes }) => attributes.message),
    ).toEqual(['known failure: no paths yet, see #12', 'ui_screenshot is not offered']);
    expect(parsed.filter(({ name }) => name === 'system-out')).toHaveLength(1);
  });
});

test('Markdown shows the verdict, the sections and the findings, and nothing of the target becomes markup', () => {
  const text = markdown({ ...sampleReport, target: { ...sampleReport.target, name: '<img src=x>|`' } });
  expect(text).toContain('## ❌ does not conform');
  expect(text).toContain('\\<img src=x\\>\\|\\`');
  expect(text).toContain('| 5.2 Resolving | 1 | 2 | 0 |');
  expect(text).toContain('````text\nexpected  a second thing');
  expect(text).toContain('- ui\\_screenshot is not offered: `screenshot-png`');
});

test('the badge names contract, profile and verdict', () => {
  const [svg] = elements(badge(sampleReport));
  expect(svg!.attributes['aria-label']).toBe('mcp-javafx-ui/1.0, fixture: does not conform');
});

test('the HTML loads nothing and runs nothing of the target', () => {
  const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
  const report = structuredClone(sampleReport);
  report.target.name = evil;
  report.results[2]!.findings[0]!.actual = evil;
  report.results[2]!.findings[0]!.exchange!.response!.body = evil;
  const page = html(report);
  expect(page).not.toContain('<img');
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(html(sampleReport).match(/(?:src|href)=|@import|url\(/g)).toBeNull();
});
