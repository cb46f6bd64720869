import { ledgerTransactions, type LedgerEntry } from './ledger';

const entry = (transactionId: number, account: string, amount: string): LedgerEntry => ({
  transactionId,
  kind: 'capture',
  account,
  accountName: null,
  amount,
  at: '2026-11-21T12:00:00.000Z',
});

describe('ledger transactions', () => {
  it('group entries and add up both sides to the cent', () => {
    const [one, two] = ledgerTransactions([
      entry(2, 'driver:3', '-33.10'),
      entry(1, 'rider:1', '-0.30'),
      entry(1, 'provider:clearing', '0.10'),
      entry(1, 'provider:clearing', '0.20'),
      entry(2, 'rider:1', '33.10'),
    ]);
    expect(one).toMatchObject({ id: 1, debit: '0.30', credit: '0.30', balanced: true });
    expect(two).toMatchObject({ id: 2, debit: '33.10', credit: '33.10', balanced: true });
    expect(two?.entries.map((item) => item.account)).toEqual(['rider:1', 'driver:3']);
  });

  it('mark one that does not balance', () => {
    expect(ledgerTransactions([entry(1, 'rider:1', '10.00'), entry(1, 'driver:3', '-9.99')])[0]).toMatchObject({
      debit: '10.00',
      credit: '9.99',
      balanced: false,
    });
  });

  it('are empty without entries', () => {
    expect(ledgerTransactions([])).toEqual([]);
  });
});
