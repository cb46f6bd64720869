import { isEmergency } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { AlertView, MapDriver, MapRide, OperationsMapView } from '@groupride/web-api-client';
import type { MapMarker } from '@groupride/web-map';
import { alertFacts } from './alert-facts';

export interface MarkerTexts {
  ride: (ride: MapRide) => string;
  destination: (ride: MapRide) => string;
  driver: (driver: MapDriver) => string;
}

export interface MarkerEmphasis {
  /** The selected ride, which also shows its destination. */
  rideId: number | null;
  /** Rides with an open call for help, whose cars are red like those of the selected ride. */
  emergencies: ReadonlySet<number>;
}

/** Ids of the rides with an open call for help. */
export const emergenciesIn = (alerts: readonly AlertView[]): ReadonlySet<number> =>
  new Set(alerts.flatMap(({ kind, rideId }) => (isEmergency(kind) && rideId ? [rideId] : [])));

/** Markers of the city's rides and drivers. Only the selected ride shows its destination, to avoid crowded pins. */
export function markersOf(
  { rides, drivers }: OperationsMapView,
  { rideId, emergencies }: MarkerEmphasis,
  texts: MarkerTexts,
): MapMarker[] {
  const isRed = (id: number | null | undefined) => typeof id === 'number' && (id === rideId || emergencies.has(id));
  return [
    ...rides.flatMap((ride): MapMarker[] => {
      const isChosen = ride.id === rideId;
      const pickup: MapMarker = {
        id: `ride-${ride.id}`,
        kind: 'pickup',
        position: ride.pickup,
        label: texts.ride(ride),
        ...(isChosen ? { highlighted: true } : {}),
      };
      const end: MapMarker = {
        id: `end-${ride.id}`,
        kind: 'destination',
        position: ride.destination,
        label: texts.destination(ride),
      };
      if (isChosen) return [pickup, end];
      return ride.status === 'in_progress' ? [] : [pickup];
    }),
    ...drivers.map((driver): MapMarker => ({
      id: `driver-${driver.id}`,
      kind: driver.activeRideId ? 'car' : 'driver',
      position: driver.position,
      heading: driver.heading ?? null,
      label: texts.driver(driver),
      ...(isRed(driver.activeRideId) ? { highlighted: true } : {}),
    })),
  ];
}

const ABOUT_DRIVERS: ReadonlySet<AlertView['kind']> = new Set([
  'driver_unreachable',
  'driver_stalled',
  'trip_too_long',
  'safety_unanswered',
  'safety_help',
  'sos',
]);

/**
 * The position of an alert: where the person in danger was, the car if it is about the driver or the trip, otherwise
 * the pickup.
 */
export function placeOf(alert: AlertView, map: OperationsMapView | undefined): LatLng | null {
  const { kind, rideId } = alert;
  if (!rideId || !map) return null;
  const { position } = alertFacts(alert);
  if (position) return position;
  const ride = map.rides.find(({ id }) => id === rideId);
  if (!ride) return null;
  const driver = map.drivers.find(({ id }) => id === ride.driverId);
  return ABOUT_DRIVERS.has(kind) && driver ? driver.position : ride.pickup;
}
