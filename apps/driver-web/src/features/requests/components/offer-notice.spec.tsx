import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { OpenOffer } from '../open-offers';
import { aRequest, aRide } from '../../../testing/rides';
import { renderInApp } from '../../../testing/render-in-app';

let offers: OpenOffer[] = [];
const signalOffer = jest.fn();
const ride = aRide({ status: 'en_route' });
const accepted = Promise.resolve({ ride });
const acceptRide = jest.fn(() => ({ unwrap: () => accepted }));
jest.unstable_mockModule('../hooks/use-offer-feed', () => ({ useOfferFeed: () => ({ offers }) }));
jest.unstable_mockModule('../offer-sound', () => ({ signalOffer }));
const { requestsApi } = await import('../api');
jest.unstable_mockModule('../api', () => ({
  requestsApi,
  useAcceptRideMutation: () => [acceptRide],
  useDeclineRideMutation: () => [jest.fn()],
}));
const { NOTICE_SHOWN_MS, OfferNotice } = await import('./offer-notice');
const { offerPushed, selectOffers } = await import('../slice');

const onAccepted = jest.fn();
function show(openFor: number) {
  const now = Date.now();
  offers = [{ request: aRequest({ offerId: 9 }), receivedAt: now, deadline: now + openFor }];
  const { store } = renderInApp(
    <MemoryRouter>
      <OfferNotice driverId={1} onAccepted={onAccepted} />
    </MemoryRouter>,
  );
  store.dispatch(offerPushed(aRequest({ offerId: 9 })));
  return store;
}

describe('a request that arrives on another page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
  });
  afterEach(() => jest.useRealTimers());

  it('is announced with sound and vibration and can be accepted there', async () => {
    show(15_000);
    expect(signalOffer).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert').textContent).toContain('Bank of America Stadium · $42.50');
    expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/driver');
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await act(() => accepted);
    expect(acceptRide).toHaveBeenCalledWith({ rideId: 101, driverId: 1 });
    expect(onAccepted).toHaveBeenCalledWith(ride);
  });

  it('closes when its countdown ends, after 30 seconds at most', () => {
    const store = show(60_000);
    act(() => void jest.advanceTimersByTime(NOTICE_SHOWN_MS - 1_500));
    expect(selectOffers(store.getState())).toHaveLength(1);
    act(() => void jest.advanceTimersByTime(2_500));
    expect(NOTICE_SHOWN_MS).toBe(30_000);
    expect(selectOffers(store.getState())).toHaveLength(0);
  });
});
