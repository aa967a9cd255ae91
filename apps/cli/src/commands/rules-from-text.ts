// `moonshot rules --from-text`: reads a family's written rules. Prints which rules were understood, which
// questions remain open, and which sentences were not understood.
import type { Language } from '@moonshot/i18n';
import { ruleWords } from '@moonshot/i18n/games';
import type { Overrides } from '@moonshot/rules';
import { type AskedRule, type Understanding, understand } from '@moonshot/rules/from-text';
import { type ExitCode, misused } from '../core/errors.ts';
import { print, printJson } from '../core/output.ts';
import { oneLine, wrapped } from '../core/plain-text.ts';
import { saveHouse, textOf } from '../options/house-rules.ts';
import { ink } from '../render/ink.ts';
import { columns } from '../render/screen-size.ts';

interface TextOptions {
  readonly set?: Overrides; // answers to open questions, by the path of the rule
  readonly json?: boolean;
  readonly save?: string; // the file in which to save the rules
  readonly language?: Language;
}

/** Prints what was understood in the text of a file. Saves it as house rules if requested. */
export async function rulesFromText(game: string | undefined, file: string, options: TextOptions): Promise<ExitCode> {
  if (game !== undefined)
    throw misused(
      `Cannot read ${oneLine(file)} for ${oneLine(game)}: --from-text takes no game, because the text says it.`,
    );
  const { set = {}, json, save, language = 'en' } = options;
  const found = understand(textOf(file), set, await ruleWords(language));
  if (json) printJson(found);
  else print(pageOf(found, set).join('\n'));
  if (save !== undefined) savedTo(save, found, set);
  return 0;
}

/**
 * Saves the rules to a file. No rules are saved while sentences of the text contradict each other and no
 * answer decides between them.
 */
function savedTo(file: string, { base, overrides, questions }: Understanding, answers: Overrides): void {
  const open = questions.filter(one => one.usual === null && answers[one.path] === undefined).map(({ path }) => path);
  if (open.length > 0)
    throw misused(`Cannot save the rules: the text says two things. Choose one with --set for ${open.join(', ')}.`);
  saveHouse(file, { base, overrides });
}

function pageOf({ rules, questions, usual, unread }: Understanding, answers: Overrides): readonly string[] {
  return [
    ...part(
      'Understood',
      rules.flatMap(({ path, sentence, said }) => [...lines(sentence ?? path), ...quoted(said)]),
    ),
    ...part(
      'Asked',
      questions.flatMap(one => questionLines(one, answers)),
    ),
    ...part('Not understood', quoted(unread)),
    ...part(
      'Taken as usual',
      usual.flatMap(sentence => lines(sentence)),
    ),
  ];
}

const part = (title: string, body: readonly string[]): readonly string[] =>
  body.length === 0 ? [] : [ink.bold(title), ...body, ''];

const indented = (text: string, by: number): readonly string[] =>
  wrapped(oneLine(text), columns() - by).map(line => ' '.repeat(by) + line);
const lines = (text: string): readonly string[] => indented(text, 2);
const quoted = (sentences: readonly string[]): readonly string[] =>
  sentences.flatMap(sentence => indented(`“${sentence}”`, 4)).map(ink.dim);

/**
 * The lines that show a question. Each answer is written as `--set` accepts it. The usual answer is marked
 * while no answer is given.
 */
function questionLines({ path, usual, answers: all }: AskedRule, given: Overrides): readonly string[] {
  const title =
    given[path] !== undefined ? 'answered' : usual === null ? 'the text says two things' : 'the usual answer is marked';
  const chosen = given[path] === undefined ? usual : null;
  return [
    ...lines(`${path}: ${title}`),
    ...all.flatMap(({ change, sentence, said }, i) => [
      ...indented(`${i === chosen ? '●' : '○'} ${sentence}`, 4),
      ...indented(setting(change), 6).map(ink.dim),
      ...quoted(said),
    ]),
  ];
}

const setting = (change: Overrides): string =>
  Object.entries(change)
    .map(([path, value]) => `--set ${path}='${JSON.stringify(value)}'`)
    .join(' ');
