import { compare, type Pass, pass, percentile } from './measure';

const took = (perSecond: number): Pass => ({ perSecond, p50: 1000 / perSecond, p99: 2000 / perSecond });

describe('measuring', () => {
  it('takes percentiles by nearest rank, whatever the order', () => {
    const values = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(percentile(values, 0.5)).toBe(50);
    expect(percentile(values, 0.99)).toBe(99);
    expect(percentile([7], 0.99)).toBe(7);
  });

  it('runs every task once, with no more under way than asked for', async () => {
    const done: number[] = [];
    let underWay = 0;
    let most = 0;
    const tasks = Array.from({ length: 50 }, (_, i) => i);
    await pass(tasks, 8, async (task) => {
      most = Math.max(most, (underWay += 1));
      await Promise.resolve();
      done.push(task);
      underWay -= 1;
    });
    expect(done.sort((one, two) => one - two)).toEqual(tasks);
    expect(most).toBe(8);
  });

  it('passes on what goes wrong', async () => {
    await expect(pass([1, 2], 2, () => Promise.reject(new Error('engine away')))).rejects.toThrow('engine away');
  });

  it('lets both sides take turns, forgets the first round, and compares neighbours', async () => {
    const order: string[] = [];
    const ours = [1, 80, 40, 90];
    const peer = [1000, 100, 50, 100];
    const side = (name: string, rates: number[]) => () => {
      order.push(name);
      return Promise.resolve(took(rates.shift() ?? 0));
    };
    const { ours: mine, peer: its, overhead } = await compare(side('ours', ours), side('peer', peer), 4);
    expect(order).toEqual(['ours', 'peer', 'ours', 'peer', 'ours', 'peer', 'ours', 'peer']);
    expect(mine.perSecond).toBe(80);
    expect(its.perSecond).toBe(100);
    expect(overhead).toBeCloseTo(0.25);
  });
});
