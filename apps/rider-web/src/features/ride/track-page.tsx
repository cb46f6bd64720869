import { ArrowLeft, Play, Route } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isRefused, type RideView } from '@groupride/web-api-client';
import {
  Box,
  Button,
  Card,
  IconButton,
  InlineAlert,
  LinkButton,
  LiveDot,
  MapSheet,
  Stack,
  SwitchField,
  TextField,
  chakra,
  type SheetHeight,
} from '@groupride/web-ui';
import { Page } from '../../shared/page';
import { RouteLine } from '../../shared/route-line';
import { hasArrived, isOnTheRoad, isOver, useRideTexts } from '../../shared/ride-texts';
import { useConnected } from '../../shared/socket';
import { useGoBack } from '../../shared/use-go-back';
import { useGetRideQuery } from './api';
import { Column } from './components/column';
import { DriverCard } from './components/driver-card';
import { GroupPositions } from './components/group-positions';
import { LivePositionCard } from './components/live-position';
import { RideHead } from './components/ride-head';
import { RideMap } from './components/ride-map';
import { RideNotLoaded } from './components/ride-not-loaded';
import { TripSummary } from './components/trip-summary';
import { useDriverTrack } from './hooks/use-driver-track';
import { useLiveRide } from './hooks/use-live-ride';
import { useMemberMarkers } from './hooks/use-member-markers';
import { useSharedPositions } from './hooks/use-shared-positions';
import { useScrollToSummary } from './hooks/use-scroll-to-summary';

const POLL_MS = 3000;

/** Follows the driver of a ride on a full-screen map. Without a ride, it asks for one. */
export default function TrackPage() {
  const [parameters] = useSearchParams();
  const named = parameters.get('rideId');
  if (named === null) return <ChooseRide />;
  return isRideId(named) ? <Tracked key={named} rideId={Number(named)} /> : <NotFound />;
}

const isRideId = (text: string): boolean => /^\d{1,9}$/.test(text) && Number(text) > 0;

function ChooseRide() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const live = useLiveRide();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (live ? String(live.id) : '');
  return (
    <Page title={t('track.title')} back="/">
      <Card>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isRideId(text)) void navigate(`/rider-track?rideId=${Number(text)}`);
          }}
        >
          <TextField
            label={t('track.rideId')}
            hint={t('track.stopped')}
            inputMode="numeric"
            value={text}
            onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
            trailing={
              <Button size="sm" type="submit" disabled={!isRideId(text)} icon={<Play size={14} aria-hidden />}>
                {t('track.watch')}
              </Button>
            }
          />
        </form>
      </Card>
    </Page>
  );
}

function NotFound() {
  const { t } = useTranslation();
  return (
    <Column>
      <Page title={t('track.title')} back="/">
        <InlineAlert tone="error">{t('ride.notFound')}</InlineAlert>
      </Page>
    </Column>
  );
}

function Tracked({ rideId }: { rideId: number }) {
  const { t } = useTranslation();
  const connected = useConnected();
  const { data, error, isFetching, refetch } = useGetRideQuery(
    { rideId },
    { pollingInterval: connected ? 0 : POLL_MS },
  );
  if (isRefused(error, 'not_found')) return <NotFound />;
  if (data) return <Tracker ride={data} />;
  return <RideNotLoaded title={t('track.title')} back="/" asked={{ error, isFetching, refetch }} />;
}

function Tracker({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const words = useRideTexts();
  const connected = useConnected();
  const onTheRoad = isOnTheRoad(ride.status);
  const { position, left, minutesLeft } = useDriverTrack(ride);
  const [height, setHeight] = useState<SheetHeight>('peek');
  const [following, setFollowing] = useState(false);
  const [fit, setFit] = useState(0);
  const [drawable, setDrawable] = useState(true);
  const onUndrawable = useCallback(() => setDrawable(false), []);
  const onFollowLost = useCallback(() => setFollowing(false), []);
  // When the map is replaced by text, there is nothing to move or to fit.
  const isMovable = onTheRoad && drawable;
  // The summary takes longest to render, so the headline of the end does not wait for it.
  const deferred = useDeferredValue(ride);
  const below = isOver(ride.status) ? deferred : ride;
  const shared = useSharedPositions(ride);
  const people = useMemberMarkers(shared.positions);
  const summary = useScrollToSummary(below.status);
  useEffect(() => {
    document.title = `${t('track.title')} · ${t('product.name')}`;
  }, [t]);
  // Keeps the end of the trip and the boarding code within the visible part of the sheet.
  useEffect(() => {
    if (isOver(ride.status)) setHeight('half');
  }, [ride.status]);
  const onMap = { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', boxShadow: 'sm' } as const;
  const goBack = useGoBack(`/ride/${ride.id}`);
  return (
    <MapSheet
      label={t('track.title')}
      height={height}
      onHeight={setHeight}
      handleLabel={{ more: t('sheet.more'), less: t('sheet.less') }}
      map={
        <RideMap
          ride={below}
          position={position}
          left={left}
          people={people}
          follow={following}
          onFollowLost={onFollowLost}
          onUndrawable={onUndrawable}
          fit={fit}
          height="100%"
        />
      }
      overlay={
        <>
          <IconButton label={t('common.back')} icon={<ArrowLeft size={20} aria-hidden />} onClick={goBack} {...onMap} />
          {isMovable && (
            <IconButton
              label={t('map.fitBoth')}
              icon={<Route size={20} aria-hidden />}
              onClick={() => {
                setFollowing(false);
                setFit((times) => times + 1);
              }}
              {...onMap}
            />
          )}
        </>
      }
      head={
        <>
          <chakra.h1 srOnly>{t('track.title')}</chakra.h1>
          <Box role="status" textStyle="caption" color="fg.muted" display="flex" alignItems="center" gap="2">
            <LiveDot paused={!connected} />
            {connected ? words.liveOf(ride) : t('track.connecting')}
          </Box>
          <RideHead ride={ride} position={position} minutesLeft={minutesLeft} tracking />
        </>
      }
    >
      <Stack gap="4">
        {below.status === 'completed' && (
          <Box ref={summary}>
            <TripSummary ride={below} />
          </Box>
        )}
        {!onTheRoad && !isOver(ride.status) && (
          <InlineAlert title={words.title(ride.status)}>{t('track.notYet')}</InlineAlert>
        )}
        {onTheRoad && (
          <>
            {isMovable && <SwitchField label={t('map.follow')} checked={following} onChange={setFollowing} />}
            <LivePositionCard status={ride.status} arrived={hasArrived(ride)} position={position} />
          </>
        )}
        {ride.driverId && <DriverCard driverId={ride.driverId} rideIsOver={isOver(ride.status)} />}
        <Card>
          <RouteLine
            pickupLabel={t('ride.pickup')}
            destinationLabel={t('ride.destination')}
            pickup={ride.pickupLocation}
            destination={ride.dropoffLocation}
          />
        </Card>
        <GroupPositions ride={below} shared={shared} />
        <LinkButton variant="secondary" block href={`/ride/${ride.id}`}>
          {t('payment.toRide')}
        </LinkButton>
      </Stack>
    </MapSheet>
  );
}
