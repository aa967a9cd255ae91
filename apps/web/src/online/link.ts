// One conversation with the server that outlives its sockets: it comes back, asks for what it missed, and
// repeats what was not answered.
import type { Language } from '@moonshot/wire';
import type { ToPlayer } from '@moonshot/wire/online/to-player';
import type { ToServer } from '@moonshot/wire/online/to-server';
import { againMs, askedBy, LEAST_MS } from './again.ts';
import type { Hears, Ports, Wire } from './ports.ts';
import { type Act, isAct, judge, type Known, knownOf, type Line, mayTryLater, settles, type Want } from './talk.ts';

export interface Link {
  come(want: Want): void;
  /**
   * Says something now; an act that cannot be said now is said as soon as it can. Whether it could be said or
   * will be.
   */
  say(message: ToServer): boolean;
  /** Away from the table; the seat stays. */
  leave(): void;
  /** Tries at once, also where another connection took over. */
  retry(): void;
}

/**
 * An act that was not answered within this time was said into a line that is dead, and so was a try to come
 * that led nowhere.
 */
const ANSWER_MS = 8000;
/** What these close codes mean for the line; after every other it is lost, and tried again. */
const ENDS: Readonly<Record<number, Line>> = { 4003: 'banned', 4009: 'elsewhere' };
/** Bytes, or too many of them: what was said last would end the next socket too. */
const UNTAKEN: readonly number[] = [1003, 1009];
/** A page is served by the server it talks to, so an older page must be reloaded. */
const VERSION = { oldest: 2, newest: 2 } as const;

interface Talk {
  readonly ports: Ports;
  readonly hears: Hears;
  readonly language: () => Language;
  line: Line;
  wire: Wire | undefined;
  want: Want | undefined;
  known: Known | null;
  act: Act | undefined; // not answered yet
  there: boolean; // has been shown the table on this line
  tries: number;
  waitMs: number; // that the server asked for
  stopTry: () => void;
  stopAct: () => void;
}

const nothing = (): void => undefined;

export function link(ports: Ports, hears: Hears, language: () => Language): Link {
  const talk: Talk = {
    ports,
    hears,
    language,
    line: 'off',
    wire: undefined,
    want: undefined,
    known: null,
    act: undefined,
    there: false,
    tries: 0,
    waitMs: 0,
    stopTry: nothing,
    stopAct: nothing,
  };
  return {
    come: want => {
      Object.assign(talk, { want, known: null, act: undefined });
      if (talk.line === 'open') come(talk);
      else if (talk.line !== 'connecting') connect(talk);
    },
    say: message => say(talk, message),
    leave: () => {
      if (talk.line === 'open') send(talk, { type: 'leave' });
      Object.assign(talk, { want: undefined, known: null, act: undefined });
      hangUp(talk, 'off');
    },
    retry: () => {
      if (talk.want !== undefined && talk.line !== 'open' && talk.line !== 'connecting') connect(talk);
    },
  };
}

function setLine(talk: Talk, line: Line): void {
  if (talk.line === line) return;
  talk.line = line;
  talk.hears.line(line);
}

const send = ({ wire }: Talk, message: ToServer): void => wire?.send(JSON.stringify(message));

function say(talk: Talk, message: ToServer): boolean {
  if (isAct(message)) talk.act = message;
  if (talk.line === 'open') {
    send(talk, message);
    if (isAct(message)) expectAnswer(talk);
  }
  return talk.line === 'open' || isAct(message);
}

/** A line on which an act stays unanswered is dead, whatever the socket says. */
function expectAnswer(talk: Talk): void {
  talk.stopAct();
  talk.stopAct = talk.ports.later(ANSWER_MS, () => lost(talk));
}

function connect(talk: Talk): void {
  hangUp(talk, talk.line === 'lost' ? 'lost' : 'connecting');
  const mine: { over: boolean } = { over: false };
  const stopWaiting = talk.ports.later(ANSWER_MS, () => lost(talk));
  talk.stopTry = () => {
    mine.over = true;
    stopWaiting();
  };
  talk.ports.ticket().then(answer => {
    if (mine.over) return;
    if (answer.ok) open(talk, answer.ticket);
    else if (answer.banned) hangUp(talk, 'banned');
    else lost(talk, answer.retryAfterMs);
  });
}

