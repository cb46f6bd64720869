import { fireEvent, screen, within } from '@testing-library/react';
import { fakeApi, type Answer } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { RideMessages } from './ride-messages';

const message = (id: number, what: object) => ({
  id,
  clientId: null,
  authorName: 'Ana',
  author: 'organizer',
  isYou: false,
  text: null,
  quickReply: null,
  sentAt: `2026-11-21T17:0${id}:00.000Z`,
  ...what,
});
const chat = (messages: object[]): Answer => ({
  status: 200,
  body: { messages, next: null, unread: 0, isOpen: false, closesAt: null },
});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the messages of a ride', () => {
  it('are loaded only on request, oldest first', async () => {
    const asked = fakeApi(() =>
      chat([
        message(2, { author: 'driver', authorName: 'Dan', quickReply: 'im_here' }),
        message(1, { text: 'Gate 4' }),
      ]),
    );
    renderInApp(<RideMessages rideId={7} />);
    expect(screen.getByText(/recorded in the audit log/)).toBeTruthy();
    expect(asked).toEqual([]);
    press('Show messages');
    const list = within(await screen.findByRole('list', { name: 'Messages' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Ana · Organizer.*Gate 4/),
      expect.stringMatching(/Dan · Driver.*I’m here/),
    ]);
    expect(asked.map(({ what }) => what)).toEqual(['GET /api/rides/7/messages?limit=600']);
  });

  it('show empty and error states', async () => {
    let answer: Answer = { status: 503, body: { code: 'unavailable' } };
    fakeApi(() => answer);
    renderInApp(<RideMessages rideId={7} />);
    press('Show messages');
    expect(await screen.findByText('We couldn’t load the messages')).toBeTruthy();
    answer = chat([]);
    press('Try again');
    expect(await screen.findByText('Nobody has written in this chat.')).toBeTruthy();
  });

  it('are not shown to roles without access to chats', () => {
    renderInApp(<RideMessages rideId={7} />, { role: 'viewer' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Your role can’t read messages.')).toBeTruthy();
  });
});
