import { useConnection } from '@groupride/web-api-client';
import { useOnline } from '@groupride/web-ui';

/** Whether the page updates live; the browser notices a lost network before the connection does. */
export function useLive(): boolean {
  const connection = useConnection();
  return useOnline() && connection === 'connected';
}
