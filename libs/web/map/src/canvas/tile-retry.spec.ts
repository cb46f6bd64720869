import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TileRetry } from './tile-retry';

describe('tiles that failed to load', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are requested again with growing pauses, until they have loaded', () => {
    const again = jest.fn();
    const onGaps = jest.fn();
    const retry = new TileRetry(again, onGaps);
    for (const pause of [1000, 2000, 4000, 8000, 15_000, 15_000]) {
      again.mockClear();
      // A view requests several tiles, and each reports its failure.
      retry.failed({ z: 12, x: 1, y: 2 });
      retry.failed({ z: 12, x: 1, y: 3 });
      retry.failed({ z: 12, x: 1, y: 2 });
      retry.settled();
      jest.advanceTimersByTime(pause - 1);
      expect(again).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1);
      expect(again.mock.calls).toEqual([
        [
          [
            { z: 12, x: 1, y: 2 },
            { z: 12, x: 1, y: 3 },
          ],
        ],
      ]);
    }
    expect(onGaps.mock.calls).toEqual([[true]]);
    retry.settled();
    expect(onGaps.mock.calls).toEqual([[true], [false]]);
    again.mockClear();
    jest.advanceTimersByTime(60_000);
    expect(again).not.toHaveBeenCalled();
    // The next failure starts again with a short pause.
    retry.failed({ z: 1, x: 0, y: 0 });
    jest.advanceTimersByTime(1000);
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('are not requested again when the map is gone', () => {
    const again = jest.fn();
    const retry = new TileRetry(again, () => undefined);
    retry.failed({ z: 1, x: 0, y: 0 });
    retry.stop();
    jest.advanceTimersByTime(60_000);
    expect(again).not.toHaveBeenCalled();
  });
});
