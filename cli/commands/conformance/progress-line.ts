import type { Progress } from '../../../conformance/index.js';

/** One line that follows a run on a terminal; elsewhere nothing, so that a log has no noise. */
export function progressLine(stream: NodeJS.WriteStream): { show(progress: Progress): void; clear(): void } {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  let failed = 0;
  const clear = (): void => void stream.write('\r\u001b[2K');
  return {
    show({ id, done, total, protocol, result }) {
      // What is blocked was not judged.
      if (result && !['pass', 'skip', 'blocked'].includes(result.outcome)) failed++;
      if (id === null || result) return;
      const bad = failed > 0 ? `  ✗ ${failed}` : '';
      const line = `MCP ${protocol}  ${String(done).padStart(String(total).length)}/${total}${bad}  ${id}`;
      clear();
      stream.write(line.slice(0, (stream.columns ?? 80) - 1));
    },
    clear,
  };
}
