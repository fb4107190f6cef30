export interface KillResult {
  readonly kills: number;
  readonly calls: number;
  /** Calls that were told that they failed. */
  readonly failed: number;
  readonly problems: readonly string[];
}
