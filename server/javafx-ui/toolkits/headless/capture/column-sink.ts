import type { RawNode, RawScene, SectionName } from '../../../scene/port.js';
import type { Uids } from '../runtime/uids.js';
import type { Described } from '../scene/node.js';
import { FLAG, NONE, NUMBER, PLACE, type SceneColumns, STRIDE } from './columns.js';
import { lookFacts, supertypes } from './look-facts.js';
import { plainProperties } from './plain-properties.js';
import { StepsReader } from './steps.js';
import type { NodeSink, Visit } from './walk.js';

const NO_PLACES = new Float64Array(0);

/** Writes nodes into columns. */
export class ColumnSink implements NodeSink {
  count = 0;
  /** Few at first: many captures are of a single node, and room that is not used is cleared and sent all the same. */
  private room = 16;
  private numbers = new Int32Array(this.room * STRIDE);
  private places = NO_PLACES;
  private readonly texts: string[] = [];
  private readonly lengths: number[] = [];
  private readonly words = new Interned<string>();
  private readonly lists = new Interned<readonly string[]>();
  private readonly rare: SceneColumns['rare'] = [];
  private readonly origins: SceneColumns['origins'] = [];
  private readonly steps = new StepsReader();
  private readonly shown = newShown();
  private readonly types: Record<string, readonly string[]> = {};
  private lastWindow: unknown;
  private readonly bounds: boolean;
  private readonly screen: boolean;
  private readonly module: boolean;
  private readonly pseudoClass: boolean;
  private readonly opacity: boolean;
  private readonly accessibility: boolean;
  private readonly properties: boolean;
  private readonly virtualization: boolean;
  private readonly look: boolean;

  constructor(
    private readonly uids: Uids,
    sections: readonly SectionName[],
  ) {
    this.bounds = sections.includes('bounds');
    this.screen = sections.includes('localToScreen');
    this.module = sections.includes('module');
    this.pseudoClass = sections.includes('pseudoClass');
    this.opacity = sections.includes('opacity');
    this.accessibility = sections.includes('accessibility');
    this.properties = sections.includes('properties');
    this.virtualization = sections.includes('virtualization');
    this.look = sections.includes('look');
    if (this.bounds || this.screen) this.places = new Float64Array(this.room * PLACE);
  }

  add(visit: Visit): void {
    const { node } = visit;
    if (this.count === this.room) this.grow();
    this.text(node.uid === '' ? this.uids.of(node) : node.uid);
    const { numbers, words, lists } = this;
    const at = this.count * STRIDE;
    numbers[at] = visit.parent;
    numbers[at + NUMBER.flags] = this.states(visit) | this.described(visit) | this.place(visit);
    numbers[at + NUMBER.type] = words.index(node.type);
    numbers[at + NUMBER.styleClass] = lists.index(node.classes);
    numbers[at + NUMBER.module] = this.module ? words.index(node.module) : NONE;
    numbers[at + NUMBER.role] = this.accessibility ? words.index(node.accessibleRole ?? node.role) : NONE;
    numbers[at + NUMBER.pseudoClass] = this.pseudoClass
      ? lists.index(node.pseudoClasses(visit.disabled))
      : NONE;
    this.exceptions(visit);
    if (this.look) this.types[node.type] ??= supertypes(node);
    this.count++;
  }

  /** What has been written; the sink is of no use afterwards. */
  finish(head: Omit<RawScene, 'nodes'>): SceneColumns {
    return {
      head: this.look ? { ...head, types: this.types } : head,
      count: this.count,
      numbers: this.numbers,
      places: this.places,
      lengths: new Int32Array(this.lengths),
      texts: this.texts.join(''),
      words: this.words.all,
      lists: this.lists.all,
      rare: this.rare,
      origins: this.origins,
      sections: { bounds: this.bounds, screen: this.screen },
    };
  }

  private grow(): void {
    this.room *= 4;
    const numbers = new Int32Array(this.room * STRIDE);
    numbers.set(this.numbers);
    this.numbers = numbers;
    if (this.places === NO_PLACES) return;
    const places = new Float64Array(this.room * PLACE);
    places.set(this.places);
    this.places = places;
  }

