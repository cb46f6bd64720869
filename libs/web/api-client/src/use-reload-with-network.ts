import { useEffect } from 'react';

/** Loads the page anew when the browser has a network again: for pages whose code may not have loaded without one. */
export function useReloadWithNetwork(reload: () => void = () => window.location.reload()): void {
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  });
}
