import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { startApi, type Api } from './support/api';
import { driver, expectStatus, person, type Driver, type Person } from './support/people';
import { AIRPORT, book, driveTo, joinBy, offerTo, UPTOWN } from './support/rides';

let api: Api;

beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api?.stop());

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const qrOf = async (who: Person, rideId: number) =>
  (await expectStatus(who.client.get(`/api/rides/${rideId}/verification`), 200)).body.qr as string;
const step = (dan: Driver, rideId: number, body: object) => dan.client.patch(`/api/rides/${rideId}/status`, body);
const board = (dan: Driver, rideId: number, body: object, key?: string) =>
  dan.client.post(`/api/rides/${rideId}/verify`, body, key ? { 'idempotency-key': key } : undefined);
const eventsOf = (rideId: number) =>
  api.query<{ type: string; at: Date; happened: string | null }>(
    `SELECT type, at, data ->> 'happenedAt' AS happened FROM ride_events
      WHERE ride_id = $1 AND type IN ('driver_arrived', 'member_verified', 'trip_started', 'trip_completed') ORDER BY number`,
    [rideId],
  );

/** Three people and their driver, who accepted half an hour ago. */
async function accepted() {
  const [ana, ben, cem] = [await person(api, 'Ana A'), await person(api, 'Ben B'), await person(api, 'Cem C')];
  const { id, totalCost } = (await book(ana)) as { id: number; totalCost: string };
  const { body: link } = await expectStatus(ana.client.post(`/api/rides/${id}/join-link`), 201);
  for (const friend of [ben, cem]) await expectStatus(joinBy(friend, link.token), 200);
  const dan = await driver(api, AIRPORT);
  await offerTo(api, id, [dan.driverId]);
  await expectStatus(dan.client.post(`/api/rides/${id}/accept/${dan.driverId}`), 200);
  await api.query(`UPDATE rides SET accepted_at = now() - interval '30 minutes' WHERE id = $1`, [id]);
  return { dan, id, totalCost, people: [ana, ben, cem] };
}

describe('steps that a driver took without a network', () => {
  it('are each applied once, in order, with both times, however often they are sent', async () => {
    const { dan, id, totalCost, people } = await accepted();
    const codes = await Promise.all(people.map((who) => qrOf(who, id)));
    // The car left the pickup long ago, so the position of the step is what counts.
    const arrival = { status: 'arrived', happenedAt: ago(600), position: { lat: UPTOWN.lat, lng: UPTOWN.lng } };
    const verified = ago(1);
    const start = { status: 'in_progress', happenedAt: ago(1) };
    const completion = { amount: totalCost, happenedAt: ago(0), position: { lat: AIRPORT.lat, lng: AIRPORT.lng } };
    for (let round = 0; round < 2; round += 1) {
      await expectStatus(step(dan, id, arrival), 200);
      for (const [index, qr] of codes.entries())
        await expectStatus(board(dan, id, { qr, happenedAt: verified }, `${id}-${index}`), 200);
      await expectStatus(step(dan, id, start), 200);
      await expectStatus(dan.client.post(`/api/rides/${id}/complete`, completion), 200);
    }
    const events = await eventsOf(id);
    expect(events.map(({ type }) => type)).toEqual([
      'driver_arrived',
      'member_verified',
      'member_verified',
      'member_verified',
      'trip_started',
      'trip_completed',
    ]);
    expect(events[0]!.happened).toBe(arrival.happenedAt);
    expect(events[0]!.at.getTime() - Date.parse(arrival.happenedAt)).toBeGreaterThan(590_000);
    expect(events.every(({ happened }) => happened !== null)).toBe(true);
  });

  it('start the no-show wait when the arrival is reported', async () => {
    const { dan, id } = await accepted();
    const position = { lat: UPTOWN.lat, lng: UPTOWN.lng };
    await expectStatus(step(dan, id, { status: 'arrived', happenedAt: ago(20 * 60), position }), 200);
    const { body: view } = await expectStatus(dan.client.get(`/api/rides/${id}/no-show`), 200);
    expect(view).toMatchObject({ mayCancel: false, mayMark: false });
    expect(view.secondsLeft).toBeGreaterThan(6 * 60);
    const { body: refusal } = await dan.client.post(`/api/rides/${id}/no-show`, {});
    expect(refusal).toMatchObject({ code: 'still_waiting', detail: expect.stringContaining('7 more minutes') });
    expect(Number.isInteger(refusal.extra.secondsLeft)).toBe(true);
  });

  it.each([
    ['in the future', -120, 'future'],
    ['before the ride was accepted', 31 * 60, 'before_previous'],
    ['yesterday', 25 * 3600, 'too_old'],
  ])('are refused %s and change nothing', async (_, seconds, problem) => {
    const { dan, id } = await accepted();
    const position = { lat: UPTOWN.lat, lng: UPTOWN.lng };
    const { body } = await step(dan, id, { status: 'arrived', happenedAt: ago(seconds), position });
    expect(body).toMatchObject({ status: 409, code: 'step_time_invalid', extra: { problem } });
    expect(await eventsOf(id)).toEqual([]);
  });

  it('are refused before the preceding step', async () => {
    const { dan, id } = await accepted();
    const position = { lat: UPTOWN.lat, lng: UPTOWN.lng };
    await expectStatus(step(dan, id, { status: 'arrived', happenedAt: ago(300), position }), 200);
    const start = { status: 'in_progress', reason: 'No phones', happenedAt: ago(400) };
    expect((await step(dan, id, start)).body).toMatchObject({
      code: 'step_time_invalid',
      extra: { problem: 'before_previous' },
    });
  });

  it('are refused when the device was somewhere else', async () => {
    const { dan, id } = await accepted();
    const answer = await step(dan, id, { status: 'arrived', happenedAt: ago(60), position: AIRPORT_POSITION });
    expect(answer.body.code).toBe('not_at_pickup');
  });
});

