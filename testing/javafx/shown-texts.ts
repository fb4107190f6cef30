import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Arguments of `java` that start a program of any main class so that `shownTexts` can ask it. */
export const tellingTexts = (portFile: string, program: readonly string[]): string[] => [
  'ShownTexts',
  portFile,
  ...program,
];

/** The texts that a program shows which was started so: what it says itself, without any agent of ours. */
export async function shownTexts(portFile: string): Promise<string[]> {
  if (!existsSync(portFile)) throw new Error('The program has not begun to tell its texts.');
  const answer = await text(connect(Number(readFileSync(portFile, 'utf8')), '127.0.0.1'));
  return answer
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Buffer.from(line, 'base64').toString('utf8'));
}
