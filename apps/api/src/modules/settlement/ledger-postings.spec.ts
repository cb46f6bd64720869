import fc from 'fast-check';
import { chargesOf } from '../payments/payments.facade';
import { capturePosting, farePosting, feePosting, seatMovePostings, tipPosting } from './ledger-postings';
import { cashPosting } from '../debts/debts.facade';
import type { Posting } from '../ledger/ledger.facade';

const sum = ({ entries }: Posting) => entries.reduce((total, entry) => total + entry.amount, 0);
const cents = (max: number) => fc.integer({ min: 0, max });

const priced = fc
  .record({ baseFare: cents(1_000_000), serviceFee: cents(100_000), taxes: cents(20_000), discount: cents(5000) })
  .map((price) => {
    const discount = Math.min(price.discount, price.baseFare + price.serviceFee + price.taxes);
    return { id: 3, ...price, discount, totalCost: price.baseFare + price.serviceFee + price.taxes - discount };
  });

describe('the fare in the books', () => {
  it('is what everyone owes, earns and waives', () => {
    const ride = { id: 3, baseFare: 5000, serviceFee: 400, taxes: 81, discount: 481 };
    const charges = [
      { userId: 1, isOrganizer: true, seat: 2500, amount: 3000 },
      { userId: 2, isOrganizer: false, seat: 2500, amount: 2000 },
    ];
    expect(farePosting(ride, 9, charges)).toEqual({
      key: 'ride:3:fare',
      kind: 'fare',
      rideId: 3,
      entries: [
        { account: 'rider:1', amount: 3000 },
        { account: 'rider:2', amount: 2000 },
        { account: 'platform:promotions', amount: 481 },
        { account: 'driver:9', amount: -4000 },
        { account: 'platform:taxes', amount: -81 },
        { account: 'platform:fees', amount: -1400 },
      ],
    });
  });

  it('sums to zero for every price, group and split', () => {
    fc.assert(
      fc.property(
        priced,
        fc.integer({ min: 2, max: 55 }),
        fc.integer({ min: 1, max: 55 }),
        fc.nat(54),
        (ride, groupSize, joined, payers) => {
          const members = Array.from({ length: Math.min(joined, groupSize) }, (_, index) => ({
            id: index,
            userId: index + 1,
            isOrganizer: index === 0,
            seat: index,
            agreed: ride.totalCost,
          }));
          const shape = {
            ...ride,
            groupSize,
            splitMode: 'cover' as const,
            customShares: null,
            paymentMethod: 'card' as const,
          };
          const payments = chargesOf(shape, members, [])
            .slice(1, payers + 1)
            .map(({ userId, seat }) => ({
              payerId: userId,
              purpose: 'share' as const,
              state: 'authorized' as const,
              amount: seat,
              captured: 0,
            }));
          expect(sum(farePosting(ride, 9, chargesOf(shape, members, payments)))).toBe(0);
        },
      ),
    );
  });
});

const CANCELLED = { id: 3, organizerId: 1, driverId: 9, cancelRule: 'late' };

it('a cancellation fee is shared with the driver who had accepted the ride', () => {
  expect(feePosting(CANCELLED, { fee: 1251, driverPart: 1001 }).entries).toEqual([
    { account: 'rider:1', amount: 1251 },
    { account: 'driver:9', amount: -1001 },
    { account: 'platform:fees', amount: -250 },
  ]);
  expect(feePosting({ ...CANCELLED, driverId: null }, { fee: 1251, driverPart: 0 }).entries).toEqual([
    { account: 'rider:1', amount: 1251 },
    { account: 'platform:fees', amount: -1251 },
  ]);
});

it('fees, cash and captures sum to zero', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.option(fc.integer({ min: 1, max: 99 })),
      (amount, driverId) => {
        expect(sum(feePosting({ ...CANCELLED, driverId }, { fee: amount, driverPart: Math.floor(amount / 2) }))).toBe(
          0,
        );
        expect(sum(tipPosting({ id: 1, rideId: 2, payerId: 3 }, 4, amount))).toBe(0);
        expect(sum(cashPosting(1, 2, 3, amount))).toBe(0);
        expect(sum(capturePosting({ id: 1, rideId: 2, payerId: 3 }, amount))).toBe(0);
      },
    ),
  );
});

it('cash in the driver’s hand settles what the organizer owes', () => {
  expect(cashPosting(3, 1, 9, 5000).entries).toEqual([
    { account: 'rider:1', amount: -5000 },
    { account: 'driver:9', amount: 5000 },
  ]);
});

describe('a guest’s seat that moves to an account', () => {
  const line = (
    account: `rider:${number}` | 'provider:clearing',
    kind: 'fare' | 'capture' | 'tip',
    amount: number,
  ) => ({
    transactionId: 1,
    rideId: 3,
    at: new Date(0),
    account,
    kind,
    amount,
  });

  it('moves what the guest owes and has paid, kind by kind', () => {
    const lines = [
      line('rider:5', 'fare', 1500),
      line('rider:6', 'fare', 1500),
      line('rider:5', 'capture', -1500),
      line('provider:clearing', 'capture', 1500),
      line('rider:5', 'capture', -200),
      line('rider:5', 'tip', 200),
      line('rider:5', 'tip', -200),
    ];
    const postings = seatMovePostings({ rideId: 3, guestId: 5, accountId: 8 }, lines);
    expect(
      postings.map(({ key, kind, entries }) => [key, kind, ...entries.map((entry) => Object.values(entry))]),
    ).toEqual([
      ['ride:3:seat-move:5:fare', 'fare', ['rider:5', -1500], ['rider:8', 1500]],
      ['ride:3:seat-move:5:capture', 'capture', ['rider:5', 1700], ['rider:8', -1700]],
    ]);
    for (const posting of postings) expect(sum(posting)).toBe(0);
  });
});
