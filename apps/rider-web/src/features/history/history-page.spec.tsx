import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { HistoryItem } from '@groupride/web-api-client';
import { setLanguage } from '@groupride/web-ui';
import { someAmounts } from '../../testing/amounts';
import { i18n, renderInApp } from '../../testing/render-in-app';

const fetchNextPage = jest.fn();
const refetch = jest.fn();
let answer: Record<string, unknown>;
jest.unstable_mockModule('./api', () => ({
  usePastRidesInfiniteQuery: () => ({ refetch, fetchNextPage, isFetching: false, ...answer }),
}));
const thumbnails = jest.fn();
jest.unstable_mockModule('../../shared/map/ride-thumbnail', () => ({
  RideThumbnail: (trip: unknown) => {
    thumbnails(trip);
    return null;
  },
}));
jest.unstable_mockModule('../../shared/map/map-credit', () => ({ MapCredit: () => null }));
const { default: HistoryPage } = await import('./history-page');

const NOW = new Date('2026-11-26T18:00:00Z');

const past = (rideId: number, completedAt: string, what: Partial<HistoryItem> = {}): HistoryItem => ({
  id: rideId,
  rideId,
  status: 'completed',
  amount: '13.71',
  refunded: '0.00',
  amounts: someAmounts({ share: '13.71', due: '13.71', charged: '13.71', paid: '13.71' }),
  paymentMethod: 'card',
  completedAt,
  pickupLocation: 'NoDa',
  dropoffLocation: 'South End',
  pickup: { name: 'NoDa', lat: 35.2472, lng: -80.806 },
  destination: { name: 'South End', lat: 35.2127, lng: -80.8584 },
  rideType: 'GroupX',
  groupSize: 4,
  totalCost: '54.81',
  driverName: 'Dana Driver',
  ...what,
});

const loaded = (...rides: HistoryItem[]) => ({ data: { pages: [rides] } });

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'queueMicrotask'] });
  thumbnails.mockClear();
  fetchNextPage.mockClear();
  refetch.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the ride history', () => {
  it('groups rides by date, each with its places, driver, total and share', () => {
    answer = loaded(
      past(9, '2026-11-26T14:30:00Z', { dropoffLocation: 'Uptown' }),
      past(8, '2026-11-25T14:30:00Z'),
      past(7, '2026-10-04T14:30:00Z', { driverName: null }),
    );
    renderInApp(<HistoryPage />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Yesterday',
      'October 2026',
    ]);
    const [today, , october] = screen.getAllByRole('listitem');
    for (const text of [
      'Uptown',
      'From NoDa',
      'Driven by Dana Driver',
      '$13.71',
      'Your share $13.71 of $54.81',
      'Completed',
    ])
      expect(within(today!).getByText(text)).toBeTruthy();
    expect(within(today!).getByText('9:30 AM · GroupX')).toBeTruthy();
    expect(within(today!).getByText('Trip R-009 · Group ride · Split payment')).toBeTruthy();
    expect(within(october!).queryByText(/Driven by/)).toBeNull();
    expect(thumbnails).toHaveBeenCalledTimes(3);
  });

  it('opens the ride from its name, and the receipt from the link next to it', () => {
    answer = loaded(past(9, '2026-11-26T14:30:00Z'));
    renderInApp(<HistoryPage />);
    expect(screen.getByRole('link', { name: 'South End' }).getAttribute('href')).toBe('/ride/9');
    expect(screen.getByRole('link', { name: 'View Receipt' }).getAttribute('href')).toBe('/ride/9/receipt');
  });

  it('says that a cancelled ride cost nothing, and shows no share of it', () => {
    answer = loaded(past(9, '2026-11-26T14:30:00Z', { status: 'cancelled', amounts: someAmounts() }));
    renderInApp(<HistoryPage />);
    expect(screen.getByText('Cancelled at no cost')).toBeTruthy();
    expect(screen.queryByText(/Your share/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'View Receipt' })).toBeNull();
  });

  it('loads older rides on request, and says when that failed', () => {
    answer = { ...loaded(past(9, '2026-11-26T14:30:00Z')), hasNextPage: true };
    const page = renderInApp(<HistoryPage />);
    fireEvent.click(screen.getByRole('button', { name: 'Show older rides' }));
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
    page.unmount();
    answer = { ...answer, isFetchNextPageError: true, error: { status: 'FETCH_ERROR' } };
    renderInApp(<HistoryPage />);
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load older rides');
    expect(screen.getByRole('button', { name: 'Show older rides' })).toBeTruthy();
    expect(screen.getByText('South End')).toBeTruthy();
  });

  it('links to booking when there are no rides', () => {
    answer = loaded();
    renderInApp(<HistoryPage />);
    expect(screen.getByText('No rides yet')).toBeTruthy();
    expect(screen.getByText('Your completed rides will appear here')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book a ride' })).toBeTruthy();
  });

  it('shows a loading state, and can be loaded again when that failed', () => {
    answer = {};
    const page = renderInApp(<HistoryPage />);
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
    page.unmount();
    answer = { error: { status: 'FETCH_ERROR' } };
    renderInApp(<HistoryPage />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('speaks Spanish', async () => {
    answer = loaded(past(9, '2026-11-26T14:30:00Z'));
    await setLanguage(i18n, 'es');
    const page = renderInApp(<HistoryPage />);
    expect(screen.getByRole('heading', { name: 'Hoy' })).toBeTruthy();
    expect(screen.getByText('Tu parte: $13.71 de $54.81')).toBeTruthy();
    page.unmount();
    await setLanguage(i18n, 'en');
  });
});
