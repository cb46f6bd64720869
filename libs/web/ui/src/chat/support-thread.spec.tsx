import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderInKit } from '../testing/render';
import { SupportThread, type SupportThreadProps } from './support-thread';

const sentAt = '2026-11-22T23:30:00.000Z';
const chat: SupportThreadProps['chat'] = {
  isLoaded: true,
  messages: [{ id: 1, clientId: null, isYou: false, text: 'Hi!', sentAt }],
  pending: [],
  error: undefined,
  isFetching: false,
  refetch: jest.fn(),
  older: undefined,
  isLoadingOlder: false,
  send: jest.fn(),
  retry: jest.fn(),
  discard: jest.fn(),
};
const texts = {
  chat: {
    log: 'Messages',
    empty: 'No messages',
    older: 'Older',
    field: 'Your message',
    placeholder: '',
    send: 'Send',
    quickReplies: 'Replies',
    sending: 'Sending',
    waiting: 'Waiting',
    failed: 'Not sent',
    retry: 'Send again',
    discard: 'Delete',
    you: 'You',
    failedTitle: 'Not loaded',
    offline: 'You’re offline',
  },
  support: { us: 'Our team', empty: 'Write to us', hint: 'We answer here' },
  loading: 'Loading',
  again: 'Try again',
};

const open = (what: Partial<SupportThreadProps['chat']> = {}) =>
  renderInKit(
    <SupportThread chat={{ ...chat, ...what }} texts={texts} maxLength={500} problemText={() => 'No connection'} />,
  );

describe('the chat with operations', () => {
  it('shows a loading state', () => {
    open({ isLoaded: false });
    expect(screen.getByText('Loading')).toBeTruthy();
  });

  it('says why loading failed, and retries', () => {
    open({ isLoaded: false, error: {} });
    expect(screen.getByText('No connection')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(chat.refetch).toHaveBeenCalled();
  });

  it('invites the person to write while it is empty', () => {
    open({ messages: [] });
    expect(screen.getByText('Write to us')).toBeTruthy();
  });

  it('shows answers and failed messages, and sends new ones', () => {
    open({ pending: [{ clientId: 'a', text: 'Hello?', sentAt, state: 'failed' }] });
    expect(screen.getByText('Our team')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Send again/ }));
    expect(chat.retry).toHaveBeenCalledWith('a');
    fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'I lost my hat' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(chat.send).toHaveBeenCalledWith('I lost my hat');
  });
});
