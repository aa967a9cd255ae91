// Which sounds belong to the events of a table, and their delays, which match the animations.
import type { Event } from '@moonshot/rules';
import type { Happened } from '../model/message.ts';
import type { GamePace } from '../model/model.ts';
import { pointsIn, signOfMost } from '../model/play/points.ts';
import { dealGapMs, dealMs, holdMs, ms } from '../model/times.ts';

export type Sound = 'deal' | 'play' | 'trick' | 'points' | 'queen' | 'broken' | 'turn' | 'pass' | 'moon';

export interface Cue {
  readonly sound: Sound;
  readonly after: number; // milliseconds until the sound starts
}

const cue = (sound: Sound, after = 0): Cue => ({ sound, after: Math.round(after) });

/** The sounds of events that are shown now, ordered by delay. Undo makes no sound. */
export function cuesOf({ events, before, view, rules }: Happened, pace: GamePace): readonly Cue[] {
  if (events.some(shown => shown.type === 'undone')) return [];
  const happened = events.flatMap(shown => (shown.type === 'game' ? [shown.event] : []));
  const scene: Scene = { view, rules, pace };
  const asked = waitsForViewer(view) && (!waitsForViewer(before) || before.number !== view.number);
  const cues = [...happened.flatMap(event => cuesOfOne(event, scene)), ...(asked ? [cue('turn')] : [])];
  return cues.toSorted((a, b) => a.after - b.after);
}

/**
 * Whether the viewer has to answer. If the viewer has laid a pair, it may still be changed, but the game does
 * not wait for that.
 */
const waitsForViewer = ({ ask }: Happened['view']): boolean =>
  ask !== null && !(ask.type === 'lay' && ask.laid !== null);

type Scene = Pick<Happened, 'view' | 'rules'> & { readonly pace: GamePace };

function cuesOfOne(event: Event, scene: Scene): readonly Cue[] {
  const { view, rules, pace } = scene;
  switch (event.type) {
    case 'dealt':
      return dealt(scene);
    case 'passed':
      return event.seat === view.viewer ? [cue('pass')] : [];
    case 'exchanged':
      return [cue('pass')];
    case 'played': {
      const lands = ms('play', pace) * LANDS;
      return [cue('play', lands), ...(event.broke && rules.closesHearts ? [cue('broken', lands)] : [])];
    }
    case 'laid':
      return [cue('play', ms('play', pace) * LANDS)];
    case 'taken':
      return taken(event, scene);
    case 'revealed':
      return [cue('play', ms('reveal', pace) / 2)];
    case 'captured':
      return [cue('trick', ms('reveal', pace) + ms('reading', pace))];
    case 'redealt':
    case 'drawn':
      return [cue('deal')];
    case 'shot':
      return [cue('moon')];
    default:
      return [];
  }
}

// After this share of its animation a moving card appears to land. In the rest it settles.
const LANDS = 0.6;
/** The sounds of dealt cards are at least this many milliseconds apart. */
const TICK_MS = 50;

function dealt({ view, pace }: Scene): readonly Cue[] {
  const cards = view.deal.handSizes.reduce((sum, size) => sum + size, 0);
  const gap = Math.max(TICK_MS, dealGapMs(cards, pace));
  const ticks = 1 + Math.floor((dealMs(cards, pace) - ms('deal', pace) - ms('fan', pace)) / gap);
  return Array.from({ length: ticks }, (_, i) => cue('deal', i * gap));
}

function taken({ points }: Extract<Event, { type: 'taken' }>, { view, rules, pace }: Scene): readonly Cue[] {
  const arrives = holdMs(points, pace) + ms('collect', pace) / 2;
  const trick = view.deal.kind === 'tricks' ? view.deal.tricks.at(-1) : undefined;
  const sign = signOfMost(rules, view.deal);
  const heavy = trick?.plays.some(({ card }) => pointsIn(rules, view, card) * sign >= HEAVY) ?? false;
  const what = heavy ? [cue('queen', arrives)] : points * sign > 0 ? [cue('points', arrives)] : [];
  return [cue('trick', arrives), ...what];
}

/** A single card with at least this many points has a sound of its own. */
const HEAVY = 5;
