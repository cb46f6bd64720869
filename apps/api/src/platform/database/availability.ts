import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { Config } from '../../config/config';
import { isDatabaseOutage, outageCode } from './outage';

const PROBE_EVERY_MS = 250;
const PROBE_TIMEOUT_MS = 2000;

/** Whether the database can be reached. Logs once when an outage begins and once when it ends, however many calls fail meanwhile. */
@Injectable()
export class DatabaseAvailability implements OnApplicationShutdown {
  private readonly logger = new Logger(DatabaseAvailability.name);
  private readonly returnHooks: (() => void)[] = [];
  private outage: Promise<void> | null = null;
  private readonly stopped = new AbortController();

  constructor(private readonly config: Config) {}

  /** Runs after every outage, and after a single lost connection. For what has to reconnect or catch up. */
  onReturn(run: () => void): void {
    this.returnHooks.push(run);
  }

  /** @returns whether the error means that the database is away; if so, it is watched until it answers again */
  report(error: unknown): boolean {
    if (!isDatabaseOutage(error)) return false;
    if (!this.stopped.signal.aborted) this.outage ??= this.watch(error).finally(() => (this.outage = null));
    return true;
  }

  /** Resolves as soon as no outage is known, at the latest after `withinMs`; at once during shutdown. */
  async whenAvailable(withinMs: number): Promise<void> {
    if (!this.outage) return;
    const waited = new AbortController();
    await Promise.race([this.outage, pause(withinMs, undefined, { signal: waited.signal }).catch(() => undefined)]);
    waited.abort();
  }

  onApplicationShutdown(): void {
    this.stopped.abort();
  }

  private async watch(error: unknown): Promise<void> {
    const since = Date.now();
    let isUnavailable = false;
    while (!(await this.answers())) {
      if (!isUnavailable)
        this.logger.error(
          `The database is unavailable (${outageCode(error)}). Calls that need it get 503 until it is back.`,
        );
      isUnavailable = true;
      await pause(PROBE_EVERY_MS, undefined, { signal: this.stopped.signal }).catch(() => undefined);
      if (this.stopped.signal.aborted) return;
    }
    if (isUnavailable)
      this.logger.warn(`The database is available again after ${((Date.now() - since) / 1000).toFixed(1)} s.`);
    for (const run of this.returnHooks) run();
  }

  private async answers(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.config.DATABASE_URL,
      application_name: 'groupride-probe',
      connectionTimeoutMillis: PROBE_TIMEOUT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
    });
    // The rejected promise says the same; without a listener the event would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      return true;
    } catch {
      return false;
    } finally {
      client.end().catch(() => undefined);
    }
  }
}
