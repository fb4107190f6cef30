import { Session as AnySession, type SessionParts } from '../session.js';
import type { ToolMethods as MethodsOf } from '../tool-methods.js';
import type { ToolName } from './contract.js';
import contract from './contract.js';
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

  /** Whether the server knows all that this client does, such as locators; otherwise it speaks an older version. */
  get speaksNewest(): boolean {
    return this.schema === contract.schema;
  }

  /** Made by `connect()`. */
  constructor(parts: SessionParts<Contract>, options: { readonly waitMs: number }) {
    super(parts);
    this.ui = new Ui(this, options);
  }
}
