import { jest } from '@jest/globals';
import { throttleLatest } from './throttle-latest';

describe('throttleLatest', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('sends the first value at once and the latest of the others after the interval', () => {
    const sent: number[] = [];
    const throttle = throttleLatest<number>(2000, (value) => sent.push(value));
    throttle.push(1);
    throttle.push(2);
    throttle.push(3);
    expect(sent).toEqual([1]);
    jest.advanceTimersByTime(1999);
    expect(sent).toEqual([1]);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual([1, 3]);
  });

  it('never sends twice within the interval', () => {
    const times: number[] = [];
    const throttle = throttleLatest<number>(30_000, () => times.push(Date.now()));
    for (let i = 0; i < 100; i += 1) {
      throttle.push(i);
      jest.advanceTimersByTime(1_700);
    }
    for (let i = 1; i < times.length; i += 1) expect(times[i]! - times[i - 1]!).toBeGreaterThanOrEqual(30_000);
    expect(times.length).toBeGreaterThan(4);
  });

  it('drops the pending value when it is reset', () => {
    const sent: number[] = [];
    const throttle = throttleLatest<number>(1000, (value) => sent.push(value));
    throttle.push(1);
    throttle.push(2);
    throttle.reset();
    jest.advanceTimersByTime(5000);
    expect(sent).toEqual([1]);
    throttle.push(3);
    expect(sent).toEqual([1, 3]);
  });
});
