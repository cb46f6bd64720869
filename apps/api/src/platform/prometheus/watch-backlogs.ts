import { setTimeout as pause } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';

/** What waits or failed, by kind and name. */
export interface WaitingWork {
  what: string;
  name: string;
  count: number;
  oldestSeconds: number;
}

/** Several Prometheus servers, or an eager one, cost the database no more than this. */
const READ_EVERY_MS = 10_000;
/** A scrape during an outage answers with what is known. */
const WAIT_MS = 2_000;

/**
 * Reports backlogs of the whole deployment. During a database outage it keeps the latest values, whose age
 * `groupride_backlog_read_timestamp_seconds` tells.
 * @param now in milliseconds
 */
export function watchBacklogs(registry: Registry, read: () => Promise<WaitingWork[]>, now: () => number): void {
  let begun = -Infinity;
  let reading = Promise.resolve();
  const refresh = async (): Promise<void> => {
    const rows = await read();
    count.reset();
    oldest.reset();
    for (const { what, name, count: found, oldestSeconds } of rows) {
      count.set({ what, name }, found);
      oldest.set({ what, name }, oldestSeconds);
    }
    readAt.set(now() / 1000);
  };
  /** All gauges of a scrape wait for the same statement. */
  const collect = async (): Promise<void> => {
    if (now() - begun >= READ_EVERY_MS) {
      begun = now();
      reading = refresh().catch(() => undefined);
    }
    await Promise.race([reading, pause(WAIT_MS, undefined, { ref: false })]);
  };
  const labelled = { labelNames: ['what', 'name'] as const, registers: [registry], collect };
  const count = new Gauge({
    ...labelled,
    name: 'groupride_backlog',
    help: 'What waits or failed in the whole deployment',
  });
  const oldest = new Gauge({
    ...labelled,
    name: 'groupride_backlog_oldest_seconds',
    help: 'Age of the oldest of what waits',
  });
  const readAt = new Gauge({
    name: 'groupride_backlog_read_timestamp_seconds',
    help: 'When the backlogs were last read',
    registers: [registry],
    collect,
  });
}
