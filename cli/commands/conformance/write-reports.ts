import { writeFileSync } from 'node:fs';
import {
  badge,
  html,
  junit,
  markdown,
  type Report,
  reportJson,
  terminal,
} from '../../../conformance/index.js';
import type { Pack } from '../../../conformance/kit/pack.js';
import { Failure } from '../../failure.js';

const forms = {
  json: (report: Report, _: Pack) => reportJson(report),
  junit,
  html,
  markdown,
  badge: (report: Report, _: Pack) => badge(report),
};

export type ReportFiles = { readonly [Form in keyof typeof forms]: string | undefined };

/** Writes the forms that were asked for, and the report for the terminal unless standard output is taken. */
export async function writeReports(
  report: Report,
  files: ReportFiles,
  trace: boolean,
  pack: Pack,
): Promise<void> {
  const asked = Object.entries(files).filter(
    (entry): entry is [keyof typeof forms, string] => entry[1] !== undefined,
  );
  for (const [form, path] of asked) {
    if (path !== '-') write(path, forms[form](report, pack));
  }
  const [taken] = asked.find(([, path]) => path === '-') ?? [];
  const color = process.stdout.isTTY === true && !process.env.NO_COLOR;
  const text = taken ? forms[taken](report, pack) : terminal(report, { color, trace }, pack);
  await new Promise<void>((resolve) => process.stdout.write(text, () => resolve()));
}

function write(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new Failure(`The file ${path} cannot be written (${(error as NodeJS.ErrnoException).code}).`, 2);
  }
}
