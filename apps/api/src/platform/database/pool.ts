import type { Socket } from 'node:net';
import pg from 'pg';

/** Longer than PostgreSQL lets any statement run. */
const SILENCE_MS = 20_000;

/**
 * A new connection plans its statements again, which takes PostgreSQL longer than running them, so that bookings after a
 * pause of pg's 10 seconds would be slow. Networks may drop connections that are idle for some minutes.
 */
const IDLE_MS = 2 * 60_000;

/** Members that pg's types lack. */
interface ClientInside {
  /** False while a statement runs. */
  readyForQuery: boolean;
  connection: { stream: Socket };
}

/**
 * A pool whose connections may break at any moment. pg's pool listens for errors only on idle connections, and an error
 * without a listener would end the process, although the user of the connection gets the same error from the next
 * statement.
 *
 * A silent server, or a network that lost the connection without notice, would be waited for until TCP gives up. A
 * connection whose statement gets no response is closed after `silenceMs`, and the statement fails as if the connection
 * had broken.
 */
export class ConnectionPool extends pg.Pool {
  constructor({ silenceMs = SILENCE_MS, ...options }: pg.PoolConfig & { silenceMs?: number }) {
    super({ idleTimeoutMillis: IDLE_MS, ...options });
    this.on('error', () => undefined);
    this.on('connect', (client) => {
      client.on('error', () => undefined);
      const inside = client as unknown as ClientInside;
      const { stream } = inside.connection;
      stream.setTimeout(silenceMs);
      // Not as the callback of setTimeout, which would run only once, for example while the connection is idle.
      stream.on('timeout', () => {
        if (!inside.readyForQuery) stream.destroy();
      });
    });
  }
}

/**
 * Lets a connection be silent for longer. A cursor counts as a running statement while its reader pauses.
 * @returns restores the previous limit
 */
export function allowSilence(client: pg.PoolClient, milliseconds: number): () => void {
  const { stream } = (client as unknown as ClientInside).connection;
  const before = stream.timeout ?? 0;
  stream.setTimeout(milliseconds);
  return () => void stream.setTimeout(before);
}
