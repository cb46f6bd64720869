import { screen } from '@testing-library/react';
import { renderInKit } from '../testing/render';
import { RideChat } from './ride-chat';

const texts = {
  log: 'Messages',
  empty: 'No messages yet',
  older: 'Older',
  field: 'Your message',
  placeholder: 'Write a message',
  send: 'Send',
  quickReplies: 'Quick replies',
  sending: 'Sending…',
  failed: 'Not sent',
  retry: 'Try again',
  discard: 'Delete',
  you: 'You',
  failedTitle: 'Not loaded',
  offline: 'Offline',
  closed: 'Closed',
  quick: {},
};
const message = (id: number, sentAt: string) => ({ id, isYou: false, authorName: 'Ben', text: `Text ${id}`, sentAt });

it('names the day of a message that was not sent today, because a ride may be booked weeks ahead', () => {
  const messages = [message(1, '2025-11-17T23:30:00Z'), message(2, new Date().toISOString())];
  renderInKit(
    <RideChat
      chat={{
        chat: { isOpen: true },
        messages,
        pending: [],
        error: undefined,
        isFetching: false,
        older: undefined,
        isLoadingOlder: false,
        refetch: () => undefined,
        retry: () => undefined,
        discard: () => undefined,
        sendText: () => undefined,
        sendQuickReply: () => undefined,
      }}
      texts={texts}
      loading="Loading"
      again="Try again"
      authorOf={({ authorName }) => authorName}
      problemText={() => ''}
      maxLength={500}
      quickReplies={[]}
    />,
  );
  const [earlier, today] = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(earlier).toBe('BenText 1Mon, Nov 17, 2025, 6:30 PM');
  expect(today).toMatch(/^BenText 2\d{1,2}:\d\d [AP]M$/);
});
