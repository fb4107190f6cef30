import { Configuration } from '../host/options/configuration.js';
import { hostOptions } from '../host/options/host-options.js';

/** What can be set of the MCP side; the platform itself is configured by the folder that it serves. */
export const configuration = new Configuration(hostOptions, 'mcp-ui-platform.json');
