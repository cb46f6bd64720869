import { useListRideTypesQuery } from '@groupride/web-api-client';

/** Ride type names as riders see them; the ids until the names are loaded. */
export function useRideTypeNames(): (id: string) => string {
  const { data } = useListRideTypesQuery();
  return (id) => data?.find((type) => type.id === id)?.name ?? id;
}
