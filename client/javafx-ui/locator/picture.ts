import type { UiScreenshotOutput } from '../contract.js';

/** The bytes of a picture, which are also written to a file if one is named. */
export async function savePicture({ dataBase64 }: UiScreenshotOutput, file?: string): Promise<Uint8Array> {
  const bytes = Buffer.from(dataBase64, 'base64');
  if (file !== undefined) {
    const { writeFile } = await import('node:fs/promises');
    await writeFile(file, bytes);
  }
  return bytes;
}
