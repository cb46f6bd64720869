import { RIDE_TRANSITIONS, mayMove, statusesLeadingTo, unreachableStatuses } from './transitions';
import { RIDE_STATUSES } from './enums';

describe('ride transitions', () => {
  it('match this table exactly', () => {
    const rows = RIDE_TRANSITIONS.map(({ from, to, by }) => `${from} -> ${to}: ${by.join(', ')}`);
    expect(rows.sort()).toEqual([
      'awaiting_payment -> cancelled: organizer, admin, system',
      'awaiting_payment -> pending: system',
      'confirmed -> cancelled: organizer, admin, system',
      'confirmed -> confirmed: admin',
      'confirmed -> en_route: driver, system',
      'confirmed -> pending: admin',
      'confirmed -> pending: driver, system',
      'en_route -> cancelled: driver',
      'en_route -> cancelled: organizer, admin, system',
      'en_route -> completed: admin',
      'en_route -> en_route: admin',
      'en_route -> in_progress: driver',
      'en_route -> pending: admin',
      'en_route -> pending: driver, system',
      'in_progress -> cancelled: admin',
      'in_progress -> completed: driver, admin',
      'pending -> cancelled: organizer, admin, system',
      'pending -> confirmed: admin',
      'pending -> confirmed: driver',
      'pending -> confirmed: system',
      'pending -> en_route: admin',
      'pending -> en_route: driver',
      'pending -> en_route: system',
    ]);
  });

  it('reach every status from the first', () => {
    expect(unreachableStatuses(RIDE_STATUSES)).toEqual([]);
  });

  it('report a status that nothing leads to', () => {
    const withoutCompletion = RIDE_TRANSITIONS.filter((step) => step.to !== 'completed');
    expect(unreachableStatuses(RIDE_STATUSES, withoutCompletion)).toEqual(['completed']);
  });

  it('leave final statuses unchanged', () => {
    for (const to of RIDE_STATUSES) {
      for (const actor of ['organizer', 'driver', 'admin', 'system'] as const) {
        expect(mayMove('completed', to, actor)).toBe(false);
        expect(mayMove('cancelled', to, actor)).toBe(false);
      }
    }
  });

  it('let only the system take back a ride whose driver does not set out or stops coming nearer', () => {
    expect(statusesLeadingTo('pending', 'system')).toEqual(['awaiting_payment', 'confirmed', 'en_route']);
  });

  it('let a driver give a ride back, and only operations cancel a trip that is under way', () => {
    expect(statusesLeadingTo('pending', 'driver')).toEqual(['confirmed', 'en_route']);
    expect(statusesLeadingTo('cancelled', 'organizer')).toEqual([
      'awaiting_payment',
      'pending',
      'confirmed',
      'en_route',
    ]);
  });
});
