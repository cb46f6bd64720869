import { storage } from '@groupride/web-ui';

const MUTED = 'groupride.mutedArrival';
const VIBRATION = [200, 100, 200];
/** Two rising notes, played twice: frequency in hertz and start in seconds. */
const NOTES = [
  [659.25, 0],
  [880, 0.18],
  [659.25, 0.6],
  [880, 0.78],
] as const;
const NOTE_SECONDS = 0.35;
const VOLUME = 0.25;

export const isMuted = (): boolean => storage.get(MUTED) === '1';
export const setMuted = (muted: boolean): void => void storage.set(MUTED, muted ? '1' : '0');

/** Browsers allow sound only after somebody has used the page. */
const hasBeenUsed = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

/** Plays a sound and vibrates when the driver arrives, if the person and the device allow it. */
export function signalArrival({ motionless }: { motionless: boolean }): void {
  if (isMuted() || !hasBeenUsed()) return;
  if (!motionless) navigator.vibrate?.(VIBRATION);
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  for (const [frequency, start] of NOTES) {
    const at = audio.currentTime + start;
    const volume = audio.createGain();
    volume.gain.setValueAtTime(VOLUME, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_SECONDS);
    volume.connect(audio.destination);
    const note = audio.createOscillator();
    note.frequency.value = frequency;
    note.connect(volume);
    note.start(at);
    note.stop(at + NOTE_SECONDS);
    if (start === NOTES[NOTES.length - 1]?.[1]) note.onended = () => void audio.close();
  }
}
