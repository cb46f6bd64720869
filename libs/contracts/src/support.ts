import { Flag, Instant, ListOf, Text, Integer } from './fields';
import { MESSAGE_MAX_LENGTH, MAX_MESSAGES } from './messages';

/** Maximum number of threads in a response to operations. */
export const MAX_SUPPORT_THREADS = 100;

export class SupportQuery {
  @Integer({ min: 1, optional: true, fromQuery: true, description: 'Only older ones than this id' }) before?: number;
  @Integer({ min: 1, max: MAX_MESSAGES, optional: true, fromQuery: true }) limit?: number;
}

export class NewSupportMessage {
  @Text({
    max: 36,
    pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    description: 'A UUID that the client makes; sent again with it, the message is stored once',
  })
  clientId!: string;
  @Text({ max: MESSAGE_MAX_LENGTH, multiline: true }) text!: string;
}

export class SupportMessageView {
  @Integer() id!: number;
  @Text({ max: 36, optional: true, description: 'Of your own messages' }) clientId!: string | null;
  @Flag({ description: 'Written by operations' }) fromOperations!: boolean;
  @Text({ max: 100, description: 'The person’s name; to them, operations have none' }) authorName!: string;
  @Flag() isYou!: boolean;
  @Text({ max: MESSAGE_MAX_LENGTH, multiline: true }) text!: string;
  @Instant() sentAt!: string;
}

export class SupportMessageList {
  @ListOf(() => SupportMessageView, { max: MAX_MESSAGES, description: 'Newest first' })
  messages!: SupportMessageView[];
  @Integer({ optional: true, description: '`before` of the next page; null on the last one' }) next!: number | null;
  @Integer({ description: 'How many messages of the other side are unread' }) unread!: number;
}

/** A chat with support as operations see it. */
export class SupportThreadMessages extends SupportMessageList {
  @Text({ max: 100, description: 'Whose chat it is' }) userName!: string;
}

export class SupportThreadView {
  @Integer() userId!: number;
  @Text({ max: 100 }) userName!: string;
  @Integer({ description: 'How many messages operations have not read' }) unread!: number;
  @Text({ max: MESSAGE_MAX_LENGTH, multiline: true }) lastText!: string;
  @Instant() lastAt!: string;
}
