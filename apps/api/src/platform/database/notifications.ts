import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../../config/config';
import { DatabaseAvailability } from './availability';

const RECONNECT_AFTER_MS = 1000;
const CONNECT_TIMEOUT_MS = 5000;
const KEEP_ALIVE_AFTER_MS = 10_000;
/** A network that dropped the connection without notice would otherwise be noticed only after more than ten minutes. */
const CHECK_EVERY_MS = 5000;
const STATEMENT_TIMEOUT_MS = 5000;

interface Subscription {
  channel: string;
  onMessage: (payload: string) => void;
  onGap: () => void;
}

/** Receives PostgreSQL's NOTIFY on a dedicated connection that is reopened when it breaks. */
@Injectable()
export class Notifications implements OnApplicationShutdown {
  private readonly subscriptions: Subscription[] = [];
  private client: pg.Client | null = null;
  private reconnect: NodeJS.Timeout | null = null;
  private checks: NodeJS.Timeout | undefined;
  /** Resolves when the connection is open and listens to all channels. */
  private listening: Promise<unknown> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly config: Config,
    private readonly availability: DatabaseAvailability,
  ) {
    availability.onReturn(() => {
      if (!this.client && this.subscriptions.length > 0) this.connect();
    });
  }

  /**
   * Call it during module setup.
   * @param channel a name in lower case
   * @param onGap runs each time listening begins, because earlier notifications were missed
   */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): void {
    this.subscriptions.push({ channel, onMessage, onGap });
    const { client } = this;
    if (!client) return this.connect();
    // One statement at a time, as the next version of pg requires. A reconnect listens to all channels anyway.
    this.listening = this.listening
      .then(() => client.query(`LISTEN ${channel}`))
      .then(onGap)
      .catch(() => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.reconnect) clearTimeout(this.reconnect);
    clearInterval(this.checks);
    await this.client?.end().catch(() => undefined);
  }

  private connect(): void {
    if (this.stopped) return;
    if (this.reconnect) clearTimeout(this.reconnect);
    const client = new pg.Client({
      connectionString: this.config.DATABASE_URL,
      application_name: 'groupride-listener',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      query_timeout: STATEMENT_TIMEOUT_MS,
    });
    this.client = client;
    client.on('notification', ({ channel, payload }) => {
      for (const subscription of this.subscriptions)
        if (subscription.channel === channel) subscription.onMessage(payload ?? '');
    });
    client.on('error', (error) => this.disconnected(client, error));
    client.on('end', () => this.disconnected(client));
    this.listening = this.open(client).catch((error: unknown) => this.disconnected(client, error));
  }

  private async open(client: pg.Client): Promise<void> {
    await client.connect();
    for (const { channel } of this.subscriptions) await client.query(`LISTEN ${channel}`);
    for (const { onGap } of this.subscriptions) onGap();
    if (this.client !== client || this.stopped) return;
    this.checks = setInterval(() => void this.check(client), CHECK_EVERY_MS).unref();
  }

  private async check(client: pg.Client): Promise<void> {
    await client.query('SELECT 1').catch((error: unknown) => this.disconnected(client, error));
  }

  private disconnected(client: pg.Client, error?: unknown): void {
    if (this.stopped || this.client !== client) return;
    this.client = null;
    clearInterval(this.checks);
    client.end().catch(() => undefined);
    this.reconnect = setTimeout(() => this.connect(), RECONNECT_AFTER_MS).unref();
    this.availability.report(error);
  }
}
