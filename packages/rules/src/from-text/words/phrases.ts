// Replaces phrases in plain words by those that the grammar expects.
import { inEnglishTerms } from './translated.ts';

/** Matches words at the beginning of a sentence that say nothing. */
const FILLERS =
  /^(?:(?:now|so|well|oh|ok|okay|um|uh|er|erm|right|anyway|also|mind you|basically|actually|honestly|obviously|naturally|of course|remember|note(?: that)?|besides|again|lastly|finally|first of all|to begin with|for starters)(?:,| -|:)? )+(?=[a-z\d[])/;

/** Matches words for people after their number: at a table, they are its players. */
const PEOPLE =
  /\b(\d+)( \w+)? (?:members|pupils|kids|children|scouts|passengers|students|guys|men|folks|participants|gentlemen|ladies|competitors|hands(?= (?:play|sit|at)\b)|contestants|adults|girls|boys|agents|lads|chaps|fell(?:a|er|ow)s|blokes|mates|souls|persons|residents|sailors|women|cousins|siblings|neighbou?rs)\b/g;

/** The text with usual words for those of other times and languages. */
const inUsualTerms = (text: string): string =>
  text
    .replace(/\b(?:bearer|possessor|owner) of (?=the\b|\[)/g, 'holder of ')
    .replace(/\b(?:the )?giver\b(?! of)/g, 'the dealer')
    .replace(/\bgivings\b/g, 'deals')
    .replace(/\bin respect of\b/g, 'for')
    .replace(
      /\b(?:confess|admit|acknowledge|furnish|answer) (?:the |to the |in the )?(?:suit|colou?r)\b/g,
      'follow suit',
    )
    .replace(/\b(the|in|no|without|any|demanded|asked) colou?r\b/g, '$1 suit');

/** The text, in small letters, without typographic signs and with usual words for rare ones. */
export const withoutSigns = (text: string): string =>
  inEnglishTerms(inUsualTerms(text))
    .replace(/\b(queen|jack|king|ace) \((spades|hearts|diamonds|clubs)\)/g, '$1 of $2')
    .replace(
      /\b(?:mean|evil|nasty|bad|dreaded|terrible|wicked|cruel|big|horrible|awful|dirty|hateful) (?=queen\b)/g,
      '',
    )
    .replace(
      /^(queen|jack|king|ace|ten|10): ?([-+−–]?\d+)(?: points?)? \((spades|hearts|diamonds|clubs)\)/,
      '$1 of $3: $2',
    )
    .replace(/\bqueen \(of (spades|clubs|diamonds|hearts)\)/g, 'queen of $1')
    .replace(/[“”"*_]/g, '')
    .replace(/[−–—]/g, '-')
    .replace(/^!?([a-z]+(?: [a-z]+)?) ?(?:→|->|=>) ?/, '$1: ')
    .replace(/ ?(?:→|->|=>) ?/g, ', ')
    .replace(/ [·•] /g, ', ')
    .replace(/,? not (till|until)\b/g, ' $1')
    .replace(/ ?@ ?(?=\d)/g, ' at ')
    .replace(/\bi\. ?e\.,?/g, 'that is')
    .replace(/\bprior to (?:the )?/g, 'before ')
    .replace(
      /\b(?:a )?tables? of (\d|three|four|five|six|seven)(?= (?:takes?|leaves?|removes?|drops?|puts?)\b)/g,
      'with $1 players,',
    )
    .replace(/<3/g, 'hearts')
    .replace(/\bvis-(?:à|a)-vis\b/g, 'opposite')
    .replace(/\b(second|third|fourth)ly\b/g, '$1')
    .replace(
      /\b(?:in |on )?the (hand|deal|round) (?:ensuing|following|after)\b|\b(?:ensuing|succeeding|subsequent) (hand|deal|round)\b/g,
      (_, a?: string, b?: string) => `next ${a ?? b}`,
    )
    .replace(/≥ ?|>= ?/g, 'at least ')
    .replace(/(?<=[a-z)]):(?=[a-z\d[])/g, ': ')
    .replace(/(?<=\S) +(?=[:,.](?:\s|$))/g, '')
    .replace(/^([a-z][a-z 1-9]{1,24}?) ?= ?(?=\S)/, '$1: ')
    .replace(/\b(same|that|led|right|other|another|different) (?:mark|colou?r)\b/g, '$1 suit')
    .replace(/\bthe q(?=[\s.,;:!?)]|$)(?! of\b)/g, 'the queen');

/** Matches what is allowed except on the first trick: `hearts can be played any time but not on it`. */
const NOT_FIRST =
  /\b(can|may)( (?:(?!any card|anything|suit|whatever|lead|led)[^.;])*?)(?:,? (?:at any (?:time|point|stage|moment)|any ?time|always|(?:on|in|to) any (?:other )?trick|whenever (?:you|they) (?:like|want|please)))?,? (?:except|but not|other than|apart from|just not|only not|save)(?: for)?(?: (?:on|in|to|during))? (the (?:very )?(?:1st|opening) (?:trick|round))\b/g;

/** Matches a card that costs as much as the one before it: `the king counts 10, as does the ace`. */
const AS_WELL = /(\[..\])( [^.;,[]*?\d+(?: points?)?),? (?:and )?(?:as|so) (?:does|do|is|are) (?:the )?(\[..\])/g;

/** Matches a number that is left out after `or`: `26 off your own score or onto everybody else's`. */
const ELIDED =
  /\b(\d\d)((?: points?)? [^.;,\d]*\bor )(?=(?:\w+ ){0,2}(?:to|onto|on|off|from) (?:the |all |your |his |her |their )*(?:others?|own|opponents?|every(?:body|one)|rest|scores?|totals?)\b[^.;\d]*[.;?!]?$)/g;

/** The text with points and pronouns in the form that the grammar reads. */
export const withPoints = (text: string): string =>
  text
    .replace(/\b(lowest|smallest|highest|fewest|least) 1\b(?! (?:points?|cards?|of)\b)/g, '$1 one')
    .replace(/\b(\d+) ?pts?\b/g, '$1 points')
    .replace(/\b(?:an?|1) (?:(?:single|whole|measly|lone|mere) )?(?:point|pt)\b/g, '1 point')
    .replace(ELIDED, '$1$2$1 ')
    .replace(/\b(?:wip|knock|shav|lopp?|cutt?)(?:es?|s|ing)? (?:out|off|away) (?=\d)/g, 'takes off ')
    .replace(/\b(?:cancels?|erases?|undoes|cancelling|erasing) (?=\d+(?: points?)?\b(?! cards))/g, 'takes off ')
    .replace(/\b(?:worth )?(\d+)( points?)? in your favou?r\b/g, 'minus $1$2')
    .replace(AS_WELL, '$1 and $3$2')
    .replace(/\bgets? (\d+(?: points?)?) back\b/g, 'takes off $1')
    .replace(
      /\b(?:stings?|burns?|hurts?|bites?|dings?|weighs?|punish(?:es)?) (?:(?:you|him|her|them) )?(?:for |in at |with )?(?=\d)/g,
      'costs ',
    )
    .replace(/\b(?:at|equal to) or (?:above|over|more than|beyond) (?=\d)/g, 'at least ')
    .replace(/\b1 heart(?=,? (?:is|=|:|counts?|costs?|1)\b)/g, 'a heart')
    .replace(/\b1st-(?=trick|round|lead)/g, '1st ')
    .replace(/(\[..\])'s (?=\d|worth\b)/g, '$1 is ')
    .replace(/\banother (?:penalty )?point\b/g, '1 point')
    .replace(
      /\b(?:is|gives|brings|earns)(?: you)? an? (?:\w+ )?(?:bonus|reward|credit) of (\d+)(?: points)?/g,
      'is minus $1',
    )
    .replace(/\b(an?) hearts\b(?! card)/g, '$1 heart')
    .replace(/\ba ?piece\b|\beach 1\b(?! of)/g, 'each')
    .replace(/\b(he|she|his|her|him|they|their) or (?:she|he|her|his|him)\b/g, '$1');

/** The text with usual phrases in place of rare ones, and without words that say nothing. */
export const withUsualPhrases = (text: string): string =>
  text
    .replace(PEOPLE, '$1$2 players')
    .replace(/\b(?:there(?:'s| is) )?no mercy\b/g, 'go ahead')
    .replace(NOT_FIRST, (_, can: string, what: string, trick: string) => `${can} not${what} on ${trick}`)
    .replace(/\ba (?:pair|couple) of (?=cards)/g, '2 ')
    .replace(/\b(\d+) \(\1\)/g, '$1') // `three (3)`
    .replace(/(\[..\]|\bhearts?),? (?:she|he|it|they)(?:'s| is| are)\b/g, '$1 is')
    .replace(
      /\b(some(?:body|one)|any(?:body|one)|every(?:body|one)|nobody|1|who|he|she|it|that|player)'s (?=been\b)/g,
      '$1 has ',
    )
    .replace(/\b(some(?:body|one)|any(?:body|one)|nobody|1|he|she)'s (?=(?:over|past|above|at)\b)/g, '$1 is ')
    .replace(/\b(?:sufficient|does the job|does it too)\b/g, 'enough')
    .replace(/ (?:all )?by (?:her|it)self\b|(?<=\]) (?:her|it)self\b/g, '')
    .replace(/\b(?:exactly )?(\d+) (?:on the (?:nose|dot|button)|exactly)\b/g, 'exactly $1')
    .replace(/^[qa][:.] |^- /, '')
    .replace(FILLERS, '')
    .replace(/\b(?:a|1) (?:penny|chip|counter|cent|matchstick|bean)\b/g, '1 point')
    .replace(/\b(\d+) (?:pence|pennies|chips|counters|cents|matchsticks|beans)\b/g, '$1 points')
    .replace(/\b(fewest|least|most) (?:pence|pennies|chips|counters|cents|matchsticks|beans)\b/g, '$1 points')
    .replace(/\b(left|right) of the button\b/g, '$1 of the dealer')
    .replace(/\bdowncards\b/g, 'cards')
    .replace(/\b(?:slough|sluff)(ed|s|ing)?\b/g, 'discard$1');
