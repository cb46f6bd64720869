import {
  asksForEverything,
  differenceOfBalance,
  differencesOfBusiness,
  differenceOfCredits,
  differenceOfPast,
  unexplainedIn,
  type Totals,
} from './totals';

const BOOKS = [
  { book: 'driver', sum: -4000, entries: 1 },
  { book: 'provider', sum: 4000, entries: 1 },
];
const BEFORE = { books: BOOKS, unexplained: '0 0 0' };
const totals = (what: Partial<Totals> = {}): Totals => ({
  books: BOOKS,
  ledgerSum: 0,
  recorded: { captured: 4000, refunded: 0 },
  booked: { captured: 4000, refunded: 0 },
  credits: { had: 500, owed: 500 },
  business: [],
  copied: 3854,
  ...what,
});

describe('the totals of all time', () => {
  it('need no check of every entry while they are unchanged', () => {
    expect(asksForEverything(totals(), BEFORE, 3854)).toBe(false);
    expect(asksForEverything(totals(), null, null)).toBe(false);
  });

  it('reveal changed entries of a period that was already compared, even when the sum is the same', () => {
    expect(differenceOfPast(BOOKS, BOOKS)).toEqual([]);
    expect(differenceOfPast(BOOKS, [BOOKS[0]!, { book: 'provider', sum: 3300, entries: 2 }])).toMatchObject([
      { key: 'ledger:provider', kind: 'ledger_changed', ours: 3300, theirs: 4000 },
    ]);
    expect(differenceOfPast(BOOKS, [BOOKS[0]!, { book: 'provider', sum: 4000, entries: 3 }])).toHaveLength(1);
    expect(differenceOfPast(BOOKS, [...BOOKS, { book: 'rider', sum: 1, entries: 1 }])).toHaveLength(1);
    expect(asksForEverything(totals(), { ...BEFORE, books: [BOOKS[0]!] }, 3854)).toBe(true);
  });

  it('reveal each business account whose balance differs from the books, even when the sums are equal', () => {
    expect(differencesOfBusiness([])).toEqual([]);
    expect(
      differencesOfBusiness([
        { accountId: 1, recorded: 900, booked: 0 },
        { accountId: 2, recorded: 0, booked: 900 },
        { accountId: 3, recorded: -5, booked: -5 },
      ]),
    ).toMatchObject([
      { key: 'business:1', kind: 'business_difference', ours: 0, theirs: 900, data: { accountId: 1 } },
      { key: 'business:2', kind: 'business_difference', ours: 900, theirs: 0, data: { accountId: 2 } },
    ]);
  });

  it('reveal credit that riders have and the books do not owe, and vice versa', () => {
    expect(differenceOfCredits({ had: 500, owed: 500 })).toEqual([]);
    expect([differenceOfCredits({ had: 501, owed: 500 }), differenceOfCredits({ had: 0, owed: 500 })]).toMatchObject([
      [{ key: 'credits', kind: 'credit_difference', ours: 500, theirs: 501 }],
      [{ ours: 500, theirs: 0 }],
    ]);
  });

  it('reveal tables that differ from the books, and provider records that we do not have', () => {
    expect(asksForEverything(totals({ recorded: { captured: 4001, refunded: 0 } }), BEFORE, 3854)).toBe(true);
    expect(asksForEverything(totals({ booked: { captured: 4000, refunded: 5 } }), BEFORE, 3854)).toBe(true);
    expect(asksForEverything(totals(), BEFORE, 3800)).toBe(true);
    // The same difference was left unexplained by the last full comparison.
    expect(asksForEverything(totals(), { ...BEFORE, unexplained: '0 0 -54' }, 3800)).toBe(false);
    expect([differenceOfBalance(1, null), differenceOfBalance(1, 1), differenceOfBalance(1, 2)]).toMatchObject([
      [],
      [],
      [{ kind: 'balance_difference', ours: 1, theirs: 2 }],
    ]);
  });
});

describe('a difference of all time', () => {
  it('names its book, with how many entries it had and has', () => {
    expect(differenceOfPast(BOOKS, [{ book: 'driver', sum: -3000, entries: 1 }, BOOKS[1]!])).toEqual([
      {
        key: 'ledger:driver',
        kind: 'ledger_changed',
        rideId: null,
        paymentId: null,
        ours: -3000,
        theirs: -4000,
        data: { book: 'driver', entries: 1, entriesBefore: 1 },
      },
    ]);
  });

  it('is reported for a new book, and for one that is gone, in the order of their names', () => {
    const now = [BOOKS[1]!, { book: 'business', sum: 5, entries: 2 }];
    expect(differenceOfPast(BOOKS, now).map(({ key, ours, theirs, data }) => [key, ours, theirs, data])).toEqual([
      ['ledger:business', 5, 0, { book: 'business', entries: 2, entriesBefore: 0 }],
      ['ledger:driver', 0, -4000, { book: 'driver', entries: 0, entriesBefore: 1 }],
    ]);
  });

  it('of the balance has a key of its own', () => expect(differenceOfBalance(1, 2)[0]!.key).toBe('balance'));

  it('is written as how much more our tables and the provider have', () => {
    const differs = totals({ recorded: { captured: 4001, refunded: 8 }, booked: { captured: 4000, refunded: 10 } });
    expect(unexplainedIn(differs, 3900)).toBe('1 -2 46');
    expect(unexplainedIn(differs, null)).toBe('1 -2 0');
  });
});
