import { request } from 'node:http';
import { Session } from 'node:inspector';
import { createServer } from '../../server.js';

/**
 * Prints the files of ours in which something ran between the arrival of one warm snapshot call and the toolkit.
 * V8 counts what is executed in each file; every file is a module of its own here.
 */
const profiler = new Session();
profiler.connect();

/** Files with functions that ran since the last time. A module that is only loaded ran earlier. */
function executed(): string[] {
  let files: string[] = [];
  // In the same thread it answers before it returns.
  profiler.post('Profiler.takePreciseCoverage', (error, coverage) => {
    if (error) throw error;
    files = coverage.result
      .filter(({ functions }) => functions.some(({ ranges }) => ranges[0]!.count > 0))
      .map(({ url }) => url);
  });
  return files;
}

let atToolkit: string[] | undefined;
const server = createServer({
  register: false,
  quiet: true,
  toolkit: {
    attached: true,
    info: () => ({ pid: process.pid }),
    async capture() {
      atToolkit = executed();
      return { capturedAt: Date.now(), windows: [], nodes: [] };
    },
    perform: () => Promise.reject(new Error('Nobody acts here.')),
    close: async () => {},
  },
});
const handle = await server.listen();
const endpoint = handle.endpoint()!;

function snapshot(): Promise<void> {
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'ui_get_snapshot', arguments: { stage: 'primary', depth: 2 } },
  });
  const headers = {
    authorization: `Bearer ${handle.token}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-11-25',
  };
  return new Promise((resolve, reject) => {
    const call = request(endpoint, { method: 'POST', headers }, (answer) => {
      answer.resume().on('end', resolve);
    });
    call.on('error', reject).end(body);
  });
}

for (let i = 0; i < 3; i++) await snapshot();
profiler.post('Profiler.enable');
profiler.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
// What is counted from the start of counting is warm, too.
await snapshot();
executed();
atToolkit = undefined;
await snapshot();
process.stdout.write(JSON.stringify(atToolkit ?? []));
await handle.close();
profiler.disconnect();
