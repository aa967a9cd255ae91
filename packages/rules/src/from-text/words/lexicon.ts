// The concepts of card rules, each with the words that people use for it. Readers look for concepts in a
// clause in any order, so that they need no pattern for every wording.

/** A pattern of alternatives. */
const anyOf = (...lists: readonly string[]): RegExp => new RegExp(lists.join('|'));

/** A pattern of whole words. */
const words = (...lists: readonly string[]): RegExp => new RegExp(`(?<![\\w'-])(?:${lists.join('|')})(?![\\w'])`);

export const CONCEPTS = {
  not: anyOf(
    '\\b(?:not|cannot|never|no|nor|neither|nobody|nothing|nope|nah|without|forbid\\w*|illegal|banned|barred|prohibited|taboo|disabled|masked|disallowed|blocked|excluded|outlawed|inadmissible|ng|gr[ae]yed|(?:stays?|kept|keeps?) out of)\\b(?! more\\b)',
    "n't\\b|\\boff[- ]limits\\b|\\bout of bounds\\b",
    '\\b(?:keeps?|hold) [^.;]*\\bback\\b|\\b(?:kept|keeps?|held|stays?) (?:back|in (?:your|the|his|her|their) hands?)\\b',
    '\\bkeeps? [^.;]*\\b(?:to|for) (?:yourself|himself|herself|themselves|later)\\b',
    '\\bagainst the rules\\b|\\bnot an option\\b|\\bruled out\\b|\\bno-go\\b|\\boff the table\\b|\\bout of the question\\b',
  ),
  lead: words(
    'leads?|led|leading|opens?|opened|opening|starts?|started|starting|begins?|began|begun|beginning',
    '(?:plays?|played|comes?|put|puts|puttin?g?) out|come out with',
    "(?:go|goes|going|plays?|played|moves?|is|are|you're|comes?|laid|lays?|puts?) (?:it |them )?(?:out )?(?:1st|first)|1st out",
    'depart(?:s|ed|ing)?|kicks? (?:\\w+ )?off|kick-?off|(?:gets?|sets?) (?:\\w+ ){0,2}(?:rolling|going|moving|started)',
    '(?:the |very )1st (?:card|lead|play|move)|1st to (?:play|lead|go|move|act|put|lay)',
    "leadable|(?:has|have|takes?) the (?:1st )?lead|(?:you're|is|are|be) up|you're on|it's on you|gets? led",
  ),
  firstTrick: anyOf(
    '\\b(?:1st|opening|initial) (?:trick|round of play|go(?:[- ]round)?|time around|turn)\\b',
    '\\b(?:that|the) (?:very )?1st 1\\b(?! to\\b)',
    '\\btrick (?:number |no\\.? )?1\\b',
    '(?<=\\b(?:discard\\w*|throw\\w*|play\\w*|dump\\w*)\\b[^.]*) on the (?:1st|opening) lead\\b',
    '\\b(?:1st|opening) (?:round|hand)\\b(?=[^.]*\\b(?:hearts?|\\[Q.\\]|costly|penalty|points?|bleed|blood)\\b)',
    '(?<=\\b(?:hearts?|\\[Q.\\]|penalty cards|points?|blood)\\b[^.]*)\\b(?:1st|opening) (?:round|hand)\\b',
  ),
  discard: words(
    'discards?|discarded|binn?(?:s|ed)?|discarding|dump(?:s|ed|ing)?|chuck(?:s|ed|ing)?',
    'ditch(?:es|ed|ing)?|pitch(?:es|ed|ing)?|shed(?:s|ding)?|slough\\w*|sluff\\w*|bleed(?:s|ing)?|bled',
    'toss(?:es|ed|ing)?|unload\\w*',
    '(?:throw|throws|threw|thrown|throwing)(?: (?:it|one|1|them|a heart))? (?:away|off|out|in|on)',
    '(?:gets?|got|getting) (?:rid|shot) of|puts? (?:an? )?(?:heart|1) on (?:something|another|a)',
  ),
  play: words(
    'plays?|played|playing|puts?|putting|lays?|laid|laying|placed?|places|appear(?:s|ed)?|shown up',
    'shows? up|showed up|hits? the table|comes? (?:down|up)|came (?:down|up)|fallen|falls?|fell',
    'been seen|turn(?:s|ed)? up|contribut\\w+|throw(?:s|n|ing)?|threw|drop(?:s|ped)?|use[sd]?|goes',
    'gone|down it goes|(?:come|comes|came) in(?:to)? (?:the )?(?:game|play)|join(?:s|ed)?|out of (?:your|the|his|her) hand',
  ),
  take: words(
    'takes?|took|taken|taking|wins?|won|winning|captur\\w+|collect\\w*|catch(?:es|ing)?|caught',
    'grab(?:s|bed|bing)?|gather(?:s|ed|ing)?|sweeps?|swept|bag(?:s|ged)?|eats?|ate|eaten|gets?|got',
    'getting|owns?|has|have|makes?|ends? up with|pick(?:s|ed)? up|possess(?:es)?|scoop(?:s|ed)?',
    'hoovers?|pulls? in|haul(?:s|ed)?|rakes? in|lands?|scores?|swallow\\w*|gobbl\\w+|cop(?:s|ped)?|net(?:s|ted)?',
    'cleans? up|runs?|ran|mop(?:s|ped)? up|fall(?:s|en)? to|fell to|snag(?:s|ged)?|acquir\\w+|nets?|corner(?:s|ed)?',
  ),
  until: words(
    'until|till|unless|before|prior to|as long as|so long as|while no|once|after|when|if|as soon as',
    'only|yet|already',
  ),
  any: words(
    'any|anything|whatever|whichever|what (?:you|he|she|they)(?: \\w+)?|free|freely|liberty|all',
    'at pleasure|everything goes|something (?:nasty|else|bad)|what \\w+(?: you| him| her)?(?: the)? most|at will|their choice',
    '(?:a different|another|some other|any other) (?:card|suit)|(?:his|her|your|his or her) choice|choosing|everything|wildcard|no restrictions?',
    'which (?:cards? )?(?:you|they|he|she|1) (?:likes?|pleases?|wish(?:es)?|wants?)',
    '(?:as|how|what|where) (?:you|they|he|she|1) (?:likes?|pleases?|wish(?:es)?|wants?)',
  ),
  void: words(
    "^(?:can't|cannot|unable|no clubs?|no suit|no luck|don't have it|haven't got it)(?=:)|void",
    "^(?:you |he |she |they )?(?:haven't got|hasn't got|don't have|doesn't have|haven't|can't follow|got no) ?(?:it|one|1|any|none|that suit|the suit|suit)?(?=[:,])",
    '^(?:if )?not able(?=,)|without (?:the |that )(?:suit)|out of (?:suit|that suit|the suit|it|them|clubs)|void in it|if unable|not holding[^,;.]*',
    "(?:if|when) (?:that|this|it)(?:'s| is) (?:impossible|not possible)|no such cards?|(?:if|when|where) not possible|if not|suit (?:cards? )?(?:is|are) (?:nothing|none|lacking|missing|absent|not there|not available)",
    "otherwise|else|failing (?:that|this)|none|when (?:he|she|they|you) (?:do not|don't|can't|cannot)",
    "(?:can't|cannot|can not|unable to|not able to|couldn't|could not|may not be able to) (?:follow|match|serve|do (?:so|that)|play (?:it|that|the suit))(?: suit)?",
    "(?:if|when|where) (?:it|this|that|one) (?:can't|cannot|can not)",
    "if (?:you've|they've|he's|she's) (?:none|no|not|run out)|if (?:you're|they're|he's|she's) (?:out|void|empty)|if (?:you|they|he|she|somebody|that player) (?:can't|cannot|can not|don't|doesn't|do not|does not|haven't|hasn't|hadn't|had not|have not|has not|are out|is out|have none|has none|can)",
    '(?:has|have|had|having|with|holds?|hold|got) (?:no|none|not)(?: (?!(?:may|can|could|is|are|will|plays?|discards?|throws?|gets?|must|you|they|he|she|then|any|whatever)\\b)[^ ,.;]+)*',
    "(?:does|do|did)(?: not|n't) (?:have|hold|own|possess)(?! to\\b)(?: (?!(?:may|can|could|is|are|will|plays?|discards?|throws?|gets?|must|you|they|he|she|then|any|whatever)\\b)[^ ,.;]+)*",
    "(?:unless|except if|if) (?:you|they|he|she|1) (?:haven't|hasn't|have not|has not|have no|has no|don't have|doesn't have)(?: got)? (?:any|none|1|it|clubs)|(?:being|if|when) unable",
    "hadn't (?:it|one|any|1)|without (?:a )?cards? (?:of|in)",
    "(?:is|there is|there's) not [^,.;]*\\bsuit|if you'd not|if (?:it|that|the suit) (?:is not|isn't) (?:there|with you|with (?:him|her|them))",
    "(?:those|anyone|players?|someone|somebody|1|he|they) (?:who|that) (?:cannot|can't|can not)",
    'lack(?:s|ing)?(?: the suit)?|not hav\\w+',
  ),
  follow: words('follow(?:s|ed|ing)?|serve[sd]?|suits?|same colou?r|match(?:es|ing)?|same mark'),
  moon: anyOf('\\bmoons?\\b|\\bclean sweep\\b|\\bshoot(?:s|ing|er|ers)?\\b|\\bshot\\b|\\bslam\\b|\\bsun\\b'),
  others: anyOf(
    "\\b(?:every(?:body|one) else|(?:all|each|every|everybody|everyone) (?:of )?(?:the |his |her |your |their )?(?:others?\\b(?: \\w+)?|opponents?|opponent's)|each other (?!\\d)\\w+|(?:the|your|his|her|their|all) (?:other|remaining) (?:\\d )?(?:players?|people|persons|members|pupils|children|kids|passengers|guys|side|team|\\d)|(?:the )?(?:\\d )?(?:others|rest\\b(?: of (?:us|you|them|the \\w+))?|opponents)|(?:the )?other (?:\\d|players?|people|persons|members|pupils|side)(?:'s?)?|every(?:body|one)? (?:but|except) \\w+|each opponent|every opponent|(?:(?:your|his|her|their|each|every|all|the) )+(?:adversar(?:y|ies)|rivals?|colleagues|(?:\\d )?friends|foes|enem(?:y|ies)|tablemates|competitors?)(?:'s?)?|every other (?!\\d|deal|hand|round)\\w+|opponents?|\\d remaining \\w+|remaining \\d? ?\\w+|the remainder|us (?:other )?\\d|^remainder\\b|each (?:\\w+ )?other|else)(?![\\w])",
  ),
  self: words(
    "(?:from|off|to) (?:of )?(?:your|his|her|their|his or her|one's|1's|the (?:shooter|member|player|winner|taker)'s)(?: own)?(?: (?:score|total|tally))?",
    '(?:from|off) (?:of )?(?:own|yourself|himself|herself|themselves|the shooter)',
    '(?:for|to) (?:you|yourself|himself|herself|them|the shooter|the taker)|you|self|shooter',
    'own (?:score|total)|your (?:own )?(?:score|total)',
  ),
  subtract: words(
    'subtract\\w*|minus|deduct\\w*|takes? (?:away|off)|taken (?:away|off)|taking (?:away|off)',
    'knock(?:s|ed|ing)?|shav\\w+|lop\\w*|loses?|losing|lower(?:s|ed)?|reduc\\w+|drops?|off',
    '(?:go|goes|went|come|comes|marked|moves?) down|down by|negative|less|erase[sd]?|wip\\w+',
  ),
  low: words('fewest|minimum|lowest|least|smallest|littlest|tiniest|low|fewer|lower|smaller|small|lightest'),
  wins: words(
    'wins?|won|winner|winning|winners|takes?|took|gets?|got|receives?|victor(?:y|ious)?|best|champion',
    'rules|reigns|excused|let off|keeps?|holds the|is let|buys nothing|eats|gets to|free|bragging|champ|1st place|goes home|is (?:the )?(?:keeper|king|queen|boss)|drinks?|drank|prize',
    'comes? (?:out )?(?:on top|1st)|triumph\\w*|prevails?|picks?|chooses?|ahead|crowned|happy',
    'counts as the winner',
  ),
  score: words('scores?|totals?|points?|number|tally|count|counts|pts|against (?:him|her|them)|man|player|sum'),
  end: words(
    'ends?|ended|ending|stop(?:s|ped)?|finish(?:es|ed)?|over|done|terminat\\w+|conclud\\w+',
    'complete[sd]?|decided|until|till|game|match|session|play(?:s|ed)? to',
    '1st (?:to|past|over|1|player|person|man)|target|limit|goal|loses?|loser|up to',
    "call it (?:a day|quits)|that's it|closes|settled|when|once|as soon as|whenever|buys?",
  ),
  pass: words(
    'pass(?:es|ed|ing)?|exchang\\w+|swap(?:s|ped|ping)?|surrender\\w*|shov(?:e|es|ed|ing)',
    'slid(?:e|es|ing)?|sends?|sent|trad(?:e|es|ed|ing)|hands?|handed|giv(?:e|es|ing)(?: away)?|gave',
    'given|given away|push(?:es|ed)?|slip(?:s|ped)?|transfer\\w*|deliver\\w*|donat\\w+|move over',
    'travels?|mark(?:s|ed)|switch(?:es|ed)?|shift(?:s|ed|ing)?|convey\\w*|relinquish\\w*|dispatch\\w*|forward(?:s|ed)?',
  ),
} as const;

export type Concept = keyof typeof CONCEPTS;

/** Whether a clause contains every one of these concepts, in any order. */
export const has = (clause: string, ...concepts: readonly Concept[]): boolean =>
  concepts.every(one => CONCEPTS[one].test(clause));

/** The number of words that negate. A clause with two of them may mean the opposite. */
export const denials = (clause: string): number => [...clause.matchAll(new RegExp(CONCEPTS.not.source, 'g'))].length;

/** The clauses of a sentence in plain words. */
export const clausesOf = (sentence: string): readonly string[] =>
  sentence
    .split(/[;.?!](?=\s|$)| - |,? \bbut\b |, (?=(?:and|while|whereas|although|though|or|then)\b)|: /)
    .map(one => one.trim())
    .filter(one => one !== '');

/** Matches words after which a statement holds only in part. No reading is safe then. */
export const EXCEPT =
  /\b(?:except|unless|excluding|other than|save for|apart from|provided|half|double[sd]?|depending)\b/;
