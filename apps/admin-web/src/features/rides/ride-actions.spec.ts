import { RIDE_STATUSES } from '@groupride/contracts';
import { aView } from '../../testing/a-ride';
import { possibleActions } from './ride-actions';

describe('the actions on a ride', () => {
  it('are those that its status allows', () => {
    const actions = RIDE_STATUSES.map((status) => {
      const view = aView();
      return [status, possibleActions({ ride: { ...view.ride, status } })];
    });
    expect(Object.fromEntries(actions)).toEqual({
      awaiting_payment: ['cancel'],
      pending: ['reassign', 'cancel'],
      confirmed: ['reassign', 'cancel'],
      en_route: ['reassign', 'complete', 'cancel'],
      in_progress: ['complete', 'cancel'],
      completed: [],
      cancelled: [],
    });
  });
});
