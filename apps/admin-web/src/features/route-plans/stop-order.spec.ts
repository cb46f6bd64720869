import type { RoutePlanStop } from '@groupride/web-api-client';
import { leaveOut, moveStop, ordersOf, routesOf, stopKey } from './stop-order';

const visit = { place: { name: 'A', lat: 35, lng: -80 }, from: 0, to: 9, serviceMinutes: 1 };
const requests = [
  { label: 'Both', people: 2, pickup: visit, dropoff: visit },
  { label: 'One', people: 2, pickup: null, dropoff: visit },
];
const pickup0: RoutePlanStop = { request: 0, kind: 'pickup' };
const dropoff0: RoutePlanStop = { request: 0, kind: 'dropoff' };
const dropoff1: RoutePlanStop = { request: 1, kind: 'dropoff' };
const keys = (orders: RoutePlanStop[][]) => orders.map((stops) => stops.map(stopKey));

describe('moving stops', () => {
  const orders = [[pickup0, dropoff0, dropoff1], []];

  it('moves one stop within its vehicle', () => {
    expect(keys(moveStop({ requests }, orders, dropoff1, { vehicle: 0, position: 0 }))).toEqual([
      ['dropoff 1', 'pickup 0', 'dropoff 0'],
      [],
    ]);
  });

  it('moves the other stop of the request to another vehicle as well', () => {
    expect(keys(moveStop({ requests }, orders, dropoff0, { vehicle: 1, position: 0 }))).toEqual([
      ['dropoff 1'],
      ['pickup 0', 'dropoff 0'],
    ]);
  });

  it('adds an unserved request again', () => {
    const without = leaveOut(orders, 0);
    expect(keys(without)).toEqual([['dropoff 1'], []]);
    expect(keys(moveStop({ requests }, without, pickup0, { vehicle: 0, position: 1 }))).toEqual([
      ['dropoff 1', 'pickup 0', 'dropoff 0'],
      [],
    ]);
  });

  it('reads the order of every vehicle from a plan, and sends only vehicles that drive', () => {
    const vehicle = { name: 'Shuttle', seats: 4, start: visit.place, end: visit.place, from: 0, to: 9 };
    const times = { arrivesAt: 0, beginsAt: 0, leavesAt: 0 };
    const totals = {
      vehicles: 1,
      seats: 4,
      people: 2,
      unservedPeople: 2,
      meters: 1,
      drivingSeconds: 1,
      feasible: true,
    };
    const plan = {
      id: 1,
      name: 'Plan',
      day: '2026-12-01',
      revision: 2,
      changedAt: '2026-11-25T12:00:00Z',
      requests,
      vehicles: [vehicle, vehicle],
      previous: null,
      result: {
        unserved: [],
        faults: [],
        estimated: false,
        totals,
        routes: [
          {
            vehicle: 1,
            leavesAt: 0,
            returnsAt: 1,
            meters: 1,
            drivingSeconds: 1,
            polyline: '',
            stops: [{ ...dropoff1, ...times }],
          },
        ],
      },
    };
    expect(keys(ordersOf(plan))).toEqual([[], ['dropoff 1']]);
    expect(routesOf(ordersOf(plan))).toEqual([{ vehicle: 1, stops: [dropoff1] }]);
  });
});
