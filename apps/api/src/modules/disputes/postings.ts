import type { Cents } from '@groupride/pricing';
import type { Account, Posting, TransactionKind } from '../ledger/ledger.facade';
import type { ProviderDispute } from './dispute-provider';

type About = Pick<Posting, 'rideId' | 'paymentId'>;
type Moved = Pick<ProviderDispute, 'id' | 'withdrawn' | 'reinstated' | 'fee' | 'feeReturned'>;

/**
 * The postings of a dispute so far. Each has a unique key, so the ledger stores it once. Drivers are never affected by
 * a dispute.
 * @param borneBy the account that bears the disputed amount; GroupRide bears the fee
 */
export function disputePostings(
  { id, withdrawn, reinstated, fee, feeReturned }: Moved,
  about: About,
  borneBy: Account = 'platform:disputes',
): Posting[] {
  const posting = (key: string, kind: TransactionKind, atProvider: Cents): Posting => ({
    ...about,
    key,
    kind,
    entries: [
      entry('provider:clearing', atProvider),
      entry(kind === 'dispute_fee' ? 'platform:disputes' : borneBy, -atProvider),
    ],
  });
  return [
    ...(withdrawn > 0 ? [posting(`dispute:${id}`, 'dispute', -withdrawn)] : []),
    ...(fee > 0 ? [posting(`dispute:${id}:fee`, 'dispute_fee', -fee)] : []),
    ...(reinstated > 0 ? [posting(`dispute:${id}:won`, 'dispute_won', reinstated)] : []),
    ...(feeReturned > 0 ? [posting(`dispute:${id}:fee-returned`, 'dispute_fee', feeReturned)] : []),
  ];
}

const entry = (account: Account, amount: Cents) => ({ account, amount });
