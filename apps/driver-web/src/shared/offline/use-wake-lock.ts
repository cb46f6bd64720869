import { useEffect } from 'react';

/** Keeps the screen on while `active`. Browsers release the lock whenever the page is hidden. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const request = async () => {
      if (document.hidden || (lock && !lock.released)) return;
      // The browser refuses the lock on low battery.
      const granted = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) await granted?.release();
      else lock = granted;
    };
    const onVisible = () => void request();
    void request();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, [active]);
}
