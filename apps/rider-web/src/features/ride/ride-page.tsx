import { rideNumber } from '@groupride/contracts';
import { ArrowLeft, Maximize2, UserPlus } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isRefused, type RideView } from '@groupride/web-api-client';
import {
  Button,
  EmptyState,
  IconButton,
  LinkButton,
  MapSheet,
  Stack,
  chakra,
  type SheetHeight,
} from '@groupride/web-ui';
import { mayInvite } from '../../shared/invite/may-invite';
import { Page } from '../../shared/page';
import { isOnTheRoad, isOver } from '../../shared/ride-texts';
import { ShareLinkSheet } from '../../shared/share-link';
import { useConnected } from '../../shared/socket';
import { useGoBack } from '../../shared/use-go-back';
import { useGetRideQuery } from './api';
import { Assembly } from './components/assembly';
import { Column } from './components/column';
import { PositionAge } from './components/live-position';
import { GuestWhoLeft } from './components/guest-who-left';
import { GroupPositions } from './components/group-positions';
import { LostSeatNotice } from './components/lost-seat-notice';
import { RideDetails } from './components/ride-details';
import { RideHead } from './components/ride-head';
import { RideMap } from './components/ride-map';
import { RideNotices } from './components/ride-notices';
import { RideNotLoaded } from './components/ride-not-loaded';
import { OpenSosList } from './components/open-sos-list';
import { PledgeSection } from './components/pledge-section';
import { Safety } from './components/safety';
import { ShareTrip } from './components/share-trip';
import { TestStatus } from './components/test-status';
import { useDriverTrack } from './hooks/use-driver-track';
import { useMemberMarkers } from './hooks/use-member-markers';
import { useSharedPositions } from './hooks/use-shared-positions';

/** Polling interval while the socket is disconnected. */
const POLL_MS = 3000;

export interface RidePageProps {
  /** Renders a link to the ride's chat. */
  chat?: (rideId: number) => ReactNode;
  /** Whether this is a guest's page, without other pages to go back to or anybody to invite. */
  guest?: boolean;
}

/** "Ride Status": one page for the whole life of a ride, with the map first. */
export default function RidePage({ chat, guest = false }: RidePageProps) {
  const rideId = Number(useParams()['rideId']);
  if (!Number.isInteger(rideId) || rideId < 1) return <NoRide />;
  return <Loaded key={rideId} rideId={rideId} chat={chat?.(rideId)} guest={guest} />;
}

/** @param rideId a ride that the reader may have left after asking for help */
function NoRide({ rideId }: { rideId?: number }) {
  const { t } = useTranslation();
  const goBack = useGoBack();
  return (
    <Column>
      <Page title={t('ride.title')} back="history">
        {rideId !== undefined && <OpenSosList rideId={rideId} />}
        {rideId !== undefined && <LostSeatNotice rideId={rideId} />}
        <EmptyState title={t('ride.notFound')} detail={t('ride.notFoundDetail')}>
          <Button onClick={goBack}>{t('ride.goBack')}</Button>
        </EmptyState>
      </Page>
    </Column>
  );
}

function Loaded({ rideId, chat, guest }: { rideId: number; chat: ReactNode; guest: boolean }) {
  const { t } = useTranslation();
  const connected = useConnected();
  const { data, error, isFetching, refetch } = useGetRideQuery(
    { rideId },
    { pollingInterval: connected ? 0 : POLL_MS },
  );
  // Applies even if the ride was shown before, because the rider may have left it on another page.
  if (isRefused(error, 'not_found')) return guest ? <GuestWhoLeft rideId={rideId} /> : <NoRide rideId={rideId} />;
  if (data) return <Ride ride={data} chat={chat} guest={guest} />;
  return <RideNotLoaded title={t('ride.title')} back="history" asked={{ error, isFetching, refetch }} />;
}

/** Memoized, because most refetches return the same data. */
const Ride = memo(function Ride({ ride, chat, guest }: { ride: RideView; chat: ReactNode; guest: boolean }) {
  const { t } = useTranslation();
  const goBack = useGoBack();
  const [sharing, setSharing] = useState(false);
  const [height, setHeight] = useState<SheetHeight>('half');
  const onTheRoad = isOnTheRoad(ride.status);
  const { position, left, minutesLeft } = useDriverTrack(ride);
  // The summary takes longest to render, so the headline of the end does not wait for it.
  const deferred = useDeferredValue(ride);
  const below = isOver(ride.status) ? deferred : ride;
  const shared = useSharedPositions(ride);
  const people = useMemberMarkers(shared.positions);
  useEffect(() => {
    document.title = `${t('ride.title')} · ${t('product.name')}`;
  }, [t]);

  const invites = !guest && mayInvite(ride);
  const share = useCallback(() => setSharing(true), []);
  const onMap = { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', boxShadow: 'sm' } as const;
  return (
    <>
      <MapSheet
        label={t('sheet.label')}
        height={height}
        onHeight={setHeight}
        handleLabel={{ more: t('sheet.more'), less: t('sheet.less') }}
        map={<RideMap ride={below} position={position} left={left} people={people} height="100%" />}
        overlay={
          <>
            {!guest && (
              <IconButton
                label={t('common.back')}
                icon={<ArrowLeft size={20} aria-hidden />}
                onClick={goBack}
                {...onMap}
              />
            )}
            {invites && (
              <IconButton
                label={t('ride.share')}
                icon={<UserPlus size={20} aria-hidden />}
                onClick={share}
                {...onMap}
              />
            )}
          </>
        }
        head={
          <>
            <chakra.h1 textStyle="caption" color="fg.muted">
              {t('ride.title')} · {t('ride.number', { id: rideNumber(ride.id) })}
            </chakra.h1>
            <RideHead
              ride={ride}
              position={position}
              minutesLeft={minutesLeft}
              {...(invites ? { onShare: share } : {})}
            />
          </>
        }
      >
        <Stack gap="4">
          {onTheRoad && <PositionAge position={position} />}
          <PledgeSection ride={below} {...(invites ? { onInvite: share } : {})} />
          <RideNotices ride={below} />
          <Assembly ride={below} />
          <GroupPositions ride={below} shared={shared} />
          <Safety ride={below} />
          <ShareTrip ride={below} />
          <RideDetails ride={below} chat={chat} guest={guest} {...(invites ? { onInvite: share } : {})} />
          {onTheRoad && (
            <LinkButton
              variant="secondary"
              block
              href={`/rider-track?rideId=${ride.id}`}
              icon={<Maximize2 size={18} aria-hidden />}
            >
              {t('sheet.map')}
            </LinkButton>
          )}
          <TestStatus ride={ride} />
        </Stack>
      </MapSheet>
      <ShareLinkSheet open={sharing} onClose={() => setSharing(false)} ride={ride} />
    </>
  );
});
