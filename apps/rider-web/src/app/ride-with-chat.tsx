import { ChatButton } from '../features/chat/chat-button';
import RidePage from '../features/ride/ride-page';

const chat = (rideId: number) => <ChatButton rideId={rideId} />;

/** The page of a ride, with the way to its chat. */
export default function RideWithChat() {
  return <RidePage chat={chat} />;
}
