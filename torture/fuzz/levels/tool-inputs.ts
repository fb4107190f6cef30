import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Random } from '../../../codegen/evolution/fuzz/random.js';
import { contract } from '../../../generated/mcp-javafx-ui/1.0/index.js';
import { readCall, toolCall } from '../../targets/connection.js';
import type { Level, Probe } from '../level.js';
import { mutate } from '../mutate.js';
import { nearSchema } from '../near-schema.js';
import { brokenPromise, type OpenTarget, ServerProbe } from '../server-probe.js';
import { simplerValues } from '../simpler-values.js';
import { anyValue } from '../values.js';

export interface ToolInput {
  readonly tool: string;
  readonly input: unknown;
}

/** Of the server, by default. */
const bodyLimit = 4 << 20;

const tools = Object.values(contract.tools).map(({ descriptor }) => descriptor);
const ajv = new Ajv2020({ strict: false, allErrors: true });
/** Judges by the published schema, compiled here: a mistake of the generated validators shows as a difference. */
const accepts = new Map<string, ValidateFunction>(
  tools.map(({ name, inputSchema }) => [name, ajv.compile(inputSchema)]),
);

export function isValid({ tool, input }: ToolInput): boolean {
  return accepts.get(tool)!(input ?? {});
}

/** Inputs of tools: near their schemas, mutated, and anything at all. */
export function toolInputs(start?: OpenTarget, names = tools.map(({ name }) => name)): Level<ToolInput> {
  return {
    name: 'tool-inputs',
    share: 360,
    async open() {
      return new ToolInputProbe(new ServerProbe(start), (random) => makeInput(random.of(names), random));
    },
  };
}

function makeInput(tool: string, random: Random): ToolInput {
  const { inputSchema } = tools.find(({ name }) => name === tool)!;
  if (random.chance(0.05)) return { tool, input: anyValue(random) };
  let input = nearSchema(inputSchema as Record<string, unknown>, random);
  for (let i = random.integer(0, 2); i > 0; i--) input = mutate(input, random);
  return { tool, input };
}

export class ToolInputProbe implements Probe<ToolInput> {
  constructor(
    private readonly server: ServerProbe,
    private readonly make: (random: Random) => ToolInput,
  ) {}

  /** Every other batch holds only invalid messages: after those nothing may have changed. */
  batch(random: Random, size: number): ToolInput[] {
    const onlyInvalid = random.chance(0.5);
    return Array.from({ length: size }, () => {
      let message = this.make(random);
      for (let i = 0; onlyInvalid && isValid(sentOf(message)); i++) {
        message = i < 20 ? { ...message, input: mutate(message.input, random) } : { ...message, input: [] };
      }
      return message;
    });
  }

  lanes(messages: readonly ToolInput[]): number {
    return messages.some((message) => isValid(sentOf(message))) ? 1 : 8;
  }

  async send(message: ToolInput): Promise<string | undefined> {
    const valid = isValid(sentOf(message));
    if (valid) this.server.mayHaveChanged = true;
    const body = this.server.resolve(toolCall(message.tool, message.input));
    const reply = await this.server.server.connection.post(body);
    if (reply.status === 0)
      return this.server.server.alive ? 'It hangs up without an answer.' : 'It crashes.';
    const broken = brokenPromise(reply.status, reply.text, body);
    if (broken) return broken;
    if (Buffer.byteLength(body) > bodyLimit) {
      return reply.status === 413
        ? undefined
        : `It reads more than its limit; the status is ${reply.status}.`;
    }
    const { ok, code } = readCall(reply);
    if (!valid && ok) return 'It accepts an invalid input.';
    if (!valid && code !== 'MCP_UI_INVALID_INPUT' && code !== '-32602') {
      return `It does not say that the input is invalid: it says ${code}.`;
    }
    if (!ok && !/^(MCP_UI_[A-Z_]+|-32602)$/.test(code))
      return `It answers with neither result nor error; code ${code}.`;
    return undefined;
  }

  reset = () => this.server.reset();
  inspect = () => this.server.inspect();
  close = () => this.server.close();

  *simpler({ tool, input }: ToolInput): Generator<ToolInput> {
    for (const simpler of simplerValues(input)) yield { tool, input: simpler };
  }

  show(message: ToolInput): string {
    return toolCall(message.tool, message.input);
  }
}

/** As it arrives: JSON knows neither undefined nor infinity. */
function sentOf({ tool, input }: ToolInput): ToolInput {
  return { tool, input: JSON.parse(JSON.stringify(input ?? {})) };
}
