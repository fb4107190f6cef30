import type { Resource } from '../../../../generated/runtime/contract-module.js';
import { resourceNotFound } from './rpc-error.js';
import { unknownName } from './unknown-name.js';
import { type UriTemplate, uriTemplate } from './uri-template.js';

/** A resource that a URI names, and what the URI says in its place. */
export interface NamedResource {
  readonly uri: string;
  readonly resource: Resource;
  readonly values: Readonly<Record<string, string>>;
}

export interface CatalogEntry {
  readonly resource: Resource;
  readonly template: UriTemplate;
}

/** The resources of a contract, found by URI. */
export class ResourceCatalog {
  readonly entries: readonly CatalogEntry[];
  /** Without those that another one has taken the place of. */
  readonly listed: readonly CatalogEntry[];

  constructor(resources: readonly Resource[]) {
    this.entries = resources.map((resource) => ({ resource, template: uriTemplate(resource.uri) }));
    this.listed = this.entries.filter(({ resource }) => !resource.deprecated);
  }

  /** @throws RpcError when no resource has such a URI. */
  named(uri: string): NamedResource {
    for (const { resource, template } of this.entries) {
      const values = template.match(uri);
      if (values) return { uri, resource, values };
    }
    const known = this.listed.map(({ resource }) => resource.uri);
    throw unknownName('resource', uri, known, resourceNotFound, { uri });
  }
}
