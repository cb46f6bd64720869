import type { Consent, MemberView, RideViewer, ShareState } from '@groupride/contracts';
import { formatCents, sharesOf, type Cents, type Seat } from '@groupride/pricing';
import { sharedRide, type Ride } from '../rides/rides.facade';
import type { MemberRow } from './members.repository';

/**
 * Names and email addresses are for those who know each other; others get first names. Whether a card was declined, held or charged is
 * for its owner and for operations: others see that a share is paid or covered.
 */
export function presentMembers(
  ride: Ride,
  rows: readonly MemberRow[],
  viewer: RideViewer,
  userId: number,
): MemberView[] {
  const shares = sharesOf(
    sharedRide(ride),
    rows.map((row) => seatOf(ride, row)),
  );
  const views = rows.map((row, index): MemberView => {
    const isYou = row.userId === userId;
    const { share, charge, largestCharge, aboveAgreed } = shares[index]!;
    return {
      id: row.id,
      status: row.status,
      user: {
        id: row.userId,
        name: viewer === 'driver' ? (row.name.trim().split(/\s+/)[0] ?? row.name) : row.name,
        email: isYou || viewer === 'organizer' || viewer === 'admin' ? row.email : null,
      },
      isOrganizer: row.isOrganizer,
      isYou,
      seat: row.seat,
      share: formatCents(share),
      charge: formatCents(ride.status === 'cancelled' ? (row.paymentCaptured ?? 0) : charge),
      agreed: formatCents(row.isOrganizer ? largestCharge : row.agreed),
      consent: ride.paymentMethod === 'cash' ? 'given' : consentOf(row, share, aboveAgreed),
      shareState: shareState(ride, row, share),
      verified: row.verifiedAt !== null,
      noShow: row.noShowAt !== null,
      joinedAt: row.joinedAt.toISOString(),
    };
  });
  if (viewer === 'admin') return views;
  return views.map((view) => (view.isYou ? view : withoutPayment(view, viewer)));
}

/** The organizer pays the rest, so they see what others are charged; members see whether a share is paid. */
function withoutPayment(view: MemberView, viewer: RideViewer): MemberView {
  const shareState = STATE_FOR_OTHERS[view.shareState];
  if (viewer === 'organizer') return { ...view, shareState };
  const charge = shareState === 'paid' ? view.share : formatCents(0);
  return { ...view, shareState, charge, agreed: view.share, consent: 'given' };
}

const STATE_FOR_OTHERS: Readonly<Record<ShareState, ShareState>> = {
  covered: 'covered',
  paid: 'paid',
  waived: 'waived',
  awaiting: 'covered',
  failed: 'covered',
  released: 'covered',
  stored: 'paid',
  authorized: 'paid',
  captured: 'paid',
  cash: 'cash',
};

/** A card that is stored for a ride far ahead counts as long as its hold is to come. */
function seatOf({ status }: Ride, { id, seat, isOrganizer, agreed, paymentState, paymentAmount }: MemberRow): Seat {
  const willBe = paymentState === 'stored' && status !== 'completed' && status !== 'cancelled';
  const held = !isOrganizer && (paymentState === 'authorized' || paymentState === 'captured' || willBe);
  return { memberId: id, seat, isOrganizer, agreed, authorized: held ? paymentAmount : null };
}

function consentOf({ declined }: MemberRow, share: Cents, aboveAgreed: boolean): Consent {
  if (!aboveAgreed) return 'given';
  return declined === share ? 'declined' : 'needed';
}

const STATE_OF_PAYMENT = {
  created: 'awaiting',
  requires_action: 'awaiting',
  failed: 'failed',
  stored: 'stored',
  authorized: 'authorized',
  captured: 'captured',
  released: 'released',
} as const satisfies Record<NonNullable<MemberRow['paymentState']>, ShareState>;

function shareState(ride: Ride, row: MemberRow, share: Cents): ShareState {
  if (ride.totalCost === 0) return 'waived';
  if (ride.paymentMethod === 'cash') return row.isOrganizer ? 'cash' : 'covered';
  if (row.paymentState) return STATE_OF_PAYMENT[row.paymentState];
  if (row.isOrganizer) return ride.status === 'cancelled' ? 'released' : 'awaiting';
  return share === 0 && ride.splitMode !== 'sponsor' ? 'waived' : 'covered';
}
