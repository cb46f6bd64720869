import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { JoinPreview, UserView } from '@groupride/web-api-client';
import { setLanguage } from '@groupride/web-ui';
import { fakeMutation, refused, unanswered, type Answered, type FakeMutation } from '../../testing/fake-mutation';
import { aPledge } from '../../testing/pledges';
import { i18n, renderInApp } from '../../testing/render-in-app';

const preview: JoinPreview = {
  rideId: 7,
  organizerName: 'Olivia',
  pickupLocation: 'NoDa',
  dropoffLocation: 'South End',
  rideType: 'GroupX',
  status: 'pending',
  scheduledAt: null,
  groupSize: 4,
  seatsLeft: 3,
  share: '13.70',
  splitMode: 'cover',
  paymentMethod: 'card',
  joined: false,
  open: true,
};
let me: Partial<UserView> | null = null;
let query: { currentData?: JoinPreview; error?: Answered['error'] | undefined } = {};
let join: FakeMutation<unknown>;
let joinAsGuest: FakeMutation<unknown>;
const refetchMe = jest.fn(async () => undefined);
const refetch = jest.fn();
let takesGuests = true;
jest.unstable_mockModule('./api', () => ({
  useFeature: () => takesGuests,
  usePreviewJoinQuery: () => ({ ...query, isFetching: false, refetch }),
  useJoinRideMutation: () => join.use(),
  useJoinRideAsGuestMutation: () => joinAsGuest.use(),
}));
jest.unstable_mockModule('../../shared/session', () => ({
  useSession: () => ({ me, retry: refetchMe }),
  useClientConfig: () => ({ outboxUrl: '/api/dev/mail' }),
}));
const { default: JoinPage } = await import('./join-page');

const open = () =>
  renderInApp(
    <Routes>
      <Route path="/join/:token" element={<JoinPage />} />
      <Route path="*" element={null} />
    </Routes>,
    '/join/abc',
  );
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const INVALID = 'This link is no longer valid';

beforeEach(() => {
  window.sessionStorage.clear();
  takesGuests = true;
  me = null;
  query = { currentData: preview };
  join = fakeMutation();
  joinAsGuest = fakeMutation();
  refetchMe.mockClear();
  refetch.mockClear();
});

it('shows how long a ride booked by the hour lasts', () => {
  query = { currentData: { ...preview, scheduledAt: '2026-11-21T23:30:00.000Z', hourlyDuration: 3 } };
  open();
  expect(screen.getByText(/^3 hours · Sat, Nov 21, 6:30/)).toBeTruthy();
});

it('asks a stranger to create an account where joining as a guest is switched off', () => {
  takesGuests = false;
  open();
  expect(screen.queryByRole('button')).toBeNull();
  expect(links()).toEqual(
    expect.arrayContaining([
      ['Sign in to join', '/signin?returnTo=%2Fjoin%2Fabc'],
      ['Create an account', '/signup?returnTo=%2Fjoin%2Fabc'],
    ]),
  );
});

