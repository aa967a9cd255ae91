#!/usr/bin/env node
// The terminal program: one command of `moonshot`, ended with 0, 1 or 2.
import { endWithReader } from './output.ts';
import { run } from './program.ts';

endWithReader();
process.exitCode = await run(process.argv.slice(2));
