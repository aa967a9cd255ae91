// `moonshot play`: opens or resumes a table with bots, and prints where the table is stored.
import type { Language } from '@moonshot/i18n';
import { MINE } from '../answer/need.ts';
import type { ExitCode } from '../core/errors.ts';
import { CommandError } from '../core/errors.ts';
import { print } from '../core/output.ts';
import { commandAs } from '../core/paths.ts';
import { settled } from '../options/options.ts';
import { type PlayOptions, seating } from '../play/choose-table.ts';
import { languageOf } from '../play/language.ts';
import { playInLines } from '../play/line-mode.ts';
import { prompts } from '../play/prompts.ts';
import { playOnScreen } from '../play/screen.ts';
import { type End, type PlaySession, type Seating, sit } from '../play/session.ts';
import { putAway } from '../play/table-folder.ts';
import { companyOf } from '../render/event-text.ts';
import { scoreLines } from '../render/scores.ts';

interface Options extends PlayOptions {
  readonly level?: string;
  readonly plain?: boolean;
  readonly language?: Language;
}

/** Opens or resumes a table and plays at it until the person leaves or the match is over. */
export async function play(game: string | undefined, { level, language = 'en', ...rest }: Options): Promise<ExitCode> {
  const { game: chosen, ...options } = settled({ ...rest, ...(level !== undefined && { player: level }), game });
  const terminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const wholeScreen = terminal && !options.plain && process.env.TERM !== 'dumb';
  const place = await seating(chosen?.toLowerCase(), options, wholeScreen ? prompts : undefined);
  return atTable({ ...place, language: await languageOf(language) }, wholeScreen);
}

/** Plays at the table until the person leaves or the match is over, and prints where the table is stored. */
export async function atTable(place: Seating, wholeScreen: boolean): Promise<ExitCode> {
  const session = await seated(place);
  const end = await (wholeScreen ? playOnScreen : playInLines)(session, greeting(session));
  await session.leave();
  if (session.view().deal.phase !== 'over') return farewell(end, place.path, session.stopped());
  if (wholeScreen) print(finalScores(session).join('\n'));
  print(`The match is kept in ${putAway(place.path)}.`);
  return 0;
}

const finalScores = ({ hearts, view }: PlaySession): readonly string[] =>
  scoreLines(hearts, companyOf(hearts, view().sitters, MINE), view());

async function seated(place: Seating): Promise<PlaySession> {
  try {
    return await sit(place);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(
      `Cannot go on with the table in ${place.path}: ${reason}. The file is kept; start another table with --new.`,
    );
  }
}

const greeting = ({ resumed, torn }: PlaySession): readonly string[] => [
  ...(resumed ? ['You go on where you left the table. A new one starts with --new.'] : []),
  ...(torn ? ['The last move had not been written to its end: it is dropped, and you are asked again.'] : []),
];

/**
 * Ends the program before the end of the match: prints how to continue, or throws if the table has stopped.
 */
function farewell(end: End, path: string, reason = 'it was closed'): ExitCode {
  if (end === 'stopped')
    throw new CommandError(
      `Cannot continue the table: ${reason.replace(/\.$/, '')}. All moves so far are saved; continue with: ${commandAs('play')}`,
    );
  if (end === 'input ended') print('The input ended before the match did.');
  print(`The table is saved in ${path}.`);
  print(`Continue with: ${commandAs('play')}`);
  return 0;
}
