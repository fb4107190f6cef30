import { createServer } from 'node:net';
import type { Check } from '../check.js';
import { firstText } from '../context.js';
import type { RequirementId } from '../contract.js';
import { addressesAt, canLook } from '../platform/listening.js';
import { freePort } from '../platform/normal-program.js';
import { application } from '../platform/project.js';
import { askHttp, told } from '../web/http.js';

const baseUrl = /^http:\/\/127\.0\.0\.1:\d+$/;
const portOf = (url: string): number => Number(new URL(url).port);

export const startChecks = {
  'start-url': async (t) => {
    const own = await t.prepared();
    const reply = await own.call('ui_start', {});
    const { url } = t.output(reply);
    t.expect(baseUrl.test(String(url)), 'url to be http://127.0.0.1:PORT', url, reply);
    t.equal(firstText(reply.result), url, 'the text of ui_start', reply);
  },

  'start-answers': async (t) => {
    const own = await t.prepared();
    const { url } = t.output(await own.call('ui_start', {}));
    t.demand(URL.canParse(String(url)), 'a URL', url);
    const answer = await askHttp(String(url), '/1/');
    t.expect(answer.status === 200, 'the page of session 1', told(answer));
  },

  'start-loopback': async (t) => {
    if (!canLook) return t.skip('the addresses of a socket can only be seen where there is /proc');
    const addresses = addressesAt(portOf(t.project.url));
    t.equal([...new Set(addresses)], ['127.0.0.1'], 'addresses on which the web server listens');
  },

  'start-free-port': async (t) => {
    const taken = await freePort();
    const other = createServer().listen(taken, '127.0.0.1');
    t.afterCheck(() => other.close());
    const config = `[server]\nport = ${taken}\n`;
    const own = await t.prepared({ ...application, 'config/config.toml': config });
    const reply = await own.call('ui_start', {});
    const { url } = t.output(reply, 'ui_start to succeed where the configured port is taken');
    const ports = [portOf(String(url)), portOf(t.project.url), taken];
    t.expect(new Set(ports).size === 3, 'a port that nobody else has', ports.join(', '), reply);
  },

  'start-session': async (t) => {
    const main = 'started = "by main.lua"\nprint("main has run")\n';
    const own = await t.running({ 'lua/main.lua': main });
    const reply = await own.run('return started', '1');
    t.equal(t.output(reply).result, 'by main.lua', 'what main.lua of session 1 left behind', reply);
  },
} satisfies Partial<Record<RequirementId, Check>>;
