import { contract } from '../generated/mcp-javafx-ui/1.1/index.js';
import { counted } from './counted.js';
import type { Bench } from './row.js';

const kilobyte = 1024;

/** What a host reads and what a model is shown before its first call. */
export const bench: Bench = {
  title: 'Tools of contract 1.1 as they are listed',
  async run() {
    const tools = Object.values(contract.tools).map(({ descriptor }) => descriptor);
    const seen = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
    return [
      counted('tools/list: what models see / 12 KB', kilobytes(seen), 12, 1, 'KB'),
      counted('tools/list in all / 32 KB', kilobytes(tools), 32, 1, 'KB'),
    ];
  },
};

const kilobytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value)) / kilobyte;
