// An outside bot: plays one match from the seat of its token, by docs/reference/protocol.md alone, and exits
// with 0.
//     node examples/outside-bot.ts http://localhost:8080 TABLE TOKEN
// It needs Node 22.18 or newer. At an https address it opens its socket by TLS.
import { createHash, randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';

type Card = string; // `QS`: rank, then suit
type Play = { readonly card: Card; readonly call?: 'high' | 'low' }; // only a wild card is called

type Ask =
  | { readonly type: 'pass'; readonly cards: readonly Card[]; readonly to: readonly { to: number; count: number }[] }
  | { readonly type: 'charge'; readonly cards: readonly Card[] }
  // numbers of chips, or the suits to choose from
  | { readonly type: 'bid'; readonly bids: readonly (number | string)[] }
  | { readonly type: 'claim'; readonly card: Card }
  | { readonly type: 'play'; readonly plays: readonly Play[] }
  | { readonly type: 'bury'; readonly cards: readonly Card[]; readonly count: number }
  | { readonly type: 'moon'; readonly options: readonly { name: string }[] }
  | { readonly type: 'lay'; readonly pairs: readonly { bottom: Card; top: Card }[]; readonly laid: object | null };

interface Deal {
  readonly phase: string;
  readonly results: readonly object[];
  readonly totals: readonly number[];
  readonly trick?: { readonly plays: readonly { seat: number; card: Card }[] };
  readonly winning?: number | null;
}

interface View {
  readonly id: string; // the id of the match
  readonly viewer: number; // the bot's own seat
  readonly number: number; // the number of the bot's last command that took effect
  readonly ready: readonly number[];
  readonly deal: Deal;
  readonly ask: Ask | null;
  readonly online: {
    readonly seal: {
      readonly deal: number;
      readonly attempt: number;
      readonly asked: readonly number[];
      readonly phase: 'commit' | 'open' | 'dealt';
      readonly commitments: readonly (string | null)[];
      readonly opened: readonly (string | null)[];
    } | null;
  };
}

const [, , url, table, token] = process.argv;
if (url === undefined || table === undefined || token === undefined) {
  console.error('Usage: node examples/outside-bot.ts URL TABLE TOKEN');
  process.exit(2);
}

const AGAIN_MS = 1000; // the delay before connecting or sending again
const FOR_GOOD = [1008, 4009]; // permanent: the token was revoked, or another program connected with it
// our part of each deal's shuffle; if the program stops, it is lost, and then it adds nothing
const secrets = new Map<string, Buffer>();

function connect(): void {
  const socket = new WebSocket(`${url?.replace('http', 'ws')}/api/socket`);
  const sent = new Set<string>();
  let view: View | undefined;
  const say = (message: object): void => {
    const text = JSON.stringify(message);
    if (!sent.has(text)) socket.send(text); // a repeated view asks for nothing new
    sent.add(text);
  };
  socket.on('open', () => say({ type: 'hello', versions: { oldest: 2, newest: 2 }, token, language: 'en' }));
  socket.on('message', text => {
    const message = JSON.parse(text.toString());
    if (message.type === 'welcome') say({ type: 'join', table, invite: null, known: null });
    if (message.type === 'error' || message.type === 'rejected') {
      console.error(message.sentence);
      sent.clear();
      setTimeout(() => view && answer(view, say), AGAIN_MS); // repeats what is still missing
    } else if ('view' in message) {
      view = message.view as View;
      answer(view, say);
    }
  });
  socket.on('error', error => console.error(error.message));
  socket.on('close', (code, reason) => {
    if (!FOR_GOOD.includes(code)) return setTimeout(connect, AGAIN_MS);
    console.error(`Sent away: ${reason}`);
    return process.exit(1);
  });
}

/** Responds to what a view asks for. Most views ask for nothing. */
function answer(view: View, say: (message: object) => void): void {
  const { viewer: me, deal, ask, ready } = view;
  const number = view.number + 1;
  if (deal.phase === 'over') {
    console.log(`The match is over: ${deal.totals.join(', ')}; here is seat ${me}.`);
    process.exit(0);
  }
  answerSeal(view, say);
  if (ask !== null && !(ask.type === 'lay' && ask.laid)) say({ type: 'act', number, action: choose(ask, deal) });
  else if (deal.phase === 'deal' && deal.results.length > 0 && !ready.includes(me)) say({ type: 'ready', number });
}

/** Sends our part of the shuffle: 32 bytes, committed to by their hash (docs/reference/sealed-deals.md). */
function answerSeal({ id, viewer: me, online: { seal } }: View, say: (message: object) => void): void {
  if (seal === null) return;
  const { deal, attempt, asked, phase, commitments, opened } = seal;
  const bytes = secrets.get(`${id} ${deal} ${attempt}`) ?? randomBytes(32);
  secrets.set(`${id} ${deal} ${attempt}`, bytes);
  const promised = framed('hearts-deal/2/seat-commit', id, deal, attempt, me, bytes);
  const commitment = createHash('sha256').update(promised).digest('hex');
  if (phase === 'commit' && asked.includes(me) && commitments[me] === null)
    say({ type: 'commitSeal', deal, attempt, commitment });
  if (phase === 'open' && commitments[me] === commitment && opened[me] === null)
    say({ type: 'openSeal', deal, attempt, bytes: bytes.toString('hex') });
}

/** Frames the fields: each is preceded by its length in four bytes, and a number is written as four bytes. */
const framed = (...fields: readonly (string | number | Buffer)[]): Buffer =>
  Buffer.concat(fields.map(bytesOf).flatMap(bytes => [u32(bytes.length), bytes]));
const bytesOf = (field: string | number | Buffer): Buffer =>
  typeof field === 'number' ? u32(field) : Buffer.from(field as string);
const u32 = (value: number): Buffer => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value]);

