import { ChatButton } from '../features/chat/chat-button';
import { EndedRide } from '../features/ride/components/ended-ride';
import { LiveRideCard } from '../features/ride/components/live-ride-card';
import { LiveRideRow } from '../features/ride/components/live-ride-row';
import { OpenSosList } from '../features/ride/components/open-sos-list';
import { useLiveRide } from '../features/ride/hooks/use-live-ride';

/**
 * The rider's current ride, or the summary of the last one. Calls for help come first.
 * @param isBrief whether a plan follows, which needs the room
 */
export function CurrentRide({ isBrief = false }: { isBrief?: boolean }) {
  const ride = useLiveRide();
  return (
    <>
      <OpenSosList />
      {ride && isBrief && <LiveRideRow ride={ride} />}
      {ride && !isBrief && <LiveRideCard ride={ride} chat={<ChatButton rideId={ride.id} />} />}
      {!isBrief && <EndedRide />}
    </>
  );
}
