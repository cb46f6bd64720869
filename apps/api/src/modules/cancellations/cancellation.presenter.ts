import type {
  CancellationRefusal,
  CancellationTermsView,
  CancellationView,
  EventRideToCancel,
  RideViewer,
} from '@groupride/contracts';
import { formatCents, termsOf, type PolicyRow } from '@groupride/pricing';
import { cardOf } from '../payments/payments.facade';
import type { Ride } from '../rides/rides.facade';
import type { Outcome } from './domain/outcome';

interface ViewContext {
  viewer: Exclude<RideViewer, 'driver'>;
  userId: number;
  organizerId: number;
  isPledge: boolean;
  /** First names. */
  names: ReadonlyMap<number, string>;
  /** Why the person may neither cancel nor leave; null when they may. */
  refusal: CancellationRefusal | null;
  /** The policy version that applied when the ride was booked. */
  policy: { id: number; validFrom: Date };
  token: { text: string; expiresAt: Date } | null;
}

/** @param rows of the policy version that applies */
export function presentTerms(rows: readonly PolicyRow[]): CancellationTermsView {
  const { freeMinutes, immediate, scheduled, arrivedPercent } = termsOf(rows);
  return { freeMinutes, immediate, scheduled, arrivedPercent };
}

export function presentOutcome(
  outcome: Outcome,
  { viewer, userId, organizerId, isPledge, names, refusal, policy, token }: ViewContext,
): CancellationView {
  const own = outcome.payers.find((payer) => payer.userId === userId);
  const seen = viewer === 'member' ? outcome.payers.filter((payer) => payer === own) : outcome.payers;
  return {
    fee: formatCents(own?.charged ?? 0),
    released: formatCents(own?.released ?? 0),
    refunded: formatCents(own?.refunded ?? 0),
    explanation: refusal ? REFUSALS[refusal] : viewer === 'member' ? leaving(isPledge) : explain(outcome),
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

const REFUSALS: Readonly<Record<CancellationRefusal, string>> = {
  passenger_cannot_leave: 'This ride was booked for you. Ask whoever booked it to cancel it.',
  already_verified: 'You have boarded, so you can’t leave this ride anymore.',
  marked_no_show: 'The driver waited and is leaving without you, so you can’t leave this ride anymore.',
  pledge_closed:
    'The deadline has passed or the ride is booked, so you can’t leave anymore. You pay your share even if you don’t ride.',
  ride_state_conflict: 'The ride is under way or over, so it can’t be cancelled anymore.',
};
/** Nobody covers a share of a pledge. */
const leaving = (isPledge: boolean): string =>
  `Leaving is free. ${isPledge ? 'Someone else can take your seat until the deadline.' : 'Your seat falls back to the organizer.'}`;
const NOTHING_KEPT = 'Nothing is on hold for this ride that could be kept, so cancelling is free.';

/** Explains the rule in words. */
function explain({ row, fee, phase, card, isOwed }: Outcome): string {
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

/** @param outcome null when the ride can no longer be cancelled */
export const presentEventRide = (index: number, ride: Ride, outcome: Outcome | null): EventRideToCancel => ({
  index,
  rideId: ride.id,
  status: ride.status,
  mayCancel: outcome !== null,
  fee: formatCents(outcome?.fee ?? 0),
  explanation: outcome ? explain(outcome) : REFUSALS.ride_state_conflict,
});
