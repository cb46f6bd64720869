import { screen, within } from '@testing-library/react';
import type { RunView } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';
import { RunStops } from './run-stops';

const place = (name: string) => ({ name, lat: 35.2, lng: -80.8 });
const stop = (name: string, more: Partial<RunView['stops'][number]>): RunView['stops'][number] => ({
  rideId: 7,
  kind: 'pickup',
  place: place(name),
  plannedAt: '2026-11-21T14:00:00.000Z',
  doneAt: null,
  people: 3,
  riderName: 'Ana',
  state: 'ahead',
  ...more,
});
const run: RunView = {
  id: 1,
  position: 2,
  earnings: '84.20',
  stops: [
    stop('Hotel', { state: 'done', doneAt: '2026-11-21T14:05:00.000Z' }),
    stop('Office', { rideId: 8, riderName: 'Ben', state: 'skipped' }),
    stop('Museum', { kind: 'dropoff', state: 'current' }),
    stop('Station', { rideId: 9, riderName: null, address: '1914 North Tryon Street' }),
  ],
};

describe('the stops of a run', () => {
  it('are listed in order with the current one marked, and cancelled ones are not counted', () => {
    renderInApp(<RunStops run={run} />);
    expect(screen.getByText('Trip with 3 stops')).toBeTruthy();
    expect(screen.getByText('You earn $84.20 in all')).toBeTruthy();
    const stops = screen.getAllByRole('listitem');
    expect(stops.map((each) => each.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    expect(within(stops[0]!).getByText('Pick up Ana')).toBeTruthy();
    expect(within(stops[0]!).getByText('9:05 AM · 3 people')).toBeTruthy();
    expect(within(stops[1]!).getByText('Cancelled')).toBeTruthy();
    expect(within(stops[2]!).getByText('Drop off Ana')).toBeTruthy();
    expect(within(stops[2]!).getByText('Next stop')).toBeTruthy();
    expect(within(stops[3]!).getByText('Station')).toBeTruthy();
    expect(screen.getAllByText(/^Near/).map(({ textContent }) => textContent)).toEqual([
      'Near 1914 North Tryon Street',
    ]);
  });
});
