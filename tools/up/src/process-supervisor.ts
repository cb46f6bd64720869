// Runs the programs of one launcher: starts them, restarts those that die, and stops them in reverse order.
import { setTimeout as delay } from 'node:timers/promises';
import { Child, type ChildSpec, describeExit, type Exit, lastLines } from './child';
import { ClearError, Stopped } from './clear-error';

/** How programs that crashed are restarted. All times are in milliseconds. */
export interface RestartPolicy {
  /** Pause before the first restart; it doubles with every further death within the window. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** Number of crashes within the window after which restarting is given up. */
  readonly deaths: number;
  readonly window: number;
}

export const RESTART_POLICY: RestartPolicy = { firstPause: 500, longestPause: 15_000, deaths: 3, window: 60_000 };

export interface RestartOptions {
  /** Shows a line to the person at the terminal. */
  readonly say: (line: string) => void;
  readonly policy?: RestartPolicy;
  /** Resolves when what the program needs is available. A restart waits for it, so that a lost database does not count as several deaths. */
  readonly needs?: (signal: AbortSignal) => Promise<void>;
  /** Resolves when the program does its work. */
  readonly ready?: (signal: AbortSignal) => Promise<void>;
  /** The other programs work without this one, so it is restarted without limit. */
  readonly optional?: boolean;
}

const seconds = (milliseconds: number): string => `${milliseconds / 1000} s`;

export class ProcessSupervisor {
  /** Programs of one level, which are stopped together. A restarted program takes the place of its predecessor. */
  private readonly levels: Child[][] = [];
  private readonly aborter = new AbortController();
  private stopped: Promise<void> | undefined;
  private fail: (error: Error) => void = () => undefined;
  /** Rejects with a ClearError when a program ends that should not have, and with Stopped when stopping begins. */
  readonly failure = new Promise<never>((_, reject) => {
    this.fail = reject;
  });

  constructor() {
    // Avoids an unhandled rejection when nobody awaits the failure.
    this.failure.catch(() => undefined);
  }

  /** Aborted as soon as stopping begins. */
  get signal(): AbortSignal {
    return this.aborter.signal;
  }

  /**
   * Starts programs of one level. When one of them ends without being stopped, that is a failure.
   * @throws Stopped when stopping has begun
   */
  start(...specs: ChildSpec[]): Child[] {
    const children = this.launch(specs);
    for (const child of children) this.failWhenEnded(child);
    return children;
  }

  /** Starts a program whose end the caller handles. @throws Stopped when stopping has begun */
  startUnwatched(spec: ChildSpec): Child {
    const [child] = this.launch([spec]);
    if (child === undefined) throw new Error(`${spec.name} was not started`);
    return child;
  }

  /**
   * Starts programs of one level that are to run until everything is stopped. A program that dies before it was ready for the first time is a
   * failure, because its start would fail again; one that dies later is restarted.
   * @returns when all of them are ready
   */
  async keepRunning(
    programs: readonly { readonly spec: ChildSpec; readonly options: RestartOptions }[],
  ): Promise<void> {
    const children = this.launch(programs.map(({ spec }) => spec));
    await Promise.all(
      programs.map(async ({ options }, index) => {
        const child = children[index];
        if (child === undefined) return;
        if (options.ready !== undefined) {
          const died = child.ended.then((exit) => Promise.reject(this.describeEnd(child, exit)));
          died.catch(() => undefined);
          await Promise.race([options.ready(this.signal), died]);
        }
        this.restartWhenEnded(child, options);
      }),
    );
  }

  /** Reports a failure when the program ends without being stopped. */
  failWhenEnded(child: Child): void {
    void child.ended.then((exit) => {
      if (!child.wasStopped && !this.signal.aborted) this.fail(this.describeEnd(child, exit));
    });
  }

  /** Restarts the program when it ends without being stopped. */
  restartWhenEnded(child: Child, options: RestartOptions): void {
    const level = this.levels.find((children) => children.includes(child));
    if (level === undefined) throw new Error(`${child.name} was not started here`);
    void this.restart(level, child, options).catch((error: unknown) =>
      this.fail(error instanceof Error ? error : new Error(String(error))),
    );
  }

