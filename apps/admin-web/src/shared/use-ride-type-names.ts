import type { RideType } from '@groupride/contracts';
import { useListRideTypesQuery } from '@groupride/web-api-client';

/** Ride types by the names that riders see; by their ids until those are loaded. */
export function useRideTypeNames(): (id: RideType) => string {
  const { data } = useListRideTypesQuery();
  return (id) => data?.find((type) => type.id === id)?.name ?? id;
}
