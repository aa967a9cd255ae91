// Assembles the fields of a sheet (the rules of a game as data) from the facts that single sentences of a
// text state.
import type { Selector } from '../cards/card-set.ts';
import { fieldsOf, same } from '../house/fields.ts';
import type { Fact } from './facts.ts';
import { COSTLY, UNCLEAR } from './grammar/cards.ts';
import { COMMON_RULES } from './grammar/common.ts';
import { cycleOf } from './pass-cycle.ts';

/** A fact, and the index of the sentence that states it. */
export interface Said extends Fact {
  readonly sentence: number;
}

/** A field whose value the text decides, with the sentences that do so. */
export interface Decided {
  readonly path: string;
  readonly value: unknown;
  readonly sentences: readonly number[];
}

/** A field about which sentences of the text disagree. Each value has its sentences. */
export interface Conflict {
  readonly path: string;
  readonly versions: readonly Omit<Decided, 'path'>[];
}

export interface Assembled {
  readonly decided: readonly Decided[];
  readonly conflicts: readonly Conflict[];
}

interface Parts {
  readonly wholes: readonly Said[];
  readonly parts: ReadonlyMap<string, unknown>;
  readonly all: readonly Said[];
}

/** Builds the value of a field from its parts. Undefined if the parts do not make up a value. */
type Builder = (parts: Parts, every: readonly Said[]) => unknown;

const values = (map: ReadonlyMap<string, unknown>): Readonly<Record<string, unknown>> => Object.fromEntries(map);

const BUILDERS: Readonly<Record<string, Builder>> = {
  points: ({ parts }, every) => (isWhole(parts, every) ? worthsOf(parts) : undefined),
  'deck.remove': ({ parts }) => values(parts),
  'break.on': ({ parts }) => breakers(parts),
  'pass.cycle': ({ parts }, every) =>
    parts.get('always') === 'hold' && every.some(one => one.path === 'pass.count') ? undefined : cycleOf(parts),
  'opening.leader': ({ parts }, every) => holderOf(parts, every),
  'moon.options': ({ parts }) => optionsOf(parts),
  'moon.choose': ({ parts }, every) =>
    parts.get('how') === 'auto'
      ? 'auto'
      : every.filter(one => one.path === 'moon.options' && /shed|burden/.test(one.part ?? '')).length === 0
        ? parts.get('how')
        : undefined,
  'wrap.list': ({ parts }) => [...parts.values()],
  'match.offer': ({ parts }) => [...parts.values()],
  modifiers: ({ parts }) => [...parts.values()],
  contracts: ({ parts }) => [...parts].sort(([a], [b]) => Number(a) - Number(b)).map(([, contract]) => contract),
  'match.kind': ({ parts }) => parts.get('back') ?? parts.get('deals') ?? parts.get('orDeals') ?? parts.get('limit'),
  'score.sign': ({ parts }) => parts.get('signed') ?? parts.get('chips') ?? parts.get('said'),
  'deck.packs': ({ parts }) => values(parts),
  'deal.hand': ({ parts }, every) => parts.get(isCapture(every) ? 'exactly' : 'each'),
  'deal.rest': restOf,
  'hearts.cards': ({ parts }) => parts.get('cards'),
  'charge.cards': ({ parts }) => chargedOf(parts),
};

/** Whether the rules are those of a capture game. */
export const isCapture = (every: readonly Pick<Fact, 'path' | 'value'>[]): boolean =>
  every.some(({ path, value }) => path === 'kind' && value === 'commit-reveal');

/** The cards that may be charged, each with the cards that it doubles. */
const chargedOf = (parts: ReadonlyMap<string, unknown>): unknown =>
  [...parts].flatMap(([shown, how]) =>
    how === 'may' ? [{ shown, doubles: parts.get(`${shown} doubles`) ?? [] }] : [],
  );

/**
 * The field `deal.rest`, which says what the undealt cards are, for a text in which one of them is turned up
 * for trumps. In a game with a moon the undealt cards are a kitty, unless the text says that the moon does
 * not need them.
 */
function restOf({ parts }: Parts, every: readonly Said[]): unknown {
  const hasMoon = every.some(({ path, value }) => path === 'moon.needs' && Array.isArray(value) && value.length > 0);
  return hasMoon && parts.has('turned') ? (parts.get('unneeded') ?? 'kitty') : parts.get('turned');
}

const worthsOf = (parts: ReadonlyMap<string, unknown>): unknown =>
  [...parts].flatMap(([card, value]) => (value === 0 ? [] : [{ cards: [card], value }]));
/**
 * The path of the fact that a text mentions the queen. This path is not a field of a sheet. It helps to find
 * texts that do not say what the queen costs.
 */
