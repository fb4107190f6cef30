import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../contract.js';
import { InstanceMaker } from '../../evolution/fuzz/instances.js';
import { Random } from '../../evolution/fuzz/random.js';
import { Prover } from '../../evolution/judge/prover.js';
import { loadContracts } from '../../load.js';
import { packageRoot } from '../../package-root.js';
import { inlinedSchema } from '../../plain-schema.js';
import { descriptor } from '../descriptors.js';
import { projectInput } from './project-input.js';
import { projectOutput } from './project-output.js';

const root = packageRoot();
const contracts = ['schema', 'testing/tenants/lights/schema'].flatMap((path) =>
  loadContracts(join(root, path)),
);

/** Projects a type that refers to no other. */
const projected = (schema: Schema, tool = 'paint') => projectInput({ Input: schema }, 'Input', tool);

describe.each(contracts)('the projection of $key', (contract) => {
  const tools = contract.tools.map((tool) => ({
    name: tool.name,
    exact: inlinedSchema(contract.types, tool.input),
    input: projectInput(contract.types, tool.input, tool.name),
  }));

  it.each(tools)('admits every input of $name: no counterexample exists', ({ exact, input }) => {
    const prover = new Prover({ before: {}, after: {} });
    expect(prover.onlyIn('before', { before: exact as never, after: input as never })).toEqual({
      verdict: 'no',
    });
  });

  it('admits what Ajv admits as an input, tried with random ones', () => {
    let accepted = 0;
    for (const { name, exact, input } of tools) {
      const ajv = new Ajv({ strict: false });
      const [isExact, isProjected] = [ajv.compile(exact), ajv.compile(input)];
      const maker = new InstanceMaker(new Random(name.length), {});
      for (let i = 0; i < 500; i++) {
        const instance = maker.near(exact as never);
        if (!isExact(instance)) continue;
        accepted++;
        if (!isProjected(instance)) expect({ name, refused: instance }).toBeUndefined();
      }
    }
    expect(accepted).toBeGreaterThan(20 * tools.length);
  });

  it('is plain: objects are closed as before, and no keyword of a choice or a text is left', () => {
    for (const { input } of tools) {
      expect(input).toMatchObject({ type: 'object', additionalProperties: false });
      expect(JSON.stringify(input)).not.toMatch(
        /"(\$ref|oneOf|anyOf|allOf|not|discriminator|title|pattern|x-[a-zA-Z-]+)":/,
      );
    }
  });

  it('is never larger than the exact schemas', () => {
    const size = (advertise: 'exact' | 'projection') =>
      JSON.stringify(contract.tools.map((tool) => descriptor({ ...contract, advertise }, tool))).length;
    expect(size('projection')).toBeLessThan(size('exact'));
  });

  it('keeps the outputs, without the prose', () => {
    for (const tool of contract.tools) {
      const { outputSchema } = descriptor({ ...contract, advertise: 'projection' }, tool);
      const { outputSchema: exact } = descriptor({ ...contract, advertise: 'exact' }, tool);
      const admits = (schema: unknown) => new Ajv({ strict: false }).compile(schema as object);
      const [isExact, isProjected] = [admits(exact), admits(outputSchema)];
      const examples = contract.examples.filter(({ type }) => type === tool.output);
      for (const { value } of examples.flatMap(({ cases }) => cases)) {
        expect(isProjected(value)).toBe(isExact(value));
      }
    }
  });
});

it('says each thing once: what a type says of itself gives way to what is said where it is used', () => {
  const types: Record<string, Schema> = {
    Input: {
      type: 'object',
      required: ['colour'],
      properties: {
        colour: { description: 'For the door.', $ref: '#/$defs/Colour' },
        frame: {
          description: 'For the frame.',
          anyOf: [{ $ref: '#/$defs/Colour' }, { type: 'null' }],
          default: 'red',
        },
      },
      additionalProperties: false,
    },
    Colour: { title: 'Colour', description: 'A colour.', type: 'string', enum: ['red', 'blue'] },
  };
  expect(projectInput(types, 'Input', 'paint')).toEqual({
    type: 'object',
    required: ['colour'],
    properties: {
      colour: { description: 'For the door.', type: 'string', enum: ['red', 'blue'] },
      frame: {
        description: 'For the frame.',
        type: ['string', 'null'],
        enum: ['red', 'blue', null],
        default: 'red',
      },
    },
    additionalProperties: false,
  });
});

