#!/usr/bin/env node
// The terminal program: one command of `moonshot`, ended with 0, 1 or 2.
import { endWithReader } from './output.ts';
import { faulty, run } from './program.ts';

endWithReader();
process.on('uncaughtException', error => process.exit(faulty(error)));
process.exitCode = await run(process.argv.slice(2));
