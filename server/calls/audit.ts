/** One call: which tool, how it went, how long it took. Neither arguments nor results, they may hold secrets. */
export interface AuditEntry {
  tool: string;
  /** `ok`, or the code of the error. */
  outcome: string;
  ms: number;
}

export type Audit = (entry: AuditEntry) => void;

export function auditTo(write: (line: string) => void): Audit {
  return ({ tool, outcome, ms }) =>
    write(`${new Date().toISOString()} ${tool} ${outcome} ${ms.toFixed(1)} ms\n`);
}

export const noAudit: Audit = () => {};
