import type { OutboxMessage } from '@groupride/contracts';
import type { Message } from '../outbox.repository';

export function messageView(message: Message): OutboxMessage {
  return {
    id: message.id,
    to: message.to,
    subject: message.subject,
    body: message.body,
    code: message.code,
    createdAt: message.createdAt.toISOString(),
  };
}
