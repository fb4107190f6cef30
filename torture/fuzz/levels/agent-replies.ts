import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../../codegen/evolution/fuzz/random.js';
import { contract } from '../../../generated/mcp-javafx-ui/1.0/index.js';
import type { Engine } from '../../../server/calls/engine.js';
import { createEngine } from '../../../server/javafx-ui/engine/engine.js';
import { encodeFrame, FrameReader } from '../../../server/javafx-ui/toolkits/jvm/frames.js';
import { AgentListener, JvmToolkit } from '../../../server/javafx-ui/toolkits/jvm/index.js';
import { leakIn } from '../leaks.js';
import type { Level, Probe } from '../level.js';
import { mutate } from '../mutate.js';
import { simplerValues } from '../simpler-values.js';
import { anyText, anyValue } from '../values.js';
import { goodScene, greeting } from './agent-samples.js';

/** What an agent does with its connection: raw bytes, a greeting, or the answer to a request. */
export type AgentDoing =
  | { readonly kind: 'bytes'; readonly hex: string }
  | { readonly kind: 'greeting'; readonly message: unknown }
  | { readonly kind: 'reply'; readonly tool: string; readonly input: object; readonly reply: unknown };

const deadlineMs = 100;

/** The server's side of the agent protocol: whatever an application sends, every call has one answer in time. */
export const agentReplies: Level<AgentDoing> = {
  name: 'agent-replies',
  share: 45,
  open: async () => new AgentReplyProbe(),
};

class AgentReplyProbe implements Probe<AgentDoing> {
  private readonly toolkit = new JvmToolkit();
  private readonly faults: unknown[] = [];
  private readonly engine: Engine = createEngine({
    toolkit: this.toolkit,
    contract,
    options: { fxTimeoutMs: deadlineMs, onFault: ({ error }) => this.faults.push(error) },
  });
  private listener: AgentListener | undefined;
  private agent: FakeAgent | undefined;

  batch(random: Random, size: number): AgentDoing[] {
    return Array.from({ length: size }, () => makeDoing(random));
  }

  lanes = () => 1;

  async send(doing: AgentDoing): Promise<string | undefined> {
    const { port, token } = this.listener!;
    if (doing.kind !== 'reply') {
      const bytes =
        doing.kind === 'bytes' ? Buffer.from(doing.hex, 'hex') : encodeFrame(withToken(doing.message, token));
      return shout(port, bytes);
    }
    this.agent ??= await FakeAgent.attach(port, token, this.toolkit);
    this.agent.reply = doing.reply;
    const { tool, input } = doing;
    const answer = await Promise.race([
      this.engine.call(tool, input, { arrivedAt: performance.now() }),
      longAfter(deadlineMs),
    ]);
    if (!this.agent.open) this.agent = undefined;
    if (answer === 'late') return 'It hangs: a call has no answer after its deadline.';
    const leak = leakIn(JSON.stringify(answer) ?? '');
    return leak && `It leaks ${leak}: ${answer.text}`;
  }

  async reset(): Promise<void> {
    this.listener ??= await AgentListener.open((link) => this.toolkit.add(link));
  }

  /** A good agent still gets through. */
  async inspect(): Promise<string | undefined> {
    this.agent?.close();
    this.agent = await FakeAgent.attach(this.listener!.port, this.listener!.token, this.toolkit);
    this.agent.reply = { result: goodScene };
    for (let tries = 1; ; tries++) {
      const reply = await this.engine.call('ui_get_snapshot', {}, { arrivedAt: performance.now() });
      if (reply.ok) return undefined;
      // The deadline is so short that a busy machine may miss it, but not again and again.
      if (reply.error.code !== 'MCP_UI_TIMEOUT' || tries === 100)
        return `A good agent is not understood any more: ${reply.text}`;
    }
  }

  async close(): Promise<void> {
    this.agent?.close();
    await this.engine.close();
    this.listener?.close();
  }

  *simpler(doing: AgentDoing): Generator<AgentDoing> {
    if (doing.kind === 'greeting')
      for (const message of simplerValues(doing.message)) yield { ...doing, message };
    if (doing.kind === 'reply') for (const reply of simplerValues(doing.reply)) yield { ...doing, reply };
    if (doing.kind === 'bytes' && doing.hex.length > 2) yield { ...doing, hex: doing.hex.slice(0, -2) };
  }

