import { memo, type ReactNode } from 'react';
import type { RideView } from '@groupride/web-api-client';
import { Box, Card } from '@groupride/web-ui';
import { hasArrived, isOver } from '../../../shared/ride-texts';
import { useInvitees } from '../../../shared/use-invitees';
import { useRideMembers } from '../hooks/use-ride-members';
import { useScrollToSummary } from '../hooks/use-scroll-to-summary';
import { DriverCard } from './driver-card';
import { GuestNotice } from './guest-notice';
import { GroupActions } from './group-actions';
import { LeaveOrCancel } from './leave-or-cancel';
import { MemberList } from './member-list';
import { Milestones } from './milestones';
import { SettleUps } from './settle-ups';
import { SoundSetting } from './sound-setting';
import { TripDetails } from './trip-details';
import { TripSummary } from './trip-summary';
import { VerificationCard } from './verification';

export interface RideDetailsProps {
  ride: RideView;
  /** A link to the ride's chat. */
  chat: ReactNode;
  onInvite?: () => void;
  /** Whether the reader is a guest without an account. */
  guest?: boolean;
}

/** Everything about a ride that can wait: driver, group, trip and history. */
export const RideDetails = memo(function RideDetails({ ride, chat, onInvite, guest = false }: RideDetailsProps) {
  const summary = useScrollToSummary(ride.status);
  const members = useRideMembers(ride.id);
  const invitees = useInvitees(ride);
  const rides = ride.you === 'organizer' || ride.you === 'member';
  const boards = ride.status === 'confirmed' || ride.status === 'en_route';
  return (
    <>
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
        invitees={invitees}
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
