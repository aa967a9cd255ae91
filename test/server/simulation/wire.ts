// A simulated connection between a person and a server process, with bytes on the server's end: delayed,
// stalled, cut, or half-open.
import { Duplex } from 'node:stream';
import type { ClientToServer, ServerToClient } from '@moonshot/protocol/server';
import { CLOSE, frameReader, masked, PING, PONG, type Sent, TEXT } from './frames.ts';
import type { Owner, Schedule } from './schedule.ts';

/** Callbacks at the person's end. */
export interface Ear {
  heard(message: ServerToClient): void;
  closed(code: number): void;
}

export interface Wire {
  /** The process at the other end. */
  readonly server: Owner;
  /** The server's end. */
  readonly duplex: Duplex;
  /** Sends a message; it arrives later, or never. */
  say(message: ClientToServer): void;
  /** Closes the person's end. The server notices unless the connection is dead. */
  hangUp(): void;
  /** Stalls the connection for `ms` milliseconds; messages sent meanwhile arrive afterwards. */
  stall(ms: number): void;
  /** Silently drops everything from now on; neither end is notified. */
  die(): void;
  /** Closes both ends. */
  cut(): void;
  /** Whether the person's end considers it open. */
  isOpen(): boolean;
}

export interface Way {
  readonly schedule: Schedule;
  readonly here: Owner; // the person's device
  readonly there: Owner; // the process
  /** The latency of a message in milliseconds. */
  readonly delayMs: () => number;
  /** Whether the network is partitioned now. */
  readonly parted: () => boolean;
  /** Called for every frame when it leaves the server, with its message if it is one. */
  readonly said: (opcode: number, text: string, message: ServerToClient | undefined) => void;
}

const ABNORMAL = 1006;
/** Maximum milliseconds between two attempts to deliver a delayed message. */
const AGAIN_MS = 300;
/** Maximum bytes in transit before the server has to wait. */
const WINDOW = 8192;

/** A frame to the person, with its message if it is one. */
interface Heard extends Sent {
  readonly message: ServerToClient | undefined;
}

interface Line {
  readonly way: Way;
  readonly ear: Ear;
  readonly duplex: Duplex;
  readonly up: Sent[]; // in transit to the server
  readonly down: Heard[];
  clearMs: number; // stalled until then
  upMs: number; // arrival time of the last message in transit
  downMs: number;
  dead: boolean;
  open: boolean; // at the person's end
  ended: boolean; // at the server's end
  flying: number; // bytes in transit to the person
  waiting: (() => void)[]; // writes of the server that wait for the window
}

/** Opens a connection. */
export function newWire(way: Way, ear: Ear): Wire {
  const read = frameReader(frame => down(line, frame));
  const duplex = new Duplex({
    read: () => {},
    write: (chunk: Buffer, _, done) => {
      if (way.there.alive) read(chunk);
      if (line.flying <= WINDOW) done();
      else line.waiting.push(done);
    },
    final: done => {
      done();
      gone(line, ABNORMAL);
      end(line);
    },
    destroy: (_, done) => {
      line.ended = true;
      done(null);
      gone(line, ABNORMAL);
    },
  });
  const none = { clearMs: 0, upMs: 0, downMs: 0, dead: false, open: true, ended: false, flying: 0 };
  const line: Line = { way, ear, duplex, up: [], down: [], ...none, waiting: [] };
  return {
    server: way.there,
    duplex,
    isOpen: () => line.open,
    say: message => up(line, { opcode: TEXT, payload: Buffer.from(JSON.stringify(message)) }),
    hangUp: () => {
      line.open = false;
      end(line);
    },
    stall: ms => {
      line.clearMs = Math.max(line.clearMs, way.schedule.nowMs() + ms);
    },
    die: () => {
      line.dead = true;
    },
    cut: () => {
      gone(line, ABNORMAL);
      end(line);
    },
  };
}

/** The arrival time of a message sent now; it arrives after earlier ones. */
const dueMs = ({ way, clearMs }: Line, lastMs: number): number =>
  Math.max(lastMs, clearMs, way.schedule.nowMs() + way.delayMs()) + 0.001;

const isHeldUp = ({ way, clearMs }: Line): boolean => way.parted() || clearMs > way.schedule.nowMs();

/** Sends a frame to the server. Frames arrive in order. */
function up(line: Line, frame: Sent): void {
  const { schedule, there } = line.way;
  if (line.dead || !line.open) return;
  line.up.push(frame);
  line.upMs = dueMs(line, line.upMs);
  const come = (): void => {
    if (line.dead || line.ended) return;
    if (isHeldUp(line)) schedule.after(AGAIN_MS, there, 'waits', come);
    else line.duplex.push(masked(line.up.shift() as Sent));
  };
  schedule.after(line.upMs - schedule.nowMs(), there, `gets ${frame.payload.length} bytes`, come);
}

/** The server learns of the close after it has received everything sent before. */
function end(line: Line): void {
  const { schedule, there } = line.way;
  if (line.ended || line.dead) return;
  line.upMs = dueMs(line, line.upMs);
  schedule.after(line.upMs - schedule.nowMs(), there, 'loses a line', () => {
    line.ended = true;
    line.duplex.destroy();
  });
}

/** The person learns of the close after everything sent before, unless the connection is dead. */
function gone(line: Line, code: number): void {
  const { schedule, here } = line.way;
  if (!line.open || line.dead) return;
  line.downMs = dueMs(line, line.downMs);
  schedule.after(line.downMs - schedule.nowMs(), here, `hears the end: ${code}`, () => close(line, code));
}

function close(line: Line, code: number): void {
  if (!line.open || line.dead) return;
  line.open = false;
  line.ear.closed(code);
}

/** Sends a frame to the person. */
function down(line: Line, frame: Sent): void {
  const { schedule, here, said } = line.way;
  const { opcode, payload } = frame;
  const text = payload.toString();
  const message = opcode === TEXT ? (JSON.parse(text) as ServerToClient) : undefined;
  said(opcode, text, message);
  if (line.dead) return;
  line.flying += payload.length;
  line.down.push({ ...frame, message });
  line.downMs = dueMs(line, line.downMs);
  const come = (): void => {
    if (line.dead || !line.open) return;
    if (isHeldUp(line)) schedule.after(AGAIN_MS, here, 'waits', come);
    else arrive(line, line.down.shift() as Heard);
  };
  schedule.after(line.downMs - schedule.nowMs(), here, `gets ${message?.type ?? opcode}`, come);
}

function arrive(line: Line, { opcode, payload, message }: Heard): void {
  line.flying -= payload.length;
  if (line.flying <= WINDOW) for (const done of line.waiting.splice(0)) done();
  if (message !== undefined) line.ear.heard(message);
  else if (opcode === PING) up(line, { opcode: PONG, payload });
  else if (opcode === CLOSE) {
    up(line, { opcode: CLOSE, payload });
    close(line, payload.length >= 2 ? payload.readUInt16BE(0) : ABNORMAL);
  }
}
