import { describe, expect, it } from 'vitest';
import { parse } from './arguments.js';
import { defineCommand } from './command.js';

const command = defineCommand({
  description: 'Does something.',
  positionals: [
    { name: 'target', description: 'what to do it to' },
    { name: 'other', description: 'what else', optional: true },
  ],
  rest: '<command>',
  options: {
    port: { type: 'integer', description: 'Where', default: 8080 },
    ratio: { type: 'number', description: 'How much' },
    name: { type: 'string', short: 'n', placeholder: 'text', description: 'Who' },
    mode: { type: 'string', choices: ['fast', 'slow'], description: 'How' },
    header: { type: 'string', multiple: true, description: 'What' },
    json: { type: 'boolean', description: 'As JSON' },
  },
});

describe('the command line', () => {
  it('gives every declared option its value', () => {
    const argv = [
      'x',
      '--port',
      '0',
      '--ratio=-1.5',
      '-n',
      'me',
      '--header',
      'a',
      '--header=b',
      '--json',
      '--',
      'java',
      '--x',
    ];
    expect(parse(command, argv)).toEqual({
      options: { port: 0, ratio: -1.5, name: 'me', mode: undefined, header: ['a', 'b'], json: true },
      positionals: ['x'],
      rest: ['java', '--x'],
    });
  });

  it('knows the defaults', () => {
    expect(parse(command, ['x']).options).toEqual({
      port: 8080,
      ratio: undefined,
      name: undefined,
      mode: undefined,
      header: [],
      json: false,
    });
  });

  it('says where "--" is missing before a command', () => {
    const run = defineCommand({ description: 'Runs.', rest: 'the command to run' });
    expect(() => parse(run, ['java', '-jar', 'x.jar'])).toThrow(
      'Put "--" before the command to run: -- java ….',
    );
    expect(parse(run, ['--', 'java', '-jar', 'x.jar']).rest).toEqual(['java', '-jar', 'x.jar']);
  });

  it('takes a negative number for a value', () => {
    expect(parse(command, ['x', '--ratio', '-5']).options).toMatchObject({ ratio: -5 });
  });

  it.each([
    [['x', '--prot', '1'], 'Unknown option "--prot". Did you mean "--port"?'],
    [['x', '-q'], 'Unknown option "-q".'],
    [['x', '--port', 'abc'], 'Expected "--port" to be an integer, got "abc".'],
    [['x', '--port='], 'Expected "--port" to be an integer, got "".'],
    [['x', '--port'], 'The option "--port" needs a value: --port <integer>.'],
    [['x', '--name', '--json'], 'The option "--name" needs a value: --name <text>.'],
    [['x', '--json=yes'], 'The option "--json" takes no value, got "yes".'],
    [['x', '--mode', 'fsat'], 'Expected "--mode" to be one of fast, slow, got "fsat". Did you mean "fast"?'],
    [['x', '--name', 'a', '--name', 'b'], 'Expected "--name" at most once, got it 2 times.'],
    [[], 'Missing argument <target>: what to do it to.'],
    [['x', 'y', 'z'], 'Unexpected argument "z".'],
  ])('answers %j with a sentence', (argv, message) => {
    expect(() => parse(command, argv)).toThrow(message);
  });

  it('takes nothing after "--" unless the command says so', () => {
    expect(() => parse({ description: '' }, ['--', 'x'])).toThrow('Nothing is expected after "--".');
  });
});
