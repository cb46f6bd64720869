import { formatCents, type Cents } from '@groupride/pricing';

/** A link to a filled-in Venmo payment, which the person still has to confirm there. */
export function venmoLink(username: string, amount: Cents, note: string): string {
  const query = new URLSearchParams({
    txn: 'pay',
    audience: 'private',
    recipients: username,
    amount: formatCents(amount),
    note: note.slice(0, 200),
  });
  return `https://venmo.com/?${query}`;
}
