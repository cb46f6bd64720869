import { Forwarder, type ForwarderSetting } from '../../../platform/forwarder';
import { ApiError } from '../../../platform/http/api-error';
import type { Upstream, UpstreamAnswer } from '../../../platform/upstream';
import { type RequestContext, RoutingRefusal } from '../routing-engine';

/** As long as the ways that are handed on in the service's own shape. */
const CACHE_TTL_MS = 60_000;

/** A map service as an engine asks it: what is asked for a caller counts against that caller's quota, and the same question is asked once. */
export class PaidService {
  private readonly forwarder: Forwarder;

  constructor(upstream: Upstream, setting: ForwarderSetting) {
    this.forwarder = new Forwarder(upstream, setting);
  }

  /** @throws RoutingRefusal over_quota; UpstreamFault when the service is away or refuses us */
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