  private async restart(
    level: Child[],
    first: Child,
    { say, policy = RESTART_POLICY, needs, ready, optional = false }: RestartOptions,
  ): Promise<void> {
    const { spec, name } = first;
    let deaths: number[] = [];
    for (let child = first; ;) {
      const exit = await child.ended;
      if (child.wasStopped || this.signal.aborted) return;
      deaths = [...deaths.filter((at) => Date.now() - at < policy.window), Date.now()];
      if (deaths.length >= policy.deaths && !optional) {
        this.fail(
          this.describeEnd(
            child,
            exit,
            ` ${deaths.length} times within ${seconds(policy.window)}, so it is not started again`,
          ),
        );
        return;
      }
      // Kill the program's own children too, because they may hold its port.
      child.killGroup();
      const pause = Math.min(policy.firstPause * 2 ** (deaths.length - 1), policy.longestPause);
      say(
        `✗ ${name} stopped unexpectedly (${describeExit(exit)}). Restarting it in ${seconds(pause)}. Its log: ${child.log}`,
      );
      await delay(pause, undefined, { signal: this.signal }).catch(() => undefined);
      await needs?.(this.signal).catch(() => undefined);
      if (this.signal.aborted) return;
      const next = new Child(spec, { appendToLog: true });
      level[level.indexOf(child)] = next;
      child = next;
      void this.announce(next, ready, say);
    }
  }

  private async announce(child: Child, ready: RestartOptions['ready'], say: RestartOptions['say']): Promise<void> {
    try {
      await ready?.(AbortSignal.any([this.signal, child.endedSignal]));
    } catch {
      // The program crashed again or does not respond. A crash is reported by the restart.
      if (child.isRunning && !this.signal.aborted)
        say(`✗ ${child.name} was restarted but does not answer. Its log: ${child.log}`);
      return;
    }
    if (child.isRunning && !this.signal.aborted) say(`✓ ${child.name} is running again`);
  }

  /** Runs a program that ends by itself. @throws ClearError with its last lines, as many as named, when it fails */
  async run(spec: ChildSpec, lines = 15): Promise<void> {
    const child = this.startUnwatched(spec);
    const exit = await child.ended;
    if (this.signal.aborted) throw new Stopped();
    if (exit.code !== 0)
      throw new ClearError(
        `${child.name} failed (${describeExit(exit)}). Its last lines:\n${indent(lastLines(child.log, lines))}\nThe whole log: ${child.log}`,
      );
  }

  /** Waits for a step unless a program fails or stopping begins meanwhile. */
  orFailure<T>(step: Promise<T>): Promise<T> {
    return Promise.race([step, this.failure]);
  }

  /** Stops everything in reverse order; a second call waits for the first. */
  stop(): Promise<void> {
    this.aborter.abort();
    this.fail(new Stopped());
    this.stopped ??= (async () => {
      for (const level of [...this.levels].reverse()) await Promise.all(level.map((child) => child.stop()));
    })();
    return this.stopped;
  }

  /** Kills all running programs immediately. PostgreSQL recovers from that at its next start. */
  kill(): void {
    for (const child of this.levels.flat()) if (child.isRunning) child.killGroup();
  }

  private launch(specs: readonly ChildSpec[]): Child[] {
    if (this.signal.aborted) throw new Stopped();
    const children = specs.map((spec) => new Child(spec));
    this.levels.push(children);
    return children;
  }

  private describeEnd(child: Child, exit: Exit, more = ''): ClearError {
    const lines = lastLines(child.log);
    return new ClearError(
      `${child.name} stopped unexpectedly (${describeExit(exit)})${more}. ${lines === '' ? 'It wrote nothing to its log.' : `Its last lines:\n${indent(lines)}`}\nThe whole log: ${child.log}`,
    );
  }
}

export const indent = (text: string): string => text.replaceAll(/^/gm, '    ');
