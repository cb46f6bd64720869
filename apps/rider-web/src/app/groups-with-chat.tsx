import { ChatButton } from '../features/chat/chat-button';
import GroupsPage from '../features/groups/groups-page';

const chat = (rideId: number) => <ChatButton rideId={rideId} />;

/** The groups page with links to each group's chat. */
export default function GroupsWithChat() {
  return <GroupsPage chat={chat} />;
}
