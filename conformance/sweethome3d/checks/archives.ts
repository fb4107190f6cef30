import { unzipSync } from 'fflate';
import { asArray, asObject, asString, type JsonObject } from '../../kit/reading/json.js';
import { place } from '../building.js';
import type { Check, CheckContext } from '../check.js';
import { fresh } from '../reading/fresh-path.js';

async function archive(t: CheckContext, input: JsonObject = {}) {
  await t.done('create_walls', { x: 0, y: 0, width: 400, height: 300 });
  await place(t, 100, 100);
  const reply = await t.ask('export_to_obj', input);
  const output = t.output(reply);
  const blocks = asArray(reply.result?.content)
    .map(asObject)
    .filter(({ type }) => type === 'resource');
  return { reply, output, blocks };
}

/** The files of a zip: name → text; null when it is none. */
function unzipped(data: string | null): Record<string, string> | null {
  try {
    const files = unzipSync(new Uint8Array(Buffer.from(data ?? '', 'base64')));
    return Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]),
    );
  } catch {
    return null;
  }
}

/** 12.4 OBJ */
export const archives = {
  'obj-zip': async (t) => {
    const { blocks, output, reply } = await archive(t);
    const resource = asObject(blocks[0]?.resource);
    t.equal(resource.mimeType, 'application/zip', 'mimeType of the embedded resource', reply);
    const found = unzipped(asString(resource.blob));
    t.demand(found !== null, 'a zip', 'something else', reply);
    const names = Object.keys(found!);
    t.equal([...names].sort(), asArray(output.files).map(String).sort(), 'files that are told', reply);
    const obj = names.find((name) => name.endsWith('.obj'));
    t.expect(
      /^v .*^f /ms.test(found![obj ?? ''] ?? ''),
      'an OBJ file with vertices and faces',
      obj ?? names,
      reply,
    );
    const mtl = names.find((name) => name.endsWith('.mtl'));
    t.expect(/^newmtl /m.test(found![mtl ?? ''] ?? ''), 'an MTL file with materials', mtl ?? names, reply);
  },

  'obj-file': async (t) => {
    const { blocks, output } = await archive(t, { filePath: fresh('home') });
    t.equal(blocks, [], 'embedded resources beside a file');
    t.expect(Number(output.sizeBytes) > 100, 'a size of more than 100 bytes', output.sizeBytes);
    t.expect(asArray(output.files).length >= 2, 'at least two files', output.files);
  },
} satisfies Record<string, Check>;
