// Two sides take turns, so that neither profits from what the other has warmed up, and a busy machine slows both alike.
import { performance } from 'node:perf_hooks';

/** One side's pass over all tasks. */
export interface Pass {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export interface Comparison {
  ours: Pass;
  peer: Pass;
  /** How much more time ours takes, 0.1 for ten percent: the median over the rounds of both passes of the same round. */
  overhead: number;
  /** The same of the best and of the worst of these rounds: how far the figure can be trusted. */
  spread: readonly [least: number, most: number];
}

/** The first round only warms up. */
export const ROUNDS = 8;

/** @param share 0.5 for the median; nearest rank */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, two) => one - two);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

const median = (values: readonly number[]): number => percentile(values, 0.5);

/** What one side took in a round so far. */
class Tally {
  private readonly took: number[] = [];
  private seconds = 0;

  /** Works through the tasks with so many under way at a time. */
  async work<Task>(tasks: readonly Task[], concurrency: number, run: (task: Task) => Promise<unknown>): Promise<void> {
    const left = tasks.values();
    const worker = async () => {
      for (const task of left) {
        const from = performance.now();
        await run(task);
        this.took.push(performance.now() - from);
      }
    };
    const from = performance.now();
    await Promise.all(Array.from({ length: concurrency }, worker));
    this.seconds += (performance.now() - from) / 1000;
  }

  pass(): Pass {
    return {
      perSecond: this.took.length / this.seconds,
      p50: percentile(this.took, 0.5),
      p99: percentile(this.took, 0.99),
    };
  }
}

const medianPass = (passes: readonly Pass[]): Pass => ({
  perSecond: median(passes.map(({ perSecond }) => perSecond)),
  p50: median(passes.map(({ p50 }) => p50)),
  p99: median(passes.map(({ p99 }) => p99)),
});

export interface Sides<Task> {
  readonly tasks: readonly Task[];
  /** How many are under way at a time. */
  readonly concurrency: number;
  ours(task: Task): Promise<unknown>;
  peer(task: Task): Promise<unknown>;
  /** Before each round. */
  prepare?(): Promise<void>;
}

/**
 * Turns in a round: short ones, as another program may slow the machine down at any moment, and long enough to keep all under way.
 * They are about equally long: in a short one at the end most of those that work at a time would have nothing to do.
 */
function turnLength(tasks: number, concurrency: number): number {
  const turns = Math.max(1, Math.min(10, Math.floor(tasks / (concurrency * 4))));
  return Math.ceil(tasks / turns);
}

/** In each round both sides go through all tasks, by turns; who has the first turn changes, within a round and from one to the next. */
export async function compare<Task>(
  { tasks, concurrency, ours, peer, prepare }: Sides<Task>,
  rounds = ROUNDS,
): Promise<Comparison> {
  const done: { ours: Pass; peer: Pass }[] = [];
  const length = turnLength(tasks.length, concurrency);
  for (let round = 0; round < rounds; round += 1) {
    await prepare?.();
    const [mine, its] = [new Tally(), new Tally()];
    for (let from = 0; from < tasks.length; from += length) {
      const turn = tasks.slice(from, from + length);
      const turns = [() => mine.work(turn, concurrency, ours), () => its.work(turn, concurrency, peer)];
      for (const take of (round + from / length) % 2 === 0 ? turns : turns.reverse()) await take();
    }
    done.push({ ours: mine.pass(), peer: its.pass() });
  }
  const counted = done.slice(1);
  const overheads = counted.map((round) => round.peer.perSecond / round.ours.perSecond - 1);
  return {
    ours: medianPass(counted.map((round) => round.ours)),
    peer: medianPass(counted.map((round) => round.peer)),
    overhead: median(overheads),
    spread: [Math.min(...overheads), Math.max(...overheads)],
  };
}
