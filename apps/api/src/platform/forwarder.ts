import { LRUCache } from 'lru-cache';
import type { MapQuota } from './map-quota';
import { type Upstream, type UpstreamAnswer, UpstreamFault } from './upstream';

const CACHE_BYTES = 8 * 1024 * 1024;

export interface ForwardedRequest {
  path: readonly string[];
  parameters: Record<string, string | undefined>;
  /** How long the answer is cached, in milliseconds; 0: not at all. */
  ttlMs: number;
}

export interface ForwarderSetting {
  /** Name of the parameter that carries the key. */
  keyName: string;
  key: string;
  quota: MapQuota;
}

/** What Google says of itself in `status` where it has an answer; everything else is a failure, which may be over a moment later. */
const ANSWERED = new Set(['OK', 'ZERO_RESULTS', 'NOT_FOUND']);

/** Parameters that were sent without a value are not sent on. */
export const withoutEmpty = (parameters: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/**
 * Asks a map service in somebody's place, with our key: only the questions and parameters that are known here, so many a
 * minute and person, and the same one once. What comes back never holds the key.
 */
export class Forwarder {
  private readonly cache = new LRUCache<string, object>({ maxSize: CACHE_BYTES });

  constructor(
    private readonly upstream: Upstream,
    private readonly setting: ForwarderSetting,
  ) {}

  /**
   * @param who the person, or the address of somebody who is not signed in; null for our own work, which nobody's quota counts
   * @throws ApiError too_many_requests; UpstreamFault when the service is away or refuses us
   */
  async forward(who: string | null, { path, parameters, ttlMs }: ForwardedRequest): Promise<UpstreamAnswer> {
    const question = JSON.stringify([path, Object.entries(parameters).filter(([, value]) => value !== undefined)]);
    const cached = this.cache.get(question);
    if (cached) return { status: 200, body: cached };
    const { keyName, key, quota } = this.setting;
    if (who !== null) await quota.count(who);
    const { status, body } = await this.upstream.get(path, { ...parameters, [keyName]: key });
    const text = JSON.stringify(body);
    if (text.includes(key)) throw new UpstreamFault('map service', 'the answer repeats the key');
    // Then our key is wrong or used up: nothing the caller could change.
    if (status === 401 || status === 403 || status === 429 || status >= 500)
      throw new UpstreamFault('map service', `answered ${status}`);
    if (status === 200 && ttlMs > 0 && ANSWERED.has((body as { status?: string }).status ?? 'OK'))
      this.cache.set(question, body, { size: text.length, ttl: ttlMs });
    return { status, body };
  }
}
