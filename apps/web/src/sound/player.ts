// Plays the sounds of events at the chosen volume. If the browser has no audio, the player stays silent.
import type { Happened } from '../model/message.ts';
import type { Settings } from '../model/model.ts';
import { sound } from './render.ts';
import { type Cue, cuesOf, type Sound } from './sounds.ts';
import { VOICES } from './voices.ts';

export interface SoundPlayer {
  hear(happened: Happened): void;
  /**
   * Called when the person clicks or presses a key. Plays delayed sounds at once, but drops those of cards
   * that are still being dealt.
   */
  hurry(): void;
}

/** What the player needs from its environment. */
export interface SoundDeps {
  readonly settings: () => Settings;
  readonly now: () => number; // in milliseconds
  readonly later: (ms: number, then: () => void) => () => void; // returns the function that cancels it
  readonly play: (sound: Sound, volume: number) => void;
  readonly shake: () => void;
  /** Whether to play a sound at each turn of the viewer, because this device cannot vibrate. */
  readonly calls?: () => boolean;
}

const CLOSE_MS = 50; // two equal sounds within this time are played as one
const IDLE_MS = 5000; // after this time without input the person may have looked away

/** Decides which sounds are played, and when. */
export function playerOn(stage: SoundDeps): SoundPlayer {
  const lately = new Map<Sound, number>();
  const waiting = new Map<Cue, () => void>();
  let busy = stage.now();
  const give = ({ sound: one }: Cue): void => {
    const settings = stage.settings();
    if (settings.sound === 'off' || stage.now() - (lately.get(one) ?? -CLOSE_MS) < CLOSE_MS) return;
    lately.set(one, stage.now());
    const group = VOICES[one].group === 'card' ? settings.cardVolume : settings.signalVolume;
    stage.play(one, (Number(settings.volume) / 100) * (Number(group) / 100));
  };
  const wait = (cue: Cue): void => {
    const stop = stage.later(cue.after, () => {
      waiting.delete(cue);
      give(cue);
    });
    waiting.set(cue, stop);
  };
  return {
    hear: happened => {
      const settings = stage.settings();
      const cues = cuesOf(happened, settings.pace);
      if (settings.vibration === 'on' && cues.some(cue => cue.sound === 'turn')) stage.shake();
      const idle = stage.now() - busy >= IDLE_MS || stage.calls?.() === true;
      for (const cue of cues.filter(one => one.sound !== 'turn' || idle)) {
        if (cue.after === 0) give(cue);
        else wait(cue);
      }
    },
    hurry: () => {
      busy = stage.now();
      const coming = [...waiting];
      waiting.clear();
      for (const [cue, stop] of coming) {
        stop();
        if (cue.sound !== 'deal') give(cue);
      }
    },
  };
}

const VIBRATION_MS = 10;

const SOON_MS = 3000;

/** Runs slow work when the browser is idle, or after a delay if the browser cannot report that. */
function whenIdle(deed: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(deed, { timeout: SOON_MS });
  else setTimeout(deed, SOON_MS);
}

/**
 * Creates a player with audio output. Create it only after the first touch or key, as browsers require.
 * Opening the output is slow, so it is done when the browser is idle, or with the first sound.
 */
export function player(settings: () => Settings): SoundPlayer {
  // undefined until the output is opened; null if it is unavailable
  let context: AudioContext | null | undefined;
  // A phone call or a locked screen may suspend the audio. Only a touch or a key can resume it in every
  // browser.
  const wake = (): void => {
    if (context && context.state !== 'running') context.resume().catch(() => undefined);
  };
  const open = (): AudioContext | null => {
    if (context === undefined) context = opened();
    return context;
  };
  whenIdle(() => settings().sound !== 'off' && open());
  const { hear, hurry } = playerOn({
    settings,
    now: () => performance.now(),
    later: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    play: (one, volume) => {
      const speaker = open();
      if (speaker === null || volume === 0) return;
      const level = speaker.createGain();
      level.gain.value = volume;
      level.connect(speaker.destination);
      sound(speaker, level, VOICES[one], speaker.currentTime);
    },
    shake: () => navigator.vibrate?.(VIBRATION_MS),
    calls: () => !('vibrate' in navigator) && document.querySelector('[data-part="hand"]') !== null,
  });
  return {
    hear,
    hurry: () => {
      wake();
      hurry();
    },
  };
}

function opened(): AudioContext | null {
  try {
    const context = new AudioContext();
    if (context.state === 'suspended') context.resume().catch(() => undefined);
    return context;
  } catch {
    return null;
  }
}
