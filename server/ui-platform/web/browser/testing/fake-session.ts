import type { ToBackend, ToFrontend } from '../../../../../generated/mcp-ui-platform/1.0/messages.js';

/** A value at a path of the fake application; an action is a function. */
export type Values = Record<string, unknown>;

interface Kept {
  readonly id: number;
  readonly parent: number;
  readonly path: string;
}

/**
 * The least that a page can talk to: variable 1 with its view definitions and, for each object, values by path.
 * It computes nothing; tests say what changes.
 */
export class FakeSession {
  epoch = 'first';
  viewdefs: Record<string, string> = {};
  type = 'App';
  /** Values of object 1, 2 …; an object is `{obj: id}` and has its type in `types`. */
  readonly objects = new Map<number, Values>();
  readonly types = new Map<number, string>();
  readonly variables = new Map<number, Kept>();
  readonly written: [path: string, value: unknown][] = [];
  #last = 1000;

  constructor(app: Values, viewdefs: Record<string, string>) {
    this.objects.set(1, app);
    this.types.set(1, 'App');
    this.viewdefs = viewdefs;
  }

  valueOf(id: number): unknown {
    const kept = this.variables.get(id);
    if (!kept) return { obj: id };
    const holder = this.objectOf(kept.parent);
    const value = holder?.[kept.path];
    return typeof value === 'function' || value === undefined ? null : value;
  }

  objectOf(id: number): Values | undefined {
    const value = this.variables.has(id) ? this.valueOf(id) : { obj: id };
    const object = (value as { obj?: number } | null)?.obj;
    return object === undefined ? undefined : this.objects.get(object);
  }

  properties(id: number): Record<string, unknown> {
    const object = (this.valueOf(id) as { obj?: number } | null)?.obj;
    const type = object === undefined ? null : (this.types.get(object) ?? null);
    return id === 1 ? { type, epoch: this.epoch, viewdefs: this.viewdefs } : { type };
  }

  /** The variables of the page that stand for a path. */
  idsOf(path: string): number[] {
    return [...this.variables.values()].filter((kept) => kept.path === path).map(({ id }) => id);
  }

  whole(id: number): ToFrontend {
    return {
      type: 'update',
      data: { varId: id, value: this.valueOf(id), properties: this.properties(id) },
    } as ToFrontend;
  }

  respond = ({ type, data }: ToBackend): ToFrontend[] => {
    if (type === 'watch') return [this.whole(data.varId)];
    if (type === 'get') return data.varIds.map((id) => this.whole(id));
    if (type === 'create') {
      const id = ++this.#last;
      this.variables.set(id, { id, parent: data.parentId, path: data.properties.path ?? '' });
      const { requestId, parentId } = data;
      const created = { requestId, varId: id, parentId, value: this.valueOf(id) };
      return [{ type: 'create', data: { ...created, properties: this.properties(id) } } as ToFrontend];
    }
    if (type === 'update') return this.#write(data.varId, data.value, data.requestId ?? null);
    this.variables.delete(data.varId);
    return [];
  };

  #write(varId: number, value: unknown, requestId: string | number | null): ToFrontend[] {
    const { parent, path } = this.variables.get(varId)!;
    const holder = this.objectOf(parent)!;
    this.written.push([path, value]);
    if (typeof holder[path] === 'function') {
      (holder[path] as (argument: unknown) => void)(value);
      return [{ type: 'update', data: { varId, requestId } }];
    }
    holder[path] = value;
    return [{ type: 'update', data: { varId, requestId, value } }];
  }
}
