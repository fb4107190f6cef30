import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createAjv } from '../ajv.js';
import type { CommonInclusion, Exclusion, Schema } from '../contract.js';
import { ContractFolder } from '../contract-folder.js';
import { refuseInvalid } from '../meta.js';
import { packageRoot } from '../package-root.js';
import { Refused } from '../refused.js';
import type { Requirement } from '../runtime/contract-module.js';

export type CommonRequirement = Omit<Requirement, 'section' | 'added'> & { readonly part: string };
export type CommonExclusion = Exclusion & { readonly part: string };

/** One version of the requirements that contracts share, as it is written. */
export interface CommonText {
  /** Part → its prose. */
  readonly parts: ReadonlyMap<string, string>;
  readonly requirements: readonly CommonRequirement[];
  readonly excluded: readonly CommonExclusion[];
  /** Refuses values that the schema of values does not admit. */
  checkValues(values: CommonInclusion['values'], path: string): void;
}

/** Where a version stands: beside the contracts, else where this package keeps those that come with it. */
export function commonFolder(schemaFolder: string, version: string): string | undefined {
  return [schemaFolder, join(packageRoot(), 'schema')]
    .map((schema) => join(schema, 'common', version))
    .find((folder) => existsSync(folder));
}

/** Reads a version; `path` is the contract that asks for it. */
export function loadCommon(schemaFolder: string, version: string, path: string): CommonText {
  const place = commonFolder(schemaFolder, version);
  if (place === undefined) {
    const known = readdirSync(join(packageRoot(), 'schema', 'common')).join(', ');
    throw new Refused(
      `${path}#/common/version: There are no common requirements ${version}; there are: ${known}.`,
    );
  }
  const schema = join(place, '..', '..');
  const folder = new ContractFolder(schema, `common/${basename(place)}`);
  const { requirements, excluded } = folder.json<Pick<CommonText, 'requirements' | 'excluded'>>(
    'common-requirements',
    `${folder.path}/requirements.json`,
  );
  const valuesSchema = folder.json<Schema & { $schema?: string }>('schema', `${folder.path}/values.json`);
  return {
    parts: partsOf(folder.text(`${folder.path}/contract.md`)),
    requirements,
    excluded,
    checkValues: (values, from) =>
      refuseInvalid(createAjv().compile(valuesSchema), from, values, '/common/values'),
  };
}

/** What stands under each heading of the second level. */
function partsOf(markdown: string): Map<string, string> {
  const [, ...sections] = markdown.replaceAll('\r\n', '\n').split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [name = '', ...rest] = section.split('\n');
      return [name.trim(), rest.join('\n').trim()];
    }),
  );
}
