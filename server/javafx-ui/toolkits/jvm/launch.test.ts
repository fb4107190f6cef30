import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LinkFile, withAgent, withoutDisplay } from './launch.js';

describe('withAgent', () => {
  it.each(['java', '/opt/jdk/bin/java', 'C:\\jdk\\bin\\java.exe', 'javaw.exe'])(
    'gives the agent to %s as its first argument',
    (command) => {
      expect(withAgent([command, '-jar', 'app.jar'], ['-javaagent:a.jar'], { HOME: '/h' })).toEqual({
        command,
        args: ['-javaagent:a.jar', '-jar', 'app.jar'],
        env: { HOME: '/h' },
      });
    },
  );

  it('tells build tools by the variable that every JVM reads, behind what stands there', () => {
    expect(withAgent(['./gradlew', 'run'], ['-javaagent:a.jar'], { JAVA_TOOL_OPTIONS: '-Xmx1g' })).toEqual({
      command: './gradlew',
      args: ['run'],
      env: { JAVA_TOOL_OPTIONS: '-Xmx1g -javaagent:a.jar' },
    });
  });

  it('tells all options, those for no display behind the agent', () => {
    const options = ['-javaagent:/my folder/a.jar', ...withoutDisplay];
    expect(withAgent(['java', '-jar', 'app.jar'], options, {}).args).toEqual([
      '-javaagent:/my folder/a.jar',
      '-Dglass.platform=Headless',
      '-Dprism.order=sw',
      '-jar',
      'app.jar',
    ]);
    expect(withAgent(['mvn'], options, {}).env).toEqual({
      JAVA_TOOL_OPTIONS: '"-javaagent:/my folder/a.jar" -Dglass.platform=Headless -Dprism.order=sw',
    });
  });

  it.each([
    ['-javaagent:/my folder/a.jar', '"-javaagent:/my folder/a.jar"'],
    ['-javaagent:/my "own" folder/a.jar', '\'-javaagent:/my "own" folder/a.jar\''],
  ])('quotes an option with white space: %s', (option, quoted) => {
    expect(withAgent(['mvn'], [option], {}).env).toEqual({ JAVA_TOOL_OPTIONS: quoted });
  });
});

describe('LinkFile', () => {
  it('holds port and token for this user alone, until it is removed', () => {
    const link = new LinkFile(4711, 'secret');
    const [, file = ''] = /^-javaagent:agent\.jar=link=(.+)$/.exec(link.agentOption('agent.jar')) ?? [];
    expect(readFileSync(file, 'utf8')).toBe('4711\nsecret\n');
    expect(statSync(file).mode & 0o077).toBe(0);
    link.remove();
    expect(() => statSync(file)).toThrow('ENOENT');
  });
});
