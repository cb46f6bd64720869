import { useCallback, useEffect, useState } from 'react';

/**
 * Whether the provider's form is ready. Its frame stays empty, without an error, if the network is lost while it loads:
 * a new `round`, used as the form's key, reloads it when the network returns.
 */
export function useProviderForm(): { ready: boolean; round: number; onReady: () => void } {
  const [ready, setReady] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (ready) return;
    const loadAgain = () => setRound((before) => before + 1);
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  }, [ready]);
  return { ready, round, onReady: useCallback(() => setReady(true), []) };
}
