import pg from 'pg';

/**
 * A pool whose connections may break at any moment. pg's pool listens for errors of a connection only while nobody uses it; an error
 * without a listener would end the process, although whoever uses the connection gets the same error from their next statement.
 */
export class ConnectionPool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super(options);
    this.on('error', () => undefined);
    this.on('connect', (client) => client.on('error', () => undefined));
  }
}
