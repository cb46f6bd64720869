import { isAway } from './destination';

describe('completing a trip', () => {
  it('needs no reason within half a mile of the destination', () => {
    expect([isAway(0), isAway(804)]).toEqual([false, false]);
  });

  it('needs one farther away, or when the driver’s position is unknown', () => {
    expect([isAway(805), isAway(null)]).toEqual([true, true]);
  });
});
