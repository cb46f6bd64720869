import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { api, apiMiddleware } from '@groupride/web-api-client';
import { OutboxProvider, useOutbox, useOutboxState } from './outbox-context';
import type { Outbox } from './outbox';

type Answer = { data: unknown } | { error: { status: number; data: { code: string } } };
const refusal = (status: number, code: string): Answer => ({ error: { status, data: { code } } });
const SIGNED_OUT = refusal(401, 'not_signed_in');

let user: Answer;
let answer: Answer;
const sent = jest.fn();
const call =
  (report: () => Answer) =>
  (definition: object): void =>
    void Object.assign(definition, { query: undefined, queryFn: async () => report() });
const step = (kind: string) =>
  call(() => {
    sent(kind);
    return answer;
  });
api.enhanceEndpoints({
  endpoints: {
    getCurrentUser: call(() => user),
    changeRideStatus: step('status'),
    verifyMember: step('verified'),
    completeRide: step('completed'),
  },
});

const at = { rideId: 7, happenedAt: '2026-11-29T10:00:00.000Z', position: null };
const STEPS = [
  { ...at, id: 'a', kind: 'arrived' },
  { ...at, id: 'v', kind: 'verified', qr: 'x.y', memberId: 3 },
  { ...at, id: 's', kind: 'started', reason: null },
  { ...at, id: 'c', kind: 'completed', amount: null, reason: null },
];
const signedInAs = (driverId: number): Answer => ({ data: { id: driverId + 100, driverId } });
let outbox: Outbox;

function Count() {
  outbox = useOutbox();
  const { steps, refused } = useOutboxState();
  return <p>{`${steps.length} waiting, ${refused.length} refused`}</p>;
}
const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(apiMiddleware),
  });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

async function open(driverId: number) {
  const page = render(
    <Provider store={makeStore()}>
      <OutboxProvider driverId={driverId}>
        <Count />
      </OutboxProvider>
    </Provider>,
  );
  await settled();
  return page;
}

describe('the unsent steps of a driver', () => {
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('groupride.outbox.3', JSON.stringify({ steps: STEPS, refused: [] }));
    sent.mockClear();
    user = signedInAs(3);
    answer = { data: {} };
  });

  it.each([
    ['the session has ended', SIGNED_OUT],
    ['the session lacks the second factor', refusal(403, 'second_factor_required')],
    ['too many calls were made', refusal(429, 'too_many_requests')],
    ['the server fails', refusal(500, 'internal')],
  ])('all wait when %s, and are sent in order afterwards', async (_why, failure) => {
    answer = failure;
    await open(3);
    expect(sent.mock.calls).toEqual([['status']]);
    expect(screen.getByText('4 waiting, 0 refused')).toBeTruthy();
    sent.mockClear();
    answer = { data: {} };
    await act(() => outbox.flush());
    expect(sent.mock.calls).toEqual([['status'], ['verified'], ['status'], ['completed']]);
    expect(screen.getByText('0 waiting, 0 refused')).toBeTruthy();
  });

  it('are sent after the same driver signs in again', async () => {
    answer = SIGNED_OUT;
    const { unmount } = await open(3);
    unmount();
    sent.mockClear();
    answer = { data: {} };
    await open(3);
    expect(sent).toHaveBeenCalledTimes(4);
    expect(screen.getByText('0 waiting, 0 refused')).toBeTruthy();
  });

  it('are not sent when another driver signs in', async () => {
    user = signedInAs(5);
    await open(5);
    expect(screen.getByText('0 waiting, 0 refused')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
    expect(JSON.parse(localStorage.getItem('groupride.outbox.3') ?? '{}').steps).toHaveLength(4);
  });

  it('are not sent when another driver has signed in on another page', async () => {
    user = signedInAs(5);
    await open(3);
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByText('4 waiting, 0 refused')).toBeTruthy();
  });

  it('are refused one by one when the server refuses them', async () => {
    answer = refusal(409, 'ride_state_conflict');
    await open(3);
    expect(screen.getByText('0 waiting, 4 refused')).toBeTruthy();
  });

  it('are refused when the passenger’s code is locked', async () => {
    answer = refusal(429, 'verification_locked');
    await open(3);
    expect(screen.getByText('0 waiting, 4 refused')).toBeTruthy();
  });

  it('are those that another page of the driver has stored last', async () => {
    user = SIGNED_OUT;
    await open(3);
    const stored = (key: string) =>
      act(() => {
        const newValue = JSON.stringify({ steps: STEPS.slice(1), refused: [] });
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      });
    stored('groupride.outbox.4');
    expect(screen.getByText('4 waiting, 0 refused')).toBeTruthy();
    stored('groupride.outbox.3');
    expect(screen.getByText('3 waiting, 0 refused')).toBeTruthy();
  });
});
