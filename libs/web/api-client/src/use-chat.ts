import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { MESSAGES_PER_PAGE, MAX_MESSAGES, type QuickReply } from '@groupride/contracts';
import { api } from './api';
import type { MessageView } from './generated';
import type { AppSocket } from './socket';
import { useIsVisible } from './use-is-visible';
import { usePendingMessages } from './use-pending-messages';

interface Content {
  text: string | null;
  quickReply: QuickReply | null;
}

/** Polling interval while the socket delivers no messages. */
const POLL_MS = 5000;

/** Refetches a ride's chat when the server reports a change, and after every reconnection. */
function useLiveChat(rideId: number, socket: AppSocket | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!socket) return;
    const refresh = () => void dispatch(api.util.invalidateTags([{ type: 'Messages', id: rideId }]));
    const onChange = (message: { rideId: number }) => message.rideId === rideId && refresh();
    socket.on('rideMessagesChanged', onChange);
    socket.on('connect', refresh);
    return () => {
      socket.off('rideMessagesChanged', onChange);
      socket.off('connect', refresh);
    };
  }, [rideId, socket, dispatch]);
}

/** The number of unread messages from others in a ride's chat. */
export function useUnreadMessages(rideId: number, socket: AppSocket | null): number {
  useLiveChat(rideId, socket);
  const { data } = api.useListMessagesQuery({ rideId, limit: 1 });
  return data?.unread ?? 0;
}

/**
 * The chat of a ride that is open on the page. Own messages appear immediately and are marked until the server has
 * them; a retry keeps the message's id, so that it is stored only once. Messages count as read once they are on screen.
 */
export function useChat(rideId: number, { socket, connected }: { socket: AppSocket | null; connected: boolean }) {
  useLiveChat(rideId, socket);
  const [limit, setLimit] = useState(MESSAGES_PER_PAGE);
  const { data, currentData, error, isFetching, refetch } = api.useListMessagesQuery(
    { rideId, limit },
    { pollingInterval: connected ? 0 : POLL_MS },
  );
  const [post] = api.useSendMessageMutation();
  const [markRead] = api.useReadMessagesMutation();

  const newest = data?.messages[0]?.id;
  const unread = data?.unread ?? 0;
  const isVisible = useIsVisible();
  useEffect(() => {
    if (isVisible && newest !== undefined && unread > 0) void markRead({ rideId, messagesRead: { through: newest } });
  }, [rideId, newest, unread, isVisible, markRead]);

  const messages: readonly MessageView[] = [...(data?.messages ?? [])].reverse();
  const { pending, send, ...unsent } = usePendingMessages<Content>(
    `ride ${rideId}`,
    ({ clientId, text, quickReply }) =>
      post({ rideId, newMessage: { clientId, ...(quickReply === null ? { text } : { quickReply }) } }),
    new Set(messages.map(({ clientId }) => clientId)),
  );
  return {
    chat: data,
    /** Oldest first. */
    messages,
    pending,
    error,
    isFetching,
    refetch,
    older:
      typeof data?.next === 'number' && limit < MAX_MESSAGES ? () => setLimit(limit + MESSAGES_PER_PAGE) : undefined,
    isLoadingOlder: isFetching && !currentData,
    sendText: (text: string) => send({ text, quickReply: null }),
    sendQuickReply: (quickReply: QuickReply) => send({ text: null, quickReply }),
    ...unsent,
  };
}
