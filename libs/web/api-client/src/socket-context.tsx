import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { connectSocket, type AppSocket } from './socket';

const SocketContext = createContext<AppSocket | null>(null);

/** Provides one connection to all children while it is mounted. */
export function SocketProvider({
  children,
  connect = connectSocket,
}: {
  children: ReactNode;
  connect?: () => AppSocket;
}) {
  const [socket] = useState(connect);
  useEffect(() => {
    socket.connect();
    return () => {
      socket.disconnect();
    };
  }, [socket]);
  return <SocketContext value={socket}>{children}</SocketContext>;
}

export function useSocket(): AppSocket {
  const socket = use(SocketContext);
  if (!socket) throw new Error('useSocket needs a SocketProvider around it');
  return socket;
}

/** `connecting` until the first connection; `lost` while it is down afterwards. */
export type Connection = 'connecting' | 'connected' | 'lost';

export function useConnection(): Connection {
  const socket = useSocket();
  const [before, setBefore] = useState(false);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const onConnect = () => {
        setBefore(true);
        onChange();
      };
      socket.on('connect', onConnect);
      socket.on('disconnect', onChange);
      return () => {
        socket.off('connect', onConnect);
        socket.off('disconnect', onChange);
      };
    },
    [socket],
  );
  const connected = useSyncExternalStore(subscribe, () => socket.connected);
  return connected ? 'connected' : before ? 'lost' : 'connecting';
}

/** Runs `onConnect` now if connected, and after every reconnection. Keep it stable with useCallback. */
export function useOnConnect(onConnect: (socket: AppSocket) => void): void {
  const socket = useSocket();
  useEffect(() => {
    const handle = () => onConnect(socket);
    socket.on('connect', handle);
    if (socket.connected) handle();
    return () => {
      socket.off('connect', handle);
    };
  }, [socket, onConnect]);
}
