import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type ApiRequestQuery, type ApiRequestView, MAX_API_REQUESTS } from '@groupride/contracts';
import type { Request } from 'express';
import { Clock } from '../../platform/clock';
import { ApiRequestsRepository, type NewApiRequest } from './api-requests.repository';
import { Batch } from './batch';

/** Logs requests with tokens. The log contains routes but no actual paths, queries, bodies or personal data. */
@Injectable()
export class ApiRequests implements OnModuleDestroy {
  private readonly batch: Batch<NewApiRequest>;

  constructor(
    private readonly requests: ApiRequestsRepository,
    private readonly clock: Clock,
  ) {
    this.batch = new Batch(ApiRequests.name, (batch) => requests.insert(batch));
  }

  /** Logs the request when it is answered or the caller disconnects. */
  follow(request: Request, tokenId: number): void {
    const [at, from] = [this.clock.realNow(), performance.now()];
    request.res?.once('close', () => {
      const { method, res: response } = request;
      this.batch.add({
        at,
        tokenId,
        method,
        route: routeOf(request),
        requestId: String(request.id),
        status: response?.writableEnded ? response.statusCode : CALLER_GONE,
        durationMs: Math.round(performance.now() - from),
      });
    });
  }

  list({ outcome, search, before }: ApiRequestQuery): Promise<ApiRequestView[]> {
    return this.requests.list({
      outcome: outcome ?? null,
      search: search || null,
      before: before ?? null,
      limit: MAX_API_REQUESTS,
    });
  }

  onModuleDestroy(): Promise<void> {
    return this.batch.flush();
  }
}

/** Status that proxies log when the caller disconnects before the response. */
const CALLER_GONE = 499;

/** The route in OpenAPI notation, such as "/api/rides/{rideId}". Actual paths may contain personal data. */
function routeOf(request: Request): string | null {
  const { path } = (request.route ?? {}) as { path?: unknown };
  return typeof path === 'string' ? path.replace(/:(\w+)/g, '{$1}') : null;
}
