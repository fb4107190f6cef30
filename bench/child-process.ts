import { execFileSync } from 'node:child_process';

/** CPU time that a fresh process needs for a piece of code, its own start not included, in milliseconds. */
export function childCpuTime(code: string): number {
  const script = `const start = process.cpuUsage();\n${code}\nconst { user, system } = process.cpuUsage(start);\nconsole.log((user + system) / 1000);`;
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      timeout: 60_000,
    }),
  );
}
