#!/usr/bin/env node
import { programOf } from '../commands.js';
import { runProgram } from '../program.js';

process.exitCode = await runProgram(await programOf('mcp-ui-platform'), process.argv.slice(2));
