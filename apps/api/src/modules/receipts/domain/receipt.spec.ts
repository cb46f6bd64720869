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

  it('have no line for a discount that was not given', () => {
    const labels = tripReceipt({ ...ride, discount: 0 }, charges[0]!, visa).rideLines.map(({ label }) => label);
    expect(labels).toEqual(['Base fare', 'Service fee', 'Taxes', 'Total']);
  });

  it.each([
    ['only the seat, when others pay theirs', true, { seat: 1250, amount: 1250 }, [['Your seat', '12.50']]],
    ['a seat that costs nothing', false, { seat: 0, amount: 0 }, [['Your seat', '0.00']]],
    [
      'the credit that paid a seat',
      false,
      { seat: 1250, amount: 250, credit: 1000 },
      [
        ['Your seat', '12.50'],
        ['Credit', '-10.00'],
      ],
    ],
    [
      'the credit besides what the organizer covers for others',
      true,
      { seat: 1250, amount: 2750, credit: 1000 },
      [
        ['Your seat', '12.50'],
        ['Covered for others', '25.00'],
        ['Credit', '-10.00'],
      ],
    ],
  ])('show %s', (_, isOrganizer, amounts, expected) => {
    const { ownLines } = tripReceipt(ride, { userId: 11, isOrganizer, ...amounts }, visa);
    expect(ownLines.map(({ label, amount }) => [label, amount])).toEqual(expected);
  });

  it('say to whom the trip was charged though they did not come', () => {
    expect(tripReceipt(ride, charges[1]!, visa, true).ownLines).toEqual([
      { label: 'Your seat (no-show)', amount: '12.50' },
    ]);
  });

  it('show how it was paid', () => {
    const method = (over: object, card: string | null) =>
      tripReceipt({ ...ride, ...over }, charges[0]!, card).paymentMethod;
    expect(method({ paymentMethod: 'cash' }, null)).toBe('Cash');
    expect(method({}, null)).toBe('Card');
    expect(method({ paymentMethod: 'cash' }, visa)).toBe('Cash');
    expect(method({ totalCost: 0 }, null)).toBe('Nothing to pay');
    const nothing = { userId: 11, isOrganizer: true, seat: 1250, amount: 0 };
    expect(tripReceipt(ride, nothing, visa).paymentMethod).toBe('Paid by members');
    expect(tripReceipt(ride, { ...nothing, credit: 1250 }, visa).paymentMethod).toBe('Credit');
    expect(tripReceipt(ride, { ...nothing, amount: 250, credit: 1000 }, visa).paymentMethod).toBe(visa);
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

  it('names a no-show fee, and shows only “Card” for a card that is not known', () => {
    const noShow = cancellationReceipt({ ...ride, cancelRule: 'no_show' }, 11, 1250, null);
    expect(noShow).toMatchObject({
      rideLines: [{ label: 'No-show fee' }, { label: 'Total' }],
      ownLines: [{ label: 'No-show fee', amount: '12.50' }],
      paymentMethod: 'Card',
    });
  });
});
