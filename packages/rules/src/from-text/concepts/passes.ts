// Reads the pass cycle from the sentences about passing as a whole. People spread it over several sentences,
// and name the verb or the deal only in some of them.
import type { Said } from '../assemble.ts';
import { hasGap, isCutShort, spelt, stepsOfWords } from '../grammar/passing.ts';
import { has } from '../words/lexicon.ts';

/** Matches words about play or the deal, in which a direction is not that of a pass. */
const OTHER_TOPIC =
  /\b(?:tricks?|leads?|led|suits?|clockwise|trumps?|hearts?|points?|dealer|deal (?:moves|passes|goes)|wins?|\[..\])\b/;
const VERB = /\b(?:pass(?:es|ed|ing)?|exchang\w+|swap\w*|pass: )\b/;
const CARDS = /\b(?:cards?|them|they|these|sheets|hers|his|theirs|yours|\d)\b/;
const DIRECTION = /\b(?:left|right|across|opposite|facing|neighbou?r|l, ?r|front)\b/;
const ORDINAL =
  /\b(\d)(?:st|nd|rd|th)\b|\b(?:deal|hand|round|game|time|trick) (?:number |no\.? )?(\d)\b(?! (?:cards?|over|of|to)\b)/;
const NEXT = /\b(?:next|then|after (?:that|which)|hand after|round after|deal after|afterwards|following|another)\b/;
const AGAIN =
  /\b(?:again|repeats?|repeated|start(?:s|ing)? over|starts? (?:again|from)|begins? again|back to|rinse|and so (?:on|forth)|returns? to|once more|continu\w+|from the (?:top|start)|over again)\b/;

