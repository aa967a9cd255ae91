// The output of commands: results go to standard output, errors and progress to standard error.

export const print = (text: string): void => void process.stdout.write(`${text}\n`);
export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2));
export const complain = (text: string): void => void process.stderr.write(`${text}\n`);

/** Ends the program quietly when the reader of its output closes the pipe (`moonshot rules | head -1`). */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
      process.exit(0); // the pipe or the terminal is closed
    });
}
