import type { Random } from '../../../codegen/evolution/fuzz/random.js';
import type { RawScene } from '../../../server/javafx-ui/scene/port.js';
import { encodeFrame } from '../../../server/javafx-ui/toolkits/jvm/frames.js';
import { missingTools } from '../../../testing/javafx/missing-tools.js';
import { AgentSession } from '../../targets/agent-session.js';
import { JavaApplication } from '../../targets/java-application.js';
import type { Level, Probe } from '../level.js';
import { isObject, mutate } from '../mutate.js';
import { uidOf } from '../near-schema.js';
import { simplerValues } from '../simpler-values.js';
import { anyText } from '../values.js';

/** A JSON message, or raw bytes in place of a frame. */
export type AgentRequest = { readonly message: unknown } | { readonly hex: string };

/** The agent in a real JavaFX application: one answer a request or a closed connection; the application lives. */
export const agentRequests: Level<AgentRequest> = {
  name: 'agent-requests',
  share: 25,
  missing() {
    const missing = missingTools();
    return missing.length > 0 ? `needs ${missing.join(', ')}; run scripts/setup` : undefined;
  },
  open: async () => new AgentRequestProbe(),
};

class AgentRequestProbe implements Probe<AgentRequest> {
  private app: JavaApplication | undefined;
  private session: AgentSession | undefined;
  private uids = new Map<string, string>();

  batch(random: Random, size: number): AgentRequest[] {
    return Array.from({ length: size }, () => makeRequest(random));
  }

  lanes = () => 1;

  async send(request: AgentRequest): Promise<string | undefined> {
    if (!this.session?.isOpen) this.session = await AgentSession.open(this.app!.port, this.app!.token);
    if (!this.session) return 'The agent does not greet any more.';
    const bytes =
      'hex' in request ? Buffer.from(request.hex, 'hex') : encodeFrame(this.resolve(request.message));
    const id = 'hex' in request ? undefined : idOf(request.message);
    const answers = await this.session.exchange(bytes, id);
    if (!this.app!.alive) return 'The application crashes.';
    if (answers === 'hangs') return 'It hangs: a request has no answer, and the connection is open.';
    return answers.length > 1 ? `It answers ${answers.length} times; once is right.` : undefined;
  }

  async reset(): Promise<void> {
    if (this.app?.alive && this.session?.isOpen) return;
    this.session?.close();
    if (!this.app?.alive) {
      this.app?.close();
      this.app = await JavaApplication.start();
    }
    this.session = await AgentSession.open(this.app.port, this.app.token);
    const windows = { scope: { kind: 'windows', selection: { stage: 'all' } }, sections: [] };
    const scene = (await this.session?.result('capture', windows)) as RawScene | undefined;
    this.uids = new Map(scene?.nodes.flatMap(({ id, uid }) => (id === null ? [] : [[id, uid]])));
  }

  async inspect(): Promise<string | undefined> {
    this.session?.close();
    this.session = await AgentSession.open(this.app!.port, this.app!.token);
    return this.session ? undefined : 'The agent does not greet any more.';
  }

  async close(): Promise<void> {
    this.session?.close();
    this.app?.close();
  }

  *simpler(request: AgentRequest): Generator<AgentRequest> {
    if ('message' in request) for (const message of simplerValues(request.message)) yield { message };
    else if (request.hex.length > 2) yield { hex: request.hex.slice(0, -2) };
  }

  show = (request: AgentRequest) => JSON.stringify(request);

  private resolve(message: unknown): unknown {
    // A message that seems to have lain in a buffer since long ago has no time left.
    const timely =
      isObject(message) && message.sent === 1 ? { ...message, sent: performance.now() } : message;
    const text = JSON.stringify(timely ?? null);
    return JSON.parse(text.replace(/uid of #([\w-]+)/g, (whole, id: string) => this.uids.get(id) ?? whole));
  }
}

/** Of a request that is well-formed enough to deserve an answer. */
function idOf(message: unknown): number | undefined {
  if (!isObject(message) || typeof message.method !== 'string' || message.cancel !== undefined)
    return undefined;
  const { id, sent, budget } = message;
  const numbers = [id, sent, budget].every((one) => typeof one === 'number');
  return numbers && Number.isInteger(id) && (id as number) > 0 && (id as number) < 1e6
    ? (id as number)
    : undefined;
}

const target = (random: Random) => ({
  uid: uidOf(random.of(['name', 'notes', 'add', 'list', 'table', 'agree', 'fruit'])),
});

function makeRequest(random: Random): AgentRequest {
  if (random.chance(0.05)) {
    const head = Buffer.from([0, 0, 0, random.integer(0, 9), random.of([0x4a, 0x42, 0])]);
    return { hex: Buffer.concat([head, Buffer.from(anyText(random))]).toString('hex') };
  }
  const [method, params] = random.of<[string, unknown]>([
    ['capture', { scope: { kind: 'windows', selection: { stage: 'all' } }, sections: ['bounds'], depth: 2 }],
    ['capture', { scope: { kind: 'node', uid: target(random).uid }, sections: ['properties'] }],
    ['perform', { action: { type: 'click', target: target(random) }, options: { settle: true } }],
    [
      'perform',
      {
        action: { type: 'setText', target: target(random), text: anyText(random) },
        options: { settle: false },
      },
    ],
    [
      'perform',
      { action: { type: 'scroll', target: target(random), deltaY: -50 }, options: { settle: false } },
    ],
    [
      'perform',
      {
        action: { type: 'click', target: { ...target(random), item: { index: 3, column: 0 } } },
        options: { settle: true },
      },
    ],
    [
      'perform',
      { action: { type: 'typeText', text: anyText(random), window: null }, options: { settle: true } },
    ],
    ['screenshot', { window: 1 }],
  ]);
  let message: unknown = { id: random.integer(1, 999), method, sent: 1, budget: 20_000, params };
  for (let i = random.integer(0, 3); i > 0; i--) message = mutate(message, random);
  return { message };
}
