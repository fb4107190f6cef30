import type { ErrorDetails, KnownErrorCode } from '../../../generated/mcp-sweethome3d/1.0/errors.js';
import type { InputIssue } from '../../../generated/mcp-sweethome3d/1.0/types.js';
import { nearest } from '../../../generated/runtime/nearest.js';
import { CallError } from '../../calls/call-error.js';
import { quote } from '../../calls/quote.js';

/** An error of the contract: a stable code, a sentence, and details for a program. */
export class HomeError<Code extends KnownErrorCode = KnownErrorCode> extends CallError<Code> {
  constructor(code: Code, message: string, details: ErrorDetails[Code]) {
    super(code, message, details as Readonly<Record<string, unknown>>);
    this.name = 'HomeError';
  }
}

/** An input that no schema can refuse: its members don't go together, or not with what is there. */
export function invalidInput(pointer: string, expected: string, message: string): HomeError {
  const issue: InputIssue = { pointer, expected, message };
  return new HomeError('SH3D_INVALID_INPUT', message, { issues: [issue] });
}

/** What can be looked for, with the word for it. */
const kinds = {
  home: 'home',
  wall: 'wall',
  room: 'room',
  furniture: 'piece of furniture',
  annotation: 'label or dimension line',
  level: 'level',
  camera: 'stored camera',
  catalogEntry: 'piece in the catalog',
  texture: 'texture in the catalog',
  category: 'category',
  object: 'room or piece of furniture',
} as const;

export type NotFoundKind = keyof typeof kinds;

/** Names what comes close, also in the sentence: some hosts pass on nothing else. */
export function notFound(kind: NotFoundKind, asked: string, known: readonly string[]): HomeError {
  const close = nearestOf(asked, known);
  const hint = close.length === 0 ? '' : ` Near are ${close.map((name) => quote(name, 60)).join(', ')}.`;
  return new HomeError('SH3D_NOT_FOUND', `There is no ${kinds[kind]} ${quote(asked, 80)}.${hint}`, {
    kind,
    asked,
    nearest: close,
  });
}

/** The nearest by spelling first, then those that share a word or, for ids, the kind. */
function nearestOf(asked: string, known: readonly string[]): string[] {
  const best = nearest(asked, known);
  const words = asked
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
  const related = known.filter((name) => words.some((word) => name.toLowerCase().includes(word)));
  return [...new Set([...(best === undefined ? [] : [best]), ...related])].slice(0, 5);
}

export function conflict(reason: string, message: string, more: object = {}): HomeError {
  return new HomeError('SH3D_CONFLICT', message, { reason, ...more });
}

export const nothingToChange = (message: string): HomeError =>
  new HomeError('SH3D_NOTHING_TO_CHANGE', message, {});

export const emptyScene = (message: string): HomeError => new HomeError('SH3D_EMPTY_SCENE', message, {});

export function ioFailed(reason: string, message: string, filePath: string | null = null): HomeError {
  return new HomeError('SH3D_IO', message, { reason, filePath });
}
