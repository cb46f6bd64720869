import { LRUCache } from 'lru-cache';
import type { MapQuota } from './map-quota';
import { type Upstream, type UpstreamAnswer, UpstreamFault } from './upstream';

const CACHE_BYTES = 8 * 1024 * 1024;

export interface ForwardedRequest {
  path: readonly string[];
  parameters: Record<string, string | undefined>;
  /** Cache TTL in milliseconds; 0 disables caching. */
  ttlMs: number;
}

export interface ForwarderSetting {
  /** Name of the parameter that carries the key. */
  keyName: string;
  key: string;
  quota: MapQuota;
}

/** Google's `status` values for valid answers; all others are failures that may be temporary. */
const ANSWERED = new Set(['OK', 'ZERO_RESULTS', 'NOT_FOUND']);

/** Empty parameters are not forwarded. */
export const withoutEmpty = (parameters: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/**
 * Forwards known requests to a map service with our key, within a quota per minute and caller, and caches the
 * responses. Responses never contain the key.
 */
export class Forwarder {
  private readonly cache = new LRUCache<string, object>({ maxSize: CACHE_BYTES });

  constructor(
    private readonly upstream: Upstream,
    private readonly setting: ForwarderSetting,
  ) {}

  /**
   * @param who the user or IP address whose quota counts; null for our own requests
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
    // Our key is invalid or exhausted, which the caller cannot change.
    if (status === 401 || status === 403 || status === 429 || status >= 500)
      throw new UpstreamFault('map service', `answered ${status}`);
    if (status === 200 && ttlMs > 0 && ANSWERED.has((body as { status?: string }).status ?? 'OK'))
      this.cache.set(question, body, { size: text.length, ttl: ttlMs });
    return { status, body };
  }
}
