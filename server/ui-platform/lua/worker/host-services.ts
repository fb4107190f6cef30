import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outgoing, ThreadMessage, TypeNotice } from '../thread-messages.js';
import type { HostCall } from '../vm/lua-vm.js';

const logFiles: readonly string[] = ['lua.log', 'lua-err.log'];
const largestModule = 4 << 20;
const largestNotification = 1 << 20;
const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();

/** What Lua may ask of the world, and what it has said since somebody looked. */
export class HostServices {
  #outgoing: Outgoing[] = [];
  #types: TypeNotice[] = [];
  /** Null until the thread belongs to a session. */
  baseDir: string | null = null;
  /** The time of the application: whether something was stopped, and that it has been dealt with. */
  time: { isUp(): boolean; renew(): void } = { isUp: () => false, renew() {} };

  constructor(private readonly post: (message: ThreadMessage) => void) {}

  readonly call: HostCall = (service, args) => {
    switch (service) {
      case 'send':
        this.#outgoing.push({
          connections: text(args[0]).split(' '),
          message: text(args[1]),
          whole: args[2]!.length > 0,
        });
        return undefined;
      case 'type':
        this.#types.push({ id: Number(text(args[0])), type: text(args[1]) || null, owner: text(args[2]) });
        return undefined;
      case 'gone':
        this.#types.push({ id: Number(text(args[0])), type: undefined, owner: '' });
        return undefined;
      case 'log':
        return this.#log(text(args[0]), args[1]!);
      case 'notify':
        return this.#notify(text(args[0]), args[1]!);
      case 'renew':
        this.time.renew();
        return undefined;
      case 'stopped':
        return this.time.isUp() ? 'yes' : undefined;
      case 'module':
        return this.#module(text(args[0]));
      default:
        throw new Error(`There is no service ${service}.`);
    }
  };

  /** What has been said, which is then forgotten; nothing where nothing was, for it travels with every answer. */
  take(): { outgoing?: Outgoing[]; types?: TypeNotice[] } {
    const said = {
      ...(this.#outgoing.length > 0 ? { outgoing: this.#outgoing } : {}),
      ...(this.#types.length > 0 ? { types: this.#types } : {}),
    };
    this.#outgoing = [];
    this.#types = [];
    return said;
  }

  /** Opened for each text: somebody may have cut or moved the file, and sees all that was written. */
  #log(name: string, bytes: Uint8Array): undefined {
    if (!logFiles.includes(name)) throw new Error(`There is no log file ${name}.`);
    const folder = join(this.#base(), 'log');
    try {
      appendFileSync(join(folder, name), bytes);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw new Error(`${name} can't be written`);
      mkdirSync(folder, { recursive: true });
      appendFileSync(join(folder, name), bytes);
    }
    return undefined;
  }

  #notify(method: string, params: Uint8Array): undefined {
    if (params.length > largestNotification) {
      throw new Error(`the params of a notification have more than ${largestNotification} bytes`);
    }
    this.post({ kind: 'notify', method, params: text(params) });
    return undefined;
  }

  #module(name: string): Uint8Array {
    // Neither a way out of the folder nor a file of another kind.
    if (!/^[\w-]+(?:\.[\w-]+)*$/.test(name) || name.length > 200) {
      throw new Error('its name may have letters, digits, "_" and "-", with dots for folders');
    }
    const file = `${name.replaceAll('.', '/')}.lua`;
    return readApplicationFile(this.#base(), file) ?? fail(`there is no file lua/${file}`);
  }

  #base(): string {
    return this.baseDir ?? fail('this thread has no session yet');
  }
}

/** A file below `lua/`; undefined when there is none. */
export function readApplicationFile(baseDir: string, file: string): Uint8Array | undefined {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(join(baseDir, 'lua', file));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    return fail(`lua/${file} can't be read (${code})`);
  }
  return bytes.length > largestModule ? fail(`lua/${file} has more than ${largestModule} bytes`) : bytes;
}

function fail(sentence: string): never {
  throw new Error(sentence);
}
