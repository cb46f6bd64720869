import { formatCents, type Cents } from '@groupride/pricing';

/** A payment in Venmo that is filled in; the person who opens it still confirms it there. */
export function venmoLink(username: string, amount: Cents, note: string): string {
  const query = new URLSearchParams({
    ...{ txn: 'pay', audience: 'private', recipients: username },
    ...{ amount: formatCents(amount), note: note.slice(0, 200) },
  });
  return `https://venmo.com/?${query}`;
}
