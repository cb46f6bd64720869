import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../../../config/config';
import { CitySignal } from '../cities.repository';

const AGAIN_AFTER_MS = 5000;

/** Hears `NOTIFY city_changed` on a connection of its own, which it opens again when it breaks. */
@Injectable()
export class PostgresCitySignal extends CitySignal implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(PostgresCitySignal.name);
  private readonly listeners: (() => void)[] = [];
  private client: pg.Client | null = null;
  private again: NodeJS.Timeout | null = null;
  private over = false;

  constructor(private readonly config: Config) {
    super();
  }

  onChange(run: () => void): void {
    this.listeners.push(run);
  }

  onModuleInit(): void {
    void this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.over = true;
    if (this.again) clearTimeout(this.again);
    await this.client?.end();
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.config.DATABASE_URL, application_name: 'groupride-api-city', keepAlive: true });
    this.client = client;
    client.on('notification', () => this.listeners.forEach((run) => run()));
    client.on('error', () => this.listenAgain(client));
    client.on('end', () => this.listenAgain(client));
    try {
      await client.connect();
      await client.query('LISTEN city_changed');
      // What happened while nobody listened.
      this.listeners.forEach((run) => run());
    } catch (error) {
      this.logger.warn(`not told of a new city for now: ${error instanceof Error ? error.message : String(error)}`);
      this.listenAgain(client);
    }
  }

  private listenAgain(client: pg.Client): void {
    if (this.over || this.client !== client) return;
    this.client = null;
    client.end().catch(() => undefined);
    this.again = setTimeout(() => void this.listen(), AGAIN_AFTER_MS).unref();
  }
}
