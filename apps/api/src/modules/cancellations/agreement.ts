import { createHash } from 'node:crypto';
import type { CancellationRule } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import { readToken, signToken } from '../../platform/signed-token';
import type { Outcome } from './domain/outcome';

/** The amounts that a person was shown before they cancelled a ride. */
export interface Agreement {
  rideId: number;
  userId: number;
  /** Hash of the facts that the amounts depend on, except the time. */
  situation: string;
  rule: CancellationRule | null;
  fee: Cents;
  driverPart: Cents;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/**
 * Hashes every fact except the time that an outcome depends on. While the hash stays the same, the amounts that a
 * person was shown still apply.
 */
export function situationOf(
  ride: {
    cancelPolicyId: number;
    driverId: number | null;
    acceptedAt: Date | null;
    arrivedAt: Date | null;
    totalCost: Cents;
  },
  { phase, payers, card }: Pick<Outcome, 'phase' | 'payers' | 'card'>,
): string {
  const { cancelPolicyId, driverId, acceptedAt, arrivedAt, totalCost } = ride;
  const held = payers
    .filter((payer) => payer.held > 0 || payer.taken > 0)
    .map((payer) => [payer.userId, payer.held, payer.taken]);
  const facts = [
    cancelPolicyId,
    phase,
    driverId,
    acceptedAt?.getTime() ?? null,
    arrivedAt?.getTime() ?? null,
    totalCost,
    held,
    card && [card.cardBrand, card.cardLast4],
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}

export const signAgreement = (agreement: Agreement, secret: string): string =>
  signToken('cancellation', agreement, secret);

/** The agreement; null when the signature is invalid. Does not check its expiry or owner. */
export const readAgreement = (text: string, secret: string): Agreement | null =>
  readToken<Agreement>('cancellation', text, secret);
