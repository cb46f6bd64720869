import { RIDE_STATUSES } from '@groupride/contracts';
import { aView } from '../../testing/a-ride';
import { changeableEnds, possibleActions } from './ride-actions';

describe('the actions on a ride', () => {
  it('are those that its status allows', () => {
    const actions = RIDE_STATUSES.map((status) => {
      const view = aView();
      return [status, possibleActions({ ride: { ...view.ride, status } })];
    });
    expect(Object.fromEntries(actions)).toEqual({
      awaiting_payment: ['route', 'cancel'],
      pending: ['route', 'reassign', 'cancel'],
      confirmed: ['route', 'reassign', 'cancel'],
      en_route: ['route', 'reassign', 'complete', 'cancel'],
      in_progress: ['route', 'complete', 'cancel'],
      completed: [],
      cancelled: [],
    });
  });

  it('allow a new pickup until the driver has arrived, and a new destination until the trip is over', () => {
    const endsOf = (what: Partial<ReturnType<typeof aView>['ride']>) => changeableEnds({ ...aView().ride, ...what });
    expect(endsOf({ status: 'en_route' })).toEqual(['pickup', 'destination']);
    expect(endsOf({ status: 'en_route', arrivedAt: '2026-11-21T17:00:00.000Z' })).toEqual(['destination']);
    expect(endsOf({ status: 'in_progress' })).toEqual(['destination']);
    expect(endsOf({ status: 'pending', splitMode: 'pledge' })).toEqual([]);
  });
});
