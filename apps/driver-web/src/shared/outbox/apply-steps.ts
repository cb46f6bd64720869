import type { MemberView, RideView } from '@groupride/web-api-client';
import type { QueuedStep } from './outbox';

/** Applies the steps that the server does not know yet to the ride; null once it is completed. */
export function rideAfter(ride: RideView, steps: readonly QueuedStep[]): RideView | null {
  let after: RideView | null = ride;
  for (const { rideId, kind, happenedAt } of steps) {
    if (rideId !== ride.id || !after) continue;
    if (kind === 'arrived') after = { ...after, arrivedAt: happenedAt };
    if (kind === 'started') after = { ...after, status: 'in_progress' };
    if (kind === 'completed') after = null;
  }
  return after;
}

/** Marks the members as verified whose verification the server does not know yet. */
export function membersAfter(
  rideId: number,
  members: readonly MemberView[],
  steps: readonly QueuedStep[],
): MemberView[] {
  const verified = new Set(
    steps.flatMap((step) => (step.rideId === rideId && step.kind === 'verified' ? [step.memberId] : [])),
  );
  return members.map((member) => (verified.has(member.id) ? { ...member, verified: true } : member));
}
