// Reads when players see the cards that they receive.
import { fact, firstOf, type Pattern, type TopicReader } from '../facts.ts';

/** Matches sentences about passing cards. */
export const NEAR =
  /\bpass|\bexchang|\bswap|\b(?:slides?|slips?|gives?|hands?|sends?|shoves?)\b[^.|]{0,40}\b(?:left|right|across|opposite|cards)\b/;

const AFTER_BEFORE = /\b(?:before|after|until|when)\b/;

const SEE: readonly Pattern[] = [
  [
    /\b(?:may|can) look at (?:the )?(?:cards (?:you )?)?(?:received|passed to you).{0,20}(?:first|before)|\bafter (?:looking|seeing)(?: at)? (?:the cards (?:you )?(?:received|got|were)|what)/,
    () => [fact('pass.see', 'beforeChoosing')],
  ],
  [
    /(?:\bnot|n't|\bnever|\bno \w+|\bbad (?:form|manners)|\bcheating|\brude|\bwrong|\bforbidden)\b[^.]{0,60}\b(?:look|pick|see|examine|inspect|view|touch|peek|glance|take up|turn over)\b[^.]{0,60}\b(?:until|till|before)\b|\bbefore\b.{0,30}\b(?:look|see|pick(?:ing)? up|peek|glanc|tak(?:e|ing) up|turn(?:ing)? over|view|touch|inspect|examin)|\bonly (?:when|then|after)\b|\bonly when everybody|\bmay not be looked at until|\bmust not look|\bbefore you look/,
    () => [fact('pass.see', 'afterChoosing')],
  ],
];
const see = firstOf(SEE);

/** Reads whether players see received cards before or after they choose their own. */
export const seen: TopicReader = context => {
  const near = NEAR.test(context.words) || NEAR.test(context.before) || NEAR.test(context.heading);
  return near &&
    AFTER_BEFORE.test(context.words) &&
    /\blook|\bsee|\bpick|\bexamin|\binspect|\bview|\btouch|\bpeek|\bglanc|\btak(?:e|ing) up|\bturn(?:ing)? over/.test(
      context.words,
    )
    ? see(context)
    : [];
};
