import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCOUNT_ROWS } from './support/access/account-rows';
import { requestOf } from './support/access/call';
import { Cast, OPERATOR, type Role, type Scene } from './support/access/cast';
import { DRIVER_ROWS } from './support/access/driver-rows';
import { MONEY_ROWS } from './support/access/money-rows';
import { OPERATIONS_ROWS } from './support/access/operations-rows';
import { PEOPLE_ROWS } from './support/access/people-rows';
import { RIDE_ROWS } from './support/access/ride-rows';
import type { Row, Situation } from './support/access/rows';
import type { AnyRow, Answer } from './support/api';
import { PaidRides } from './support/paid-rides';
import { expectStatus } from './support/people';

const DOCUMENT = join(import.meta.dirname, '../../../libs/web/api-client/openapi.json');
const { paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as { paths: Record<string, Record<string, AnyRow>> };
const writes = Object.entries(paths).flatMap(([path, operations]) =>
  'post' in operations ? [{ route: `POST ${path}`, operation: operations['post'] as AnyRow }] : [],
);
const takesKey = ({ operation }: { operation: AnyRow }) =>
  (operation.parameters ?? []).some(({ name }: { name: string }) => name === 'idempotency-key');
const rows = [...RIDE_ROWS, ...MONEY_ROWS, ...DRIVER_ROWS, ...ACCOUNT_ROWS, ...OPERATIONS_ROWS, ...PEOPLE_ROWS];

interface Write {
  role: Role;
  /** Counts its effects on a ride; $1 is the ride. */
  effects: string;
  /** Fields of a different request under the same key. */
  other?: object;
  /** Error code of a repeated request that has nothing left to do. */
  repeated?: string;
  /** Prepares what the call needs; may return other values than those of the access matrix. */
  prepare?: (scene: Scene) => Promise<void | { params: Record<string, number>; body: object }>;
}

/** Routes that take an Idempotency-Key. */
const KEYED: Record<string, Write> = {
  'POST /api/rides': {
    role: 'organizer',
    effects: `SELECT 1 FROM rides WHERE organizer_id = (SELECT organizer_id FROM rides WHERE id = $1) AND id <> $1`,
    other: { paymentMethod: 'cash' },
  },
  'POST /api/rides/{rideId}/cancel': {
    role: 'organizer',
    effects: `SELECT 1 FROM ride_events WHERE ride_id = $1 AND type = 'ride_cancelled'`,
    other: { reason: 'Another reason' },
  },
  'POST /api/rides/{rideId}/invitations': {
    role: 'organizer',
    effects: `SELECT 1 FROM invitations WHERE ride_id = $1`,
    other: { to: 'someone-else@example.test' },
  },
};
const EVENTS = (type: string) => `SELECT 1 FROM ride_events WHERE ride_id = $1 AND type = '${type}'`;
const PAYMENTS = (purpose: string) => `SELECT 1 FROM payments WHERE ride_id = $1 AND purpose = '${purpose}'`;
/** Routes that name what they create or change, so that a repeated request finds it. */
const NAMED: Record<string, Write> = {
  'POST /api/create-payment-intent': { role: 'member', effects: PAYMENTS('share') },
  'POST /api/payments/{paymentId}/refresh': { role: 'organizer', effects: EVENTS('payment_authorized') },
  'POST /api/payments/{paymentId}/card': {
    role: 'member',
    effects: `${PAYMENTS('share')} AND state = 'authorized'`,
    prepare: unpaidShare,
  },
  'POST /api/rides/{rideId}/changes': { role: 'organizer', effects: EVENTS('price_changed') },
  'POST /api/rides/{rideId}/pickup': { role: 'organizer', effects: EVENTS('pickup_moved') },
  'POST /api/rides/{rideId}/consent': { role: 'member', effects: PAYMENTS('ride') },
  'POST /api/join/{token}': {
    role: 'stranger',
    effects: `SELECT 1 FROM ride_members WHERE ride_id = $1 OFFSET 3`,
  },
  'POST /api/rides/{rideId}/pledge/request': {
    role: 'organizer',
    effects: EVENTS('pledge_reached'),
    repeated: 'pledge_closed',
  },
  'POST /api/rides/{rideId}/tip': { role: 'member', effects: PAYMENTS('tip') },
  'POST /api/rides/{rideId}/debt': { role: 'member', effects: PAYMENTS('debt'), prepare: owes },
  'POST /api/rides/{rideId}/settle-ups': { role: 'member', effects: EVENTS('settle_up_sent') },
  'POST /api/rides/{rideId}/settle-ups/{userId}/confirmation': {
    role: 'organizer',
    effects: EVENTS('settle_up_confirmed'),
  },
};
/** Routes only for services of business accounts; `business-accounts.spec.ts` sends each twice at once. */
const OF_SERVICES = ['POST /api/event-transports', 'POST /api/event-transports/{eventId}/cancel'];
/** Routes that neither create anything nor move money. */
const WITHOUT_MONEY = [
  'users/me/phone/code',
  'users/me/phone/verify',
  'auth/second-factor',
  'saved-places',
  'drivers/applications',
  'auth/second-factor/text',
  'auth/second-factor/authenticator',
  'drivers/applications/documents',
  'users/me/deletion/code',
  'users/me/deletion',
  'tokens',
  'tokens/{tokenId}/rotation',
  'webhook-endpoints',
  'webhook-deliveries/{deliveryId}/replay',
  ...['replay', 'secret', 'test'].map((part) => `webhook-endpoints/{endpointId}/${part}`),
  // Routes that move money, but change nothing when a step or payment was already done.
  'sandbox/clock/advance',
  'sandbox/clock/stop',
  'sandbox/card-confirmations',
  'sandbox/drivers',
  ...[
    'accept',
    'set-out',
    'move',
    'arrive',
    'verify',
    'start',
    'complete',
    'cancel',
    'stall',
    'resume',
    'offline',
    'online',
    'bank-account',
  ].map((step) => `sandbox/drivers/{driverId}/${step}`),
  'cards/setup',
  'cards/refresh',
  'cards/{cardId}/default',
  'emergency-contacts',
  'support/messages',
  'notifications/read',
  'notifications/{notificationId}/read',
  'support/messages/read',
  ...[
    'join-link',
    'join-link/replacement',
    'changes/preview',
    'pickup/preview',
    'messages',
    'messages/read',
    'test-status',
    'verification/demo-scan',
    'reviews',
    'trip-links',
    'ready-check',
    'members/{memberId}/nudge',
    'sos',
    'safety-checks/{checkId}/answer',
  ].map((part) => `rides/{rideId}/${part}`),
].map((path) => `POST /api/${path}`);

let cast: Cast;
beforeAll(async () => {
  cast = await Cast.gather(await PaidRides.start({ ADMIN_EMAILS: OPERATOR }));
}, 120_000);
afterAll(() => cast?.world.api.stop());

/** Sends the same request twice at once, then a different one under the same key. */
async function twice(route: string, { role, effects, other, prepare }: Write) {
  const row = rows.find((each) => each.route === route)!;
  const scene = await cast.scene(row.on, `first write ${route}`);
  const situation: Situation = { cast, scene, role, caller: cast.caller(role, scene) };
  const prepared = await prepare?.(scene);
  const body = prepared?.body ?? ((await row.body?.(situation)) as object | undefined);
  const params = prepared?.params ?? (await row.params?.(situation));
  const key = randomUUID();
  const call = (changes: object = {}): Promise<Answer> => {
    const fixed: Row = {
      ...row,
      body: () => ({ ...body, ...changes }),
      ...(params ? { params: () => params } : {}),
      headers: () => ({ 'idempotency-key': key }),
    };
    return requestOf(fixed, situation);
  };
  const answers = await Promise.all([call(), call()]);
  const count = async () => (await cast.world.api.query(effects, [scene.rideId])).length;
  const [payment] = await cast.world.api.query<{ authorized: number }>(
    `SELECT count(*)::int AS authorized FROM payments WHERE ride_id = $1 AND state = 'authorized'`,
    [scene.rideId],
  );
  const held = (await cast.world.cards.intentsOf(scene.rideId)).filter(({ status }) => status === 'requires_capture');
  // Waits for captures of a completed ride that may still be running.
  expect(held.length).toBeLessThanOrEqual(payment!.authorized);
  return { answers, effects: await count(), other: other ? await call(other) : null, after: await count() };
}

/** The member owes five dollars for the ride. */
async function owes({ rideId, member }: Scene): Promise<void> {
  await cast.world.api.query(
    `WITH posted AS (INSERT INTO ledger_transactions (key, kind, ride_id) VALUES ('first-writes', 'fare', $1) RETURNING id)
     INSERT INTO ledger_entries (transaction_id, account, amount_cents)
     SELECT id, account, amount FROM posted, unnest($2::text[], $3::bigint[]) AS entry (account, amount)`,
    [rideId, [`rider:${member.id}`, 'platform:fees'], [500, -500]],
  );
}

/** The member has started to pay and has saved a card. */
async function unpaidShare({ rideId, member }: Scene) {
  const { body: payment } = await expectStatus(cast.world.begin(member, rideId), 200);
  const { body: setup } = await expectStatus(member.client.post('/api/cards/setup'), 200);
  await cast.world.cards.confirmSetup(setup.clientSecret);
  const { body: cards } = await expectStatus(member.client.post('/api/cards/refresh'), 200);
  return { params: { paymentId: payment.paymentId as number }, body: { cardId: cards[0].id as number } };
}

describe('a request of a rider sent twice at once', () => {
  it.each(Object.entries(KEYED))('takes effect once under one Idempotency-Key: %s', async (route, write) => {
    const { answers, effects, other, after } = await twice(route, write);
    const [first, second] = answers.map(({ status, body }) => ({ status, body: body as unknown }));
    expect(first!.status).toBeLessThan(300);
    expect([second, effects]).toEqual([first, 1]);
    expect([other, after]).toMatchObject([{ status: 409, body: { code: 'idempotency_key_reused' } }, 1]);
  });

  it.each(Object.entries(NAMED))('takes effect once without a key: %s', async (route, write) => {
    const { answers, effects } = await twice(route, write);
    const [first, second] = answers.sort((one, another) => one.status - another.status);
    expect(first!.status).toBeLessThan(300);
    if (write.repeated) expect(second!.body.code).toBe(write.repeated);
    else expect([second!.status, second!.body]).toEqual([first!.status, first!.body]);
    expect(effects).toBe(1);
  });

  it('is covered here for every route of riders', () => {
    const ofRiders = writes.filter(({ operation }) => operation['x-access'] === 'signed-in');
    expect(
      ofRiders
        .filter(takesKey)
        .map(({ route }) => route)
        .sort(),
    ).toEqual([...Object.keys(KEYED), ...OF_SERVICES].sort());
    const known = [...Object.keys(KEYED), ...Object.keys(NAMED), ...OF_SERVICES, ...WITHOUT_MONEY];
    expect(ofRiders.map(({ route }) => route).sort()).toEqual(known.sort());
  });
});
