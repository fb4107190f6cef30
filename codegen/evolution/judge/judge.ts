import type { Effect } from '../effect.js';
import { type Finding, fingerprint, type Witness } from '../finding.js';
import type { Json } from '../json.js';
import { type Rule, ruleOf } from '../rules/catalogue.js';
import { type Concerns, concernsOf, type Level, levelOf, type Position } from './levels.js';

/** What has been found out about a change, before it is judged. */
export interface Evidence {
  readonly rule: string;
  readonly effect: Effect;
  readonly position: Position;
  readonly tools: readonly string[];
  readonly pointer: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly witnesses: readonly Witness[];
}

/** Turns evidence into a finding: the one place where a level is given. */
export function judge(evidence: Evidence): Finding {
  const { effect, position, pointer, tools, witnesses } = evidence;
  const rule = ruleOf(evidence.rule);
  const level = levelFor(rule, effect, position);
  const concerns = rule.concerns ?? concernsOf(effect, level);
  const [before, after] = [(evidence.before ?? null) as Json, (evidence.after ?? null) as Json];
  return {
    fingerprint: fingerprint([rule.id, position, pointer, evidence.subject, before, after]),
    rule: rule.id,
    level,
    effect,
    position,
    tools: [...tools].sort(),
    pointer,
    message: filled(rule.sentence, { ...evidence, before, after }),
    concerns,
    consequence: ownConsequence(rule, position, level) ?? consequenceOf(effect, position, level, concerns),
    instead: level === 'INFO' ? null : insteadOf(rule, position),
    before,
    after,
    witnesses,
  };
}

function levelFor(rule: Rule, effect: Effect, position: Position): Level {
  if (rule.level) return rule.level;
  const own = position === 'any' ? (rule.levels?.input ?? rule.levels?.output) : levelsFor(rule, position);
  return effect === 'neutral' && own ? own : levelOf(effect, position);
}

function levelsFor(rule: Rule, position: Position): Level | undefined {
  if (position === 'input') return rule.levels?.input;
  return position === 'contract' ? undefined : rule.levels?.output;
}

function insteadOf({ instead }: Rule, position: Position): string {
  if (typeof instead === 'string') return instead;
  return position === 'input' ? instead.input : instead.output;
}

function filled(sentence: string, values: Pick<Evidence, 'subject' | 'before' | 'after'>): string {
  return sentence
    .replaceAll('{subject}', values.subject)
    .replaceAll('{before}', shortened(values.before))
    .replaceAll('{after}', shortened(values.after));
}

/** A value that fits into a sentence. */
function shortened(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? 'nothing');
  if (value === null || value === undefined) return 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

function ownConsequence({ consequence }: Rule, position: Position, level: Level): string | undefined {
  if (level === 'INFO' || position === 'any' || position === 'contract') return undefined;
  return consequence?.[position === 'input' ? 'input' : 'output'];
}

function consequenceOf(effect: Effect, position: Position, level: Level, concerns: Concerns): string {
  if (position === 'contract' || effect === 'neutral') return plainConsequence[level][concerns];
  if (effect === 'unknown')
    return 'Nobody can tell what this does to callers; compare both versions by hand.';
  if (position === 'any') return 'Breaks callers where it is sent (if refused now) or received (if new).';
  if (position === 'input') {
    if (level === 'INFO') return 'Implementers have to accept more.';
    return 'Breaks callers: something that they may send is refused now.';
  }
  if (level === 'INFO') return 'Implementers promise more.';
  return 'Breaks callers: they may receive what could not come before.';
}

const plainConsequence: Readonly<Record<Level, Readonly<Record<Concerns, string>>>> = {
  ERR: {
    caller: 'Breaks callers that rely on it.',
    implementer: 'Breaks implementers that rely on it.',
    nobody: 'Breaks whoever relies on it.',
  },
  WARN: {
    caller: 'May break callers that rely on it.',
    implementer: 'May break implementers that rely on it.',
    nobody: 'May break whoever relies on it.',
  },
  INFO: {
    caller: 'Callers can make use of it.',
    implementer: 'Implementers have to do it.',
    nobody: 'Breaks nobody.',
  },
};
