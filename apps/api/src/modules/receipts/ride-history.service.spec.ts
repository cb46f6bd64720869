import { milesToMeters } from '@groupride/geo';
import type { Principal } from '../../platform/http/principal';
import { only } from '../../platform/testing/stand-ins';
import type { AmountsFacade } from '../amounts/amounts.facade';
import type { ReceiptsRepository } from './receipts.repository';
import { RideHistoryService } from './ride-history.service';

const who = only<Principal>({ userId: 7, isAdmin: false });

const totalsOf = (...fares: [miles: number, perPerson: number][]) =>
  new RideHistoryService(
    only<ReceiptsRepository>({
      completedFares: () =>
        Promise.resolve(fares.map(([miles, perPerson]) => ({ meters: milesToMeters(miles), perPerson }))),
    }),
    only<AmountsFacade>({}),
  ).totalsOf(who, null);

describe('the savings of a rider', () => {
  it('are the difference to riding alone, including farther trips', async () => {
    expect(await totalsOf([4, 1000], [10, 1000])).toEqual({ rides: 2, saved: 250 + 625 });
  });

  it('are never negative for a ride', async () => {
    expect(await totalsOf([4, 1371], [4, 1000])).toEqual({ rides: 2, saved: 250 });
  });

  it('are zero without rides', async () => {
    expect(await totalsOf()).toEqual({ rides: 0, saved: 0 });
  });
});
