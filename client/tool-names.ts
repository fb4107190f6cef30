import type { ClientContract } from '../generated/runtime/client-contract.js';

/** A tool as the server lists it. */
export interface OfferedTool {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
}

/** What the server wants each tool to be called: by its name, or by an alias if that alone is listed. */
export class ToolNames {
  private readonly listed: ReadonlySet<string>;

  constructor(
    private readonly tools: ClientContract['tools'],
    offered: readonly OfferedTool[],
  ) {
    this.listed = new Set(offered.map(({ name }) => name));
  }

  offers(tool: string): boolean {
    return this.listedAs(tool) !== undefined;
  }

  /** A tool that is not listed keeps its name: the server says best why it can't be had. */
  wireName(tool: string): string {
    return this.listedAs(tool) ?? tool;
  }

  private listedAs(tool: string): string | undefined {
    return [tool, ...this.tools[tool]!.aliases].find((name) => this.listed.has(name));
  }
}

/** Reads `tools/list`; entries without a name are nobody's tools. */
export function readTools(result: Record<string, unknown>): OfferedTool[] {
  const tools = Array.isArray(result.tools) ? (result.tools as unknown[]) : [];
  return tools.flatMap((tool) => {
    const { name, title, description } = (tool ?? {}) as Record<string, unknown>;
    if (typeof name !== 'string') return [];
    return [
      {
        name,
        ...(typeof title === 'string' ? { title } : {}),
        ...(typeof description === 'string' ? { description } : {}),
      },
    ];
  });
}