  private text(text: string): void {
    this.texts.push(text);
    this.lengths.push(text.length);
  }

  private states({ node, disabled, invisible }: Visit): number {
    return (
      (invisible ? FLAG.invisible : 0) |
      (node._managed ? 0 : FLAG.unmanaged) |
      (disabled ? FLAG.disabled : 0) |
      (node.focused ? FLAG.focused : 0)
    );
  }

  private described({ node }: Visit): number {
    let flags = 0;
    if (node._id !== null) {
      this.text(node._id);
      flags |= FLAG.id;
    }
    const { shown } = this;
    node.describe(shown);
    if (shown.label !== undefined) {
      this.text(shown.label);
      flags |= FLAG.label;
    }
    if (shown.prompt !== undefined) {
      this.text(shown.prompt);
      flags |= FLAG.prompt;
    }
    if (shown.valueText !== undefined) {
      this.text(shown.valueText);
      flags |= FLAG.valueText;
    }
    if (shown.password) flags |= FLAG.password;
    if (shown.readOnly) flags |= FLAG.readOnly;
    if (shown.selected !== undefined)
      flags |= shown.selected ? FLAG.selectable | FLAG.selected : FLAG.selectable;
    if (shown.checked !== undefined) flags |= shown.checked ? FLAG.checkable | FLAG.checked : FLAG.checkable;
    clear(shown);
    return flags;
  }

  private place({ node, x, y, window }: Visit): number {
    if (!this.bounds && !this.screen) return 0;
    if (this.lastWindow !== window) {
      this.lastWindow = window;
      this.origins.push([this.count, window.x, window.y]);
    }
    const { minX, minY, width, height } = node;
    const { places } = this;
    const at = this.count * PLACE;
    places[at] = node.placeX + minX;
    places[at + 1] = node.placeY + minY;
    places[at + 2] = x + minX;
    places[at + 3] = y + minY;
    places[at + 4] = width;
    places[at + 5] = height;
    return Number.isFinite(x + y + minX + minY + width + height) ? FLAG.placed : 0;
  }

  private exceptions({ node, omitted, brief }: Visit): void {
    if (omitted > 0) this.addRare({ omitted });
    if (this.opacity && node._opacity !== 1) this.addRare({ opacity: node._opacity });
    if (this.accessibility && node.accessibleHelp !== null) this.addRare({ help: node.accessibleHelp });
    const properties = this.properties && !brief ? plainProperties(node) : undefined;
    if (properties) this.addRare({ properties });
    const virtualization =
      this.virtualization && !brief ? node.virtualization(this.uids, this.steps) : undefined;
    if (virtualization) this.addRare({ virtualization });
    const look = this.look ? lookFacts(node) : undefined;
    if (look) this.addRare(look);
  }

  private addRare(members: Partial<RawNode>): void {
    this.addTo(this.count, members);
  }

  /** Adds to what was written of a node. */
  addTo(index: number, members: Partial<RawNode>): void {
    this.rare.push([index, members]);
  }
}

/** One record for all nodes to write into: making one for each would be the dearest part of a capture. */
function newShown(): Described {
  return {
    label: undefined,
    prompt: undefined,
    valueText: undefined,
    password: undefined,
    readOnly: undefined,
    selected: undefined,
    checked: undefined,
  };
}

function clear(shown: Described): void {
  shown.label = undefined;
  shown.prompt = undefined;
  shown.valueText = undefined;
  shown.password = undefined;
  shown.readOnly = undefined;
  shown.selected = undefined;
  shown.checked = undefined;
}

/** Values that repeat, each once. */
class Interned<T> {
  readonly all: T[] = [];
  private readonly indices = new Map<T, number>();

  index(value: T): number {
    let index = this.indices.get(value);
    if (index === undefined) {
      index = this.all.length;
      this.all.push(value);
      this.indices.set(value, index);
    }
    return index;
  }
}
