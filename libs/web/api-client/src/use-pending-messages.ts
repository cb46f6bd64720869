import { useEffect, useSyncExternalStore } from 'react';
import {
  changePending,
  draftIn,
  keepDraft,
  onPendingMessages,
  pendingIn,
  writer,
  type Pending,
  type PendingState,
} from './pending-messages';
import { isUnreachable } from './problem';
import { isWaiting, sendLater, sendWaiting } from './resend-messages';

/** A message that could not be sent for longer than this may be out of date, and is sent only when its author asks. */
const RESENT_FOR_MS = 10 * 60_000;

/**
 * Messages that are shown before the server has them. If it cannot be reached, they are sent later with the same id, in
 * their order. One that was refused, or is too old by then, is kept until it is resent or deleted, also while its chat
 * is closed and when the page is reloaded.
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
  const deliver = async (clientId: string, content: Content): Promise<boolean> => {
    const message = pendingIn(chat).find((each) => each.clientId === clientId);
    // It was deleted meanwhile, or somebody else is signed in.
    if (!message) return true;
    const isRecent = Date.now() - Date.parse(message.sentAt) < RESENT_FOR_MS;
    if (message.state !== 'sending' && !isRecent) {
      setState(clientId, 'failed');
      return true;
    }
    const { error } = await post({ ...content, clientId });
    if (!error) return true;
    const isLater = isRecent && isUnreachable(error);
    setState(clientId, isLater ? 'waiting' : 'failed');
    return !isLater;
  };
  const sendInOrder = async (clientId: string, content: Content) => {
    const isBehindOthers = isWaiting();
    if (isBehindOthers || !(await deliver(clientId, content))) {
      const author = writer();
      setState(clientId, 'waiting');
      sendLater(clientId, async () => {
        if (writer() === author) return deliver(clientId, content);
        setState(clientId, 'failed');
        return true;
      });
      if (isBehindOthers) void sendWaiting();
    }
  };
  return {
    pending: all.filter((each) => !isStored(each)),
    send: (content: Content) => {
      const clientId = crypto.randomUUID();
      const sentAt = new Date().toISOString();
      changePending(chat, (before) => [...before, { ...content, clientId, state: 'sending', sentAt }]);
      void sendInOrder(clientId, content);
    },
    retry: (clientId: string) => {
      const message = all.find((each) => each.clientId === clientId);
      if (!message) return;
      setState(clientId, 'sending');
      const { state: _state, sentAt: _sentAt, ...content } = message;
      void sendInOrder(clientId, content as unknown as Content);
    },
    /** The unfinished message, which is kept while the chat is closed. */
    draft: draftIn(chat),
    keepDraft: (text: string) => keepDraft(chat, text),
    discard: (clientId: string) => changePending(chat, (before) => before.filter((each) => each.clientId !== clientId)),
  };
}
