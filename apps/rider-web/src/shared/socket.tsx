import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { AppSocket } from '@groupride/web-api-client';
import { useOnline } from '@groupride/web-ui';

const SocketContext = createContext<AppSocket | null>(null);

/** Milliseconds before retrying a failed download of the client. */
const RETRY_MS = 5000;

/**
 * Provides one connection to all children while somebody is signed in. The client is downloaded only then, unless
 * `connect` is given.
 */
export function SocketProvider({
  enabled,
  children,
  connect,
}: {
  enabled: boolean;
  children: ReactNode;
  connect?: () => AppSocket;
}) {
  const [socket, setSocket] = useState<AppSocket | null>(null);
  useEffect(() => {
    if (!enabled) return;
    let opened: AppSocket | undefined;
    let ended = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const open = (make: () => AppSocket) => {
      if (ended) return;
      opened = make();
      opened.connect();
      setSocket(opened);
    };
    const load = (): void => {
      if (ended) return;
      import('./connect-socket').then(
        ({ connectSocket }) => open(connectSocket),
        () => {
          retry = setTimeout(load, RETRY_MS);
        },
      );
    };
    if (connect) open(connect);
    else load();
    return () => {
      ended = true;
      clearTimeout(retry);
      opened?.disconnect();
      setSocket(null);
    };
  }, [enabled, connect]);
  return <SocketContext value={socket}>{children}</SocketContext>;
}

/** The connection, or null while nobody is signed in. */
export const useSocket = (): AppSocket | null => use(SocketContext);

/** Whether the connection is up; the browser notices a lost network before the connection does. */
export function useConnected(): boolean {
  const socket = useSocket();
  const subscribe = useCallback(
    (onChange: () => void) => {
      socket?.on('connect', onChange);
      socket?.on('disconnect', onChange);
      return () => {
        socket?.off('connect', onChange);
        socket?.off('disconnect', onChange);
      };
    },
    [socket],
  );
  const connected = useSyncExternalStore(
    subscribe,
    () => socket?.connected ?? false,
    () => false,
  );
  return useOnline() && connected;
}
