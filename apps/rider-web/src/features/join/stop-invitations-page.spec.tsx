import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { fakeMutation, refused, unanswered, type Answered, type FakeMutation } from '../../testing/fake-mutation';
import { renderInApp } from '../../testing/render-in-app';

let state: { data?: { channel: 'phone' | 'email'; optedOut: boolean }; error?: unknown };
let stop: FakeMutation<{ token: string }>;
let allow: FakeMutation<{ token: string }>;
const refetch = jest.fn();
jest.unstable_mockModule('./api', () => ({
  useGetInvitationOptOutQuery: () => ({ ...state, isFetching: false, refetch }),
  useOptOutOfInvitationsMutation: () => stop.use(),
  useOptInToInvitationsMutation: () => allow.use(),
}));
const { default: StopInvitationsPage } = await import('./stop-invitations-page');

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const show = () =>
  renderInApp(
    <Routes>
      <Route path="/invitations/stop/:token" element={<StopInvitationsPage />} />
    </Routes>,
    '/invitations/stop/secret',
  );

beforeEach(() => {
  state = { data: { channel: 'email', optedOut: false } };
  stop = fakeMutation();
  allow = fakeMutation();
});

describe('the page that stops invitations', () => {
  it('changes nothing when it is opened, and stops invitations with one press', async () => {
    show();
    expect(screen.getByText('Stop invitations?')).toBeTruthy();
    expect(screen.getByText(/to this email address, whoever sends them/)).toBeTruthy();
    expect(stop.asked).toEqual([]);
    await press('Stop invitations');
    expect(stop.asked).toEqual([{ token: 'secret' }]);
  });

  it('sends one request however often the button is pressed', async () => {
    let respond: (answer: Answered) => void = () => undefined;
    stop.answer = () => new Promise((resolve) => (respond = resolve));
    show();
    await press('Stop invitations');
    await press('Stopping…');
    expect(stop.asked).toHaveLength(1);
    await act(async () => respond({}));
  });

  it('allows them again', async () => {
    state = { data: { channel: 'phone', optedOut: true } };
    show();
    expect(screen.getByText('This phone number won’t get GroupRide invitations anymore.')).toBeTruthy();
    await press('Allow invitations again');
    expect(allow.asked).toEqual([{ token: 'secret' }]);
  });

  it('says that nothing was changed when the request failed', async () => {
    stop.answer = () => unanswered;
    show();
    await press('Stop invitations');
    expect(screen.getByText('Nothing was changed')).toBeTruthy();
  });

  it('shows loading and error states, and rejects an invalid link', async () => {
    state = {};
    const { unmount } = show();
    expect(screen.getByText('Loading…')).toBeTruthy();
    unmount();
    state = { error: refused('not_found', 404).error };
    const wrong = show();
    expect(screen.getByText('This link doesn’t work')).toBeTruthy();
    wrong.unmount();
    state = { error: unanswered.error };
    show();
    await press('Try again');
    expect(refetch).toHaveBeenCalled();
  });
});
