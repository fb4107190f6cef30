// The yardstick: the SDK on Koa as its documentation has it, with one shared validator. No check of any
// kind; the handler awaits one echo of a worker thread (if it is asked to) and returns a ready result.
import { Worker } from 'node:worker_threads';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { CallToolRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import Koa from 'koa';
import readBody from 'raw-body';
import { reportCpu } from './report-cpu.mjs';

const [, , result, withWorker] = process.argv;
const answer = JSON.parse(result);
const echo = withWorker === 'worker' ? startEcho() : async () => {};
const jsonSchemaValidator = new AjvJsonSchemaValidator();

function startEcho() {
  const code = `
    const { parentPort } = require('node:worker_threads');
    parentPort.on('message', (message) => parentPort.postMessage(message));`;
  const worker = new Worker(code, { eval: true });
  const waiting = new Map();
  let last = 0;
  worker.on('message', ({ id, value }) => {
    waiting.get(id)(value);
    waiting.delete(id);
  });
  return (value) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      worker.postMessage({ id: last, value });
    });
}

const app = new Koa();
app.use(async (ctx) => {
  const body = JSON.parse(await readBody(ctx.req, { encoding: 'utf8' }));
  const server = new Server(
    { name: 'bare', version: '1.0.0' },
    { capabilities: { tools: {} }, jsonSchemaValidator },
  );
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    await echo(params.arguments);
    return answer;
  });
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  ctx.res.on('close', () => {
    transport.close();
    server.close();
  });
  await server.connect(transport);
  ctx.respond = false;
  await transport.handleRequest(ctx.req, ctx.res, body);
});
const http = app.listen(0, '127.0.0.1', () => {
  reportCpu({ endpoint: `http://127.0.0.1:${http.address().port}/mcp`, token: 'none' });
});
