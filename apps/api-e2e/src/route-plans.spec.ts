import { startApi, type Api, type AnyRow, type Client } from './support/api';
import { expectStatus, operator } from './support/people';
import { UPTOWN } from './support/rides';

let api: Api;
let operations: Client;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'ops@example.test' });
  operations = await operator(api, 'ops@example.test');
}, 120_000);
afterAll(() => api?.stop());

const PATH = '/api/admin/route-plans';
const depot = { ...UPTOWN, name: 'Depot' };
const near = (north: number, east = 0, name = 'Stop') => ({
  name,
  lat: UPTOWN.lat + north / 111,
  lng: UPTOWN.lng + east / 91,
});
const visit = (place: object, from = 480, to = 600, serviceMinutes = 2) => ({ place, from, to, serviceMinutes });
const dropoff = (label: string, people: number, where: object) => ({ label, people, pickup: null, dropoff: where });
const shuttle = (name: string, seats: number, more: object = {}) => ({
  name,
  seats,
  start: depot,
  end: depot,
  from: 420,
  to: 720,
  ...more,
});
const tour = (more: object = {}) => ({
  name: 'Hotels',
  day: '2026-12-01',
  requests: [
    dropoff('North', 4, visit(near(2))),
    dropoff('Farther north', 3, visit(near(3))),
    { label: 'Shift change', people: 5, pickup: visit(near(-2, 1)), dropoff: visit(near(-3, 1), 490, 660) },
  ],
  vehicles: [shuttle('Shuttle 1', 14), shuttle('Shuttle 2', 14)],
  ...more,
});
const add = async (plan: object = tour()) => (await expectStatus(operations.post(PATH, plan), 201)).body as AnyRow;
const solve = ({ id, revision }: AnyRow) => operations.post(`${PATH}/${id}/solve`, { revision });
const solved = async (plan: object = tour()) => (await expectStatus(solve(await add(plan)), 200)).body as AnyRow;
const order = ({ id, revision }: AnyRow, routes: object[]) =>
  operations.put(`${PATH}/${id}/routes`, { revision, routes });
const publish = ({ id, revision }: AnyRow) =>
  operations.post(`${PATH}/${id}/publish`, { revision, accountId: 1, vehicles: [], passengers: [] });
const prices = ({ id, revision }: AnyRow) =>
  operations.post(`${PATH}/${id}/prices`, { revision, accountId: 1, vehicles: [] });
const stops = (...names: string[]) =>
  names.map((name) => ({ request: Number(name.slice(1)), kind: name.startsWith('p') ? 'pickup' : 'dropoff' }));

