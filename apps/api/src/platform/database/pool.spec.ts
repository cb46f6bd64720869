import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { isDatabaseOutage } from './outage';
import { ConnectionPool } from './pool';

// https://www.postgresql.org/docs/current/protocol-message-formats.html
const AUTHENTICATION_OK = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const READY_FOR_QUERY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const EMPTY_QUERY = Buffer.from([0x49, 0, 0, 0, 4]);

describe('the connections of a pool', () => {
  let server: Server;
  let pool: ConnectionPool;
  let answersStatements: boolean;
  const sockets = new Set<Socket>();

  beforeEach(async () => {
    answersStatements = true;
    server = createServer((socket) => {
      sockets.add(socket);
      let isNew = true;
      socket.on('error', () => undefined);
      socket.on('data', () => {
        if (isNew) socket.write(Buffer.concat([AUTHENTICATION_OK, READY_FOR_QUERY]));
        else if (answersStatements) socket.write(Buffer.concat([EMPTY_QUERY, READY_FOR_QUERY]));
        isNew = false;
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    pool = new ConnectionPool({ host: '127.0.0.1', port, user: 'groupride', silenceMs: 200 });
  });
  afterEach(async () => {
    await pool.end();
    sockets.forEach((socket) => socket.destroy());
    sockets.clear();
    server.close();
  });

  it('are given up when a statement gets no answer, which counts as an outage', async () => {
    await pool.query('');
    answersStatements = false;
    const failure = await pool.query('').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(isDatabaseOutage(failure)).toBe(true);
    answersStatements = true;
    await pool.query('');
    expect(sockets.size).toBe(2);
  });

  it('stay when nobody asks for anything', async () => {
    await pool.query('');
    await new Promise((resolve) => setTimeout(resolve, 500));
    await pool.query('');
    expect(sockets.size).toBe(1);
  });
});
