import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
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
  waiting: 'Waiting',
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

const chat = (what: object = {}) => ({
  chat: { isOpen: true } as { isOpen: boolean } | undefined,
  messages: [] as ReturnType<typeof message>[],
  pending: [],
  error: undefined as unknown,
  isFetching: false,
  older: undefined,
  isLoadingOlder: false,
  refetch: () => undefined,
  retry: () => undefined,
  discard: () => undefined,
  sendText: jest.fn(),
  sendQuickReply: () => undefined,
  ...what,
});
const show = (shown: ReturnType<typeof chat>) =>
  renderInKit(
    <RideChat
      chat={shown}
      texts={texts}
      loading="Loading"
      again="Try again"
      authorOf={({ authorName }) => authorName}
      problemText={() => ''}
      maxLength={500}
      quickReplies={[]}
    />,
  );

it('names the day of a message that was not sent today, because a ride may be booked weeks ahead', () => {
  show(chat({ messages: [message(1, '2025-11-17T23:30:00Z'), message(2, new Date().toISOString())] }));
  const [earlier, today] = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(earlier).toBe('BenText 1Mon, Nov 17, 2025, 6:30 PM');
  expect(today).toMatch(/^BenText 2\d{1,2}:\d\d [AP]M$/);
});

describe('a chat that did not load', () => {
  afterEach(() => jest.restoreAllMocks());
  const unloaded = { chat: undefined, error: { status: 'FETCH_ERROR' } };

  it('can be written in without a network', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const shown = chat(unloaded);
    show(shown);
    expect(screen.getByText('Offline')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'At gate 12' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(shown.sendText).toHaveBeenCalledWith('At gate 12');
  });

  it('says so with a network, and offers no field', () => {
    show(chat(unloaded));
    expect(screen.getByText('Not loaded')).toBeTruthy();
    expect(screen.queryByLabelText('Your message')).toBeNull();
  });
});
