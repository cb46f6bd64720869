import { storage } from '@groupride/web-ui';

const KEY = 'groupride.offer-sound';

/** Whether this phone plays a sound for new requests while the app is open. */
export const offerSound = {
  isOn: () => storage.get(KEY) !== 'off',
  set: (on: boolean) => storage.set(KEY, on ? 'on' : 'off'),
};

/** Two rising tones: frequency in hertz, start and length in seconds. */
const TONES = [
  { frequency: 880, at: 0, length: 0.18 },
  { frequency: 1175, at: 0.22, length: 0.3 },
] as const;
const LOUDNESS = 0.4;

let context: AudioContext | undefined;

/** Prepares the sound after a tap, because phones play sound only after one. */
export function armOfferSound(): void {
  if (!offerSound.isOn() || !('AudioContext' in window)) return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
}

/** Alerts the driver by vibration and, if enabled, by sound. */
export function signalOffer(): void {
  navigator.vibrate?.([120, 60, 120]);
  if (!offerSound.isOn()) return;
  armOfferSound();
  if (context?.state !== 'running') return;
  for (const { frequency, at, length } of TONES) {
    const start = context.currentTime + at;
    const tone = new OscillatorNode(context, { frequency });
    const loudness = new GainNode(context, { gain: LOUDNESS });
    // Fades out, because a tone that stops abruptly crackles.
    loudness.gain.setTargetAtTime(0, start + length / 2, length / 4);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
