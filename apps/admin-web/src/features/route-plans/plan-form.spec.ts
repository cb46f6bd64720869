import { clockText, windowOf } from './clock';
import { draftOf, emptyPlan, emptyVehicle, isPlan, planOf } from './plan-form';

const hotel = { name: 'Hotel', lat: 35.2, lng: -80.8 };
const filled = () => {
  const draft = emptyPlan('2026-12-01');
  draft.name = ' Hotels ';
  Object.assign(draft.requests[0]!, { label: 'Group', people: '4' });
  draft.requests[0]!.dropoff.place = hotel;
  Object.assign(draft.vehicles[0]!, { name: 'Shuttle', start: hotel });
  return draft;
};

describe('the form of a route plan', () => {
  it('becomes a plan, and the plan the same form', () => {
    const plan = planOf(filled());
    expect(plan).toEqual({
      ...{ name: 'Hotels', day: '2026-12-01' },
      requests: [
        {
          ...{ label: 'Group', people: 4, pickup: null },
          dropoff: { place: hotel, from: 480, to: 600, serviceMinutes: 2 },
        },
      ],
      vehicles: [{ name: 'Shuttle', seats: 14, start: hotel, end: hotel, from: 420, to: 720 }],
    });
    expect(isPlan(plan) && planOf(draftOf(plan))).toEqual(plan);
  });

  it('names every field that is missing or wrong', () => {
    const draft = emptyPlan('');
    draft.requests[0]!.people = '2.5';
    draft.vehicles = [{ ...emptyVehicle(1), seats: '0', from: '' }];
    expect(planOf(draft)).toEqual({
      ...{ name: 'missing', day: 'missing', 'requests.0.label': 'missing', 'requests.0.people': 'notCount' },
      ...{ 'requests.0.dropoff.place': 'noStop', 'vehicles.0.name': 'missing', 'vehicles.0.seats': 'notCount' },
      ...{ 'vehicles.0.start': 'missing', 'vehicles.0.from': 'noTime' },
    });
    expect(planOf({ ...filled(), requests: [], vehicles: [] })).toEqual({
      ...{ requests: 'noRequests', vehicles: 'noVehicles' },
    });
  });

  it('takes an end before its beginning for the next day', () => {
    expect(windowOf('22:00', '01:30')).toEqual({ from: 1_320, to: 1_530 });
    expect(windowOf('25:00', '01:30')).toBeNull();
    expect(clockText(1_530 * 60, 'en')).toMatch(/^1:30\sAM$/);
  });
});
