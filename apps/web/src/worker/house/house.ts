// What the worker does for whoever writes house rules: drafts read out, trials, what is kept, and rules from others.
import { sheetOf } from '@moonshot/rules/games';
import { type House, wholeOf } from '@moonshot/rules/house/fields';
import { readHouse, writeHouse } from '@moonshot/rules/house/file';
import { problemsOf } from '@moonshot/rules/house/problems';
import { untitledText } from '@moonshot/rules/house/title';
import { unreadText } from '@moonshot/rules/house/unread';
import { draftOf } from '@moonshot/table/draft';
import { type HouseSaid, type HouseWish, parseHouseWish } from '@moonshot/wire/house';
import { sendFurther } from '../further.ts';
import { type Hosting, trouble } from '../hosting.ts';
import { forgetHouse, keepHouse, keptHouses } from './kept.ts';
import { packed, unpacked } from './link.ts';
import { tryOut } from './trial.ts';

type Of<T extends HouseWish['type']> = Extract<HouseWish, { type: T }>;

/** The number of the trial that is wanted; another one ends with that. */
const wanted = { trial: 0 };

/** Grants a wish; what is none, or starts from a game that there is not, is trouble. */
export async function grant(hosting: Hosting, given: unknown): Promise<void> {
  const wish = parseHouseWish(given);
  if (wish === undefined || ('base' in wish && sheetOf(wish.base) === undefined))
    return trouble(hosting, say => say.unread('these are no house rules'));
  switch (wish.type) {
    case 'draft':
      return draft(hosting, wish);
    case 'try':
      return trial(hosting, wish);
    case 'keep':
      return keep(hosting, wish);
    case 'forget':
      await forgetHouse(wish.id);
      return list(hosting);
    case 'list':
      return list(hosting);
    case 'read':
      return read(hosting, wish);
  }
}

const say = ({ world }: Hosting, said: HouseSaid): void => world.post({ type: 'house', said });

async function draft(hosting: Hosting, { number, base, overrides, seats }: Of<'draft'>): Promise<void> {
  const drafted = draftOf({ base, overrides }, seats, await hosting.words.rules(), await hosting.words.sheet());
  const shared = drafted.problems.length > 0 ? null : await sharedAs({ base, overrides: drafted.overrides });
  say(hosting, { type: 'drafted', number, ...drafted, shared });
}

const sharedAs = async (house: House) => ({ code: await packed(writeHouse(house)), text: writeHouse(house, 2) });

/** Nobody waits for it: other wishes are heard between two matches. */
function trial(hosting: Hosting, { number, base, overrides, seats, seed }: Of<'try'>): void {
  wanted.trial = number;
  const sheet = wholeOf({ base, overrides });
  if (problemsOf(sheet).length > 0) return;
  const rest = async (): Promise<boolean> => {
    await new Promise(over => setTimeout(over));
    return wanted.trial === number;
  };
  void tryOut({ sheet, seats, seed }, tried => say(hosting, { type: 'tried', number, ...tried }), rest);
}

/** Rules that cannot be played are kept as well: they are somebody's work. */
async function keep(hosting: Hosting, { id, base, overrides }: Of<'keep'>): Promise<void> {
  const { world } = hosting;
  const own = id ?? `house-${world.newTableId()}`;
  const name = typeof overrides.name === 'string' ? overrides.name : (sheetOf(base)?.name ?? base);
  const saved = await keepHouse(own, { base, overrides }, name, world.nowMs());
  say(hosting, { type: 'kept', id: own, saved });
  await list(hosting);
}

async function list(hosting: Hosting): Promise<void> {
  say(hosting, { type: 'houses', houses: await keptHouses() });
  await sendFurther(hosting);
}

async function read(hosting: Hosting, { text, packed: isPacked }: Of<'read'>): Promise<void> {
  const whole = isPacked ? await unpacked(text) : text;
  if (whole === undefined) return say(hosting, { type: 'unread', place: '', reason: '' });
  const [read, words] = [readHouse(whole), await hosting.words.sheet()];
  if (!read.ok) return say(hosting, { type: 'unread', ...unreadText(read, words) });
  const untitled = read.untitled === undefined ? null : untitledText(read.untitled, words.titles);
  say(hosting, { type: 'read', ...read.house, untitled });
}