describe('a join link that does not work', () => {
  it('says so, and links a stranger to booking and sign-in', () => {
    query = { error: refused('join_link_invalid', 404).error };
    open();
    expect(screen.getByRole('heading', { name: INVALID })).toBeTruthy();
    expect(links()).toEqual([
      ['Book your own ride', '/'],
      ['Already joined? Sign in', '/signin?returnTo=%2Fjoin%2Fabc'],
    ]);
  });

  it('links a person who is signed in to their rides', () => {
    me = { id: 2 };
    query = { error: refused('join_link_invalid', 404).error };
    open();
    expect(links()).toEqual([
      ['Book your own ride', '/'],
      ['See your rides', '/groups'],
    ]);
  });

  it('shows nothing about the ride, even if it was loaded while the link was valid', () => {
    query = { currentData: preview, error: refused('join_link_invalid', 404).error };
    open();
    expect(screen.getByRole('heading', { name: INVALID })).toBeTruthy();
    for (const text of [/Olivia/, /NoDa/, /South End/, /13\.70/]) expect(screen.queryByText(text)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it.each([
  ['expired', 'The link expired. Ask the person who sent it for a new one.'],
  ['revoked', 'The link was turned off or replaced. Ask the person who sent it for a new one.'],
  ['cancelled', 'The ride was cancelled.'],
  ['completed', 'The ride is over.'],
])('says that a link is %s', (reason, text) => {
  query = { error: { status: 404, data: { code: 'join_link_invalid', extra: { reason } } } as Answered['error'] };
  open();
  expect(screen.getByText(text)).toBeTruthy();
});

describe('the join page without an account', () => {
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const fill = (name: string, contact: string) => {
    fireEvent.change(field('Your name'), { target: { value: name } });
    fireEvent.change(field('Email address or phone number'), { target: { value: contact } });
  };
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  const openForm = async () => {
    const page = open();
    await press('Continue without an account');
    return page;
  };
  const PAY = 'Join and pay for my seat';
  const submit = () => act(async () => fireEvent.submit(field('Your name').closest('form') as HTMLFormElement));

  it('offers to join as a guest, to sign in or to create an account', () => {
    open();
    expect(screen.getByRole('button', { name: 'Continue without an account' })).toBeTruthy();
    expect(links()).toEqual([
      ['Sign in to join', '/signin?returnTo=%2Fjoin%2Fabc'],
      ['Create an account', '/signup?returnTo=%2Fjoin%2Fabc'],
    ]);
  });

  it('marks a missing or unreadable field, and sends no request', async () => {
    await openForm();
    await submit();
    expect(screen.getByText('Please enter your name')).toBeTruthy();
    expect(screen.getByText('Enter an email address or a phone number')).toBeTruthy();
    fill('Gus', '555-12');
    await submit();
    expect(field('Email address or phone number').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Please enter your name')).toBeNull();
    fireEvent.change(field('Email address or phone number'), { target: { value: '555-123' } });
    expect(field('Email address or phone number').getAttribute('aria-invalid')).toBeNull();
    expect(joinAsGuest.asked).toEqual([]);
  });

  it('joins at the share that was shown, and opens the payment once the session is known', async () => {
    joinAsGuest.answer = () => ({ data: { rideId: 7 } });
    const page = await openForm();
    fill(' Gus ', ' (980) 555-7788 ');
    await submit();
    expect(joinAsGuest.asked).toEqual([
      { token: 'abc', guestJoinRequest: { name: 'Gus', contact: '(980) 555-7788', share: '13.70' } },
    ]);
    expect(refetchMe).toHaveBeenCalledTimes(1);
    expect(page.address()).toBe('/payment?rideId=7');
  });

  it('opens the ride when the organizer covers the seat', async () => {
    joinAsGuest.answer = () => ({ data: { rideId: 7 } });
    const page = await openForm();
    fill('Gus', 'gus@example.test');
    await press('Join, Olivia covers me');
    expect(page.address()).toBe('/ride/7');
  });

  it('says that a link was sent when somebody joined with the address in another browser', async () => {
    joinAsGuest.answer = () => refused('guest_link_sent');
    await openForm();
    fill('Gus', 'gus@example.test');
    await press('Join, Olivia covers me');
    expect(
      screen.getByText(/^Someone already joined this ride with this address/).closest('[role="status"]'),
    ).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Open the outbox' })).toBeTruthy();
    await press('Use another address');
    expect(screen.getByRole('button', { name: PAY })).toBeTruthy();
  });

  it('shows the server’s error at its field', async () => {
    joinAsGuest.answer = () => ({
      error: {
        status: 400,
        data: { code: 'validation_failed', errors: [{ field: 'contact', code: 'invalid', message: '' }] },
      } as Answered['error'],
    });
    await openForm();
    fill('Gus', 'gus@example.test');
    await submit();
    expect(screen.getByText('Enter a full email address, or a US phone number with area code')).toBeTruthy();
  });

  it.each([
    ['the connection is lost', unanswered, 'We can’t reach GroupRide. Check your connection and try again.'],
    ['there were too many attempts', refused('too_many_requests', 429), 'Too many attempts.'],
    ['the last seat was just taken', refused('ride_full'), 'All seats on this ride are taken.'],
  ] as const)('keeps the entries and shows the reason when %s', async (_what, failure, text) => {
    joinAsGuest.answer = () => failure;
    await openForm();
    fill('Gus', 'gus@example.test');
    await submit();
    expect(screen.getByRole('alert').textContent).toContain(text);
    expect(field('Your name').value).toBe('Gus');
  });

  it('asks again when the share has changed', async () => {
    joinAsGuest.answer = () => ({
      error: { status: 409, data: { code: 'share_changed', extra: { share: '15.00' } } } as Answered['error'],
    });
    await openForm();
    fill('Gus', 'gus@example.test');
    await submit();
    expect(screen.getByText(/\$15\.00/)).toBeTruthy();
    expect(refetch).toHaveBeenCalled();
  });

  it('speaks Spanish', async () => {
    await setLanguage(i18n, 'es');
    try {
      open();
      await press('Continuar sin cuenta');
      await act(async () => fireEvent.submit(field('Tu nombre').closest('form') as HTMLFormElement));
      expect(screen.getByText('Escribe tu nombre')).toBeTruthy();
    } finally {
      await act(async () => void (await setLanguage(i18n, 'en')));
    }
  });
});

it.each([
  ['pending', false],
  ['en_route', true],
] as const)('says whether people who join now must hurry to the pickup: %s', (status, hurry) => {
  query = { currentData: { ...preview, status } };
  open();
  expect(screen.queryByText(/on the way to the pickup/) !== null).toBe(hurry);
});

describe('a ride that cannot be joined', () => {
  it.each([
    ['every seat is taken', { seatsLeft: 0, share: '0.00', open: false }, 'All seats on this ride are taken.'],
    ['the trip has started', { status: 'in_progress', open: false }, 'You can no longer join this ride.'],
  ] as const)('shows the reason and offers another ride, but no seat or price, because %s', (_why, change, text) => {
    query = { currentData: { ...preview, ...change } };
    open();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText(/seats? left/)).toBeNull();
    expect(screen.queryByText('Your seat')).toBeNull();
    expect(links()).toEqual([['Book your own ride', '/']]);
  });

  it('can be checked again while it is not paid for yet', () => {
    query = { currentData: { ...preview, status: 'awaiting_payment', open: false } };
    open();
    expect(screen.getByText('This ride isn’t paid for yet. Try again in a minute.')).toBeTruthy();
    expect(screen.getByText('$13.70')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('still shows its members a link to the ride', () => {
    me = { id: 2 };
    query = { currentData: { ...preview, status: 'completed', joined: true, open: false } };
    open();
    expect(links()).toEqual([['Open the ride', '/ride/7']]);
  });

  it('shows its members no price, which would be that of the next seat', () => {
    me = { id: 2 };
    query = { currentData: preview };
    const { unmount } = open();
    expect(screen.getByText('$13.70')).toBeTruthy();
    unmount();
    query = { currentData: { ...preview, joined: true } };
    open();
    expect(links()).toEqual([['Open the ride', '/ride/7']]);
    expect(screen.queryByText('$13.70')).toBeNull();
  });
});

it('says why joining was refused', async () => {
  me = { id: 2 };
  join.answer = () => unanswered;
  open();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Join, Olivia covers me' })));
  expect(screen.getByText('You couldn’t join')).toBeTruthy();
  expect(screen.getByText('We can’t reach GroupRide. Check your connection and try again.')).toBeTruthy();
});

describe('a pledge that can be joined', () => {
  const pledged = (what: Partial<JoinPreview> = {}): JoinPreview => ({
    ...preview,
    status: 'awaiting_payment',
    splitMode: 'pledge',
    share: '21.38',
    pledge: aPledge(),
    ...what,
  });

  it('shows who has joined, and can be joined only by paying one’s own share', async () => {
    me = { id: 3, name: 'Mia' };
    join.answer = () => ({ data: { id: 7 } });
    query = { currentData: pledged() };
    open();
    expect(screen.getByText(/^5 of 8 joined, until /)).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(6);
    expect(screen.queryByRole('button', { name: /cover/ })).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Join, and set aside up to $21.38' })));
    expect(join.asked).toEqual([{ token: 'abc', joinRequest: { share: '21.38' } }]);
  });

  it('says why it cannot be joined: joining has ended, it is full, or its organizer has not paid yet', () => {
    me = { id: 3, name: 'Mia' };
    const closed = aPledge({ state: 'reached', closedAt: '2026-11-20T12:00:00.000Z' });
    for (const [what, text] of [
      [{ pledge: closed }, 'The deadline has passed, or the ride is booked already.'],
      [{ pledge: aPledge({ seatsLeft: 0 }), seatsLeft: 0 }, 'All seats on this ride are taken.'],
    ] as const) {
      query = { currentData: pledged({ open: false, ...what }) };
      open();
      expect(screen.getByText(text)).toBeTruthy();
    }
    query = { currentData: pledged({ open: false }) };
    open();
    expect(screen.getByRole('button', { name: i18n.t('join.checkAgain') })).toBeTruthy();
  });
});
