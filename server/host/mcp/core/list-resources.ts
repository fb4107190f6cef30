import type { Resource } from '../../../../generated/runtime/contract-module.js';
import { at } from './json-pointer.js';
import type { CallTool } from './read-resource.js';
import type { CatalogEntry, ResourceCatalog } from './resource-catalog.js';

/** An entry of `resources/list`. */
export type ListedResource = Pick<Resource, 'uri' | 'name' | 'title' | 'description' | 'mimeType'>;

/** What is always there, then what the templates stand for at this moment. */
export async function listResources(catalog: ResourceCatalog, call: CallTool): Promise<ListedResource[]> {
  const listed: ListedResource[] = [];
  for (const entry of catalog.listed) {
    if (entry.template.variables.length === 0) listed.push(described(entry.resource));
    else listed.push(...(await instances(entry, call)));
  }
  return listed;
}

/** Entries of `resources/templates/list`. */
export function listTemplates(catalog: ResourceCatalog): object[] {
  return catalog.listed
    .filter(({ template }) => template.variables.length > 0)
    .map(({ resource }) => {
      const { uri: uriTemplate, ...rest } = described(resource);
      return { uriTemplate, ...rest };
    });
}

async function instances({ resource, template }: CatalogEntry, call: CallTool): Promise<ListedResource[]> {
  const { list } = resource;
  if (!list) return [];
  const reply = await call(list.tool, list.input);
  // No window, no application, no time: then there is nothing to list, and reading says why.
  const items = reply.ok ? at(reply.output, list.items) : [];
  if (!Array.isArray(items)) return [];
  return items.flatMap((item) => {
    const values = template.variables.map((name) => [name, at(item, list.variables[name]!)] as const);
    if (values.some(([, value]) => value === undefined || value === null)) return [];
    const texts = Object.fromEntries(values.map(([name, value]) => [name, String(value)]));
    const title = list.title === undefined ? undefined : at(item, list.title);
    return [
      {
        ...described(resource),
        uri: template.expand(texts),
        name: [resource.name, ...Object.values(texts)].join('-'),
        ...(typeof title === 'string' && title !== '' ? { title } : {}),
      },
    ];
  });
}

function described({ uri, name, title, description, mimeType }: Resource): ListedResource {
  return { uri, name, title, description, mimeType };
}
