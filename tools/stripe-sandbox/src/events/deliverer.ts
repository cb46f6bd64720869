import type Stripe from 'stripe';
import type { Database } from '../store/database';
import { signatureHeader } from './signature';

/** Seconds to wait after the first, second, … failed attempt; the last one repeats. */
const BACKOFF = [1, 5, 25, 125, 625, 3600];
const MAX_ATTEMPTS = 16;
const ATTEMPT_TIMEOUT_MS = 10_000;
const IN_FLIGHT = 6;
/** An attempt without a result for this long, because the program was killed, is repeated. */
const CLAIM_SECONDS = 30;

/**
 * SQL condition that the delivery `d` waits for no attempt of another one. Only reordered deliveries do, so most rows
 * need no look at others; without the first part, PostgreSQL compares all pending deliveries with each other.
 */
const IS_NEXT = `(d.after_id IS NULL OR NOT EXISTS (
  SELECT 1 FROM deliveries f WHERE f.id = d.after_id AND f.state = 'pending' AND f.last_status IS NULL AND f.last_error IS NULL))`;

interface Claim {
  id: string;
  attempts: number;
  event: Stripe.EventBase;
  url: string;
  secret: string;
}

/** Sends pending events to their endpoints until each has answered 2xx. Call `wake` after a commit that may have written some. */
export class Deliverer {
  private running: Promise<void> | undefined;
  private readonly active = new Set<Promise<void>>();
  private again = false;
  private stopped = false;
  private timer: NodeJS.Timeout | undefined;
  private readonly cancel = new AbortController();

  constructor(private readonly database: Database) {}

  /** Makes attempts that an earlier run left unfinished due immediately. */
  async start(): Promise<void> {
    await this.database.query(
      `UPDATE deliveries SET next_attempt_at = least(next_attempt_at, now()) WHERE state = 'pending' AND attempts > 0`,
    );
    this.wake();
  }

  wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.running = this.run().finally(() => {
      this.running = undefined;
      if (this.again && !this.stopped) {
        this.again = false;
        this.wake();
      }
    });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    this.cancel.abort();
    await this.running;
    await Promise.all(this.active);
  }

  private async run(): Promise<void> {
    try {
      const room = IN_FLIGHT - this.active.size;
      // The end of an attempt looks again.
      if (room <= 0 || this.stopped) return;
      // Asked first, because every request wakes this, and few of them write a delivery.
      const wait = await this.untilNext();
      if (wait === null) return;
      const claims = wait <= 0 ? await this.claim(room) : [];
      for (const claim of claims) {
        // A slow endpoint delays no other: each attempt ends by itself and looks for the next.
        const attempt = this.attempt(claim).finally(() => {
          this.active.delete(attempt);
          this.wake();
        });
        this.active.add(attempt);
      }
      if (claims.length === 0) this.sleep(wait);
    } catch (error) {
      this.complain(error);
    }
  }

  private complain(error: unknown): void {
    if (this.stopped) return;
    process.stderr.write(`Webhook delivery paused: ${error instanceof Error ? error.message : String(error)}\n`);
    this.timer = setTimeout(() => this.wake(), 1000);
  }

  private async claim(room: number): Promise<Claim[]> {
    return this.database.query<Claim & { [column: string]: unknown }>(
      `WITH due AS (
         SELECT id FROM deliveries d WHERE state = 'pending' AND next_attempt_at <= now() AND ${IS_NEXT}
         ORDER BY id LIMIT ${room} FOR UPDATE SKIP LOCKED
       ), claimed AS (
         UPDATE deliveries d SET attempts = attempts + 1, next_attempt_at = now() + interval '${CLAIM_SECONDS} seconds'
         FROM due WHERE d.id = due.id RETURNING d.id, d.attempts, d.event_id, d.endpoint_id
       )
       SELECT c.id, c.attempts, e.data AS event, w.data->>'url' AS url, w.hidden->>'secret' AS secret
       FROM claimed c JOIN objects e ON e.id = c.event_id JOIN objects w ON w.id = c.endpoint_id ORDER BY c.id`,
    );
  }

  private async attempt({ id, attempts, event, url, secret }: Claim): Promise<void> {
    const body = JSON.stringify(event, null, 2);
    let status: number | null = null;
    let failure: string | null = null;
    const limit = new AbortController();
    const stop = () => limit.abort();
    // In Node 20, a timeout that only AbortSignal.any references is garbage collected.
    const timer = setTimeout(stop, ATTEMPT_TIMEOUT_MS);
    this.cancel.signal.addEventListener('abort', stop, { once: true });
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'Stripe-Signature': signatureHeader(body, secret, Math.floor(Date.now() / 1000)),
        },
        body,
        redirect: 'manual',
        signal: limit.signal,
      });
      await answer.body?.cancel();
      status = answer.status;
      if (status < 200 || status > 299) failure = `The endpoint answered ${status}.`;
    } catch (error) {
      failure =
        error instanceof Error
          ? `${error.message}${error.cause instanceof Error ? `: ${error.cause.message}` : ''}`
          : String(error);
    } finally {
      clearTimeout(timer);
      this.cancel.signal.removeEventListener('abort', stop);
    }
    const wait = BACKOFF[Math.min(attempts, BACKOFF.length) - 1] ?? 1;
    const next = failure === null ? 'delivered' : attempts >= MAX_ATTEMPTS ? 'failed' : 'pending';
    await this.database
      .query(
        `UPDATE deliveries SET state = $2, last_status = $3, last_error = $4, next_attempt_at = now() + $5 * interval '1 second',
           delivered_at = CASE WHEN $2 = 'delivered' THEN now() END
         WHERE id = $1`,
        [id, next, status, failure, this.stopped ? 0 : wait],
      )
      .catch((error: unknown) => this.complain(error));
  }

  /** Milliseconds until the next delivery is due; null when none is pending. */
  private async untilNext(): Promise<number | null> {
    const [row] = await this.database.query<{ wait: number | null }>(
      `SELECT (extract(epoch FROM min(next_attempt_at) - now()) * 1000)::float8 AS wait FROM deliveries d WHERE state = 'pending' AND ${IS_NEXT}`,
    );
    return row?.wait ?? null;
  }

  private sleep(wait: number): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.wake(), Math.min(Math.max(wait, 5), 60_000));
  }
}
