// Finds the part of a sentence that states the writer's own rules. Other parts tell what others play, what
// may be agreed on, what happened once, or what is good play.
import { isChoice, isOfOutsiders, withoutWaved } from './stance.ts';

const OTHERS =
  '(?<!\\b(?:the|all|each|every|any|no|how|as|which|\\d) )\\b(?:some|many|most|other|others|a few|certain|several)(?: (?:people|players|tables|families|groups|houses|folks))?';
const ELSEWHERE =
  '(?:at|in|with|for) (?:(?:some|many|most|other|a few|certain)(?: \\w+)? (?:tables|circles|localities|versions|variants|families|houses|groups|places)|others)';
/** Words that name the standard rules, from which the writer's rules may differ. */
const STANDARD =
  '(?:(?:the )?(?:official|standard|usual|normal|original|real) (?:rules?|game|version)|the rule ?book|hoyle|wikipedia)';

/** Matches reports of what somebody says or plays elsewhere. */
const REPORTED = [
  /^(?:if|anyone who|whoever|don't|do not|never) (?:you )?(?:thinks?|believes?|imagines?)\b|\bthink again\b/,
  /^(?:over |down |back )?at (?:the|my|his|her|their) (?!start|beginning|end|same|table)(?:[\w']+ ){1,3}?they\b|\b(?:not true|untrue)\b/,
  /\b(?:they|people|somebody|someone|1|wife|husband|mother|father|mom|mum|dad|uncle|aunt|brother|sister|neighbou?rs?|books?|table) (?:say|claim|think|insist|argue|swear|maintain|reckon)s?\b|\bsome (?:say|claim|think|insist|argue|swear)\b|\b(?:said|claims|claimed|swore|insisted)\b[^.]*\bbut\b/,
  /\bwho (?:\w+, )?(?:\w+ )?(?:believe[sd]?|thinks?|thought|claim(?:s|ed)|swears?|swore|insist(?:s|ed)|maintain(?:s|ed)|was (?:sure|certain|convinced)),?\b/,
  /\b(?:you|1) (?:might|may|would|could) (?:think|expect|suppose|assume|believe)\b/,
  /\byou (?:may|might|probably|will|could)(?: well)?(?: already)? (?:know|remember|have (?:heard|learn\w+|read|seen|been told)|be used to)\b/,
  /\b(?:in|with|on) (?:windows|microsoft)\b|\bin the (?:ordinary|usual|standard|common|normal|original|classic) (?:game|version)\b/,
  /\b(?:argued?|disagree\w*|debat\w+|discuss\w*|never agreed|undecided|not sure|no idea)\b[^.]*\b(?:whether|if|about|over|on)\b|\bwithout the rule\b/,
  /\bin the other (?:version|game|variant|1)\b|\b(?:over )?in (?:germany|england|britain|america|france|europe|canada|australia|the (?:us|uk|states)|tournaments?|casinos?|gong zhu|spades|whist|bridge|euchre)\b|\b(?:microsoft|windows)\b(?! (?:hearts )?(?:rules|style))|\b(?:computer|online|phone) (?:version|game|program)s?(?:'s)? (?:\w+ )?(?:passes|plays|does|lets|has|uses|says|allows)\b|\b(?:how|what|as|where) (?:the|most|some) (?:books?|rule ?books?|people|families|websites?|app)\b/,
  /\b(?:it|he|she|app|program|they) (?:thinks?|believes?|assumes?|pretends?)\b|\bgets? (?:it |this |that )?wrong\b/,
  /\bi(?:'ve| have) (?:also |even |often )?(?:seen|heard|met|read|known|come across|played with people)\b|\bi(?:'m| am) told\b/,
  /^(?:at |in |with )?my (?:old|former|last|previous|first|1st) \w+\b|^in the (?:version|game) (?:that )?(?:i|you) (?:learn\w+|grew)\b/,
  /(?<!\b(?:as|like) )\bmy (?:\w+'s )?(?:\w+ )?\w+ (?:swears|believes|believed|insists|claims|reckons|is convinced|will tell you|is sure)\b/,
  /\bis for (?:cowards|sissies|beginners|babies|wimps|children|kids)\b/,
];
/** Matches cases that may never come, rare days, choices and what was given up: nothing in them is a rule. */
const CASES = [
  /^(?:when (?:we|i) were (?:kids|children|young|little|small|students)|back then|formerly|originally|in the past)\b/,
  /^(?:[^.;:]{0,24} ?[-:] )?whether\b(?![^.]*\b(?:or not|26|shooter|moon)\b)|\bhow (?:many|much|often)\b[^.?]* (?:is|are) (?:also |all )?(?:up to you|for you to \w+|your (?:own )?choice)\b/,
  /\bif (?:we|you|hearts|points|clubs|spades|they) (?:played|were|had)\b|\bshould we ever\b|^what if\b/,
  /\b(?:sometimes|occasionally|once a (?:year|month|week)|now and then|once in a while)\b(?! (?:also )?(?:called|known|named|referred|said|spelt|spelled))|\b(?:when|with|for) (?:the |our |small |young(?:er)? )?(?:kids|children|grandchildren|little ones)\b[^.]* (?:we|you) (?:stop|play|allow|leave|skip|let|use|go)\b/,
  /^[^:;]{0,40}\b(?:not (?:played|used|here|ours|allowed here|in (?:use|force|our game))|(?:we|they) (?:don't|do not|never) (?:play|use|do|bother|allow)|dropped|ruled out|rejected|given up)\b[^:;]{0,40}: /,
  /\bmy (?:\w+ )?(?:best|worst|longest|shortest|highest|lowest|record|favou?rite) (?:game|score|total|night|match|hand|result)\b|\b(?:for example|for instance|e\.g\.|example|suppose|say|imagine|let's say|assume),?:? [^.;]*\b(?:has|have|is at|are at|stand|stands) (?:at )?\d\d\b/,
  /\b(?:(?:got|was|were|been) )?voted (?:out|down|off)\b|\b(?:got|is|was|were|been) (?:scrapped|abolished|defeated|rejected|not adopted|struck out|repealed)\b/,
  /\b(?:died|is dead|is gone|no longer (?:counts?|used|played))\b|\ba (?:short|long|quick|fast)(?:er)? game\b[^.]*\d|^options?:|^an? (?:\w+ )?(?:variant|variation|version)\b|\bvariants? (?:has|have|let|allow)s?\b/,
  /\b(?:we|we've|they|i) (?:once |have |had |also |briefly )*(?:tried|toyed|experimented|scrapped|abandoned|rejected|dropped|gave up|given up|considered|thought about)\b(?! (?:the )?(?:breaking|passing|moon|shooting))|\b(?:tried|wanted|tries|wants) to (?:bring in|introduce|add|start|change|sell)\b/,
];

/** Matches words which show that a sentence is about the rules of others, or about a choice. */
const NOT_OURS = [
  /\bsome(?: people| players| tables| groups)? (?:also )?(?:do|have|make|play|prefer|like|allow|say|draw|use|treat|count|forbid)\b/,
  new RegExp(
    `${OTHERS} (?:also |don't |do not |never )?(?:play|prefer|like|allow|say|use|treat|count|forbid|pass|permit|let|require)s?\\b`,
  ),
  new RegExp(`\\b${ELSEWHERE}\\b`),
  /\bcommon variation|\boptional(?:ly)?\b|\bcan be made longer|\balso fun\b|\bvariants?:|\bvariations?\b|\banother variant/,
  /\b(?:may|can) (?:also )?(?:(?:decide|agree) (?:to|on|that)|choose whether)\b|\b(?:might|could) (?:also |as well )?(?:choose|decide|agree|want|prefer|play)\b|\b(?:1|an) option is\b|\bcan also be played\b|\bcommon house rule\b|\b(?:option|setting)\b[^.]*\b(?:enabled|on|selected|chosen|checked|ticked)\b|\bif (?:enabled|selected|ticked|you (?:enable|select|switch on))\b|^for an? (?:short|long|quick|fast)(?:er)? game\b|\bif you (?:like|want|prefer|wish),? (?:you|to (?:play|make|have|add|use|try))\b|\bby agreement\b/,
  /^(?:in|unlike) (?:spades(?!.*\[[QKA]S\])|whist|bridge|euchre|other games)\b|\bcan also play\b(?! hearts?\b)/,
  /\bmy (?:cousins?|brothers?|sisters?|friends?|neighbou?rs?|uncles?|aunts?|colleagues|roommates?) (?:\w+ )?(?:plays?|pass(?:es)?|thinks?|says?|claims?|insists?|prefers?|likes?|use|wants?|wanted|would)\b/,
  /^(?:at|in|with) my (?:parents|grandparents|cousins?|in-laws|friends?|uncle|aunt|old \w+|husband|wife|brother|sister|neighbou?rs?)(?:'s?|s')?\b|\bmy (?:parents|cousins?|in-laws|(?:husband|wife)'s family|friends?|neighbou?rs?) (?:had|passed|played|counted|used|treated|did|let|allowed)\b/,
  /\b(?:is|are|was|were) wrong\b|(?<!\b(?:is|are|be) )\bused to (?!mean|say)[a-z]+\b|^(?:yesterday|last (?:night|week|year|time)|1 (?:day|night))\b|\bi (?:once|1 time)\b|\bonce (?:shot|took|won|had|got)\b/,
  /\bbeginners?\b|\b(?:it is|it's) (?:often |usually |sometimes )?(?:best|better|wise|smart|common practice|a good idea) (?:to|if|not)\b|^(?:tip|hint|strategy|advice)\b/,
  /\b(?:which|that|this|it|them) we (?:ignore|skip|leave out|(?:don't|do not|never)(?: do| use| play)?(?=[.,;!]|$))|\bwe (?:ignore|skip|don't bother|do not bother|don't care)\b(?! (?:with |about )?(?:the |any |all )?(?:shooting|moon|pass|break|hearts|rule))/,
  new RegExp(`\\b${STANDARD} (?:says?|has|have|is|are|requires?)\\b|\\b(?:in|by|under) ${STANDARD}`),
  ...REPORTED,
  /\bwhen we (?:were|are) only\b|(?:\bnot|n't|\bnever) (?:play|follow|use|have|observe) (?:with |by )?(?:the|any|that|a) rule\b(?![^.]*\bbr(?:oken|eak))|\ba myth\b/,
];
const isNotOurs = (words: string): boolean =>
  isOfOutsiders(words) || isChoice(words) || NOT_OURS.some(form => form.test(words));
const isCase = (words: string): boolean =>
  CASES.some(form => form.test(words)) && !/\bnow(?:adays)? we\b|\bwe now\b/.test(words);

/** Matches the beginning of the part that tells what the writer plays, after what others play. */
const BUT_WE =
  /(?:,|;|\.|-|:)? ?\b(?:but|however|whereas|while|though|yet)?,? ?(?:\b(?:we|our|us|my family|in our house|in our family|with us|at our (?:table|house)|here|in this (?:game|version)|now)\b)/g;
/** Matches the beginning of the part that tells what others play, after what the writer plays. */
const UNLIKE =
  /^unlike [^,]*, (?:where|who|which|in which|at which) [^,]*, ?|^unlike (?:in |with |at )?(?:most|some|many|other|the|a|an)?(?: \w+){0,2} (?:games|versions|rules|families|tables|people|players|spades|bridge|whist)\b,? ?|^(?:unlike|contrary to|in contrast to|as opposed to)\b[^,]*, ?|,? (?:unlike|in contrast to|as opposed to) [^,.;]*(?:,|$)/g;

/**
 * The part of a sentence in plain words that states the writer's own rules. Empty if it states none: then it
 * is about others, a choice, an event or good play.
 */
export function statedPart(sentence: string): string {
  const words = withoutWaved(sentence)
    .replace(/ ?\(([^)]*)\)/g, (all, inner: string) => (isNotOurs(inner) || isCase(inner) ? '' : all))
    .replace(UNLIKE, '')
    .replace(/^(?:rather than|instead of) [^,]*?,? (?=we\b)/, '')
    .trim();
  if (isCase(words)) return '';
  const isUsual = /^(?:normally|usually|officially|traditionally)\b/.test(words);
  if (!isUsual && !isNotOurs(words)) return words;
  const own = [...words.matchAll(BUT_WE)].map(({ index, 0: found }) => words.slice(index + found.search(/\w/)));
  const stated = own.find(one => !isNotOurs(one) && !isNotOurs(words.slice(words.indexOf(one) + one.length)));
  if (stated !== undefined && words.indexOf(stated) > 0) return stated;
  return isUsual && !/\bbut\b/.test(words) && !isNotOurs(words) ? words : '';
}
