import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContracts } from './load.js';
import { packageRoot } from './package-root.js';
import { Refused } from './refused.js';
import { ContractCopy } from './testing/contract-copy.js';

const lamp = 'types/lamp.json';

describe('loading', () => {
  it('resolves references by name and allows types that contain each other', () => {
    const [contract] = loadContracts(join(packageRoot(), 'testing/tenants/lights/schema'));
    expect(contract!.types.Room!.properties!.doors!.items).toEqual({ $ref: '#/$defs/Door' });
    expect(contract!.types.Door!.properties!.to!.anyOf![0]).toEqual({ $ref: '#/$defs/Room' });
    expect(contract!.tools.map(({ name, input, output }) => [name, input, output])).toEqual([
      ['get_house', 'GetHouseInput', 'Room'],
      ['power_off', 'PowerOffInput', 'PowerOffOutput'],
      ['power_on', 'PowerOnInput', 'PowerOnOutput'],
      ['set_scene', 'SetSceneInput', 'SetSceneOutput'],
    ]);
  });

  it('makes a type of a titled schema inside another one', () => {
    const [contract] = loadContracts(join(packageRoot(), 'testing/tenants/lights/schema'));
    expect(contract!.types.SetSceneInput!.properties!.mood).toEqual({
      $ref: '#/$defs/Mood',
      description: 'How it should feel.',
    });
    expect(contract!.places.Mood).toBe('schema/mcp-lights/0.3/tools/set_scene.json#/input/properties/mood');
  });

  it.each<[string, (copy: ContractCopy) => void, string]>([
    [
      'an unknown keyword',
      (copy) => copy.edit(lamp, (type) => Object.assign(type.properties.on, { format: 'date' })),
      'schema/mcp-lights/0.3/types/lamp.json#/properties/on/format: Unknown member "format" in "properties.on". ',
    ],
    [
      'a misspelt keyword',
      (copy) => copy.edit(lamp, (type) => Object.assign(type.properties.watts, { minimun: 1 })),
      'schema/mcp-lights/0.3/types/lamp.json#/properties/watts/minimun: Unknown member "minimun" in "properties.watts". Did you mean "minimum"?',
    ],
    [
      'an unknown member of a tool',
      (copy) => copy.edit('tools/power_on.json', (tool) => Object.assign(tool, { inputs: {} })),
      'schema/mcp-lights/0.3/tools/power_on.json#/inputs: Unknown member "inputs". Did you mean "input"?',
    ],
    [
      'a reference to a file that is not there',
      (copy) => copy.edit('types/room.json', (type) => (type.properties.doors.items.$ref = 'window.json')),
      'schema/mcp-lights/0.3/types/room.json#/properties/doors/items: There is no type in schema/mcp-lights/0.3/types/window.json.',
    ],
    [
      'a reference to the network',
      (copy) =>
        copy.edit(
          'types/room.json',
          (type) => (type.properties.doors.items.$ref = 'https://example.com/door.json'),
        ),
      'schema/mcp-lights/0.3/types/room.json#/properties/doors/items/$ref: Expected "properties.doors.items.$ref" to be a relative path to a schema file such as ../types/node-ref.json, got "https://example.com/door.json".',
    ],
    [
      'a title that is taken',
      (copy) => copy.edit(lamp, (type) => (type.title = 'Door')),
      'schema/mcp-lights/0.3/types/lamp.json#: The title "Door" is taken by schema/mcp-lights/0.3/types/door.json#. Titles name types; give it another one.',
    ],
    [
      'a title that generated code needs',
      (copy) => copy.edit(lamp, (type) => (type.title = 'Tools')),
      'schema/mcp-lights/0.3/types/lamp.json#: The title "Tools" is taken by generated code.',
    ],
    [
      'a union whose variants have no tag',
      (copy) => copy.edit('types/dim-step.json', (type) => type.required.shift()),
      'schema/mcp-lights/0.3/types/step.json#: Expected the variant DimStep to require "kind" with a "const" string.',
    ],
    [
      'a required member that is not declared',
      (copy) => copy.edit(lamp, (type) => type.required.push('colour')),
      'schema/mcp-lights/0.3/types/lamp.json#: There is no member "colour".',
    ],
    [
      'a choice of members that are not declared',
      (copy) => copy.edit('types/dim-step.json', (type) => type['x-exactlyOne'].push('level')),
      'schema/mcp-lights/0.3/types/dim-step.json#: There is no member "level".',
    ],
    [
      'values beside a list of types',
      (copy) => copy.edit(lamp, (type) => (type.properties.on = { type: ['string', 'null'], enum: ['a'] })),
      'schema/mcp-lights/0.3/types/lamp.json#: Expected one "type" beside "enum" or "const"; for "or null" refer to a named type.',
    ],
    [
      'an error code that is not declared',
      (copy) => copy.edit('tools/get_house.json', (tool) => tool.errors.push('LIGHTS_BROKEN')),
      'schema/mcp-lights/0.3/tools/get_house.json#/errors: There is no error code "LIGHTS_BROKEN" in contract.json.',
    ],
    [
      'two codes with one integer',
      (copy) => copy.edit('contract.json', (contract) => (contract.errors[1].integer = -30001)),
      'schema/mcp-lights/0.3/contract.json#/errors: The integer -30001 stands there twice.',
    ],
    [
      'a lifecycle with an unknown state',
      (copy) => copy.edit('contract.json', (contract) => (contract.lifecycle.initial = 'asleep')),
      'schema/mcp-lights/0.3/contract.json#/lifecycle: There is no state "asleep".',
    ],
    [
      'an order of tools that names one that is not there',
      (copy) => copy.edit('contract.json', (contract) => (contract.toolOrder = ['get_house', 'get_horse'])),
      'schema/mcp-lights/0.3/contract.json#/toolOrder: There is no tool "get_horse".',
    ],
    [
      'a tool whose file has another name',
      (copy) => copy.edit('tools/get_house.json', (tool) => (tool.name = 'get_home')),
      'schema/mcp-lights/0.3/tools/get_house.json#/name: Expected the name of the file, got "get_home".',
    ],
    [
      'a folder with another version',
      (copy) => copy.edit('contract.json', (contract) => (contract.version = '0.4')),
      'schema/mcp-lights/0.3/contract.json#: Expected id and version to be "mcp-lights/0.3", as the folder says, got "mcp-lights/0.4".',
    ],
    [
      'an invalid example that does not say what is wrong',
      (copy) => copy.edit('examples/invalid/set_scene.input.json', (file) => delete file.cases[0].rule),
      'schema/mcp-lights/0.3/examples/invalid/set_scene.input.json#/cases (rejects an unknown kind of step): An invalid example needs "rule" and "pointer".',
    ],
    [
      'a file that is not JSON',
      (copy) => copy.write('types/lamp.json', '{'),
      'schema/mcp-lights/0.3/types/lamp.json: Expected JSON. ',
    ],
    [
      'a folder without a contract',
      (copy) =>
        renameSync(join(copy.schema, copy.key, 'contract.json'), join(copy.schema, copy.key, 'contact.json')),
      'Expected at least one <contract>/<version>/contract.json in the schema folder, found none.',
    ],
  ])('refuses %s', (_, damage, message) => {
    using copy = new ContractCopy();
    damage(copy);
    const load = (): unknown => loadContracts(copy.schema);
    expect(load).toThrow(Refused);
    expect(load).toThrow(message);
  });
});
