import { readFileSync } from 'node:fs';
import type { Report } from '../../../conformance/index.js';
import { UsageError } from '../../failure.js';

/** Reads a report that was written with --json. */
export async function readReportFile(file: string): Promise<Report> {
  const { readReport, UnreadableReport } = await import('../../../conformance/kit/report/read-report.js');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`The file ${file} cannot be read.`);
  }
  try {
    return await readReport(text, file);
  } catch (error) {
    if (error instanceof UnreadableReport) throw new UsageError(error.message);
    throw error;
  }
}

/** The contract of a report, without its version. */
export const contractId = ({ contract }: Report): string => contract.split('/')[0]!;

/** Reports of different contracts have nothing to be compared. */
export function assertOneContract(reports: readonly Report[]): void {
  const ids = [...new Set(reports.map(contractId))];
  if (ids.length > 1)
    throw new UsageError(`Expected reports of one contract, got reports of ${ids.join(' and ')}.`);
}

/** The one form that was asked for; null without one. */
export function oneForm<Form extends string>(forms: Readonly<Record<Form, boolean>>): Form | null {
  const asked = (Object.keys(forms) as Form[]).filter((form) => forms[form]);
  if (asked.length > 1) throw new UsageError('Expected one form at a time.');
  return asked[0] ?? null;
}
