// Reads what happens when players share the lowest total, and when players may see the cards passed to them,
// by their concepts.
import { type Fact, fact, type TopicReader } from '../facts.ts';

const TIE =
  /\b(?:ties?|tied|a draw|draws?(?! (?:a|1|the|from|cards?)\b)|drawn|level|equal(?:ity|s)?|dead heat|joint|deadlock|neck and neck|same (?:lowest |low |final )?(?:score|total|number|points)|share the (?:lowest|lead|low)|(?:2|both|several|more) (?:players |people |members |of (?:us|you|them) )?(?:are|have|with|on|at|share|finish)(?: on| with)?(?: the)? (?:same|lowest|equal|level)|share it|(?:score|total|number) is shared|2 with the same)\b/;
const EXTRA =
  /\b(?:another|(?<!more than )(?:1|one) more|extra|further|additional|decid(?:ing|er)|tie-?break(?:er)?|sudden[- ]death|play(?:ed|s)? on|keep (?:going|playing)|carry on|go on|continue[sd]?|play again|1 last|final) ?(?:deal|hand|round|game|1|until|decides)?\b/;
const SHARED = /\b(?:share[sd]?|both win|joint(?:ly)?|together|split|co-winners|all win|each win|both get)\b/;
const OTHER = /\b(?:lowest card|cut|dealer|tricks?|leads?|cards?|suits?|ranks?|identical)\b/;

const tie: TopicReader = ({ words, before }): readonly Fact[] => {
  const last = before.split(' | ').at(-1) ?? '';
  const isAfter =
    /\b(?:lowest|fewest|least|smallest|win(?:s|ner)?|tie)\b/.test(last) &&
    /^(?:if|in case|2|should|when)\b/.test(words);
  const isAbout = TIE.test(words) && !OTHER.test(words);
  if (!isAbout && !(isAfter && /\bsame\b/.test(words) && !OTHER.test(words))) return [];
  const rest = words.replace(TIE, ' ');
  const [isExtra, isShared] = [EXTRA.test(rest), SHARED.test(rest) || /\bjoint|share it\b/.test(words)];
  if (/\b(?:not|n't|never|no)\b/.test(rest) || (isExtra && isShared)) return [];
  return isExtra ? [fact('match.tie', 'extraDeal')] : isShared ? [fact('match.tie', 'shared')] : [];
};

const OWN = /\b(?:your|their|his|her|its|you|they|he|she|own|1's|selection|choice|both|all|every(?:body|one))\b/;
const GAVE =
  /\b(?:pass(?:ed|es|ing)?|transfer\w*|complet\w+|given|gave|gives?|giving|chosen?|chose|choos\w+|select\w*|picked|put|confirmed|handed|sent|parted|let go|surrendered|laid|made|decided|gone|away)\b/;
const RECEIVED =
  /\b(?:receiv\w+|transferred|look after|what (?:arrives|comes)|incoming|passed to|given to|coming (?:your|his|her|their) way|come to you|new cards|(?:the|new) (?:1s|ones)|got|get|(?:what|those|the cards|the \d|them) (?:that )?(?:you|he|she|they|one|1)(?:'ve|'re|'s| have| has| are| is)? (?:been |being )?(?:given|passed|received|getting|got|get)|theirs|others|delivered)\b/;
const UNSEEN =
  /\b(?:choos\w+|picks?|select|pass|give) (?:yours |your own )?1st\b[^.;]*\b(?:look|see|pick up)\b|\bno (?:peek|look|peep)\w*\b[^.;]*\b(?:until|till|before)\b|\bonly then\b[^.;]*\b(?:look|see|peek|pick|take|turn)\b|\bonly get to (?:look|see)\b[^.;]*\b(?:once|when|after)\b|\b(?:hidden|face[- ]down|concealed|unseen|untouched|closed)\b[^.;]*\buntil\b|(?:\bnot|n't|\bcannot|\bnever|\bno \w+|\bnobody|\bbad form|\bbad manners|\bcheating|\brude|\bforbidden|\bonly)\b[^.;]*\b(?:look|see|peek|peep|glance|view|examin|inspect|touch|pick|take|turn|lift)\w*\b[^.;]*\b(?:until|till|before|after|once|when)\b|\bbefore\b[^.;]{0,30}\b(?:look|see|peek|peep|glanc|view|examin|inspect|touch|pick|turn|lift|tak)\w*\b/;

/** Reads that received cards stay unseen until a player's own pass is chosen. */
const see: TopicReader = ({ words, before, heading }): readonly Fact[] => {
  const isPass = /\bpass|\bexchang|\bswap|\btransfer|\bgive|\bslide|\bshift|\bhand(?:s|ed)?\b|\bpart with/.test(
    `${heading} ${before} ${words}`,
  );
  const isAbout = isPass && RECEIVED.test(words) && OWN.test(words) && GAVE.test(words);
  return isAbout && UNSEEN.test(words) && !/\btricks?\b|\bhearts\b/.test(words)
    ? [fact('pass.see', 'afterChoosing')]
    : [];
};

export const tieConcepts: readonly TopicReader[] = [tie, see];
