import type { Cents } from '@groupride/pricing';
import type { Difference } from './difference';

/** Accounts of one kind, as far as they are part of a checkpoint: `rider`, `driver`, `provider`, `platform`. */
export interface Book {
  book: string;
  sum: Cents;
  entries: number;
}

/** Sums over everything since ever, of one moment. */
export interface Totals {
  /** The ledger up to the checkpoint. */
  books: Book[];
  /** All of the ledger. */
  ledgerSum: Cents;
  /** Payments and refunds in our tables, and in the books. */
  recorded: { captured: Cents; refunded: Cents };
  booked: { captured: Cents; refunded: Cents };
  /** What riders can still use of their credit or have set aside, in our tables and in the books. */
  credits: { had: Cents; owed: Cents };
  /** Business accounts that owe something else in our tables than in the books. */
  business: { accountId: number; recorded: Cents; booked: Cents }[];
  /** The records that we have copied from the provider, after its fees. */
  copied: Cents;
}

/** Closed by a person only: the next comparison starts from the changed books and finds nothing. */
export function differenceOfPast(before: readonly Book[], now: readonly Book[]): Difference[] {
  return names(before, now).flatMap((book) => {
    const [was, is] = [find(before, book), find(now, book)];
    if (was.sum === is.sum && was.entries === is.entries) return [];
    return [
      difference(`ledger:${book}`, 'ledger_changed', is.sum, was.sum, {
        book,
        entries: is.entries,
        entriesBefore: was.entries,
      }),
    ];
  });
}

export function differenceOfBalance(copied: Cents, balance: Cents | null): Difference[] {
  return balance === null || balance === copied
    ? []
    : [difference('balance', 'balance_difference', copied, balance, {})];
}

/** What we owe in credit is what riders have. */
export function differenceOfCredits({ had, owed }: Totals['credits']): Difference[] {
  return had === owed ? [] : [difference('credits', 'credit_difference', owed, had, {})];
}

/** What each business account owes is what the books say, so that two errors never hide each other. */
export function differencesOfBusiness(accounts: Totals['business']): Difference[] {
  return accounts
    .filter(({ recorded, booked }) => recorded !== booked)
    .map(({ accountId, recorded, booked }) =>
      difference(`business:${accountId}`, 'business_difference', booked, recorded, { accountId }),
    );
}

/** Something among the sums differs that comparing what is new cannot find: everything is to be compared. */
export function asksForEverything(
  totals: Totals,
  before: { books: readonly Book[]; unexplained: string } | null,
  balance: Cents | null,
): boolean {
  // A full comparison that left a difference unexplained last time would leave it unexplained again.
  return (
    unexplainedIn(totals, balance) !== (before?.unexplained ?? NOTHING) ||
    differenceOfPast(before?.books ?? totals.books, totals.books).length > 0
  );
}

/** By how much the sums differ; the same text for the same amounts. */
export function unexplainedIn({ recorded, booked, copied }: Totals, balance: Cents | null): string {
  return [
    recorded.captured - booked.captured,
    recorded.refunded - booked.refunded,
    balance === null ? 0 : balance - copied,
  ].join(' ');
}

const NOTHING = '0 0 0';

const names = (...all: (readonly Book[])[]): string[] => [...new Set(all.flat().map(({ book }) => book))].sort();
const find = (books: readonly Book[], book: string): Book =>
  books.find((each) => each.book === book) ?? { book, sum: 0, entries: 0 };

function difference(
  key: string,
  kind: Difference['kind'],
  ours: Cents,
  theirs: Cents,
  data: Record<string, unknown>,
): Difference {
  return { key, kind, rideId: null, paymentId: null, ours, theirs, data };
}
