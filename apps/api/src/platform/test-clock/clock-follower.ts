/** A stop of the clock while it advances. */
export interface ClockStop {
  at: Date;
  /** Time of the previous stop. */
  since: Date;
  /** Whether jobs that run every minute also run at this stop. */
  isEven: boolean;
}

/** A part of the product with work at later times, which therefore follows the test clock. */
export interface ClockFollower {
  /** For the log, e.g. `webhook deliveries`. */
  readonly name: string;
  /**
   * Set for work that depends on other people's servers. It may run a little late and in groups, and delays the clock
   * only briefly.
   */
  readonly waitsForOthers?: true;
  /** The first moment after `after` and up to `until` at which it has something to do; null when there is none. */
  nextDue(after: Date, until: Date): Promise<Date | null>;
  /** Whether any process still has due work. */
  isBusy(): Promise<boolean>;
  /** Called when the clock was moved, possibly by another process, so that work may be due. */
  wake(): void;
  /** Starts work at each stop of the clock, in the process that moves it. */
  arrive?(stop: ClockStop): Promise<void>;
}
