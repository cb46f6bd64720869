import { useCallback, useEffect, useState } from 'react';

/**
 * Whether the provider's form can be used. It loads in a frame that stays empty, without an error, when the network is lost
 * meanwhile: a new `round`, as the form's key, has it load again when the network returns.
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
