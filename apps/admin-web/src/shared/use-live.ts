import { useConnection } from '@groupride/web-api-client';
import { useOnline } from '@groupride/web-ui';

/** Whether what is seen changes by itself: the browser knows of a lost network before the connection does. */
export function useLive(): boolean {
  const connection = useConnection();
  return useOnline() && connection === 'connected';
}
