import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import { useDeployment, type OperationsMapView } from '@groupride/web-api-client';
import { CityMap, MapPending } from '@groupride/web-map';
import type { LatLng } from '@groupride/geo';
import { Badge, Box, InlineAlert } from '@groupride/web-ui';
import { markersOf } from '../map-markers';

const NOTHING: OperationsMapView = { rides: [], drivers: [] };
const CLOSE = 14;

export interface ChosenPlace {
  rideId: number | null;
  position: LatLng;
}

interface CityOverviewProps {
  map: OperationsMapView | undefined;
  /** Whether the last attempt to load the map failed. */
  failed: boolean;
  chosen: ChosenPlace | null;
  /** Ids of the rides with an open call for help. */
  emergencies: ReadonlySet<number>;
  height: string;
}

/** A map of the city's rides and drivers, centered on the selected alert. */
export function CityOverview({ map = NOTHING, failed, chosen, emergencies, height }: CityOverviewProps) {
  const { t } = useTranslation();
  const deployment = useDeployment();
  const { config } = deployment;
  const rideId = chosen?.rideId ?? null;
  const markers = useMemo(
    () =>
      markersOf(
        map,
        { rideId, emergencies },
        {
          ride: ({ id, status, pickupLocation: place }) =>
            t('queue.mapRide', { number: rideNumber(id), status: t(`status.${status}`), place }),
          destination: ({ id, dropoffLocation: place }) => t('queue.mapDestination', { number: rideNumber(id), place }),
          driver: ({ name, activeRideId }) =>
            activeRideId
              ? t(emergencies.has(activeRideId) ? 'queue.mapDriverInEmergency' : 'queue.mapDriverOn', {
                  name,
                  number: rideNumber(activeRideId),
                })
              : t('queue.mapDriver', { name }),
        },
      ),
    [map, rideId, emergencies, t],
  );
  const center = useMemo(() => (chosen ? { position: chosen.position, zoom: CLOSE } : null), [chosen]);
  if (!config)
    return (
      <MapPending
        height={height}
        failed={deployment.failed}
        onRetry={deployment.retry}
        retrying={deployment.retrying}
      />
    );
  return (
    <Box>
      {failed && (
        <Box mb="3">
          <InlineAlert tone="warning">{t('queue.mapFailed')}</InlineAlert>
        </Box>
      )}
      <CityMap
        city={{ name: config.city.name, center: config.city.center, map: config.city.map ?? null }}
        mapboxToken={config.mapboxToken ?? null}
        label={t('queue.mapOf')}
        height={height}
        markers={markers}
        center={center}
        fitTo={NO_FIT}
      >
        <Badge>
          {t('queue.mapRides', { count: map.rides.length })}, {t('queue.mapDrivers', { count: map.drivers.length })}
        </Badge>
      </CityMap>
    </Box>
  );
}

/** Fits no markers, because moving cars must not move the view. */
const NO_FIT: readonly string[] = [];
