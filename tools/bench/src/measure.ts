// Both sides alternate, so that neither profits from what the other has warmed up, and a busy machine slows both
// equally.
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
  /** Additional time of our side, 0.1 for ten percent: the median over rounds, comparing both passes of each round. */
  overhead: number;
  /** The same for the best and the worst of these rounds, which shows how reliable the figure is. */
  spread: readonly [least: number, most: number];
}

/** Number of rounds; the first one is a warm-up. */
export const ROUNDS = 8;

/** @param share 0.5 for the median (nearest-rank method) */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, two) => one - two);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The measurements of one side in the current round. */
class Tally {
  private readonly took: number[] = [];
  private seconds = 0;

  /** Works through the tasks, with `concurrency` in progress at a time. */
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
  /** Number of tasks in progress at a time. */
  readonly concurrency: number;
  ours(task: Task): Promise<unknown>;
  peer(task: Task): Promise<unknown>;
  /** Called before each round. */
  prepare?(): Promise<void>;
}

/**
 * Tasks per turn in a round: few, because another program may slow the machine down at any moment, but enough to keep
 * all workers busy. Turns are about equally long, because in a short last one most workers would be idle.
 */
function turnLength(tasks: number, concurrency: number): number {
  const turns = Math.max(1, Math.min(10, Math.floor(tasks / (concurrency * 4))));
  return Math.ceil(tasks / turns);
}

/**
 * In each round both sides work through all tasks, alternating. The side that starts changes within a round and from
 * one round to the next.
 */
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
