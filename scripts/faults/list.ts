// Hand-written mutants: plausible small mistakes in sources, each of which a check must detect.

export interface Fault {
  readonly name: string;
  readonly file: string;
  readonly from: string; // the text to replace, which must occur in the file exactly once
  readonly to: string;
  readonly checks?: readonly string[]; // beginnings of the paths of tests; by default `CHECKS` in run.ts
}

const TRICK = 'packages/rules/src/trick';
const CAPTURE = 'packages/rules/src/capture';
const GAME = 'packages/rules/src/game';
const CARDS = 'packages/rules/src/cards';
const TABLE = 'packages/table/src';

export const FAULTS: readonly Fault[] = [
  { name: 'a total of 104 is not wrapped', file: `${TRICK}/sheets/ricketts.ts`, from: '{ at: 104, to: 0 },', to: '' },
  {
    name: 'wraps lapse in tie-break deals',
    file: `${GAME}/match.ts`,
    from: '!before.tiebreak || head',
    to: '!before.tiebreak && head',
  },
  {
    name: 'the end is tested before the wrap',
    file: `${GAME}/match.ts`,
    from: "=== 'beforeEndTest' ? totals : added",
    to: "=== 'beforeEndTest' ? added : totals",
  },
  {
    name: 'a target must be passed, not reached',
    file: `${GAME}/head.ts`,
    from: 'return total >= limit',
    to: 'return total > limit',
  },
  {
    name: 'a tie-break needs somebody at the limit again',
    file: `${GAME}/match.ts`,
    from: 'const due = before.tiebreak || ends',
    to: 'const due = ends',
  },
  {
    name: 'the queen of spades does not break hearts',
    file: `${TRICK}/sheets/ricketts.ts`,
    from: "cards: ['H*', 'QS'], how",
    to: "cards: ['H*'], how",
  },
  {
    name: 'the moon is a matter of sums',
    file: `${TRICK}/play/score.ts`,
    from: 'holdsAll(taken(seat), moonSet)',
    to: 'costOfPile(rules, taken(seat)) >= costOfPile(rules, moonSet)',
  },
  {
    name: 'the shooter of the moon pays as well',
    file: `${TRICK}/play/score.ts`,
    from: 'tricks: 0, moon: byMoon }',
    to: 'tricks: 0, moon: byMoon + (seat === moon.seat ? costOfPile(rules, rules.moonSet) : 0) }',
  },
  {
    name: 'a card is offered that does not follow suit',
    file: `${TRICK}/play/legal.ts`,
    from: 'const suit: readonly Restriction[] = canFollow',
    to: 'const suit: readonly Restriction[] = canFollow && hand.length < 13',
  },
  {
    name: 'a lone queen of clubs must follow the first lead',
    file: `${TRICK}/sheets/at-play.ts`,
    from: "vsFollow: 'banWins'",
    to: "vsFollow: 'followWins'",
  },
  {
    name: 'a rule that would leave no card is kept',
    file: `${TRICK}/play/legal.ts`,
    from: 'return left.length === 0 ? cards : left;',
    to: 'return left;',
  },
  {
    name: 'hearts are trumps in no trick',
    file: `${TRICK}/sheets/at-play.ts`,
    from: "trump: 'H' }",
    to: "trump: 'none' }",
  },
  {
    name: 'the kitty goes to nobody',
    file: `${TRICK}/play/follow.ts`,
    from: 'return state.kitty;',
    to: 'return [];',
  },
  {
    name: 'a wild called low beats the two',
    file: `${TRICK}/play/winning.ts`,
    from: ': 1 - beyond;',
    to: ': 1 + beyond;',
  },
  {
    name: 'left and right are changed round in passing',
    file: `${TRICK}/rules/rules.ts`,
    from: "return (side === 'left') === (sheet.direction === 'clockwise') ?",
    to: "return (side === 'right') === (sheet.direction === 'clockwise') ?",
  },
  {
    name: 'a declined claim is sent to everybody',
    file: `${TRICK}/play/show.ts`,
    from: 'viewer === event.leader',
    to: 'viewer !== event.leader',
  },
  {
    name: 'every viewer sees the hand of seat 0',
    file: `${TRICK}/play/view.ts`,
    from: 'hand: inHand(rules, state, seat),',
    to: 'hand: inHand(rules, state, 0),',
  },
  {
    name: 'gifts are shown to all when they change hands',
    file: `${TRICK}/play/show.ts`,
    from: 'seat === viewer || gift.to === viewer',
    to: 'seat !== -1 || gift.to === viewer',
  },
  {
    name: 'hearts never stay broken',
    file: `${TRICK}/play/evolve.ts`,
    from: 'broken: state.broken || broke',
    to: 'broken: broke',
  },
  {
    name: 'identical tops go to the latest',
    file: `${CAPTURE}/sheet.ts`,
    from: "identical: 'eldest' }",
    to: "identical: 'latest' }",
  },
  {
    name: 'the hidden cards of a bout are seen by all',
    file: `${CAPTURE}/view.ts`,
    from: 'seat === viewer || hasAll ?',
    to: 'seat !== -1 || hasAll ?',
  },
  {
    name: 'the redeal begins with the dealer',
    file: `${CAPTURE}/follow.ts`,
    from: 'const order = seatsFrom(seatLeft(dealer, 1, rules.seats), rules.seats);\n  const wanted',
    to: 'const order = seatsFrom(dealer, rules.seats);\n  const wanted',
  },
  {
    name: 'the redeal that ends a game uses up a turn',
    file: `${CAPTURE}/follow.ts`,
    from: 'state.bouts.at(-1)?.dealer ?? state.dealer, points',
    to: 'state.dealer, points',
  },
  {
    name: 'tied seats do not cut again',
    file: `${GAME}/dealer.ts`,
    from: 'while (level.length > 1)',
    to: 'if (level.length > 1)',
  },
  {
    name: 'draws past the last full multiple are kept',
    file: `${CARDS}/chance.ts`,
    from: 'while (drawn >= limit)',
    to: 'while (drawn < 0)',
  },
  {
    name: 'two lists of fields can frame alike',
    file: `${CARDS}/chance.ts`,
    from: 'return [u32(bytes.length), bytes];',
    to: 'return [bytes];',
  },
  {
    name: 'a repeated command has its effect twice',
    file: `${TABLE}/runner/runner-state.ts`,
    from: '!last || command.number > last.number',
    to: '!last || command.number > 0',
  },
  {
    name: 'viewers get events before the log is written',
    file: `${TABLE}/runner/commands.ts`,
    from: "if ((await append(runner, id, version, events)) === 'written')",
    to: "runner.ports.bus.publish(events, runner.state);\n    if ((await append(runner, id, version, events)) === 'written')",
  },
  {
    name: 'the next deal waits for nobody',
    file: `${TABLE}/core/decide.ts`,
    from: 'there.every(seat => state.ready.includes(seat))',
    to: 'true',
  },
  {
    name: 'the rest is claimed although a trump is out',
    file: `${TRICK}/play/rest.ts`,
    from: 'suit !== trump && out[trump] > 0',
    to: 'suit === trump && out[trump] > 0',
  },
  {
    name: 'hearts that are closed are claimed first',
    file: `${TRICK}/play/rest.ts`,
    from: 'laterLeads(rules, now.hand, now.broken)',
    to: 'laterLeads(rules, now.hand, true)',
  },
  {
    name: 'one lead draws two cards',
    file: `${TRICK}/play/rest.ts`,
    from: 'out[suit] - 1',
    to: 'out[suit] - 2',
  },
  {
    name: 'a deal is settled while a bonus for no trick is open',
    file: `${TRICK}/play/settled.ts`,
    from: '(trickPoints.none === 0 ||',
    to: '(trickPoints.none !== 1 ||',
  },
  {
    name: 'one of several people ends a deal',
    file: `${TABLE}/core/finish.ts`,
    from: 'presentSeats({ spec, standIns }).every(seat => finish.seats.includes(seat))',
    to: 'finish.seats.length > 0',
  },
  {
    name: 'a seat commits after the seal is closed',
    file: `${TABLE}/seal/sealing.ts`,
    from: "seal.phase !== 'commit' || !seal.asked",
    to: '!seal.asked',
  },
  {
    name: 'a seat opens what it did not commit to',
    file: `${TABLE}/seal/sealing.ts`,
    from: 'bytesOfHex(bytes)) !== commitment',
    to: "bytesOfHex(bytes)) === ''",
  },
  {
    name: 'what the seats opened is not in the seed',
    file: `${TABLE}/core/randomness.ts`,
    from: "bytesOf(opened ?? '')",
    to: "bytesOf(opened ? '' : '')",
  },
  {
    name: 'a play is taken back when the secrets are out',
    file: `${TABLE}/core/seal-state.ts`,
    from: 'unsealed: true, undo: []',
    to: 'unsealed: true',
  },
  {
    name: 'the chain of deals leaves the secret out',
    file: `${TABLE}/seal/proof.ts`,
    from: "chained(protocol, 'deal', canonical(deal))",
    to: "chained(protocol, 'deal', canonical({ ...deal, server: null }))",
  },
];
