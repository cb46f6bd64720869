import { useEffect, useRef } from 'react';
import type { RideStatus } from '@groupride/contracts';
import type { RideView } from '@groupride/web-api-client';
import { isOver } from '../../../shared/ride-texts';
import { useSession } from '../../../shared/session';
import { useListUserRidesQuery } from '../api';

/** Calls back once for each ride that ends while the application is open. A guest's only ride has its own page. */
export function useEndingNews(onEnded: (ride: RideView) => void): void {
  const { me } = useSession();
  const { data } = useListUserRidesQuery({ userId: 'me' }, { skip: !me || Boolean(me.guestRideId) });
  const known = useRef(new Map<number, RideStatus>());
  const tell = useRef(onEnded);
  useEffect(() => {
    tell.current = onEnded;
  }, [onEnded]);
  useEffect(() => {
    for (const ride of data ?? []) {
      const before = known.current.get(ride.id);
      known.current.set(ride.id, ride.status);
      if (before && !isOver(before) && before !== 'awaiting_payment' && isOver(ride.status)) tell.current(ride);
    }
  }, [data]);
}
