import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import { renderInApp } from '../../testing/render-in-app';

const sentAt = '2026-11-22T23:30:00.000Z';
const chat = (what: object = {}) => ({
  isLoaded: true,
  messages: [
    { id: 1, clientId: null, isYou: false, fromOperations: true, authorName: 'GroupRide', text: 'Hi!', sentAt },
  ],
  pending: [],
  error: undefined as unknown,
  isFetching: false,
  refetch: jest.fn(),
  older: undefined,
  isLoadingOlder: false,
  send: jest.fn(),
  retry: jest.fn(),
  discard: jest.fn(),
  ...what,
});
let shown = chat();
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useSupportChat: () => shown,
  useLiveSupport: () => undefined,
  useSocket: () => null,
}));
const { SupportChat } = await import('./support-chat');

const open = (what: object = {}) => {
  shown = chat(what);
  renderInApp(<SupportChat />);
};

describe('the chat with operations', () => {
  it('shows loading and error states', () => {
    open({ isLoaded: false });
    expect(screen.getByText('Loading…')).toBeTruthy();
    open({ isLoaded: false, error: { status: 'FETCH_ERROR' } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(shown.refetch).toHaveBeenCalled();
  });

  it('shows answers and sends messages', () => {
    open();
    expect(screen.getByText('GroupRide team')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'I lost my hat' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(shown.send).toHaveBeenCalledWith('I lost my hat');
  });
});
