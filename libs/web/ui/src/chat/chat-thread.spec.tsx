import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { AppProviders } from '../app/app-providers';
import { renderInKit } from '../testing/render';
import { ChatThread, type ChatItem, type ChatThreadProps } from './chat-thread';

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
};
const item = (what: Partial<ChatItem> = {}): ChatItem => ({
  key: '1',
  author: 'Ben',
  isYou: false,
  text: 'At gate 12',
  time: '6:30 PM',
  ...what,
});
function show(what: Partial<ChatThreadProps> = {}) {
  const calls = { onSend: jest.fn(), onQuickReply: jest.fn(), onRetry: jest.fn(), onDiscard: jest.fn() };
  const quickReplies = [{ id: 'im_here', label: 'I’m here' }];
  renderInKit(
    <ChatThread items={[item()]} texts={texts} maxLength={500} quickReplies={quickReplies} {...calls} {...what} />,
  );
  return calls;
}

describe('ChatThread', () => {
  it('announces messages politely, with their authors', () => {
    show({ items: [item(), item({ key: '2', isYou: true, author: 'You', text: 'Coming' })] });
    const log = screen.getByRole('log', { name: 'Messages' });
    expect(log.getAttribute('aria-live')).toBe('polite');
    expect(log.textContent).toContain('BenAt gate 126:30 PM');
    expect(log.textContent).toContain('You: Coming');
  });

  describe('while somebody reads', () => {
    const MESSAGE_PX = 100;
    const HEIGHT_PX = 300;
    /** The browser does not lay out anything here: each message is as high as any other. */
    function read(first: number, last: number) {
      const items = (from: number, to: number) =>
        Array.from({ length: to - from + 1 }, (_, index) => item({ key: String(from + index) }));
      const thread = (from: number, to: number, own = false) => (
        <AppProviders locale="en" closeLabel="Close">
          <ChatThread
            items={[...items(from, to), ...(own ? [item({ key: 'own', isYou: true })] : [])]}
            texts={texts}
            maxLength={500}
            quickReplies={[]}
            onSend={jest.fn()}
            onQuickReply={jest.fn()}
            onRetry={jest.fn()}
            onDiscard={jest.fn()}
          />
        </AppProviders>
      );
      jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT_PX);
      jest
        .spyOn(HTMLElement.prototype, 'scrollHeight', 'get')
        .mockImplementation(() => screen.getAllByRole('listitem').length * MESSAGE_PX);
      const { rerender } = render(thread(first, last));
      const log = screen.getByRole('log');
      return { log, become: (from: number, to: number, own = false) => rerender(thread(from, to, own)) };
    }
    afterEach(() => jest.restoreAllMocks());

    it('stays at older messages when a new one arrives, and follows new ones from the end', () => {
      const { log, become } = read(1, 10);
      expect(log.scrollTop).toBe(1000);
      log.scrollTop = 200;
      become(1, 11);
      expect(log.scrollTop).toBe(200);
      log.scrollTop = 1100 - HEIGHT_PX;
      become(1, 12);
      expect(log.scrollTop).toBe(1200);
    });

    it('shows an own message at once', () => {
      const { log, become } = read(1, 10);
      log.scrollTop = 200;
      become(1, 10, true);
      expect(log.scrollTop).toBe(1100);
    });

    it('keeps its place when older messages are loaded above', () => {
      const { log, become } = read(11, 20);
      log.scrollTop = 0;
      become(1, 20);
      expect(log.scrollTop).toBe(1000);
    });
  });

  it('says when there are no messages', () => {
    show({ items: [] });
    expect(screen.getByText('No messages yet')).toBeTruthy();
  });

  it('adds a saved reply to what is written, unless both are too long for one message', () => {
    const savedReplies = {
      label: 'Saved replies',
      choose: 'Choose a reply',
      tooLong: 'Too long together',
      replies: [{ name: 'Lost item', text: 'We ask the driver.' }],
    };
    show({ savedReplies, maxLength: 30 });
    const field = screen.getByLabelText<HTMLTextAreaElement>('Your message');
    const replies = screen.getByLabelText('Saved replies');
    fireEvent.change(replies, { target: { value: '0' } });
    expect(field.value).toBe('We ask the driver.');
    fireEvent.change(replies, { target: { value: '0' } });
    expect(field.value).toBe('We ask the driver.');
    expect(screen.getByText('Too long together')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'Hello Ben,' } });
    expect(screen.queryByText('Too long together')).toBeNull();
    fireEvent.change(replies, { target: { value: '0' } });
    expect(field.value).toBe('Hello Ben,\nWe ask the driver.');
  });

  it('sends trimmed text with the button or Enter, and no empty text', () => {
    const { onSend } = show();
    const field = screen.getByLabelText<HTMLTextAreaElement>('Your message');
    fireEvent.change(field, { target: { value: '  Hello ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(field.value).toBe('');
    fireEvent.change(field, { target: { value: 'Again' } });
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onSend.mock.calls).toEqual([['Hello'], ['Again']]);
  });

  it('continues an unfinished message, which ends when it is sent', () => {
    const onDraft = jest.fn();
    show({ draft: 'At the corner', onDraft });
    const field = screen.getByLabelText<HTMLTextAreaElement>('Your message');
    expect(field.value).toBe('At the corner');
    fireEvent.change(field, { target: { value: 'At the corner of' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onDraft.mock.calls).toEqual([['At the corner of'], ['']]);
  });

  it('moves the focus from Send to the field while there is no text', () => {
    const { onSend } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Your message'));
    expect(onSend).not.toHaveBeenCalled();
  });

  it('sends a quick reply with one press', () => {
    const { onQuickReply } = show();
    fireEvent.click(screen.getByRole('button', { name: 'I’m here' }));
    expect(onQuickReply).toHaveBeenCalledWith('im_here');
  });

  it('shows messages being sent, and offers to resend or delete those that failed', () => {
    const mine = { isYou: true, author: 'You' };
    const { onRetry, onDiscard } = show({
      items: [item({ ...mine, key: 'a', state: 'sending' }), item({ ...mine, key: 'b', state: 'failed' })],
    });
    expect(screen.getByText('Sending…')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledWith('b');
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onDiscard).toHaveBeenCalledWith('b');
  });

  it('shows messages that wait for a connection, and offers to delete them', () => {
    const { onDiscard } = show({ items: [item({ isYou: true, author: 'You', key: 'a', state: 'waiting' })] });
    expect(screen.getByText('Waiting')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onDiscard).toHaveBeenCalledWith('a');
  });

  it('has no field once it is closed', () => {
    show({ closed: 'This chat is closed.' });
    expect(screen.getByText('This chat is closed.')).toBeTruthy();
    expect(screen.queryByLabelText('Your message')).toBeNull();
  });
});
