import { ChatButton } from '../features/chat/chat-button';
import { EndedRide } from '../features/ride/components/ended-ride';
import { LiveRideCard } from '../features/ride/components/live-ride-card';
import { useLiveRide } from '../features/ride/hooks/use-live-ride';

/** One's current ride, or how the last one ended. */
export function CurrentRide() {
  const ride = useLiveRide();
  return (
    <>
      {ride && <LiveRideCard ride={ride} chat={<ChatButton rideId={ride.id} />} />}
      <EndedRide />
    </>
  );
}
