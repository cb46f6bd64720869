import { jest } from '@jest/globals';
import { afterFirstView } from './after-first-view';

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
