import type { RideView } from '@groupride/web-api-client';
import { useListRideMembersQuery } from '../api';

/** Whether the trip has started without the reader, whom the driver has marked as absent. */
export function useIsLeftBehind({ id, status, you }: Pick<RideView, 'id' | 'status' | 'you'>): boolean {
  const skip = status !== 'in_progress' || you === 'driver';
  // The notices of the page keep the list current.
  const { data: members } = useListRideMembersQuery({ rideId: id }, { skip });
  return !skip && Boolean(members?.some(({ isYou, noShow }) => isYou && noShow));
}