const rank = (card: Card): number => '23456789TJQKAW'.indexOf(card.charAt(0));
/** How much the bot wants to get rid of a card: the queen of spades most, then hearts, then high cards. */
const burden = (card: Card): number => (card === 'QS' ? 100 : rank(card) + (card.endsWith('H') ? 20 : 0));
const worstFirst = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => burden(b) - burden(a));

function choose(ask: Ask, deal: Deal): object {
  const { type } = ask;
  if (type === 'charge') return { type, cards: [] };
  if (type === 'bid') return { type, bid: ask.bids[0] };
  if (type === 'claim') return { type, claim: false };
  if (type === 'bury') return { type, cards: worstFirst(ask.cards).slice(0, ask.count) };
  if (type === 'moon') return { type, option: ask.options[0]?.name };
  if (type === 'play') return { type, ...choosePlay(ask.plays, deal) };
  if (type === 'lay') return { type, ...ask.pairs.toSorted((a, b) => rank(b.top) - rank(a.top))[0] };
  const cards = worstFirst(ask.cards);
  return { type, gifts: ask.to.flatMap(({ to, count }) => cards.splice(0, count).map(card => ({ card, to }))) };
}

/** Leads low, stays below the winning card, and discards the worst card. */
function choosePlay(plays: readonly Play[], { trick, winning }: Deal): Play | undefined {
  const lowFirst = plays.toSorted((a, b) => rank(a.card) - rank(b.card));
  const best = trick?.plays.find(({ seat }) => seat === winning)?.card;
  const led = trick?.plays[0]?.card.charAt(1);
  if (best === undefined) return lowFirst[0];
  if (!plays.some(({ card }) => card.endsWith(led ?? '')))
    return plays.toSorted((a, b) => burden(b.card) - burden(a.card))[0];
  return lowFirst.findLast(({ card }) => rank(card) < rank(best)) ?? lowFirst[0];
}

connect();
