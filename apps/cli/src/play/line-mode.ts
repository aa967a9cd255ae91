// Line mode for pipes, plain terminals and screen readers: prints sentences and reads answers line by line.

import { usable } from '../answer/draft.ts';
import { MINE, type Need, needOf } from '../answer/need.ts';
import { type ParsedInput, read } from '../answer/parse-input.ts';
import { print } from '../core/output.ts';
import { inHand } from '../render/cards.ts';
import { companyOf, describeEvents, type TablePlayers } from '../render/event-text.ts';
import { handLines } from '../render/hand.ts';
import { choicesOf, labelOf, marksOf, typedPrompt } from '../render/question.ts';
import { clauseText, refusalText } from '../render/refusal.ts';
import { scoreLines } from '../render/scores.ts';
import { columns } from '../render/screen-size.ts';
import { headLine, trickText } from '../render/table.ts';
import { LineInput } from './input.ts';
import { pageFor } from './pages.ts';
import { type End, ending, type PlaySession, type SessionCommand } from './session.ts';

/** Plays until the match is over or the person leaves. */
export async function playInLines(session: PlaySession, greeting: readonly string[]): Promise<End> {
  const players = companyOf(session.hearts, session.view().sitters, MINE);
  const input = new LineInput();
  session.onEvents(shown => {
    for (const sentence of describeEvents(players, shown)) print(sentence);
  });
  for (const line of [headLine(session.hearts, session.view()), ...greeting]) print(line);
  try {
    return await untilTheEnd(session, players, input);
  } finally {
    input.close();
  }
}

async function untilTheEnd(session: PlaySession, players: TablePlayers, input: LineInput): Promise<End> {
  let described = ''; // the text that was last printed for the person's turn
  for (;;) {
    const need = await needed(session, input);
    if (input.left) return 'left';
    if (need === undefined) return 'stopped';
    const description = describe(session, players, need).join('\n');
    if (description !== described) print(description);
    described = description;
    if (need.type === 'over') return 'over';
    const line = await input.next(promptFor(players, need));
    if (line === undefined) return input.left ? 'left' : 'input ended';
    if ((await follow(session, players, need, line)) === 'quit') return 'left';
  }
}

/** Waits until the person must act. Undefined if the table has stopped or the person leaves. */
async function needed(session: PlaySession, input: LineInput): Promise<Need | undefined> {
  while (session.stopped() === undefined && !input.left) {
    const need = needOf(session.view());
    if (need.type !== 'wait') return need;
    await Promise.race([session.change(), input.leaving]);
  }
  return undefined;
}

/** The lines to print before the person answers: the trick, the hand and the choices, or the scores. */
function describe({ hearts, language, view }: PlaySession, players: TablePlayers, need: Need): readonly string[] {
  const table = view();
  if (need.type !== 'answer') return ['', ...scoreLines(hearts, players, table), ''];
  const { ask } = need;
  const choices = choicesOf(hearts, players, ask, language.words);
  const marks = marksOf(choices);
  const cards = inHand(table.deal.hand, hearts.rules.strength);
  return [
    '',
    ...trickText(players, table),
    'Your hand:',
    ...handLines({ cards, allowed: new Set(usable(ask)), chosen: [] }, columns()),
    ...choices.flatMap((choice, i) => [
      `  ${(marks[i] ?? '').padEnd(3)}${labelOf(choice)}: ${choice.lines[0]}`,
      ...choice.lines.slice(1).map(line => `     ${line}`),
    ]),
  ];
}

const promptFor = (players: TablePlayers, need: Need): string =>
  need.type === 'answer'
    ? `${typedPrompt(players, need.ask)} (? for help): `
    : 'Press Enter for the next deal (? for help): ';

/** Carries out a line that the person typed. Prints the reason if that is not possible. */
async function follow(session: PlaySession, players: TablePlayers, need: Need, line: string): Promise<'quit' | 'on'> {
  const next = need.type === 'ready' && /^\s*(n|next|y|yes)?\s*$/i.test(line);
  const wanted: ParsedInput | Extract<SessionCommand, { type: 'ready' }> = next
    ? { type: 'ready' }
    : read(line, need.type === 'answer' ? need.ask : null);
  switch (wanted.type) {
    case 'act':
    case 'ready':
      await tryWish(session, wanted);
      break;
    case 'unclear':
      print(wanted.sentence);
      break;
    case 'word':
      if (wanted.word === 'quit') return 'quit';
      if (wanted.word === 'undo') await tryWish(session, { type: 'undo' });
      else if (wanted.word === 'end') await tryWish(session, ending(session));
      else print(pageFor(session, players, need, wanted.word).join('\n'));
  }
  return 'on';
}

async function tryWish(session: PlaySession, wish: SessionCommand): Promise<void> {
  const answer = await session.wish(wish);
  if (answer.type !== 'refused') return;
  const { hearts, language } = session;
  print(
    [refusalText(hearts, answer.refusal, language.words), ...clauseText(hearts, answer.refusal, language.words)].join(
      '\n',
    ),
  );
}
