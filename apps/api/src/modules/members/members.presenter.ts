import { firstName, type Consent, type MemberView, type RideViewer, type ShareState } from '@groupride/contracts';
import { formatCents, type Cents } from '@groupride/pricing';
import {
  amountsFor,
  dueBeforeCredit,
  presentAmounts,
  type AmountsByRider,
  type RiderAmounts,
} from '../amounts/amounts.facade';
import { reachableEmail } from '../identity/identity.facade';
import type { Ride } from '../rides/rides.facade';
import type { MemberRow } from './members.repository';

/**
 * Full names and email addresses are shown only to people who know each other; others see first names. Payment details
 * are for the payer and operations; others only see that a share is paid or covered.
 */
export function presentMembers(
  ride: Ride,
  rows: readonly MemberRow[],
  riders: AmountsByRider,
  viewer: RideViewer,
  userId: number,
): MemberView[] {
  const isCancelled = ride.status === 'cancelled';
  const views = rows.map((row): MemberView => {
    const isYou = row.userId === userId;
    const amounts = amountsFor(riders, row.userId);
    const { share, due, atMost } = amounts;
    const isAsked = !row.isOrganizer && ride.paymentMethod === 'card' && !isCancelled && share > row.agreed;
    return {
      id: row.id,
      status: row.status,
      user: {
        id: row.userId,
        name: viewer === 'driver' ? firstName(row.name) : row.name,
        email: isYou || viewer === 'organizer' || viewer === 'admin' ? reachableEmail(row.email) : null,
      },
      isOrganizer: row.isOrganizer,
      isYou,
      seat: row.seat,
      share: formatCents(share),
      charge: formatCents(isYou || viewer === 'admin' ? due : dueBeforeCredit(amounts)),
      agreed: formatCents(row.isOrganizer ? atMost : row.agreed),
      consent: isAsked ? consentOf(row, share) : 'given',
      shareState: shareState(ride, row, amounts),
      verified: row.verifiedAt !== null,
      noShow: row.noShowAt !== null,
      joinedAt: row.joinedAt.toISOString(),
      amounts: presentAmounts(amounts),
    };
  });
  if (viewer === 'admin') return views;
  const forOthers = ride.splitMode === 'pledge' ? PLEDGE_STATE_FOR_OTHERS : STATE_FOR_OTHERS;
  return views.map((view) =>
    view.isYou ? view : withoutPayment({ ...view, shareState: forOthers[view.shareState] }, viewer),
  );
}

/** The organizer pays the rest, so they see what others bear, including their credit. Members only see whether a share is paid. */
function withoutPayment(view: MemberView, viewer: RideViewer): MemberView {
  if (viewer === 'organizer') return { ...view, amounts: null };
  const charge = view.shareState === 'paid' ? view.share : formatCents(0);
  return { ...view, charge, agreed: view.share, consent: 'given', amounts: null };
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

/** Nobody covers a share of a pledge, so a member without a successful payment still has to pay. */
const PLEDGE_STATE_FOR_OTHERS: Readonly<Record<ShareState, ShareState>> = {
  ...STATE_FOR_OTHERS,
  awaiting: 'awaiting',
  failed: 'awaiting',
};

function consentOf({ declined }: MemberRow, share: Cents): Consent {
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

function shareState(ride: Ride, row: MemberRow, { share, credit, due }: RiderAmounts): ShareState {
  if (ride.totalCost === 0) return 'waived';
  if (ride.paymentMethod === 'account') return ride.status === 'cancelled' ? 'released' : 'covered';
  if (ride.paymentMethod === 'cash') return row.isOrganizer ? 'cash' : 'covered';
  if (row.paymentState) return STATE_OF_PAYMENT[row.paymentState];
  // The hold was released, because credit paid for everything.
  if (ride.status === 'completed' && credit > 0 && due === 0) return 'paid';
  if (row.isOrganizer) return ride.status === 'cancelled' ? 'released' : 'awaiting';
  if (ride.splitMode === 'pledge') return ride.status === 'cancelled' ? 'released' : 'awaiting';
  return share === 0 && ride.splitMode !== 'sponsor' ? 'waived' : 'covered';
}
