/** What this needs of a socket. `active`: it reconnects by itself, because nobody has closed it. */
interface Returning {
  readonly active: boolean;
  readonly connected: boolean;
  connect: () => unknown;
  disconnect: () => unknown;
}

/**
 * Connects as soon as the browser has a network again, instead of at the end of Socket.IO's pause, which grows to seven seconds.
 * Only a new start ends such a pause.
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
