import type { Level, Outcome, Report } from '../report.js';
import { targetName, verdictLine } from '../wording.js';

/** Several implementations of one contract, side by side. */
export interface Matrix {
  contract: string;
  columns: Column[];
  rows: Row[];
}

export interface Column {
  name: string;
  verdict: string;
  good: boolean;
  about: string;
  passed: number;
  judged: number;
}

export interface Row {
  id: string;
  section: string;
  level: Level;
  quote: string;
  /** One for each column; null where its report does not have the requirement. */
  cells: (Outcome | null)[];
}

/** Puts reports side by side, in the order in which they are given. */
export function matrixOf(reports: readonly Report[]): Matrix {
  const results = reports.flatMap((report) => report.results);
  const ids = [...new Set(results.map(({ id }) => id))];
  const rows = ids.map((id): Row => {
    const { section, level, quote } = results.find((one) => one.id === id)!;
    const cells = reports.map((report) => report.results.find((one) => one.id === id)?.outcome ?? null);
    return { id, section, level, quote, cells };
  });
  return {
    contract: [...new Set(reports.map((one) => one.contract))].join(', '),
    columns: columnsOf(reports),
    rows,
  };
}

/** A column has the name of its target; where two have the same, the day and a number tell them apart. */
function columnsOf(reports: readonly Report[]): Column[] {
  const names = reports.map(targetName);
  return reports.map((report, i) => {
    const name = names[i]!;
    const twins = names.filter((other) => other === name).length;
    const { MUST, SHOULD, MAY } = report.summary.levels;
    return {
      name: twins > 1 ? `${name} (${names.slice(0, i + 1).filter((other) => other === name).length})` : name,
      verdict: verdictLine(report),
      good: report.summary.exitCode === 0,
      about: `${report.contract}, MCP ${report.protocols.join(' and ')} over ${report.target.transport}, profile ${report.profile.id}, ${report.startedAt.slice(0, 10)}`,
      passed: MUST.passed + SHOULD.passed + MAY.passed,
      judged: MUST.total + SHOULD.total + MAY.total,
    };
  });
}

/** Nobody learns from a row in which all of them pass, or none was judged. */
export const isTelling = ({ cells }: Row): boolean =>
  !holdsEverywhere({ cells }) && cells.some((cell) => cell !== 'skip' && cell !== null);

export const holdsEverywhere = ({ cells }: Pick<Row, 'cells'>): boolean =>
  cells.every((cell) => cell === 'pass');
