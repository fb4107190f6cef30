import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { packageRoot } from '../../package-root.js';
import { release } from './release.js';

export const id = 'mcp-javafx-ui';

/** For tests: a contract that can be bumped, edited and released. */
export interface Copy {
  readonly root: string;
  readonly schema: string;
  edit(path: string, change: (content: Editable) => void): void;
  write(path: string, content: unknown): void;
  text(path: string): string;
}

// biome-ignore lint/suspicious/noExplicitAny: the content of any file
type Editable = any;

/** The contracts of this repository, where nothing can happen to them; 1.0 is released there. */
export function releasedCopy(): Copy {
  const root = mkdtempSync(join(tmpdir(), 'workflow-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const schema = join(root, 'schema');
  cpSync(join(packageRoot(), 'schema', id, '1.0'), join(schema, id, '1.0'), { recursive: true });
  const copy: Copy = {
    root,
    schema,
    text: (path) => readFileSync(join(schema, id, path), 'utf8'),
    write: (path, content) => writeFileSync(join(schema, id, path), `${JSON.stringify(content, null, 2)}\n`),
    edit(path, change) {
      const content = JSON.parse(copy.text(path));
      change(content);
      copy.write(path, content);
    },
  };
  copy.edit('1.0/contract.json', (contract) => {
    contract.status = 'draft';
  });
  release(schema, root, id);
  return copy;
}

/** Changes that break nobody. */
export function addFieldAndAction({ edit, write }: Copy, version: string) {
  edit(`${version}/types/ui-node.json`, ({ properties }) => {
    properties.tooltip = { description: 'Its tooltip.', type: 'string' };
  });
  write(`${version}/types/hover-action.json`, {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'HoverAction',
    description: 'Moves the pointer over the target.',
    type: 'object',
    required: ['type', 'target'],
    properties: {
      type: { description: 'Names the action.', type: 'string', const: 'hover' },
      target: { description: 'Where the pointer goes.', $ref: 'action-target.json' },
    },
    additionalProperties: false,
  });
  edit(`${version}/types/action.json`, ({ oneOf }) => oneOf.push({ $ref: 'hover-action.json' }));
  edit(`${version}/types/action-type.json`, (type) => type['x-extensible-enum'].push('hover'));
  const hover = { type: 'hover', target: { ref: { uid: 'u-1' } } };
  const example = (cases: object[]) => ({ of: 'types/hover-action.json', cases });
  write(`${version}/examples/valid/hover-action.json`, example([{ title: 'a node', value: hover }]));
  const withoutTarget = { title: 'no target', value: { type: 'hover' }, rule: 'required', pointer: '' };
  write(`${version}/examples/invalid/hover-action.json`, example([withoutTarget]));
}

/** A change that breaks callers. */
export function removeField({ edit }: Copy, version: string) {
  edit(`${version}/types/ui-node.json`, ({ properties }) => {
    delete properties.opacity;
  });
}
