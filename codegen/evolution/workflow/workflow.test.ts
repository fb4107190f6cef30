import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { showStatus } from '../report/status.js';
import { accept } from './accepted.js';
import { bump } from './bump.js';
import { editedFindings } from './edited.js';
import { release } from './release.js';
import { addFieldAndAction, id, releasedCopy, removeField } from './released-copy.js';
import { statusOf } from './status.js';

// Whole contracts are read again and again; on a busy machine that takes a while.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

function rules(schema: string, level: string) {
  const { diff } = statusOf(schema, id);
  return [
    ...new Set(diff?.findings.filter((finding) => finding.level === level).map((finding) => finding.rule)),
  ];
}

it('goes from a version to the next and to the next major one', () => {
  const copy = releasedCopy();
  const { schema, root } = copy;

  expect(bump(schema, id, false)).toEqual({ from: '1.0', to: '1.1', moved: false });
  expect(statusOf(schema, id)).toMatchObject({
    key: `${id}/1.1`,
    previous: '1.0',
    needs: 'none',
    problems: [],
  });

  addFieldAndAction(copy, '1.1');
  expect(statusOf(schema, id)).toMatchObject({ needs: 'minor', problems: [] });
  expect(rules(schema, 'INFO')).toEqual(['KNOWN_VALUE_ADDED', 'VARIANT_ADDED', 'PROPERTY_ADDED']);

  removeField(copy, '1.1');
  const broken = statusOf(schema, id);
  expect(broken.needs).toBe('major');
  expect(broken.problems.map(({ rule, message }) => [rule, message])).toEqual([
    ['VERSION_TOO_SMALL', 'The step from "1.0" to "1.1" is too small for what breaks: it needs 2.0.'],
    ['PROPERTY_REMOVED', 'The member "opacity" was removed.'],
  ]);
  expect(() => release(schema, root, id)).toThrow(`${id}/1.1 can't be released: VERSION_TOO_SMALL:`);

  const { fingerprint } = broken.problems[1]!;
  accept(join(schema, id, '1.1'), broken.diff!.findings, fingerprint, 'No server has ever sent it.');
  expect(statusOf(schema, id)).toMatchObject({ needs: 'minor', problems: [] });
  expect([...statusOf(schema, id).accepted]).toEqual([[fingerprint, 'No server has ever sent it.']]);

  expect(bump(schema, id, true)).toEqual({ from: '1.1', to: '2.0', moved: true });
  expect(statusOf(schema, id)).toMatchObject({ key: `${id}/2.0`, previous: '1.0', problems: [] });
  expect(rules(schema, 'ERR')).toEqual(['VERSION_STRING_CHANGED', 'PROPERTY_REMOVED']);

  expect(release(schema, root, id)).toMatchObject({
    key: `${id}/2.0`,
    written: [
      `schema/${id}/2.0/contract.json`,
      'schema/versions.json',
      'CHANGELOG.md',
      `docs/migrations/${id}/2.0.md`,
    ],
  });
  expect(editedFindings(schema)).toEqual([]);

  appendFileSync(join(schema, id, '2.0/contract.md'), 'By the way.\n');
  expect(editedFindings(schema).map(({ message }) => message)).toEqual([
    `${id}/2.0 is released and frozen, but its folder was edited: "contract.md changed".`,
  ]);
  expect(statusOf(schema, id).problems.map(({ rule }) => rule)).toEqual(['RELEASED_EDITED']);
});

