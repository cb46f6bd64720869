import { fireEvent, screen } from '@testing-library/react';
import type { RunView } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';
import { AddedStopNotice } from './added-stop-notice';

const stop = (
  rideId: number,
  kind: 'pickup' | 'dropoff',
  state: 'current' | 'ahead' | 'done',
): RunView['stops'][number] => ({
  ...{ rideId, kind, state, people: 2, riderName: `Rider ${rideId}`, doneAt: null },
  ...{ plannedAt: '2026-11-21T14:00:00.000Z', place: { name: `Place ${rideId}`, lat: 35.2, lng: -80.8 } },
});
const trip = (...ids: number[]) => ({
  id: ids[0]!,
  run:
    ids.length < 2
      ? null
      : {
          ...{ id: 1, position: 0, earnings: '64.00' },
          stops: [...ids.map((id) => stop(id, 'pickup', 'ahead')), ...ids.map((id) => stop(id, 'dropoff', 'ahead'))],
        },
});

describe('the notice of an added stop', () => {
  it('appears when another group joins the trip, until it is dismissed', () => {
    const { rerender } = renderInApp(<AddedStopNotice ride={trip(7)} />);
    expect(screen.queryByText('Stop added')).toBeNull();
    rerender(<AddedStopNotice ride={trip(7, 8)} />);
    expect(screen.getByText('Stop added')).toBeTruthy();
    expect(screen.getByText('Rider 8, 2 people, at Place 8')).toBeTruthy();
    expect(screen.queryByText(/Rider 7/)).toBeNull();
    fireEvent.click(screen.getByRole('button'));
    expect(screen.queryByText('Stop added')).toBeNull();
    rerender(<AddedStopNotice ride={trip(7, 8, 9)} />);
    expect(screen.getByText('Rider 9, 2 people, at Place 9')).toBeTruthy();
  });

  it('is hidden for a trip that the driver has just opened', () => {
    const { rerender } = renderInApp(<AddedStopNotice ride={undefined} />);
    rerender(<AddedStopNotice ride={trip(7, 8)} />);
    expect(screen.queryByText('Stop added')).toBeNull();
    rerender(<AddedStopNotice ride={trip(20, 21)} />);
    expect(screen.queryByText('Stop added')).toBeNull();
  });
});
