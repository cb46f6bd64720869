/** The required part of a socket. `active` means that it reconnects automatically, because nobody has closed it. */
interface Returning {
  readonly active: boolean;
  readonly connected: boolean;
  connect: () => unknown;
  disconnect: () => unknown;
}

/**
 * Connects as soon as the browser has a network again, instead of after Socket.IO's pause, which grows to seven
 * seconds. Only a disconnect and a new connect end such a pause.
 */
export function returnWithNetwork(socket: Returning): void {
  const onOnline = () => {
    if (socket.connected) return;
    if (!socket.active) {
      window.removeEventListener('online', onOnline);
      return;
    }
    socket.disconnect();
    socket.connect();
  };
  window.addEventListener('online', onOnline);
}
