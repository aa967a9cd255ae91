// Cuts a text into sentences. Each has its place in the text and the heading above it.

export interface Sentence {
  readonly isHeading?: true; // whether the line is a heading, too
  readonly start: number; // the index of its first character in the text
  readonly end: number;
  readonly text: string; // the sentence as it was written
  readonly heading: string;
}

/** The maximum length of a text that is read, in characters. */
const TEXT_LETTERS_MAX = 40_000;

const HEADING_WORDS_MAX = 6;
/** Matches the start of a list item: a bullet or a number. */
const BULLET =
  /^\s*(?:[-*•–·+✓✔☑☐★▪►]\s+|(?:Step|Rule|Article|Section|Clause|§) ?\d{1,2}(?: \([^)\n]{1,30}\))?[:.]? +|\d{1,2}(?:\.\d{1,2})+\.?\s+|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s+|\d{1,2} ?[-–—] (?=[A-Z])|[IVX]{1,4}[.)]\s+|[QA]\d{0,2}[.:)]\s+|#+\s*)+/;
/** The maximum number of characters of a bullet or number before an item. */
const BULLET_MAX = 40;

/** The text of the line before a sentence, if it is short enough for a bullet. Undefined if it is longer. */
export function lineBefore(text: string, { start }: Sentence): string | undefined {
  const near = text.slice(Math.max(0, start - BULLET_MAX - 1), start);
  const from = near.lastIndexOf('\n') + 1;
  return from === 0 && near.length > BULLET_MAX ? undefined : near.slice(from);
}

/** Whether a sentence is the first one of a list item of its text. */
export function startsItem(text: string, sentence: Sentence): boolean {
  const before = lineBefore(text, sentence);
  const [bullet = ''] = before === undefined ? [] : (BULLET.exec(before) ?? []);
  return bullet !== '' && bullet.length === before?.length;
}
const ABBREVIATED = /(?:^|\s)(?:e\.g|i\.e|etc|vs|pts?|approx|fig)\.$/i;
// the length of `approx.`, the longest abbreviation, with one more for the character before it
const ABBREVIATION_MAX = 8;

/** Whether a word is `no.` before a number, and not an answer. */
const isNumberSign = (word: string, next: string): boolean => /(?:^|\s)no\.$/i.test(word) && /^ ?\d/.test(next);

interface Line {
  readonly start: number;
  readonly text: string;
}

const LONG_LINE = 40;
/** A shorter line goes on only if it ends with a word that cannot end a sentence. */
const SHORT_LINE = 28;
const OPEN_END = /\b(?:and|or|but|the|an?|of|to|with|by|in|on|if|is|are|for|their|your|his|her|not|must|may|can)\s*$/i;

/** Matches a line that begins with a label, such as `moon = 26` or `moon: 26`. */
const LABELLED = /^\s*\p{L}[\p{L}\d_ -]{0,24}[=:]\s*\S/u;

/**
 * Whether a line continues on the next line. The line must end without a full stop, and the next line must
 * begin with a lower-case letter. After a long line, a number before the lower-case letter is allowed.
 */
function goesOnTo(line: string, next: string): boolean {
  const last = line.trimEnd().slice(-2); // two UTF-16 units, because a letter may take two
  if (LABELLED.test(next) && (LABELLED.test(line) || next.includes('='))) return false;
  if (line.trim().length < SHORT_LINE && /\w$/.test(last) && !OPEN_END.test(line)) return false;
  if (/^\s*\p{Ll}/u.test(next)) return /[\p{L}\p{N},;)]$/u.test(last);
  return line.length >= LONG_LINE && /[\p{L},]$/u.test(last) && /^\s*\d+ \p{Ll}/u.test(next);
}

/**
 * Whether each line of a text is a sentence, as in a message without capital letters and full stops. In other
 * texts a line that begins with a small letter continues the line before it.
 */
