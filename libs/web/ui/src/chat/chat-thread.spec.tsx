import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
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
  failed: 'Not sent',
  retry: 'Try again',
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
  const calls = { onSend: jest.fn(), onQuickReply: jest.fn(), onRetry: jest.fn() };
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

  it('says when there are no messages', () => {
    show({ items: [] });
    expect(screen.getByText('No messages yet')).toBeTruthy();
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

  it('shows messages being sent, and offers to resend those that failed', () => {
    const mine = { isYou: true, author: 'You' };
    const { onRetry } = show({
      items: [item({ ...mine, key: 'a', state: 'sending' }), item({ ...mine, key: 'b', state: 'failed' })],
    });
    expect(screen.getByText('Sending…')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledWith('b');
  });

  it('has no field once it is closed', () => {
    show({ closed: 'This chat is closed.' });
    expect(screen.getByText('This chat is closed.')).toBeTruthy();
    expect(screen.queryByLabelText('Your message')).toBeNull();
  });
});
