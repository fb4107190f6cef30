import { existsSync } from 'node:fs';
import { join } from 'node:path';

const modules = join(import.meta.dirname, 'official-tools', 'node_modules');

/** The suite of the MCP project, a program for Node.js. */
export const officialSuite = join(modules, '@modelcontextprotocol/conformance/dist/index.js');
/** The MCP Inspector, an executable. */
export const inspector = join(modules, '.bin/mcp-inspector');

/** For `describeWith`. */
export const missingOfficialTools: readonly string[] = [officialSuite, inspector].every(existsSync)
  ? []
  : ['the official tools of MCP'];
