import { fireEvent, screen } from '@testing-library/react';
import type { RunView } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';
import { ChangedStopsNotice } from './changed-stops-notice';

const stop = (
  rideId: number,
  kind: 'pickup' | 'dropoff',
  state: RunView['stops'][number]['state'],
): RunView['stops'][number] => ({
  rideId,
  kind,
  state,
  people: 2,
  riderName: `Rider ${rideId}`,
  doneAt: null,
  plannedAt: '2026-11-21T14:00:00.000Z',
  place: { name: `Place ${rideId}`, lat: 35.2, lng: -80.8 },
});
const trip = (...ids: number[]) => ({
  id: ids[0]!,
  run:
    ids.length < 2
      ? null
      : {
          id: 1,
          position: 0,
          earnings: '64.00',
          stops: [...ids.map((id) => stop(id, 'pickup', 'ahead')), ...ids.map((id) => stop(id, 'dropoff', 'ahead'))],
        },
});

describe('the notice of changed stops', () => {
  it('appears when another group joins the trip, until it is dismissed', () => {
    const { rerender } = renderInApp(<ChangedStopsNotice ride={trip(7)} />);
    expect(screen.queryByText('Stop added')).toBeNull();
    rerender(<ChangedStopsNotice ride={trip(7, 8)} />);
    expect(screen.getByText('Stop added')).toBeTruthy();
    expect(screen.getByText('Rider 8, 2 people, at Place 8')).toBeTruthy();
    expect(screen.queryByText(/Rider 7/)).toBeNull();
    fireEvent.click(screen.getByRole('button'));
    expect(screen.queryByText('Stop added')).toBeNull();
    rerender(<ChangedStopsNotice ride={trip(7, 8, 9)} />);
    expect(screen.getByText('Rider 9, 2 people, at Place 9')).toBeTruthy();
  });

  it('says which group is no longer picked up, in place of the one that joined', () => {
    const { rerender } = renderInApp(<ChangedStopsNotice ride={trip(7)} />);
    rerender(<ChangedStopsNotice ride={trip(7, 8)} />);
    expect(screen.getByText('Stop added')).toBeTruthy();
    const before = trip(7, 8);
    const stops = before.run!.stops.map((each) => (each.rideId === 8 ? { ...each, state: 'skipped' as const } : each));
    const after = { ...before, run: { ...before.run!, stops } };
    rerender(<ChangedStopsNotice ride={after} />);
    expect(screen.getByText('Stop removed')).toBeTruthy();
    expect(screen.getByText('You’re no longer picking up Rider 8 at Place 8.')).toBeTruthy();
    expect(screen.queryByText(/Stop added/)).toBeNull();
    fireEvent.click(screen.getByRole('button'));
    rerender(<ChangedStopsNotice ride={{ ...after }} />);
    expect(screen.queryByText('Stop removed')).toBeNull();
  });

  it('is hidden for a trip that the driver has just opened', () => {
    const { rerender } = renderInApp(<ChangedStopsNotice ride={undefined} />);
    rerender(<ChangedStopsNotice ride={trip(7, 8)} />);
    expect(screen.queryByText('Stop added')).toBeNull();
    rerender(<ChangedStopsNotice ride={trip(20, 21)} />);
    expect(screen.queryByText('Stop added')).toBeNull();
  });
});
