import { memo, type ReactNode } from 'react';
import type { RideView } from '@groupride/web-api-client';
import { Box, Card } from '@groupride/web-ui';
import { hasArrived, isOver } from '../../../shared/ride-texts';
import { undecidedPledge } from '../../../shared/pledge/pledge-phase';
import { useConnected } from '../../../shared/socket';
import { useListRideMembersQuery } from '../api';
import { useScrollToSummary } from '../hooks/use-scroll-to-summary';
import { ConsentCard } from './consent-card';
import { DebtNotice } from './debt-notice';
import { DriverCard } from './driver-card';
import { FeeNotice } from './fee-notice';
import { GuestNotice } from './guest-notice';
import { GroupActions } from './group-actions';
import { LeaveOrCancel } from './leave-or-cancel';
import { MemberList } from './member-list';
import { Milestones } from './milestones';
import { NoShowNotice } from './no-show-notice';
import { OperatorChanges } from './operator-changes';
import { OwnPayment } from './own-payment';
import { PaymentNotice } from './payment-notice';
import { SettleUps } from './settle-ups';
import { SoundSetting } from './sound-setting';
import { TripDetails } from './trip-details';
import { TripSummary } from './trip-summary';
import { VerificationCard } from './verification';

const POLL_MS = 3000;

export interface RideDetailsProps {
  ride: RideView;
  /** A link to the ride's chat. */
  chat: ReactNode;
  onInvite?: () => void;
  /** Whether the reader is a guest without an account. */
  guest?: boolean;
}

/** Everything about a ride below its headline: first what needs an answer, then driver, group, trip and history. */
export const RideDetails = memo(function RideDetails({ ride, chat, onInvite, guest = false }: RideDetailsProps) {
  const connected = useConnected();
  const summary = useScrollToSummary(ride.status);
  const members = useListRideMembersQuery(
    { rideId: ride.id },
    {
      pollingInterval: connected ? 0 : POLL_MS,
      // Ignores background refetches, which change nothing here.
      selectFromResult: ({ data, error }) => ({ data, error }),
    },
  );
  const rides = ride.you === 'organizer' || ride.you === 'member';
  const boards = ride.status === 'confirmed' || ride.status === 'en_route';
  const mayAnswer =
    ride.you === 'member' && ['awaiting_payment', 'pending', 'confirmed', 'en_route'].includes(ride.status);
  return (
    <>
      <OwnPayment ride={ride} />
      <DebtNotice ride={ride} />
      <FeeNotice ride={ride} />
      {mayAnswer && <ConsentCard rideId={ride.id} mine={members.data?.find(({ isYou }) => isYou)} />}
      {/* The headline shows the organizer's missing payment. */}
      {(ride.status !== 'awaiting_payment' || undecidedPledge(ride)) && (
        <PaymentNotice ride={ride} members={members.data} />
      )}
      <OperatorChanges ride={ride} />
      <NoShowNotice ride={ride} members={members.data} />
      {ride.status === 'completed' && (
        <Box ref={summary}>
          <TripSummary ride={ride} />
        </Box>
      )}
      <SettleUps ride={ride} />
      {rides && boards && !hasArrived(ride) && <VerificationCard rideId={ride.id} />}
      {ride.driverId ? (
        <DriverCard driverId={ride.driverId} chat={chat} rideIsOver={isOver(ride.status)} />
      ) : (
        ride.memberCount > 1 && chat
      )}
      <MemberList
        ride={ride}
        members={members.data}
        {...(members.error && { onRetry: () => void members.refetch() })}
        {...(onInvite ? { onInvite } : {})}
      />
      <TripDetails ride={ride} />
      <GroupActions ride={ride} members={members.data} />
      <Milestones ride={ride} />
      {rides && boards && (
        <Card>
          <SoundSetting />
        </Card>
      )}
      {guest && <GuestNotice ride={ride} />}
      <LeaveOrCancel ride={ride} members={members.data} guest={guest} />
    </>
  );
});
