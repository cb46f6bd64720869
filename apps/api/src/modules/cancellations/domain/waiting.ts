import { arrivalOf, nextRowAt, policyRow, type CancellationParty, type PolicyRow } from '@groupride/pricing';

interface PickedUp {
  acceptedAt: Date | null;
  arrivedAt: Date | null;
  scheduledAt: Date | null;
  groupSize: number;
}

const momentOf = ({ acceptedAt, arrivedAt, scheduledAt, groupSize }: PickedUp, now: Date) => ({
  now,
  acceptedAt,
  arrivedAt,
  scheduledAt,
  groupSize,
});

/** Whether the driver has waited long enough to report a no-show. */
export function waitOver(policy: readonly PolicyRow[], party: CancellationParty, ride: PickedUp, now: Date): boolean {
  return policyRow(policy, 'no_show', party, momentOf(ride, now)) !== null;
}

/** When the driver's wait ends; null before the arrival, or when the policy has no waiting time. */
export function waitEnd(policy: readonly PolicyRow[], party: CancellationParty, ride: PickedUp): Date | null {
  const arrival = arrivalOf(ride);
  return arrival && nextRowAt(policy, 'no_show', party, momentOf(ride, arrival));
}
