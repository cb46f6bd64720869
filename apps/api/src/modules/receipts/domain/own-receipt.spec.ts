import { netOf, totalNameOf } from './own-receipt';

describe('the total of a receipt', () => {
  it.each([
    ['charged', 'a card pays', { cash: null, outstanding: 0 }],
    ['charged', 'a card that could not be charged yet pays', { cash: null, outstanding: 5000 }],
    ['owed', 'something is left to pay of a cash ride', { cash: 3000, outstanding: 2000 }],
    ['paidInCash', 'all was paid in cash', { cash: 5000, outstanding: 0 }],
    ['paidInCash', 'more was paid in cash', { cash: 5500, outstanding: 0 }],
    ['total', 'a part was paid otherwise', { cash: 3000, outstanding: 0 }],
  ])('is called %s when %s', (name, _, paid) => {
    expect(totalNameOf({ charged: 5000, ...paid })).toBe(name);
  });

  it('is what was paid, minus what is outstanding, waived, refunded or taken back', () => {
    const receipt = { charged: 5000, outstanding: 0, waived: 0, tip: 0, overpayment: 0, refunds: [], takenBack: [] };
    const returned = (...amounts: number[]) => amounts.map((amount) => ({ amount, at: new Date(0) }));
    const net = (change: Partial<Parameters<typeof netOf>[0]>) => netOf({ ...receipt, ...change });
    expect(net({})).toBe(5000);
    expect([net({ outstanding: 700 }), net({ waived: 700 })]).toEqual([4300, 4300]);
    expect([net({ tip: 700 }), net({ overpayment: 700 })]).toEqual([5700, 5700]);
    expect([net({ refunds: returned(300, 400) }), net({ takenBack: returned(700) })]).toEqual([4300, 4300]);
    expect(net({ overpayment: 700, refunds: returned(700) })).toBe(5000);
  });
});
