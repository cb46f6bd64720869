import type { Socket } from 'node:net';
import pg from 'pg';

/** Longer than PostgreSQL lets any statement run. */
const SILENCE_MS = 20_000;

/** What pg's types leave out. */
interface ClientInside {
  /** False while a statement runs. */
  readyForQuery: boolean;
  connection: { stream: Socket };
}

/**
 * A pool whose connections may break at any moment. pg's pool listens for errors of a connection only while nobody uses it; an error
 * without a listener would end the process, although whoever uses the connection gets the same error from their next statement.
 *
 * A server that is there and says nothing, or a network that lost the connection without a word, would be waited for until TCP gives up. A
 * connection whose statement gets no answer is closed after `silenceMs`, and the statement fails as it does when the connection breaks.
 */
export class ConnectionPool extends pg.Pool {
  constructor({ silenceMs = SILENCE_MS, ...options }: pg.PoolConfig & { silenceMs?: number }) {
    super(options);
    this.on('error', () => undefined);
    this.on('connect', (client) => {
      client.on('error', () => undefined);
      const inside = client as unknown as ClientInside;
      const { stream } = inside.connection;
      stream.setTimeout(silenceMs, () => {
        if (!inside.readyForQuery) stream.destroy();
      });
    });
  }
}
