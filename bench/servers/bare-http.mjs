// The floor: node:http alone. It reads the body, parses it and answers with bytes that are ready.
import { createServer } from 'node:http';
import { reportCpu } from './report-cpu.mjs';

const [, , answer] = process.argv;
const http = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  JSON.parse(text);
  response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
});
http.listen(0, '127.0.0.1', () => {
  reportCpu({ endpoint: `http://127.0.0.1:${http.address().port}/mcp`, token: 'none' });
});
