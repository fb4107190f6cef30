#!/usr/bin/env node
import { programOf } from './commands.js';
import { runProgram } from './program.js';

// `… | head` closes the pipe early; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await runProgram(await programOf('mcp-javafx-ui'), process.argv.slice(2));
