import { useState } from 'react';
import type { RideView } from '@groupride/web-api-client';
import { storage } from '@groupride/web-ui';
import { useSession } from '../../../shared/session';
import { useListUserRidesQuery } from '../api';

/** How long after its end a trip is shown on Home. */
const SHOWN_MS = 12 * 3_600_000;
const PUT_AWAY = 'groupride.putAwayTrip';

/** The last trip that ended, until the rider dismisses its summary. */
export function useEndedRide(): { ended: RideView | undefined; putAway: () => void } {
  const { me } = useSession();
  const { data } = useListUserRidesQuery({ userId: 'me' }, { skip: !me });
  const [putAwayId, setPutAwayId] = useState(() => Number(storage.get(PUT_AWAY) ?? 0));
  const since = Date.now() - SHOWN_MS;
  const ended = me
    ? data
        ?.filter(({ status, completedAt }) => status === 'completed' && completedAt && Date.parse(completedAt) > since)
        .sort((a, b) => Date.parse(b.completedAt ?? '') - Date.parse(a.completedAt ?? ''))[0]
    : undefined;
  const putAway = () => {
    if (!ended) return;
    storage.set(PUT_AWAY, String(ended.id));
    setPutAwayId(ended.id);
  };
  return { ended: ended && ended.id !== putAwayId ? ended : undefined, putAway };
}
