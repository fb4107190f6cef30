import type { Exchange } from '../connection/exchange.js';
import { type Contract, toolOf } from '../contract.js';
import type { Reply } from '../reading/reply.js';
import { Trial } from './trial.js';

/**
 * Some requirements hold for every reply. Their checks make calls of their own; what any other check happens
 * to see in the same run is added to them here, so that a fault in a rare reply does not go unnoticed.
 */
export type Observer = (reply: Reply, trial: Pick<Trial, 'state'>, contract: Contract) => void;

/** The same for an exchange that is no call of a tool. */
export type WireObserver = (exchange: Exchange, trial: Pick<Trial, 'state'>) => void;

const enough = 5;

export class Observations {
  private readonly trials = new Map<string, Trial>();

  constructor(
    private readonly observers: Readonly<Record<string, Observer>>,
    private readonly contract: Contract,
    private readonly wireObservers: Readonly<Record<string, WireObserver>> = {},
  ) {}

  saw(reply: Reply): void {
    if (!toolOf(this.contract, reply.tool)) return;
    for (const [id, observe] of Object.entries(this.observers))
      this.#unlessEnough(id, (trial) => observe(reply, trial, this.contract));
  }

  sawExchange(exchange: Exchange): void {
    for (const [id, observe] of Object.entries(this.wireObservers))
      this.#unlessEnough(id, (trial) => observe(exchange, trial));
  }

  #unlessEnough(id: string, observe: (trial: Trial) => void): void {
    const trial = this.trials.get(id) ?? new Trial();
    this.trials.set(id, trial);
    if (trial.findings.length < enough) observe(trial);
  }

  findingsOf(id: string) {
    return this.trials.get(id)?.findings ?? [];
  }
}
