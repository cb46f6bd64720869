import { useEffect, useSyncExternalStore } from 'react';
import {
  changePending,
  draftIn,
  keepDraft,
  onPendingMessages,
  pendingIn,
  type Pending,
  type PendingState,
} from './pending-messages';

/**
 * Messages that are shown before the server has them. A failed one is kept, also while its chat is closed and when the
 * page is reloaded, until it is resent with the same id or deleted.
 * @param chat identifies the chat
 * @param post sends the message; resolves with an error on failure
 * @param stored client ids of the messages that the server has
 */
export function usePendingMessages<Content extends object>(
  chat: string,
  post: (message: Content & { clientId: string }) => Promise<{ error?: unknown }>,
  stored: ReadonlySet<string | null | undefined>,
) {
  const all = useSyncExternalStore(onPendingMessages, () => pendingIn(chat)) as readonly Pending<Content>[];
  const isStored = ({ clientId }: { clientId: string }) => stored.has(clientId);
  useEffect(() => {
    // Forgotten for good: `stored` holds only the newest messages, so an older one would be shown as unsent again.
    if (all.some(isStored)) changePending(chat, (before) => before.filter((each) => !isStored(each)));
  });
  const setState = (clientId: string, state: PendingState) =>
    changePending(chat, (before) => before.map((each) => (each.clientId === clientId ? { ...each, state } : each)));
  const deliver = async (clientId: string, content: Content) => {
    const { error } = await post({ ...content, clientId });
    if (error) setState(clientId, 'failed');
  };
  return {
    pending: all.filter((each) => !isStored(each)),
    send: (content: Content) => {
      const clientId = crypto.randomUUID();
      const sentAt = new Date().toISOString();
      changePending(chat, (before) => [...before, { ...content, clientId, state: 'sending', sentAt }]);
      void deliver(clientId, content);
    },
    retry: (clientId: string) => {
      const message = all.find((each) => each.clientId === clientId);
      if (!message) return;
      setState(clientId, 'sending');
      const { state: _state, sentAt: _sentAt, ...content } = message;
      void deliver(clientId, content as unknown as Content);
    },
    /** The unfinished message, which is kept while the chat is closed. */
    draft: draftIn(chat),
    keepDraft: (text: string) => keepDraft(chat, text),
    discard: (clientId: string) => changePending(chat, (before) => before.filter((each) => each.clientId !== clientId)),
  };
}
