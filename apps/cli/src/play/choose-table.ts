// Chooses the table: the last unfinished one, or a new one from the options and the person's answers.
import { createHash, randomBytes } from 'node:crypto';
import { renameSync } from 'node:fs';
import { basename } from 'node:path';
import type { Length, Overrides, Sheet } from '@moonshot/rules';
import { seedOf } from '@moonshot/rules/cards';
import type { Spec } from '@moonshot/table';
import { CommandError, misused } from '../core/errors.ts';
import { commandAs } from '../core/paths.ts';
import { heartsChosen, settled } from '../options/options.ts';
import type { PlaySpeed, Seating } from './session.ts';
import { type DamagedTable, keptTables, newPlace, type SavedTable } from './table-folder.ts';

export interface PlayOptions {
  readonly seats?: number;
  readonly set?: Overrides;
  readonly length?: Length;
  readonly player?: string;
  readonly seed?: string;
  readonly new?: boolean;
  readonly speed?: PlaySpeed;
}

/** Prompts for what the command line leaves open. */
export interface Asking {
  /** Asks whether to continue one of these tables or to open a new one. */
  table(tables: readonly SavedTable[]): Promise<SavedTable | 'new'>;
  game(): Promise<{ readonly game: string; readonly seats: number; readonly length?: Length }>;
  seats(sheet: Sheet): Promise<number>;
  /** Asks whether to start a new table because the last one is damaged. */
  anew(reason: string): Promise<boolean>;
}

/** Determines the table to play at. Without `asking`, the person is not prompted. */
export async function seating(game: string | undefined, options: PlayOptions, asking?: Asking): Promise<Seating> {
  // Checks the options first, so that an invalid one is reported before stored tables are read.
  if (game !== undefined) heartsChosen({ ...options, game });
  const speed = options.speed ?? (asking === undefined ? 'instant' : 'normal');
  const kept = options.new ? undefined : await keptFor(game, options, asking);
  return kept === undefined ? newTable(game, options, speed, asking) : { path: kept.path, speed };
}

/**
 * The unfinished table to continue: the latest that matches the options, or the one that the person chooses.
 * Undefined if a new table is to be opened.
 */
async function keptFor(
  game: string | undefined,
  options: PlayOptions,
  asking?: Asking,
): Promise<SavedTable | undefined> {
  const tables = keptTables().filter(table =>
    'reason' in table ? mayBe(table, game) : !table.over && fits(table, game, options),
  );
  const [latest] = tables;
  if (latest === undefined) return undefined;
  if ('reason' in latest) {
    await startAnew(latest, asking);
    return undefined;
  }
  const whole = tables.filter((table): table is SavedTable => !('reason' in table));
  if (asking === undefined || game !== undefined) return latest;
  const chosen = await asking.table(whole);
  return chosen === 'new' ? undefined : chosen;
}

const mayBe = ({ path }: DamagedTable, game: string | undefined): boolean =>
  game === undefined || basename(path).startsWith(`${game}-`);

function fits({ spec, secret }: SavedTable, game: string | undefined, options: PlayOptions): boolean {
  const same = (ours: unknown, theirs: unknown): boolean =>
    ours === undefined || JSON.stringify(ours) === JSON.stringify(theirs);
  return (
    same(game, spec.game) &&
    same(options.seats, spec.sitters.length) &&
    same(options.set, spec.overrides) &&
    same(options.length, spec.length) &&
    same(
      options.player,
      spec.sitters.map(one => (one.kind === 'bot' ? one.player : undefined)).find(one => one !== undefined),
    ) &&
    same(options.seed === undefined ? undefined : secretOf(options.seed), secret)
  );
}

/** Renames the file of a damaged table if the person agrees to start a new one. Throws otherwise. */
async function startAnew({ path, reason }: DamagedTable, asking?: Asking): Promise<void> {
  const sentence = `Cannot go on with the table that was left: ${reason}.`;
  const kept = `${path}.damaged`;
  if (asking === undefined)
    throw new CommandError(`${sentence} The file is kept as it is; start another table with --new.`);
  if (!(await asking.anew(`${sentence} The file is kept, as ${kept}.`)))
    throw new CommandError('No table was started.');
  renameSync(path, kept);
}

async function newTable(
  game: string | undefined,
  options: PlayOptions,
  speed: PlaySpeed,
  asking?: Asking,
): Promise<Seating> {
  const chosen = await chosenGame(game, options, asking);
  const { sheet, rules } = heartsChosen(chosen);
  const spec: Spec = {
    game: sheet.id,
    version: sheet.version,
    overrides: chosen.set ?? {},
    length: chosen.length ?? null,
    sitters: sitters(rules.seats, options.player ?? 'careful'),
  };
  return { path: newPlace(sheet, new Date()), speed, opening: { spec, ...chanceOf(options.seed, spec) } };
}

interface ChosenGame {
  readonly game: string;
  readonly seats?: number | undefined;
  readonly set?: Overrides | undefined;
  readonly length?: Length | undefined;
}

async function chosenGame(game: string | undefined, options: PlayOptions, asking?: Asking): Promise<ChosenGame> {
  const { seats, set, length } = options;
  if (game !== undefined) {
    const asked =
      asking !== undefined && seats === undefined ? await asking.seats(heartsChosen({ game, set }).sheet) : seats;
    return { game, seats: asked, set, length };
  }
  if (asking === undefined)
    throw misused(
      `Cannot start a table: no game is named and no table was left. Name one, such as: ${commandAs('play ricketts')}`,
    );
  const asked = await asking.game();
  return settled({ game: asked.game, seats: seats ?? asked.seats, set, length: length ?? asked.length });
}

/**
 * Short names for the players, each with a different first letter. They are seated clockwise from the
 * person's left.
 */
const NAMES = [
  'Ada',
  'Ben',
  'Cleo',
  'Dov',
  'Eva',
  'Finn',
  'Gus',
  'Hana',
  'Ivo',
  'June',
  'Kai',
  'Lena',
  'Milo',
] as const;

const sitters = (seats: number, player: string): Spec['sitters'] => [
  { kind: 'person', name: 'You' },
  ...NAMES.slice(0, seats - 1).map(name => ({ kind: 'bot', name, player }) as const),
];

const secretOf = (seed: string): string => Buffer.from(seedOf(seed)).toString('hex');

/**
 * The id and secret of a new table. With `--seed`, the id is derived from the rules and the number of seats,
 * because the deals depend on the id.
 */
function chanceOf(seed: string | undefined, spec: Spec): { readonly id: string; readonly secret: string } {
  if (seed === undefined) return { id: randomBytes(8).toString('hex'), secret: randomBytes(32).toString('hex') };
  const choices = JSON.stringify([spec.game, spec.version, spec.overrides, spec.sitters.length]);
  return { id: createHash('sha256').update(choices).digest('hex').slice(0, 16), secret: secretOf(seed) };
}
