import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import * as client from '@groupride/web-api-client';
import type { MessageView } from '@groupride/web-api-client';
import { setLanguage } from '@groupride/web-ui';
import { i18n, renderInApp } from '../../testing/render-in-app';

const message = (what: Partial<MessageView> = {}): MessageView => ({
  id: 1,
  clientId: null,
  authorName: 'Ben',
  author: 'member',
  isYou: false,
  text: 'At gate 12',
  quickReply: null,
  sentAt: '2026-11-22T23:30:00.000Z',
  ...what,
});
const chat = (what: object = {}) => ({
  chat: { messages: [], unread: 0, next: null, isOpen: true, closesAt: null },
  messages: [message()],
  pending: [],
  error: undefined as unknown,
  isFetching: false,
  refetch: jest.fn(),
  older: undefined,
  isLoadingOlder: false,
  sendText: jest.fn(),
  sendQuickReply: jest.fn(),
  retry: jest.fn(),
  discard: jest.fn(),
  ...what,
});
let shown = chat();
let unread = 0;
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useChat: () => shown,
  useUnreadMessages: () => unread,
}));
const { default: ChatPage } = await import('./chat-page');
const { ChatButton } = await import('./chat-button');

const open = (what: object = {}) => {
  shown = chat(what);
  renderInApp(
    <Routes>
      <Route path="/ride/:rideId/chat" element={<ChatPage />} />
    </Routes>,
    '/ride/7/chat',
  );
};

describe('the chat page', () => {
  it('shows loading and error states, and says when there is no such chat', () => {
    open({ chat: undefined });
    expect(screen.getByText('Loading…')).toBeTruthy();
    open({ chat: undefined, error: { status: 'FETCH_ERROR' } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(shown.refetch).toHaveBeenCalled();
    const refused = { status: 404, data: { code: 'not_found' } };
    open({ chat: undefined, error: refused });
    expect(screen.getByText('We couldn’t find this chat, or it isn’t yours.')).toBeTruthy();
    cleanup();
    // The rider left the ride on another page.
    open({ error: refused });
    expect(screen.getByText('We couldn’t find this chat, or it isn’t yours.')).toBeTruthy();
    expect(screen.queryByText('At gate 12')).toBeNull();
  });

  it('names the driver, and shows quick replies in the language of the page', async () => {
    await setLanguage(i18n, 'es');
    open({ messages: [message({ author: 'driver', authorName: 'Dan', text: null, quickReply: 'on_my_way' })] });
    expect(screen.getByText('Dan (conductor)')).toBeTruthy();
    expect(screen.getAllByText('Voy en camino')).toHaveLength(2);
    await setLanguage(i18n, 'en');
  });

  it('sends typed messages and quick replies', () => {
    open();
    fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'Hello' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    fireEvent.click(screen.getByRole('button', { name: 'Running 5 minutes late' }));
    expect(shown.sendText).toHaveBeenCalledWith('Hello');
    expect(shown.sendQuickReply).toHaveBeenCalledWith('running_late');
  });

  it('is read-only once the chat has closed', () => {
    open({ chat: { isOpen: false, closesAt: '2026-11-22T23:30:00.000Z' } });
    expect(screen.queryByLabelText('Your message')).toBeNull();
    expect(screen.getByText('At gate 12')).toBeTruthy();
    expect(screen.getByText(/closed one hour after the ride ended/)).toBeTruthy();
  });
});

describe('the link to the chat', () => {
  it('says how many messages are unread', () => {
    unread = 3;
    renderInApp(<ChatButton rideId={7} />);
    expect(screen.getByRole('link', { name: 'Message, 3 unread' }).getAttribute('href')).toBe('/ride/7/chat');
  });
});