  show = (doing: AgentDoing) => JSON.stringify(doing);
}

/** In short steps: while the whole process stands still, as on a busy machine, this clock does, too. */
async function longAfter(ms: number): Promise<'late'> {
  for (let step = 0; step < 50; step++) await sleep(ms, undefined, { ref: false });
  return 'late';
}

/** Says something and hangs up; the listener has to close the connection by itself or stay silent. */
function shout(port: number, bytes: Buffer): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      const leak = leakIn(answer);
      resolve(leak && `It leaks ${leak}: ${answer}`);
    });
    socket.end(bytes);
    setTimeout(() => socket.destroy(), 2000).unref();
  });
}

/** An agent that answers every request with the same thing. */
class FakeAgent {
  reply: unknown;

  private constructor(private readonly socket: Socket) {
    const reader = new FrameReader();
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      for (const { body } of reader.read(chunk)) {
        const { id, method } = (body ?? {}) as { id?: number; method?: string };
        if (method !== undefined) socket.write(encodeFrame(withId(this.reply, id)));
      }
    });
  }

  static async attach(port: number, token: string, toolkit: JvmToolkit): Promise<FakeAgent> {
    const attached = new Promise<void>((resolve) => {
      toolkit.onAttached = () => resolve();
    });
    const agent = new FakeAgent(connect(port, '127.0.0.1'));
    agent.socket.write(encodeFrame({ ...greeting, token }));
    await attached;
    return agent;
  }

  get open(): boolean {
    return !this.socket.destroyed && !this.socket.readableEnded;
  }

  close(): void {
    this.socket.destroy();
  }
}

function withId(reply: unknown, id: number | undefined): unknown {
  return typeof reply === 'object' && reply !== null && !Array.isArray(reply) ? { id, ...reply } : reply;
}

function withToken(message: unknown, token: string): unknown {
  return JSON.parse(JSON.stringify(message ?? null).replaceAll('the token', token));
}

const calls: readonly [tool: string, input: object][] = [
  ['ui_get_snapshot', {}],
  ['ui_get_snapshot', { stage: 'all', mode: 'full', depth: 1000 }],
  ['ui_query', { selector: { css: 'VBox > Button' } }],
  ['ui_query', { selector: { text: 'a', match: 'regex' } }],
  ['ui_get_node', { ref: { uid: 'u-2' }, includeChildren: true }],
  ['ui_get_node', { ref: { path: '/stages[0]/scene/root/Button[0]' } }],
  ['ui_perform', { timeoutMs: deadlineMs, actions: [{ type: 'click', target: { ref: { uid: 'u-2' } } }] }],
  ['ui_perform', { timeoutMs: deadlineMs, actions: [{ type: 'typeText', text: 'x' }] }],
  ['ui_screenshot', {}],
];

function makeDoing(random: Random): AgentDoing {
  if (random.chance(0.15)) {
    const length = random.integer(0, 4);
    const head = Buffer.from([0, 0, 0, length, random.of([0x4a, 0x42, 0]), random.integer(0, 255)]);
    const rest = Buffer.from(anyText(random));
    return { kind: 'bytes', hex: Buffer.concat(random.chance(0.5) ? [head, rest] : [rest]).toString('hex') };
  }
  if (random.chance(0.15)) {
    const hello = { ...greeting, token: random.of(['the token', 'wrong', '']) };
    // A greeting that is wholly right would be another agent.
    const message = mutate(mutate(hello, random), random);
    return { kind: 'greeting', message };
  }
  const [tool, input] = random.of(calls);
  let reply: unknown = random.of<unknown>([
    { result: goodScene },
    { result: goodScene },
    { result: { ok: true, window: 1 } },
    { result: { ok: false, reason: 'TARGET_OBSCURED', message: 'covered' } },
    { timeout: { begun: false, details: { fxStack: ['a.b.C.d'] } } },
    { error: 'The application is busy.' },
    { delivered: 1 },
    anyValue(random),
  ]);
  for (let i = random.integer(1, 3); i > 0; i--) reply = mutate(reply, random);
  return { kind: 'reply', tool, input, reply };
}
