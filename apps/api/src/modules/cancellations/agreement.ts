import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { CancellationRule } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
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

/** `payload.signature`, both base64url; HMAC-SHA256 over the payload. */
export function signAgreement(agreement: Agreement, secret: string): string {
  const payload = Buffer.from(JSON.stringify(agreement)).toString('base64url');
  return `${payload}.${signature(payload, secret)}`;
}

/** The agreement, or null when the text is not one of ours. Says nothing about expiry, or whose it is. */
export function readAgreement(text: string, secret: string): Agreement | null {
  const [payload, given, ...rest] = text.split('.');
  if (!payload || !given || rest.length > 0) return null;
  const expected = Buffer.from(signature(payload, secret));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Agreement;
}

function signature(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`cancellation:${payload}`).digest('base64url');
}
