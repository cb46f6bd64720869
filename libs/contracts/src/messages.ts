import { Flag, Instant, ListOf, OneOf, Text, Integer } from './fields';

export const MESSAGE_MAX_LENGTH = 500;
/** Default page size of a chat. */
export const MESSAGES_PER_PAGE = 30;
/** Maximum page size. */
export const MAX_MESSAGES = 600;
/** How long after the end of a ride its chat accepts messages. Afterwards it is read-only. */
export const CHAT_OPEN_AFTER_END_MS = 60 * 60 * 1000;

/** Predefined replies, shown to each reader in their own language. */
export const QUICK_REPLIES = ['im_here', 'on_my_way', 'running_late'] as const;
export type QuickReply = (typeof QUICK_REPLIES)[number];

export const MESSAGE_AUTHORS = ['organizer', 'member', 'driver'] as const;
export type MessageAuthor = (typeof MESSAGE_AUTHORS)[number];

export class MessageQuery {
  @Integer({ min: 1, optional: true, fromQuery: true, description: 'Only older ones than this id' }) before?: number;
  @Integer({ min: 1, max: MAX_MESSAGES, optional: true, fromQuery: true }) limit?: number;
}

export class NewMessage {
  @Text({
    max: 36,
    pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    description: 'A UUID that the client makes; sent again with it, the message is stored once',
  })
  clientId!: string;
  @Text({ max: MESSAGE_MAX_LENGTH, optional: true, multiline: true, description: 'Left out for a quick reply' })
  text?: string | null;
  @OneOf(QUICK_REPLIES, { optional: true }) quickReply?: QuickReply | null;
}

export class MessageView {
  @Integer() id!: number;
  @Text({ max: 36, optional: true, description: 'Of your own messages' }) clientId!: string | null;
  @Text({ max: 100, description: 'First name' }) authorName!: string;
  @OneOf(MESSAGE_AUTHORS) author!: MessageAuthor;
  @Flag() isYou!: boolean;
  @Text({
    max: MESSAGE_MAX_LENGTH,
    optional: true,
    multiline: true,
    description: 'Phone numbers and email addresses of others are masked; null for a quick reply',
  })
  text!: string | null;
  @OneOf(QUICK_REPLIES, { optional: true }) quickReply!: QuickReply | null;
  @Instant() sentAt!: string;
}

export class MessageList {
  @ListOf(() => MessageView, { max: MAX_MESSAGES, description: 'Newest first' }) messages!: MessageView[];
  @Integer({ optional: true, description: '`before` of the next page; null on the last one' }) next!: number | null;
  @Integer({ description: 'How many messages of others you have not read' }) unread!: number;
  @Flag({ description: 'You can write' }) isOpen!: boolean;
  @Instant({ optional: true, description: 'When it becomes read-only; null before the ride has ended' }) closesAt!:
    string | null;
}

export class MessagesRead {
  @Integer({ min: 1, description: 'The newest one that you saw' }) through!: number;
}
