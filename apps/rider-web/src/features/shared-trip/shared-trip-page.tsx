import { Ban, Clock, Link2Off } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { decodePolyline } from '@groupride/geo';
import { isRefused, useGetSharedTripQuery, type SharedTripView } from '@groupride/web-api-client';
import type { MapMarker, MapRoute } from '@groupride/web-map';
import {
  Box,
  Card,
  CardSkeletons,
  EmptyState,
  ErrorState,
  InlineAlert,
  LinkButton,
  Stack,
  chakra,
  useFormat,
} from '@groupride/web-ui';
import { RiderMap } from '../../shared/map/rider-map';
import { Page } from '../../shared/page';
import { useProblemText } from '../../shared/problem-text';
import { RouteLine } from '../../shared/route-line';
import { useNoIndex } from './use-no-index';

const POLL_MS = 5000;
const IS_OVER = ['arrived', 'cancelled'];

/** A shared trip for people without an account: first names, car, route and live position. */
export default function SharedTripPage() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const token = useParams()['token'] ?? '';
  useNoIndex();
  const [polling, setPolling] = useState(true);
  const {
    currentData: trip,
    error,
    isFetching,
    refetch,
  } = useGetSharedTripQuery({ token }, { pollingInterval: polling ? POLL_MS : 0 });
  const ended = endOf(error);
  useEffect(() => setPolling(ended === null), [ended]);
  return (
    <Page title={t('sharedTrip.title')}>
      {ended ? (
        <Ended why={ended} />
      ) : trip ? (
        <>
          {Boolean(error) && <InlineAlert tone="warning">{t('sharedTrip.stale')}</InlineAlert>}
          <Trip trip={trip} />
        </>
      ) : error ? (
        <ErrorState
          title={t('sharedTrip.failed')}
          detail={problemText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('common.retry')}
          retrying={isFetching}
        />
      ) : (
        <CardSkeletons count={2} label={t('common.loading')} />
      )}
    </Page>
  );
}

type End = 'invalid' | 'revoked' | 'expired';

function endOf(error: unknown): End | null {
  if (isRefused(error, 'trip_link_revoked')) return 'revoked';
  if (isRefused(error, 'trip_link_expired')) return 'expired';
  return isRefused(error, 'trip_link_invalid') ? 'invalid' : null;
}

const END_ICONS = { invalid: Link2Off, revoked: Ban, expired: Clock };

/** Reveals nothing about the trip, even if it was on screen before. */
function Ended({ why }: { why: End }) {
  const { t } = useTranslation();
  const Icon = END_ICONS[why];
  return (
    <Box role="status">
      <EmptyState
        icon={<Icon size={26} aria-hidden />}
        title={t(`sharedTrip.ended.${why}`)}
        detail={t(`sharedTrip.endedDetail.${why}`)}
      >
        <LinkButton href="/">{t('sharedTrip.bookOwn')}</LinkButton>
      </EmptyState>
    </Box>
  );
}

function Trip({ trip }: { trip: SharedTripView }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const { track, car } = trip;
  const minutes = track.etaMinutes;
  const counts = minutes !== null && minutes !== undefined && ['driver_coming', 'under_way'].includes(trip.state);
  return (
    <>
      <Box pt="1">
        <Box textStyle="small" color="fg.muted">
          {t('sharedTrip.by', { name: trip.sharedBy })}
        </Box>
        <Box role="status">
          <chakra.h2 textStyle="title">{t(`sharedTrip.states.${trip.state}`)}</chakra.h2>
          <Moment trip={trip} />
        </Box>
        {counts && (
          <Box mt="2">
            <chakra.span textStyle="figure">{t('live.minutes', { count: minutes })}</chakra.span>{' '}
            <chakra.span color="fg.muted">
              {trip.state === 'under_way' ? t('sharedTrip.toDestination') : t('sharedTrip.toPickup')}
            </chakra.span>
          </Box>
        )}
        {track.timestamp && (
          <Box textStyle="caption" color="fg.muted" mt="1">
            {t('sharedTrip.updated', { time: time(track.timestamp) })}
          </Box>
        )}
      </Box>
      {!IS_OVER.includes(trip.state) && <TripMap trip={trip} />}
      {car && (
        <Card title={t('sharedTrip.car')}>
          <Stack gap="1">
            <chakra.div textStyle="figure" letterSpacing="wide">
              {car.licensePlate}
            </chakra.div>
            <Box color="fg.muted">
              {car.vehicle} · {t('sharedTrip.driver', { name: car.driverName })}
            </Box>
          </Stack>
        </Card>
      )}
      <Card>
        <RouteLine
          pickupLabel={t('ride.pickup')}
          destinationLabel={t('ride.destination')}
          pickup={trip.pickupLocation}
          destination={trip.dropoffLocation}
        />
        <Box mt="3" textStyle="small" color="fg.muted">
          {t('sharedTrip.riders', { names: trip.riders.map(({ firstName }) => firstName).join(', ') })}
        </Box>
      </Card>
    </>
  );
}

/** When the trip starts, ended, or stops being shown. */
function Moment({ trip }: { trip: SharedTripView }) {
  const { t } = useTranslation();
  const { dateTime, time } = useFormat();
  const text =
    trip.state === 'not_started' && trip.scheduledAt
      ? t('sharedTrip.startsAt', { time: dateTime(trip.scheduledAt) })
      : trip.state === 'not_started'
        ? t('sharedTrip.waiting')
        : trip.endedAt && trip.expiresAt
          ? t('sharedTrip.endedAt', { time: time(trip.endedAt), until: time(trip.expiresAt) })
          : null;
  return text && <Box color="fg.muted">{text}</Box>;
}

function TripMap({ trip }: { trip: SharedTripView }) {
  const { t } = useTranslation();
  const { track, pickup, destination, pickupLocation, dropoffLocation, state } = trip;
  const markers = useMemo(() => {
    const all: MapMarker[] = [
      { id: 'destination', kind: 'destination', label: dropoffLocation, position: destination },
    ];
    if (state !== 'under_way') all.push({ id: 'pickup', kind: 'pickup', label: pickupLocation, position: pickup });
    if (track.location)
      all.push({
        id: 'car',
        kind: 'car',
        label: t('map.car'),
        position: track.location,
        heading: track.heading ?? null,
      });
    return all;
  }, [track, pickup, destination, pickupLocation, dropoffLocation, state, t]);
  const route = useMemo(
    (): MapRoute | null =>
      track.route ? { points: decodePolyline(track.route.polyline), estimated: track.route.estimated } : null,
    [track.route],
  );
  return (
    <Box borderRadius="lg" overflow="hidden">
      <RiderMap
        ride={[pickup, destination]}
        label={t('sharedTrip.map')}
        markers={markers}
        route={route}
        height="280px"
      />
    </Box>
  );
}
