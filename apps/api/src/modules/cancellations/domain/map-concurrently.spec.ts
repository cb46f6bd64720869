import { mapConcurrently } from './map-concurrently';

describe('mapConcurrently', () => {
  it.each([0, 1, 4, 5, 6, 12])('returns one result for each of %i items, in their order', async (count) => {
    const items = Array.from({ length: count }, (_, index) => index);
    await expect(mapConcurrently(items, async (item) => item * 2)).resolves.toEqual(items.map((item) => item * 2));
  });

  it('has at most five items in progress', async () => {
    let [running, most] = [0, 0];
    await mapConcurrently(Array.from({ length: 13 }), async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
    });
    expect(most).toBe(5);
  });
});
