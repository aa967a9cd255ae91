// The claim window. Its length does not depend on who may claim, so that it reveals nothing.
import type { Seat } from '@moonshot/rules/game/seat';
import type { Given } from './company-due.ts';
import { decide } from './decide.ts';
import { thought } from './keeper-bots.ts';
import {
  answeredAt,
  askOf,
  before,
  inTurn,
  isTheirs,
  type Kept,
  type PersonCommand,
  type Reply,
  stop,
} from './keeper-kept.ts';
import { run } from './keeper-run.ts';
import { botAt, present } from './sitting.ts';
import { people } from './state.ts';

/** Length of the claim window at a table with several people. No answer means no claim. */
export const CLAIM_WINDOW_MS = 5_000;

/**
 * Opens the window for a time that does not depend on who holds the wild. With several people it is timed;
 * otherwise it takes as long as any bot's answer. A person alone with bots is asked without a time limit.
 */
export function openWindow(kept: Kept): void {
  if (kept.window !== undefined || waitsForOne(kept)) return;
  const asked = askedNow(kept);
  const player = botAt(kept.state, asked);
  kept.window = { held: undefined };
  const rung = kept.ports.alarms.after(isAlone(kept) ? kept.ports.pace() : CLAIM_WINDOW_MS);
  const answered = player === undefined ? undefined : claimForBot(kept, asked, player);
  void Promise.all([rung, answered])
    .then(() => closeWindow(kept))
    .catch((error: unknown) => stop(kept, error));
}

/** The seat that may claim, or -1. */
const askedNow = (kept: Kept): Seat => kept.state.spec.sitters.findIndex((_, seat) => askOf(kept, seat) !== undefined);

const isAlone = ({ state }: Kept): boolean => people(state.spec).length <= 1;

const waitsForOne = (kept: Kept): boolean => isAlone(kept) && present(kept.state).includes(askedNow(kept));

async function claimForBot(kept: Kept, seat: Seat, player: string): Promise<void> {
  const action = await thought(kept, seat, player);
  void hold(kept, { type: 'act', seat, number: null, action });
}

/**
 * Holds a claim until the window closes. A repeat gets the same reply. A claim from a seat that is not asked
 * is refused at once.
 */
export function hold(kept: Kept, command: PersonCommand & Given): Promise<Reply> {
  const { window } = kept;
  const { seat, number } = command;
  const early = number === null ? undefined : before(kept, command);
  if (answeredAt(kept, command) !== undefined) return inTurn(kept, () => run(kept, command));
  const verdict = decide(kept.hearts, kept.state, command);
  if (early !== undefined) return Promise.resolve(early);
  if (window === undefined) return Promise.resolve({ type: 'refused', refusal: { type: 'not-owed' } });
  if (verdict.ok)
    return new Promise(resolve => {
      window.held = { command, replies: [...(window.held?.replies ?? []), resolve] };
    });
  if (number === null) throw new Error(`Cannot go on: the bot at seat ${seat} claimed where the rules refuse it`);
  return Promise.resolve({ type: 'refused', refusal: verdict.refusal });
}

async function closeWindow(kept: Kept): Promise<void> {
  const given = kept.window?.held;
  const held = given !== undefined && isMeant(kept, given.command) ? given : undefined;
  kept.window = undefined;
  if (held === undefined) for (const answer of given?.replies ?? []) answer(NOT_SEATED);
  if (kept.closed || (held === undefined && waitsForOne(kept))) return;
  const reply = await inTurn(kept, () => run(kept, held?.command ?? { type: 'supply', owed: 'opening' }));
  for (const answer of held?.replies ?? []) answer(reply);
}

const NOT_SEATED: Reply = { type: 'refused', refusal: { type: 'not-seated' } };

/** Drops a bot's claim if the person is back, and a person's claim if they have left the seat. */
const isMeant = (kept: Kept, command: PersonCommand & Given): boolean =>
  command.number === null ? botAt(kept.state, command.seat) !== undefined : isTheirs(kept, command);
