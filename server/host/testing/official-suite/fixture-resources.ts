import { picture } from './media.js';

/** The resources that the official suite reads, and the template. */
export const fixtureResources = [
  { uri: 'test://static-text', name: 'Static Text', description: 'Text.', mimeType: 'text/plain' },
  { uri: 'test://static-binary', name: 'Static Binary', description: 'A picture.', mimeType: 'image/png' },
  { uri: 'test://watched-resource', name: 'Watched', description: 'Text.', mimeType: 'text/plain' },
];

export const fixtureTemplate = {
  uriTemplate: 'test://template/{id}/data',
  name: 'Template',
  description: 'Data of an id.',
  mimeType: 'application/json',
};

/** The content of such a resource; undefined for every other URI. */
export function fixtureContent(uri: unknown): object | undefined {
  if (uri === 'test://static-binary') return { uri, mimeType: 'image/png', blob: picture };
  if (uri === 'test://static-text') {
    return { uri, mimeType: 'text/plain', text: 'This is the content of the static text resource.' };
  }
  if (uri === 'test://watched-resource')
    return { uri, mimeType: 'text/plain', text: 'Watched resource content' };
  const id = typeof uri === 'string' ? /^test:\/\/template\/([^/]+)\/data$/.exec(uri)?.[1] : undefined;
  if (id === undefined) return undefined;
  const data = { id, templateTest: true, data: `Data for ID: ${id}` };
  return { uri, mimeType: 'application/json', text: JSON.stringify(data) };
}
