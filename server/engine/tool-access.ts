import type { ContractModule, ToolDescriptor } from '../../generated/runtime/contract-module.js';
import type { Toolkit } from '../toolkit/port.js';
import { notEnabled, type UiError } from './errors.js';
import { handlers, needs } from './handlers.js';

/** Which tools there are, and which of them may be used now. All that is told of them is the contract's. */
export class ToolAccess {
  constructor(
    private readonly contract: ContractModule,
    private readonly toolkit: Toolkit,
    private readonly options: { enabled: boolean; allowActions: boolean },
  ) {}

  /** A tool's own name, from that or another name of it. */
  resolve(name: string): string | undefined {
    if (Object.hasOwn(this.contract.tools, name)) return name;
    return Object.hasOwn(this.contract.aliases, name) ? this.contract.aliases[name] : undefined;
  }

  listed(): ToolDescriptor[] {
    return Object.values(this.contract.tools)
      .filter(({ name }) => !this.isForbidden(name) && this.isOffered(name))
      .map(({ descriptor }) => descriptor);
  }

  /** Why the tool can't be used, in the order of the contract's lifecycle; undefined when it can. */
  refusal(name: string): UiError | undefined {
    if (!this.options.enabled) return notEnabled('DISABLED', 'The server is switched off.');
    if (this.isForbidden(name)) {
      return notEnabled('READ_ONLY', `The server is read-only: ${name} is not allowed.`);
    }
    if (!Object.hasOwn(handlers, name) || !this.isOffered(name)) {
      return notEnabled('NOT_OFFERED', `This server does not offer ${name}.`);
    }
    if (!this.toolkit.attached) return notEnabled('NOT_ATTACHED', 'No JavaFX application is attached.');
    return undefined;
  }

  private isForbidden(name: string): boolean {
    return !this.options.allowActions && !this.contract.tools[name]!.descriptor.annotations.readOnlyHint;
  }

  private isOffered(name: string): boolean {
    const method = needs[name as keyof typeof needs];
    return method === undefined || this.toolkit[method] !== undefined;
  }
}
