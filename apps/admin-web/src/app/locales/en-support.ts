/** Texts of the chats with people who wrote to support. */
export const enSupport = {
  support: {
    title: 'Support',
    text: 'Chats with riders and drivers who wrote to support. Unread ones first.',
    none: 'Nobody has written to support',
    noneHint: 'New chats show here.',
    unread_one: '{{count}} unread',
    unread_other: '{{count}} unread',
    choose: 'Choose a chat to read and answer it.',
    you: 'You',
    log: 'Messages',
    noMessages: 'No messages yet',
    older: 'Show older messages',
    field: 'Your answer',
    placeholder: 'Write an answer',
    savedReplies: 'Saved replies',
    chooseReply: 'Choose a reply',
    send: 'Send',
    sending: 'Sending...',
    failed: 'Not sent',
  },
};
