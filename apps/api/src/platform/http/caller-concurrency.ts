import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { bulkhead, type BulkheadPolicy, BulkheadRejectedError } from 'cockatiel';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Config } from '../../config/config';
import { ApiError } from './api-error';
import { callerOf } from './caller';

/** Limits how many expensive requests, such as routes and searches, one caller has running. Others of the same caller wait, so nobody else is slowed down. */
@Injectable()
export class CallerConcurrency {
  private readonly limits = new Map<string, BulkheadPolicy>();

  constructor(private readonly config: Config) {}

  /**
   * Runs work once the caller has a free slot.
   * @param gone aborted when nobody waits for the answer anymore; work that has not started is then skipped
   * @throws ApiError too_many_requests
   */
  async run<T>(caller: string, gone: AbortSignal, work: () => Promise<T>): Promise<T> {
    const { HEAVY_REQUESTS_AT_ONCE: running, HEAVY_REQUESTS_WAITING: waiting } = this.config;
    const limit = this.limits.get(caller) ?? bulkhead(running, waiting);
    this.limits.set(caller, limit);
    try {
      return await limit.execute(() => (gone.aborted ? Promise.reject(tooMany()) : work()));
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? tooMany() : error;
    } finally {
      if (limit.executionSlots === running && limit.queueSlots === waiting) this.limits.delete(caller);
    }
  }
}

const tooMany = () =>
  new ApiError('too_many_requests', 'Too many of your requests are waiting. Wait for their answers and try again.', {
    retryAfterSeconds: 1,
  });

@Injectable()
export class CallerConcurrencyInterceptor implements NestInterceptor {
  constructor(private readonly concurrency: CallerConcurrency) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const [request, response] = [
      context.switchToHttp().getRequest<Request>(),
      context.switchToHttp().getResponse<Response>(),
    ];
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    return from(this.concurrency.run(callerOf(request), gone.signal, () => lastValueFrom(next.handle())));
  }
}

/** For a controller or route whose answers are expensive. */
export const LimitsConcurrencyPerCaller = () => applyDecorators(UseInterceptors(CallerConcurrencyInterceptor));
