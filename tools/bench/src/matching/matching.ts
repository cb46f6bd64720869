// `npm run bench -- matching`: matching requests and drivers, compared with two libraries for the same problem.
import { linearSumAssignment } from 'linear-sum-assignment';
import { munkres } from 'munkres';
import type { Benchmark } from '../benchmark';
import { named } from '../city/api-code';
import { compare } from '../measure';
import { cityInstance, totalCost, type Instance, type SparseCosts } from './instances';

type Pairs = readonly (readonly [number, number])[];

const SEEDS = [1, 2, 3];
/** As in dispatch, each request has its 40 nearest drivers. */
const NEAREST = 40;

interface Case {
  requests: number;
  drivers: number;
  nearest: number;
}

const CASES: readonly Case[] = [
  { requests: 20, drivers: 100, nearest: NEAREST },
  { requests: 200, drivers: 1_000, nearest: NEAREST },
  { requests: 1_000, drivers: 5_000, nearest: NEAREST },
  { requests: 1_000, drivers: 5_000, nearest: 250 },
  { requests: 1_000, drivers: 1_000, nearest: NEAREST },
];
const QUICK_CASES = 2;
const PEER_ROUNDS = 4;

const peers: readonly { name: string; solve: (instance: Instance) => Pairs }[] = [
  {
    name: 'linear-sum-assignment',
    solve: ({ table }) =>
      [...linearSumAssignment(table, { maximaze: false }).rowAssignments].map((column, row) => [row, column] as const),
  },
  { name: 'munkres', solve: ({ table }) => munkres(table) },
];

/** Both sides must find the same cost; otherwise their times are not comparable. */
function checkSame(instance: Instance, ours: Pairs, others: Pairs, name: string): void {
  const [mine, its] = [totalCost(instance, ours), totalCost(instance, others)];
  if (Math.abs(mine - its) > 1e-6 * Math.max(1, its)) throw new Error(`ours costs ${mine}, ${name} ${its}`);
}

export const matching: Benchmark = {
  name: 'matching',
  about: 'matching requests and drivers, next to linear-sum-assignment and munkres',
  async *run(args) {
    const assignRows = await named<(costs: SparseCosts) => Int32Array>(
      'dispatch',
      'sparse-assignment.ts',
      'assignRows',
    );
    const solve = ({ sparse }: Instance): Pairs => [...assignRows(sparse)].map((column, row) => [row, column] as const);
    for (const { requests, drivers, nearest } of args.includes('--quick') ? CASES.slice(0, QUICK_CASES) : CASES) {
      const instances = SEEDS.map((seed) => cityInstance(seed, requests, drivers, nearest));
      for (const peer of peers) {
        for (const instance of instances) checkSame(instance, solve(instance), peer.solve(instance), peer.name);
        const sides = {
          tasks: instances,
          concurrency: 1,
          ours: async (instance: Instance) => solve(instance),
          peer: async (instance: Instance) => peer.solve(instance),
        };
        yield {
          what: `${requests.toLocaleString('en-US')} × ${drivers.toLocaleString('en-US')}, ${nearest} each`,
          beside: peer.name,
          ...(await compare(sides, PEER_ROUNDS)),
        };
      }
    }
  },
};
