import {
  Card,
  ChatThread,
  InlineAlert,
  RideChat,
  Stack,
  SupportThread,
  type ChatItem,
  type SupportThreadProps,
} from '@groupride/web-ui';

const texts = {
  log: 'Messages',
  empty: 'No messages yet',
  older: 'Older messages',
  field: 'Message',
  placeholder: 'Write a message',
  send: 'Send',
  quickReplies: 'Quick replies',
  sending: 'Sending',
  waiting: 'Waiting',
  failed: 'Not sent.',
  retry: 'Try again',
  discard: 'Delete',
};

const items: ChatItem[] = [
  { key: '1', author: 'Marcus', isYou: false, text: 'I am at the main entrance.', time: '6:31 PM' },
  { key: '2', author: 'You', isYou: true, text: 'On our way', time: '6:32 PM' },
  { key: '3', author: 'You', isYou: true, text: 'Two minutes', time: '6:33 PM', state: 'sending' },
  { key: '4', author: 'You', isYou: true, text: 'We see you', time: '6:34 PM', state: 'failed' },
  { key: '5', author: 'You', isYou: true, text: 'Right behind you', time: '6:34 PM', state: 'waiting' },
];

const thread = {
  texts,
  maxLength: 500,
  quickReplies: [],
  onSend: () => undefined,
  onQuickReply: () => undefined,
  onRetry: () => undefined,
  onDiscard: () => undefined,
};

const supportChat: SupportThreadProps['chat'] = {
  isLoaded: true,
  messages: [
    { id: 1, isYou: true, text: 'I left my bag in the car.', sentAt: '2026-11-01T18:30:00Z' },
    { id: 2, isYou: false, text: 'We ask the driver.', sentAt: '2026-11-01T18:35:00Z' },
  ],
  pending: [{ clientId: 'p', text: 'Thank you', sentAt: '2026-11-01T18:36:00Z', state: 'sending' }],
  error: undefined,
  isFetching: false,
  refetch: () => undefined,
  older: undefined,
  isLoadingOlder: false,
  send: () => undefined,
  retry: () => undefined,
  discard: () => undefined,
};
const support = {
  texts: {
    chat: { ...texts, you: 'You', failedTitle: 'The chat did not load', offline: 'You are offline' },
    support: { us: 'GroupRide', empty: 'Ask us anything', hint: 'We answer within a day.' },
    loading: 'Loading the chat',
    again: 'Try again',
  },
  maxLength: 500,
  problemText: () => 'Check your connection.',
};

const rideChat = {
  chat: { isOpen: true },
  error: undefined,
  isFetching: false,
  older: undefined,
  isLoadingOlder: false,
  messages: [
    { id: 1, isYou: false, authorName: 'Marcus', text: 'I am at the main entrance.', sentAt: '2026-11-01T18:31:00Z' },
    { id: 2, isYou: true, authorName: 'Maya', quickReply: 'late' as const, sentAt: '2026-11-01T18:32:00Z' },
  ],
  pending: [{ clientId: 'p', text: 'We see you', sentAt: '2026-11-01T18:33:00Z', state: 'failed' as const }],
  refetch: () => undefined,
  retry: () => undefined,
  discard: () => undefined,
  sendText: () => undefined,
  sendQuickReply: () => undefined,
};
const ride = {
  loading: 'Loading the chat',
  again: 'Try again',
  maxLength: 500,
  quickReplies: ['late'] as const,
  texts: {
    ...texts,
    you: 'You',
    failedTitle: 'The chat did not load',
    offline: 'You are offline',
    closed: 'The ride is over. Nothing more can be written.',
    quick: { late: 'Five minutes late' },
  },
  authorOf: ({ authorName }: { authorName: string }) => authorName,
  problemText: () => 'Check your connection.',
};

/** Conversations: under way, empty, closed, loading and not loaded. */
export function ChatSamples() {
  return (
    <Stack gap="4">
      <Card title="Under way">
        <ChatThread
          {...thread}
          items={items}
          quickReplies={[
            { id: 'here', label: 'I am here' },
            { id: 'late', label: 'Five minutes late' },
          ]}
          savedReplies={{
            label: 'Saved replies',
            choose: 'Choose a reply',
            tooLong: 'Too long together',
            replies: [{ name: 'Lost item', text: 'We ask the driver about it.' }],
          }}
          onOlder={() => undefined}
        />
      </Card>
      <Card title="Empty and offline">
        <ChatThread
          {...thread}
          items={[]}
          notice={<InlineAlert tone="warning">You are offline. Messages are sent later.</InlineAlert>}
        />
      </Card>
      <Card title="Closed, with older messages on their way">
        <ChatThread
          {...thread}
          items={items.slice(0, 2)}
          onOlder={() => undefined}
          loadingOlder
          closed="The ride is over. Nothing more can be written."
        />
      </Card>
      <RideChat {...ride} chat={rideChat} note="The chat closes an hour after the trip." />
      <RideChat {...ride} chat={{ ...rideChat, chat: { isOpen: false }, pending: [] }} />
      <RideChat {...ride} chat={{ ...rideChat, chat: undefined }} />
      <RideChat {...ride} chat={{ ...rideChat, chat: undefined, error: new Error('offline') }} />
      <SupportThread {...support} chat={supportChat} />
      <SupportThread {...support} chat={{ ...supportChat, isLoaded: false }} />
      <SupportThread {...support} chat={{ ...supportChat, isLoaded: false, error: new Error('offline') }} />
    </Stack>
  );
}
