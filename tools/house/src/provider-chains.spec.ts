import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { longestChains, PAYMENT_MODULES } from './provider-chains';

const root = join(import.meta.dirname, '..', '..', '..');
const LONGEST = 7;

const tooLong = (chains: Map<string, string[]>) =>
  [...chains.values()].filter((chain) => chain.length > LONGEST).map((chain) => chain.join(' > '));

describe('providers of the API', () => {
  it(`are constructed in chains of at most ${LONGEST} in each module and across the payment modules`, () => {
    const chains = longestChains(join(root, 'apps/api/src/modules'), [PAYMENT_MODULES]);
    expect(chains.size).toBeGreaterThan(20);
    expect(tooLong(chains)).toEqual([]);
  });
});

describe('the check', () => {
  const fixtures = join(root, 'tools/house/fixtures/chains');

  it('finds a planted chain of eight, through a port and into another payment module', () => {
    expect(tooLong(longestChains(fixtures, [PAYMENT_MODULES]))).toEqual([
      'PlantedReactions > One > Two > Three > Four > Five > Six > SqlSeven',
    ]);
  });

  it('counts modules outside a group one by one', () => {
    expect(tooLong(longestChains(fixtures, []))).toEqual([]);
  });
});