describe('route plans', () => {
  it('are solved with one vehicle where one is enough, with the time of every stop', async () => {
    const plan = await solved();
    expect(plan).toMatchObject({ name: 'Hotels', day: '2026-12-01', revision: 2, previous: null });
    const { result } = plan;
    expect(result).toMatchObject({
      faults: [],
      unserved: [],
      estimated: expect.any(Boolean),
      totals: { vehicles: 1, seats: 14, people: 12, unservedPeople: 0, feasible: true },
    });
    const [route] = result.routes;
    expect(route.stops).toHaveLength(4);
    for (const { beginsAt, arrivesAt, leavesAt } of route.stops) {
      expect(beginsAt).toBeGreaterThanOrEqual(Math.max(arrivesAt, 480 * 60));
      expect(leavesAt).toBe(beginsAt + 120);
    }
    expect(route.leavesAt).toBeGreaterThanOrEqual(420 * 60);
    expect(route.returnsAt).toBeLessThanOrEqual(720 * 60);
    expect(route.polyline.length).toBeGreaterThan(4);
    expect(result.totals.meters).toBeGreaterThan(10_000);
    expect((await expectStatus(operations.get(`${PATH}/${plan.id}`), 200)).body).toEqual(plan);
    const { body: listed } = await expectStatus(operations.get(PATH), 200);
    expect(listed[0]).toMatchObject({ id: plan.id, requests: 3, vehicles: 2, totals: { vehicles: 1 } });
  });

  it('say who is not served, and why', async () => {
    const { result } = await solved(
      tour({
        requests: [
          dropoff('Too many', 20, visit(near(1))),
          dropoff('Too early', 2, visit(near(8), 421, 422)),
          dropoff('Full', 14, visit(near(1), 480, 481)),
          dropoff('Full as well', 14, visit(near(1), 480, 481)),
          dropoff('And this one', 14, visit(near(1), 480, 481)),
        ],
      }),
    );
    expect(result.unserved.slice(0, 2)).toEqual([
      { request: 0, reason: 'too_many_people' },
      { request: 1, reason: 'out_of_reach' },
    ]);
    expect(result.unserved).toHaveLength(3);
    expect(result.unserved[2].reason).toBe('vehicles_full');
    expect(result.totals).toMatchObject({ people: 28, unservedPeople: 36, feasible: true });
  });

  it('that serve nobody cannot be published, and say why each request is not served', async () => {
    const requests = [
      dropoff('Large group', 20, visit(near(1))),
      dropoff('Long stop', 2, visit(near(1), 480, 600, 240)),
      dropoff('Too early', 2, visit(near(8), 421, 422)),
    ];
    const plan = await solved(tour({ requests }));
    expect(plan.result.unserved).toEqual([
      { request: 0, reason: 'too_many_people' },
      { request: 1, reason: 'shift_too_short' },
      { request: 2, reason: 'out_of_reach' },
    ]);
    const refusal = {
      status: 409,
      code: 'route_plan_serves_nobody',
      detail:
        'This plan serves nobody, so there is nothing to publish. Change its requests or vehicles, then solve it again. ' +
        'Large group: more people than any vehicle has seats; Long stop: the shift of every vehicle ends too early; ' +
        'Too early: no vehicle can be there in time.',
    };
    expect((await publish(plan)).body).toMatchObject(refusal);
    expect((await prices(plan)).body).toMatchObject(refusal);
    const { body: emptied } = await expectStatus(order(await solved(), []), 200);
    expect((await publish(emptied)).body).toMatchObject({
      code: 'route_plan_serves_nobody',
      detail: expect.stringContaining('North: left out by hand'),
    });
  });

  it('whose day has passed cannot be published, and say so', async () => {
    const plan = await solved(tour({ day: '2026-01-05' }));
    const refusal = {
      status: 409,
      code: 'route_plan_in_past',
      detail: 'The day of this plan has passed. Change the day, then solve it again.',
    };
    expect((await publish(plan)).body).toMatchObject(refusal);
    expect((await prices(plan)).body).toMatchObject(refusal);
    const { status, body } = await operations.get(`${PATH}/${plan.id}/drivers?vehicle=0&rideType=GroupX`);
    expect([status, body.code]).toEqual([409, 'route_plan_in_past']);
  });

  it('can be reordered by hand, with new times and the previous totals', async () => {
    const before = await solved();
    const routes = [
      { vehicle: 0, stops: stops('d0', 'd1') },
      { vehicle: 1, stops: stops('p2', 'd2') },
    ];
    const { body: after } = await expectStatus(order(before, routes), 200);
    expect(after.result).toMatchObject({
      faults: [],
      unserved: [],
      totals: { vehicles: 2, seats: 28, feasible: true },
    });
    expect(after.previous).toEqual(before.result.totals);
    const { body: fewer } = await expectStatus(
      order(after, [
        { vehicle: 0, stops: stops('d0') },
        { vehicle: 1, stops: [] },
      ]),
      200,
    );
    expect(fewer.result.unserved).toEqual([1, 2].map((request) => ({ request, reason: 'left_out' })));
    expect(fewer.result.routes).toHaveLength(1);
  });

  it('that cannot be driven are kept, marked with their faults', async () => {
    const plan = await solved(
      tour({
        requests: [
          ...tour().requests,
          dropoff('Soon', 2, visit(near(6), 480, 482)),
          dropoff('Soon elsewhere', 2, visit(near(-6), 480, 482)),
        ],
      }),
    );
    const { body } = await expectStatus(
      order(plan, [
        { vehicle: 0, stops: stops('d3', 'd4', 'd2', 'p2') },
        { vehicle: 1, stops: stops('d0') },
      ]),
      200,
    );
    expect(body.result.totals.feasible).toBe(false);
    expect(body.result.faults).toEqual(
      expect.arrayContaining([
        { code: 'after_window', vehicle: 0, request: 4, kind: 'dropoff' },
        { code: 'dropped_off_first', vehicle: 0, request: 2, kind: null },
      ]),
    );
    const { body: listed } = await expectStatus(operations.get(PATH), 200);
    expect(listed[0]).toMatchObject({ id: plan.id, totals: { feasible: false } });
  });

  it('count the people on board', async () => {
    const plan = await add(tour({ vehicles: [shuttle('Van', 6)] }));
    const { body } = await expectStatus(order(plan, [{ vehicle: 0, stops: stops('d0', 'd1') }]), 200);
    expect(body.result.faults.map(({ code }: AnyRow) => code)).toEqual(['too_many_people']);
    expect(body.result.totals.feasible).toBe(false);
  });

  it('lose their routes when requests or vehicles change', async () => {
    const before = await solved();
    const change = { ...tour({ name: 'Hotels and airport' }), revision: before.revision };
    const { body } = await expectStatus(operations.put(`${PATH}/${before.id}`, change), 200);
    expect(body).toMatchObject({
      name: 'Hotels and airport',
      result: null,
      previous: before.result.totals,
      revision: 3,
    });
  });

  it('are not overwritten by someone who saw an older revision, even at the same time', async () => {
    const plan = await add();
    const routes = [{ vehicle: 0, stops: stops('d0') }];
    const answers = await Promise.all([order(plan, routes), order(plan, routes), order(plan, routes)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await solve(plan)).body.code).toBe('route_plan_changed');
    const change = { ...tour(), revision: plan.revision };
    expect((await operations.put(`${PATH}/${plan.id}`, change)).body.code).toBe('route_plan_changed');
  });

  it('leave the API responsive while they are being solved, and refuse what would wait too long', async () => {
    // Enough requests that solving takes longer than listing the plans.
    const requests = Array.from({ length: 8 }, (_, stop) => dropoff(`Stop ${stop}`, 1, visit(near(stop + 1))));
    const plans = await Promise.all(Array.from({ length: 6 }, () => add(tour({ requests }))));
    let isDone = false;
    const solving = Promise.all(plans.map((plan) => solve(plan))).finally(() => (isDone = true));
    await expectStatus(operations.get(PATH), 200);
    expect(isDone).toBe(false);
    const answers = await solving;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.filter(({ body }) => body.code === 'unavailable')).toHaveLength(2);
  });

  it('can be deleted, and every change is in the audit log', async () => {
    const { id } = await solved();
    await expectStatus(operations.delete(`${PATH}/${id}`), 204);
    await expectStatus(operations.get(`${PATH}/${id}`), 404);
    await expectStatus(operations.delete(`${PATH}/${id}`), 404);
    const { body: log } = await expectStatus(operations.get('/api/admin/audit'), 200);
    expect(
      log.filter(({ subject }: AnyRow) => subject === `route_plan:${id}`).map(({ action }: AnyRow) => action),
    ).toEqual(['remove_route_plan', 'solve_route_plan', 'add_route_plan']);
  });

  it.each<[string, object]>([
    ['no requests', { requests: [] }],
    ['no vehicles', { vehicles: [] }],
    ['a day that does not exist', { day: '2026-02-30' }],
    ['a request without stops', { requests: [dropoff('A', 1, null as never)] }],
    ['a window that ends before it begins', { requests: [dropoff('A', 1, visit(near(1), 500, 499))] }],
    ['a shift that ends when it begins', { vehicles: [shuttle('A', 4, { from: 500, to: 500 })] }],
    ['a place in another country', { requests: [dropoff('A', 1, visit({ name: 'Paris', lat: 48.85, lng: 2.35 }))] }],
    ['nobody', { requests: [dropoff('A', 0, visit(near(1)))] }],
    ['too many requests', { requests: Array.from({ length: 61 }, () => dropoff('A', 1, visit(near(1)))) }],
  ])('are refused with %s', async (_what, more) => {
    const { status } = await operations.post(PATH, tour(more));
    expect([400, 409, 422]).toContain(status);
  });

  it.each<[string, object[]]>([
    ['an unknown vehicle', [{ vehicle: 7, stops: [] }]],
    [
      'a vehicle twice',
      [
        { vehicle: 0, stops: [] },
        { vehicle: 0, stops: [] },
      ],
    ],
    ['a stop that its request does not have', [{ vehicle: 0, stops: stops('p0') }]],
    ['a stop that is made twice', [{ vehicle: 0, stops: stops('d0', 'd0') }]],
  ])('cannot be reordered with %s', async (_what, routes) => {
    expect((await order(await add(), routes)).body.code).toBe('validation_failed');
  });
});
