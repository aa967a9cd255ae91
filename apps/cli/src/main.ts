#!/usr/bin/env -S node --conditions=@moonshot/source
// The entry point: runs one command of `moonshot` and sets the exit code.
import { endWithReader } from './core/output.ts';
import { faulty, run } from './program.ts';

endWithReader();
process.on('uncaughtException', error => process.exit(faulty(error)));
process.exitCode = await run(process.argv.slice(2));
