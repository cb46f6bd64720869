import { firstName, type MessageView } from '@groupride/contracts';
import { maskContacts } from './domain/mask-contacts';
import type { StoredMessage } from './messages.repository';

/** @param reader the user who reads; phone numbers and email addresses are shown only in their own messages */
export function presentMessage(
  { id, authorId, authorName, author, clientId, text, quickReply, createdAt }: StoredMessage,
  reader: number,
): MessageView {
  const isYou = authorId === reader;
  return {
    id,
    clientId: isYou ? clientId : null,
    authorName: firstName(authorName),
    author,
    isYou,
    text: text === null || isYou ? text : maskContacts(text),
    quickReply,
    sentAt: createdAt.toISOString(),
  };
}
