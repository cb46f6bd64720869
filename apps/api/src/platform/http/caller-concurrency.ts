import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { bulkhead, type BulkheadPolicy, BulkheadRejectedError } from 'cockatiel';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Config } from '../../config/config';
import { ApiError } from './api-error';
import { callerOf } from './caller';
import { isUncounted } from './refusals';

const EXPENSIVE = 'groupride:expensive';

/** Expensive requests, such as routes and searches, have a lower limit of their own. */
export type Cost = 'ordinary' | 'expensive';

/** Limits how many requests one caller has running. Others of the same caller wait, so nobody else is slowed down. */
@Injectable()
export class CallerConcurrency {
  private readonly limits = new Map<string, BulkheadPolicy>();

  constructor(private readonly config: Config) {}

  /**
   * Runs work once the caller has a free slot.
   * @param gone aborted when nobody waits for the answer anymore; work that has not started is then skipped
   * @throws ApiError too_many_requests
   */
  async run<T>(caller: string, cost: Cost, gone: AbortSignal, work: () => Promise<T>): Promise<T> {
    const { running, waiting } = this.limitOf(cost);
    const key = `${cost} ${caller}`;
    const limit = this.limits.get(key) ?? bulkhead(running, waiting);
    this.limits.set(key, limit);
    try {
      return await limit.execute(() => (gone.aborted ? Promise.reject(tooMany()) : work()));
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? tooMany() : error;
    } finally {
      if (limit.executionSlots === running && limit.queueSlots === waiting) this.limits.delete(key);
    }
  }

  private limitOf(cost: Cost): { running: number; waiting: number } {
    const { config } = this;
    return cost === 'expensive'
      ? { running: config.HEAVY_REQUESTS_AT_ONCE, waiting: config.HEAVY_REQUESTS_WAITING }
      : { running: config.REQUESTS_AT_ONCE, waiting: config.REQUESTS_WAITING };
  }
}

const tooMany = () =>
  new ApiError('too_many_requests', 'Too many of your requests are waiting. Wait for their answers and try again.', {
    retryAfterSeconds: 1,
  });

/** Runs ahead of interceptors of a route, such as the one that reads an uploaded file. */
@Injectable()
export class CallerConcurrencyInterceptor implements NestInterceptor {
  constructor(
    private readonly concurrency: CallerConcurrency,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const [request, response] = [
      context.switchToHttp().getRequest<Request>(),
      context.switchToHttp().getResponse<Response>(),
    ];
    if (isUncounted(request.path)) return next.handle();
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const cost = this.costOf(context);
    return from(this.concurrency.run(callerOf(request), cost, gone.signal, () => lastValueFrom(next.handle())));
  }

  private costOf(context: ExecutionContext): Cost {
    const isExpensive = this.reflector.getAllAndOverride<boolean | undefined>(EXPENSIVE, [
      context.getHandler(),
      context.getClass(),
    ]);
    return isExpensive ? 'expensive' : 'ordinary';
  }
}

/** For a controller or route whose answers are expensive. */
export const IsExpensive = () => SetMetadata(EXPENSIVE, true);
