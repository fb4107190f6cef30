import type { Tools } from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import type { Plan, Turn } from '../../../calls/handler.js';
import type { FileFolder } from '../../files/file-folder.js';
import type { OpenHome } from '../homes/open-home.js';

/** What a tool may use while it is its turn. */
export interface HomeTurn extends Turn {
  home: OpenHome;
  files: FileFolder;
}

export interface ToolSettings {
  /** Contract and version, as outputs name it. */
  schema: string;
  /** How long a picture may take. */
  photoTimeoutMs: number;
}

/** A tool of the contract, over a home. */
export type Handler<Input, Output> = (input: Input, settings: ToolSettings) => Plan<Output, HomeTurn>;

export type Handlers = {
  readonly [Name in keyof Tools]: Handler<Tools[Name]['input'], Tools[Name]['output']>;
};
