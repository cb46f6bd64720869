import { useParams } from 'react-router-dom';
import { ChatButton } from '../features/chat/chat-button';
import { SeatMove } from '../features/guest/seat-move';
import RidePage from '../features/ride/ride-page';
import { isGuest } from '../shared/guest-ride';
import { useSession } from '../shared/session';

const chat = (rideId: number) => <ChatButton rideId={rideId} />;

/** The page of a ride with a link to its chat. */
export default function RideWithChat() {
  const { me } = useSession();
  const rideId = Number(useParams()['rideId']);
  return (
    <SeatMove rideId={rideId}>
      <RidePage chat={chat} guest={isGuest(me)} />
    </SeatMove>
  );
}
