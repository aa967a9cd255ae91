// A simulated person: joins over an unreliable connection, plays, sends messages twice, late or wrong, and
// always reconnects.

import type { TableView } from '@moonshot/protocol';
import type { ClientToServer, ServerToClient, TableFacts } from '@moonshot/protocol/server';
import type { Frame } from '../tap.ts';
import type { Standpoint } from './asides.ts';
import type { Chance } from './chance.ts';
import { type Act, answerTo, isHosting, nonsense, wishOf } from './decisions.ts';
import { type Ledger, must } from './ledger.ts';
import type { Node } from './node.ts';
import type { Owner, Schedule } from './schedule.ts';
import { newWire, type Wire } from './wire.ts';

/** The behaviour of a person. */
export interface Nature {
  readonly thinkMs: number; // maximum
  readonly wild: number; // per thousand actions, the number sent wrong, twice or late
  readonly sealed: boolean; // sends seal messages
  /** the time from which they are absent: idle with an open socket, or disconnected */
  readonly lost: { readonly atMs: number; readonly how: 'asleep' | 'gone' } | undefined;
}

export interface Person {
  readonly id: string;
  readonly session: string;
  readonly table: string;
  invite: string; // the latest one received
  readonly seat: number | null; // null for a spectator
  readonly owner: Owner;
  readonly nature: Nature;
  readonly said: ClientToServer[];
  readonly sent: (Frame & { readonly atMs: number })[]; // by the server
  match: string;
  wire: Wire | undefined;
  view: TableView | undefined;
  facts: TableFacts | undefined;
  pending: Act | undefined;
  pendingMs: number; // since when
  heardMs: number;
  tries: number;
  thinking: boolean;
  awayUntilMs: number;
  turnedAway: boolean; // the invitation was replaced, and they only have the old one
  readonly acked: { readonly match: string; readonly number: number; readonly version: number }[];
  readonly old: Act[]; // sent before, and perhaps sent again
}

/** How a person reads views and chooses messages; tests may replace it. */
export interface Behaviour {
  sees(view: TableView): TableView;
  says<T extends ClientToServer>(view: TableView, message: T): T;
  /** Occasionally, an action besides playing. */
  aside(at: Standpoint, chance: Chance): ClientToServer | undefined;
}

export const OWN_BEHAVIOUR: Behaviour = { sees: view => view, says: (_, message) => message, aside: () => undefined };

export interface Scene {
  readonly schedule: Schedule;
  readonly chance: Chance;
  readonly ledger: Ledger;
  readonly behaviour: Behaviour;
  readonly node: () => Node | undefined;
  readonly delayMs: () => number;
  readonly parted: (person: Person) => boolean;
  readonly calm: () => boolean; // no more faults occur
  /** The people that a table waits for before it starts. */
  readonly wanted: (table: string) => readonly Person[];
  /** Number of matches played at each table, one after another. */
  readonly games: number;
}

const PATIENCE_MS = 8000;
const QUIET_MS = 40_000;
const AGAIN_MS = 2500;

const isLost = ({ schedule }: Scene, { nature }: Person): boolean =>
  nature.lost !== undefined && schedule.nowMs() >= nature.lost.atMs;

/**
 * The people that a table waits for: all who want a seat, except those who have left for good or were turned
 * away.
 */
export const wantedAt = (people: readonly Person[], table: string, nowMs: number): readonly Person[] =>
  people.filter(
    ({ table: theirs, seat, turnedAway, nature: { lost } }) =>
      theirs === table && seat !== null && !turnedAway && !(lost?.how === 'gone' && nowMs >= lost.atMs),
  );

const isGone = (scene: Scene, person: Person): boolean =>
  person.turnedAway ||
  (isLost(scene, person) && person.nature.lost?.how === 'gone') ||
  scene.schedule.nowMs() < person.awayUntilMs;

