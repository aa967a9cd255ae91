// Turns a question and its answer into a statement: `Can I lead a heart? No.` says that you cannot lead a
// heart.

const YES =
  /^(?:(?:then|well|in that case|oh|ah),? )?(?:yes|yep|yup|yeah|yea|sure|of course|certainly|absolutely|always|definitely|ok|okay|go ahead|you (?:can|may))\b/;
const NO =
  /^(?:no|nope|nah|never|not|certainly not|absolutely not|of course not|you (?:cannot|can't|may not))\b(?! (?:one|1|cards?|more|pass\w*|fewer|less)\b)/;
const MODAL =
  /^(?:so |and |but |also |well |ok )*(can|could|may|must|should|do|does|are|is|am|will|would|have to) (?:i|you|we|one|1|players|people|they|someone|somebody|a player|anyone)\b ?(.*)$/;
const DOING = /^(leading|starting|opening|playing|throwing|dumping|discarding) /;
const MUST_BE = /^must (.+) be (.+)$/;
const WHY_NOT = /^why (?:can't|cannot|may|can|am|must)(?: not)? ?(?:i|you|we)(?: not)? (.*)$/;
const NO_REASON =
  /^because (?:(?:nobody|no 1|no one) (?:has |have )?(.*?)(?: yet)?|hearts? (?:haven't been|have not been|aren't|are not|isn't) (broken)(?: yet)?)$/;
const ASKING =
  /^(?:so |and |but |ok |well )*(?:who|what|which|when|where|why|how|until when|up to what|can|could|may|must|do|does|is|are|should|any|am)\b/;

const closed = (words: string): string => words.replace(/[?.!]+$/, '').trim();

/** Whether the words ask something, though no question mark ends them. */
export const isAsking = (words: string): boolean =>
  /\?["”’)*]*$/.test(words) || (ASKING.test(words) && words.split(' ').length <= 10 && !/[.!:]$/.test(words));

/** Matches a question about a case: `what if somebody takes them all`. */
const SUPPOSES = /^(?:and |but |so )?(?:what (?:happens )?(?:if|when)|suppose|what about it if) (.*)$/;

/** The words of a speaker, as what everybody may do: `what I'm given` is `what you are given`. */
const toOthers = (words: string): string =>
  words
    .replace(/\bi'm\b|\bi am\b/g, 'you are')
    .replace(/\bi(?='|\b)/g, 'you')
    .replace(/\bmy\b/g, 'your')
    .replace(/\bme\b/g, 'you');

/** Matches a question about an exception to the answer before it: `even if I've nothing else?` */
const EXCEPTION = /^(?:(?:not )?even|and|but|what) if ((?:you|he|she|they)\b.*)$/;

/** Matches what an answer adds to a denial: `No. Nor the queen.` */
const ADDITION =
  /^(?:nor|neither|and (?:no|not)|not even|(?:the )?same (?:goes )?(?:for|with)) (.*)$|^(.*?)(?: (?:aren't|isn't|are not|is not)\b[^.;]*)?,? either\b/;

/**
 * The statement that an answer makes together with the statement before it: an exception to it, or something
 * more that it denies. Undefined if the answer stands for itself.
 */
export function furtherOf(last: string, question: string, answer: string): string | undefined {
  const isDenial = /^you (?:cannot|must not)\b/.test(last);
  const [, added, too] = ADDITION.exec(answer) ?? [];
  const more = added ?? too;
  if (isDenial && more !== undefined) return `${last.replace(/\..*/, '')}, nor ${more}`;
  const [, condition] = EXCEPTION.exec(toOthers(closed(question))) ?? [];
  return condition !== undefined && isDenial && YES.test(answer)
    ? `${last.replace(/\..*/, '')} unless ${condition}`
    : undefined;
}

/** The statement that a question and its answer make, both in plain words. */
export function statementOf(question: string, answer: string): string {
  const asked = toOthers(closed(question));
  const [, supposed] = SUPPOSES.exec(asked) ?? [];
  if (supposed !== undefined) return `if ${supposed}: ${answer}`;
  const [, barred] = WHY_NOT.exec(asked) ?? [];
  const [isReason, deed, broken] = NO_REASON.exec(closed(answer)) ?? [];
  if (barred !== undefined)
    return isReason === undefined
      ? answer
      : `you cannot ${barred} until ${broken === undefined ? `someone has ${deed}` : 'hearts are broken'}`;
  if (/\brules?\b/.test(asked)) return answer;
  const [, subject, done] = MUST_BE.exec(asked) ?? [];
  if (subject !== undefined && YES.test(answer)) return `${subject} must be ${done}. ${answer.replace(YES, '')}`;
  const isYes = YES.test(answer);
  const isNo = NO.test(answer);
  const rest = answer
    .replace(YES, '')
    .replace(NO, '')
    .replace(/^[,.! ]+/, '');
  if (!isYes && !isNo) return `${asked}: ${answer}`;
  const [, modal = '', action] = MODAL.exec(asked) ?? [];
  const isMust = /^(?:must|should|have to)/.test(modal);
  const does = /^(?:do|does|are|is|am|will|would)$/.test(modal);
  if (action !== undefined)
    return `you ${isYes ? (does ? '' : isMust ? 'must' : 'can') : does ? 'do not' : isMust ? 'must not' : 'cannot'} ${action}${rest === '' ? '' : `. ${rest}`}`.replace(
      / {2,}/g,
      ' ',
    );
  if (isNo && rest === '' && DOING.test(asked))
    return asked.replace(
      DOING,
      (_, verb: string) => `you cannot ${verb === 'leading' || verb === 'starting' ? 'lead' : 'play'} `,
    );
  return isNo ? rest : `${asked}. ${rest}`;
}

const FALSE = /^(?:false|untrue|incorrect|myth|a myth|wrong)\b[,.:;! -]*(.*)$/;
const TRUE = /^(?:true|correct|right)[.!]?$/;
const MAY = /^(?:you|players|we|1|anybody|anyone) (?:can|may|are allowed to|is allowed to) (.*?)\.?$/;

/** The sentences of a quiz: what `False` follows is denied or dropped, and what comes after `False` stays. */
export const withVerdicts = (plain: readonly string[]): readonly string[] =>
  plain.map((words, i) => {
    const [isVerdict, rest = ''] = FALSE.exec(words) ?? [];
    const [isDenied, more = ''] = FALSE.exec(plain[i + 1] ?? '') ?? [];
    if (isVerdict !== undefined && i > 0) return MAY.test(plain[i - 1] ?? '') ? '' : rest;
    if (TRUE.test(words) && i > 0) return '';
    if (isDenied === undefined) return words;
    const [, action] = MAY.exec(words) ?? [];
    return action === undefined ? '' : `you cannot ${action}${more === '' ? '' : `, ${more}`}`;
  });

const SWITCH = /^([^:.]{3,40}): (?:(yes|on|true|enabled)|(no|off|false|disabled))\b(?! \w)[ ;,.]*(.*)$/;

/** A setting with `yes` or `no` as a statement: `queen breaks: no` says that the queen does not break. */
export function switched(words: string): string {
  const [, label = '', yes, no, rest = ''] = SWITCH.exec(words) ?? [];
  if (yes === undefined && no === undefined) return words;
  if (yes !== undefined) return /^break/.test(label) ? words : `${label} ${rest}`.trim();
  const denied = label.replace(/\b(break|count|open|lead|score)s\b/, 'does not $1');
  return denied === label ? `no ${label}` : denied;
}
