/** @jest-environment jsdom */
import { configureStore } from '@reduxjs/toolkit';
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { MessageView, NewMessage } from './generated';
import type { AppSocket } from './socket';

const server = { messages: [] as MessageView[], unread: 0, answer: {} as { error?: unknown } };
const post = jest.fn((_call: { rideId: number; newMessage: NewMessage }) => Promise.resolve(server.answer));
const markRead = jest.fn((_call: object) => Promise.resolve({}));
const invalidateTags = jest.fn((tags: unknown) => ({ type: 'stale', tags }));
jest.unstable_mockModule('./api', () => ({
  api: {
    useListMessagesQuery: () => ({
      data: { messages: server.messages, unread: server.unread, next: null, isOpen: true, closesAt: null },
    }),
    useSendMessageMutation: () => [post],
    useReadMessagesMutation: () => [markRead],
    util: { invalidateTags },
  },
}));
const { useChat } = await import('./use-chat');
const { continuePendingMessages, forgetPendingMessages, forgetStoredMessages } = await import('./pending-messages');

const message = (what: Partial<MessageView>): MessageView => ({
  id: 1,
  clientId: null,
  authorName: 'Ben',
  author: 'member',
  isYou: false,
  text: 'Hi',
  quickReply: null,
  sentAt: '2026-11-22T12:00:00.000Z',
  ...what,
});

function open(socket: AppSocket | null = null) {
  const store = configureStore({ reducer: (state: object = {}) => state });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(() => useChat(7, { socket, connected: true }), { wrapper });
}

const UNREACHED = { error: { status: 'FETCH_ERROR' } };
const REFUSED = { error: { status: 429, data: { code: 'rate_limited' } } };

