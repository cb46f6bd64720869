import type { RoutePlanView } from '@groupride/web-api-client';
import { emptyPublication, problemsOf, publicationOf, refusalAt } from './publish-form';

const plan = {
  revision: 3,
  requests: [{ people: 4 }, { people: 1 }, { people: 5 }],
  result: {
    routes: [
      { vehicle: 1, stops: [{ request: 2 }, { request: 1 }, { request: 2 }] },
      { vehicle: 0, stops: [] },
    ],
  },
} as unknown as RoutePlanView;

describe('publishing a route plan', () => {
  it('requires a driver for each vehicle that drives, and a passenger for each request that is served', () => {
    expect(emptyPublication(plan)).toMatchObject({
      vehicles: [{ vehicle: 1, driverId: '' }],
      passengers: [{ request: 1 }, { request: 2 }],
    });
  });

  it('marks missing fields', () => {
    expect(problemsOf(plan, emptyPublication(plan))).toEqual({
      accountId: 'missing',
      'vehicles.0.driverId': 'missing',
      'passengers.0': 'tooFew',
      'passengers.0.passenger.name': 'missing',
      'passengers.0.passenger.email': 'noContact',
      'passengers.1.passenger.name': 'missing',
      'passengers.1.passenger.email': 'noContact',
    });
  });

  it('sends the selection, without empty fields', () => {
    const draft = { ...emptyPublication(plan), accountId: '9', costCenter: ' ' };
    draft.vehicles[0]!.driverId = '5';
    draft.passengers[1] = { request: 2, name: ' Ana ', email: 'ana@guest.test', phone: '' };
    expect(publicationOf(plan, draft, '52.20')).toMatchObject({
      revision: 3,
      accountId: 9,
      total: '52.20',
      vehicles: [{ vehicle: 1, driverId: 5, rideType: 'GroupX' }],
      passengers: [{ request: 1 }, { request: 2, passenger: { name: 'Ana', email: 'ana@guest.test' } }],
    });
    expect(publicationOf(plan, draft, '52.20')).not.toHaveProperty('costCenter');
  });

  it('shows a server error at its field', () => {
    const problems = [{ field: 'passengers.1.passenger.email', code: 'invalid', message: 'is no address' }];
    expect(refusalAt(problems, 'passengers.1.passenger')?.message).toBe('is no address');
    expect(refusalAt(problems, 'passengers.0')).toBeUndefined();
  });
});
