import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import type { MessageList, MessageView, SendMessageApiArg } from '@groupride/web-api-client';
import { renderInApp } from '../../testing/render-in-app';

type Answer<T> = { data: T } | { error: { status: 'FETCH_ERROR'; error: string } };
const unreachable = { error: { status: 'FETCH_ERROR', error: 'offline' } } as const;

const list = (what: Partial<MessageList> = {}): Answer<MessageList> => ({
  data: { messages: [], unread: 0, next: null, isOpen: true, closesAt: null, ...what },
});
const message: MessageView = {
  id: 1,
  clientId: null,
  author: 'member',
  authorName: 'Maya',
  isYou: false,
  text: 'We are at the fountain',
  quickReply: null,
  sentAt: '2026-11-22T23:30:00.000Z',
};

const load = jest.fn<() => Answer<MessageList> | Promise<Answer<MessageList>>>();
const post = jest.fn<(sent: SendMessageApiArg) => Answer<unknown> | Promise<Answer<unknown>>>();
client.api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    listMessages: build.query<MessageList, unknown>({ queryFn: load }),
    sendMessage: build.mutation<unknown, SendMessageApiArg>({ queryFn: post }),
  }),
});
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useSocket: () => null,
  useConnection: () => 'connected',
}));
const { default: ChatDialog } = await import('./chat-dialog');

const never = new Promise<never>(() => undefined);

function open() {
  const onClose = jest.fn();
  renderInApp(<ChatDialog rideId={7} open onClose={onClose} />);
  return onClose;
}
async function write(text: string) {
  fireEvent.change(await screen.findByLabelText('Your message'), { target: { value: text } });
  fireEvent.click(screen.getByText('Send'));
}
const log = async () => within(await screen.findByLabelText('Messages'));

beforeEach(() => {
  client.forgetPendingMessages();
  load.mockReset().mockImplementation(() => list());
  post.mockReset().mockImplementation(() => never);
});

describe('the chat dialog of a driver', () => {
  it('shows that the chat is loading', async () => {
    load.mockImplementation(() => never);
    open();
    expect(await screen.findByText('Loading…')).toBeTruthy();
    expect(screen.queryByLabelText('Your message')).toBeNull();
  });

  it('loads the chat again after a failure', async () => {
    load.mockImplementation(() => unreachable);
    open();
    expect(await screen.findByText('The chat didn’t load')).toBeTruthy();
    load.mockImplementation(() => list({ messages: [message] }));
    fireEvent.click(screen.getByText('Try again'));
    expect(await screen.findByText('We are at the fountain')).toBeTruthy();
    expect(screen.queryByText('The chat didn’t load')).toBeNull();
  });

  it('says that there are no messages', async () => {
    open();
    expect((await log()).getByText('No messages yet. Say hello to your group.')).toBeTruthy();
  });

  it('names the author of a message', async () => {
    load.mockImplementation(() => list({ messages: [message] }));
    open();
    expect((await log()).getByText('Maya')).toBeTruthy();
    expect((await log()).getByText('We are at the fountain')).toBeTruthy();
  });

  it('shows a message at once, and empties the field', async () => {
    open();
    await write('Five minutes');
    expect(await (await log()).findByText('Five minutes')).toBeTruthy();
    expect((await log()).getByText(/^Sending/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('');
    expect(post.mock.calls[0]?.[0]).toMatchObject({ rideId: 7, newMessage: { text: 'Five minutes' } });
  });

  it('sends quick replies', async () => {
    open();
    fireEvent.click(await screen.findByText('Running 5 minutes late'));
    expect(await (await log()).findByText(/^Sending/)).toBeTruthy();
    expect(post.mock.calls[0]?.[0]).toMatchObject({ rideId: 7, newMessage: { quickReply: 'running_late' } });
  });

  it('keeps a message that could not be sent, and sends the same one once there is a connection', async () => {
    post.mockImplementation(() => unreachable);
    open();
    await write('Five minutes');
    expect(await (await log()).findByText('Waiting for a connection')).toBeTruthy();
    expect((await log()).getByText('Five minutes')).toBeTruthy();
    post.mockImplementation(() => never);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
    const [first, second] = post.mock.calls.map(([{ newMessage }]) => newMessage);
    expect(first?.clientId).toBeTruthy();
    expect(second).toEqual(first);
  });

  it('shows the messages of a closed chat without a field', async () => {
    load.mockImplementation(() => list({ messages: [message], isOpen: false }));
    open();
    expect((await log()).getByText('We are at the fountain')).toBeTruthy();
    expect(screen.getByText('This chat closed one hour after the ride ended. You can still read it.')).toBeTruthy();
    expect(screen.queryByLabelText('Your message')).toBeNull();
  });

  it('closes', async () => {
    const onClose = open();
    fireEvent.click(await screen.findByLabelText('Close'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
