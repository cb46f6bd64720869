import { fireEvent, screen, within } from '@testing-library/react';
import type { MetricsDay, MetricsView } from '@groupride/web-api-client';
import { makeStore } from '../../../app/store';
import { fakeApi, type Answer } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import type { ChosenPeriod } from '../period';
import { MetricCards } from './metric-cards';
import { MetricCharts } from './metric-charts';

const before = {
  totalRides: 40,
  completedRides: 30,
  cancelledRides: 10,
  activeDrivers: 0,
  totalPassengers: 100,
  revenue: '1000.00',
  completionRate: 0.75,
  responseTime: 4,
  averageRating: 4.5,
  carbonSaved: -3,
};
const view: MetricsView = {
  totalRides: 50,
  completedRides: 30,
  cancelledRides: 5,
  activeDrivers: 6,
  totalPassengers: 90,
  revenue: '1250.50',
  completionRate: 0.857,
  responseTime: 3,
  averageRating: null,
  carbonSaved: 12.5,
  from: '2026-11-18',
  to: '2026-11-24',
  pendingRides: 2,
  driversOnline: 9,
  previousStart: '2026-11-11T05:00:00Z',
  previousEnd: '2026-11-18T05:00:00Z',
  previous: before,
};
const aDay = (day: string, change: Partial<MetricsDay> = {}): MetricsDay => ({
  day,
  totalRides: 8,
  completedRides: 5,
  revenue: '310.00',
  responseTime: 3.5,
  activeDrivers: 4,
  ...change,
});
const week: ChosenPeriod = { choice: '7d', from: '', to: '' };
const today: ChosenPeriod = { choice: 'today', from: '', to: '' };

function show(answer: Answer, period = week, only?: 'charts') {
  const asked = fakeApi(() => answer);
  renderInApp(
    <>
      {!only && <MetricCards period={period} />}
      <MetricCharts period={period} />
    </>,
    { store: makeStore() },
  );
  return asked;
}
async function showCards(period = week) {
  const asked = fakeApi(() => ({ status: 200, body: view }));
  renderInApp(<MetricCards period={period} />, { store: makeStore() });
  await screen.findByText('$1,250.50');
  return asked;
}
async function showCharts(days: MetricsDay[]) {
  fakeApi(() => ({ status: 200, body: { days } }));
  renderInApp(<MetricCharts period={week} />, { store: makeStore() });
  await screen.findByRole('heading', { name: 'Day by day' });
}

describe('the figures of the overview', () => {
  it('show how each one has changed since the previous period', async () => {
    const asked = await showCards();
    expect(asked.map(({ what }) => what)).toEqual(['GET /api/admin/metrics?period=7d']);
    for (const text of [
      '+25% vs. 40',
      '0% vs. 30',
      '-50% vs. 10',
      '+25% vs. $1,000.00',
      '-10% vs. 100',
      '+10.7 pts vs. 75%',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    // A previous value of zero has no ratio.
    expect(screen.getByText('vs. 0')).toBeTruthy();
    expect(screen.getByText('vs. -3 kg')).toBeTruthy();
    expect(screen.getByText('-25% vs. 4 min')).toBeTruthy();
    expect(screen.getByText('No reviews yet')).toBeTruthy();
    expect(
      screen.getByText(
        'Compared with Wed, Nov 11, 12:00 AM to Wed, Nov 18, 12:00 AM · ' +
          'CO₂ saved is an estimate: a car for each passenger, less the shared vehicle (EPA)',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Now and scheduled')).toBeTruthy();
  });

  it('link to the lists that they count', async () => {
    await showCards();
    const links = within(screen.getByRole('region', { name: 'Figures for this period' })).getAllByRole('link');
    expect(Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]))).toMatchObject({
      'Total rides': '/admin?tab=rides&dated=requested&from=2026-11-18&to=2026-11-24&period=7d',
      Revenue: '/admin?tab=rides&dated=completed&from=2026-11-18&to=2026-11-24&period=7d',
      'Completion rate': '/admin?tab=rides&dated=ended&from=2026-11-18&to=2026-11-24&period=7d',
      'Cancelled rides': '/admin?tab=rides&status=cancelled&dated=ended&from=2026-11-18&to=2026-11-24&period=7d',
      'Active drivers': '/admin/drivers?from=2026-11-18&to=2026-11-24',
      'Average rating': '/admin?tab=reviews&reviews=shown&from=2026-11-18&to=2026-11-24&period=7d',
      'Pending rides': '/admin?tab=rides&status=pending&period=7d',
      'Drivers online': '/admin/drivers?presence=reachable',
    });
    expect(links).toHaveLength(12);
  });

  it('wait for both days of a custom period', () => {
    const asked = show({ status: 500 }, { choice: 'custom', from: '2026-11-01', to: '' });
    expect(screen.getByText('Choose the first and the last day.')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('say when they could not be loaded', async () => {
    show({ status: 500 });
    expect(await screen.findAllByText('We couldn’t load the figures')).toHaveLength(2);
  });
});

describe('the charts of the overview', () => {
  it('have a table view, with a dash where there is no value', async () => {
    await showCharts([aDay('2026-11-23', { responseTime: null }), aDay('2026-11-24', { revenue: '1020.50' })]);
    fireEvent.click(await screen.findByRole('radio', { name: 'Table' }));
    const rows = within(screen.getByRole('table', { name: 'Day by day' })).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Day', 'Rides requested', 'Completed', 'Revenue', 'Active drivers', 'Response time'],
      ['Tue, Nov 24', '8', '5', '$1,020.50', '4', '3.5 min'],
      ['Mon, Nov 23', '8', '5', '$310.00', '4', '–'],
    ]);
  });

  it('are figures with an accessible name', async () => {
    await showCharts([aDay('2026-11-23'), aDay('2026-11-24')]);
    for (const name of ['Rides requested', 'Revenue', 'Response time', 'Active drivers'])
      expect(await screen.findByRole('figure', { name })).toBeTruthy();
  });

  it('show the week up to a single day, and say so', async () => {
    const asked = show({ status: 200, body: { days: [aDay('2026-11-23'), aDay('2026-11-24')] } }, today, 'charts');
    expect(await screen.findByText('These are the seven days up to the day that you chose.')).toBeTruthy();
    expect(asked.map(({ what }) => what)).toEqual(['GET /api/admin/metrics/days?period=7d']);
  });

  it('say when there were no rides', async () => {
    const nothing = { totalRides: 0, completedRides: 0, revenue: '0.00', responseTime: null, activeDrivers: 0 };
    await showCharts([aDay('2026-11-23', nothing), aDay('2026-11-24', nothing)]);
    expect(await screen.findByText('No rides on these days')).toBeTruthy();
  });
});
