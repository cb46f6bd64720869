import { useEffect } from 'react';
import { isMissingCode, reloadForCode, reloadWithNetwork } from '../app/reload';

/** Loads a page that broke anew when the browser has a network again, and at once when only its code is missing. */
export function useReloadWithNetwork(error: unknown, reload?: () => void): void {
  useEffect(() => reloadWithNetwork(reload), [reload]);
  useEffect(() => {
    if (isMissingCode(error)) void reloadForCode(reload);
  }, [error, reload]);
}