function isByLines(text: string): boolean {
  const lines = text.split('\n').filter(line => /\p{L}/u.test(line));
  const small = lines.filter(line => /^\s*[\p{Ll}\d]/u.test(line)).length;
  return small > SMALL_SHARE * lines.length && !/\p{Lu}\p{Ll}|[.;]\s/u.test(text.trim());
}
const SMALL_SHARE = 0.8;

/** Whether a line of a narrow text ends though the next word had room in it: then the line is complete. */
const hasRoom = (line: string, next: string, width: number): boolean =>
  width <= WIDTH_MAX &&
  line.trimEnd().length + ROOM_MIN + (/^\s*(\S*)/.exec(next)?.[1]?.length ?? 0) < width &&
  !OPEN_END.test(line);
const WIDTH_MAX = 100;
const ROOM_MIN = 6;

/** The lines of a text. A line that continues on the next line is joined with it. */
function linesOf(text: string): readonly Line[] {
  const lines: { start: number; text: string }[] = [];
  const byLines = isByLines(text);
  const width = Math.max(...text.split('\n').map(line => line.trimEnd().length));
  let at = 0;
  let before = '';
  for (const line of text.split('\n')) {
    const last = lines.at(-1);
    const goesOn = last !== undefined && !byLines && !hasRoom(before, line, width) && goesOnTo(last.text, line);
    before = line;
    if (goesOn && last !== undefined) last.text = text.slice(last.start, at + line.length);
    else lines.push({ start: at, text: line });
    at += line.length + 1;
  }
  return lines;
}

/** Matches a heading that states a rule, such as `Fewest points wins`. */
export const STATES =
  /\b(?:is|are|wins|leads|starts|begins|opens|breaks|loses|counts?|must|may not|cannot|can't|no passing|of players)\b(?!\s*$)|\b(?:wins|leads|starts|loses)\s*$/i;

const spanOf = ({ start, text }: Line): Pick<Sentence, 'start' | 'end' | 'text'> => {
  const own = text.trim();
  const from = start + text.indexOf(own);
  return { start: from, end: from + own.length, text: own };
};

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** Matches a heading in capitals within a line, such as `THE DEAL.`, and the number of a step. */
const RUN_IN =
  /^(?:(?!(?:HEARTS|TRUE|FALSE|YES|NO|NEVER|ALWAYS)\.)[\p{Lu}][\p{Lu}'’-]+(?: [\p{Lu}'’-]+){0,5}\.|(?:Step|STEP|Rule|RULE) \d{1,2}[.:]?)$/u;

/** Matches a heading in bold print within a line: `**First lead.**` */
const BOLD = /^(?:\*\*|__)[^*_.]{1,40}(?:\.(?:\*\*|__)|(?:\*\*|__)\.)$/;

/** Matches a word before a dash, which heads the rest of its line: `Play. - Eldest hand leads.` */
const BEFORE_DASH = /^\p{Lu}[\p{L}]+(?: \p{L}+){0,3}\.$/u;

/** Whether words at the beginning of a line head the rest of it. `HEARTS.` alone is the title of a text. */
const isRunIn = (own: string, rest: string, isFirst: boolean): boolean =>
  RUN_IN.test(own) ||
  BOLD.test(own) ||
  (own === 'HEARTS.' && !isFirst) ||
  (BEFORE_DASH.test(own) && /^\s*[-–—]\s/.test(rest));