describe('a bump', () => {
  const minorVersion = () => {
    const copy = releasedCopy();
    bump(copy.schema, id, false);
    return copy;
  };

  it('puts the new version wherever the contract names its own', () => {
    const { text } = minorVersion();
    expect(text('1.1/contract.md')).toMatch(/^# mcp-javafx-ui\/1\.1\n/);
    expect(text('1.1/contract.md')).not.toContain('mcp-javafx-ui/1.0');
    expect(text('1.1/requirements.json')).toContain('sends `mcp-javafx-ui/1.1`');
    expect(text('1.1/examples/valid/ui-snapshot.json')).toContain('"mcp-javafx-ui/1.1"');
  });

  it('is refused while there is a draft', () => {
    const { schema } = minorVersion();
    expect(() => bump(schema, id, false)).toThrow(
      `${id}/1.1 is still a draft: edit it, or release it first with "schema release".`,
    );
  });
});

describe('a release', () => {
  it('tells the changelog and the migration page what has changed', () => {
    const copy = releasedCopy();
    writeFileSync(
      join(copy.root, 'CHANGELOG.md'),
      '# Changelog\n\n## Unreleased\n\n- Something.\n\n## 0.1\n\n- First.\n',
    );
    bump(copy.schema, id, false);
    addFieldAndAction(copy, '1.1');
    release(copy.schema, copy.root, id);
    expect(readFileSync(join(copy.root, 'CHANGELOG.md'), 'utf8')).toBe(`# Changelog

## Unreleased

- Something.

## Contract mcp-javafx-ui/1.1

- The value "hover" is known now. \`types/action-type.json#/x-extensible-enum\` (output of \`ui_perform\`)
- The value "hover" is known now. \`types/action-type.json#/x-extensible-enum\` (error of \`ui_get_node\`, \`ui_get_snapshot\`, \`ui_perform\`, \`ui_query\`, \`ui_screenshot\`)
- The variant hover was added. \`types/action.json#/oneOf/6\` (input of \`ui_perform\`)
- The member "tooltip" was added. \`types/ui-node.json#/properties/tooltip\` (output of \`ui_get_node\`, \`ui_get_snapshot\`)

How to migrate: [docs/migrations/mcp-javafx-ui/1.1.md](docs/migrations/mcp-javafx-ui/1.1.md).

## 0.1

- First.
`);
    expect(readFileSync(join(copy.root, 'docs/migrations/mcp-javafx-ui/1.1.md'), 'utf8')).toMatch(
      /^# From mcp-javafx-ui\/1\.0 to 1\.1\n\nWhatever works with mcp-javafx-ui\/1\.0 works with mcp-javafx-ui\/1\.1\.\n/,
    );
  });

  it('is refused when the contract is not ready', () => {
    const copy = releasedCopy();
    expect(() => release(copy.schema, copy.root, id)).toThrow(
      `${id}/1.0 is released already; "schema bump" makes the next version.`,
    );
    bump(copy.schema, id, false);
    addFieldAndAction(copy, '1.1');
    rmSync(join(copy.schema, id, '1.1/examples/valid/hover-action.json'));
    expect(() => release(copy.schema, copy.root, id)).toThrow(
      `${id}/1.1 can't be released: examples/valid: EXAMPLE_MISSING: Expected a valid example of HoverAction.`,
    );
    expect(showStatus([statusOf(copy.schema, id)], 'text', 'schema')).toMatch(
      /\n1 problem keeps it from being released; "schema lint" shows all\.\n$/,
    );
  });

  it('can not be had by writing "released"', () => {
    const copy = releasedCopy();
    bump(copy.schema, id, false);
    copy.edit('1.1/contract.json', (contract) => {
      contract.status = 'released';
    });
    expect(editedFindings(copy.schema).map(({ message }) => message)).toEqual([
      `${id}/1.1 is released and frozen, but its folder was edited: "versions.json does not know it".`,
    ]);
  });
});

describe('an acceptance', () => {
  it('needs a finding and a reason', () => {
    const copy = releasedCopy();
    bump(copy.schema, id, false);
    removeField(copy, '1.1');
    const { diff } = statusOf(copy.schema, id);
    const folder = join(copy.schema, id, '1.1');
    const { fingerprint } = diff!.findings[0]!;
    expect(() => accept(folder, diff!.findings, '00000000', 'because')).toThrow(
      `There is no finding 00000000 to accept. There are: ${fingerprint}.`,
    );
    expect(() => accept(folder, diff!.findings, fingerprint, ' ')).toThrow(
      'Expected a reason, such as "nobody uses it yet".',
    );
  });

  it('is stale when nothing needs it any more', () => {
    const copy = releasedCopy();
    bump(copy.schema, id, false);
    const before = copy.text('1.1/types/ui-node.json');
    removeField(copy, '1.1');
    const { diff } = statusOf(copy.schema, id);
    const { fingerprint } = diff!.findings[0]!;
    accept(join(copy.schema, id, '1.1'), diff!.findings, fingerprint, 'Because.');
    writeFileSync(join(copy.schema, id, '1.1/types/ui-node.json'), before);
    expect(statusOf(copy.schema, id)).toMatchObject({ stale: [fingerprint], problems: [] });
  });
});
