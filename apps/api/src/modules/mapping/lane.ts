import {
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { type RoutingEngine, RoutingRefusal } from './routing-engine';

export interface LaneLimits {
  /** Maximum requests in progress. */
  concurrency: number;
  /** Maximum waiting requests; more are rejected at once. */
  queue: number;
  /** Time limit for execution, and again for waiting. */
  timeoutMs: number;
  /** Timeout for matrices; defaults to `timeoutMs`. */
  matrixTimeoutMs?: number;
}

interface Kind {
  matrix?: boolean;
}

const FAILURES_UNTIL_OPEN = 5;
const CLOSED_AGAIN_AFTER_MS = 10_000;

/** All slots are taken by requests that exceeded their timeout. */
export class LaneStuck extends Error {
  constructor() {
    super('nothing comes back any more');
  }
}

/** The request waited too long for a slot. */
export class LaneBusy extends Error {
  constructor() {
    super('too much is asked at the same time');
  }
}

/**
 * One engine with its concurrency limit and circuit breaker. Refusals and a full queue do not open the breaker,
 * and waiting time does not count as the engine's. A request that times out keeps its slot
 * until it has really ended.
 */
export class Lane {
  private readonly places;
  private readonly breaker;
  private readonly policy;
  private readonly matrixPolicy;
  /** Number of requests that timed out but are still running. */
  private overdue = 0;

  constructor(
    readonly engine: RoutingEngine,
    private readonly limits: LaneLimits,
    reopenAfterMs = CLOSED_AGAIN_AFTER_MS,
  ) {
    const { concurrency, queue, timeoutMs, matrixTimeoutMs = timeoutMs } = limits;
    this.places = bulkhead(concurrency, queue);
    const fault = handleWhen((error) => !(error instanceof RoutingRefusal));
    this.breaker = circuitBreaker(fault, {
      halfOpenAfter: reopenAfterMs,
      breaker: new ConsecutiveBreaker(FAILURES_UNTIL_OPEN),
    });
    this.policy = wrap(this.breaker, timeout(timeoutMs, TimeoutStrategy.Aggressive));
    this.matrixPolicy = wrap(this.breaker, timeout(matrixTimeoutMs, TimeoutStrategy.Aggressive));
  }

  get available(): boolean {
    return this.breaker.state !== CircuitState.Open && !this.isStuck;
  }

  private get isStuck(): boolean {
    return this.overdue >= this.limits.concurrency;
  }

  /** @throws RoutingRefusal, and other errors when the engine is unavailable, slow or busy */
  ask<T>(question: (engine: RoutingEngine) => Promise<T>, kind: Kind = {}): Promise<T> {
    if (this.isStuck) return Promise.reject(new LaneStuck());
    return new Promise<T>((answer, refuse) => {
      let isAtWork = false;
      let isOverdue = false;
      const requestedAt = this.places.execute(() => {
        isAtWork = true;
        return isOverdue ? Promise.reject(new LaneBusy()) : this.execute(question, kind, refuse);
      });
      const patience = setTimeout(() => {
        if (isAtWork) return;
        isOverdue = true;
        refuse(new LaneBusy());
      }, this.limits.timeoutMs);
      requestedAt.then(answer, refuse).finally(() => clearTimeout(patience));
    });
  }

  /** @param giveUp called when the request times out; the promise itself settles only when the work has ended */
  private async execute<T>(
    question: (engine: RoutingEngine) => Promise<T>,
    { matrix = false }: Kind,
    giveUp: (error: unknown) => void,
  ): Promise<T> {
    let hasEnded = true;
    let end: Promise<unknown> = Promise.resolve();
    try {
      // Each request has its own signal, because many listeners on a shared one make Node.js warn of a leak.
      return await (matrix ? this.matrixPolicy : this.policy).execute(() => {
        hasEnded = false;
        const ended = () => {
          hasEnded = true;
        };
        const requestedAt = question(this.engine);
        end = requestedAt.then(ended, ended);
        return requestedAt;
      }, new AbortController().signal);
    } catch (error) {
      if (!hasEnded) {
        giveUp(error);
        this.overdue += 1;
        await end;
        this.overdue -= 1;
      }
      throw error;
    }
  }
}
