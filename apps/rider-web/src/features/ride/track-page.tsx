import { Play, Square } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isRefused } from '@groupride/web-api-client';
import type { MapMarker } from '@groupride/web-map';
import {
  Box,
  Button,
  Card,
  ErrorState,
  Flex,
  InlineAlert,
  LinkButton,
  LiveDot,
  LoadingState,
  Stack,
  SwitchField,
  TextField,
} from '@groupride/web-ui';
import { Page } from '../../shared/page';
import { useProblemText } from '../../shared/problem-text';
import { RouteLine } from '../../shared/route-line';
import { isOnTheRoad, isOver, useRideWords } from '../../shared/ride-words';
import { useConnected } from '../../shared/socket';
import { useGetRideQuery, useGetTrackQuery } from './api';
import { DriverCard } from './components/driver-card';
import { LivePositionCard } from './components/live-position';
import { RideMap } from './components/ride-map';
import { TripSummary } from './components/trip-summary';
import { VerificationCard } from './components/verification';
import { useLeftRoute } from './hooks/use-left-route';
import { useLiveRide } from './hooks/use-live-ride';
import { useRideStream } from './hooks/use-ride-stream';
import { useShareLocation } from './hooks/use-share-location';
import { newestPosition } from './live-position';

const POLL_MS = 3000;

/** Follows the driver of a ride. Starts by itself when a ride is named. */
export default function TrackPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const live = useLiveRide();
  const named = parameters.get('rideId') ?? '';
  const [typed, setTyped] = useState<string | null>(named || null);
  const [watching, setWatching] = useState(named !== '');
  const text = typed ?? (live ? String(live.id) : '');
  const rideId = /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;

  return (
    <Page title={t('track.title')} back="/">
      <Card>
        <TextField
          label={t('track.rideId')}
          inputMode="numeric"
          value={text}
          disabled={watching}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
          trailing={
            watching ? (
              <Button
                size="sm"
                variant="secondary"
                icon={<Square size={14} aria-hidden />}
                onClick={() => setWatching(false)}
              >
                {t('track.stop')}
              </Button>
            ) : (
              <Button
                size="sm"
                disabled={!rideId}
                icon={<Play size={14} aria-hidden />}
                onClick={() => setWatching(true)}
              >
                {t('track.watch')}
              </Button>
            )
          }
        />
      </Card>
      {watching && rideId ? (
        <Tracked rideId={rideId} />
      ) : (
        <Box textAlign="center" color="fg.muted" py="8">
          {t('track.stopped')}
        </Box>
      )}
    </Page>
  );
}

function Tracked({ rideId }: { rideId: number }) {
  const { t } = useTranslation();
  const words = useRideWords();
  const problemText = useProblemText();
  const connected = useConnected();
  const polling = { pollingInterval: connected ? 0 : POLL_MS };
  const { data: ride, error, isFetching, refetch } = useGetRideQuery({ rideId }, polling);
  const onTheRoad = ride !== undefined && isOnTheRoad(ride.status);
  const track = useGetTrackQuery({ rideId }, { ...polling, skip: !onTheRoad });
  const { location, route, people: sharers } = useRideStream(ride ? rideId : undefined);
  const left = useLeftRoute(track.data, route);
  const [following, setFollowing] = useState(false);
  const [fit, setFit] = useState(0);
  const position = onTheRoad ? newestPosition(track.data, location) : null;
  const people = useMemo(
    () =>
      ride?.status === 'en_route'
        ? sharers.map(({ userId, name, location: at }): MapMarker => ({
            id: `member-${userId}`,
            kind: 'member',
            label: name,
            position: at,
          }))
        : [],
    [ride?.status, sharers],
  );
  const sharing = useShareLocation(rideId);

  if (!ride) {
    if (!error) return <LoadingState label={t('ride.loading')} />;
    if (isRefused(error, 'not_found')) return <InlineAlert tone="error">{t('ride.notFound')}</InlineAlert>;
    return (
      <ErrorState
        title={t('ride.failed')}
        detail={problemText(error)}
        onRetry={() => void refetch()}
        retryLabel={t('common.retry')}
        retrying={isFetching}
      />
    );
  }
  return (
    <Stack gap="4">
      <Box role="status" textStyle="small" color="fg.muted" display="flex" alignItems="center" gap="2">
        <LiveDot paused={!connected} />
        {connected ? t('track.watching') : t('track.connecting')}
        {` · ${words.live(ride.status)}`}
      </Box>
      {onTheRoad && (
        <>
          <RideMap
            ride={ride}
            position={position}
            left={left}
            people={people}
            follow={following}
            onFollowLost={() => setFollowing(false)}
            fit={fit}
            height="min(52vh, 24rem)"
          />
          <Flex justify="space-between" align="center" gap="3" wrap="wrap">
            <SwitchField label={t('map.follow')} checked={following} onChange={setFollowing} />
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                setFollowing(false);
                setFit((times) => times + 1);
              }}
            >
              {t('map.fitBoth')}
            </Button>
          </Flex>
          <LivePositionCard
            status={ride.status}
            arrived={ride.status === 'en_route' && Boolean(ride.arrivedAt)}
            position={position}
          />
        </>
      )}
      {ride.status === 'completed' && <TripSummary ride={ride} />}
      {!onTheRoad && (
        <InlineAlert title={words.title(ride.status)}>
          {isOver(ride.status) ? words.description(ride.status) : t('track.notYet')}
        </InlineAlert>
      )}
      {ride.status === 'en_route' && ride.you !== 'driver' && <VerificationCard rideId={ride.id} />}
      {ride.driverId && <DriverCard driverId={ride.driverId} />}
      <Card>
        <RouteLine
          pickupLabel={t('ride.pickup')}
          destinationLabel={t('ride.destination')}
          pickup={ride.pickupLocation}
          destination={ride.dropoffLocation}
        />
      </Card>
      {ride.status === 'en_route' && (
        <Card>
          <SwitchField
            label={t('track.shareLocation')}
            hint={t('track.shareDetail')}
            checked={sharing.on}
            onChange={sharing.set}
          />
          {sharing.problem && (
            <Box mt="3">
              <InlineAlert tone="warning">{t(`track.problems.${sharing.problem}`)}</InlineAlert>
            </Box>
          )}
        </Card>
      )}
      <LinkButton variant="secondary" block href={`/ride/${ride.id}`}>
        {t('payment.toRide')}
      </LinkButton>
    </Stack>
  );
}
