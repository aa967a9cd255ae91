// `moonshot signature`: one number that stands for the play of the careful and random bots on fixed deals.
import { signature as signed } from '@moonshot/bots/arena';
import type { ExitCode } from '../core/errors.ts';
import { print, printJson } from '../core/output.ts';

/** Prints the signature. The JSON output includes its parts. */
export function signature({ json }: { readonly json?: boolean }): ExitCode {
  const whole = signed();
  if (json) printJson(whole);
  else print(whole.signature);
  return 0;
}
