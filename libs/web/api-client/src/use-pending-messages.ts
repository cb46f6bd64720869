import { useEffect, useSyncExternalStore } from 'react';

type State = 'sending' | 'failed';

/** An own message that the server has not confirmed. */
type Pending<Content> = Content & { clientId: string; state: State; sentAt: string };

/** By chat. Kept outside the components, because a chat may close before its messages are sent. */
const chats = new Map<string, readonly Pending<object>[]>();
/** Unfinished messages by chat. */
const drafts = new Map<string, string>();
const listeners = new Set<() => void>();
const NONE: readonly Pending<object>[] = [];

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

function change(chat: string, next: (before: readonly Pending<object>[]) => readonly Pending<object>[]): void {
  const after = next(chats.get(chat) ?? NONE);
  if (after.length > 0) chats.set(chat, after);
  else chats.delete(chat);
  listeners.forEach((notify) => notify());
}

/** Forgets the unsent and unfinished messages of all chats: somebody else is signed in. */
export function forgetPendingMessages(): void {
  chats.clear();
  drafts.clear();
  listeners.forEach((notify) => notify());
}

/**
 * Messages that are shown before the server has them. A failed one is kept, also while its chat is closed, until it is
 * resent with the same id or deleted.
 * @param chat identifies the chat
 * @param post sends the message; resolves with an error on failure
 * @param stored client ids of the messages that the server has
 */
export function usePendingMessages<Content extends object>(
  chat: string,
  post: (message: Content & { clientId: string }) => Promise<{ error?: unknown }>,
  stored: ReadonlySet<string | null | undefined>,
) {
  const all = useSyncExternalStore(subscribe, () => chats.get(chat) ?? NONE) as readonly Pending<Content>[];
  const isStored = ({ clientId }: { clientId: string }) => stored.has(clientId);
  useEffect(() => {
    // Forgotten for good: `stored` holds only the newest messages, so an older one would be shown as unsent again.
    if (all.some(isStored)) change(chat, (before) => before.filter((each) => !isStored(each)));
  });
  const setState = (clientId: string, state: State) =>
    change(chat, (before) => before.map((each) => (each.clientId === clientId ? { ...each, state } : each)));
  const deliver = async (clientId: string, content: Content) => {
    const { error } = await post({ ...content, clientId });
    if (error) setState(clientId, 'failed');
  };
  return {
    pending: all.filter((each) => !isStored(each)),
    send: (content: Content) => {
      const clientId = crypto.randomUUID();
      const sentAt = new Date().toISOString();
      change(chat, (before) => [...before, { ...content, clientId, state: 'sending', sentAt }]);
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
    draft: drafts.get(chat) ?? '',
    keepDraft: (text: string) => void drafts.set(chat, text),
    discard: (clientId: string) => change(chat, (before) => before.filter((each) => each.clientId !== clientId)),
  };
}
