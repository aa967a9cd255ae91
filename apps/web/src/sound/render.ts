// Renders a synthesized sound with Web Audio, to the output or into a buffer for measurements.
import type { Part, SynthSound } from './voices.ts';

/** Schedules a sound. `when` is a time of the audio context, in seconds. */
export function sound(context: BaseAudioContext, into: AudioNode, voice: SynthSound, when: number): void {
  for (const part of voice.parts) {
    const begins = when + part.at / 1000;
    const ends = begins + part.ms / 1000;
    const level = context.createGain();
    level.gain.setValueAtTime(0, begins);
    level.gain.linearRampToValueAtTime(part.peak, begins + part.attack / 1000);
    level.gain.setTargetAtTime(0, begins + part.attack / 1000, (part.ms - part.attack) / 1000 / DYING);
    level.gain.setValueAtTime(0, ends);
    const source = part.wave === 'noise' ? noise(context) : tone(context, part);
    shaped(context, source, part).connect(level).connect(into);
    source.start(begins);
    source.stop(ends);
  }
}

// A part of a sound ends after this many time constants of its decay, so that no click is heard at the end.
const DYING = 5;

function tone(context: BaseAudioContext, { wave, hz }: Part): OscillatorNode {
  const source = context.createOscillator();
  source.type = wave === 'triangle' ? 'triangle' : 'sine';
  source.frequency.value = hz;
  return source;
}

function shaped(context: BaseAudioContext, source: AudioNode, { wave, hz, lowpass }: Part): AudioNode {
  if (wave !== 'noise' && lowpass === undefined) return source;
  const filter = context.createBiquadFilter();
  filter.type = wave === 'noise' ? 'bandpass' : 'lowpass';
  filter.frequency.value = lowpass ?? hz;
  filter.Q.value = 0.8;
  source.connect(filter);
  return filter;
}

const buffers = new WeakMap<BaseAudioContext, AudioBuffer>();
const NOISE_S = 0.25;

function noise(context: BaseAudioContext): AudioBufferSourceNode {
  const buffer = buffers.get(context) ?? whiteNoise(context);
  buffers.set(context, buffer);
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** White noise that is the same at each call. Nobody hears a difference, and measurements can be repeated. */
function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * NOISE_S), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (const i of samples.keys()) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  return buffer;
}
