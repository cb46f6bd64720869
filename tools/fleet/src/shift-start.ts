import type { GroupRideClient } from '@groupride/client';
import type { LatLng } from '@groupride/geo';
import { isElsewhere } from './domain/spread';
import type { TripSetting } from './trip';
import type { DriverView } from './views';

/**
 * Start position of a shift: the driver's last position, or home if that was in another city and nobody is in the car.
 */
export async function startOf(
  api: GroupRideClient,
  { id, currentLocation }: Pick<DriverView, 'id' | 'currentLocation'>,
  home: LatLng,
): Promise<LatLng> {
  if (!currentLocation || !isElsewhere(currentLocation, home)) return currentLocation ?? home;
  return (await api.get('/api/drivers/{driverId}/active-ride', { path: { driverId: id } })) ? currentLocation : home;
}

/** Moves the driver home after the last ride in a previous city, because nobody drives from one city to another. */
export async function comeHome(
  trip: Pick<TripSetting, 'api' | 'car' | 'driverId' | 'log'>,
  { lat, lng }: LatLng,
): Promise<void> {
  if (!isElsewhere(trip.car.position, { lat, lng })) return;
  trip.car.position = { lat, lng };
  await goOnlineAt(trip.car.position, trip);
}

export async function goOnlineAt(
  { lat, lng }: LatLng,
  { api, driverId, log }: { api: GroupRideClient; driverId: number; log: TripSetting['log'] },
): Promise<void> {
  await api.patch('/api/drivers/{driverId}/location', { path: { driverId }, body: { lat, lng } });
  await api.patch('/api/drivers/{driverId}/status', { path: { driverId }, body: { isOnline: true } });
  log('online', { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) });
}
