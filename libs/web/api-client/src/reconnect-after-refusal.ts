import { isTransientRefusal } from './transient-refusals';

/** The required part of a socket. */
interface Returning {
  /** Whether Socket.IO reconnects by itself. */
  readonly active: boolean;
  connect: () => unknown;
  disconnect: () => unknown;
  on(event: 'connect', run: () => void): unknown;
  on(event: 'disconnect', run: (reason: string) => void): unknown;
  on(event: 'connect_error', run: (error: Error) => void): unknown;
}

/** First and longest pause between connection attempts, in milliseconds. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1000, 10_000];

/**
 * Connects again when Socket.IO does not, until the socket is closed on purpose: it treats a disconnect by the server,
 * and every refusal, as final. The server closes connections whose session or permissions changed; one more attempt
 * connects with the new permissions, and is refused for signed-out people.
 */
export function reconnectAfterRefusal(socket: Returning): void {
  let pauseMs = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connectLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => socket.connect(), pauseMs);
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  };
  const disconnect = socket.disconnect.bind(socket);
  socket.disconnect = () => {
    clearTimeout(timer);
    return disconnect();
  };
  socket.on('connect', () => {
    pauseMs = FIRST_PAUSE_MS;
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') connectLater();
  });
  socket.on('connect_error', ({ message }) => {
    if (!socket.active && isTransientRefusal(message)) connectLater();
  });
}
