// Reads when hearts may be led by its concepts: that they must be broken or need not be, and who is exempt.
import { type Fact, fact, type TopicReader } from '../facts.ts';
import { singleCards } from '../grammar/cards.ts';
import { breakers } from '../grammar/leading.ts';
import { CONCEPTS, clausesOf, denials, has } from '../words/lexicon.ts';

const ANY_TIME =
  /\b(?:at )?any ?(?:time|stage|point(?! cards?)|moment)\b|\bwhen(?:so)?ever\b|\bwhen (?:you|they|he|she|we) (?:like|please|want|wish|care|fancy)\w*|\b(?:already |right |straight )?from the (?:very )?(?:start|beginning|outset|off|1st|get-go|word go)\b|\b(?:right|straight) away\b|\bat once\b|\bimmediately\b|\bany trick\b|\beven (?:an? )?hearts?\b|\bincluding hearts?\b|\bhearts? (?:included|too|as well)\b|\bas (?:early|soon|often) as (?:you|they|he|she) (?:like|want|please|wish)\w*|\bany moment\b/;
const NO_BREAKING =
  /\b(?:ignore|skip|drop|scrap|abolish\w*|don't (?:play|use|have)|do not (?:play|use|have)|no)\b[^.]{0,20}\brule\b[^.]*\b(?:broken|breaking)\b|\bbreak(?:ing)? (?:of )?hearts\b[^.]*\b(?:abolish|scrap|ignor|skip|drop|dispens|not (?:used|played|required|needed))\w*|\bbreak(?:ing)? (?:of )?hearts\b[^.]{0,12}(?:n't|\bnot) (?:a thing|used|played|required|needed|necessary|a rule|part)\b|(?:\bnot|n't|\bnever|\bno) (?:(?:need|rule|have|do|does|use|play|the|whole|to|such|thing|as|about|bother|with|require|wait|for|until|till|hearts?|to be|be|a|any|being|that|there|all|stuff|business|nonsense|anything|fuss) ?)*(?:hearts? (?:being |must be |have to be |need to be |has to be )?)?"?(?:break|broken|breaking)\b|\bhearts? (?:need not|needn't|do not need to|don't need to|don't have to|do not have to) be broken\b/;
const ONLY_HEARTS =
  /\b(?:only|nothing (?:[a-z]+ ){0,3}but|nothing except|all|just|entirely|solely)(?: of)?(?: \w+)? hearts?\b|\bhearts? (?:only|exclusively|solely|alone|is all|are all|are the only|and nothing else)\b|\b(?:it's|that's|that is|it is|they're|they are) all (?:you|he|she|they)\b|\bnothing else\b|\bno (?:other )?(?:choice|alternative)\b|\bhand of hearts\b|\ball (?:of )?(?:your|his|her|their|the) cards are hearts\b|\bno other (?:suits?|cards?)\b|\ball (?:you|they)(?:'re| are| have| hold)/;

const BREAKING_LABEL =
  /^(?:break(?:ing)? hearts|hearts (?:must|have to|need to) be broken)(?: required)?: (?:yes|required|on|true)\b/;

/** Matches a condition before the rule: `until a heart has been played, nobody may lead hearts`. */
const FRONTED = /^(?:but )?(until|till|before|unless|once|after|as soon as|as long as) ([^,]+), (?:then )?(.*?)\.?$/;

