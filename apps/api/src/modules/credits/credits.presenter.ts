import type { AdminCreditsView, CreditState, CreditsView, CreditView } from '@groupride/contracts';
import { formatCents, sumOfCents, type Cents } from '@groupride/pricing';
import type { StoredCredit } from './credits.repository';

export function presentForRider(credits: readonly StoredCredit[], now: Date): CreditsView {
  return { ...sums(credits, now), credits: credits.map((credit) => present(credit, now)) };
}

export function presentForOperators(credits: readonly StoredCredit[], now: Date): AdminCreditsView {
  return {
    ...sums(credits, now),
    credits: credits.map((credit) => ({
      ...present(credit, now),
      grantedBy: credit.grantedBy,
      revokedBy: credit.revokedBy,
    })),
  };
}

function sums(credits: readonly StoredCredit[], now: Date): { balance: string; reserved: string } {
  return {
    balance: formatCents(sumOfCents(credits.map((credit) => usable(credit, now)))),
    reserved: formatCents(sumOfCents(credits.map(({ reserved }) => reserved))),
  };
}

function present(credit: StoredCredit, now: Date): CreditView {
  const { id, amount, reserved, reason, rideId, grantedAt, expiresAt, revokedFor, uses } = credit;
  return {
    id,
    amount: formatCents(amount),
    left: formatCents(usable(credit, now)),
    reserved: formatCents(reserved),
    state: stateOf(credit, now),
    reason,
    rideId,
    grantedAt: grantedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedFor,
    uses: uses.map((use) => ({ ...use, amount: formatCents(use.amount), at: use.at.toISOString() })),
  };
}

/** Expired credit is unusable at once, even before the daily job has posted it. */
const usable = ({ left, expiresAt }: StoredCredit, now: Date): Cents => (expiresAt > now ? left : 0);

function stateOf(credit: StoredCredit, now: Date): CreditState {
  if (credit.revokedAt) return 'revoked';
  if (usable(credit, now) > 0) return 'active';
  if (credit.reserved > 0) return 'reserved';
  return credit.left > 0 || credit.expiredAt ? 'expired' : 'used';
}
