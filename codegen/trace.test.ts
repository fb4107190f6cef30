import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Contract } from './contract.js';
import { loadContracts } from './load.js';
import { packageRoot } from './package-root.js';
import { sentences } from './prose.js';
import { trace } from './trace.js';

const prose = `# Lamps

The words MUST and SHOULD carry the meaning of RFC 2119.

## 1 Light

- A lamp MUST shine. It is a lamp.
- A lamp (see 2.1. Colours) SHOULD be
  green; \`MUST\` is only a word here.

### 2.1 Colours

| code | meaning |
|---|---|
| \`RED\` | A red lamp MUST NOT blink. |

\`\`\`
A code block MUST be ignored.
\`\`\`
`;

const requirement = (id: string, level: 'MUST' | 'SHOULD', section: string, quote: string) => ({
  id,
  level,
  section,
  quote,
  needs: [],
  added: '1.0',
});

const shine = requirement('shine', 'MUST', '1', 'A lamp MUST shine.');
const green = requirement(
  'green',
  'SHOULD',
  '1',
  'A lamp (see 2.1. Colours) SHOULD be green; `MUST` is only a word here.',
);
const blink = requirement('blink', 'MUST', '2.1', 'A red lamp MUST NOT blink.');

const traced = (requirements: (typeof shine)[], excluded: Contract['excluded'] = []) =>
  trace({ prose, requirements, excluded } as unknown as Contract);

describe('the trace', () => {
  it('finds the sentences of paragraphs, lists and tables with their sections', () => {
    expect(sentences(prose).map(({ section, text }) => `${section}: ${text}`)).toEqual([
      ': The words MUST and SHOULD carry the meaning of RFC 2119.',
      '1: A lamp MUST shine.',
      '1: It is a lamp.',
      '1: A lamp (see 2.1. Colours) SHOULD be green; `MUST` is only a word here.',
      '2.1: code',
      '2.1: meaning',
      '2.1: ---',
      '2.1: ---',
      '2.1: `RED`',
      '2.1: A red lamp MUST NOT blink.',
    ]);
  });

  it('is content when every demand is quoted once or excluded', () => {
    expect(traced([shine, green, blink])).toEqual({ demands: 3, untraced: [], problems: [] });
    expect(traced([shine, green], [{ quote: blink.quote, reason: 'nobody sees it' }]).problems).toEqual([]);
  });

  it('finds a demand that nobody quotes', () => {
    const { untraced, problems } = traced([shine, green]);
    expect(untraced).toEqual([{ section: '2.1', text: 'A red lamp MUST NOT blink.' }]);
    expect(problems).toEqual(['Section 2.1, not quoted by a requirement: A red lamp MUST NOT blink.']);
  });

  it.each([
    [
      'a quote that is not there',
      { ...shine, quote: 'A lamp MUST glow.' },
      'shine: its quote does not stand in contract.md.',
    ],
    [
      'a quote of another section',
      { ...shine, section: '2.1' },
      'shine: its quote stands in section 1, not 2.1.',
    ],
    [
      'a level that the quote does not have',
      { ...shine, level: 'SHOULD' as const },
      'shine: its quote does not say SHOULD.',
    ],
  ])('finds %s', (_, wrong, problem) => {
    expect(traced([wrong, green, blink]).problems).toContain(problem);
  });

  it('finds a demand that is quoted twice', () => {
    expect(traced([shine, { ...shine, id: 'glow' }, green, blink]).problems).toEqual([
      'Section 1, quoted by shine and glow: A lamp MUST shine.',
    ]);
  });

  it('finds an exclusion that excludes nothing', () => {
    expect(traced([shine, green, blink], [{ quote: 'Gone.', reason: 'gone' }]).problems).toEqual([
      'Excluded, but not in contract.md: Gone.',
    ]);
  });

  it('leaves nothing of our contracts untraced', () => {
    for (const contract of loadContracts(join(packageRoot(), 'schema'))) {
      expect({ contract: contract.key, problems: trace(contract).problems }).toEqual({
        contract: contract.key,
        problems: [],
      });
    }
  });

  it('has at least 80 requirements of mcp-javafx-ui/1.0 and at most 12 exclusions', () => {
    const contract = loadContracts(join(packageRoot(), 'schema')).find(
      ({ key }) => key === 'mcp-javafx-ui/1.0',
    )!;
    expect(contract.requirements.length).toBeGreaterThanOrEqual(80);
    expect(contract.excluded.length).toBeLessThanOrEqual(12);
  });
});
