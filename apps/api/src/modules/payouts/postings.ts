import type { Posting } from '../ledger/ledger.facade';
import type { Payout } from './domain/payout';

/**
 * Moves the amount from the driver's balance to the provider and the fee to us. Posted on request, so that nothing is
 * promised twice.
 */
export function payoutPostings({
  id,
  driverId,
  amount,
  fee,
}: Pick<Payout, 'id' | 'driverId' | 'amount' | 'fee'>): Posting[] {
  const payout: Posting = {
    key: `payout:${id}`,
    kind: 'payout',
    rideId: null,
    entries: [
      { account: `driver:${driverId}`, amount },
      { account: 'provider:clearing', amount: -amount },
    ],
  };
  const feePosting: Posting = {
    key: `payout:${id}:fee`,
    kind: 'payout_fee',
    rideId: null,
    entries: [
      { account: `driver:${driverId}`, amount: fee },
      { account: 'platform:fees', amount: -fee },
    ],
  };
  return fee > 0 ? [payout, feePosting] : [payout];
}

/** Credits the driver again with the returned amount and the fee. */
export function failedPayoutPosting({
  id,
  driverId,
  amount,
  fee,
}: Pick<Payout, 'id' | 'driverId' | 'amount' | 'fee'>): Posting {
  return {
    key: `payout:${id}:failed`,
    kind: 'payout_failed',
    rideId: null,
    entries: [
      { account: `driver:${driverId}`, amount: -(amount + fee) },
      { account: 'provider:clearing', amount },
      { account: 'platform:fees', amount: fee },
    ],
  };
}