/** Whether a line is a heading. A heading is short and has no full stop, such as `Passing` or `THE PLAY:`. */
function isHeading(line: string, isItem: boolean): boolean {
  const text = line.replace(/[*_#"“”:=]/g, '').trim();
  const isQuoted = /^\s*["“][^"”]*["”]\s*$/.test(line);
  if (/^\s*(?:#|=+ .*=\s*$)/.test(line) || (isQuoted && wordsIn(text) <= HEADING_WORDS_MAX)) return true;
  if (isItem || text === '' || /,.*,/.test(text) || /\d/.test(text) || /\p{L}:\s+\p{L}/u.test(line)) return false;
  return wordsIn(text) <= HEADING_WORDS_MAX && !/[.!,;]$/.test(text) && /^\p{Lu}/u.test(text);
}

/** Matches the end of a sentence before one that begins with a small letter. */
const SMALL_START = /\p{Ll}{2}[.!?]+ \p{Ll}/gu;
const SMALL_STARTS_MIN = 3;

/** The positions in a line at which its sentences end. */
function endsIn(line: string): readonly number[] {
  const ends: number[] = [];
  const first = line.search(/\S/);
  const isSmall =
    // a line without capitals, as in a message
    /^[^\p{L}]*\p{Ll}/u.test(line.slice(first)) || (line.match(SMALL_START)?.length ?? 0) >= SMALL_STARTS_MIN;
  for (const match of line.matchAll(/[.!?]+["'”’)*]*(?=\s|$|\p{Lu}\p{Ll})/gu)) {
    const end = match.index + match[0].length;
    const isOmission = match[0] === '...' && /\s$/.test(line.slice(0, match.index)); // `2, 3, ... ace`
    const isAside = /\([^()]*[!?.]\)$/.test(line.slice(first, end));
    const isGoingOn = ((match[0] === '.' && !isSmall) || isOmission || isAside) && /^\s+\p{Ll}/u.test(line.slice(end));
    const isNumber = end - first <= 3 && /^\d{1,2}\.$/.test(line.slice(first, end));
    const word = line.slice(Math.max(0, match.index - ABBREVIATION_MAX), match.index + 1);
    if (!isGoingOn && !isNumber && !ABBREVIATED.test(word) && !isNumberSign(word, line.slice(end))) ends.push(end);
  }
  return withCuts(line, ends.at(-1) === line.length ? ends : [...ends, line.length]);
}

/** The maximum length of a sentence. Patterns need quadratic time, so a longer sentence is cut at a space. */
const SENTENCE_MAX = 700;

function withCuts(line: string, ends: readonly number[]): readonly number[] {
  const cut: number[] = [];
  for (const end of ends) {
    for (let from = cut.at(-1) ?? 0; end - from > SENTENCE_MAX; from = cut.at(-1) ?? end) {
      const space = line.lastIndexOf(' ', from + SENTENCE_MAX);
      cut.push(space > from ? space : from + SENTENCE_MAX);
    }
    cut.push(end);
  }
  return cut;
}

/**
 * The maximum number of words of a short list item. Such items belong to the line before them if that line
 * ends with a colon.
 */
const ITEM_WORDS_MAX = 3;
const isListOpen = (text: string): boolean => /:\s*(?:\n.*)?$/s.test(text);

/**
 * The sentences of a text in order, without its headings. A heading that states a rule is a sentence, too.
 */
export function sentencesOf(text: string): readonly Sentence[] {
  const found: Sentence[] = [];
  let heading = '';
  for (const line of linesOf(text.slice(0, TEXT_LETTERS_MAX))) {
    const [bullet = ''] = BULLET.exec(line.text) ?? [];
    if (isHeading(line.text, bullet !== '')) {
      heading = line.text.replace(/[*_#:=]/g, '').trim();
      if (STATES.test(line.text)) found.push({ ...spanOf(line), heading: '', isHeading: true });
      continue;
    }
    let from = bullet.length;
    for (const end of endsIn(line.text)) {
      const [space = ''] = /^\s*/.exec(line.text.slice(from, end)) ?? [];
      const [start, stop] = [line.start + from + space.length, line.start + end];
      const own = text.slice(start, stop).trimEnd();
      if (isRunIn(own, line.text.slice(end), found.length === 0)) {
        heading = own.replace(/[.:]$/, '');
        from = end;
        continue;
      }
      const list = found.at(-1);
      if (
        bullet !== '' &&
        list !== undefined &&
        isListOpen(list.text) &&
        wordsIn(own) <= ITEM_WORDS_MAX &&
        /\p{L}/u.test(own)
      )
        found[found.length - 1] = {
          ...list,
          end: start + own.length,
          text: text.slice(list.start, start + own.length),
        };
      else if (/[\p{L}\p{N}]/u.test(own)) found.push({ start, end: start + own.length, text: own, heading });
      from = end;
    }
  }
  return found;
}
