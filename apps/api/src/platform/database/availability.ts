import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { Config } from '../../config/config';
import { isDatabaseOutage, outageCode } from './outage';

const PROBE_EVERY_MS = 250;
const PROBE_TIMEOUT_MS = 2000;

/** Tracks whether the database is reachable, and logs the start and end of each outage once. */
@Injectable()
export class DatabaseAvailability implements OnApplicationShutdown {
  private readonly logger = new Logger(DatabaseAvailability.name);
  private readonly returnHooks: (() => void)[] = [];
  private outage: Promise<void> | null = null;
  private readonly stopped = new AbortController();

  constructor(private readonly config: Config) {}

  /** Runs `run` after every outage or lost connection, for services that must reconnect or catch up. */
  onReturn(run: () => void): void {
    this.returnHooks.push(run);
  }

  /** @returns whether the error means an outage; if so, the database is probed until it answers */
  report(error: unknown): boolean {
    if (!isDatabaseOutage(error)) return false;
    if (!this.stopped.signal.aborted) this.outage ??= this.watch(error).finally(() => (this.outage = null));
    return true;
  }

  /** Resolves when no outage is known, after `withinMs`, or at shutdown. */
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
    // The promise already rejects; without a listener the event would end the process.
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