export const NAMED_QUEEN = 'queen';

/**
 * Whether a text leaves no points open: it says what the hearts cost, also what the queen costs if it
 * mentions her, and it names no points without saying for which cards.
 */
function isWhole(parts: ReadonlyMap<string, unknown>, every: readonly Said[]): boolean {
  const queen = every.find(({ path }) => path === NAMED_QUEEN)?.value;
  const names = (form: RegExp): boolean => [...parts.keys()].some(card => form.test(card));
  return !parts.has(UNCLEAR) && names(/^H\*$|^.H$/) && (queen === undefined || names(/^Q/));
}

function breakers(parts: ReadonlyMap<string, unknown>): unknown {
  const by = (how: string): readonly string[] => [...parts].flatMap(([card, value]) => (value === how ? [card] : []));
  const entries = ['any', 'discard'].map(how => ({ cards: by(how), how })).filter(({ cards }) => cards.length > 0);
  return entries.length === 0 ? undefined : entries;
}

/**
 * The field `opening.leader` for a text that names a card: the holder of this card. If the text names 2♣ and
 * also removes it, this is the holder of the lowest club.
 */
function holderOf(parts: ReadonlyMap<string, unknown>, every: readonly Said[]): unknown {
  const card = String(parts.get('holder'));
  const isOut = every.some(one => one.path === 'deck.remove' && (one.value as readonly string[]).includes(card));
  return isOut && card === '2C' ? 'lowest:C' : `holder:${card}`;
}

function optionsOf(parts: ReadonlyMap<string, unknown>): unknown {
  const [shed, burden] = [parts.get('shed'), parts.get('burden')];
  if (parts.has('unclear')) return undefined; // a choice of which one side was not understood
  const options = [
    ...(shed === undefined ? [] : [{ name: 'shed', self: shed, others: 0 }]),
    ...(burden === undefined ? [] : [{ name: 'burden', self: 0, others: burden }]),
  ];
  return options.length === 0 ? undefined : options;
}

/** Groups the facts about a field by their values, with the sentences that state each value. */
function grouped(facts: readonly Said[]): readonly { value: unknown; sentences: number[] }[] {
  const groups: { value: unknown; sentences: number[] }[] = [];
  for (const { value, sentence } of facts) {
    const group = groups.find(one => same(one.value, value));
    if (group === undefined) groups.push({ value, sentences: [sentence] });
    else if (!group.sentences.includes(sentence)) group.sentences.push(sentence);
  }
  return groups;
}

/**
 * The cards that several sentences keep out of the first trick. Sentences that allow all cards contradict
 * them.
 */
function together(
  groups: readonly { value: unknown; sentences: number[] }[],
): readonly { value: unknown; sentences: number[] }[] {
  const lists = groups.map(({ value }) => value as readonly unknown[]);
  if (groups.length < 2 || lists.some(list => list.length === 0)) return groups;
  return [{ value: [...new Set(lists.flat())], sentences: groups.flatMap(one => one.sentences) }];
}

/**
 * The value of a field, from facts that state all of it or a part of it. A conflict if the facts disagree.
 */
function fieldOf(path: string, facts: readonly Said[], every: readonly Said[]): Decided | Conflict | undefined {
  const wholes = facts.filter(one => one.part === undefined);
  const groups = path === 'firstTrick.ban' ? together(grouped(wholes)) : grouped(wholes);
  if (groups.length > 1) return { path, versions: groups };
  const [whole] = groups;
  if (whole !== undefined) return wholeField(path, whole, facts);
  const parts = new Map<string, unknown>();
  for (const name of new Set(facts.map(one => one.part ?? ''))) {
    const versions = grouped(facts.filter(one => one.part === name));
    if (versions.length > 1) return clash(path, facts, name, versions, every);
    parts.set(name, versions[0]?.value);
  }
  const value = BUILDERS[path]?.({ wholes, parts, all: facts }, every);
  return value === undefined ? undefined : { path, value, sentences: [...new Set(facts.map(one => one.sentence))] };
}

/** The field that sentences state as a whole, with parts that other sentences add. */
function wholeField(
  path: string,
  whole: Omit<Decided, 'path'>,
  facts: readonly Said[],
): Decided | Conflict | undefined {
  const parts = facts.filter(one => one.part !== undefined);
  if (path === 'deck.remove' && parts.length > 0) return { path, versions: [whole, ...grouped(parts)] };
  if (path !== 'pass.cycle' || !Array.isArray(whole.value)) return { path, ...whole };
  const next = String((whole.value as readonly unknown[]).length + 1);
  const held = parts.find(one => one.value === 'hold' && (one.part === `every ${next}` || one.part === next));
  if (held === undefined || whole.value.includes('hold')) return { path, ...whole };
  return { path, value: [...whole.value, 'hold'], sentences: [...whole.sentences, held.sentence] };
}

