import { batchingDelay } from './batching-delay';

describe('a dispatch round', () => {
  it('collects several requests until a second after the last round', () => {
    expect(batchingDelay(300)).toBe(700);
    expect(batchingDelay(60_000)).toBe(0);
  });
});
