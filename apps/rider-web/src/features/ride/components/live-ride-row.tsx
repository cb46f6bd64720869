import type { RideView } from '@groupride/web-api-client';
import { Card, ListRow } from '@groupride/web-ui';
import { undecidedPledge } from '../../../shared/pledge/pledge-phase';
import { isOnTheRoad, useRideTexts } from '../../../shared/ride-texts';

/** The current ride in one row, while the home screen plans another one. */
export function LiveRideRow({ ride }: { ride: RideView }) {
  const texts = useRideTexts();
  const isLive = isOnTheRoad(ride.status);
  return (
    <Card flush tone={isLive ? 'live' : 'brand'}>
      <ListRow
        dense
        title={undecidedPledge(ride) ? texts.titleOf(ride) : texts.liveOf(ride)}
        detail={`${ride.pickupLocation} → ${ride.dropoffLocation}`}
        href={isLive ? `/rider-track?rideId=${ride.id}` : `/ride/${ride.id}`}
      />
    </Card>
  );
}
