import { invalidArgument } from '../errors.js';
import { viewdefProblem } from '../viewdefs/check-viewdef.js';
import type { ToolOf } from './handler.js';

export const uploadViewdefHandler: ToolOf<'ui_upload_viewdef'> =
  (platform) =>
  ({ type, namespace, content }) => {
    const problem = viewdefProblem(content);
    if (problem !== undefined) {
      const expected = 'exactly one <template>';
      throw invalidArgument('/content', expected, `Expected "content" to be ${expected}, got ${problem}.`);
    }
    return {
      lane: 'viewdefs',
      run() {
        const key = `${type}.${namespace}`;
        const { sessions, viewdefs } = platform.running;
        viewdefs.set(key, content);
        const pushed = sessions.all.map((session) =>
          session.pushViewdef(type, JSON.stringify({ [key]: content })),
        );
        const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
        const frontends = sum(pushed.map((one) => one.frontends));
        const variables = sum(pushed.map((one) => one.variables));
        return {
          output: { key, frontends, variables },
          text: `${key} is stored. Pushed to connected frontends: ${frontends}; variables refreshed: ${variables}.`,
        };
      },
    };
  };
