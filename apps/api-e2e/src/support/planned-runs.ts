import type { RideView, RoutePlanView } from '@groupride/contracts';
import { client, type Client } from './api';
import { business, passenger, type Service } from './business';
import { BusinessMoney } from './business-money';
import { runJobs } from './jobs';
import { setUpOperations, type Operations } from './operations';
import type { PaidRides } from './paid-rides';
import { driver, expectStatus, type Driver } from './people';
import { driveTo, UPTOWN } from './rides';

export const PATH = '/api/admin/route-plans';
const TIME_ZONE = 'America/New_York';
export const place = (name: string, north: number, east = 0) => ({
  name,
  lat: UPTOWN.lat + north / 111,
  lng: UPTOWN.lng + east / 91,
});
export const HOTEL = place('Hotel', 2);
export const OFFICE = place('Office', 4);
export const MUSEUM = place('Museum', 6);
export const STATION = place('Station', 8);

/** The city's calendar day now, and minutes since its midnight. */
export function now(): { day: string; minute: number } {
  const [day, time] = new Date().toLocaleString('sv-SE', { timeZone: TIME_ZONE }).split(' ');
  const [hours, minutes] = time!.split(':').map(Number);
  return { day: day!, minute: hours! * 60 + minutes! };
}

export interface Planned {
  service: Service;
  accountId: number;
  plan: RoutePlanView;
}

export const publication = ({ plan, accountId }: Planned, driverId: number, more: object = {}) => ({
  revision: plan.revision,
  accountId,
  vehicles: [{ vehicle: 0, driverId, rideType: 'GroupX' }],
  passengers: plan.requests.map(({ label }, request) => ({
    request,
    passenger: passenger({ name: `${label} Canary` }),
  })),
  ...more,
});

export interface Published extends Planned {
  dan: Driver;
  /** Ids of the rides, in the order of the requests. */
  rides: number[];
  /** Where the passengers get the links to their rides, in the same order. */
  emails: string[];
}

/** Starts an API for a spec about published route plans. @returns how they are published and driven */
export function setUpRuns(use: (opened: { world: PaidRides; operations: Operations; money: BusinessMoney }) => void) {
  let world: PaidRides;
  let operations: Operations;
  setUpOperations(
    (opened) => {
      ({ world, operations } = opened);
      use({ ...opened, money: new BusinessMoney(world, operations) });
    },
    { FASTEST_CAR_MPH: '1000000000' },
  );
  // Keeps rides of the next test from being offered to drivers of this one.
  afterEach(() => world.api.query(`UPDATE drivers SET is_online = false`));

  /** Two groups and a third one, picked up one after the other and dropped off in another order, an hour from now. */
  async function planned(more: { requests?: object[]; stops?: string[]; startsIn?: number } = {}): Promise<Planned> {
    const { day, minute } = now();
    const from = minute + (more.startsIn ?? 60);
    const visit = (at: object) => ({ place: at, from, to: from + 240, serviceMinutes: 2 });
    const requests = more.requests ?? [
      { label: 'Ana', people: 3, pickup: visit(HOTEL), dropoff: visit(MUSEUM) },
      { label: 'Ben', people: 2, pickup: visit(OFFICE), dropoff: visit(STATION) },
    ];
    const shuttle = (name: string) => ({
      name,
      seats: 8,
      from: minute,
      to: from + 400,
      start: place('Depot', 0),
      end: place('Depot', 0),
    });
    const { id: accountId, service } = await business(world.api, operations.client);
    const { body: added } = await expectStatus(
      operations.client.post(PATH, {
        name: 'Tour',
        day,
        requests,
        vehicles: [shuttle('Shuttle 1'), shuttle('Shuttle 2')],
      }),
      201,
    );
    const stops = (more.stops ?? ['p0', 'p1', 'd0', 'd1']).map((name) => ({
      request: Number(name.slice(1)),
      kind: name.startsWith('p') ? 'pickup' : 'dropoff',
    }));
    const { body: plan } = await expectStatus(
      operations.client.put(`${PATH}/${added.id}/routes`, { revision: 1, routes: [{ vehicle: 0, stops }] }),
      200,
    );
    expect(plan.result.totals).toMatchObject({ feasible: true });
    return { service, accountId, plan };
  }

  const publish = ({ plan }: Planned, body: object, key?: string) =>
    operations.client.post(`${PATH}/${plan.id}/publish`, body, key ? { 'idempotency-key': key } : {});

  /** The session of a passenger who opened the link in the mail. */
  async function rider(email: string): Promise<Client> {
    const answer = await fetch(`${world.api.url}/api/dev/outbox?to=${encodeURIComponent(email)}`);
    const { messages } = (await answer.json()) as { messages: { body: string }[] };
    const token = messages.map(({ body }) => /\/guest\/([\w-]+)/.exec(body)?.[1]).find(Boolean);
    const guest = client(world.api);
    await expectStatus(guest.post('/api/guest-session', { token }), 200);
    return guest;
  }

  async function published(more: Parameters<typeof planned>[0] = {}, dan?: Driver): Promise<Published> {
    const plan = await planned(more);
    const drives = dan ?? (await driver(world.api, UPTOWN));
    const chosen = publication(plan, drives.driverId);
    const { body } = await expectStatus(publish(plan, chosen), 200);
    const [run] = body.publication.runs;
    const rides = (run.rides as { request: number; rideId: number }[])
      .toSorted((one, other) => one.request - other.request)
      .map(({ rideId }) => rideId);
    return { ...plan, dan: drives, rides, emails: chosen.passengers.map((each) => each.passenger.email) };
  }

  const inHand = async ({ dan }: { dan: Driver }) =>
    (await expectStatus(dan.client.get(`/api/drivers/${dan.driverId}/active-ride`), 200)).body as RideView;
  const step = ({ dan }: { dan: Driver }, rideId: number, status: string, more: object = {}) =>
    dan.client.patch(`/api/rides/${rideId}/status`, { status, ...more });
  const rideFor = async (reader: Client, rideId: number) =>
    (await expectStatus(reader.get(`/api/rides/${rideId}`), 200)).body as RideView;
  /** Runs a job once, and waits for it. */
  const look = (job: string): Promise<void> => runJobs(world.api, job);
  const statusOf = async (rideId: number) => (await rideFor(operations.client, rideId)).status;

  async function board(run: Published, rideId: number, at: { lat: number; lng: number }) {
    await driveTo(run.dan, at);
    await expectStatus(step(run, rideId, 'arrived'), 200);
    await expectStatus(step(run, rideId, 'in_progress', { reason: 'Everybody is here' }), 200);
  }
  async function letOut(run: Published, rideId: number, at: { lat: number; lng: number }) {
    await driveTo(run.dan, at);
    await expectStatus(run.dan.client.post(`/api/rides/${rideId}/complete`, {}), 200);
  }

  return { planned, publish, rider, published, inHand, step, rideFor, look, statusOf, board, letOut };
}
