/** Where the clock stops on its way. */
export interface ClockStop {
  at: Date;
  /** The stop before. */
  since: Date;
  /** Also work that looks at the time once a minute has its turn. */
  isEven: boolean;
}

/** A part of the product that does something at a later time, and therefore has to follow the test clock. */
export interface ClockFollower {
  /** For the log, e.g. `webhook deliveries`. */
  readonly name: string;
  /** It waits for servers of other people: its work may come a little late and together, and holds up the clock for a moment at most. */
  readonly waitsForOthers?: true;
  /** The first moment after `after` and up to `until` at which it has something to do; null when there is none. */
  nextDue(after: Date, until: Date): Promise<Date | null>;
  /** Whether work that is due is not done yet, in whichever process. */
  isBusy(): Promise<boolean>;
  /** The clock was moved, possibly by another process: something may be due. */
  wake(): void;
  /** Begins what happens at each stop of the clock, in the process that moves it. */
  arrive?(stop: ClockStop): Promise<void>;
}