/** Joins, and checks the connection from time to time. */
export function appear(scene: Scene, person: Person): void {
  const { schedule, chance } = scene;
  const look = (): void => {
    tend(scene, person);
    schedule.after(AGAIN_MS / 2 + chance.below(AGAIN_MS), person.owner, 'looks', look);
  };
  look();
}

function tend(scene: Scene, person: Person): undefined {
  const now = scene.schedule.nowMs();
  const { wire, pending } = person;
  if (isGone(scene, person)) return hangUp(person);
  if (wire === undefined || !wire.isOpen()) return enter(scene, person);
  if (now - person.heardMs > QUIET_MS || (pending !== undefined && now - person.pendingMs > PATIENCE_MS)) {
    hangUp(person);
    return enter(scene, person);
  }
  if (pending !== undefined) wire.say(pending);
  settle(scene, person); // again, since the server could not write it
  remark(scene, person);
  think(scene, person);
}

function remark(scene: Scene, person: Person): undefined {
  const { view, facts, id } = person;
  if (isLost(scene, person) || view === undefined || facts === undefined || scene.calm()) return;
  const message = scene.behaviour.aside({ player: id, facts, view }, scene.chance);
  if (message !== undefined) say(person, message);
}

export function hangUp(person: Person): undefined {
  person.wire?.hangUp();
  person.wire = undefined;
}

/** Requests a ticket and connects with it. */
export function enter(scene: Scene, person: Person): undefined {
  const { schedule, delayMs, node, parted } = scene;
  const mine = ++person.tries;
  person.heardMs = schedule.nowMs();
  schedule.after(delayMs(), person.owner, 'asks for a ticket', () => {
    const there = node();
    if (there === undefined || !there.owner.alive || parted(person)) return;
    void there
      .ticket(person.session)
      .then(ticket => {
        if (ticket === undefined || person.tries !== mine || !there.owner.alive) return;
        schedule.after(delayMs(), person.owner, 'opens a line', () => open(scene, person, there, ticket));
      })
      .catch(() => undefined); // retries
  });
}

function open(scene: Scene, person: Person, there: Node, ticket: string): void {
  const { schedule, delayMs, ledger, parted } = scene;
  if (!there.owner.alive) return;
  const wire: Wire = newWire(
    {
      schedule,
      here: person.owner,
      there: there.owner,
      delayMs,
      parted: () => parted(person),
      said: (opcode, text, message) => {
        if (message !== undefined) ledger.said(person.id, playedBy(person), message);
        person.sent.push({ atMs: schedule.nowMs(), opcode, text, ...(message && { read: message }) });
      },
    },
    {
      heard: message => {
        if (person.wire === wire) hear(scene, person, message);
      },
      closed: () => {
        if (person.wire === wire) person.wire = undefined;
      },
    },
  );
  // in the other cases two connections are open at the same time
  if (person.wire?.isOpen() === true && scene.chance.below(2) === 0) person.wire.hangUp();
  person.wire = wire;
  schedule.after(delayMs(), there.owner, 'is opened a line', () => there.accept(wire));
  wire.say({ type: 'hello', versions: { oldest: 1, newest: 2 }, ticket, language: 'en' });
}

/** The match a person sees, to which the table's answers belong. */
const playedBy = ({ view, match }: Person): string => view?.id ?? match;

function hear(scene: Scene, person: Person, message: ServerToClient): undefined {
  person.heardMs = scene.schedule.nowMs();
  scene.ledger.heard(person.id, message);
  switch (message.type) {
    case 'welcome':
      return come(person);
    case 'table':
      person.facts = message.table;
      person.match = message.table.match ?? person.match;
      person.invite = message.table.invite ?? person.invite;
      return settle(scene, person);
    case 'events':
      must(
        message.view.id !== person.view?.id || message.from === person.view.version,
        () => `${person.id} is told from ${message.from} after ${person.view?.version}.`,
      );
      return see(scene, person, message.view);
    case 'snapshot':
      return see(scene, person, message.view);
    case 'ack':
      scene.ledger.done(person.id, playedBy(person), message.number, message.version);
      person.acked.push({ match: playedBy(person), number: message.number, version: message.version });
      return answered(scene, person, message.number);
    case 'rejected':
      return answered(scene, person, message.number);
    case 'error':
      if (message.code === 'no-table') person.turnedAway = true;
      return undefined;
    default:
      return undefined;
  }
}

