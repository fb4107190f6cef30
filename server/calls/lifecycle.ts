import type { Lifecycle } from '../../generated/runtime/contract-module.js';
import { CallError } from './call-error.js';

export interface LifecycleOptions {
  /** Where the state follows from facts, it is read; else successful calls lead from one to the next. */
  state?: () => string;
  /** Says a refusal where the contract has a code for it and no text. */
  refuse?: (state: string, tool: string, code: string) => CallError;
}

/**
 * Executes the lifecycle that a contract declares: which tools work in which state, what the others answer,
 * and which state a successful call leads to. A refused or failed call changes nothing.
 */
export class LifecycleGuard {
  readonly #lifecycle: Lifecycle;
  readonly #options: LifecycleOptions;
  #state: string;

  constructor(lifecycle: Lifecycle, options: LifecycleOptions = {}) {
    this.#lifecycle = lifecycle;
    this.#options = options;
    this.#state = lifecycle.initial;
  }

  get state(): string {
    return this.#options.state?.() ?? this.#state;
  }

  /** Why the tool can't be used in this state; undefined when it can. */
  refusal(tool: string): CallError | undefined {
    const state = this.#lifecycle.states.find(({ name }) => name === this.state);
    if (!state || state.tools.includes(tool)) return undefined;
    const { error: code, message } = state.except?.find((one) => one.tool === tool) ?? state;
    if (code === null) return undefined;
    if (message !== undefined) return new CallError(code, message);
    const { refuse } = this.#options;
    return (
      refuse?.(state.name, tool, code) ??
      new CallError(code, `${state.description} ${tool} does not work now.`)
    );
  }

  /** Whether carrying out the tool leads to another state, or to the same one anew. */
  mayChange(tool: string): boolean {
    return this.#lifecycle.transitions.some(({ from, on }) => from === this.#state && on === tool);
  }

  /** The tool has been carried out. */
  succeeded(tool: string): void {
    const next = this.#lifecycle.transitions.find(({ from, on }) => from === this.#state && on === tool);
    if (next) this.#state = next.to;
  }
}
