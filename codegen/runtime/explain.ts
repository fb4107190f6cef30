import { plainErrors } from './plain-errors.js';
import { type PointerPattern, pointerMatcher } from './pointer-pattern.js';
import { sentence } from './sentence.js';

/** What a generated validator leaves in its `errors`. */
export interface ValidationError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** One thing that is wrong with a value. */
export interface Issue {
  /** JSON Pointer of something that is there: the wrong value, or the object that lacks a member. */
  pointer: string;
  /** What is wrong, as a sentence. */
  message: string;
  /** What would have been right. */
  expected: string;
}

/** An issue and the keyword of the schema that it violates. */
export interface Finding extends Issue {
  rule: string;
}

export interface Explanation {
  issues: Issue[];
  /** The issues as one paragraph. */
  text: string;
}

/** A hostile value can be wrong in very many places; a reader needs a few of them. */
const mostIssues = 100;
const mostSentences = 10;

/**
 * Turns validation errors into sentences for people and language models.
 * What stands at a secret pointer is never repeated.
 */
export function explain(
  errors: readonly ValidationError[] | null | undefined,
  value: unknown,
  secrets: readonly PointerPattern[] = [],
): Explanation {
  const plain = plainErrors(errors ?? []);
  const isSecret = pointerMatcher(secrets);
  const issues = plain.slice(0, mostIssues).map((error) => {
    const { pointer, message, expected } = sentence(error, value, isSecret);
    return { pointer, message, expected };
  });
  const sentences = issues.slice(0, mostSentences).map((issue) => issue.message);
  if (plain.length > sentences.length) sentences.push(`And ${plain.length - sentences.length} more.`);
  return { issues, text: sentences.join(' ') };
}

/** The same as data: every issue, with the keyword that it violates. */
export function diagnose(
  errors: readonly ValidationError[] | null | undefined,
  value: unknown,
  secrets: readonly PointerPattern[] = [],
): Finding[] {
  const isSecret = pointerMatcher(secrets);
  return plainErrors(errors ?? []).map((error) => sentence(error, value, isSecret));
}
