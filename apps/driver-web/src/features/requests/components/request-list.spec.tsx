import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { dismissToast } from '@groupride/web-ui';
import type { OfferFeed } from '../hooks/use-offer-feed';
import { aRequest } from '../../../testing/rides';
import { renderInApp } from '../../../testing/render-in-app';

const retry = jest.fn();
const nothing: OfferFeed = { offers: [], loading: false, problem: undefined, retrying: false, retry };
let feed = nothing;
jest.unstable_mockModule('../hooks/use-offer-feed', () => ({ useOfferFeed: () => feed }));
jest.unstable_mockModule('../../../shared/position/position-context', () => ({
  usePosition: () => ({ fix: { lat: 35.2, lng: -80.8 } }),
}));
jest.unstable_mockModule('../../../shared/use-ride-type-names', () => ({ useRideTypeNames: () => (id: string) => id }));
const accept = jest.fn();
const isAnswered = jest.fn((_offerId: number) => false);
jest.unstable_mockModule('../hooks/use-offer-answers', () => ({
  useOfferAnswers: () => ({ answering: null, isAnswered, accept, decline: () => undefined }),
}));
const { RequestList, SWAP_GUARD_MS } = await import('./request-list');

let cutOff = false;
const list = () => (
  <RequestList driverId={1} onAccepted={() => undefined} stop={<button>Stop</button>} cutOff={cutOff} />
);
function open(of: Partial<OfferFeed>) {
  feed = { ...nothing, ...of };
  return renderInApp(list());
}
const away = { status: 'FETCH_ERROR', error: 'Failed to fetch' };
const offer = (offerId = 1) => ({
  request: aRequest({ offerId }),
  deadline: Date.now() + 15_000,
  receivedAt: Date.now(),
});

describe('the request list', () => {
  beforeEach(() => {
    cutOff = false;
    dismissToast();
  });

  it('says that requests will appear', () => {
    open({});
    expect(screen.getByText('Waiting for requests')).toBeTruthy();
  });

  it('says what failed and why instead of promising requests, and offers a retry', () => {
    open({ problem: away });
    expect(screen.queryByText('Waiting for requests')).toBeNull();
    expect(screen.getByText('We couldn’t load ride requests')).toBeTruthy();
    expect(screen.getByText('We can’t reach GroupRide. Check your connection. We’ll keep trying.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, away])('promises no requests while the phone has no connection', (problem) => {
    cutOff = true;
    open({ problem });
    expect(screen.getByText('Requests can’t reach you right now')).toBeTruthy();
    expect(screen.getByText(/^You were online when your connection dropped/)).toBeTruthy();
    expect(screen.queryByText(/^You’re online/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('keeps the earlier requests, and says that newer ones may be missing', () => {
    open({ problem: away, offers: [offer()] });
    expect(screen.getByText('New requests may be missing')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy();
  });

  it('ignores a press on an offer that has just replaced another one', () => {
    jest.useFakeTimers({ now: Date.now() });
    const { rerender } = open({ offers: [offer(1)] });
    feed = { ...nothing, offers: [offer(2)] };
    rerender(list());
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(accept).not.toHaveBeenCalled();
    jest.advanceTimersByTime(SWAP_GUARD_MS);
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(accept).toHaveBeenCalledTimes(1);
    expect(accept).toHaveBeenCalledWith(feed.offers[0]);
    jest.useRealTimers();
  });

  it.each([
    ['says that a request has ended', false, false],
    ['does not say so of a request that the driver answered', true, false],
    ['does not say so when the ride opens because another device accepted it', false, true],
  ])('%s', (_, answered, opens) => {
    jest.useFakeTimers();
    isAnswered.mockReturnValue(answered);
    const { rerender } = open({ offers: [offer(1)] });
    feed = nothing;
    rerender(list());
    expect(isAnswered).toHaveBeenCalledWith(1);
    if (opens) rerender(<p>Drive to the pickup</p>);
    act(() => void jest.advanceTimersByTime(2_000));
    expect(screen.queryAllByText('The request ended')).toHaveLength(answered || opens ? 0 : 1);
    jest.useRealTimers();
  });

  it('lets the driver end the shift only while no request is open', () => {
    const { unmount } = open({});
    expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
    unmount();
    open({ offers: [offer()] });
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });
});
