import type { CommonInclusion, Contract, Exclusion } from '../contract.js';
import { flat, sentences } from '../prose.js';
import { Refused } from '../refused.js';
import type { Requirement } from '../runtime/contract-module.js';
import { type CommonText, loadCommon } from './common-text.js';
import { filled, type Value, valuesIn } from './template.js';

/** What `contract.json` says of the common requirements that a contract takes. */
export interface CommonFile {
  readonly version: string;
  readonly added: string;
  readonly addedLater?: Readonly<Record<string, string>>;
  readonly needs?: Readonly<Record<string, readonly string[]>>;
  readonly values: CommonInclusion['values'];
}

/** What a contract says itself. */
interface Own {
  readonly schemaFolder: string;
  /** Of its folder, for messages. */
  readonly path: string;
  readonly head: Pick<Contract, 'id' | 'version'> & { versionMember?: string | null };
  readonly prose: string;
  readonly requirements: readonly Requirement[];
  readonly excluded: readonly Exclusion[];
}

type Whole = Pick<Contract, 'common' | 'prose' | 'requirements' | 'excluded'>;

const marker = /^\{\{common: *([\w-]+) *\}\}$/gm;

/** Puts the common parts that a contract asks for where its prose has them, and their requirements among its own. */
export function includeCommon(own: Own, file: CommonFile | undefined): Whole {
  const { path, prose, requirements, excluded } = own;
  const parts = [...prose.matchAll(marker)].map(([, part]) => part!);
  if (!file) {
    if (parts.length > 0)
      throw new Refused(`${path}/contract.md: {{common: ${parts[0]}}} needs "common" in contract.json.`);
    return { common: null, prose, requirements, excluded };
  }
  const common = loadCommon(own.schemaFolder, file.version, `${path}/contract.json`);
  checkFile(own, file, parts, common);

  const { id, version, versionMember } = own.head;
  const values: Record<string, Value> = {
    ...(file.values as Record<string, Value>),
    id,
    version,
    versionMember: versionMember ?? null,
    major: version.split('.')[0]!,
  };
  const fill = (text: string, part: string): string =>
    filled(text, values, (name) => {
      throw new Refused(
        `${path}/contract.json#/common/values: The part "${part}" needs the value "${name}".`,
      );
    });
  const whole = prose.replaceAll(marker, (_, part: string) => fill(common.parts.get(part)!, part));
  const sectionOf = sectionsIn(whole);
  const included = common.requirements
    .filter(({ part }) => parts.includes(part))
    .map(({ part, quote, needs, ...rest }): Requirement => {
      const sentence = fill(quote, part);
      const more = [...(file.needs?.[part] ?? []), ...(file.needs?.[rest.id] ?? [])];
      return {
        id: rest.id,
        level: rest.level,
        section: sectionOf(sentence),
        quote: sentence,
        needs: [...new Set([...needs, ...more])],
        added: file.addedLater?.[part] ?? file.added,
      };
    });
  return {
    common: { version: file.version, parts, values: file.values },
    prose: whole,
    requirements: inOrderOf(whole, [...requirements, ...included]),
    excluded: [
      ...excluded,
      ...common.excluded
        .filter(({ part }) => parts.includes(part))
        .map(({ part, quote, reason }) => ({ quote: fill(quote, part), reason })),
    ],
  };
}

function checkFile({ path }: Own, file: CommonFile, parts: readonly string[], common: CommonText): void {
  const refuse = (where: string, sentence: string): never => {
    throw new Refused(`${path}/${where}: ${sentence}`);
  };
  const known = [...common.parts.keys()];
  for (const [i, part] of parts.entries()) {
    if (!common.parts.has(part))
      refuse('contract.md', `There is no common part "${part}". There are: ${known.join(', ')}.`);
    if (parts.indexOf(part) !== i) refuse('contract.md', `The common part "${part}" stands there twice.`);
  }
  if (parts.length === 0)
    refuse('contract.md', 'Expected a line such as {{common: tools}} for each common part, found none.');
  common.checkValues(file.values, `${path}/contract.json`);
  const used = new Set(parts.flatMap((part) => valuesIn(common.parts.get(part)!)));
  for (const name of Object.keys(file.values)) {
    if (!used.has(name))
      refuse('contract.json#/common/values', `No part in contract.md uses the value "${name}".`);
  }
  const ids = common.requirements.filter(({ part }) => parts.includes(part)).map(({ id }) => id);
  for (const name of Object.keys(file.needs ?? {})) {
    if (!parts.includes(name) && !ids.includes(name))
      refuse(
        'contract.json#/common/needs',
        `Neither a part in contract.md nor a requirement of one is "${name}".`,
      );
  }
  for (const name of Object.keys(file.addedLater ?? {})) {
    if (!parts.includes(name))
      refuse('contract.json#/common/addedLater', `No part in contract.md is "${name}".`);
  }
}

/** Finds the section of a sentence. */
function sectionsIn(prose: string): (sentence: string) => string {
  const all = sentences(prose);
  return (sentence) => all.find(({ text }) => text.includes(flat(sentence)))?.section ?? '';
}

/** Common requirements stand among those of the contract as their sentences do. */
function inOrderOf(prose: string, requirements: readonly Requirement[]): Requirement[] {
  const text = flat(prose);
  const place = new Map(requirements.map((one) => [one, text.indexOf(flat(one.quote))]));
  return [...requirements].sort((a, b) => place.get(a)! - place.get(b)!);
}
