import { Share2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { problemOf } from '@groupride/web-api-client';
import { Button, EmptyState, ErrorState, IconButton, LinkButton, LoadingState } from '@groupride/web-ui';
import { Page } from '../../shared/page';
import { useProblemText } from '../../shared/problem-text';
import { isOnTheRoad, isOver } from '../../shared/ride-words';
import { ShareLinkSheet } from '../../shared/share-link';
import { useConnected } from '../../shared/socket';
import { useGetRideQuery, useGetTrackQuery, useListRideMembersQuery } from './api';
import { ConsentCard } from './components/consent-card';
import { DriverCard } from './components/driver-card';
import { GroupActions } from './components/group-actions';
import { LeaveOrCancel } from './components/leave-or-cancel';
import { LivePositionCard } from './components/live-position';
import { MemberList } from './components/member-list';
import { NoShowNotice } from './components/no-show-notice';
import { DebtNotice } from './components/debt-notice';
import { FeeNotice } from './components/fee-notice';
import { OwnPayment } from './components/own-payment';
import { PaymentNotice } from './components/payment-notice';
import { RideMap } from './components/ride-map';
import { RideTimeline } from './components/ride-timeline';
import { StatusCard } from './components/status-card';
import { TripDetails } from './components/trip-details';
import { TripSummary } from './components/trip-summary';
import { VerificationCard } from './components/verification';
import { useLeftRoute } from './hooks/use-left-route';
import { useRideStream } from './hooks/use-ride-stream';
import { newestPosition } from './live-position';

/** Asked again this often while no messages arrive. */
const POLL_MS = 3000;

/** "Ride Status": everything about one ride, as it happens. @param chat the way to the ride's chat */
export default function RidePage({ chat }: { chat?: (rideId: number) => ReactNode }) {
  const { t } = useTranslation();
  const rideId = Number(useParams()['rideId']);
  if (!Number.isInteger(rideId) || rideId < 1) return <NoRide />;
  return <Ride key={rideId} rideId={rideId} title={t('ride.title')} chat={chat?.(rideId)} />;
}

function NoRide() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Page title={t('ride.title')} back="history">
      <EmptyState title={t('ride.notFound')} detail={t('ride.notFoundDetail')}>
        <Button onClick={() => void navigate(-1)}>{t('ride.goBack')}</Button>
      </EmptyState>
    </Page>
  );
}

function Ride({ rideId, title, chat }: { rideId: number; title: string; chat: ReactNode }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const connected = useConnected();
  const [sharing, setSharing] = useState(false);
  const polling = { pollingInterval: connected ? 0 : POLL_MS };
  const { data: ride, error, isFetching, refetch } = useGetRideQuery({ rideId }, polling);
  const members = useListRideMembersQuery({ rideId }, { ...polling, skip: !ride });
  const onTheRoad = ride !== undefined && isOnTheRoad(ride.status);
  const track = useGetTrackQuery({ rideId }, { ...polling, skip: !onTheRoad });
  const { events, location, route } = useRideStream(ride ? rideId : undefined);
  const left = useLeftRoute(track.data, route);

  if (!ride) {
    if (problemOf(error)?.code === 'not_found') return <NoRide />;
    return (
      <Page title={title} back="history">
        {error ? (
          <ErrorState
            title={t('ride.failed')}
            detail={problemText(error)}
            onRetry={() => void refetch()}
            retryLabel={t('common.retry')}
            retrying={isFetching}
          />
        ) : (
          <LoadingState label={t('ride.loading')} />
        )}
      </Page>
    );
  }

  const position = onTheRoad ? newestPosition(track.data, location) : null;
  const mine = ride.you === 'organizer' || ride.you === 'member';
  const mayInvite = mine && ['pending', 'confirmed', 'en_route'].includes(ride.status);
  const mayAnswer =
    ride.you === 'member' && ['awaiting_payment', 'pending', 'confirmed', 'en_route'].includes(ride.status);
  const share = () => setSharing(true);
  return (
    <Page
      title={title}
      subtitle={t('ride.number', { id: ride.id })}
      back="history"
      actions={
        mayInvite && <IconButton label={t('ride.share')} icon={<Share2 size={20} aria-hidden />} onClick={share} />
      }
    >
      <StatusCard ride={ride} />
      <OwnPayment ride={ride} />
      <DebtNotice ride={ride} />
      <FeeNotice ride={ride} />
      {mayAnswer && <ConsentCard rideId={ride.id} mine={members.data?.find(({ isYou }) => isYou)} />}
      <PaymentNotice ride={ride} members={members.data} />
      <NoShowNotice ride={ride} members={members.data} />
      {ride.status === 'completed' && <TripSummary ride={ride} />}
      {onTheRoad && (
        <LivePositionCard
          status={ride.status}
          arrived={ride.status === 'en_route' && Boolean(ride.arrivedAt)}
          position={position}
        />
      )}
      {!isOver(ride.status) && <RideMap ride={ride} position={position} left={left} height="280px" />}
      {onTheRoad && (
        <LinkButton variant="secondary" block href={`/rider-track?rideId=${ride.id}`}>
          {t('live.track')}
        </LinkButton>
      )}
      {mine && (ride.status === 'confirmed' || ride.status === 'en_route') && <VerificationCard rideId={ride.id} />}
      {ride.driverId ? <DriverCard driverId={ride.driverId} chat={chat} /> : ride.memberCount > 1 && chat}
      <TripDetails ride={ride} />
      <MemberList
        ride={ride}
        members={members.data}
        {...(members.error && { onRetry: () => void members.refetch() })}
        {...(mayInvite ? { onInvite: share } : {})}
      />
      <GroupActions ride={ride} members={members.data} />
      <RideTimeline events={events} />
      <LeaveOrCancel ride={ride} />
      <ShareLinkSheet open={sharing} onClose={() => setSharing(false)} ride={ride} />
    </Page>
  );
}
