import { createHash } from 'node:crypto';
import type { CancellationRule } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import { readToken, signToken } from '../../platform/signed-token';
import type { Outcome } from './domain/outcome';

/** What somebody was shown before they called a ride off. */
export interface Agreement {
  rideId: number;
  userId: number;
  /** How things stood, but for the time. */
  situation: string;
  rule: CancellationRule | null;
  fee: Cents;
  driverPart: Cents;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/**
 * Everything but the time that an outcome depends on, in a few characters: as long as it stays the same, so do the amounts
 * that somebody was shown.
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

/** The agreement; null when we did not write the text. Does not check the expiry or whose it is. */
export const readAgreement = (text: string, secret: string): Agreement | null =>
  readToken<Agreement>('cancellation', text, secret);
