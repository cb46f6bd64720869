import type { EventRide, NewRoutePlan, PublishedVehicle } from '@groupride/contracts';
import { instantToZoned } from '@groupride/geo';
import type { PlanDrive } from './plan-drives';

/** A scheduled ride of a plan, with the vehicle that drives it. */
export interface PlanRide {
  request: number;
  vehicle: number;
  ride: Omit<EventRide, 'passenger'>;
}

/** Makes the ride of a request; null when no vehicle with a ride type serves it. */
export function rideOf(
  { requests, vehicles: places }: NewRoutePlan,
  drives: readonly PlanDrive[],
  vehicles: readonly Pick<PublishedVehicle, 'vehicle' | 'rideType'>[],
  request: number,
  timeZone: string,
): PlanRide | null {
  const drive = drives.find(({ stops }) => stops.some((stop) => stop.request === request));
  const rideType = vehicles.find(({ vehicle }) => vehicle === drive?.vehicle)?.rideType;
  const start = drive?.stops.find((stop) => stop.request === request && stop.kind === 'pickup');
  if (!drive || !rideType || !start) return null;
  const { people, pickup, dropoff } = requests[request]!;
  const { date, time } = instantToZoned(start.at, timeZone);
  return {
    request,
    vehicle: drive.vehicle,
    ride: {
      groupSize: people,
      rideType,
      bookingType: 'scheduled',
      scheduledDate: date,
      scheduledTime: time,
      pickup: pickup?.place ?? places[drive.vehicle]!.start,
      destination: dropoff?.place ?? places[drive.vehicle]!.end,
    },
  };
}
