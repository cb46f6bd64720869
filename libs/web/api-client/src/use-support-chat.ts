import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { MESSAGES_PER_PAGE, MAX_MESSAGES } from '@groupride/contracts';
import { api } from './api';
import type { SupportMessageList } from './generated';
import type { AppSocket } from './socket';
import { useIsVisible } from './use-is-visible';
import { usePendingMessages } from './use-pending-messages';

/** Polling interval, in case a socket message was lost. */
const POLL_MS = 15_000;

/** Refetches the support chats when the server reports a change, and after every reconnection. */
export function useLiveSupport(socket: AppSocket | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!socket) return;
    const refresh = () => void dispatch(api.util.invalidateTags(['Support']));
    socket.on('supportChanged', refresh);
    socket.on('connect', refresh);
    return () => {
      socket.off('supportChanged', refresh);
      socket.off('connect', refresh);
    };
  }, [socket, dispatch]);
}

/** The user's own chat with support. Messages count as read once they are on screen. */
export function useSupportChat() {
  const [limit, setLimit] = useState(MESSAGES_PER_PAGE);
  const asked = api.useListSupportMessagesQuery({ limit }, { pollingInterval: POLL_MS });
  const [post] = api.useSendSupportMessageMutation();
  const [markRead] = api.useReadSupportMessagesMutation();
  return useThread('support', asked, limit, setLimit, {
    post: (newSupportMessage) => post({ newSupportMessage }),
    markRead: (through) => markRead({ messagesRead: { through } }),
  });
}

/** One person's chat with support, for operations. Only what an operator displays who may answer counts as read. */
export function useSupportThread(userId: number, mayAnswer: boolean) {
  const [limit, setLimit] = useState(MESSAGES_PER_PAGE);
  const asked = api.useListSupportThreadQuery({ userId, limit }, { pollingInterval: POLL_MS });
  const [post] = api.useAnswerSupportThreadMutation();
  const [markRead] = api.useReadSupportThreadMutation();
  const thread = useThread(`support ${userId}`, asked, limit, setLimit, {
    post: (newSupportMessage) => post({ userId, newSupportMessage }),
    markRead: (through) => mayAnswer && markRead({ userId, messagesRead: { through } }),
  });
  return { ...thread, userName: asked.currentData?.userName };
}

interface QueryState {
  data?: SupportMessageList | undefined;
  currentData?: SupportMessageList | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

function useThread(
  chat: string,
  { data, currentData, error, isFetching, refetch }: QueryState,
  limit: number,
  setLimit: (limit: number) => void,
  calls: {
    post: (message: { clientId: string; text: string }) => Promise<{ error?: unknown }>;
    markRead: (through: number) => unknown;
  },
) {
  const messages = [...(data?.messages ?? [])].reverse();
  const { pending, send, ...unsent } = usePendingMessages<{ text: string }>(
    chat,
    calls.post,
    new Set(messages.map(({ clientId }) => clientId)),
  );
  const newest = data?.messages[0]?.id;
  const unread = data?.unread ?? 0;
  const onShown = useEffectEvent((through: number) => calls.markRead(through));
  const isVisible = useIsVisible();
  useEffect(() => {
    if (isVisible && newest !== undefined && unread > 0) onShown(newest);
  }, [newest, unread, isVisible]);
  return {
    isLoaded: data !== undefined,
    /** Oldest first. */
    messages,
    pending,
    error,
    isFetching,
    refetch,
    older:
      typeof data?.next === 'number' && limit < MAX_MESSAGES ? () => setLimit(limit + MESSAGES_PER_PAGE) : undefined,
    isLoadingOlder: isFetching && !currentData,
    send: (text: string) => send({ text }),
    ...unsent,
  };
}
