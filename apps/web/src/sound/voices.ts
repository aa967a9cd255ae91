// How each sound is synthesized: its notes and noises with their start, duration and volume.
import type { Sound } from './sounds.ts';

/** A part of a sound. Its volume rises for `attack` milliseconds and then decays exponentially. */
export interface Part {
  readonly wave: 'sine' | 'triangle' | 'noise';
  readonly hz: number; // frequency; for noise, the centre of its frequency band
  readonly at: number;
  readonly ms: number;
  readonly attack: number;
  readonly peak: number;
  readonly lowpass?: number; // frequencies above this one are damped
}

export interface SynthSound {
  readonly ms: number; // when the last part ends
  readonly group: 'card' | 'signal';
  readonly parts: readonly Part[];
}

const NOTES = { C3: 130.81, D3: 146.83, F3: 174.61, G3: 196, B3: 246.94, C4: 261.63, A4: 440, E5: 659.26 } as const;

const note = (name: keyof typeof NOTES, at: number, ms: number, peak: number, attack = 4): Part => ({
  wave: 'sine',
  hz: NOTES[name],
  at,
  ms,
  attack,
  peak,
});
const wood = (name: keyof typeof NOTES, at: number): Part => ({
  ...note(name, at, 150, 0.4, 2),
  wave: 'triangle',
  lowpass: 900,
});
const noise = (hz: number, ms: number, peak: number, attack = 1): Part => ({
  wave: 'noise',
  hz,
  at: 0,
  ms,
  attack,
  peak,
});

export const VOICES: Readonly<Record<Sound, SynthSound>> = {
  deal: { ms: 25, group: 'card', parts: [noise(3000, 25, 0.5)] },
  play: {
    ms: 60,
    group: 'card',
    parts: [noise(2200, 20, 0.3), { wave: 'sine', hz: 180, at: 0, ms: 60, attack: 2, peak: 0.5 }],
  },
  trick: { ms: 240, group: 'card', parts: [wood('G3', 0), wood('C4', 90)] },
  points: { ms: 260, group: 'card', parts: [{ ...note('D3', 0, 260, 0.45, 6), wave: 'triangle', lowpass: 420 }] },
  queen: { ms: 500, group: 'signal', parts: [note('F3', 0, 500, 0.35, 8), note('B3', 0, 500, 0.3, 8)] },
  broken: {
    ms: 350,
    group: 'signal',
    parts: [note('E5', 0, 350, 0.3, 2), { ...note('E5', 0, 160, 0.08, 1), hz: NOTES.E5 * 2.76 }],
  },
  turn: { ms: 60, group: 'signal', parts: [note('A4', 0, 60, 0.35, 6)] },
  pass: { ms: 200, group: 'card', parts: [noise(1400, 200, 0.35, 70)] },
  moon: {
    ms: 1800,
    group: 'signal',
    parts: [note('C3', 0, 1800, 0.3, 300), note('G3', 250, 1550, 0.22, 300), note('C4', 500, 1300, 0.18, 300)],
  },
};
