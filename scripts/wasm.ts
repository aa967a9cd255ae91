// Compiles the code that evaluates the bots' neural networks to WebAssembly: `npm run wasm`.
import { writeFileSync } from 'node:fs';
import { compiledInference, WASM_FILE } from './wasm/compile.ts';

writeFileSync(WASM_FILE, await compiledInference());
