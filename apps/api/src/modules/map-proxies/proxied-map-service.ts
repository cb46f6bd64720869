import type { Logger } from '@nestjs/common';
import { Forwarder, withoutEmpty } from '../../platform/forwarder';
import type { MapQuota } from '../../platform/map-quota';
import { Upstream, UPSTREAM_DEFAULTS, UpstreamFault, type UpstreamAnswer } from '../../platform/upstream';

/** How long answers of the service are cached. */
export const PLACES_TTL_MS = 10 * 60_000;
export const ROUTES_TTL_MS = 60_000;

interface MapServiceAccess {
  service: string;
  base: string;
  /** Name of the parameter that carries the key. */
  keyName: string;
  /** Without a key, nothing is forwarded. */
  key: string | undefined;
  quota: MapQuota;
}

interface ProxiedRequest {
  path: readonly string[];
  /** Empty ones are not forwarded. */
  parameters: Record<string, string | undefined>;
  ttlMs: number;
}

/** The map service whose API a proxy offers. */
export class ProxiedMapService {
  private readonly forwarder: Forwarder | null;

  constructor(
    { service, base, keyName, key, quota }: MapServiceAccess,
    private readonly logger: Logger,
  ) {
    this.forwarder = key
      ? new Forwarder(new Upstream({ service, base, ...UPSTREAM_DEFAULTS }), { keyName, key, quota })
      : null;
  }

  get hasKey(): boolean {
    return this.forwarder !== null;
  }

  /**
   * @param accept turns the answer of the service into that of the proxy, or throws UpstreamFault
   * @returns null when the city must answer instead
   * @throws ApiError too_many_requests
   */
  async forward<T>(
    who: string,
    { path, parameters, ttlMs }: ProxiedRequest,
    accept: (answer: UpstreamAnswer) => T,
  ): Promise<T | null> {
    if (!this.forwarder) return null;
    try {
      return accept(await this.forwarder.forward(who, { path, parameters: withoutEmpty(parameters), ttlMs }));
    } catch (error) {
      if (!(error instanceof UpstreamFault)) throw error;
      this.logger.warn(error.message);
      return null;
    }
  }
}
