import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { AnyRow } from './api';

export interface Received {
  id: string;
  headers: IncomingHttpHeaders;
  body: string;
  event: AnyRow;
  /** Whether its signature matches the receiver's secret, and its timestamp the time of arrival. */
  isVerified: boolean;
}

/** How a receiver answers. */
export type Behavior = (response: ServerResponse, received: Received) => void;

export const answers =
  (status: number, headers: Record<string, string> = {}, body = ''): Behavior =>
  (response) =>
    void response.writeHead(status, headers).end(body);

/** A webhook receiver on its own port, as a customer would write it. It records everything that it gets. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  behavior: Behavior = answers(204);
  /** Verifies requests when they arrive. */
  secret: string | null = null;
  private server: Server | null = null;
  private port = 0;

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    await receiver.up();
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hooks`;
  }

  /** Listens on the same port as before, if it does not already. */
  async up(): Promise<void> {
    if (this.server) return;
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = Buffer.concat(parts).toString();
        const id = String(request.headers['webhook-id']);
        const received = { id, headers: request.headers, body, event: JSON.parse(body) as AnyRow, isVerified: false };
        received.isVerified = this.secret !== null && isSigned(received, this.secret);
        this.received.push(received);
        this.behavior(response, received);
      });
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  /** Refuses connections and closes open ones. */
  async down(): Promise<void> {
    const { server } = this;
    this.server = null;
    server?.closeAllConnections();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  /** The requests with a signature of this secret, as Standard Webhooks' own library verifies it. */
  verified(secret: string): Received[] {
    return this.received.filter((one) => isSigned(one, secret));
  }

  of(type: string): Received[] {
    return this.received.filter(({ event }) => event.type === type);
  }
}

function isSigned({ body, headers }: Pick<Received, 'body' | 'headers'>, secret: string): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