it('shows a tagged union as one flat object, a member with the tags that it belongs to', () => {
  const variant = (tag: string, properties: Record<string, Schema>, required: string[]): Schema => ({
    type: 'object',
    required: ['kind', ...required],
    properties: { kind: { type: 'string', const: tag }, ...properties },
    additionalProperties: false,
  });
  const wall: Schema = { description: 'Which wall.', type: 'string' };
  const types: Record<string, Schema> = {
    Input: {
      type: 'object',
      required: ['step'],
      properties: { step: { $ref: '#/$defs/Step' } },
      additionalProperties: false,
    },
    Step: {
      description: 'What to do.',
      oneOf: [{ $ref: '#/$defs/Paint' }, { $ref: '#/$defs/Wash' }],
      discriminator: { propertyName: 'kind' },
    },
    Paint: variant('paint', { wall, coats: { description: 'How many.', type: 'integer', minimum: 1 } }, [
      'wall',
    ]),
    Wash: variant(
      'wash',
      {
        wall,
        coats: { description: 'Ignored.', type: 'integer', minimum: 0 },
        hot: { description: 'Hot.', type: 'boolean' },
      },
      ['wall'],
    ),
  };
  expect(projectInput(types, 'Input', 'paint')).toMatchObject({
    properties: {
      step: {
        description: 'What to do.',
        type: 'object',
        required: ['kind', 'wall'],
        properties: {
          kind: { type: 'string', enum: ['paint', 'wash'] },
          wall: { description: 'Which wall.', type: 'string' },
          coats: { description: 'paint: How many. wash: Ignored.', type: 'integer' },
          hot: { description: 'wash', type: 'boolean' },
        },
        additionalProperties: false,
      },
    },
  });
});

it('says in words which members go together, and what a pattern asks for', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      name: { description: 'Its name.', type: ['string', 'null'] },
      code: {
        description: 'By number.',
        type: ['string', 'null'],
        pattern: '^#[0-9]+$',
        'x-expected': '#123',
      },
    },
    'x-exactlyOne': ['name', 'code'],
    additionalProperties: false,
  };
  expect(projected(schema)).toEqual({
    description: 'Exactly one of name or code.',
    type: 'object',
    properties: {
      name: { type: ['string', 'null'] },
      code: { description: 'By number: #123.', type: ['string', 'null'] },
    },
    additionalProperties: false,
  });
});

it('keeps which members have to be given, whatever is said where the type is used', () => {
  const types: Record<string, Schema> = {
    Input: {
      type: 'object',
      properties: { wall: { description: 'The wall.', $ref: '#/$defs/Wall' } },
      additionalProperties: false,
    },
    Wall: {
      description: 'Which one.',
      type: 'object',
      properties: { id: { type: ['string', 'null'] }, name: { type: ['string', 'null'] }, hint: {} },
      'x-atLeastOne': ['id', 'name'],
    },
  };
  const { properties } = projectInput(types, 'Input', 'paint') as { properties: Record<string, object> };
  expect(properties.wall).toMatchObject({ description: 'At least one of id or name.' });
});

it('defines in an output what is used in several places, and nothing else', () => {
  const types: Record<string, Schema> = {
    Plan: {
      description: 'What there is.',
      type: 'object',
      properties: {
        from: { $ref: '#/$defs/Point' },
        to: { description: 'Where it ends.', $ref: '#/$defs/Point' },
        name: { $ref: '#/$defs/Name' },
        note: { $ref: '#/$defs/Name' },
        walls: { type: 'array', items: { $ref: '#/$defs/Wall' } },
      },
    },
    Point: { type: 'object', properties: { x: { type: 'number' }, y: { type: 'number' } } },
    Name: { description: 'A name.', type: 'string' },
    Wall: { type: 'object', properties: { inner: { type: 'array', items: { $ref: '#/$defs/Wall' } } } },
    Failure: { type: 'object', required: ['error'] },
  };
  expect(projectOutput(types, ['Plan', 'Failure'])).toEqual({
    type: 'object',
    anyOf: [
      {
        type: 'object',
        properties: {
          from: { $ref: '#/$defs/Point' },
          to: { $ref: '#/$defs/Point' },
          name: { type: 'string' },
          note: { type: 'string' },
          walls: { type: 'array', items: { $ref: '#/$defs/Wall' } },
        },
      },
      { type: 'object', required: ['error'] },
    ],
    $defs: {
      Point: { type: 'object', properties: { x: { type: 'number' }, y: { type: 'number' } } },
      Wall: { type: 'object', properties: { inner: { type: 'array', items: { $ref: '#/$defs/Wall' } } } },
    },
  });
});

it('leaves out what only repeats the names, and limits that nobody meets', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      id: { description: 'Id of the wall.', type: 'string', minLength: 1 },
      wallColor: { description: 'Colour of the wall.', type: 'string' },
      x: { description: 'From the left.', type: 'number', minimum: -1_000_000, maximum: 5000 },
    },
    additionalProperties: false,
  };
  expect(projected(schema, 'delete_wall').properties).toEqual({
    id: { type: 'string' },
    wallColor: { type: 'string' },
    x: { description: 'From the left.', type: 'number', maximum: 5000 },
  });
});