/**
 * A conflict about a part of a field. Each version is the whole field with one of the values that sentences
 * state. If sentences disagree about the opening card, there is no conflict: the lowest club opens.
 */
function clash(
  path: string,
  facts: readonly Said[],
  name: string,
  versions: readonly { value: unknown; sentences: number[] }[],
  every: readonly Said[],
): Decided | Conflict | undefined {
  const others = facts.filter(one => one.part !== name);
  if (path === 'opening.leader' && name === 'holder')
    return { path, value: 'lowest:C', sentences: facts.map(one => one.sentence) };
  const options = versions.flatMap(({ value, sentences }) => {
    const made = fieldOf(path, [...others, { path, part: name, value, sentence: sentences[0] ?? 0 }], every);
    return made !== undefined && 'value' in made ? [{ value: made.value, sentences }] : [];
  });
  return options.length > 1 ? { path, versions: options } : undefined;
}

/**
 * Adds the field that says who chooses the moon's option, if the text does not decide it. Its value follows
 * from the number of options.
 */
function withChoice(decided: readonly Decided[]): readonly Decided[] {
  const options = decided.find(({ path }) => path === 'moon.options');
  if (options === undefined || !Array.isArray(options.value) || decided.some(({ path }) => path === 'moon.choose'))
    return decided;
  return [...decided, { ...options, path: 'moon.choose', value: options.value.length > 1 ? 'shooter' : 'fixed' }];
}

/**
 * Replaces the placeholder for cards that cost points by these cards. If the text does not decide the points,
 * the fields with this placeholder are dropped.
 */
function named(decided: readonly Decided[]): readonly Decided[] {
  const points = decided.find(({ path }) => path === 'points')?.value as
    | readonly { cards: readonly Selector[]; value: unknown }[]
    | undefined;
  const costly = points
    ?.filter(({ value }) => typeof value === 'string' || Number(value) > 0)
    .flatMap(({ cards }) => cards);
  return decided.flatMap(one => {
    if (!JSON.stringify(one.value).includes(`"${COSTLY}"`)) return [one];
    return costly === undefined ? [] : [{ ...one, value: replaced(one.value, costly) }];
  });
}

function replaced(value: unknown, costly: readonly unknown[]): unknown {
  if (Array.isArray(value))
    return [
      ...new Set((value as readonly unknown[]).flatMap(one => (one === COSTLY ? costly : [replaced(one, costly)]))),
    ];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, costly)]));
}

/** Whether two facts are about the same part of a field, or one of them is about the whole field. */
const isAbout = (one: Said, other: Said): boolean =>
  one.path === other.path && (one.part === other.part || one.part === undefined || other.part === undefined);

/** The numbers of players that a capture game allows. */
const CAPTURE_SEATS = Array.from({ length: 13 }, (_, i) => i + 2);

/**
 * Drops the decided fields that the text's kind of game (trick game or capture game) does not have. Adds the
 * number of packs of a capture game.
 */
function fitted(decided: readonly Decided[]): readonly Decided[] {
  const kind = isCapture(decided) ? 'commit-reveal' : 'tricks';
  const known = new Set<string>(['kind', 'table', ...COMMON_RULES, ...fieldsOf({ kind }).map(({ path }) => path)]);
  const beyond = decided.find(({ path }) => path === 'packs.beyond');
  const packs =
    beyond === undefined || kind === 'tricks'
      ? []
      : [
          {
            ...beyond,
            path: 'deck.packs',
            value: Object.fromEntries(CAPTURE_SEATS.map(n => [n, n > Number(beyond.value) ? 2 : 1])),
          },
        ];
  const others = packs.length > 0 ? decided.filter(({ path }) => path !== 'deck.packs') : decided;
  return [...others, ...packs].filter(({ path }) => known.has(path));
}

/** The fields that the facts decide, and the fields about which they disagree. */
export function assemble(facts: readonly Said[]): Assembled {
  const meant = facts.filter(one => !(one.isAside && facts.some(other => isAbout(other, one) && !other.isAside)));
  const paths = [...new Set(meant.map(({ path }) => path))];
  const fields = paths.flatMap(
    path =>
      fieldOf(
        path,
        meant.filter(one => one.path === path),
        meant,
      ) ?? [],
  );
  const isWeak = ({ path }: { readonly path: string }): boolean =>
    meant.every(one => one.path !== path || one.isAside === true);
  return {
    decided: fitted(named(withChoice(fields.filter(one => 'value' in one)))),
    // readings in passing that disagree leave the field open
    conflicts: fields.filter(one => 'versions' in one).filter(one => !isWeak(one)),
  };
}
