import { basename, extname } from 'node:path';
import type { HomeInfo } from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import type { FileFolder } from '../../files/file-folder.js';
import type { HomeWindow } from '../../home/port.js';

/** Never shows where on the machine its file is. */
export function homeOutput(window: HomeWindow, active: boolean, files: FileFolder): HomeInfo {
  const { id, path, modified } = window;
  return {
    id,
    name: path === null ? null : basename(path, extname(path)),
    filePath: path === null ? null : files.relative(path),
    modified,
    active,
  };
}
