// A scripted player of the terminal program: it reads questions and types legal answers.
import { started } from './program.ts';

export interface Played {
  readonly answers: number;
  readonly out: string;
  readonly code: number | null; // null if it was killed
}

const PROMPT = /\(\? for help\):\s*$/;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** The answer to the end of the output; `undefined` if nothing is asked. */
function answerTo(out: string): string | undefined {
  if (!PROMPT.test(out)) return undefined;
  const lines = out.trimEnd().split('\n');
  const prompt = lines.at(-1) ?? '';
  const hand = lines.slice(lines.lastIndexOf('Your hand:')).join(' ');
  const legal = [...hand.matchAll(/\[([^\]]+)\]/g)].map(match => match[1] as string);
  if (/^Press Enter/.test(prompt)) return '';
  if (/^Pass one card to each/.test(prompt)) return legal.slice(0, prompt.split(',').length - 1).join(' ');
  const [, count] = /^(?:Pass|Lay) (\w+) cards? (?:to|away)/.exec(prompt) ?? [];
  if (count !== undefined) return legal.slice(0, NUMBERS.indexOf(count)).join(' ');
  if (/^You hold/.test(prompt)) return 'no';
  if (/^You have shot/.test(prompt)) return '1';
  if (/^Lay two/.test(prompt)) return pairIn(legal).join(' ');
  return `${legal[0]}${legal[0]?.startsWith('W') ? ' low' : ''}`;
}

/** Any hidden card, covered by a card other than a heart if there is one. */
function pairIn(hand: readonly string[]): readonly string[] {
  const top = hand.find(card => !card.endsWith('♥')) ?? hand[0];
  const bottom = hand.filter((_, i) => i !== hand.indexOf(top ?? ''))[0];
  return [bottom ?? '', top ?? ''];
}

/** Plays until the program ends, or kills it after this many answers, like a power cut. */
export function playedBy(
  words: readonly string[],
  home: string,
  killAfter = Number.POSITIVE_INFINITY,
): Promise<Played> {
  const child = started(['play', ...words], { env: { MOONSHOT_HOME: home } });
  let [out, answers] = ['', 0];
  child.stdin.on('error', () => {});
  child.stderr.on('data', chunk => (out += chunk));
  child.stdout.on('data', chunk => {
    out += chunk;
    const answer = answerTo(out);
    if (answer === undefined) return;
    answers += 1;
    if (answers > killAfter) child.kill('SIGKILL');
    else child.stdin.write(`${answer}\n`);
  });
  return new Promise(resolve => child.on('close', code => resolve({ answers, out, code })));
}
