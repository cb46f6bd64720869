import { parseCents } from '@groupride/pricing';
import fc from 'fast-check';
import { chargesOf, type ChargedMember } from '../../payments/payments.facade';
import { cancellationReceipt, tripReceipt, type Line } from './receipt';

const priced = {
  id: 7,
  baseFare: 5000,
  serviceFee: 400,
  taxes: 81,
  discount: 481,
  totalCost: 5000,
  paymentMethod: 'card' as const,
};
const ride = { ...priced, groupSize: 4, splitMode: 'cover' as const, customShares: null };
const visa = 'Visa ending 4242';
const members: ChargedMember[] = [1, 2, 3].map((id) => ({
  id,
  userId: 10 + id,
  isOrganizer: id === 1,
  seat: id - 1,
  agreed: 1250,
}));
const paid = [{ payerId: 12, purpose: 'share' as const, state: 'authorized' as const, amount: 1250, captured: 0 }];

const sum = (lines: readonly Line[]) => lines.reduce((total, { amount }) => total + parseCents(amount), 0);

describe('the receipts of a trip', () => {
  const charges = chargesOf(ride, members, paid);
  const [organizer, payer, covered] = charges.map((charge) => tripReceipt(ride, charge, visa));

  it('show everyone the price of the ride', () => {
    expect(organizer!.rideLines).toEqual([
      { label: 'Base fare', amount: '50.00' },
      { label: 'Service fee', amount: '4.00' },
      { label: 'Taxes', amount: '0.81' },
      { label: 'Discount', amount: '-4.81' },
      { label: 'Total', amount: '50.00' },
    ]);
    expect(covered!.rideLines).toEqual(organizer!.rideLines);
  });

  it('show the organizer what was covered for others', () => {
    expect(organizer).toMatchObject({
      number: 'GR-7-11',
      charged: 3750,
      paymentMethod: 'Visa ending 4242',
      ownLines: [
        { label: 'Your seat', amount: '12.50' },
        { label: 'Covered for others', amount: '25.00' },
      ],
    });
  });

  it('show a member who paid their seat', () => {
    expect(payer).toMatchObject({
      charged: 1250,
      paymentMethod: 'Visa ending 4242',
      ownLines: [{ label: 'Your seat', amount: '12.50' }],
    });
  });

  it('show a member who paid nothing who paid', () => {
    expect(covered).toMatchObject({
      charged: 0,
      paymentMethod: 'Covered by the organizer',
      ownLines: [
        { label: 'Your seat', amount: '12.50' },
        { label: 'Covered by the organizer', amount: '-12.50' },
      ],
    });
  });

  it('show a member who pays part of the seat what the organizer adds', () => {
    const dearer = { ...ride, totalCost: 5400, discount: 81 };
    const all = chargesOf(dearer, members, paid);
    expect(tripReceipt(dearer, all[1]!, visa).ownLines).toEqual([
      { label: 'Your seat', amount: '13.50' },
      { label: 'Covered by the organizer', amount: '-1.00' },
    ]);
  });

  it('show how it was paid', () => {
    const method = (over: object, card: string | null) =>
      tripReceipt({ ...ride, ...over }, charges[0]!, card).paymentMethod;
    expect(method({ paymentMethod: 'cash' }, null)).toBe('Cash');
    expect(method({}, null)).toBe('Card');
    expect(method({ totalCost: 0 }, null)).toBe('Nothing to pay');
  });

  it('always add up: the price to its total, the payer’s own lines to the charge', () => {
    const amount = fc.integer({ min: 0, max: 500_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.integer({ min: 2, max: 14 }),
        fc.array(fc.boolean(), { minLength: 13, maxLength: 13 }),
        fc.boolean(),
        (base, fee, taxes, groupSize, pays, sponsor) => {
          const discount = Math.min(5000, base + fee + taxes);
          const totalCost = base + fee + taxes - discount;
          const any = {
            ...ride,
            baseFare: base,
            serviceFee: fee,
            taxes,
            discount,
            totalCost,
            groupSize,
            splitMode: sponsor ? ('sponsor' as const) : ('cover' as const),
          };
          const group = Array.from({ length: groupSize }, (_, index) => ({
            id: index + 1,
            userId: 100 + index,
            isOrganizer: index === 0,
            seat: index,
            agreed: totalCost,
          }));
          const seats = chargesOf(any, group, []);
          const payments = seats
            .filter((seat, index) => !seat.isOrganizer && pays[index - 1] && seat.seat > 0)
            .map((seat) => ({
              payerId: seat.userId,
              purpose: 'share' as const,
              state: 'authorized' as const,
              amount: seat.seat,
              captured: 0,
            }));
          const all = chargesOf(any, group, payments);
          for (const charge of all) {
            const receipt = tripReceipt(any, charge, visa);
            expect(sum(receipt.ownLines)).toBe(receipt.charged);
            expect(sum(receipt.rideLines.slice(0, -1))).toBe(totalCost);
            expect(receipt.rideLines.at(-1)).toMatchObject({ label: 'Total' });
          }
          expect(all.reduce((total, charge) => total + charge.amount, 0)).toBe(totalCost);
        },
      ),
    );
  });
});

describe('the receipt of a cancellation', () => {
  it('covers only the fee', () => {
    expect(cancellationReceipt(ride, 11, 1250, visa)).toEqual({
      number: 'GR-7-11',
      rideId: 7,
      payerId: 11,
      charged: 1250,
      rideLines: [
        { label: 'Cancellation fee', amount: '12.50' },
        { label: 'Total', amount: '12.50' },
      ],
      ownLines: [{ label: 'Cancellation fee', amount: '12.50' }],
      paymentMethod: 'Visa ending 4242',
    });
  });
});
