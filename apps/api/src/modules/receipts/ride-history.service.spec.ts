import { milesToMeters } from '@groupride/geo';
import type { Principal } from '../../platform/http/principal';
import { only } from '../payments/testing/stand-ins';
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

describe('what a rider saved', () => {
  it('is the difference to riding alone, farther trips included', async () => {
    expect(await totalsOf([4, 1000], [10, 1000])).toEqual({ rides: 2, saved: 250 + 625 });
  });

  it('is never less than nothing for a ride', async () => {
    expect(await totalsOf([4, 1371], [4, 1000])).toEqual({ rides: 2, saved: 250 });
  });

  it('is nothing without rides', async () => {
    expect(await totalsOf()).toEqual({ rides: 0, saved: 0 });
  });
});
