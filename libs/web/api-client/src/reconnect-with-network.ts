/**
 * The required part of a socket. `active` means that it reconnects automatically: nobody has closed it, and it was not
 * refused.
 */
interface Returning {
  readonly active: boolean;
  readonly connected: boolean;
  connect: () => unknown;
  disconnect: () => unknown;
  on(event: 'connect', run: () => void): unknown;
}

/**
 * Connects as soon as the browser has a network again, instead of after Socket.IO's pause, which grows to seven
 * seconds. Only a disconnect and a new connect end such a pause.
 */
export function reconnectWithNetwork(socket: Returning): void {
  const onOnline = () => {
    if (socket.connected) return;
    if (!socket.active) {
      window.removeEventListener('online', onOnline);
      return;
    }
    socket.disconnect();
    socket.connect();
  };
  const listen = () => window.addEventListener('online', onOnline);
  listen();
  socket.on('connect', listen);
}
