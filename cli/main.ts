#!/usr/bin/env node
import { commands } from './commands.js';
import { program } from './program.js';

// `… | head` closes the pipe early; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await program(commands, process.argv.slice(2));
