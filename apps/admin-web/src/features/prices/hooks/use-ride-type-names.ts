import type { RideType } from '@groupride/contracts';
import { useListRideTypesQuery } from '../api';

/** Names of ride types; their ids until those are loaded. */
export function useRideTypeNames(): (type: RideType) => string {
  const { data } = useListRideTypesQuery();
  return (type) => data?.find(({ id }) => id === type)?.name ?? type;
}
