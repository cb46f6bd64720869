// Everything one launcher started, in order. It ends in the opposite order, once, whoever asks and however often.
import { setTimeout as delay } from 'node:timers/promises';
import { Child, type ChildSpec, describeExit, lastLines } from './child';
import { ClearError, Stopped } from './clear-error';

export class Household {
  private readonly groups: Child[][] = [];
  private readonly aborter = new AbortController();
  private stopped: Promise<void> | undefined;
  private fail: (error: Error) => void = () => undefined;
  /** Rejects with a ClearError when a program ends that nobody stopped, and with Stopped when start-up is called off. */
  readonly trouble = new Promise<never>((_, reject) => {
    this.fail = reject;
  });

  constructor() {
    // Nobody may be waiting for it at the moment it happens.
    this.trouble.catch(() => undefined);
  }

  /** Aborted as soon as stopping begins. */
  get signal(): AbortSignal {
    return this.aborter.signal;
  }

  /**
   * Starts programs that belong to one level: they are stopped together, after those that were started later.
   * @throws Stopped when stopping has begun
   */
  start(...specs: ChildSpec[]): Child[] {
    if (this.signal.aborted) throw new Stopped();
    const children = specs.map((spec) => new Child(spec));
    this.groups.push(children);
    for (const child of children) if (child.spec.watchedLater !== true) void this.watch(child);
    return children;
  }

  /**
   * Starts a program that the others can do without: when it ends by itself, that is told, and after a pause it starts again.
   * @param pause milliseconds
   * @throws Stopped when stopping has begun
   */
  startHelper(spec: ChildSpec, pause: number, tell: (line: string) => void): void {
    if (this.signal.aborted) throw new Stopped();
    const group = [new Child(spec)];
    this.groups.push(group);
    void this.restart(group, spec, pause, tell);
  }

  private async restart(group: Child[], spec: ChildSpec, pause: number, tell: (line: string) => void): Promise<void> {
    for (let child = group[0]; child !== undefined; child = group[0]) {
      const exit = await child.ended;
      if (this.signal.aborted) return;
      tell(`${spec.name} stopped by itself (${describeExit(exit)}) and starts again in ${Math.ceil(pause / 1000)} s; everything else goes on. Its log: ${child.log}`);
      await delay(pause, undefined, { signal: this.signal }).catch(() => undefined);
      if (this.signal.aborted) return;
      group[0] = new Child(spec);
    }
  }

  /** Runs a program that ends by itself. @throws ClearError with its last lines, as many as named, when it fails */
  async run(spec: ChildSpec, lines = 15): Promise<void> {
    if (this.signal.aborted) throw new Stopped();
    const child = new Child(spec);
    this.groups.push([child]);
    const exit = await child.ended;
    if (this.signal.aborted) throw new Stopped();
    if (exit.code !== 0) throw new ClearError(`${child.name} failed (${describeExit(exit)}). Its last lines:\n${indent(lastLines(child.log, lines))}\nThe whole log: ${child.log}`);
  }

  /** Waits for a step unless something ends badly or stopping begins meanwhile. */
  orTrouble<T>(step: Promise<T>): Promise<T> {
    return Promise.race([step, this.trouble]);
  }

  /** Ends everything in reverse order; a second call waits for the first. */
  stop(): Promise<void> {
    this.aborter.abort();
    this.fail(new Stopped());
    this.stopped ??= (async () => {
      for (const group of [...this.groups].reverse()) await Promise.all(group.map((child) => child.stop()));
    })();
    return this.stopped;
  }

  /** For the impatient: ends at once what is still running. PostgreSQL recovers from that when it starts again. */
  kill(): void {
    for (const child of this.groups.flat()) if (child.isRunning) child.killGroup();
  }

  /** From now on its end is trouble unless we asked for it. */
  async watch(child: Child): Promise<void> {
    const exit = await child.ended;
    if (child.wasStopped || this.signal.aborted) return;
    const lines = lastLines(child.log);
    this.fail(
      new ClearError(`${child.name} stopped by itself (${describeExit(exit)}). ${lines === '' ? 'It said nothing.' : `Its last lines:\n${indent(lines)}`}\nThe whole log: ${child.log}`),
    );
  }
}

export const indent = (text: string): string => text.replaceAll(/^/gm, '    ');
