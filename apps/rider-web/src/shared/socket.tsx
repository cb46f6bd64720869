import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { connectSocket, type AppSocket } from '@groupride/web-api-client';
import { useOnline } from '@groupride/web-ui';

const SocketContext = createContext<AppSocket | null>(null);

/** One connection for everything inside, for as long as somebody is signed in. */
export function SocketProvider({
  enabled,
  children,
  connect = connectSocket,
}: {
  enabled: boolean;
  children: ReactNode;
  connect?: () => AppSocket;
}) {
  const [socket, setSocket] = useState<AppSocket | null>(null);
  useEffect(() => {
    if (!enabled) return;
    const opened = connect();
    opened.connect();
    setSocket(opened);
    return () => {
      opened.disconnect();
      setSocket(null);
    };
  }, [enabled, connect]);
  return <SocketContext value={socket}>{children}</SocketContext>;
}

/** The connection, or null while nobody is signed in. */
export const useSocket = (): AppSocket | null => use(SocketContext);

/** Whether messages arrive right now; the browser knows of a lost network before the connection does. */
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
  const connected = useSyncExternalStore(subscribe, () => socket?.connected ?? false);
  return useOnline() && connected;
}
