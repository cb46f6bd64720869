import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ApiError } from './http/api-error';
import { SizedCache } from './sized-cache';
import { type Upstream, UpstreamFault } from './upstream';

const KEPT_BYTES = 8 * 1024 * 1024;

export interface Question {
  path: readonly string[];
  parameters: Record<string, string | undefined>;
  /** How long the answer may be given to others as well. */
  keptMs: number;
}

export interface ForwarderSetting {
  /** Name of the parameter that carries the key. */
  keyName: string;
  key: string;
  perMinute: number;
}

/**
 * Asks a map service in somebody's place, with our key: only the questions and parameters that are known here, so many a
 * minute and person, and the same one once. What comes back never holds the key.
 */
export class Forwarder {
  private readonly kept = new SizedCache<{ body: unknown; until: number; size: number }>(KEPT_BYTES, ({ size }) => size);
  private readonly quota: RateLimiterMemory;

  constructor(
    private readonly upstream: Upstream,
    private readonly setting: ForwarderSetting,
  ) {
    this.quota = new RateLimiterMemory({ points: setting.perMinute, duration: 60 });
  }

  /**
   * @param who the person, or the address of somebody who is not signed in
   * @throws ApiError too_many_requests; UpstreamFault when the service is away or refuses us
   */
  async ask(who: string, { path, parameters, keptMs }: Question): Promise<{ status: number; body: unknown }> {
    const question = JSON.stringify([path, Object.entries(parameters).filter(([, value]) => value !== undefined)]);
    const known = this.kept.get(question);
    if (known && known.until > Date.now()) return { status: 200, body: known.body };
    await this.count(who);
    const { keyName, key } = this.setting;
    const { status, body } = await this.upstream.get(path, { ...parameters, [keyName]: key });
    const text = JSON.stringify(body);
    if (text.includes(key)) throw new UpstreamFault('map service', 'the answer repeats the key');
    // Then our key is wrong or used up: nothing the caller could change.
    if (status === 401 || status === 403 || status === 429 || status >= 500) throw new UpstreamFault('map service', `answered ${status}`);
    if (status === 200) this.kept.set(question, { body, until: Date.now() + keptMs, size: text.length });
    return { status, body };
  }

  private async count(who: string): Promise<void> {
    try {
      await this.quota.consume(who);
    } catch {
      throw new ApiError('too_many_requests', 'That was too much for the map service. Wait a minute and try again.', { retryAfterSeconds: 60 });
    }
  }
}
