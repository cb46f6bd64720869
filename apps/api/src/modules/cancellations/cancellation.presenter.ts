import type { CancellationRefusal, CancellationView, RideViewer } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import { cardOf } from '../payments/payments.facade';
import type { Outcome } from './domain/outcome';

interface ViewContext {
  viewer: Exclude<RideViewer, 'driver'>;
  userId: number;
  organizerId: number;
  /** First names. */
  names: ReadonlyMap<number, string>;
  /** Why the person may neither cancel nor leave; null when they may. */
  refusal: CancellationRefusal | null;
  /** The policy version that applied when the ride was booked. */
  policy: { id: number; validFrom: Date };
  token: { text: string; expiresAt: Date } | null;
}

export function presentOutcome(
  outcome: Outcome,
  { viewer, userId, organizerId, names, refusal, policy, token }: ViewContext,
): CancellationView {
  const own = outcome.payers.find((payer) => payer.userId === userId);
  const seen = viewer === 'member' ? outcome.payers.filter((payer) => payer === own) : outcome.payers;
  return {
    fee: formatCents(own?.charged ?? 0),
    released: formatCents(own?.released ?? 0),
    refunded: formatCents(own?.refunded ?? 0),
    explanation: refusal ? REFUSALS[refusal] : viewer === 'member' ? LEAVING : explain(outcome),
    mayCancel: refusal === null,
    reasonCode: refusal,
    phase: outcome.phase,
    rule: viewer === 'member' ? null : (outcome.row?.rule ?? 'without_fault'),
    keptPercent: viewer === 'member' ? 0 : Math.round((outcome.row?.keptBp ?? 0) / 100),
    policyId: policy.id,
    policyFrom: policy.validFrom.toISOString(),
    freeUntil: viewer === 'organizer' ? (outcome.freeUntil?.toISOString() ?? null) : null,
    isOwed: own !== undefined && own.charged > 0 && outcome.isOwed,
    chargedCard: own && own.charged > 0 && outcome.card ? cardOf(outcome.card) : null,
    payers: seen.map((payer) => ({
      userId: payer.userId,
      name: names.get(payer.userId) ?? '',
      isYou: payer.userId === userId,
      isOrganizer: payer.userId === organizerId,
      held: formatCents(payer.held),
      taken: formatCents(payer.taken),
      charged: formatCents(payer.charged),
      released: formatCents(payer.released),
      refunded: formatCents(payer.refunded),
    })),
    token: token?.text ?? null,
    tokenExpiresAt: token?.expiresAt.toISOString() ?? null,
  };
}

export const REFUSALS: Readonly<Record<CancellationRefusal, string>> = {
  passenger_cannot_leave: 'This ride was booked for you. Ask whoever booked it to cancel it.',
  already_verified: 'You have boarded, so you can’t leave this ride anymore.',
  ride_state_conflict: 'The ride is under way or over, so it can’t be cancelled anymore.',
};
const LEAVING = 'Leaving is free. Your seat falls back to the organizer.';
const NOTHING_KEPT = 'Nothing is on hold for this ride that could be kept, so cancelling is free.';

/** Explains the rule in words. */
export function explain({ row, fee, phase, card, isOwed }: Outcome): string {
  const kept = card ? `charged to your ${cardOf(card)}` : isOwed ? 'still to be paid' : 'kept';
  const percent = `${Math.round((row?.keptBp ?? 0) / 100)}%`;
  if (row && row.keptBp > 0 && fee === 0) return NOTHING_KEPT;
  switch (row?.rule) {
    case 'late':
      return `A driver has set aside time for your group, so ${percent} of the price is ${kept}.`;
    case 'after_arrival':
    case 'no_show':
      return `The driver has arrived, so ${percent} of the price is ${kept}.`;
    case 'in_time':
      return 'You are cancelling in time, so it is free.';
    default:
      return phase === 'no_driver' ? 'No driver has taken the ride yet, so cancelling is free.' : 'Nothing is kept.';
  }
}
