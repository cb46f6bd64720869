import { connect, type Socket } from 'node:net';

export interface Answer {
  status: number;
  headers: string;
  body: Buffer;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

const HEAD_END = '\r\n\r\n';
const LONGEST_MS = 20_000;

/** One HTTP/1.1 keep-alive connection that carries one request at a time. */
class Connection {
  private received: Buffer = Buffer.alloc(0);
  private waiting: Waiting | null = null;
  private closed = false;

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.take(chunk));
    socket.on('error', (error) => this.end(error));
    socket.on('close', () => this.end(new Error('the server closed the connection')));
    socket.setTimeout(LONGEST_MS, () => this.fail(new Error(`no answer within ${LONGEST_MS} ms`)));
  }

  get isOpen(): boolean {
    return !this.closed;
  }

  static open(host: string, port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host, port }, () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  send(request: Buffer): Promise<Answer> {
    if (this.closed) return Promise.reject(new Error('the connection is closed'));
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.socket.write(request);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const headLength = this.received.indexOf(HEAD_END);
    if (headLength < 0) return;
    const headers = this.received.toString('latin1', 0, headLength);
    const status = Number(headers.slice(9, 12));
    const declared = /\r\ncontent-length: (\d+)/i.exec(headers)?.[1];
    if (declared === undefined && status !== 204 && status !== 304)
      return this.fail(new Error(`an answer without Content-Length: ${headers}`));
    const from = headLength + HEAD_END.length;
    const end = from + Number(declared ?? 0);
    if (this.received.length < end) return;
    const body = this.received.subarray(from, end);
    this.received = this.received.subarray(end);
    const waiting = this.waiting;
    this.waiting = null;
    waiting?.resolve({ status, headers, body });
  }

  private end(error: Error): void {
    this.closed = true;
    this.fail(error);
  }

  private fail(error: Error): void {
    this.waiting?.reject(error);
    this.waiting = null;
  }
}

/**
 * A load generator for servers on the same machine, so it must be cheap: `fetch` and `http.request` cost more per
 * request than some of the answers. Requests are written as prepared bytes, and answers are only split.
 */
export class KeepAliveClient {
  private readonly free: Connection[] = [];
  private opened = 0;
  private readonly host: string;
  private readonly port: number;

  /** @param connections maximum number of connections */
  constructor(
    base: string,
    private readonly connections: number,
  ) {
    const { hostname, port } = new URL(base);
    this.host = hostname;
    this.port = Number(port);
  }

  /** @throws Error when every connection is busy, the status differs, or there is no answer */
  async send(request: Buffer, status: number): Promise<Answer> {
    const answer = await this.exchange(request);
    if (answer.status !== status)
      throw new Error(`expected ${status}, got ${answer.status}: ${answer.body.toString().slice(0, 300)}`);
    return answer;
  }

  close(): void {
    for (const connection of this.free) connection.close();
  }

  private async exchange(request: Buffer): Promise<Answer> {
    const used = this.free.pop();
    const connection = used ?? (await this.open());
    try {
      const answer = await connection.send(request);
      this.free.push(connection);
      return answer;
    } catch (error) {
      this.opened -= 1;
      connection.close();
      // The server closed an idle connection, perhaps just as it was reused.
      if (used && !connection.isOpen) return this.exchange(request);
      throw error;
    }
  }

  private open(): Promise<Connection> {
    if (this.opened >= this.connections) throw new Error('more requests at a time than connections');
    this.opened += 1;
    return Connection.open(this.host, this.port);
  }
}

/** Builds the bytes of a request. */
export function requestBytes(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: object,
): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const all = {
    Host: 'localhost',
    ...headers,
    ...(body === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) }),
  };
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${Object.entries(all)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${text}`,
  );
}
