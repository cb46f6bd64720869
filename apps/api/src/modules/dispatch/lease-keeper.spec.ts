import { jest } from '@jest/globals';
import { LeaseKeeper } from './lease-keeper';

describe('the lease of a round', () => {
  let extensions: number;
  let isTaken: boolean;
  let keeper: LeaseKeeper;

  beforeEach(() => {
    jest.useFakeTimers();
    [extensions, isTaken] = [0, false];
    keeper = new LeaseKeeper(async () => {
      extensions += 1;
      return !isTaken;
    });
  });
  afterEach(() => {
    keeper.stop();
    jest.useRealTimers();
  });

  it('is extended every second while the round only reads', async () => {
    await jest.advanceTimersByTimeAsync(10_000);
    expect(extensions).toBe(10);
    expect(await keeper.isHeld()).toBe(true);
    expect(extensions).toBe(10);
  });

  it('is extended before a decision when the process was too busy for its timer', async () => {
    jest.setSystemTime(Date.now() + 5_000);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000);
    expect(await Promise.all([keeper.isHeld(), keeper.isHeld()])).toEqual([true, true]);
    expect(extensions).toBe(1);
  });

  it('stays lost once another process has taken it', async () => {
    isTaken = true;
    await jest.advanceTimersByTimeAsync(1_000);
    isTaken = false;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await keeper.isHeld()).toBe(false);
    expect(extensions).toBe(1);
  });

  it('is no longer extended after the round', async () => {
    keeper.stop();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(extensions).toBe(0);
  });

  it('is asked for again when extending it failed', async () => {
    keeper.stop();
    let fails = true;
    keeper = new LeaseKeeper(async () => {
      if (fails) throw new Error('connection lost');
      return true;
    });
    await jest.advanceTimersByTimeAsync(1_000);
    await expect(keeper.isHeld()).rejects.toThrow('connection lost');
    fails = false;
    expect(await keeper.isHeld()).toBe(true);
  });
});
