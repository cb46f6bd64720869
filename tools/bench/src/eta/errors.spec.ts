import { describeErrors, errorsOf } from './errors';

describe('errors of travel times', () => {
  it('are relative to the engine’s time, and routes that only one side finds are counted', () => {
    const errors = errorsOf([
      [100, 100],
      [99, 100],
      [120, 100],
      [0.4, 0],
      [null, 50],
      [50, null],
      [null, null],
    ]);
    expect(errors).toEqual({ compared: 4, median: 0.01, p95: 0.4, most: 0.4, onlyOurs: 1, onlyTheirs: 1 });
    expect(describeErrors(errors)).toBe(
      'median 1.00 %, p95 40.00 %, at most 40.00 % of 4 pairs; routes that only we find 1, only Valhalla 1',
    );
  });
});
