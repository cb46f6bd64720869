import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import type { DriverRates, DriverReview, DriverReviews } from '@groupride/web-api-client';
import { i18n, loadAllTexts } from '../../../app/i18n';
import { renderInApp } from '../../../testing/render-in-app';

const review = (id: number, more: Partial<DriverReview> = {}): DriverReview => ({
  id,
  rating: 5,
  safety: null,
  punctuality: null,
  cleanliness: null,
  communication: null,
  comment: null,
  month: '2026-11',
  ...more,
});
const ratings: DriverReviews = {
  count: 3,
  average: 3.33,
  stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: [5, 4, 1].includes(stars) ? 1 : 0 })),
  categories: { safety: 2.5, punctuality: null, cleanliness: null, communication: null },
  reviews: [review(9, { rating: 1, safety: 2, comment: 'Late,\nbut friendly' }), review(8)],
  nextBefore: 8,
};
const rates: DriverRates = {
  days: 30,
  accepted: 3,
  declined: 1,
  missed: 0,
  released: 1,
  acceptanceRate: 75,
  cancellationRate: 33,
};
const refetch = jest.fn(() => Promise.resolve());
let pages: Record<string, { data?: DriverReviews; error?: object }>;
let ratesAnswer: { data?: DriverRates; error?: object };
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useGetDriverReviewsQuery: ({ before }: { before?: number }) => ({ ...pages[before ?? 'first'], refetch }),
  useGetDriverRatesQuery: () => ({ ...ratesAnswer, refetch }),
}));
const { ReceivedRatings } = await import('./received-ratings');
const { RatesCard } = await import('./rates-card');

beforeEach(() => {
  pages = { first: { data: ratings } };
  ratesAnswer = { data: rates };
  refetch.mockClear();
});

describe('the ratings that a driver received', () => {
  it('show the average, how often each was given, the categories, and the comments by month', () => {
    renderInApp(<ReceivedRatings driverId={3} />);
    expect(screen.getByText('3.3')).toBeTruthy();
    expect(screen.getByText('from 3 ratings')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: '1 star' }).getAttribute('aria-valuenow')).toBe('33');
    expect(screen.getByRole('progressbar', { name: '3 stars' }).getAttribute('aria-valuenow')).toBe('0');
    expect(screen.getByText('2.5')).toBeTruthy();
    const [first] = screen.getAllByRole('listitem');
    expect(within(first!).getByText('1 star')).toBeTruthy();
    expect(within(first!).getByText(/but friendly/)).toBeTruthy();
    expect(within(first!).getByText('November 2026')).toBeTruthy();
    expect(within(first!).getByText('Safety 2')).toBeTruthy();
  });

  it('continue on the next page when asked', () => {
    pages['8'] = { data: { ...ratings, reviews: [review(4, { comment: 'Great music' })], nextBefore: null } };
    renderInApp(<ReceivedRatings driverId={3} />);
    expect(screen.queryByText('Great music')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByText('Great music')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('are hidden until there are three', () => {
    pages = { first: { data: { ...ratings, count: 1, average: null, stars: [], reviews: [], nextBefore: null } } };
    renderInApp(<ReceivedRatings driverId={3} />);
    expect(screen.getByText(/^You have 1 rating so far\. .* once you have 3/)).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('say that there are no comments yet', () => {
    pages = { first: { data: { ...ratings, reviews: [], nextBefore: null } } };
    renderInApp(<ReceivedRatings driverId={3} />);
    expect(screen.getByText('No comments yet.')).toBeTruthy();
  });

  it('can be loaded again after a failure', () => {
    pages = { first: { error: { status: 'FETCH_ERROR' } } };
    renderInApp(<ReceivedRatings driverId={3} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});

describe('the rates of a driver', () => {
  it('explain what they count', () => {
    renderInApp(<RatesCard driverId={3} />);
    expect(screen.getByText('75%')).toBeTruthy();
    expect(screen.getByText('3 accepted, 1 declined, 0 missed')).toBeTruthy();
    expect(screen.getByText('33%')).toBeTruthy();
    expect(screen.getByText('1 of 3 accepted rides given back')).toBeTruthy();
  });

  it('agree in Spanish with any number', async () => {
    await act(async () => {
      await i18n.changeLanguage('es');
      await loadAllTexts();
    });
    ratesAnswer = { data: { ...rates, accepted: 1, released: 1 } };
    renderInApp(<RatesCard driverId={3} />);
    expect(screen.getByText('Aceptadas: 1. Rechazadas: 1. Sin respuesta: 0.')).toBeTruthy();
    expect(screen.getByText('Devueltos: 1 de 1 viaje aceptado')).toBeTruthy();
    await act(() => i18n.changeLanguage('en'));
  });

  it('show a dash while there is nothing to count', () => {
    ratesAnswer = { data: { ...rates, accepted: 0, declined: 0, acceptanceRate: null, cancellationRate: null } };
    renderInApp(<RatesCard driverId={3} />);
    expect(screen.getAllByText('–')).toHaveLength(2);
  });

  it('can be loaded again after a failure', () => {
    ratesAnswer = { error: { status: 500 } };
    renderInApp(<RatesCard driverId={3} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
