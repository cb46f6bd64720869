import type { PaymentPurpose, PaymentState } from '@groupride/contracts';

interface Seated {
  id: number;
  userId: number;
  isOrganizer: boolean;
  seat: number;
}

interface PaymentFacts {
  payerId: number;
  purpose: PaymentPurpose;
  state: PaymentState;
  recoverBefore: Date | null;
}

/** The members of a pledge, grouped by whether they have paid. */
export interface PledgeGroup<Member extends Seated = Seated> {
  members: readonly Member[];
  /** Members whose share is authorized, or whose card is saved. */
  paid: readonly Member[];
  unpaid: readonly Member[];
  /** Unpaid members whose hold was lost and who are asked to pay again before the deadline. */
  recovering: readonly Member[];
  /** Members whose card is saved and will be authorized when the pledge is closed. */
  stored: readonly Member[];
  isOrganizerPaid: boolean;
}

const AUTHORIZED: readonly PaymentState[] = ['authorized', 'captured'];

export function groupOf<Member extends Seated>(
  members: readonly Member[],
  payments: readonly PaymentFacts[],
): PledgeGroup<Member> {
  const statesOf = ({ userId }: Member) =>
    payments
      .filter(({ payerId, purpose }) => payerId === userId && (purpose === 'ride' || purpose === 'share'))
      .map(({ state }) => state);
  const isAuthorized = (member: Member) => statesOf(member).some((state) => AUTHORIZED.includes(state));
  const isStored = (member: Member) => !isAuthorized(member) && statesOf(member).includes('stored');
  const isPaid = (member: Member) => isAuthorized(member) || isStored(member);
  const isRecovering = ({ userId }: Member) =>
    payments.some(({ payerId, recoverBefore }) => payerId === userId && recoverBefore !== null);
  return {
    members,
    paid: members.filter(isPaid),
    unpaid: members.filter((member) => !isPaid(member)),
    recovering: members.filter((member) => !isPaid(member) && isRecovering(member)),
    stored: members.filter(isStored),
    isOrganizerPaid: members.some((member) => member.isOrganizer && isPaid(member)),
  };
}

/** The organizer must have paid too, because a ride needs an organizer. */
export const isReached = ({ paid, isOrganizerPaid }: PledgeGroup, minRiders: number): boolean =>
  isOrganizerPaid && paid.length >= minRiders;

/** Whether every share is authorized, so that the ride can be booked. */
export const isFullyAuthorized = ({ unpaid, stored }: PledgeGroup): boolean =>
  unpaid.length === 0 && stored.length === 0;

/**
 * Moves members from seats beyond the group size to the free seats, in seat order. The other members keep their seats.
 */
export function compactSeats(members: readonly Seated[]): { memberId: number; seat: number }[] {
  const free = members.map((_, seat) => seat).filter((seat) => members.every((member) => member.seat !== seat));
  return members
    .filter(({ seat }) => seat >= members.length)
    .sort((a, b) => a.seat - b.seat)
    .map(({ id }, index) => ({ memberId: id, seat: free[index]! }));
}
