import { Eye } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decodePolyline } from '@groupride/geo';
import { useDeployment, useGetDirectionsQuery, useGetTrackQuery, type AdminRideView } from '@groupride/web-api-client';
import { CityMap, MapPending, type MapMarker, type MapRoute } from '@groupride/web-map';
import { Box, Button, Card, Flex, InlineAlert, Stack, TextButton, useFormat } from '@groupride/web-ui';
import type { RideReplay } from '../hooks/use-ride-replay';
import { ReplayBar } from './replay-bar';

const HEIGHT = '280px';
/** Polling interval of the car's position while watching. Each request is recorded in the audit log. */
const WATCH_MS = 10_000;

const asText = ({ lat, lng }: { lat: number; lng: number }) => `${lat.toFixed(6)},${lng.toFixed(6)}`;

/** The trip on the map. The car's position is shown only on request, and a past ride can be replayed. */
export function RideMap({ view, played }: { view: AdminRideView; played: RideReplay }) {
  const { ride, events } = view;
  const { t } = useTranslation();
  const format = useFormat();
  const [watching, setWatching] = useState(false);
  const onTheRoad = ride.driverId !== null && (ride.status === 'en_route' || ride.status === 'in_progress');
  const { config, failed, retry, retrying } = useDeployment();
  const { data: directions } = useGetDirectionsQuery({ from: asText(ride.pickup), to: asText(ride.destination) });
  const { currentData: track, isError } = useGetTrackQuery(
    { rideId: ride.id },
    { skip: !watching || !onTheRoad, pollingInterval: WATCH_MS },
  );
  const { trace, retry: retryTrace, replay, controls, current } = played;
  const { place } = controls;
  const driven = trace && trace.points.length > 1 ? trace : null;
  const seen = watching && onTheRoad ? track : undefined;
  const begun = current !== null;
  const car = begun ? replay?.carAt(place) : null;

  const markers = useMemo(() => {
    const all: MapMarker[] = [
      { id: 'pickup', kind: 'pickup', label: ride.pickupLocation, position: ride.pickup },
      { id: 'destination', kind: 'destination', label: ride.dropoffLocation, position: ride.destination },
    ];
    if (seen?.location)
      all.push({
        id: 'car',
        kind: 'car',
        label: t('ride.car'),
        position: seen.location,
        heading: seen.heading ?? null,
      });
    if (car) all.push({ id: 'car', kind: 'car', label: t('ride.car'), ...car });
    return all;
  }, [ride, seen, car, t]);
  const left = seen?.route ?? null;
  const route = useMemo((): MapRoute | null => {
    if (driven) return { points: begun && replay ? replay.drivenUntil(place) : driven.points, estimated: false };
    if (left) return { points: decodePolyline(left.polyline), estimated: left.estimated };
    return directions ? { points: decodePolyline(directions.polyline), estimated: directions.estimated } : null;
  }, [driven, begun, replay, place, left, directions]);

  return (
    <Card title={t('ride.map')}>
      <Stack gap="3">
        {config ? (
          <CityMap
            city={{ name: config.city.name, center: config.city.center, map: config.city.map ?? null }}
            mapboxToken={config.mapboxToken ?? null}
            label={t('ride.mapOf')}
            height={HEIGHT}
            markers={markers}
            route={route}
            fit={seen?.location ? 1 : 0}
          />
        ) : (
          <MapPending height={HEIGHT} failed={failed} onRetry={retry} retrying={retrying} />
        )}
        {retryTrace && (
          <InlineAlert tone="warning">
            {t('ride.drivenFailed')} <TextButton onClick={retryTrace}>{t('app.retry')}</TextButton>
          </InlineAlert>
        )}
        {replay && <ReplayBar replay={replay} controls={controls} events={events} />}
        {ride.driverId !== null && trace && (
          <Box textStyle="caption" color="fg.muted">
            {driven ? t('ride.driven', { distance: format.distance(driven.meters) }) : t('ride.notDriven')}
          </Box>
        )}
        {onTheRoad && (
          <Flex align="center" justify="space-between" gap="3" wrap="wrap">
            <Button
              size="sm"
              variant="secondary"
              icon={<Eye size={16} aria-hidden />}
              onClick={() => setWatching((on) => !on)}
            >
              {watching ? t('ride.stopWatching') : t('ride.watch')}
            </Button>
            <Box textStyle="caption" color="fg.muted">
              {typeof seen?.etaMinutes === 'number' && typeof seen.distanceMeters === 'number'
                ? t('ride.left', { minutes: seen.etaMinutes, distance: format.distance(seen.distanceMeters) })
                : t('ride.watchHint')}
            </Box>
          </Flex>
        )}
        {watching && isError && <InlineAlert tone="warning">{t('failed.position')}</InlineAlert>}
      </Stack>
    </Card>
  );
}