/** Matches words by which cards move to another player. */
const GO =
  /\b(?:they|these|them|the cards|cards|\d|it|those)(?:'ll| will| all| must| always| then)* (?:go|goes|are going|head|heads|move|moves|wander|wanders) (?:to|on|over|left|right|across|the)\b/;

/** Whether a sentence names only a deal and its pass: `Deal 1 left.` */
const isStep = (words: string): boolean =>
  ORDINAL.test(words) &&
  stepsOfWords(words).length === 1 &&
  words.split(' ').length <= STEP_WORDS_MAX &&
  !OTHER_TOPIC.test(words);
const STEP_WORDS_MAX = 8;

/** Matches words by which players give cards away, without saying to whom. */
const GIVES =
  /\b(?:gives? away|parts? with|gets? rid of|hands? over) (?:exactly |any |your |his |her |their )?[1-6] (?:\w+ )?cards?\b/;

/** Whether a sentence is about passing cards. */
const isPass = (words: string, heading: string): boolean =>
  isStep(words) ||
  (GIVES.test(words) && !OTHER_TOPIC.test(words)) ||
  (/(?:^|[:,;] )(?:\w+ )?[1-6] cards?,? (?:always |only |each time )?(?:go )?(?:to )?(?:the |your )?(?:left|right|across|opposite)\b/.test(
    words,
  ) &&
    !/\btricks?\b/.test(words)) ||
  (!OTHER_TOPIC.test(words) && ['left', 'right'].every(side => stepsOfWords(words).includes(side))) ||
  (!/\bdeal (?:moves|passes|goes|then passes)\b|\bpasses? (?:the )?deal\b/.test(words) &&
    (((VERB.test(words) || /\bpass|\bexchang|\bswap/.test(heading)) &&
      !/\b(?:passed|reached or passed) \d{2,}/.test(words) &&
      !/\btricks?\b|\bleads?\b/.test(words)) ||
      ((has(words, 'pass') || GO.test(words)) &&
        DIRECTION.test(words) &&
        CARDS.test(words) &&
        !OTHER_TOPIC.test(words))));

/** Whether a sentence goes on about passing, after one that is about it. */
const goesOn = (words: string): boolean =>
  !OTHER_TOPIC.test(words) &&
  (/^(?:and |but )?(?:always |only )?(?:to |on )?(?:the |your )?(?:left|right|across)\b/.test(words) ||
    ORDINAL.test(words) ||
    NEXT.test(words) ||
    AGAIN.test(words)) &&
  (stepsOfWords(words).length > 0 || (LATE_HOLD.test(words) && (ORDINAL.test(words) || NEXT.test(words))));

/** The longest run of sentences about passing. Each has its index and its words. */
function runOf(plain: readonly string[], headings: readonly string[]): readonly number[] {
  let best: number[] = [];
  let run: number[] = [];
  let gap = 0;
  const steps = (list: readonly number[]): number =>
    list.reduce((sum, i) => sum + stepsOfWords(plain[i] ?? '').length, 0);
  plain.forEach((words, i) => {
    const last = plain[i - 1] ?? '';
    const isAnswer = run.length > 0 && /\?$/.test(last) && goesOn(`${last} ${words}`);
    const isOn = isPass(words, headings[i] ?? '') || (run.length > 0 && goesOn(words)) || isAnswer;
    if (isOn) run.push(i);
    gap = isOn ? 0 : gap + 1;
    if (gap > 1) run = [];
    const isLonger = run[0] === best[0] && run.length > best.length;
    if (steps(run) > steps(best) || (isLonger && isOn)) best = [...run];
  });
  return best;
}

/** Matches words that mean a deal without passing, after the passes of other deals. */
const LATE_HOLD =
  /\b(?:nil|0|none|nothing|nobody|(?:isn't|is not|aren't|are not) (?:1|one|any)|no one|own (?:cards?|hands?)|at all|lump it|make do|grin and bear|do(?:n't|es not| not) do it|(?:keeps?|kept|with) .*\bown|tight|as (?:they were |it was |you were )?dealt|cold|pat|stays?|stuck|without|held|hold|sits?|rests?|skip\w*|omitted|free|off|zero|blank|what you(?:'ve)?|what (?:they|we)|no (?:player|man|member|person|pass\w*|swap\w*|exchang\w*|trad\w*|cards?))\b/;

/** Matches words about seeing the received cards. */
const OF_SEEING = /\b(?:looks?|sees?|peeks?|peeps?|inspect\w*|examin\w*|touch\w*|until|before|received?|been given)\b/;

interface Step {
  readonly deal: number | undefined;
  readonly step: string;
}

/** Matches words about a deal. Without a pass that is understood, they leave the cycle open. */
const UNKNOWN_DEAL = /^ ?(?:\w+ ){0,3}(?:an?|1|another) (?:deal|hand|round|time|turn|go)\b/;

/** The passes that clauses name, each with its deal if the words name it. Undefined if they are unclear. */
function stepsIn(sentences: readonly string[]): readonly Step[] | undefined {
  const found: Step[] = [];
  let deal: number | undefined;
  let last = 0;
  for (const sentence of sentences) {
    if (
      hasGap(sentence, one => LATE_HOLD.test(one)) ||
      /\b(?:left|right|across),? or (?:to the )?(?:left|right|across)\b|\b(?:with|for|if there are) \d players?\b/.test(
        sentence,
      )
    )
      return undefined;
    for (const clause of spelt(sentence).split(/[,;:.?](?=\s|$)|-?>|→|\band\b|\bthen\b| - |\||\//)) {
      const direct = stepsOfWords(clause);
      const isLate = found.length > 1 && direct.length === 0 && LATE_HOLD.test(clause) && !OF_SEEING.test(clause);
      const steps = isLate ? ['hold'] : direct;
      const isAgain = AGAIN.test(clause) && found.length > 1;
      if (isAgain && steps[0] === 'hold') found.push({ deal: undefined, step: 'hold' });
      if (isAgain) break;
      if (found.length > 1 && steps.length === 0 && UNKNOWN_DEAL.test(clause)) return undefined;
      const [, first, second] = ORDINAL.exec(clause) ?? [];
      if (first !== undefined || second !== undefined) deal = Number(first ?? second);
      last = Math.max(last, deal ?? 0);
      if (steps.length > 1) return undefined;
      const [step] = steps;
      if (step === undefined || (step === found.at(-1)?.step && deal === undefined)) continue;
      found.push({ deal, step });
      deal = undefined;
    }
  }
  // a deal that the sentences name, but whose pass is not understood
  return last > found.length && found.length > 1 ? undefined : found;
}

/** The cycle of these passes. Undefined if their deals are not in order, or if the cycle is unlikely. */
function cycleOf(found: readonly Step[], isClosed: boolean): readonly string[] | undefined {
  const again = found.findIndex((one, i) => i > 1 && one.step === found[0]?.step);
  const steps = again < 0 ? found : found.slice(0, again);
  const isInOrder = steps.every(({ deal }, i) => deal === undefined || deal === i + 1);
  const names = steps.map(({ step }) => step);
  const hasBoth = names.includes('left') && names.includes('right');
  const isLikely = (hasBoth || (isClosed && names.length > 1)) && new Set(names).size === names.length;
  const isHeldLast = !names.includes('hold') || names.at(-1) === 'hold';
  return isInOrder && isLikely && isHeldLast ? names : undefined;
}

/** Matches words which show that the direction changes. */
const CHANGES =
  /\b(?:rotat\w*|alternat\w*|directions?|chang\w*|var(?:y|ies)|next|1st|2nd|3rd|4th|other way|depends?|sometimes|every other|would|idea|warning|advice|should|boring|better|worse|wise|best)\b/;

/** The number of cards that are passed, if the sentences name one number of cards. */
function countIn(run: readonly number[], plain: readonly string[]): readonly Said[] {
  const near = [(run[0] ?? 0) - 1, (run.at(-1) ?? 0) + 1].filter(
    i =>
      run.length > 0 &&
      (has(plain[i] ?? '', 'pass') || PICKS.test(plain[i] ?? '')) === i < (run[0] ?? 0) &&
      !/\b(?:dealt|deal|gets?(?! rid)|cards each|apiece)\b/.test(plain[i] ?? ''),
  );
  const counts = [...run, ...near].flatMap(i =>
    [...(plain[i] ?? '').matchAll(COUNT)].map(found => ({
      path: 'pass.count',
      value: Number(found.slice(1).find(one => one !== undefined)),
      sentence: i,
      isAside: true,
    })),
  );
  return new Set(counts.map(({ value }) => value)).size === 1 ? counts : [];
}
/** Matches words by which a player picks the cards that he passes. */
const PICKS = /\b(?:picks?|choos\w*|selects?|gets? rid of|parts? with|chang\w+ (?=\d))\b/;
const COUNT =
  /\b([1-6]) (?:\w+ )?(?:cards?|sheets)\b(?! (?:each|apiece|remain))|\b(?:pick|choos|chose|select|mark|pass|exchang|swap|shov|surrender|get rid of|part with|slid|send)\w* (?:out )?(?:any |exactly |your |the )?([1-6])\b(?! (?:players?|people|times))|\b([1-6]) of (?:them|your|their|his|her|the)\b/g;

/** The single direction of all passes, if one sentence names it and no sentence says that it changes. */
function singleFrom(run: readonly number[], found: readonly Step[], plain: readonly string[]): readonly Said[] {
  const [only] = found;
  const isSingle = only !== undefined && found.length === 1 && only.deal === undefined && only.step !== 'hold';
  const changes = run.some(i =>
    CHANGES.test(
      (plain[i] ?? '').replace(
        /\bno chang\w*|\bnever chang\w*|\bnot chang\w*|n't chang\w*(?: the directions?)?|\bno \w+ directions?/g,
        '',
      ),
    ),
  );
  return isSingle && !changes
    ? run
        .slice(0, 1)
        .map(sentence => ({ path: 'pass.cycle', value: only.step, part: 'always', sentence, isAside: true }))
    : [];
}

/** Matches the beginning of a sentence about the deal after the last one. */
const AND_THEN =
  /^(?:and |but )?(?:then|next|after (?:that|this|which)|afterwards|in the \dth|on the \dth|(?:the |every |each )?\dth (?:deal|hand|round|time|game)|on deal \d|deal \d)\b/;

/** Matches words which say that a cycle of passes is complete. */
const CLOSED =
  /\b(?:again|repeat\w*|over|back to|start\w*|begin\w*|every (?:hand|deal|round)|always|each (?:hand|deal|round) (?:has|with)|no (?:hold|keep)\w*|never (?:keep|hold|skip)|without (?:a )?hold|rotat\w+|cycl\w+|and so on|without an exchange)\b/;

/** Whether the passes begin with the one after an unknown one, or go on with one that is not understood. */
function isUnfinished(run: readonly number[], plain: readonly string[], found: readonly Step[]): boolean {
  const next = plain[(run.at(-1) ?? 0) + 1] ?? '';
  const isOpen = found.length > 1 && !found.some(one => one.step === 'hold');
  const first = run.map(i => plain[i] ?? '').find(words => stepsOfWords(words).length > 0) ?? '';
  return (
    (isOpen && AND_THEN.test(next) && !AGAIN.test(next) && !OTHER_TOPIC.test(next)) ||
    (isOpen &&
      found.some(one => one.step === 'across') &&
      !run.some(i => CLOSED.test(plain[i] ?? '')) &&
      !CLOSED.test(next)) ||
    (found.length > 1 && /^(?:and |but )?(?:then|next)\b/.test(first))
  );
}

/** The pass cycle and the number of passed cards that the sentences about passing name together. */
export function passesFrom(plain: readonly string[], headings: readonly string[]): readonly Said[] {
  const run = runOf(plain, headings);
  const found = stepsIn(run.map(i => plain[i] ?? ''));
  const isCut =
    run.some(i => isCutShort(plain[i] ?? '', found?.map(one => one.step) ?? [])) ||
    isUnfinished(run, plain, found ?? []);
  const cycle =
    found === undefined || isCut
      ? undefined
      : cycleOf(
          found,
          run.some(i => AGAIN.test(plain[i] ?? '')),
        );
  const passes =
    cycle === undefined
      ? singleFrom(run, found ?? [], plain)
      : run.map((sentence): Said => ({ path: 'pass.cycle', value: cycle, sentence }));
  return [...passes, ...countIn(run, plain)];
}
