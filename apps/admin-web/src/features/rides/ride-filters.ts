import {
  RIDE_DATES,
  RIDE_ORDERS,
  RIDE_STATUSES,
  RIDE_TYPES,
  type RideDate,
  type RideOrder,
  type RideStatus,
  type RideType,
} from '@groupride/contracts';
import { readDays } from '../../shared/day-range';

/** The filters for rides, read from the URL. */
export interface RideFilters {
  q?: string;
  status?: RideStatus;
  rideType?: RideType;
  order?: RideOrder;
  riderId?: number;
  driverId?: number;
  /** The event that happened between `from` and `to`. */
  dated?: RideDate;
  from?: string;
  to?: string;
}
/** Undefined removes a filter. */
export type FilterChange = { [K in keyof RideFilters]?: RideFilters[K] | undefined };

const KEYS = {
  q: 'q',
  status: 'status',
  rideType: 'type',
  order: 'order',
  riderId: 'rider',
  driverId: 'driver',
  dated: 'dated',
  from: 'from',
  to: 'to',
} as const;

/** Names of the query parameters. */
export const RIDE_ADDRESS_KEYS: readonly string[] = Object.values(KEYS);

/** Reads the filters from the URL; anything else in it is ignored. */
export function readRideFilters(params: URLSearchParams): RideFilters {
  const number = (key: string) => {
    const text = params.get(key) ?? '';
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
  };
  const days = readDays(params);
  const filters: FilterChange = {
    q: params.get(KEYS.q)?.trim().slice(0, 100) || undefined,
    status: RIDE_STATUSES.find((one) => one === params.get(KEYS.status)),
    rideType: RIDE_TYPES.find((one) => one === params.get(KEYS.rideType)),
    order: RIDE_ORDERS.find((one) => one === params.get(KEYS.order)),
    riderId: number(KEYS.riderId),
    driverId: number(KEYS.driverId),
    ...(days.from || days.to ? { dated: RIDE_DATES.find((one) => one === params.get(KEYS.dated)), ...days } : {}),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as RideFilters;
}

/** The change as query parameters. */
export function writeRideFilters(change: FilterChange): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(change).map(([key, value]) => [
      KEYS[key as keyof RideFilters],
      value === undefined ? undefined : String(value),
    ]),
  );
}

/** Whether some rides are filtered out; the order does not count. */
export const isFiltered = (filters: RideFilters): boolean => Object.keys(filters).some((key) => key !== 'order');
