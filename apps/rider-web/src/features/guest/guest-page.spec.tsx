import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Route, Routes } from 'react-router-dom';
import * as client from '@groupride/web-api-client';
import type { UserView } from '@groupride/web-api-client';
import { fakeMutation, refused, unanswered, type FakeMutation } from '../../testing/fake-mutation';
import { renderInApp } from '../../testing/render-in-app';

let me: Partial<UserView> | null;
let back: FakeMutation<unknown>;
let send: FakeMutation<unknown>;
const refetchMe = jest.fn(async () => undefined);
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useReturnAsGuestMutation: () => back.use(),
  useSendGuestLinkMutation: () => send.use(),
}));
jest.unstable_mockModule('../../shared/session', () => ({
  useSession: () => ({ me, retry: refetchMe }),
  useClientConfig: () => ({ outboxUrl: null }),
}));
const { default: GuestPage } = await import('./guest-page');
const { guestRide } = await import('../../shared/guest-ride');

const TOKEN = 'a'.repeat(43);
async function open(at: string) {
  let page = { address: () => '' };
  await act(async () => {
    page = renderInApp(
      <StrictMode>
        <Routes>
          <Route path="/guest/:token?" element={<GuestPage />} />
          <Route path="*" element={null} />
        </Routes>
      </StrictMode>,
      at,
    );
  });
  return page;
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
async function askFor(contact: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('Email address or phone number'), { target: { value: contact } });
  await press('Send me a link');
}

beforeEach(() => {
  me = null;
  back = fakeMutation();
  send = fakeMutation();
  refetchMe.mockClear();
  guestRide.forget();
});

describe('a guest link from a message', () => {
  it('opens the ride with one request, once the session is known', async () => {
    back.answer = () => ({ data: { rideId: 7 } });
    const page = await open(`/guest/${TOKEN}`);
    expect(back.asked).toEqual([{ guestReturnRequest: { token: TOKEN } }]);
    expect(refetchMe).toHaveBeenCalledTimes(1);
    expect(page.address()).toBe('/ride/7');
    expect(guestRide.get()).toBe(7);
  });

  it('is removed from the address while the ride opens', async () => {
    back.answer = () => new Promise(() => undefined);
    const page = await open(`/guest/${TOKEN}`);
    expect(page.address()).toBe('/guest');
    expect(screen.getByText('Opening your ride…')).toBeTruthy();
  });

  it.each([
    ['was used', refused('guest_link_invalid', 404)],
    ['was cut off', refused('validation_failed', 400)],
  ])('that %s can be requested again', async (_what, failure) => {
    back.answer = () => failure;
    await open(`/guest/${TOKEN}`);
    expect(screen.getByRole('heading', { name: 'This link no longer works', level: 1 })).toBeTruthy();
    await askFor('gus@example.test');
    expect(send.asked).toEqual([{ guestLinkRequest: { contact: 'gus@example.test' } }]);
    expect(screen.getByText(/^If gus@example.test has a seat/)).toBeTruthy();
  });

  it('can be retried when the server was not reached', async () => {
    back.answer = () => unanswered;
    const page = await open(`/guest/${TOKEN}`);
    expect(screen.getByRole('alert').textContent).toContain('We can’t reach GroupRide.');
    back.answer = () => ({ data: { rideId: 7 } });
    await press('Try again');
    expect(page.address()).toBe('/ride/7');
  });

  it('that is opened again in the same browser leads to the ride', async () => {
    me = { id: 9, guestRideId: 7 };
    back.answer = () => refused('guest_link_invalid', 404);
    expect((await open(`/guest/${TOKEN}`)).address()).toBe('/ride/7');
  });

  it('does not work for a person who is signed in to an account', async () => {
    me = { id: 3 };
    back.answer = () => refused('already_signed_in');
    await open(`/guest/${TOKEN}`);
    expect(screen.getByRole('heading', { name: 'You’re signed in to your account' })).toBeTruthy();
  });
});

describe('the guest page without a link', () => {
  it('lets a guest whose session has ended request a new link', async () => {
    guestRide.remember(7);
    await open('/guest');
    expect(screen.getByText(/your session has ended/)).toBeTruthy();
    send.answer = () => unanswered;
    await askFor('gus@example.test');
    expect(screen.getByRole('alert').textContent).toContain('We can’t reach GroupRide.');
    send.answer = () =>
      ({ error: { status: 400, data: { code: 'validation_failed', errors: [{ field: 'contact' }] } } }) as never;
    await askFor('gus');
    expect(screen.getByRole('alert').textContent).toContain('Enter a full email address');
    send.answer = () => ({});
    await askFor('gus@example.test');
    expect(screen.getByRole('heading', { name: 'Check your messages' })).toBeTruthy();
  });

  it('sends a guest to their ride, and a signed-in account to Home', async () => {
    me = { id: 9, guestRideId: 7 };
    expect((await open('/guest')).address()).toBe('/ride/7');
    me = { id: 3 };
    expect((await open('/guest')).address()).toBe('/');
  });
});
