import type { Exchange } from '../connection/exchange.js';
import type { FoundIn, Result as Judged, RemarkedOn } from '../run/result.js';
import { collapse, type Kind } from './collapse.js';
import type { Report, ReportedFinding, Result, Sighting } from './report.js';
import { ExchangeStore, shortened } from './store-exchanges.js';

/** What the contract and its pack say of a requirement. */
export type About = (id: string) => Pick<Result, 'needs' | 'concern' | 'note'>;

/** Results as a report has them: each exchange stored once, what repeats itself told once. */
export function assemble(
  judged: readonly Judged[],
  about: About,
  remarkedOn: readonly RemarkedOn[] = [],
): Required<Pick<Report, 'exchanges' | 'results' | 'remarks'>> {
  const store = new ExchangeStore();
  const results = judged.map(({ findings, last, trace, ...rest }): Result => {
    const { kinds, omitted } = collapse(findings);
    return {
      ...rest,
      ...about(rest.id),
      findings: kinds.map((kind) => reported(kind, store)),
      omittedFindings: omitted,
      ...(last ? { last: { ...last, exchange: store.placeOf(last.exchange) } } : {}),
      ...(trace ? { trace: trace.map((each) => store.placeOf(each)!) } : {}),
    };
  });
  const remarks = remarkedOn.map(({ id, sentence, finding }) => ({
    id,
    sentence,
    ...sighting(finding, store),
    protocol: finding.protocol,
  }));
  return { exchanges: store.exchanges, results, remarks };
}

const mostDifferences = 8;

function reported({ first, also, times }: Kind, store: ExchangeStore): ReportedFinding {
  const { protocol, differences = [] } = first;
  const more = differences.length - mostDifferences;
  return {
    ...sighting(first, store),
    protocol,
    ...(differences.length > 0 ? { differences: differences.slice(0, mostDifferences) } : {}),
    ...(more > 0 ? { moreDifferences: more } : {}),
    times,
    also: also.map((each) => sighting(each, store)),
  };
}

const sighting = ({ expected, actual, call, exchange }: FoundIn, store: ExchangeStore): Sighting => ({
  expected,
  actual,
  call,
  exchange: store.placeOf(exchange),
});

/** As many characters of a body as are worth reading, and fewer where a report would become too large. */
const bodies = [8000, 4000, 2000, 1000, 500, 200];

/** The report in at most so many bytes of JSON: what went over the wire is cut first, then what repeats itself. */
export function fitted(report: Report, mostBytes: number): Report {
  const whole = report.exchanges;
  const size = (one: Report): number => Buffer.byteLength(reportJson(one));
  let fits = report;
  for (const longest of bodies) {
    fits = { ...report, exchanges: whole.map((each): Exchange => shortened(each, longest)) };
    if (size(fits) <= mostBytes) return fits;
  }
  return { ...fits, results: fits.results.map(plain) };
}

/** One sighting of each kind, in a line or two. */
function plain(result: Result): Result {
  const brief = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
  return {
    ...result,
    findings: result.findings.map(({ expected, actual, call, ...rest }) => ({
      ...rest,
      expected: brief(expected),
      actual: brief(actual),
      call: call === null ? null : brief(call),
      also: [],
    })),
  };
}

/** A report as it is written to a file. */
export const reportJson = (report: Report): string => `${JSON.stringify(report, null, 1)}\n`;
