import { performance } from 'node:perf_hooks';
import { jest } from '@jest/globals';
import { compare, percentile } from './measure';

describe('measuring', () => {
  it('takes percentiles by nearest rank, whatever the order', () => {
    const values = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(percentile(values, 0.5)).toBe(50);
    expect(percentile(values, 0.99)).toBe(99);
    expect(percentile([7], 0.99)).toBe(7);
  });

  it('runs every task once per round on each side, with no more in flight than requested', async () => {
    const done: number[] = [];
    let underWay = 0;
    let most = 0;
    const tasks = Array.from({ length: 50 }, (_, i) => i);
    const ours = async (task: number) => {
      most = Math.max(most, (underWay += 1));
      await Promise.resolve();
      done.push(task);
      underWay -= 1;
    };
    await compare({ tasks, concurrency: 8, ours, peer: () => Promise.resolve() }, 2);
    expect(done.sort((one, two) => one - two)).toEqual(tasks.flatMap((task) => [task, task]));
    expect(most).toBe(8);
  });

  it('passes on errors', async () => {
    const tasks = [1, 2];
    await expect(
      compare({
        tasks,
        concurrency: 2,
        ours: () => Promise.reject(new Error('engine away')),
        peer: () => Promise.resolve(),
      }),
    ).rejects.toThrow('engine away');
  });

  it('alternates between both sides, and changes which one is first', async () => {
    const order: string[] = [];
    const note = (name: string) => (task: number) => Promise.resolve(order.push(`${name}${task}`));
    await compare({ tasks: [1, 2, 3, 4, 5, 6, 7, 8], concurrency: 1, ours: note('a'), peer: note('b') }, 2);
    const first = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'a5', 'a6', 'a7', 'a8'];
    const second = ['b1', 'b2', 'b3', 'b4', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'b5', 'b6', 'b7', 'b8'];
    expect(order).toEqual([...first, ...second]);
  });

  it('makes no turn too short to keep all lanes busy', async () => {
    const most: number[] = [];
    let turn = 0;
    const ours = () => Promise.resolve(void (turn += 1));
    const peer = () => Promise.resolve(void (turn > 0 && most.push(turn), (turn = 0)));
    await compare({ tasks: Array.from({ length: 100 }, (_, i) => i), concurrency: 8, ours, peer }, 1);
    expect(most).toEqual([34, 66]);
  });

  it('discards the first round and compares passes of the same round', async () => {
    const clock = jest.spyOn(performance, 'now');
    let now = 0;
    clock.mockImplementation(() => now);
    try {
      let round = 0;
      const seconds = { ours: [99, 2, 4, 2.5], peer: [1, 1, 2, 2] };
      const side = (name: 'ours' | 'peer') => () => Promise.resolve((now += (seconds[name][round - 1] ?? 0) * 1000));
      const prepare = () => Promise.resolve(void (round += 1));
      const { ours, peer, overhead, spread } = await compare(
        { tasks: ['one'], concurrency: 1, ours: side('ours'), peer: side('peer'), prepare },
        4,
      );
      expect(ours).toEqual({ perSecond: 0.4, p50: 2500, p99: 2500 });
      expect(peer).toEqual({ perSecond: 0.5, p50: 2000, p99: 2000 });
      expect(overhead).toBeCloseTo(1);
      expect(spread.map((share) => Math.round(share * 100))).toEqual([25, 100]);
    } finally {
      clock.mockRestore();
    }
  });
});
