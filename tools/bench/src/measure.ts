// Two sides take turns, so that neither profits from what the other has warmed up, and a busy machine slows both alike.
import { performance } from 'node:perf_hooks';

/** One pass over all tasks. */
export interface Pass {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export interface Comparison {
  ours: Pass;
  peer: Pass;
  /** How much more time ours takes, 0.1 for ten percent: the median over the rounds of one pass against its neighbour. */
  overhead: number;
}

/** The first round only warms up. */
export const ROUNDS = 6;

/** @param share 0.5 for the median; nearest rank */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, two) => one - two);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Works through the tasks with so many under way at a time. */
export async function pass<Task>(tasks: readonly Task[], concurrency: number, run: (task: Task) => Promise<unknown>): Promise<Pass> {
  const took: number[] = [];
  let next = 0;
  const worker = async () => {
    for (let task = tasks[next++]; task !== undefined; task = tasks[next++]) {
      const from = performance.now();
      await run(task);
      took.push(performance.now() - from);
    }
  };
  const from = performance.now();
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - from) / 1000;
  return { perSecond: tasks.length / seconds, p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}

const medianPass = (passes: readonly Pass[]): Pass => ({
  perSecond: median(passes.map(({ perSecond }) => perSecond)),
  p50: median(passes.map(({ p50 }) => p50)),
  p99: median(passes.map(({ p99 }) => p99)),
});

/** Ours, peer, ours, peer, …; each makes one pass in a round. */
export async function compare(ours: () => Promise<Pass>, peer: () => Promise<Pass>, rounds = ROUNDS): Promise<Comparison> {
  const done: { ours: Pass; peer: Pass }[] = [];
  for (let round = 0; round < rounds; round += 1) done.push({ ours: await ours(), peer: await peer() });
  const counted = done.slice(1);
  return {
    ours: medianPass(counted.map((round) => round.ours)),
    peer: medianPass(counted.map((round) => round.peer)),
    overhead: median(counted.map((round) => round.peer.perSecond / round.ours.perSecond - 1)),
  };
}
