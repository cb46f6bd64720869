import { gatheringTime } from './gathering';

describe('a dispatch round', () => {
  it('collects several requests until a second after the last round', () => {
    expect(gatheringTime(300)).toBe(700);
    expect(gatheringTime(60_000)).toBe(0);
  });
});
