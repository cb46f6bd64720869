import type { Ack } from '@groupride/contracts';
import { isTransientRefusal } from './transient-refusals';

/** Milliseconds before joining is tried again. */
export const JOIN_AGAIN_MS = 2_000;

/**
 * Joins a room of a connection, and tries again while the server refuses only for a moment. Ends with the connection;
 * the caller joins anew after a reconnection.
 * @param join sends the message
 * @param onAnswered called once the room was joined or the refusal is final
 */
export function joinWithRetry(
  socket: { readonly id?: string | undefined },
  join: (answer: (ack: Ack) => void) => void,
  onAnswered: () => void,
): void {
  const { id } = socket;
  const attempt = () => {
    if (socket.id !== id) return;
    join((ack) => {
      if (!ack.ok && isTransientRefusal(ack.code)) setTimeout(attempt, JOIN_AGAIN_MS);
      else onAnswered();
    });
  };
  attempt();
}
