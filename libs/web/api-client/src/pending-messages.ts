// Kept outside the components, because a chat may close before its messages are sent, and in the tab's storage, because
// phones reload pages that were left.

import { tabStorage } from '@groupride/web-storage';
import { stopSending } from './resend-messages';

/** `waiting`: for the connection; the message is then sent by itself. `failed`: until its author decides. */
export type PendingState = 'sending' | 'waiting' | 'failed';

/** An own message that the server has not confirmed. */
export type Pending<Content> = Content & { clientId: string; state: PendingState; sentAt: string };
type Messages = readonly Pending<object>[];

interface Stored {
  /** The account that wrote them. */
  owner: number;
  chats: [chat: string, pending: Messages][];
  drafts: [chat: string, text: string][];
}

/** The number changes when older messages can no longer be read. */
const KEY = 'groupride.messages.1';

/** Unsent messages by chat. */
const chats = new Map<string, Messages>();
/** Unfinished messages by chat. */
const drafts = new Map<string, string>();
/** The account that writes them. Until it is known, nothing is stored. */
let owner: number | null = null;
const listeners = new Set<() => void>();
const NONE: Messages = [];

/** The account that writes; null while nobody is known to be signed in. */
export const writer = (): number | null => owner;
export const pendingIn = (chat: string): Messages => chats.get(chat) ?? NONE;
export const draftIn = (chat: string): string => drafts.get(chat) ?? '';

export function onPendingMessages(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

export function changePending(chat: string, next: (before: Messages) => Messages): void {
  const after = next(pendingIn(chat));
  if (after.length > 0) chats.set(chat, after);
  else chats.delete(chat);
  changed();
}

export function keepDraft(chat: string, text: string): void {
  drafts.set(chat, text);
  changed();
}

/** Forgets the messages of all chats: somebody else is signed in. */
export function forgetPendingMessages(): void {
  stopSending();
  chats.clear();
  drafts.clear();
  changed();
}

/** Continues with what this account had not sent or finished when the page was reloaded. */
export function continuePendingMessages(userId: number): void {
  if (owner === userId) return;
  owner = userId;
  const stored = tabStorage.getJson(KEY) as Stored | null;
  if (stored?.owner === userId) {
    for (const [chat, pending] of stored.chats) {
      // Nobody waits for the answer anymore. The server takes a message with the same id only once.
      const unsent = pending.map((each): Pending<object> => ({ ...each, state: 'failed' }));
      chats.set(chat, [...unsent, ...pendingIn(chat)]);
    }
    for (const [chat, text] of stored.drafts) drafts.set(chat, draftIn(chat) || text);
  }
  changed();
}

/** Nobody is signed in. The next person to open the page must not find what is stored. */
export function forgetStoredMessages(): void {
  owner = null;
  tabStorage.remove(KEY);
}

function changed(): void {
  if (owner !== null) {
    const stored: Stored = { owner, chats: [...chats], drafts: [...drafts] };
    tabStorage.set(KEY, JSON.stringify(stored));
  }
  listeners.forEach((notify) => notify());
}
