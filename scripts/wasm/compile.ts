// Compiles packages/bots/assembly/inference.ts, which is written in AssemblyScript, into a module of the
// bots.
import { join } from 'node:path';
import { main } from 'assemblyscript/asc';

const BOTS = join(import.meta.dirname, '../../packages/bots');
export const WASM_FILE = join(BOTS, 'src/network/inference-wasm.ts');

const OPTIONS = ['--enable', 'simd', '--runtime', 'stub', '--importMemory', '--noExportMemory', '--noAssert', '-O3'];

/** The number of base64 characters in a line of the module. */
const LINE = 110;

/** Compiles the code and returns the text of the module. */
export async function compiledInference(): Promise<string> {
  let code = Buffer.of();
  const { error, stderr } = await main(
    ['assembly/inference.ts', '--baseDir', BOTS, '--outFile', 'code.wasm', ...OPTIONS],
    {
      writeFile: (_, contents) => {
        code = Buffer.from(contents as Uint8Array);
      },
    },
  );
  if (error !== null) throw new Error(`Cannot compile the inference:\n${stderr.toString()}`);
  const lines = code.toString('base64').match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  return `// The WebAssembly module that evaluates networks: ${code.length} bytes, in base64.
// Do not edit: \`npm run wasm\` writes this file.
export const INFERENCE_WASM =
  '${lines.join("' +\n  '")}';
`;
}
