// `moonshot convert`: writes a recorded match in another format: notation, transcript, or link.
import { matchLink, notationText, notedOf } from '@moonshot/rules/notation';
import type { ExitCode } from '../core/errors.ts';
import { wholeFile } from '../files/atomic-write.ts';
import { type Recorded, recordIn, transcriptIn, type Which } from '../review/read-match.ts';

type Way = 'notation' | 'transcript' | 'link';

interface Options extends Which {
  readonly to: Way;
  readonly page: string;
  readonly output?: string;
}

/** Writes one match of a file to another file, or to standard output. */
export async function convert(file: string, options: Options): Promise<ExitCode> {
  const text = `${written(recordIn(file, options), options)}\n`;
  if (options.output === undefined) process.stdout.write(text);
  else {
    const whole = await wholeFile(options.output);
    await whole.write(text);
    await whole.finish();
  }
  return 0;
}

function written(recorded: Recorded, { to, page }: Options): string {
  const { names } = recorded;
  const match = transcriptIn(recorded);
  if (to === 'transcript') return JSON.stringify(match);
  const named = names.some((name, seat) => name !== `Seat ${seat}`);
  const noted = notedOf(match, { names: named ? names : [] });
  return to === 'link' ? `${page.replace(/#.*$/, '')}${matchLink(noted)}` : notationText(noted).trimEnd();
}
