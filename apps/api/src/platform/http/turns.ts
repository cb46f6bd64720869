import { applyDecorators, type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import { bulkhead, type BulkheadPolicy, BulkheadRejectedError } from 'cockatiel';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Config } from '../../config/config';
import { ApiError } from './api-error';
import { callerOf } from './caller';

/**
 * Requests that are much work, such as ways and searches: of one caller only a few are at work at the same time, and the
 * others wait for their turn. Whoever sends hundreds at once waits for themselves, and nobody else does.
 */
@Injectable()
export class CallerTurns {
  private readonly turns = new Map<string, BulkheadPolicy>();

  constructor(private readonly config: Config) {}

  /**
   * @param gone when nobody waits for the answer any more: work that has not begun is left then
   * @throws ApiError too_many_requests
   */
  async take<T>(caller: string, gone: AbortSignal, work: () => Promise<T>): Promise<T> {
    const { HEAVY_REQUESTS_AT_ONCE: atOnce, HEAVY_REQUESTS_WAITING: waiting } = this.config;
    const turns = this.turns.get(caller) ?? bulkhead(atOnce, waiting);
    this.turns.set(caller, turns);
    try {
      return await turns.execute(() => (gone.aborted ? Promise.reject(tooMany()) : work()));
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? tooMany() : error;
    } finally {
      if (turns.executionSlots === atOnce && turns.queueSlots === waiting) this.turns.delete(caller);
    }
  }
}

const tooMany = () => new ApiError('too_many_requests', 'Too many of your requests are waiting. Wait for their answers and try again.', { retryAfterSeconds: 1 });

@Injectable()
export class TakingTurns implements NestInterceptor {
  constructor(private readonly turns: CallerTurns) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const [request, response] = [context.switchToHttp().getRequest<Request>(), context.switchToHttp().getResponse<Response>()];
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    return from(this.turns.take(callerOf(request), gone.signal, () => lastValueFrom(next.handle())));
  }
}

/** Of a controller or a route whose answers are much work. */
export const TakesTurns = () => applyDecorators(UseInterceptors(TakingTurns));
