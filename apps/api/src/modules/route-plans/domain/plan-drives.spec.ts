import type { NewRoutePlan, RoutePlanResult } from '@groupride/contracts';
import { drivesOf, spanOf } from './plan-drives';

const instantOf = (seconds: number) => new Date(Date.parse('2026-12-01T05:00:00Z') + seconds * 1000);
const people = (count: number) => ({ people: count }) as NewRoutePlan['requests'][number];
const plan = { requests: [people(4), people(3), people(5)] } as NewRoutePlan;
const stop = (name: string, beginsAt: number) => ({
  request: Number(name.slice(1)),
  kind: name.startsWith('p') ? 'pickup' : 'dropoff',
  beginsAt,
});
const result = (...stops: object[]) =>
  ({ routes: [{ vehicle: 1, leavesAt: 3600, returnsAt: 7200, stops }] }) as unknown as RoutePlanResult;
const named = (drives: ReturnType<typeof drivesOf>) =>
  drives[0]!.stops.map(({ request, kind, at }) => `${kind[0]}${request} ${at.toISOString().slice(11, 16)}`);

describe('the drives of a plan', () => {
  it('let people board at the start and get off at the end unless the plan says otherwise', () => {
    const drives = drivesOf(
      plan,
      result(stop('d0', 4000), stop('p1', 5000), stop('p2', 5400), stop('d2', 6000)),
      instantOf,
    );
    expect(named(drives)).toEqual(['p0 06:00', 'd0 06:06', 'p1 06:23', 'p2 06:30', 'd2 06:40', 'd1 07:00']);
    expect(drives[0]).toMatchObject({ vehicle: 1, seats: 8 });
    expect(spanOf(drives[0]!)).toEqual({
      from: new Date('2026-12-01T06:00:00Z'),
      until: new Date('2026-12-01T07:00:00Z'),
    });
  });

  it('leave out vehicles that do not move', () => {
    expect(drivesOf(plan, result(), instantOf)).toEqual([]);
  });
});
