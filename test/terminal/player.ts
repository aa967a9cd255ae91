// A scripted player of the terminal program: it reads questions and types legal answers.
import { started } from './program.ts';

export interface Played {
  readonly answers: number;
  readonly out: string;
  readonly code: number | null; // null if it was killed
}

const PROMPT = /\(\? for help\):\s*$/;

/** Questions that are answered from a list. */
const CHOICE = /^(You have shot|Charge|You hold no card|You name)/;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The answer to the end of the output; `undefined` if nothing is asked. */
export function answerTo(out: string): string | undefined {
  if (!PROMPT.test(out)) return undefined;
  const lines = out.trimEnd().split('\n');
  const prompt = lines.at(-1) ?? '';
  const question = lines.slice(lines.lastIndexOf('Your hand:'));
  const refused = question.filter(line => line.endsWith('(? for help):')).length - 1;
  const hand = question.join(' ');
  const legal = [...hand.matchAll(/\[([^\]]+)\]/g)].map(match => match[1] as string);
  if (/^Press Enter/.test(prompt)) return '';
  if (/^Pass \w+ cards? to each/.test(prompt)) return legal.slice(0, prompt.split(',').length - 1).join(' ');
  const [, count] = /^(?:Pass|Lay|Put) (\w+) cards? (?:to|away|into)/.exec(prompt) ?? [];
  if (count !== undefined) return legal.slice(0, NUMBERS.indexOf(count)).join(' ');
  if (CHOICE.test(prompt)) return '1';
  if (/^Bid/.test(prompt)) return 'pass';
  if (/^You hold/.test(prompt)) return 'no';
  if (/^Lay two/.test(prompt)) return pairsIn(legal)[refused]?.join(' ');
  return `${legal[0]}${legal[0]?.startsWith('W') && refused === 0 ? ' low' : ''}`; // a joker is not called
}

/** Pairs of a hidden card and the card that covers it. Covering cards that are not hearts come first. */
function pairsIn(hand: readonly string[]): readonly (readonly string[])[] {
  const tops = [...hand].sort((a, b) => Number(a.endsWith('♥')) - Number(b.endsWith('♥')));
  return tops.flatMap(top => hand.filter((_, i) => i !== hand.indexOf(top)).map(bottom => [bottom, top]));
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