/** What a sentence about breaking hearts as a whole says about leading them. Undefined if it is none. */
function onBreaking(words: string, last: string): readonly Fact[] | undefined {
  if (BREAKING_LABEL.test(words)) return [fact('lead.restrict', ['H*'])];
  const isAfterLead = CONCEPTS.lead.test(last) && /\bhearts?\b/.test(last);
  if (/^(?:unless|except)\b/.test(words) && ONLY_HEARTS.test(words) && isAfterLead)
    return [fact('lead.exempt', 'onlyRestricted')];
  const isAbout = /\bhearts?\b|\bbroken\b|^(?:and )?there (?:is|'s) no breaking\b/.test(words);
  return NO_BREAKING.test(words) && isAbout && !/\bqueen|\[Q/.test(words) ? [fact('lead.restrict', [])] : undefined;
}

/** Matches a queen that is named together with hearts: `not with hearts, nor with the queen`. */
const WITH_QUEEN = /\bhearts?,? (?:n?or|and) (?:\w+ ){0,2}\[Q.\]|\[Q.\],? (?:n?or|and) (?:\w+ ){0,2}hearts?\b/;

/** Reads that hearts may not be led before they are broken, or that they always may. */
const leading: TopicReader = context => {
  const words = context.words.replace(FRONTED, '$3 $1 $2');
  const whole = onBreaking(words, context.before.split(' | ').at(-1) ?? '');
  if (whole !== undefined) return whole;
  const about = clausesOf(words.replace(/: /g, ', ')).filter(one => /\bhearts?\b/.test(one) && isLead(one));
  for (const clause of about) {
    const until = clause.search(
      /\b(?:until|till|unless|before|as long as|once|after|when(?!ever)|if|as soon as|while|only|yet)\b/,
    );
    const own = until < 0 ? clause : clause.slice(0, until);
    const isFree =
      ANY_TIME.test(clause) &&
      denials(clause) === 0 &&
      !CONCEPTS.firstTrick.test(own.replace(/\bfrom the (?:very )?1st trick\b/, ''));
    if (isFree && !/\bonly\b/.test(clause)) return [fact('lead.restrict', [])];
    if (until < 0) continue;
    const denied = denials(own.replace(/(?<=\bnot\b[^.;]*|n't\b[^.;]*),? nor\b/g, ' or'));
    const isClosed =
      denied === 1 ||
      /\bonly\b/.test(clause) ||
      /\b(?:closed|locked|shut|frozen|blocked|barred|put|available|playable)\b|\bhearts? becomes? (?:available|playable|leadable)\b/.test(
        clause,
      );
    const isLabel = /^(?:the )?lead(?:ing|s)? (?:of )?(?:a )?hearts?\W*$/.test(own);
    const isMay = /\b(?:may|can|could|allowed)\b/.test(own) && /\b(?:once|after|when|as soon as)\b/.test(clause);
    if (denied > 1 || !(isClosed || isMay || isLabel)) continue;
    const exempt = ONLY_HEARTS.test(words.slice(words.indexOf(clause) + until))
      ? [fact('lead.exempt', 'onlyRestricted')]
      : [];
    const isOnlyExempt =
      exempt.length > 0 && !/\b(?:broken|discard|play|drop|thrown|shown|appear)/.test(clause.slice(until));
    const queens = WITH_QUEEN.test(own) ? singleCards(own).filter(card => card.startsWith('Q')) : [];
    if (!isOnlyExempt)
      return [fact('lead.restrict', ['H*', ...queens]), ...exempt, ...breakers(clause.slice(until), clause)];
  }
  return [];
};
const isLead = (clause: string): boolean =>
  has(clause, 'lead') ||
  /\bhearts? (?:are |is |stay |remain )*(?:closed|locked|shut|frozen|blocked|barred|put|available|playable)\b|\bhearts? becomes? (?:available|playable|leadable)\b/.test(
    clause,
  );

/** Reads that a player who has nothing but hearts may lead them. */
const exempt: TopicReader = ({ words, before }) => {
  const last = before.split(' | ').at(-1) ?? '';
  const isLeading =
    /\bhearts?\b/.test(words) && (has(words, 'lead') || /\blegal lead\b/.test(words) || has(last, 'lead'));
  const at = words.search(
    /\b(?:unless|except|if|or|when|where|once|though|but|(?:player|person|man|1|somebody|someone) (?:who|with|holding)|who(?:ever)? (?:has|holds))\b/,
  );
  const isOnly = at >= 0 && ONLY_HEARTS.test(words.slice(at)) && !CONCEPTS.firstTrick.test(words);
  const isExcused = /\b(?:forgiven|excused|exempt|exception|may do so|let off)\b|^or if\b/.test(words);
  return isLeading && isOnly && (isExcused || /\b(?:lead|leads|led|leading|start\w*|open\w*|begin\w*)\b/.test(words))
    ? [fact('lead.exempt', 'onlyRestricted')]
    : [];
};

export const leadingConcepts: readonly TopicReader[] = [exempt, leading];
