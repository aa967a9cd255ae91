// Where a command writes: standard output for what was asked, standard error for what went wrong and for
// progress.

export const print = (text: string): void => void process.stdout.write(`${text}\n`);
export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2));
export const complain = (text: string): void => void process.stderr.write(`${text}\n`);

/** A reader that has seen enough (`moonshot rules | head -1`) ends the program quietly. */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
      process.exit(0); // the pipe or the terminal is gone
    });
}