function come(person: Person): undefined {
  const { table, invite, view } = person;
  const known = view === undefined ? null : { match: view.id, version: view.version };
  person.wire?.say({ type: 'join', table, invite, known });
  if (person.pending !== undefined) person.wire?.say(person.pending);
}

/**
 * Before a match, takes the seat and starts the match once everybody is there. After a match, requests a
 * rematch if another one is to be played.
 */
function settle(scene: Scene, person: Person): undefined {
  const { facts, seat, wire } = person;
  if (facts === undefined || seat === null || wire === undefined) return;
  if (facts.state === 'over' && numberOf(person.match) < scene.games) wire.say({ type: 'rematch' });
  if (facts.state !== 'gathering') return;
  const sitter = facts.seats[seat];
  if (sitter?.kind === 'open' || (sitter?.kind === 'bot' && !sits(facts, person.id))) wire.say({ type: 'sit', seat });
  if (isHosting(facts, person.id) && scene.wanted(facts.id).every(one => sits(facts, one.id) || isTaken(facts, one)))
    wire.say({ type: 'start' });
}

/** The number of a match at its table, from 1. */
const numberOf = (match: string): number => Number(match.slice(match.lastIndexOf('-') + 1));

const sits = ({ seats }: TableFacts, player: string): boolean =>
  seats.some(seat => seat.kind === 'person' && seat.player === player);

/** Whether another person has the wanted seat. */
const isTaken = ({ seats }: TableFacts, { seat }: Person): boolean => seats[seat ?? -1]?.kind === 'person';

function see(scene: Scene, person: Person, view: TableView): undefined {
  person.view = view;
  person.match = view.id;
  if (person.pending !== undefined && view.number >= person.pending.number && view.viewer !== 'watcher') {
    // the command was done, but its answer is late or lost
    if (scene.chance.below(2) === 0) person.pending = undefined;
  }
  think(scene, person);
}

function answered(scene: Scene, person: Person, number: number): undefined {
  if (person.pending?.number === number) person.pending = undefined;
  think(scene, person);
}

/** After a while, sends the message that is due, if any. */
function think(scene: Scene, person: Person): undefined {
  const { schedule, chance, behaviour } = scene;
  if (person.thinking || (person.seat === null && (person.view?.viewer ?? 'watcher') === 'watcher')) return;
  person.thinking = true;
  schedule.after(200 + chance.below(person.nature.thinkMs), person.owner, 'has thought', () => {
    person.thinking = false;
    if (isLost(scene, person) || person.wire === undefined || person.view === undefined) return;
    const calm = scene.calm();
    if (!calm && chance.in1000(8)) say(person, { type: 'vote', on: 'pause', yes: true });
    const view = behaviour.sees(person.view);
    const says = <T extends ClientToServer>(message: T): T => behaviour.says(view, message);
    const wish = wishOf(view, person.nature.sealed || calm, chance);
    if (wish === undefined) return;
    if (!('number' in wish)) return say(person, says(wish));
    if (person.pending !== undefined) return;
    if (!calm && chance.in1000(person.nature.wild)) say(person, says(nonsense(view, chance)));
    person.pending = says(answerTo(view, wish, chance));
    person.pendingMs = schedule.nowMs();
    person.old.push(person.pending);
    say(person, person.pending);
    if (!calm && chance.in1000(person.nature.wild)) say(person, person.pending); // duplicate
    // replay of an old one
    if (!calm && chance.in1000(person.nature.wild)) say(person, chance.pick(person.old));
  });
}

function say({ wire, said }: Person, message: ClientToServer): undefined {
  said.push(message);
  wire?.say(message);
}
