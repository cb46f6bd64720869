import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

// https://www.postgresql.org/docs/current/protocol-message-formats.html
const AUTHENTICATION_OK = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const READY_FOR_QUERY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const EMPTY_QUERY = Buffer.from([0x49, 0, 0, 0, 4]);

/** Accepts connections like PostgreSQL, and can leave statements unanswered. */
export class SilentPostgres {
  /** Whether statements get an empty response or none. */
  answersStatements = true;
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static async listen(): Promise<SilentPostgres> {
    const server = createServer();
    const silent = new SilentPostgres(server);
    server.on('connection', (socket) => silent.accept(socket));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return silent;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** How many connections there have been. */
  get connections(): number {
    return this.sockets.size;
  }

  close(): void {
    this.sockets.forEach((socket) => socket.destroy());
    this.server.close();
  }

  private accept(socket: Socket): void {
    this.sockets.add(socket);
    let isNew = true;
    socket.on('error', () => undefined);
    socket.on('data', () => {
      if (isNew) socket.write(Buffer.concat([AUTHENTICATION_OK, READY_FOR_QUERY]));
      else if (this.answersStatements) socket.write(Buffer.concat([EMPTY_QUERY, READY_FOR_QUERY]));
      isNew = false;
    });
  }
}
