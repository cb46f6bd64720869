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

/** One HTTP/1.1 connection that stays open and carries one request at a time. */
class Connection {
  private received: Buffer = Buffer.alloc(0);
  private waiting: Waiting | null = null;

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.take(chunk));
    socket.on('error', (error) => this.fail(error));
    socket.on('close', () => this.fail(new Error('the server closed the connection')));
  }

  static open(host: string, port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host, port }, () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  send(request: Buffer): Promise<Answer> {
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
    if (declared === undefined && status !== 204 && status !== 304) return this.fail(new Error(`an answer without Content-Length: ${headers}`));
    const from = headLength + HEAD_END.length;
    const end = from + Number(declared ?? 0);
    if (this.received.length < end) return;
    const body = this.received.subarray(from, end);
    this.received = this.received.subarray(end);
    const waiting = this.waiting;
    this.waiting = null;
    waiting?.resolve({ status, headers, body });
  }

  private fail(error: Error): void {
    this.waiting?.reject(error);
    this.waiting = null;
  }
}

/**
 * A load generator that shares the machine with what it measures must be cheap: `fetch` and `http.request` cost more per request than some
 * of the answers. Requests are written as prepared bytes, and answers are only split.
 */
export class KeepAliveClient {
  private constructor(private readonly free: Connection[]) {}

  static async open(base: string, connections: number): Promise<KeepAliveClient> {
    const { hostname, port } = new URL(base);
    return new KeepAliveClient(await Promise.all(Array.from({ length: connections }, () => Connection.open(hostname, Number(port)))));
  }

  /** @throws Error when every connection is busy, or the answer has another status */
  async send(request: Buffer, status: number): Promise<Answer> {
    const connection = this.free.pop();
    if (!connection) throw new Error('more requests at a time than connections');
    const answer = await connection.send(request);
    this.free.push(connection);
    if (answer.status !== status) throw new Error(`expected ${status}, got ${answer.status}: ${answer.body.toString().slice(0, 300)}`);
    return answer;
  }

  close(): void {
    for (const connection of this.free) connection.close();
  }
}

/** The bytes of a request. */
export function requestBytes(method: string, path: string, headers: Readonly<Record<string, string>> = {}, body?: object): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const all = { Host: 'localhost', ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) }) };
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${text}`);
}