const AIRPORT_POSITION = { lat: AIRPORT.lat, lng: AIRPORT.lng };

describe('boarding codes', () => {
  async function boarding() {
    const found = await accepted();
    await driveTo(found.dan, UPTOWN);
    await expectStatus(step(found.dan, found.id, { status: 'arrived' }), 200);
    return found;
  }

  it('are checked by anyone who has the public key, which only the assigned driver gets', async () => {
    const { dan, id, people } = await boarding();
    const { body } = await expectStatus(dan.client.get(`/api/rides/${id}/boarding`), 200);
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: body.publicKey }, format: 'jwk' });
    const [payload = '', signature = ''] = (await qrOf(people[0]!, id)).split('.');
    expect(verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ rideId: id });
    expect((await people[0]!.client.get(`/api/rides/${id}/boarding`)).status).toBe(403);
    const other = await driver(api, UPTOWN);
    expect((await other.client.get(`/api/rides/${id}/boarding`)).status).toBe(404);
  });

  it('are refused when they are forged, of another ride, or used again', async () => {
    const [{ dan, id, people }, foreign] = [await boarding(), await boarding()];
    const qr = await qrOf(people[0]!, id);
    const [payload = ''] = qr.split('.');
    const forged = sign(null, Buffer.from(payload), generateKeyPairSync('ed25519').privateKey).toString('base64url');
    const refusal = async (text: string) => (await board(dan, id, { qr: text })).body.code;
    expect(await refusal(`${payload}.${forged}`)).toBe('verification_code_wrong');
    expect(await refusal(await qrOf(foreign.people[0]!, foreign.id))).toBe('verification_code_wrong');
    await expectStatus(board(dan, id, { qr }), 200);
    expect(await refusal(qr)).toBe('already_verified');
  });

  it('need a reason to start without everyone, even when some are verified', async () => {
    const { dan, id, people } = await boarding();
    expect((await step(dan, id, { status: 'in_progress' })).body.code).toBe('no_verified_passenger');
    await expectStatus(board(dan, id, { qr: await qrOf(people[0]!, id) }), 200);
    expect((await step(dan, id, { status: 'in_progress' })).body).toMatchObject({
      code: 'passengers_unverified',
      extra: { count: 2 },
    });
    await expectStatus(step(dan, id, { status: 'in_progress', reason: 'Two phones are empty' }), 200);
  });
});
