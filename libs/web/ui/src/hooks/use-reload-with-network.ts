import { useEffect } from 'react';
import { isMissingCode, reloadForCode, reloadWithNetwork } from '../app/reload';

/** Reloads a crashed page when the network returns, and immediately if only its code failed to load. */
export function useReloadWithNetwork(error: unknown, reload?: () => void): void {
  useEffect(() => reloadWithNetwork(reload), [reload]);
  useEffect(() => {
    if (isMissingCode(error)) void reloadForCode(reload);
  }, [error, reload]);
}
