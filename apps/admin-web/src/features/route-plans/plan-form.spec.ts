import { clockTimeOf, windowOf } from './clock';
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
  it('converts to a plan and back without a loss', () => {
    const plan = planOf(filled());
    expect(plan).toEqual({
      name: 'Hotels',
      day: '2026-12-01',
      requests: [
        {
          label: 'Group',
          people: 4,
          pickup: null,
          dropoff: { place: hotel, from: 480, to: 600, serviceMinutes: 2 },
        },
      ],
      vehicles: [{ name: 'Shuttle', seats: 14, start: hotel, end: hotel, from: 420, to: 720 }],
    });
    expect(isPlan(plan) && planOf(draftOf(plan))).toEqual(plan);
  });

  it('marks every missing or invalid field', () => {
    const draft = emptyPlan('');
    draft.requests[0]!.people = '2.5';
    draft.vehicles = [{ ...emptyVehicle(1), seats: '0', from: { time: '', day: 0 } }];
    expect(planOf(draft)).toEqual({
      name: 'missing',
      day: 'missing',
      'requests.0.label': 'missing',
      'requests.0.people': 'notCount',
      'requests.0.dropoff.place': 'noStop',
      'vehicles.0.name': 'missing',
      'vehicles.0.seats': 'notCount',
      'vehicles.0.start': 'missing',
      'vehicles.0.from': 'noTime',
    });
    expect(planOf({ ...filled(), requests: [], vehicles: [] })).toEqual({
      requests: 'noRequests',
      vehicles: 'noVehicles',
    });
  });

  it('restores every time, also on the next day', () => {
    const plan = planOf(filled());
    if (!isPlan(plan)) throw new Error('The form is filled in.');
    // 00:00, 00:30, 23:59, midnight, 00:30 of the next day, its last minute, and the midnight at its end.
    const minutes = [0, 30, 1_439, 1_440, 1_470, 2_879, 2_880];
    for (const from of minutes)
      for (const to of minutes.filter((each) => each > from)) {
        plan.requests[0]!.dropoff = { place: hotel, from, to, serviceMinutes: 2 };
        plan.vehicles[0] = { ...plan.vehicles[0]!, from, to };
        expect(planOf(draftOf(plan))).toEqual(plan);
      }
  });

  it('reads a time after midnight on the selected day', () => {
    expect(clockTimeOf(1_470)).toEqual({ time: '00:30', day: 1 });
    expect(windowOf({ time: '00:30', day: 1 }, { time: '01:30', day: 1 })).toEqual({ from: 1_470, to: 1_530 });
    expect(windowOf({ time: '22:00', day: 0 }, { time: '01:30', day: 1 })).toEqual({ from: 1_320, to: 1_530 });
    expect(windowOf({ time: '22:00', day: 0 }, { time: '01:30', day: 0 })).toBe('endsFirst');
    expect(windowOf({ time: '25:00', day: 0 }, { time: '01:30', day: 1 })).toBe('noTime');
    expect(windowOf({ time: '22:00', day: 1 }, { time: '00:01', day: 2 })).toBe('tooLate');
  });

  it('says at the end time that it is before the start', () => {
    const draft = filled();
    draft.requests[0]!.dropoff.to = { time: '07:59', day: 0 };
    draft.vehicles[0]!.from = { time: '06:00', day: 1 };
    expect(planOf(draft)).toEqual({ 'requests.0.dropoff.to': 'endsFirst', 'vehicles.0.to': 'endsFirst' });
  });
});
