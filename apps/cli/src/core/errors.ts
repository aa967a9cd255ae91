// Expected errors that end a command, with a sentence for the user and an exit code.

/**
 * The exit codes. 0: success. 1: a recorded match or a proof has a fault, or the command failed. 2: malformed
 * command line or input. Codes 3 and 4 are only for `moonshot verify`. 3: the proof is consistent, but some
 * deal was shuffled with the server's secret alone. 4: the proof is consistent, but uses the old protocol.
 */
export type ExitCode = 0 | 1 | 2 | 3 | 4;

/** An expected end of the program. Only the message is shown, without a stack trace. */
export class CommandError extends Error {
  readonly exitCode: ExitCode;
  constructor(message: string, exitCode: ExitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The error for an invalid command line. */
export const misused = (message: string): CommandError => new CommandError(message, 2);

const SYSTEM_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'you may not do that there',
  EPERM: 'you may not do that there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links go round in a circle',
};

const hasCode = (error: unknown): error is { readonly code: string } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** The code of an error, such as ENOENT from the operating system; undefined if it has none. */
export const codeOf = (error: unknown): string | undefined => (hasCode(error) ? error.code : undefined);

/** An error in words. */
export function reasonOf(error: unknown): string {
  const known = SYSTEM_REASONS[codeOf(error) ?? ''];
  return known ?? (error instanceof Error ? error.message : String(error));
}
