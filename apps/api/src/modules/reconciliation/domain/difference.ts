import type { AlertKind } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

/**
 * The differences that a comparison can find. Their alerts are closed when the next comparison no longer finds them.
 */
export const DIFFERENCE_KINDS = [
  'capture_difference',
  'refund_difference',
  'dispute_difference',
  'payout_difference',
  'unknown_charge',
  'rider_owes',
  'rider_overpaid',
  'ledger_unbalanced',
  'balance_difference',
  'credit_difference',
  'business_difference',
] as const satisfies readonly AlertKind[];

export interface Difference {
  /** The same difference has the same key in every run. */
  key: string;
  kind: (typeof DIFFERENCE_KINDS)[number] | 'ledger_changed';
  rideId: number | null;
  paymentId: number | null;
  ours: Cents;
  theirs: Cents;
  data: Record<string, unknown>;
}

/** A payment in our books, in our tables and at the provider. All amounts are positive. */
export interface ComparedPayment {
  /** Null when the provider's intent is not one of ours. */
  paymentId: number | null;
  rideId: number | null;
  intentId: string | null;
  /** Amounts in our books. */
  booked: { captured: Cents; refunded: Cents; disputed: Cents };
  /** Amounts in our tables. */
  recorded: { captured: Cents; refunded: Cents };
  provider: { captured: Cents; refunded: Cents; disputed: Cents };
}

export interface ComparedPayout {
  payoutId: number | null;
  transferId: string | null;
  booked: Cents;
  provider: Cents;
}

export interface RiderBalance {
  rideId: number;
  riderId: number;
  /** Positive when the rider owes us. */
  balance: Cents;
}

export function differencesOfPayment(payment: ComparedPayment): Difference[] {
  const { paymentId, rideId, intentId, booked, recorded, provider } = payment;
  if (paymentId === null) {
    const theirs = provider.captured - provider.refunded - provider.disputed;
    return theirs === 0
      ? []
      : [
          {
            key: `intent:${intentId ?? 'none'}`,
            kind: 'unknown_charge',
            rideId: null,
            paymentId: null,
            ours: 0,
            theirs,
            data: { intentId },
          },
        ];
  }
  const about = { rideId, paymentId };
  const differences: Difference[] = [];
  if (booked.captured !== provider.captured || recorded.captured !== provider.captured) {
    const ours = booked.captured !== provider.captured ? booked.captured : recorded.captured;
    differences.push({
      ...about,
      key: `payment:${paymentId}:captured`,
      kind: 'capture_difference',
      ours,
      theirs: provider.captured,
      data: { intentId, booked: booked.captured, recorded: recorded.captured },
    });
  }
  if (booked.refunded !== provider.refunded || recorded.refunded !== provider.refunded) {
    const ours = booked.refunded !== provider.refunded ? booked.refunded : recorded.refunded;
    differences.push({
      ...about,
      key: `payment:${paymentId}:refunded`,
      kind: 'refund_difference',
      ours,
      theirs: provider.refunded,
      data: { intentId, booked: booked.refunded, recorded: recorded.refunded },
    });
  }
  if (booked.disputed !== provider.disputed) {
    differences.push({
      ...about,
      key: `payment:${paymentId}:disputed`,
      kind: 'dispute_difference',
      ours: booked.disputed,
      theirs: provider.disputed,
      data: { intentId },
    });
  }
  return differences;
}

export function differenceOfPayout({ payoutId, transferId, booked, provider }: ComparedPayout): Difference[] {
  if (booked === provider) return [];
  const key = payoutId === null ? `transfer:${transferId ?? 'none'}` : `payout:${payoutId}`;
  return [
    {
      key,
      kind: 'payout_difference',
      rideId: null,
      paymentId: null,
      ours: booked,
      theirs: provider,
      data: { payoutId, transferId },
    },
  ];
}

/** Once a ride is fully collected, its riders owe nothing and have not overpaid. */
export function differenceOfRider({ rideId, riderId, balance }: RiderBalance): Difference[] {
  if (balance === 0) return [];
  return [
    {
      key: `ride:${rideId}:rider:${riderId}`,
      kind: balance > 0 ? 'rider_owes' : 'rider_overpaid',
      rideId,
      paymentId: null,
      ours: balance,
      theirs: 0,
      data: { riderId },
    },
  ];
}

export function differenceOfLedger(sum: Cents): Difference[] {
  return sum === 0
    ? []
    : [{ key: 'ledger', kind: 'ledger_unbalanced', rideId: null, paymentId: null, ours: sum, theirs: 0, data: {} }];
}

/** The differences that both comparisons found with the same amount. The others were caused by money in transit. */
export function confirmed(first: readonly Difference[], second: readonly Difference[]): Difference[] {
  const amounts = new Map(first.map(({ key, ours, theirs }) => [key, theirs - ours]));
  return second.filter(({ key, ours, theirs }) => amounts.get(key) === theirs - ours);
}
