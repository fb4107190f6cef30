import type { Resource } from '../../../../generated/runtime/contract-module.js';
import { unknownName } from './names.js';
import { invalidParams, RpcError, resourceNotFound } from './rpc-error.js';
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

  constructor(resources: readonly Resource[]) {
    this.entries = resources.map((resource) => ({ resource, template: uriTemplate(resource.uri) }));
  }

  /** @throws RpcError when no resource has such a URI. */
  named(uri: unknown): NamedResource {
    if (typeof uri !== 'string') {
      throw new RpcError(invalidParams, 'Expected "uri" to be the URI of a resource.');
    }
    for (const { resource, template } of this.entries) {
      const values = template.match(uri);
      if (values) return { uri, resource, values };
    }
    const known = this.entries.map(({ resource }) => resource.uri);
    throw unknownName('resource', uri, known, resourceNotFound, { uri });
  }
}
