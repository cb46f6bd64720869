import { chargesOf } from './charges';

const ride = {
  totalCost: 5000,
  groupSize: 4,
  splitMode: 'cover' as const,
  customShares: null,
  paymentMethod: 'card' as const,
};
const members = [
  { id: 1, userId: 11, isOrganizer: true, seat: 0, agreed: 0 },
  { id: 2, userId: 12, isOrganizer: false, seat: 1, agreed: 1251 },
  { id: 3, userId: 13, isOrganizer: false, seat: 2, agreed: 1251 },
];

function share(payerId: number, state: 'created' | 'authorized' | 'captured' | 'released', amount = 1250) {
  return { payerId, purpose: 'share' as const, state, amount, captured: state === 'captured' ? amount : 0 };
}

const amounts = (payments: Parameters<typeof chargesOf>[2]) =>
  chargesOf(ride, members, payments).map((charge) => charge.amount);

describe('the charges of a ride', () => {
  it('charge the organizer everything that nobody else has authorized', () => {
    expect(amounts([])).toEqual([5000, 0, 0]);
    expect(amounts([share(12, 'authorized')])).toEqual([3750, 1250, 0]);
    expect(amounts([share(12, 'authorized'), share(13, 'captured')])).toEqual([2500, 1250, 1250]);
  });

  it.each(['created', 'released'] as const)('do not count a share that is %s', (state) => {
    expect(amounts([share(12, state)])).toEqual([5000, 0, 0]);
  });

  it('count the hold of a second try after a released one', () => {
    expect(amounts([share(12, 'released'), share(12, 'authorized')])).toEqual([3750, 1250, 0]);
  });

  it('do not count the share of a former member', () => {
    expect(amounts([share(99, 'authorized')])).toEqual([5000, 0, 0]);
  });

  it('do not count the organizer’s own hold as a share', () => {
    expect(amounts([{ payerId: 11, purpose: 'ride', state: 'authorized', amount: 5000 }])).toEqual([5000, 0, 0]);
  });

  it('do not count a member’s tip as their share', () => {
    expect(amounts([{ payerId: 12, purpose: 'tip', state: 'captured', amount: 1250 }])).toEqual([5000, 0, 0]);
  });

  it('charge nobody when a business account pays', () => {
    expect(chargesOf({ ...ride, paymentMethod: 'account' }, members, [])).toEqual([
      { userId: 11, isOrganizer: true, seat: 0, amount: 0 },
      { userId: 12, isOrganizer: false, seat: 0, amount: 0 },
      { userId: 13, isOrganizer: false, seat: 0, amount: 0 },
    ]);
  });

  it('charge what was agreed to when the seat costs more now, and the seat when it costs less', () => {
    const held = [share(12, 'authorized'), share(13, 'authorized')];
    expect(chargesOf({ ...ride, totalCost: 6000 }, members, held).map(({ amount }) => amount)).toEqual([
      3500, 1250, 1250,
    ]);
    expect(chargesOf({ ...ride, totalCost: 4000 }, members, held).map(({ amount }) => amount)).toEqual([
      2000, 1000, 1000,
    ]);
  });

  it('charge the amounts of a custom split', () => {
    const custom = {
      ...ride,
      splitMode: 'custom' as const,
      customShares: [1000, 0, 300],
      paymentMethod: 'card' as const,
    };
    expect(chargesOf(custom, members, [share(12, 'authorized')]).map(({ seat, amount }) => [seat, amount])).toEqual([
      [3700, 4000],
      [1000, 1000],
      [0, 0],
    ]);
  });

  it('show what each seat costs, whoever pays it', () => {
    expect(chargesOf({ ...ride, totalCost: 5003 }, members, []).map((charge) => charge.seat)).toEqual([
      1251, 1251, 1251,
    ]);
    expect(chargesOf({ ...ride, splitMode: 'sponsor' }, members, []).map((charge) => charge.seat)).toEqual([
      5000, 0, 0,
    ]);
  });
});
