import { Forwarder, type ForwarderSetting } from '../../../platform/forwarder';
import { ApiError } from '../../../platform/http/api-error';
import type { Upstream, UpstreamAnswer } from '../../../platform/upstream';
import { type RequestContext, RoutingRefusal } from '../routing-engine';

/** The same TTL as in the map proxies. */
const CACHE_TTL_MS = 60_000;

/** A paid map service with per-caller quotas and a response cache. */
export class PaidService {
  private readonly forwarder: Forwarder;

  constructor(upstream: Upstream, setting: ForwarderSetting) {
    this.forwarder = new Forwarder(upstream, setting);
  }

  /** @throws RoutingRefusal over_quota; UpstreamFault when the service is unavailable or rejects our key */
  async ask(
    { caller }: RequestContext,
    path: readonly string[],
    parameters: Record<string, string | undefined>,
  ): Promise<UpstreamAnswer> {
    try {
      return await this.forwarder.forward(caller ?? null, { path, parameters, ttlMs: CACHE_TTL_MS });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'too_many_requests')
        throw new RoutingRefusal('over_quota', 'the caller has asked enough for now');
      throw error;
    }
  }
}
