import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { JoinPreview } from '@groupride/web-api-client';
import { fakeMutation } from '../../../testing/fake-mutation';
import { renderInApp } from '../../../testing/render-in-app';

const preview = {
  rideId: 7,
  organizerName: 'Olivia',
  share: '13.70',
  splitMode: 'cover',
  paymentMethod: 'card',
  joined: false,
  open: true,
} as JoinPreview;
let me: object | null;
let takesGuests: boolean;
const join = fakeMutation<unknown>();
jest.unstable_mockModule('../api', () => ({
  useFeature: () => takesGuests,
  useJoinRideMutation: () => fakeMutation().use(),
  useJoinRideAsGuestMutation: () => join.use(),
}));
jest.unstable_mockModule('../../../shared/session', () => ({
  useSession: () => ({ me, retry: async () => undefined }),
  useClientConfig: () => undefined,
}));
const { JoinActions } = await import('./join-actions');

/** Opens the page, or reloads it. */
const load = (token = 'abc') =>
  renderInApp(<JoinActions preview={preview} token={token} checking={false} onChanged={() => undefined} />);
const field = (label: string) => screen.queryByLabelText<HTMLInputElement>(label);
const values = () => [field('Your name')?.value, field('Email address or phone number')?.value];
const start = () => fireEvent.click(screen.getByRole('button', { name: 'Continue without an account' }));

/** Fills in the form of a page that is then closed. */
function fillIn() {
  const { unmount } = load();
  start();
  fireEvent.change(field('Your name')!, { target: { value: 'Gus' } });
  fireEvent.change(field('Email address or phone number')!, { target: { value: 'gus@example.test' } });
  unmount();
}

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  window.sessionStorage.clear();
  me = null;
  takesGuests = true;
});
afterEach(() => jest.useRealTimers());

describe('the form of somebody who joins without an account', () => {
  it('is still open and filled in after a reload, as phones do when the tab was left', () => {
    fillIn();
    load();
    expect(values()).toEqual(['Gus', 'gus@example.test']);
  });

  it('takes the focus when it is opened, but not after a reload, when its name is filled in', () => {
    const { unmount } = load();
    start();
    expect(document.activeElement).toBe(field('Your name'));
    fireEvent.change(field('Your name')!, { target: { value: 'Gus' } });
    unmount();
    load();
    expect(values()).toEqual(['Gus', '']);
    expect(document.activeElement).toBe(document.body);
  });

  it('is still open after a reload when nothing has been entered', () => {
    const { unmount } = load();
    start();
    unmount();
    load();
    expect(values()).toEqual(['', '']);
  });

  it.each([
    ['for another link', () => load('def')],
    [
      'after half an hour',
      () => {
        jest.setSystemTime(Date.now() + 31 * 60_000);
        load();
      },
    ],
    [
      'when guests may no longer join',
      () => {
        takesGuests = false;
        load();
      },
    ],
    [
      'after somebody with an account has opened the link',
      () => {
        me = { id: 7, guestRideId: null };
        load().unmount();
        me = null;
        load();
      },
    ],
  ])('is not shown %s', (_, reopen) => {
    fillIn();
    reopen();
    expect(field('Your name')).toBeNull();
  });

  it('is empty again once the guest has joined', async () => {
    fillIn();
    join.answer = () => ({ data: { rideId: 7 } });
    const { unmount } = load();
    await act(async () => void fireEvent.submit(field('Your name')!.closest('form')!));
    unmount();
    load();
    expect(field('Your name')).toBeNull();
  });
});
