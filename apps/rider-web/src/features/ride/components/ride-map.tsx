import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lineFrom, measureLine, nearestOnLine } from '@groupride/geo';
import type { MapMarker, MapRoute } from '@groupride/web-map';
import type { RideView } from '@groupride/web-api-client';
import { RiderMap } from '../../../shared/map/rider-map';
import { isOnTheRoad } from '../../../shared/ride-texts';
import { useRoute } from '../../../shared/map/use-route';
import type { LivePosition } from '../live-position';

export interface RideMapProps {
  ride: RideView;
  /** The car's position; null if it is unknown or hidden from the reader. */
  position: LivePosition | null;
  /** The car's remaining route, from the server. */
  left: MapRoute | null;
  people?: readonly MapMarker[];
  follow?: boolean;
  onFollowLost?: () => void;
  /** Called when the device cannot draw the map, whose content is then given as text. */
  onUndrawable?: () => void;
  fit?: number;
  height?: string;
}

/** The map of a ride: the car, its route, and the people. */
export const RideMap = memo(function RideMap({
  ride,
  position,
  left,
  people,
  follow = false,
  onFollowLost,
  onUndrawable,
  fit = 0,
  height = '320px',
}: RideMapProps) {
  const { t } = useTranslation();
  const underWay = ride.status === 'in_progress';
  // Without a car position, the planned trip is shown.
  const trip = useRoute(position ? null : ride.pickup, position ? null : ride.destination);
  const markers = useMemo(() => {
    const all: MapMarker[] = [
      { id: 'destination', kind: 'destination', label: ride.dropoffLocation, position: ride.destination },
    ];
    if (!underWay || !position)
      all.push({ id: 'pickup', kind: 'pickup', label: ride.pickupLocation, position: ride.pickup });
    all.push(...(people ?? []));
    if (position) all.push({ id: 'car', kind: 'car', label: t('map.car'), position, heading: position.heading });
    return all;
  }, [ride, underWay, position, people, t]);
  const ahead = useMemo((): MapRoute | null => {
    if (!left || !position) return left;
    const line = measureLine(left.points);
    const here = nearestOnLine(line, position);
    // Removes the part of the route that the car has already driven.
    return here ? { ...left, points: [{ lat: position.lat, lng: position.lng }, ...lineFrom(line, here.along)] } : left;
  }, [left, position]);
  const target = underWay ? 'destination' : 'pickup';
  return (
    <RiderMap
      label={t('map.ride')}
      height={height}
      markers={markers}
      ride={isOnTheRoad(ride.status) ? [ride.pickup, ride.destination] : []}
      route={position ? ahead : trip.route}
      follow={follow && position ? 'car' : null}
      {...(onFollowLost ? { onFollowLost } : {})}
      {...(onUndrawable ? { onUndrawable } : {})}
      fit={fit * 4 + (position ? 2 : 0) + (underWay ? 1 : 0)}
      fitTo={position ? ['car', target] : ['pickup', 'destination']}
    />
  );
});
