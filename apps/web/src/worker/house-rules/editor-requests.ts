// The worker's side of the editor for house rules: drafts, trials, storage, and imported rules. It also
// scores matches with real cards and prints rules.

import { type HouseReply, type HouseRequest, parseHouseRequest } from '@moonshot/protocol';
import { sheetOf, titleOf } from '@moonshot/rules';
import {
  type House,
  problemsOf,
  readHouse,
  titled,
  unreadText,
  untitledText,
  type WhyUntitled,
  wholeOf,
  writeHouse,
} from '@moonshot/rules/house';
import { packText } from '../../model/packed-text.ts';
import { type Hosting, reportTrouble } from '../hosting.ts';
import { withAllowedNames } from './allowed-names.ts';
import { draftOf } from './draft.ts';
import { sendFurtherGames } from './further-games.ts';
import { textInLink } from './links.ts';
import { scoreByHand } from './score-pad.ts';
import { forgetHouse, keepHouse, storedHouses } from './storage.ts';
import { runTrial } from './trial.ts';

type Of<T extends HouseRequest['type']> = Extract<HouseRequest, { type: T }>;

/** The number of the trial that was requested last. A trial with another number stops. */
const wanted = { trial: 0 };

/** Handles a request. An invalid request, or one with an unknown base game, is reported as trouble. */
export async function handleHouseRequest(hosting: Hosting, given: unknown): Promise<void> {
  const request = parseHouseRequest(given);
  if (request === undefined || ('base' in request && sheetOf(request.base) === undefined))
    return reportTrouble(hosting, say => say.noHouseRules);
  switch (request.type) {
    case 'draft':
      return draft(hosting, request);
    case 'try':
      return trial(hosting, request);
    case 'title':
      return title(hosting, request);
    case 'keep':
      return keep(hosting, request);
    case 'forget':
      await forgetHouse(request.id);
      return list(hosting);
    case 'list':
      return list(hosting);
    case 'read':
      return read(hosting, request);
    case 'score':
      return scoreByHand(hosting, request);
    case 'understand':
      return (await import('./from-text.ts')).understandText(hosting, request);
    case 'explain':
      return (await import('./score-pad.ts')).explainRules(hosting, request);
    case 'print':
      return (await import('./print.ts')).printRules(hosting, request);
  }
}

const say = ({ context }: Hosting, reply: HouseReply): void => context.post({ type: 'house', said: reply });

/** A sentence in the page's language that says why a title was removed; null if none was removed. */
const whyUntitled = async ({ words }: Hosting, why: WhyUntitled | undefined): Promise<string | null> =>
  why === undefined ? null : untitledText(why, (await words.sheet()).titles);

async function draft(hosting: Hosting, { number, base, overrides, seats }: Of<'draft'>): Promise<void> {
  const { house, untitled } = titled({ base, overrides });
  const drafted = draftOf(house, seats, await hosting.words.rules(), await hosting.words.sheet());
  const shared = drafted.problems.length > 0 ? null : await sharedAs({ base, overrides: drafted.overrides });
  say(hosting, { type: 'drafted', number, ...drafted, untitled: await whyUntitled(hosting, untitled), shared });
}

async function title(hosting: Hosting, { base, overrides }: Of<'title'>): Promise<void> {
  const untitled = await whyUntitled(hosting, titled({ base, overrides }).untitled);
  say(hosting, { type: 'titled', name: String(overrides.name), untitled });
}

const sharedAs = async (house: House) => ({ code: await packText(writeHouse(house)), text: writeHouse(house, 2) });

/** Starts a trial without waiting for its end. Other messages are handled between two matches. */
function trial(hosting: Hosting, { number, base, overrides, seats, seed }: Of<'try'>): void {
  wanted.trial = number;
  const sheet = wholeOf({ base, overrides });
  if (problemsOf(sheet).length > 0) return;
  const rest = async (): Promise<boolean> => {
    await new Promise(over => setTimeout(over));
    return wanted.trial === number;
  };
  void runTrial({ sheet, seats, seed }, tried => say(hosting, { type: 'tried', number, ...tried }), rest);
}

/** Stores rules. Rules that cannot be played are stored too, because they are somebody's work. */
async function keep(hosting: Hosting, { id, ...rules }: Of<'keep'>): Promise<void> {
  const { context } = hosting;
  const { base, overrides } = titled(rules).house;
  const own = id ?? `house-${context.newTableId()}`;
  const saved = await keepHouse(own, { base, overrides }, titleOf({ game: base, overrides }), context.nowMs());
  say(hosting, { type: 'kept', id: own, saved });
  await list(hosting);
}

async function list(hosting: Hosting): Promise<void> {
  const all = (await storedHouses()).map(withAllowedNames);
  const houses = all.map(async ({ house, untitled }) => ({ ...house, untitled: await whyUntitled(hosting, untitled) }));
  say(hosting, { type: 'houses', houses: await Promise.all(houses) });
  await sendFurtherGames(hosting);
}

async function read(hosting: Hosting, { text, packed: isPacked }: Of<'read'>): Promise<void> {
  const whole = isPacked ? await textInLink(text) : text;
  if (whole === undefined) return say(hosting, { type: 'unread', place: '', reason: '' });
  const read = readHouse(whole);
  if (!read.ok) return say(hosting, { type: 'unread', ...unreadText(read, await hosting.words.sheet()) });
  say(hosting, { type: 'read', ...read.house, untitled: await whyUntitled(hosting, read.untitled) });
}
