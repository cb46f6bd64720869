import { bulkhead, BulkheadRejectedError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen, timeout, TimeoutStrategy, wrap } from 'cockatiel';
import { type RoutingEngine, RoutingRefusal } from './routing-engine';

export interface LaneLimits {
  /** Requests at work at the same time. */
  concurrency: number;
  /** Requests that wait; more are turned away at once. */
  queue: number;
  timeoutMs: number;
  /** For matrices, which are many ways at once; the same as others when it is not given. */
  matrixTimeoutMs?: number;
}

const FAILURES_UNTIL_OPEN = 5;
const CLOSED_AGAIN_AFTER_MS = 10_000;

/**
 * One engine with its limits and its breaker. A refusal is an answer, and being busy is no fault: neither opens the
 * breaker. A request that takes too long is given up, but keeps its place among those at work until it has really ended.
 */
export class Lane {
  private readonly breaker;
  private readonly policy;
  private readonly patient;

  constructor(
    readonly engine: RoutingEngine,
    { concurrency, queue, timeoutMs, matrixTimeoutMs = timeoutMs }: LaneLimits,
    reopenAfterMs = CLOSED_AGAIN_AFTER_MS,
  ) {
    const fault = handleWhen((error) => !(error instanceof RoutingRefusal || error instanceof BulkheadRejectedError));
    this.breaker = circuitBreaker(fault, { halfOpenAfter: reopenAfterMs, breaker: new ConsecutiveBreaker(FAILURES_UNTIL_OPEN) });
    const places = bulkhead(concurrency, queue);
    this.policy = wrap(this.breaker, timeout(timeoutMs, TimeoutStrategy.Aggressive), places);
    this.patient = wrap(this.breaker, timeout(matrixTimeoutMs, TimeoutStrategy.Aggressive), places);
  }

  get available(): boolean {
    return this.breaker.state !== CircuitState.Open;
  }

  /** @throws RoutingRefusal, and other errors when the engine is away, slow or busy */
  ask<T>(question: (engine: RoutingEngine) => Promise<T>, { matrix = false } = {}): Promise<T> {
    // A signal of its own: otherwise all requests at work listen to one that they share, and Node.js warns of a leak.
    return (matrix ? this.patient : this.policy).execute(() => question(this.engine), new AbortController().signal);
  }
}
