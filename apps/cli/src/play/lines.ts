// Line mode: prints sentences and reads lines, for pipes, plain terminals and screen readers.
import { print } from '../output.ts';
import { inHand } from '../render/cards.ts';
import { handLines } from '../render/hand.ts';
import { choicesOf, typedPrompt } from '../render/question.ts';
import { clauseText, refusalText } from '../render/refusal.ts';
import { scoreLines } from '../render/scores.ts';
import { columns } from '../render/screen.ts';
import { headLine, trickText } from '../render/table.ts';
import { type Company, companyOf, toldSentences } from '../render/told.ts';
import { usable } from './draft.ts';
import { LineInput } from './input.ts';
import { type Need, needOf } from './need.ts';
import { pageFor } from './pages.ts';
import { type Read, read } from './read.ts';
import { type End, ending, MINE, type Sitting, type Wish } from './sitting.ts';

/** Plays until the match is over or the person leaves. */
export async function playInLines(sitting: Sitting, greeting: readonly string[]): Promise<End> {
  const company = companyOf(sitting.hearts, sitting.view().sitters, MINE);
  const input = new LineInput();
  sitting.onTold(shown => {
    for (const sentence of toldSentences(company, shown)) print(sentence);
  });
  for (const line of [headLine(sitting.hearts, sitting.view()), ...greeting]) print(line);
  try {
    return await untilTheEnd(sitting, company, input);
  } finally {
    input.close();
  }
}

async function untilTheEnd(sitting: Sitting, company: Company, input: LineInput): Promise<End> {
  let described = ''; // what was last described
  for (;;) {
    const need = await needed(sitting, input);
    if (input.left) return 'left';
    if (need === undefined) return 'stopped';
    const description = describe(sitting, company, need).join('\n');
    if (description !== described) print(description);
    described = description;
    if (need.type === 'over') return 'over';
    const line = await input.next(promptFor(company, need));
    if (line === undefined) return input.left ? 'left' : 'input ended';
    if ((await follow(sitting, company, need, line)) === 'quit') return 'left';
  }
}

/** Waits until the person must act; undefined if the table has stopped or the person leaves. */
async function needed(sitting: Sitting, input: LineInput): Promise<Need | undefined> {
  while (sitting.stopped() === undefined && !input.left) {
    const need = needOf(sitting.view());
    if (need.type !== 'wait') return need;
    await Promise.race([sitting.change(), input.leaving]);
  }
  return undefined;
}

/** Prints everything needed for an answer. */
function describe({ hearts, view }: Sitting, company: Company, need: Need): readonly string[] {
  const table = view();
  if (need.type !== 'answer') return ['', ...scoreLines(hearts, company, table), ''];
  const { ask } = need;
  const cards = inHand(table.deal.hand, hearts.rules.strength);
  return [
    '',
    ...trickText(company, table),
    'Your hand:',
    ...handLines({ cards, allowed: new Set(usable(ask)), chosen: [] }, columns()),
    ...choicesOf(hearts, company, ask).flatMap(({ name, lines }, i) => [
      `  ${i + 1}  ${name}: ${lines[0]}`,
      ...lines.slice(1).map(line => `     ${line}`),
    ]),
  ];
}

const promptFor = (company: Company, need: Need): string =>
  need.type === 'answer'
    ? `${typedPrompt(company, need.ask)} (? for help): `
    : 'Press Enter for the next deal (? for help): ';

/** Executes a line, or prints why it cannot. */
async function follow(sitting: Sitting, company: Company, need: Need, line: string): Promise<'quit' | 'on'> {
  const next = need.type === 'ready' && /^\s*(n|next|y|yes)?\s*$/i.test(line);
  const wanted: Read | Extract<Wish, { type: 'ready' }> = next
    ? { type: 'ready' }
    : read(line, need.type === 'answer' ? need.ask : null);
  switch (wanted.type) {
    case 'act':
    case 'ready':
      await tryWish(sitting, wanted);
      break;
    case 'unclear':
      print(wanted.sentence);
      break;
    case 'word':
      if (wanted.word === 'quit') return 'quit';
      if (wanted.word === 'undo') await tryWish(sitting, { type: 'undo' });
      else if (wanted.word === 'end') await tryWish(sitting, ending(sitting));
      else print(pageFor(sitting, company, need, wanted.word).join('\n'));
  }
  return 'on';
}

async function tryWish(sitting: Sitting, wish: Wish): Promise<void> {
  const answer = await sitting.wish(wish);
  if (answer.type !== 'refused') return;
  const { hearts } = sitting;
  print([refusalText(hearts, answer.refusal), ...clauseText(hearts, answer.refusal)].join('\n'));
}