describe('useChat', () => {
  beforeEach(() => {
    Object.assign(server, { messages: [], unread: 0, answer: {} });
    forgetPendingMessages();
    for (const fake of [post, markRead, invalidateTags]) fake.mockClear();
    Object.assign(globalThis.crypto, { randomUUID: () => '00000000-0000-4000-8000-000000000001' });
  });

  it('shows a message at once, and only once when the server has it', async () => {
    const { result, rerender } = open();
    await act(async () => result.current.sendText('Hello'));
    expect(result.current.pending).toMatchObject([{ text: 'Hello', state: 'sending' }]);
    const { clientId } = result.current.pending[0]!;
    server.messages = [message({ isYou: true, clientId, text: 'Hello' })];
    rerender();
    expect(result.current.pending).toEqual([]);
    expect(result.current.messages).toHaveLength(1);
  });

  it('does not show a message as unsent when newer ones have displaced it from the loaded page', async () => {
    const { result, rerender } = open();
    await act(async () => result.current.sendText('Hello'));
    const { clientId } = result.current.pending[0]!;
    server.messages = [message({ isYou: true, clientId, text: 'Hello' })];
    rerender();
    server.messages = [message({ id: 40, text: 'Much later' })];
    rerender();
    expect(result.current.pending).toEqual([]);
  });

  it('keeps an unsent message, and sends it again under the same id', async () => {
    server.answer = REFUSED;
    const { result } = open();
    await act(async () => result.current.sendQuickReply('on_my_way'));
    expect(result.current.pending).toMatchObject([{ quickReply: 'on_my_way', state: 'failed' }]);
    server.answer = {};
    await act(async () => result.current.retry(result.current.pending[0]!.clientId));
    const ids = post.mock.calls.map(([{ newMessage }]) => newMessage.clientId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('keeps an unsent message while the chat is closed, until it is deleted', async () => {
    server.answer = REFUSED;
    const first = open();
    await act(async () => first.result.current.sendText('Hello'));
    first.unmount();
    const second = open();
    expect(second.result.current.pending).toMatchObject([{ text: 'Hello', state: 'failed' }]);
    act(() => second.result.current.discard(second.result.current.pending[0]!.clientId));
    expect(second.result.current.pending).toEqual([]);
    second.unmount();
    expect(open().result.current.pending).toEqual([]);
  });

  describe('without a connection', () => {
    let ids = 0;
    const sent = () => post.mock.calls.map(([{ newMessage }]) => newMessage.text);
    const states = () => open().result.current.pending.map(({ text, state }) => [text, state]);
    const reconnect = () => act(async () => void globalThis.dispatchEvent(new Event('online')));
    beforeEach(() => {
      Object.assign(globalThis.crypto, { randomUUID: () => `id-${(ids += 1)}` });
      server.answer = UNREACHED;
    });

    it('sends messages in their order and once, when it is back and the chat is closed', async () => {
      const { result, unmount } = open();
      await act(async () => result.current.sendText('At gate 12'));
      await act(async () => result.current.sendText('Wearing red'));
      expect(result.current.pending).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
      unmount();
      await reconnect();
      expect(states()).toEqual([
        ['At gate 12', 'waiting'],
        ['Wearing red', 'waiting'],
      ]);
      server.answer = {};
      post.mockClear();
      const again = open();
      await act(async () => again.result.current.sendText('Anybody there?'));
      await reconnect();
      expect(sent()).toEqual(['At gate 12', 'Wearing red', 'Anybody there?']);
    });

    it('finds out by itself that the server is back', async () => {
      jest.useFakeTimers();
      const { result } = open();
      await act(async () => result.current.sendText('At gate 12'));
      server.answer = {};
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      jest.useRealTimers();
      expect(sent()).toEqual(['At gate 12', 'At gate 12']);
    });

    it('sends no message that was deleted, is refused, too old, or of somebody else', async () => {
      continuePendingMessages(1);
      const { result } = open();
      const [deleted, old] = ['Deleted', 'Old'];
      await act(async () => result.current.sendText(deleted));
      await act(async () => result.current.discard(result.current.pending[0]!.clientId));
      await act(async () => result.current.sendText(old));
      post.mockClear();
      const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
      await reconnect();
      now.mockRestore();
      expect([sent(), states()]).toEqual([[], [[old, 'failed']]]);
      await act(async () => result.current.sendText('Signed out'));
      forgetStoredMessages();
      server.answer = {};
      post.mockClear();
      await reconnect();
      expect([sent(), states()]).toEqual([
        [],
        [
          [old, 'failed'],
          ['Signed out', 'failed'],
        ],
      ]);
    });
  });

  it('keeps an unfinished message while the chat is closed, but not for somebody else', () => {
    const first = open();
    first.result.current.keepDraft('At the corner of');
    first.unmount();
    expect(open().result.current.draft).toBe('At the corner of');
    forgetPendingMessages();
    expect(open().result.current.draft).toBe('');
  });

  it('marks a message as unsent that fails after the chat was closed', async () => {
    let answer: (answered: { error: unknown }) => void = () => undefined;
    post.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const first = open();
    await act(async () => first.result.current.sendText('Hello'));
    first.unmount();
    await act(async () => answer(REFUSED));
    expect(open().result.current.pending).toMatchObject([{ text: 'Hello', state: 'failed' }]);
  });

  it('lists the oldest message first and marks what is shown as read', () => {
    server.messages = [message({ id: 5, text: 'Second' }), message({ id: 4, text: 'First' })];
    server.unread = 2;
    const { result } = open();
    expect(result.current.messages.map(({ text }) => text)).toEqual(['First', 'Second']);
    expect(markRead).toHaveBeenCalledWith({ rideId: 7, messagesRead: { through: 5 } });
  });

  it('leaves messages unread that arrive in a background tab, until somebody looks at it', () => {
    let visibility: DocumentVisibilityState = 'hidden';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    server.messages = [message({ id: 5 })];
    server.unread = 1;
    open();
    expect(markRead).not.toHaveBeenCalled();
    visibility = 'visible';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(markRead).toHaveBeenCalledTimes(1);
  });

  it('reloads when the server says that this chat changed, and after a reconnection', () => {
    const listeners = new Map<string, (message?: unknown) => void>();
    const on = (name: string, run: (message?: unknown) => void) => void listeners.set(name, run);
    open({ on, off: () => undefined } as unknown as AppSocket);
    act(() => listeners.get('rideMessagesChanged')?.({ rideId: 8 }));
    expect(invalidateTags).not.toHaveBeenCalled();
    act(() => listeners.get('rideMessagesChanged')?.({ rideId: 7 }));
    act(() => listeners.get('connect')?.());
    expect(invalidateTags).toHaveBeenCalledTimes(2);
  });
});
