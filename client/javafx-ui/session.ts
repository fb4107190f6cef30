import { Session as AnySession, type SessionParts } from '../session.js';
import type { ToolMethods as MethodsOf } from '../tool-methods.js';
import type contract from './contract.js';
import type { ToolName } from './contract.js';
import { Ui } from './locator/ui.js';

type Contract = typeof contract;

/** One method for each tool, as the contract declares them. */
export type ToolMethods = { readonly [Name in ToolName]: MethodsOf<Contract>[Name] };

/** A connection to a server of the contract. `await using` closes it at the end of its block. */
export class Session extends AnySession<Contract> {
  /** `session.tools.ui_query({ selector: { css: '#ok' } })` */
  declare readonly tools: ToolMethods;
  /** Finds nodes and acts on them, with waiting and healing. */
  readonly ui: Ui;

  /** Made by `connect()`. */
  constructor(parts: SessionParts<Contract>, options: { readonly waitMs: number }) {
    super(parts);
    this.ui = new Ui(this, options);
  }
}
