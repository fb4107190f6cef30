import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../../../load.js';
import { packageRoot } from '../../../package-root.js';
import { declarationOf, irOf } from './build-ir.js';

const lights = irOf(loadContract(join(packageRoot(), 'testing/tenants/lights/schema'), 'mcp-lights/0.3'));
const javafx = irOf(loadContract(join(packageRoot(), 'schema'), 'mcp-javafx-ui/1.0'));

describe('the model that clients are made of', () => {
  it('tells the variants of a union by their tag', () => {
    expect(declarationOf(lights, 'Step')).toEqual({
      kind: 'union',
      name: 'Step',
      doc: 'One change of the light.',
      deprecated: false,
      inInput: true,
      inOutput: false,
      tag: 'kind',
      variants: [
        { value: 'switch', type: 'SwitchStep' },
        { value: 'dim', type: 'DimStep' },
        { value: 'unlock', type: 'UnlockStep' },
      ],
      open: false,
    });
    expect(declarationOf(lights, 'SwitchStep')).toMatchObject({
      variantOf: [{ union: 'Step', tag: 'kind', value: 'switch' }],
    });
  });

  it('keeps the members of a struct in order, with their defaults, secrets and rules', () => {
    const step = declarationOf(lights, 'SwitchStep');
    expect(step.kind === 'struct' && step.fields).toEqual([
      {
        name: 'kind',
        doc: 'Names the step.',
        deprecated: false,
        type: { kind: 'string' },
        nullable: false,
        required: true,
        constant: 'switch',
        secret: false,
        recursive: false,
      },
      {
        name: 'lamp',
        doc: 'Name of the lamp.',
        deprecated: false,
        type: { kind: 'string' },
        nullable: false,
        required: true,
        secret: false,
        recursive: false,
      },
      {
        name: 'on',
        doc: 'On or off.',
        deprecated: false,
        type: { kind: 'boolean' },
        nullable: true,
        required: false,
        default: true,
        secret: false,
        recursive: false,
      },
    ]);
    expect(declarationOf(lights, 'DimStep')).toMatchObject({
      rules: [
        { kind: 'exactlyOne', of: ['percent', 'to'] },
        { kind: 'together', of: ['from', 'to'] },
      ],
    });
    expect(declarationOf(lights, 'UnlockStep')).toMatchObject({
      fields: [{ name: 'kind' }, { name: 'pin', secret: true }],
    });
  });

  it('names an enum that has no name after its place, and opens all that a server sends', () => {
    expect(declarationOf(lights, 'FailureInfoCode')).toMatchObject({
      kind: 'enum',
      values: ['LIGHTS_DARK', 'LIGHTS_NO_ROOM', 'LIGHTS_INVALID', 'LIGHTS_FAILED'],
      open: true,
    });
    expect(declarationOf(lights, 'Mood')).toMatchObject({ kind: 'enum', open: false });
    expect(lights.envelope).toEqual({ name: 'Failure', info: 'FailureInfo', code: 'FailureInfoCode' });
    expect(javafx.envelope).toEqual({ name: 'ErrorEnvelope', info: 'ToolError', code: 'ErrorCode' });
  });

  it('tells where a struct would contain itself', () => {
    expect(declarationOf(lights, 'Door')).toMatchObject({
      fields: [{ name: 'to', required: true, nullable: true, recursive: false }, { name: 'lastOpened' }],
    });
  });

  it('knows maps, lists and choices of scalars', () => {
    const types = (name: string) => {
      const found = declarationOf(javafx, name);
      return found.kind === 'struct' ? found.fields.map((field) => field.type) : found;
    };
    expect(types('NodeFx')).toEqual([
      {
        kind: 'map',
        values: { type: { kind: 'choice', of: ['string', 'number', 'boolean'] }, nullable: true },
      },
    ]);
    expect(types('ColumnKey')).toMatchObject({
      kind: 'alias',
      type: { kind: 'choice', of: ['string', 'integer'] },
      nullable: false,
    });
    expect(types('RefDetails')).toEqual([{ kind: 'map', values: { type: { kind: 'any' }, nullable: true } }]);
  });

  it('tells which tools can be called without arguments', () => {
    expect(javafx.tools.map(({ name, inputIsOptional }) => [name, inputIsOptional])).toEqual([
      ['ui_get_snapshot', true],
      ['ui_query', false],
      ['ui_get_node', false],
      ['ui_perform', false],
      ['ui_screenshot', true],
    ]);
  });
});
