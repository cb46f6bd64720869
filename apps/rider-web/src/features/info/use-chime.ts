import { useCallback, useEffect, useRef, useState } from 'react';
import { CHIME_MS, playChime } from './chime';

/** Plays the intro chime on the first click anywhere on the page, and with its button. */
export function useChime(onUnsupported: () => void): { playing: boolean; toggle: () => void } {
  const [playing, setPlaying] = useState(false);
  const stop = useRef<() => void>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const played = useRef(false);

  const end = useCallback(() => {
    clearTimeout(timer.current);
    stop.current?.();
    stop.current = undefined;
    setPlaying(false);
  }, []);
  const play = useCallback(() => {
    played.current = true;
    try {
      stop.current = playChime();
    } catch {
      onUnsupported();
      return;
    }
    setPlaying(true);
    timer.current = setTimeout(end, CHIME_MS);
  }, [end, onUnsupported]);

  useEffect(() => {
    const first = () => {
      if (!played.current) play();
    };
    document.addEventListener('click', first, { once: true });
    return () => document.removeEventListener('click', first);
  }, [play]);
  useEffect(() => end, [end]);

  return { playing, toggle: () => (playing ? end() : play()) };
}
