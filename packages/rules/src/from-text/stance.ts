// Tells whose rules words are about: the writer's own, those of other people, or those that can be chosen.

/** Words before people that are not those of the table. */
const SOME =
  '(?:some|many|most|a few|quite a few|several|certain|various|(?:a )?lots of|a lot of|plenty of|a number of|any number of|loads of|the odd|more than 1|other|old(?:er)?)';
const GROUPS =
  '(?:people|tables|circles|homes|houses|households|families|groups|clubs|folks?|localities|versions|variants|places|towns|regions|countries|schools|books|rule ?books|websites|sites|apps|programs|implementations|sources|authors|writers|villages|pubs|card rooms)';
/** Matches other people, as a subject or as a place. */
const OUTSIDERS = new RegExp(
  [
    `(?<!\\b(?:like|the|all|each|every|any|no|how|as|which|\\d) )\\b${SOME}(?: [a-z]+)? ${GROUPS}\\b(?! of)`,
    `\\b(?:at|in|with|for|among) (?:${SOME}(?: \\w+)? ${GROUPS}|others)\\b`,
    '(?<!\\b(?:like|the|all|each|every|any|no|how|as|which|\\d) )\\b(?:some|many|lots of|plenty of|a few|certain|several) players\\b(?! (?:may|can|must|are|have|will|who|holding|with) )',
    '^(?:but |and )?(?:purists?|traditionalists|sticklers|old-timers|hardliners|casual players|serious players|experts|gamblers|my opponents)\\b',
    '\\ba (?:friend|cousin|colleague|neighbou?r|mate|buddy|brother|sister) of (?:mine|ours)\\b',
    '\\bi know (?:a|some|people|families|somebody|someone|of|players)\\b(?=.*\\b(?:who|that|where|playing|which)\\b)',
    "\\b(?:you(?:'ll| will| may| might| can| sometimes)?|we|i) (?:also |often |even |sometimes )?(?:meet|find|come across|run into|encounter|hear of|bump into) (?:a |an |some |other |many )?(?:\\w+ )?(?:people|players|families|folks|houses|homes|tables|clubs|groups|versions|variants|someone|somebody)\\b",
    '\\bthere are (?:\\w+ )?(?:people|players|families|folks|houses|homes|tables|clubs|groups|versions|variants|places|those|circles)(?: \\w+){0,2} (?:who|where|that|which|in which|at which)\\b',
    '\\b(?:any(?:body|one)|people|folks|somebody|those|everybody|families|players) (?:from (?!(?:the|your|each) (?:left|right))|next door|(?:down|across|over|up) (?:the|in)|in (?:the next|other|another)|elsewhere|around here)',
    '^(?:elsewhere|abroad|next door|up north|down south|out west|back east|down (?:the|our) (?:road|street|hall)|on the (?:internet|web)|in (?:another|other) (?:house|home|family|village|town|countr)\\w*)\\b',
    '\\b(?:the|a|that) (?:version|game|app|edition) (?:on (?:my|your|his|her) (?:phone|computer|pc|tablet|laptop)|(?:that )?i (?:learned|learnt|grew up)|(?:that )?my)\\b',
  ].join('|'),
);

/** Matches what a program lets its users set, and what the writer leaves to the reader. */
const CHOICES = new RegExp(
  [
    '\\b(?:on|yes)\\/(?:off|no)\\b|\\[?(?:on|off) ?\\| ?(?:on|off)',
    '\\b(?:toggle|customi[sz]e|configur\\w+|tweak|adjustable|selectable|customi[sz]able|switchable|optional\\w*)\\b',
    '\\b(?:can|may) be (?:also )?(?:freely )?(?:toggled|adjusted|changed|customi[sz]ed|set (?:to|in|by)|turned (?:on|off)|switched (?:on|off)|disabled|enabled)\\b',
    '\\byou (?:can|may|could|might) (?:also |even |freely )?(?:turn|switch|change|adjust|set|select|choose between|toggle|decide (?:how|whether))\\b(?! (?:the )?(?:cards?|1|it|over)\\b)',
    '\\bfree to (?:change|tweak|adjust|vary)\\b|\\b(?:choose|pick|select|set) your (?:own )?(?:limit|rules|house|variants?|options?|passing|pass|game|level|length|target|score)\\b',
    '\\b(?:free to choose|choose between|lets? you (?:choose|pick|set|decide|change))\\b(?!.*\\b(?:26|twenty-six|moon|shooter|score|others)\\b)(?<!\\bmoon\\b.*)',
    '\\b(?:options?|settings?|preferences)(?: (?:menu|screen|page|dialog))?\\b(?=[^.]*\\b(?:pick|choose|select|set|change|decide|lets?)\\b)',
    '^(?:pick your \\w+ rules|custom rules|options?|settings?|variants?|variations?|supported \\w+|features?|house rules you can \\w+)\\b[^:.]{0,20}:',
    '\\bsupports?\\b(?! (?:\\d|up to|from|between|only \\d|exactly|a maximum))',
    '\\bwith the (?:pro|premium|paid|full|deluxe) version\\b',
  ].join('|'),
);

