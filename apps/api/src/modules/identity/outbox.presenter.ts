import type { OutboxMessage } from '@groupride/contracts';
import { unsubscribeHeaders } from './mailer';
import type { Message } from './outbox.repository';

export function messageView(message: Message): OutboxMessage {
  return {
    id: message.id,
    to: message.to,
    subject: message.subject,
    body: message.body,
    code: message.code,
    headers: unsubscribeHeaders(message.unsubscribeUrl),
    createdAt: message.createdAt.toISOString(),
  };
}
