import type { RideView } from '@groupride/web-api-client';
import type { Absence } from '../../../shared/ride-texts';
import { useListRideMembersQuery } from '../api';

/** Whether the trip has started without the reader, as far as anybody knows; null for passengers who showed their code. */
export function useAbsence({ id, status, you }: Pick<RideView, 'id' | 'status' | 'you'>): Absence | null {
  const skip = status !== 'in_progress' || you === 'driver';
  // The notices of the page keep the list current.
  const { data: members } = useListRideMembersQuery({ rideId: id }, { skip });
  const reader = skip ? undefined : members?.find(({ isYou }) => isYou);
  if (!reader || (reader.verified && !reader.noShow)) return null;
  return reader.noShow ? 'leftBehind' : 'unchecked';
}
