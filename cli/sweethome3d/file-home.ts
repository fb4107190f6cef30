import { contract } from '../../server/sweethome3d/contract.js';
import { createEngine } from '../../server/sweethome3d/engine/engine.js';
import { FileFolder } from '../../server/sweethome3d/files/file-folder.js';
import { Failure } from '../failure.js';
import type { HomeCalls } from './home-calls.js';
import { openFile } from './open-file.js';

/** Nobody else waits for it. */
const patienceMs = 3_600_000;

/** The home of a file, in this process. */
export async function fileHome(file: string): Promise<HomeCalls> {
  const engine = createEngine({
    port: await openFile(file),
    files: new FileFolder(null),
    contract,
    timeoutMs: patienceMs,
    photoTimeoutMs: patienceMs,
    onFault: ({ error }) => {
      throw error;
    },
  });
  return {
    async call(tool, input) {
      const reply = await engine.call(tool, input, { arrivedAt: performance.now() });
      if (!reply.ok) throw new Failure(reply.error.message);
      const pictures = (reply.blocks ?? []).flatMap((block) =>
        block.type === 'image' ? [{ data: Buffer.from(block.data, 'base64'), mimeType: block.mimeType }] : [],
      );
      return { output: reply.output, text: reply.text, pictures };
    },
    close: () => engine.close(),
  };
}