/** Opens a socket; what one says that was given up is not heard. */
function open(talk: Talk, ticket: string): void {
  const mine: Wire = talk.ports.open({
    opened: () => {
      if (talk.wire === mine) send(talk, { type: 'hello', versions: VERSION, ticket, language: talk.language() });
    },
    text: text => {
      if (talk.wire === mine) heard(talk, JSON.parse(text));
    },
    closed: (code, reason) => {
      if (talk.wire === mine) closed(talk, code, reason);
    },
  });
  talk.wire = mine;
}

function closed(talk: Talk, code: number, reason: string): void {
  talk.wire = undefined;
  const end = ENDS[code];
  if (UNTAKEN.includes(code)) talk.act = undefined;
  if (end === undefined) lost(talk, askedBy(code, reason));
  else hangUp(talk, end);
}

function hangUp(talk: Talk, line: Line): void {
  talk.stopTry();
  talk.stopAct();
  const { wire } = talk;
  talk.wire = undefined;
  wire?.close();
  setLine(talk, line);
}

/** Tries again after a while. */
function lost(talk: Talk, retryAfterMs = 0): void {
  hangUp(talk, 'lost');
  const waitMs = againMs(talk.tries++, Math.max(retryAfterMs, talk.waitMs), talk.ports.random());
  talk.stopTry = talk.ports.later(waitMs, () => connect(talk));
  talk.waitMs = 0;
}

/** On the way to the table; who is not shown it in time is on a line that is dead. */
function come(talk: Talk): void {
  const { want, known, ports } = talk;
  talk.stopTry();
  if (want === undefined) return;
  talk.there = false;
  send(talk, { type: 'come', ...want, known });
  talk.stopTry = ports.later(ANSWER_MS, () => lost(talk));
}

function heard(talk: Talk, message: ToPlayer): void {
  const ofCome = message.type === 'no' && isOnTheWay(talk);
  if (talk.act !== undefined && !ofCome && settles(talk.act, message)) {
    talk.act = undefined;
    talk.stopAct();
  }
  switch (message.type) {
    case 'welcome':
      setLine(talk, 'open');
      come(talk);
      break;
    case 'table':
      talk.there = true;
      if (talk.want && message.table.invite) talk.want = { ...talk.want, invite: message.table.invite };
      talk.stopTry();
      talk.tries = 0;
      if (talk.act !== undefined) say(talk, talk.act);
      break;
    case 'no':
      if (!ofCome) no(talk, message);
      else if (!notLetIn(talk, message)) return;
      break;
    case 'fresh':
    case 'told':
      if (!viewed(talk, message)) return;
  }
  talk.hears.message(message);
}

/** Whether a view is to be shown; what is missing is asked for. */
function viewed(talk: Talk, message: Extract<ToPlayer, { type: 'fresh' | 'told' }>): boolean {
  const verdict = judge(talk.known, message);
  if (verdict === 'show') talk.known = knownOf(message.view);
  if (verdict === 'ask-all') talk.known = null;
  if (verdict === 'ask-all' || verdict === 'ask-rest') come(talk);
  return verdict === 'show';
}

type No = Extract<ToPlayer, { type: 'no' }>;

/** Whether what the server answers next is to the wish to come. */
const isOnTheWay = ({ line, want, there }: Talk): boolean => line === 'open' && want !== undefined && !there;

/**
 * What keeps somebody from the table, and whether they are to hear of it; what passes by itself they see by
 * the line.
 */
function notLetIn(talk: Talk, message: No): boolean {
  talk.stopTry();
  const passes = mayTryLater(message.code);
  if (passes) lost(talk, message.retryAfterMs);
  else no(talk, message);
  return !passes;
}

function no(talk: Talk, { code, retryAfterMs = 0 }: No): void {
  if (code === 'wrong-version') hangUp(talk, 'old');
  else if (code === 'banned') hangUp(talk, 'banned');
  else if (code === 'no-table') talk.want = undefined;
  else if (mayTryLater(code)) {
    talk.waitMs = retryAfterMs;
    if (talk.line === 'open' && talk.act !== undefined) repeatAct(talk, retryAfterMs);
  }
}

function repeatAct(talk: Talk, afterMs: number): void {
  talk.stopAct();
  talk.stopAct = talk.ports.later(Math.max(afterMs, LEAST_MS), () => {
    if (talk.act !== undefined) say(talk, talk.act);
  });
}
