import { asArray, asObject, asString, isObject } from '../reading/json.js';
import { isReportOfFormat1, upgraded } from './format-1.js';
import { type Report, reportFormat } from './report.js';
import { reportProblems } from './report-problems.js';

/** A file that is no report, or none that can be read; the message is a sentence about it. */
export class UnreadableReport extends Error {}

/** Reads a report, also one of the first format. `name` is how people know the file. */
export async function readReport(text: string, name: string): Promise<Report> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UnreadableReport(`The file ${name} is not JSON.`);
  }
  const format = isObject(value) ? asString(value.format) : null;
  if (format === null || !format.startsWith('conformance-report/'))
    throw new UnreadableReport(
      `The file ${name} is not a report; "conformance <url> --json ${name}" writes one.`,
    );
  if (isReportOfFormat1(value)) return upgraded(value);
  if (format !== reportFormat)
    throw new UnreadableReport(
      `The file ${name} has the format ${format}, which a later suite has made; this one reads ${reportFormat}.`,
    );
  const [problem] = await reportProblems(value);
  if (problem !== undefined) throw new UnreadableReport(`The file ${name} is not a whole report: ${problem}`);
  return value as Report;
}

/** Whether every place that findings name is in the list of exchanges. */
export function danglingPlaces(report: Report): number[] {
  const named = asArray(asObject(report).results).flatMap((result) => {
    const { findings, last, trace = [] } = result as Report['results'][number];
    return [...findings.flatMap((one) => [one, ...one.also]), ...(last ? [last] : [])]
      .map(({ exchange }) => exchange)
      .concat(trace);
  });
  for (const { exchange } of report.remarks ?? []) named.push(exchange);
  return named.filter((place): place is number => place !== null && place >= report.exchanges.length);
}
