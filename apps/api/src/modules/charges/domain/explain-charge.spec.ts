import { generator } from '../../../platform/testing/generator';
import { explainCharge, type ChargeFacts, type Debt } from './explain-charge';

const PRICE = { base: 4800, distance: 200, serviceFee: 400, taxes: 81, discount: 500 };
const fare = (riderId: number, name: string, amount: number): Debt => ({ riderId, name, kind: 'fare', amount });
const facts = (what: Partial<ChargeFacts> = {}): ChargeFacts => ({
  payerId: 1,
  isOrganizer: true,
  price: PRICE,
  promoCode: 'WELCOME',
  seat: 1246,
  debts: [fare(1, 'Riley', 3736), fare(2, 'Sam', 1245)],
  captured: 3736,
  cash: 0,
  credit: 0,
  waived: 0,
  volumeDiscount: 0,
  onAccount: 0,
  isOver: true,
  ...what,
});
const told = (what: Partial<ChargeFacts> = {}) =>
  explainCharge(facts(what)).map(({ about, amount, name }) => [about, amount, ...(name ? [name] : [])]);

describe('the explanation of a charge', () => {
  it('shows the organizer the price, less what members paid', () => {
    expect(told()).toEqual([
      ['base', 4800],
      ['distance', 200],
      ['service_fee', 400],
      ['taxes', 81],
      ['promotion', -500, 'WELCOME'],
      ['paid_by_member', -1245, 'Sam'],
    ]);
  });

  it('does not show a waived amount as a debt, and shows anything collected in addition as an overpayment', () => {
    const debts = [fare(1, 'Riley', 4981)];
    expect(told({ debts, captured: 0, cash: 2000, waived: 2981 }).slice(-2)).toEqual([
      ['paid_in_cash', -2000],
      ['waived', -2981],
    ]);
    expect(told({ debts, captured: 2981, cash: 2000, waived: 2981 }).at(-1)).toEqual(['collected_too_much', 2981]);
  });

  it('shows money captured before the ride is over as captured early, not as an overpayment', () => {
    expect(told({ debts: [], captured: 6025, isOver: false })).toEqual([['taken_early', 6025]]);
    expect(told({ debts: [], captured: 0, isOver: false })).toEqual([]);
    expect(told({ debts: [], captured: 6025 })).toEqual([['collected_too_much', 6025]]);
  });

  it('shows a member their seat’s part of the price', () => {
    expect(told({ payerId: 2, isOrganizer: false, seat: 1245, captured: 1245 }).slice(5)).toEqual([
      ['seats_of_others', -3736],
    ]);
  });

  it('shows a member who is covered that they pay nothing', () => {
    const lines = told({ payerId: 3, isOrganizer: false, seat: 1245, captured: 0 });
    expect(lines.slice(5)).toEqual([
      ['seats_of_others', -3736],
      ['covered_by_organizer', -1245],
    ]);
  });

  it('shows a cancellation fee and nothing of the price', () => {
    expect(
      told({ debts: [{ riderId: 1, name: 'Riley', kind: 'cancellation_fee', amount: 1245 }], captured: 1245 }),
    ).toEqual([['cancellation_fee', 1245]]);
  });

  it('adds a tip', () => {
    expect(
      told({ debts: [...facts().debts, { riderId: 1, name: 'Riley', kind: 'tip', amount: 300 }], captured: 4036 }).at(
        -1,
      ),
    ).toEqual(['tip', 300]);
  });

  it('shows nobody the tip or the fee of another person', () => {
    const debts = [
      ...facts().debts,
      { riderId: 2, name: 'Sam', kind: 'tip', amount: 300 } as const,
      { riderId: 2, name: 'Sam', kind: 'no_show_fee', amount: 500 } as const,
    ];
    expect(told({ debts })).toEqual(told());
  });

  it('deducts the credit that was used', () => {
    expect(told({ captured: 2736, credit: 1000 }).at(-1)).toEqual(['credit', -1000]);
  });

  it('names a cent by which the shares differ from the price', () => {
    const debts = [fare(1, 'Riley', 3737), fare(2, 'Sam', 1245)];
    expect(told({ debts, captured: 3737 }).at(-1)).toEqual(['rounding', 1]);
  });

  it('deducts cash from the card’s charge', () => {
    expect(told({ captured: 0, cash: 3736 }).at(-1)).toEqual(['paid_in_cash', -3736]);
  });

  it('shows what could not be collected, or was collected without a reason', () => {
    expect(told({ captured: 0 }).at(-1)).toEqual(['not_collected', -3736]);
    expect(told({ captured: 4000 }).at(-1)).toEqual(['collected_too_much', 264]);
    expect(told({ debts: [], captured: 900 })).toEqual([['collected_too_much', 900]]);
    expect(told({ debts: [], captured: 0 })).toEqual([]);
  });

  it('has lines that sum to what was captured, none of them empty, whatever the facts', () => {
    for (let seed = 1; seed <= 3000; seed += 1) {
      const random = generator(seed);
      const kinds = ['fare', 'cancellation_fee', 'no_show_fee', 'tip'] as const;
      const debts = Array.from({ length: random(8) }, (_, index): Debt => ({
        riderId: 1 + random(5),
        name: `N${index}`,
        kind: kinds[random(4)]!,
        amount: random(9000),
      }));
      const some: ChargeFacts = {
        payerId: 1 + random(5),
        isOrganizer: random(2) === 0,
        price: {
          base: random(9000),
          distance: random(3000),
          serviceFee: random(900),
          taxes: random(200),
          discount: random(5000),
        },
        promoCode: random(2) === 0 ? 'WELCOME' : null,
        seat: random(3) === 0 ? null : random(3000),
        debts,
        captured: random(12_000),
        cash: random(2) === 0 ? 0 : random(5000),
        credit: random(2) === 0 ? 0 : random(3000),
        waived: random(3) === 0 ? random(2000) : 0,
        volumeDiscount: random(2) === 0 ? 0 : random(500),
        onAccount: random(2) === 0 ? 0 : random(3000),
        isOver: random(5) > 0,
      };
      const lines = explainCharge(some);
      expect([seed, lines.reduce((total, { amount }) => total + amount, 0)]).toEqual([seed, some.captured]);
      expect(lines.every(({ amount }) => amount !== 0)).toBe(true);
    }
  });

  it('shows a service the price less the volume discount, charged to the business account', () => {
    const debts = [fare(1, 'Acme', 4981)];
    expect(told({ debts, seat: null, promoCode: null, volumeDiscount: 500, captured: 0, onAccount: 4981 })).toEqual([
      ['base', 4800],
      ['distance', 200],
      ['service_fee', 400],
      ['taxes', 81],
      ['volume_discount', -500],
      ['on_account', -4981],
    ]);
  });

  it('leaves nothing unexplained when the books add up', () => {
    for (let seed = 1; seed <= 1000; seed += 1) {
      const random = generator(seed);
      const price = {
        base: 1000 + random(9000),
        distance: random(3000),
        serviceFee: random(900),
        taxes: random(200),
        discount: random(1000),
      };
      const total = price.base + price.distance + price.serviceFee + price.taxes - price.discount;
      const seat = Math.floor(total / 4);
      const paying = random(4);
      const debts = [
        fare(1, 'Riley', total - paying * seat),
        ...Array.from({ length: paying }, (_, index) => fare(index + 2, `M${index}`, seat)),
      ];
      for (const { riderId, amount } of debts) {
        const abouts = explainCharge({
          payerId: riderId,
          isOrganizer: riderId === 1,
          price,
          promoCode: null,
          seat,
          debts,
          captured: amount,
          cash: 0,
          credit: 0,
          waived: 0,
          volumeDiscount: 0,
          onAccount: 0,
          isOver: true,
        }).map(({ about }) => about);
        expect(abouts.filter((about) => ['rounding', 'not_collected', 'collected_too_much'].includes(about))).toEqual(
          [],
        );
      }
    }
  });
});
