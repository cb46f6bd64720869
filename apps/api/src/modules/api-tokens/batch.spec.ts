import { jest } from '@jest/globals';
import { Batch } from './batch';

const write = jest.fn<(items: readonly number[]) => Promise<void>>();

beforeEach(() => {
  jest.useFakeTimers();
  write.mockReset().mockResolvedValue();
});
afterEach(() => jest.useRealTimers());

describe('a batch', () => {
  it('writes together what was added within a second', async () => {
    const batch = new Batch('Test', write);
    batch.add(1);
    await jest.advanceTimersByTimeAsync(500);
    batch.add(2);
    expect(write).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(500);
    batch.add(3);
    await jest.advanceTimersByTimeAsync(1000);
    expect(write.mock.calls).toEqual([[[1, 2]], [[3]]]);
  });

  it('writes at once when the process ends, and writes nothing when it is empty', async () => {
    const batch = new Batch('Test', write);
    await batch.flush();
    batch.add(1);
    await batch.flush();
    await jest.advanceTimersByTimeAsync(2000);
    expect(write.mock.calls).toEqual([[[1]]]);
  });

  it('drops what cannot be written, and continues', async () => {
    const batch = new Batch('Test', write);
    write.mockRejectedValueOnce(new Error('the database is away'));
    batch.add(1);
    await jest.advanceTimersByTimeAsync(1000);
    batch.add(2);
    await jest.advanceTimersByTimeAsync(1000);
    expect(write.mock.calls).toEqual([[[1]], [[2]]]);
  });

  it('is limited in size while a write takes long', async () => {
    const batch = new Batch('Test', write);
    for (let n = 0; n < 10_500; n += 1) batch.add(n);
    await batch.flush();
    expect(write.mock.calls[0]![0]).toHaveLength(10_000);
  });
});
