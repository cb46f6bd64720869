import { finalize, from, mergeMap, type Observable, throwError } from 'rxjs';
import { ApiError } from './api-error';

/** As long as a request waits for a database connection. */
const LONGEST_WAIT_MS = 5_000;

/**
 * Limits how much work of all callers together runs at the same time. The rest waits in line, but not for long: whoever
 * asks is better told to come back than kept waiting.
 */
export class SharedSlots {
  private taken = 0;
  /** What starts the work that waits, in order. */
  private readonly waiting = new Set<() => void>();

  constructor(private readonly most: number) {}

  /**
   * Runs work once a slot is free.
   * @param isGone whether nobody waits for the answer anymore; work that had to wait is then skipped
   * @throws ApiError unavailable when no slot becomes free in time
   */
  run<T>(isGone: () => boolean, work: () => Observable<T>): Observable<T> {
    const begin = (): Observable<T> => work().pipe(finalize(() => this.release()));
    if (this.taken < this.most) {
      this.taken += 1;
      return begin();
    }
    const skip = () => throwError(busy).pipe(finalize(() => this.release()));
    return from(this.turn()).pipe(mergeMap(() => (isGone() ? skip() : begin())));
  }

  private turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(start);
        reject(busy());
      }, LONGEST_WAIT_MS);
      this.waiting.add(start);
    });
  }

  /** Hands the slot to the work that has waited longest. */
  private release(): void {
    const [next] = this.waiting;
    if (next === undefined) {
      this.taken -= 1;
      return;
    }
    this.waiting.delete(next);
    next();
  }
}

const busy = () =>
  new ApiError(
    'unavailable',
    'Too many routes, searches and prices are being worked on. Wait a moment and try again.',
    {
      retryAfterSeconds: 2,
    },
  );
