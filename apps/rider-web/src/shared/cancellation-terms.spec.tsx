import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import type { CancellationTermsView, RideView } from '@groupride/web-api-client';
import { setLanguage } from '@groupride/web-ui';
import { i18n, renderInApp } from '../testing/render-in-app';

let current: CancellationTermsView | undefined;
let ofRide: CancellationTermsView | undefined;
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useGetCancellationTermsQuery: () => ({ data: current }),
  useGetRideCancellationTermsQuery: () => ({ data: ofRide }),
}));
const { BookingCancellationTerms, RideCancellationTerms } = await import('./cancellation-terms');

const DEFAULT: CancellationTermsView = { freeMinutes: 5, immediate: [], scheduled: [], arrivedPercent: 50 };
const STAGES: CancellationTermsView = {
  freeMinutes: 0,
  immediate: [{ minutes: 5, keptPercent: 25 }],
  scheduled: [
    { minutes: 60, keptPercent: 25 },
    { minutes: 30, keptPercent: 40 },
  ],
  arrivedPercent: 50,
};

const book = (terms: CancellationTermsView | undefined, scheduled = false, paymentMethod: 'card' | 'cash' = 'card') => {
  current = terms;
  renderInApp(<BookingCancellationTerms scheduled={scheduled} paymentMethod={paymentMethod} />);
};

describe('the cancellation terms', () => {
  it('state the default policy in one sentence', () => {
    book(DEFAULT);
    expect(
      screen.getByText(
        'Cancel for free until your driver arrives, or within 5 min after a driver accepts; after that, the fee is 50% of the price.',
      ),
    ).toBeTruthy();
  });

  it('follow the terms that operations set, separately for rides now and scheduled rides', () => {
    book(STAGES);
    expect(
      screen.getByText(
        'Cancel for free until 5 min after a driver accepts; after that, the fee is 25% of the price, or 50% once your driver has arrived.',
      ),
    ).toBeTruthy();
    book({ ...STAGES, freeMinutes: 5 }, true);
    expect(
      screen.getByText(
        /^Cancel for free until 1 hr before the start, or within 5 min after a driver accepts; after that, the fee is 25% of the price \(40% from 30 min before the start\), or 50%/,
      ),
    ).toBeTruthy();
    book({ ...DEFAULT, arrivedPercent: 0 });
    expect(screen.getByText('You can cancel for free until the trip starts.')).toBeTruthy();
  });

  it('of a booked ride are those that applied when it was booked', () => {
    [current, ofRide] = [DEFAULT, { ...DEFAULT, freeMinutes: 0, arrivedPercent: 80 }];
    renderInApp(<RideCancellationTerms ride={{ id: 7, paymentMethod: 'card' } as RideView} />);
    expect(screen.getByText(/after that, the fee is 80% of the price/)).toBeTruthy();
  });

  it('promise that a cash ride costs nothing', () => {
    book(DEFAULT, false, 'cash');
    expect(screen.getByText('You can cancel a cash ride for free until the trip starts.')).toBeTruthy();
  });

  it('are shown in Spanish', async () => {
    await setLanguage(i18n, 'es');
    try {
      book(DEFAULT);
      expect(await screen.findByText(/^Cancela gratis hasta que llegue tu conductor/)).toBeTruthy();
    } finally {
      await act(async () => void (await setLanguage(i18n, 'en')));
    }
  });

  it('show nothing while they are unknown', () => {
    book(undefined);
    expect(screen.queryByText(/ancel/)).toBeNull();
  });
});
