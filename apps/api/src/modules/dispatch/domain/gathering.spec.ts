import { gatheringTime } from './gathering';

describe('a round', () => {
  it('waits for nothing when one request is alone, however soon after the last round', () => {
    expect(gatheringTime(0, true)).toBe(0);
  });

  it('gathers several requests until a second after the last round', () => {
    expect(gatheringTime(300, false)).toBe(700);
    expect(gatheringTime(60_000, false)).toBe(0);
  });
});
