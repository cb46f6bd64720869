import type { Cents } from '@groupride/pricing';
import type { Difference } from './difference';

/** The accounts of one kind up to a checkpoint: `rider`, `driver`, `provider` or `platform`. */
export interface Book {
  book: string;
  sum: Cents;
  entries: number;
}

/** All-time sums, read at one moment. */
export interface Totals {
  /** Sums of the ledger up to the checkpoint. */
  books: Book[];
  /** The sum of the whole ledger. */
  ledgerSum: Cents;
  /** Payments and refunds, in our tables and in the books. */
  recorded: { captured: Cents; refunded: Cents };
  booked: { captured: Cents; refunded: Cents };
  /** Credit that riders can still use or have reserved, in our tables and in the books. */
  credits: { had: Cents; owed: Cents };
  /** Business accounts whose debt differs between our tables and the books. */
  business: { accountId: number; recorded: Cents; booked: Cents }[];
  /** The sum of the copied provider records, after fees. */
  copied: Cents;
}

/**
 * Finds changes of past entries. Only a person can close this alert, because the next comparison starts from the
 * changed books and finds nothing.
 */
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

/** The credit that the books say we owe must equal the credit that riders have. */
export function differenceOfCredits({ had, owed }: Totals['credits']): Difference[] {
  return had === owed ? [] : [difference('credits', 'credit_difference', owed, had, {})];
}

/** Compares each business account by itself, so that two errors cannot cancel each other out. */
export function differencesOfBusiness(accounts: Totals['business']): Difference[] {
  return accounts
    .filter(({ recorded, booked }) => recorded !== booked)
    .map(({ accountId, recorded, booked }) =>
      difference(`business:${accountId}`, 'business_difference', booked, recorded, { accountId }),
    );
}

/** Whether a sum differs in a way that comparing new records cannot explain, so that everything must be compared. */
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

/** The differences of the sums as text, which is equal for equal amounts. */
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
