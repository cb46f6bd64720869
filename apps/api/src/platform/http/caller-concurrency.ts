import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { finalize, from, mergeMap, type Observable, throwError } from 'rxjs';
import { Config } from '../../config/config';
import { ApiError } from './api-error';
import { callerOf } from './caller';
import { isUncounted } from './refusals';
import { SharedSlots } from './shared-slots';

const EXPENSIVE = 'groupride:expensive';

/** Expensive requests, such as routes and searches, have a lower limit of their own, and one for all callers together. */
export type Cost = 'ordinary' | 'expensive';

/** The running requests of a caller, and what starts those that wait. */
interface Slots {
  taken: number;
  readonly waiting: (() => void)[];
}

/**
 * Limits how many requests one caller has running. Others of the same caller wait, so nobody else is slowed down. Every
 * request passes here, so one that need not wait only counts.
 */
@Injectable()
export class CallerConcurrency {
  private readonly callers = new Map<string, Slots>();
  private readonly expensive: SharedSlots;

  constructor(private readonly config: Config) {
    this.expensive = new SharedSlots(config.heavyRequestsInAll);
  }

  /**
   * Runs work once the caller has a free slot, and expensive work once all callers together have one.
   * @param isGone whether nobody waits for the answer anymore; work that had to wait is then skipped
   * @throws ApiError too_many_requests, unavailable
   */
  run<T>(caller: string, cost: Cost, isGone: () => boolean, work: () => Observable<T>): Observable<T> {
    const key = `${cost} ${caller}`;
    const begin = () =>
      (cost === 'expensive' ? this.expensive.run(isGone, work) : work()).pipe(finalize(() => this.release(key)));
    const turn = this.take(key, cost);
    if (turn === null) return begin();
    const skip = () => throwError(tooMany).pipe(finalize(() => this.release(key)));
    return from(turn).pipe(mergeMap(() => (isGone() ? skip() : begin())));
  }

  /** @returns null when a slot was free, otherwise a promise of the next one */
  private take(key: string, cost: Cost): Promise<void> | null {
    const slots = this.callers.get(key);
    if (slots === undefined) {
      this.callers.set(key, { taken: 1, waiting: [] });
      return null;
    }
    const { running, waiting } = this.limitOf(cost);
    if (slots.taken < running) {
      slots.taken += 1;
      return null;
    }
    if (slots.waiting.length >= waiting) throw tooMany();
    return new Promise((resolve) => slots.waiting.push(resolve));
  }

  /** Hands the slot to the request that has waited longest. */
  private release(key: string): void {
    const slots = this.callers.get(key);
    if (slots === undefined) return;
    const next = slots.waiting.shift();
    if (next) return next();
    slots.taken -= 1;
    if (slots.taken === 0) this.callers.delete(key);
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
    const isGone = () => response.destroyed;
    return this.concurrency.run(callerOf(request), this.costOf(context), isGone, () => next.handle());
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
