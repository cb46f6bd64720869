import { ChatButton } from '../features/chat/chat-button';
import { EndedRide } from '../features/ride/components/ended-ride';
import { LiveRideCard } from '../features/ride/components/live-ride-card';
import { useLiveRide } from '../features/ride/hooks/use-live-ride';

/** The rider's current ride, or the summary of the last one. */
export function CurrentRide() {
  const ride = useLiveRide();
  return (
    <>
      {ride && <LiveRideCard ride={ride} chat={<ChatButton rideId={ride.id} />} />}
      <EndedRide />
    </>
  );
}
