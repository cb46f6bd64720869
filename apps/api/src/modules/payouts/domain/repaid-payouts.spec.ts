import { repaidPayouts } from './repaid-payouts';

const at = (hour: number) => new Date(hour * 3_600_000);
const failed = (id: number, amount: number, end: number) =>
  ({ id, amount, state: 'failed', createdAt: at(end - 1), endedAt: at(end) }) as const;
const paid = (id: number, amount: number, made: number) =>
  ({ id, amount, state: 'paid', createdAt: at(made), endedAt: at(made + 5) }) as const;

describe('repaidPayouts', () => {
  it('needs as much as was missing, from one payout or several', () => {
    expect(repaidPayouts([failed(1, 4000, 1), paid(2, 3999, 2)])).toEqual([]);
    expect(repaidPayouts([failed(1, 4000, 1), paid(2, 3999, 2), paid(3, 1, 3)])).toEqual([1]);
    expect(repaidPayouts([failed(1, 4000, 1), paid(2, 9000, 2)])).toEqual([1]);
  });

  it('counts each cent once, for the oldest failure first', () => {
    const three = [failed(1, 4000, 1), failed(2, 4000, 2), failed(3, 4000, 3)];
    expect(repaidPayouts([...three, paid(4, 4000, 4), paid(5, 4000, 5)])).toEqual([1, 2]);
    expect(repaidPayouts([...three, paid(4, 4000, 4), paid(5, 4000, 5), paid(6, 4000, 6)])).toEqual([1, 2, 3]);
    expect(repaidPayouts([...three, paid(4, 11_999, 4)])).toEqual([1, 2]);
  });

  it('does not count a payout that was made before the failed one was back', () => {
    expect(repaidPayouts([failed(1, 4000, 9), paid(2, 4000, 8)])).toEqual([]);
    expect(repaidPayouts([failed(1, 4000, 9), paid(2, 4000, 9)])).toEqual([1]);
  });

  it('goes by time, whatever the order in which payouts are listed', () => {
    expect(repaidPayouts([paid(2, 4000, 9), failed(1, 4000, 1)])).toEqual([1]);
    expect(repaidPayouts([paid(2, 4000, 9), failed(1, 4000, 9)])).toEqual([1]);
    expect(repaidPayouts([paid(3, 4000, 9), failed(2, 4000, 5), failed(1, 4000, 1)])).toEqual([1]);
  });

  it('treats a failure without an end time as if it ended when the payout was made', () => {
    const open = { ...failed(1, 4000, 9), createdAt: at(1), endedAt: null };
    expect(repaidPayouts([open, paid(2, 4000, 2)])).toEqual([1]);
  });
});
