// A line between somebody and a server process, as bytes on the server's end: late, stalled, cut, or open at
// one end alone.
import { Duplex } from 'node:stream';
import type { ToPlayer } from '../../../packages/wire/src/online/to-player.ts';
import type { ToServer } from '../../../packages/wire/src/online/to-server.ts';
import { CLOSE, frameReader, masked, PING, PONG, type Sent, TEXT } from './frames.ts';
import type { Owner, Schedule } from './schedule.ts';

/** What arrives at somebody's end. */
export interface Ear {
  heard(message: ToPlayer): void;
  closed(code: number): void;
}

export interface Wire {
  /** The process at the other end. */
  readonly server: Owner;
  /** The server's end, as a process sees it. */
  readonly duplex: Duplex;
  /** Somebody says something; it arrives later, or never. */
  say(message: ToServer): void;
  /** Somebody closes their end; the server hears of it unless the line is dead. */
  hangUp(): void;
  /** Nothing gets through for so long; what is sent meanwhile arrives afterwards. */
  stall(ms: number): void;
  /** Nothing gets through any more, and neither end is told. */
  die(): void;
  /** Both ends are told that it is gone. */
  cut(): void;
  /** Whether somebody's end believes in it. */
  isOpen(): boolean;
}

export interface Way {
  readonly schedule: Schedule;
  readonly here: Owner; // somebody's own device
  readonly there: Owner; // the process
  /** How long something takes, in milliseconds. */
  readonly delayMs: () => number;
  /** Whether nothing gets through now. */
  readonly parted: () => boolean;
  /**
   * Hears every frame at the moment at which it leaves the server; with the message that it is, if it is one.
   */
  readonly said: (opcode: number, text: string, message: ToPlayer | undefined) => void;
}

const ABNORMAL = 1006;
/** After this nothing that is held up is tried again, in milliseconds. */
const AGAIN_MS = 300;
/** So many bytes are on their way at most before the server has to wait. */
const WINDOW = 8192;

/** A frame to somebody, with the message that it is, if it is one. */
interface Heard extends Sent {
  readonly message: ToPlayer | undefined;
}

interface Line {
  readonly way: Way;
  readonly ear: Ear;
  readonly duplex: Duplex;
  readonly up: Sent[]; // on their way to the server
  readonly down: Heard[];
  clearMs: number; // until then it is stalled
  upMs: number; // when the last of what is on its way arrives
  downMs: number;
  dead: boolean;
  open: boolean; // at somebody's end
  ended: boolean; // at the server's end
  flying: number; // bytes to somebody
  waiting: (() => void)[]; // writes of the server that wait for the window
}

/** Opens a line. */
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

/** When something that is sent now gets there: after what was sent before it. */
const dueMs = ({ way, clearMs }: Line, lastMs: number): number =>
  Math.max(lastMs, clearMs, way.schedule.nowMs() + way.delayMs()) + 0.001;

const isHeldUp = ({ way, clearMs }: Line): boolean => way.parted() || clearMs > way.schedule.nowMs();

/** Something for the server; one arrives for each that was sent, in their order. */
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

/** The server hears that the line is gone, once it has heard what was said before. */
function end(line: Line): void {
  const { schedule, there } = line.way;
  if (line.ended || line.dead) return;
  line.upMs = dueMs(line, line.upMs);
  schedule.after(line.upMs - schedule.nowMs(), there, 'loses a line', () => {
    line.ended = true;
    line.duplex.destroy();
  });
}

/** Somebody hears that the line is gone, once they have heard what was said before; not if it is dead. */
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

/** A frame to somebody. */
function down(line: Line, frame: Sent): void {
  const { schedule, here, said } = line.way;
  const { opcode, payload } = frame;
  const text = payload.toString();
  const message = opcode === TEXT ? (JSON.parse(text) as ToPlayer) : undefined;
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