/** Whether words are about the rules of other people. */
export const isOfOutsiders = (words: string): boolean => OUTSIDERS.test(words);
/** Whether words are about rules that can be chosen. */
export const isChoice = (words: string): boolean =>
  CHOICES.test(words) && !/\bwhich is (?:what|how) (?:we|i)\b/.test(words);

const FUSS =
  '(?:stuff|business|nonsense|rubbish|malarkey|things?|fuss|lark|palaver|silliness|foolishness|hocus-pocus|custom|caper|song and dance|bother|hoopla|garbage|crap|baloney|tomfoolery|shenanigans|fiddling|fiddle-faddle|mucking about|messing about)';
/** Matches a rule of others that is waved aside: `none of this two of clubs stuff`, `forget the jack`. */
const WAVED = new RegExp(
  [
    `,?:? ?(?:\\b(?:and|with|but|so|just) )*\\b(?:none of|no|without|enough of|spare (?:me|us)|don't give (?:me|us)|drop|skip) (?:(?:this|that|those|these|your|the|any|all|of|silly|fancy) )*[^.,;:]{0,60}?\\b${FUSS}\\b(?: (?:about|of|with|over|where|that|like)\\b[^.;]*)?(?: (?:here|for us|with us|at our table))?`,
    ',? ?(?:\\b(?:and|with|but|so|just) )*\\b(?:never mind|forget(?: all)? about|forget|you can keep|we have no truck with|no truck with|spare (?:me|us)|good riddance to|to hell with|so much for) (?!(?:to|that you|it\\b|hearts)\\b)[^.;]*',
    ', (?:and )?not the \\[..\\](?=[.;!]|$)',
  ].join('|'),
  'g',
);

/** The words without rules that they only wave aside. Without the breaking of hearts, hearts are free. */
export const withoutWaved = (words: string): string =>
  /\bbr(?:oken?|eak)/.test(words) ? words : words.replace(WAVED, '').trim();

const WHAT = '(?:^|\\b(?:what|things?|where|rules?|how|of|in|for|that|by|from|and) )';
/** Matches the words of a heading or a line above rules that are not the writer's, or that can be chosen. */
const HEADS = new RegExp(
  [
    '\\b(?:variants?|variations?|optional|alternatives?|options|settings|preferences|custom\\w*|configur\\w+|add-?ons?|extras)\\b',
    '\\bnot (?:implemented|supported|used|played|in play|in use|included|planned|ours?|my|in (?:v\\d|version|this|scope|the game))\\b',
    "\\bout of scope|\\bunsupported|\\bmissing|\\btodo|\\bplanned|\\broadmap|\\bwhat's new|^changes\\b|\\bcoming soon|^ideas\\b",
    '\\bstrategy|\\btips?\\b|\\bhints?\\b|\\badvice\\b|\\betiquette|\\bhistory\\b|\\btactics|\\btrivia\\b',
    `${WHAT}(?:other|some|most|(?<!how )many) (?:\\w+ )?(?:people|families|tables|ways|homes|houses|groups|clubs|rules|versions|forms|countries|places|games)\\b`,
    '\\belsewhere\\b|\\bothers (?:do|play)\\b|\\b(?:neighbou?rs?|cousins|in-laws|books?|websites?|internet)(?: next door| \\w+)? (?:do|does|plays?|says?|thinks?)\\b',
    '\\b(?:given up|gave up|abandoned|dropped|abolished|tried|rejected|got rid of|used to (?:play|do|have))\\b',
    '\\bways (?:to|of) (?:change|chang|vary|vari|spice|spic|play|mak|mix)\\w*|\\bspic(?:e|es|ing|y)\\b|\\btwists?\\b|\\bdisagreements?\\b|\\bdisputed\\b|\\bbored\\b',
    '\\b(?:can|may|could|might) be (?:\\w+ )?(?:changed|configured|switched|adjusted|turned|set|chosen|agreed|added)\\b|\\bto agree (?:on|about)\\b',
    '\\b(?:you|we) (?:can|may|might|could|will)(?: \\w+)? (?:change|switch|turn|toggle|try|meet|hear|run into|see|find|add|vary)\\b|\\btry (?:1|one|some|these|any) of\\b|\\btry these\\b',
  ].join('|'),
);
/** Matches what only a whole sentence has. */
const STATES = /\b(?:we|it|must|may|can|is|are|has|have)\b|\d|\[/;
const LEAD_WORDS_MAX = 8;

/** Whether a heading stands above rules that are not the writer's, or that can be chosen. */
export const isAboveOthers = (heading: string): boolean =>
  HEADS.test(heading) && !/^(?:our|my)\b|\b(?:we|i) (?:always |now |do )?(?:play|use)\b/.test(heading);

/** Whether a sentence in plain words introduces a list of such rules. */
export const introducesOthers = (words: string): boolean =>
  isAboveOthers(words) && (/:$/.test(words) || (words.split(' ').length <= LEAD_WORDS_MAX && !STATES.test(words)));
