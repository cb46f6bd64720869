import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { api } from '@groupride/web-api-client';
import { makeStore } from '../../app/store';
import { refused, unanswered, type Answered } from '../../testing/fake-mutation';
import { renderInApp } from '../../testing/render-in-app';

let answer: Answered;
const sent = { data: null };
const limited = refused('too_many_codes', 429);
const requestCode = jest.fn(async () => answer);
const verifyCode = jest.fn(async (_asked: object) => ({ data: { id: 1 } }));
api.enhanceEndpoints({
  endpoints: {
    requestCode: (call: object) => void Object.assign(call, { query: undefined, queryFn: requestCode }),
    verifyCode: (call: object) => void Object.assign(call, { query: undefined, queryFn: verifyCode }),
  },
});
let me: object | null;
jest.unstable_mockModule('../../shared/session', () => ({
  useSession: () => ({ me }),
  useClientConfig: () => undefined,
}));
const { default: SignInPage } = await import('./sign-in-page');

const open = (at: Parameters<typeof renderInApp>[1] = '/signin') =>
  renderInApp(
    <Provider store={makeStore()}>
      <SignInPage />
    </Provider>,
    at,
  );
const reload = ({ entry, unmount }: ReturnType<typeof open>) => {
  const at = entry();
  unmount();
  return open(at);
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const askFor = async (identifier: string) => {
  fireEvent.change(screen.getByLabelText('Email address or phone number'), { target: { value: identifier } });
  await press('Send code');
};
const onItsWay = () => screen.queryByText('If riley@example.test has an account, a 6-digit code is on its way.');
const limit = () => screen.queryAllByText(/^You’ve asked for five codes in 15 minutes/);
const countdown = () => screen.queryByText(/^Send a new code in/)?.textContent;
const expectLimit = () => {
  expect(limit()).toHaveLength(1);
  expect(onItsWay()).toBeNull();
  expect(countdown()).toBeUndefined();
  expect(screen.queryByText(/^We send at most five in 15 minutes/)).toBeNull();
};

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  me = null;
  answer = sent;
  verifyCode.mockClear();
});
afterEach(() => jest.useRealTimers());

describe('the sign-in page', () => {
  it('says once that no more codes are sent, lets the rider ask again at any time, and takes the newest code', async () => {
    const { address } = open();
    answer = limited;
    await askFor('riley@example.test');
    expectLimit();
    await press('Send a new code');
    expectLimit();
    fireEvent.change(screen.getByLabelText('6-digit code'), { target: { value: '123456' } });
    await act(async () => undefined);
    expect(verifyCode.mock.calls[0]?.[0]).toEqual({
      codeVerification: { identifier: 'riley@example.test', code: '123456' },
    });
    expect(address()).toBe('/');
  });

  it('counts down only after a code that was sent', async () => {
    open();
    await askFor('riley@example.test');
    expect(onItsWay()).toBeTruthy();
    expect(countdown()).toBe('Send a new code in 30 s');
    act(() => void jest.advanceTimersByTime(30_000));
    answer = unanswered;
    await press('Send a new code');
    expect(onItsWay()).toBeTruthy();
    expect(countdown()).toBeUndefined();
    answer = limited;
    await press('Send a new code');
    expectLimit();
    answer = sent;
    await press('Send a new code');
    expect(limit()).toHaveLength(0);
    expect(onItsWay()).toBeTruthy();
    expect(countdown()).toBe('Send a new code in 30 s');
    expect(screen.getByText(/^We send at most five in 15 minutes/)).toBeTruthy();
  });

  it('asks for another address after the limit', async () => {
    open();
    answer = limited;
    await askFor('riley@example.test');
    await press('Change');
    answer = sent;
    await askFor('sam@example.test');
    expect(limit()).toHaveLength(0);
    expect(screen.getByText(/^If sam@example.test has an account/)).toBeTruthy();
  });

  it('still asks for the code after a reload, as phones do while it is read, but not in place of another address', async () => {
    const first = open();
    await askFor('riley@example.test');
    const second = reload(first);
    expect(onItsWay()).toBeTruthy();
    await press('Change');
    reload(second);
    expect(screen.getByLabelText('Email address or phone number')).toBeTruthy();
  });

  it('asks for the address again after a reload when the code has expired', async () => {
    const page = open();
    await askFor('riley@example.test');
    jest.setSystemTime(Date.now() + 11 * 60_000);
    reload(page);
    expect(onItsWay()).toBeNull();
  });

  it('continues when the person has signed in in another tab, whether or not a code was sent here', () => {
    me = { id: 7, guestRideId: null };
    const sent = { sentTo: 'riley@example.test', sentAt: Date.now() };
    for (const state of [null, sent]) {
      const page = open({ pathname: '/signin', state });
      expect(page.address()).toBe('/');
      page.unmount();
    }
  });
});

const PAYING = 'Sign in to continue. If you just paid, you’ll see if it went through. You’re never charged twice.';
it.each([
  ['/groups', 'Sign in to continue where you left off.'],
  ['/payment?rideId=7', PAYING],
  ['/payment-success?rideId=7&payment=9', PAYING],
])('says why somebody whose session has ended has to sign in again for %s', (returnTo, text) => {
  me = null;
  const search = `?returnTo=${encodeURIComponent(returnTo)}`;
  const { unmount } = open({ pathname: '/signin', search, state: { sessionEnded: true } });
  expect(screen.getByText('You’re signed out')).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  unmount();
  open({ pathname: '/signin', search });
  expect(screen.queryByText('You’re signed out')).toBeNull();
});
