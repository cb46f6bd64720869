import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderInApp } from '../../../testing/render-in-app';
import type { StatementView, TaxSummary } from '../api';

const line = (kind: string, amount: string) => ({ kind, amount, at: '2026-11-18T15:00:00Z' });
const DATES = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
const statement: StatementView = {
  from: '2026-11-16',
  to: '2026-11-22',
  running: false,
  opening: '10.00',
  earned: '75.00',
  cash: '-41.00',
  paidOut: '20.50',
  closing: '23.50',
  others: [],
  days: DATES.map((date, index) => ({
    date,
    trips: 0,
    earned: '0.00',
    cash: '0.00',
    ...(index === 0 ? { trips: 1, earned: '45.00' } : {}),
    ...(index === 2 ? { trips: 1, earned: '30.00', cash: '-41.00' } : {}),
  })),
  rides: [
    {
      rideId: 7,
      date: DATES[0]!,
      fare: '50.00',
      commission: '-10.00',
      earned: '45.00',
      cash: '0.00',
      lines: [line('fare', '40.00'), line('tip', '5.00')],
    },
    {
      rideId: 8,
      date: DATES[2]!,
      fare: '37.50',
      commission: '-7.50',
      earned: '30.00',
      cash: '-41.00',
      lines: [line('fare', '30.00'), line('cash', '-41.00')],
    },
  ],
};
const total: TaxSummary['total'] = {
  trips: 2,
  miles: 10.4,
  plannedTrips: 1,
  fares: '87.50',
  commission: '-17.50',
  tips: '5.00',
  fees: '0.00',
  reversals: '-1.00',
  earned: '74.00',
  cash: '41.00',
  payoutFees: '-0.50',
  payouts: '20.00',
};
const refetch = jest.fn(() => Promise.resolve());
const asked = jest.fn();
let failed = false;
let shown = statement;
jest.unstable_mockModule('../api', () => ({
  useGetStatementQuery: () => (failed ? { error: { status: 500 }, refetch } : { currentData: shown, refetch }),
  useGetTaxSummaryQuery: ({ year = 2026 }: { year?: number }) => {
    asked(year);
    return failed
      ? { error: { status: 500 }, refetch }
      : { currentData: { year, running: year === 2026, months: [], total }, refetch };
  },
}));
const { WeekStatement } = await import('./week-statement');
const { TaxYear } = await import('./tax-year');

const rides = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  failed = false;
  shown = statement;
  refetch.mockClear();
});

describe('the earnings of a week', () => {
  it('show fare, commission, tip and fees for each trip', () => {
    renderInApp(<WeekStatement driverId={3} />);
    expect(rides()).toEqual([
      'R-007Fare $50.00 · Commission -$10.00 · Tip $5.00$45.00',
      'R-008Fare $37.50 · Commission -$7.50 · Cash received -$41.00$30.00',
    ]);
  });

  it('name what a refund took, and what is given back because it failed', () => {
    const ride = { ...statement.rides[0]!, fare: null, commission: null, earned: '0.00' };
    shown = {
      ...statement,
      rides: [{ ...ride, lines: [line('driver_reversal', '-3.00'), line('refund_failed', '3.00')] }],
    };
    renderInApp(<WeekStatement driverId={3} />);
    expect(rides()).toEqual(['R-007Refund adjustment -$3.00 · Refund adjustment $3.00$0.00']);
  });

  it('show the rides of a selected day, and of the whole week when it is deselected', () => {
    renderInApp(<WeekStatement driverId={3} />);
    const wednesday = 'Wed, Nov 18: $30.00, 1 trip';
    press(wednesday);
    expect(screen.getByRole('button', { name: wednesday }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('Rides of Wed, Nov 18').getAttribute('aria-live')).toBe('polite');
    expect(rides()).toHaveLength(1);
    press('Tue, Nov 17: $0.00, 0 trips');
    expect(screen.getByText('No rides on Tue, Nov 17')).toBeTruthy();
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
    press('Tue, Nov 17: $0.00, 0 trips');
    expect(rides()).toHaveLength(2);
  });
});

describe('the figures of a year', () => {
  it('show fares, commission, tips, cash and payouts, and link to both documents', () => {
    renderInApp(<TaxYear driverId={3} />);
    expect(screen.getByRole('heading', { name: 'Taxes 2026' })).toBeTruthy();
    expect(
      screen.getByText(
        '2 trips, 10.4 trip miles. For 1 trip, the miles are the planned ones, because positions are missing. The year isn’t over yet.',
      ),
    ).toBeTruthy();
    const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(amounts).toEqual(['$87.50', '-$17.50', '$5.00', '-$1.00', '$74.00', '$41.00', '$20.00', '-$0.50']);
    expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(
      '/api/drivers/3/tax-summary.pdf?year=2026&language=en',
    );
    expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
      '/api/drivers/3/tax-summary.csv?year=2026&language=en',
    );
  });

  it('can be switched to an earlier year, but not to a future one', () => {
    renderInApp(<TaxYear driverId={3} />);
    expect((screen.getByRole('button', { name: 'Next year' }) as HTMLButtonElement).disabled).toBe(true);
    press('Previous year');
    expect(asked).toHaveBeenLastCalledWith(2025);
    expect(screen.queryByText(/The year isn’t over/)).toBeNull();
  });

  it('end with the first year, before which nothing could be loaded', () => {
    renderInApp(<TaxYear driverId={3} />);
    for (let year = 2025; year >= 2020; year -= 1) press('Previous year');
    expect(asked).toHaveBeenLastCalledWith(2020);
    expect((screen.getByRole('button', { name: 'Previous year' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('can be loaded again after a failure', () => {
    failed = true;
    renderInApp(<TaxYear driverId={3} />);
    expect(screen.getByText('We couldn’t load this year')).toBeTruthy();
    press('Try again');
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
