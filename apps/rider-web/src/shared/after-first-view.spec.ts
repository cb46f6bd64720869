import { jest } from '@jest/globals';
import { afterFirstView, loadWhenIdle } from './after-first-view';

describe('afterFirstView', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits at most three seconds for the map', () => {
    const run = jest.fn();
    afterFirstView(run);
    jest.advanceTimersByTime(2999);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs once, as soon as the person interacts with the page', () => {
    const run = jest.fn();
    afterFirstView(run);
    window.dispatchEvent(new Event('pointerdown'));
    window.dispatchEvent(new Event('keydown'));
    jest.advanceTimersByTime(3000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('does not run after it was cancelled', () => {
    const run = jest.fn();
    afterFirstView(run)();
    window.dispatchEvent(new Event('keydown'));
    jest.advanceTimersByTime(3000);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('loadWhenIdle', () => {
  it('starts a part when the one before has loaded, even if that failed', async () => {
    const started: string[] = [];
    let fail = (_error: Error) => {};
    const first = () => {
      started.push('first');
      return new Promise<void>((_resolve, reject) => (fail = reject));
    };
    const second = () => Promise.resolve(started.push('second'));
    const done = loadWhenIdle([first, second]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(started).toEqual(['first']);
    fail(new Error('offline'));
    await done;
    expect(started).toEqual(['first', 'second']);
  });
});
