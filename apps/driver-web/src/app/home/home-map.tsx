import { Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Place } from '@groupride/contracts';
import type { RideRequestView, RideView, SharedPosition } from '@groupride/web-api-client';
import type { MapMarker } from '@groupride/web-map';
import { Badge, type SheetHeight } from '@groupride/web-ui';
import { usePositionAge } from '../../features/navigation/hooks/use-position-age';
import type { Navigation } from '../../features/navigation/hooks/use-navigation';
import { useOfferLegs } from '../../features/requests/hooks/use-offer-legs';
import { selectOffers } from '../../features/requests/slice';
import type { DrivenStage } from '../../features/trip/trip-stage';
import { DriverMap } from '../../shared/map/driver-map';

export interface HomeMapProps {
  /** Areas where groups are waiting. */
  demand: readonly MapMarker[];
  /** The current ride and its stage. */
  trip: { ride: RideView; stage: DrivenStage } | null;
  navigation: Navigation;
  /** Whether the driver is being navigated to the next place. */
  navigating: boolean;
  /** Members who share their position. */
  positions: readonly SharedPosition[];
  /** Height of the sheet, which covers part of the map. */
  sheet: SheetHeight;
  following: boolean;
  onFollowLost: () => void;
}

/** Zoom level during a trip: the streets around the car. */
const ZOOM = 15;
/** Zoom level while waiting: the neighborhoods where the driver could go. */
const WAITING_ZOOM = 13;

/** The map behind the driver home: the driver's car, and the routes of an offer or the current ride. */
export function HomeMap({
  demand,
  trip,
  navigation,
  navigating,
  positions,
  sheet,
  following,
  onFollowLost,
}: HomeMapProps) {
  const { t } = useTranslation();
  const ageText = usePositionAge();
  const [offer] = useSelector(selectOffers);
  const request = trip ? null : (offer?.request ?? null);
  const { car, guidance } = navigation;
  const legs = useOfferLegs(request, car);
  const markers = useMarkers(trip, request, car);
  const people = positions.map(({ userId, name, location, timestamp }): MapMarker => ({
    id: `member-${userId}`,
    kind: 'member',
    position: location,
    label: `${name}, ${ageText(timestamp)}`,
  }));
  const navigationRoute = useMemo(
    () => (navigating && guidance ? { points: guidance.points, estimated: guidance.estimated } : null),
    [navigating, guidance],
  );
  const places = useMemo(() => (trip ? [trip.ride.pickup, trip.ride.destination] : []), [trip]);
  // On the way to the pickup, the pickup must be visible.
  const next = trip?.stage === 'under_way' ? 'destination' : 'pickup';
  const fitTo = request
    ? ['car', 'pickup', 'destination']
    : trip && !navigating
      ? ['car', next, ...people.map(({ id }) => id)]
      : [];
  // Fits the whole map again when the offer, stage, people on the way or map size change.
  const fit = useChanges(
    [request?.offerId, legs !== null, trip?.stage, navigating, car !== null, people.length, sheet].join(),
  );
  const follows = navigating || (!trip && !request);
  return (
    <DriverMap
      label={trip ? t('navigation.map') : t('home.map')}
      height="100%"
      markers={[...demand, ...markers, ...people]}
      route={request ? legs : navigationRoute}
      ride={places}
      follow={follows && following ? 'car' : null}
      headingUp={navigating}
      onFollowLost={onFollowLost}
      fitTo={fitTo}
      fit={fit}
      followZoom={navigating ? ZOOM + 1 : trip ? ZOOM : WAITING_ZOOM}
      zoom={trip ? ZOOM : WAITING_ZOOM}
    >
      {demand.length > 0 && (
        <Badge tone="live" icon={<Users size={14} aria-hidden />}>
          {t('home.demandLegend')}
        </Badge>
      )}
    </DriverMap>
  );
}

/** Markers of the car and of the places of the offer or ride. */
function useMarkers(trip: HomeMapProps['trip'], request: RideRequestView | null, car: Navigation['car']) {
  const { t } = useTranslation();
  return useMemo(() => {
    const all: MapMarker[] = [];
    const add = (kind: 'pickup' | 'destination', { lat, lng }: Omit<Place, 'name'>, label: string) =>
      all.push({ id: kind, kind, label, position: { lat, lng } });
    if (trip) {
      add('destination', trip.ride.destination, trip.ride.dropoffLocation);
      if (trip.stage !== 'under_way') add('pickup', trip.ride.pickup, trip.ride.pickupLocation);
    } else if (request) {
      add('destination', request.destination, request.dropoffLocation);
      add('pickup', request.pickup, request.pickupLocation);
    }
    if (car) all.push({ id: 'car', kind: 'car', label: t('navigation.you'), position: car, heading: car.heading });
    return all;
  }, [trip, request, car, t]);
}

/** How often a text has changed. */
function useChanges(text: string): number {
  const [seen, setSeen] = useState({ text, times: 0 });
  if (seen.text !== text) setSeen({ text, times: seen.times + 1 });
  return seen.times;
}
