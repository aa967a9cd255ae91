// `moonshot signature`: prints one number computed from the moves of the careful and random bots on fixed
// deals. A change of these moves changes the number.
import { signature as signed } from '@moonshot/bots/arena';
import type { ExitCode } from '../core/errors.ts';
import { print, printJson } from '../core/output.ts';

/** Prints the signature. With `--json`, also prints the parts from which the number is computed. */
export function signature({ json }: { readonly json?: boolean }): ExitCode {
  const whole = signed();
  if (json) printJson(whole);
  else print(whole.signature);
  return 0;
}
