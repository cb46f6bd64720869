import type { DriverView, RideView } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Reader, Writer } from './car';
import { isElsewhere } from './domain/spread';
import type { TripSetting } from './trip';

/** Where a shift begins: where the driver was last; at home when that was in another city and nobody sits in the car. */
export async function startOf(
  api: Reader,
  { id, currentLocation }: Pick<DriverView, 'id' | 'currentLocation'>,
  home: LatLng,
): Promise<LatLng> {
  if (!currentLocation || !isElsewhere(currentLocation, home)) return currentLocation ?? home;
  return (await api.get<RideView | null>(`/drivers/${id}/active-ride`)) ? currentLocation : home;
}

/** Once the ride that was left to drive in a city of before is over, the driver is in the current city. Nobody drives from one to the other. */
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
  { api, driverId, log }: { api: Writer; driverId: number; log: TripSetting['log'] },
): Promise<void> {
  await api.patch(`/drivers/${driverId}/location`, { lat, lng });
  await api.patch(`/drivers/${driverId}/status`, { isOnline: true });
  log('online', { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) });
}
