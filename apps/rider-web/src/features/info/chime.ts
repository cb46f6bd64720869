/** Three notes of a rising major triad; frequencies in hertz. */
const NOTES = [440, 554.37, 659.25];
const APART_SECONDS = 0.15;
const LENGTH_SECONDS = 0.6;
const VOLUME = 0.3;
/** Duration after which the chime may be played again. */
export const CHIME_MS = 1500;

/**
 * Plays the intro chime.
 * @returns a function that stops it
 * @throws when the browser has no Web Audio or blocks playback
 */
export function playChime(): () => void {
  const audio = new AudioContext();
  const start = audio.currentTime;
  NOTES.forEach((frequency, index) => {
    const at = start + index * APART_SECONDS;
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(VOLUME, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH_SECONDS);
    volume.connect(audio.destination);
    const note = audio.createOscillator();
    note.type = 'sine';
    note.frequency.value = frequency;
    note.connect(volume);
    note.start(at);
    note.stop(at + LENGTH_SECONDS);
  });
  return () => void audio.close();
}
