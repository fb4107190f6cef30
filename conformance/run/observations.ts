import type { Contract, RequirementId, ToolName } from '../contract.js';
import type { Reply } from '../reading/reply.js';
import { Trial } from './trial.js';

/**
 * Some requirements hold for every reply. Their checks make calls of their own; what any other check happens
 * to see in the same run is added to them here, so that a fault in a rare reply does not go unnoticed.
 */
export type Observer = (reply: Reply, trial: Pick<Trial, 'state'>, contract: Contract) => void;

const enough = 5;

export class Observations {
  private readonly trials = new Map<RequirementId, Trial>();

  constructor(
    private readonly observers: Partial<Record<RequirementId, Observer>>,
    private readonly contract: Contract,
  ) {}

  saw(reply: Reply): void {
    if (!Object.hasOwn(this.contract.tools, reply.tool as ToolName)) return;
    for (const [id, observe] of Object.entries(this.observers) as [RequirementId, Observer][]) {
      const trial = this.trials.get(id) ?? new Trial();
      this.trials.set(id, trial);
      if (trial.findings.length < enough) observe(reply, trial, this.contract);
    }
  }

  findingsOf(id: RequirementId) {
    return this.trials.get(id)?.findings ?? [];
  }
}
