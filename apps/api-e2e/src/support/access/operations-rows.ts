import { randomUUID } from 'node:crypto';
import { client, type Client } from '../api';
import { FORM } from '../documents';
import { driver, expectStatus } from '../people';
import { UPTOWN } from '../rides';
import { documentOf } from './driver-rows';
import { LESSER_OPERATORS, type SceneKind } from './cast';
import type { Row, Situation } from './rows';

export const operations = (route: string, more: Partial<Row> = {}, on: SceneKind = 'done'): Row => ({
  route,
  audience: 'operations',
  allowed: ['operator'],
  on,
  ...more,
});
const unknownDispute = () => ({ disputeId: 'du_unknown' });
const code = () => ({ code: 'MATRIX' });
const userId = ({ scene }: Situation) => ({ userId: scene.organizer.id });
const newDestination = () => ({
  end: 'destination',
  place: { name: 'Wilkinson Boulevard', lat: 35.2263, lng: -80.8898 },
});
const changedRoute = async ({ cast, scene }: Situation) => {
  const { body } = await expectStatus(
    cast.operations.post(`/api/admin/rides/${scene.rideId}/route/preview`, newDestination()),
    200,
  );
  return { previewId: body.previewId, expectedTotal: body.total, reason: 'Closed road' };
};
const pricesOf = async ({ cast }: Situation) =>
  (await expectStatus(cast.operations.get('/api/admin/prices'), 200)).body as {
    newest: number;
    versions: { id: number; rates: { basePerPerson: string }[] }[];
  };
/** Each costs a cent more than the version that takes effect last. */
const priceVersion = async (situation: Situation) => {
  const { newest, versions } = await pricesOf(situation);
  const rates = versions[0]!.rates.map((each) => ({
    ...each,
    basePerPerson: (Number(each.basePerPerson) + 0.01).toFixed(2),
  }));
  return { basedOn: newest, reason: 'Matrix', rates };
};
/** The restored version must not be the one in force. */
const earlierVersion = async (situation: Situation) => {
  await expectStatus(situation.cast.operations.post('/api/admin/prices', await priceVersion(situation)), 201);
  return { versionId: (await pricesOf(situation)).versions.at(-1)!.id };
};
const plannedVersion = async (situation: Situation) => {
  const validFrom = new Date(Date.now() + 24 * 3600_000).toISOString();
  const version = { ...(await priceVersion(situation)), validFrom };
  const { body } = await expectStatus(situation.cast.operations.post('/api/admin/prices', version), 201);
  return { versionId: body.newest as number };
};
const newestReplies = async (by: Client) =>
  (await expectStatus(by.get('/api/admin/settings/support_replies'), 200)).body.newest as number;
const settingVersion = async ({ cast }: Situation) => ({
  basedOn: await newestReplies(cast.operations),
  reason: 'Matrix',
  value: { supportReplies: { replies: [{ name: randomUUID(), text: 'Hello' }] } },
});
const reason = () => ({ reason: 'Storm' });

const winery = () => ({
  name: 'Matrix Vineyard',
  address: '1 Vine St',
  description: 'White',
  lat: 35.3,
  lng: -80.7,
  ...reason(),
});

const wineryOf = ({ cast }: Situation) =>
  cast.once('winery', async () => {
    const { body } = await expectStatus(cast.operations.post('/api/admin/wineries', winery()), 201);
    return { wineryId: body.id as number };
  });

function deadLetter(prefix: string) {
  return ({ cast, name = '' }: Situation) => {
    const eventId = `${prefix}_${LESSER_OPERATORS.find((role) => role === name) ?? ''}`;
    return cast.once(eventId, async () => {
      await cast.world.api.query(
        `INSERT INTO stripe_events (id, type, intent_id, handled, payload) VALUES ($1, 'payment_intent.created', 'pi_unknown', false, $2)`,
        [
          eventId,
          JSON.stringify({ id: eventId, type: 'payment_intent.created', data: { object: { id: 'pi_unknown' } } }),
        ],
      );
      return { eventId };
    });
  };
}

const alert = ({ cast, scene, name }: Situation) =>
  cast.once(`alert ${name}`, async () => {
    const [row] = await cast.world.api.query<{ id: number }>(
      `INSERT INTO money_alerts (key, kind, ride_id) VALUES ($2, 'captured_elsewhere', $1) RETURNING id`,
      [scene.rideId, `matrix ${name}`],
    );
    return { alertId: row!.id };
  });

const reviewOf = ({ cast, scene }: Situation) =>
  cast.once(`review ${scene.rideId}`, async () => {
    const [row] = await cast.world.api.query<{ id: number }>(
      `INSERT INTO reviews (ride_id, driver_id, user_id, rating) VALUES ($1, $2, $3, 4)
       ON CONFLICT ON CONSTRAINT reviews_once DO UPDATE SET rating = 4 RETURNING id`,
      [scene.rideId, scene.driver.driverId, scene.userIds.member],
    );
    return { reviewId: row!.id };
  });

/** The same review, hidden or not, whatever the previous caller did. */
const reviewThatIs =
  (state: 'hidden' | 'shown') =>
  async ({ cast, scene }: Situation) => {
    const [row] = await cast.world.api.query<{ id: number }>(
      `INSERT INTO reviews (ride_id, driver_id, user_id, rating) VALUES ($1, $2, $3, 4)
       ON CONFLICT ON CONSTRAINT reviews_once DO UPDATE SET hidden_at = CASE WHEN $4 THEN now() END RETURNING id`,
      [scene.rideId, scene.driver.driverId, scene.userIds.member, state === 'hidden'],
    );
    return { reviewId: row!.id };
  };

const sentPayout = ({ cast, scene }: Situation) =>
  cast.once('payout', async () => {
    const [row] = await cast.world.api.query<{ id: number }>(
      `INSERT INTO payouts (driver_id, kind, state, amount_cents, fee_cents) VALUES ($1, 'instant', 'paid', 500, 50) RETURNING id`,
      [scene.driver.driverId],
    );
    return { payoutId: row!.id };
  });

function policy() {
  return {
    validFrom: new Date(Date.now() + 9 * 24 * 3_600_000).toISOString(),
    terms: {
      freeMinutes: 5,
      immediate: [],
      scheduled: [],
      arrivedPercent: 50,
      waitMinutes: 7,
      largeGroupSize: 15,
      largeGroupWaitMinutes: 15,
      noShowPercent: 50,
      driverPercent: 80,
    },
    ...reason(),
  };
}

const policyOf = ({ cast }: Situation) =>
  cast.once('policy', async () => {
    const { body } = await expectStatus(cast.operations.get('/api/admin/cancellation-policies'), 200);
    return { policyId: Math.max(...(body as { id: number }[]).map(({ id }) => id)) };
  });

const refund = ({ scene }: Situation) => ({ paymentId: scene.paymentId, amount: '1.00', reason: 'goodwill' });

const anotherDriver = async ({ cast, scene }: Situation) => ({
  driverId: (await cast.once(`replacement ${scene.rideId}`, () => driver(cast.world.api, UPTOWN))).driverId,
  replacedDriverId: scene.driver.driverId,
  reason: 'Flat tire',
});

const inquiry = ({ cast }: Situation) =>
  cast.once('inquiry', async () => {
    const form = { clientId: randomUUID(), name: 'Sal', email: 'sal@example.test', message: 'Forty seats' };
    await expectStatus(client(cast.world.api).post('/api/sales-inquiries', form), 202);
    const { body } = await expectStatus(cast.operations.get('/api/admin/sales-inquiries'), 200);
    return { inquiryId: (body.inquiries ?? body)[0].id as number };
  });

const question = ({ cast, scene }: Situation) =>
  cast.once('question', async () => {
    const message = { clientId: randomUUID(), text: 'Hello' };
    const { body } = await expectStatus(scene.organizer.client.post('/api/support/messages', message), 201);
    return { through: body.id as number };
  });

const newOperator = ({ cast }: Situation, name: string) =>
  cast.once(`operator ${name}`, async () => {
    const invitation = { name: 'Nora New', email: `nora-${name}@example.test`, role: 'support' };
    const { body } = await expectStatus(cast.operations.post('/api/admin/operators', invitation), 201);
    return { userId: body.id as number };
  });

export const OPERATIONS_ROWS: readonly Row[] = [
  operations('GET /api/admin/security'),
  operations('GET /api/admin/security/passkeys'),
  operations('POST /api/admin/security/passkeys/options'),
  operations('POST /api/admin/security/passkeys', {
    body: () => ({ name: 'Laptop', response: {} }),
    outcome: '400 passkey_refused',
  }),
  operations('DELETE /api/admin/security/passkeys/{passkeyId}', {
    params: () => ({ passkeyId: 'none-of-theirs' }),
    outcome: '404',
  }),
  operations('GET /api/admin/security/sessions'),
  operations('DELETE /api/admin/security/sessions'),
  operations('DELETE /api/admin/security/sessions/{sessionId}', {
    params: () => ({ sessionId: 'none of theirs' }),
    outcome: '404',
  }),
  operations('POST /api/admin/security/authenticator'),
  operations('PUT /api/admin/security/authenticator', {
    body: () => ({ token: 'not one of ours', code: '000000' }),
    outcome: '409 setup_expired',
  }),
  operations('DELETE /api/admin/security/authenticator'),
  operations('POST /api/admin/security/recovery-codes'),
  operations('POST /api/admin/security/proof-code'),
  operations('PUT /api/admin/security/phone', {
    body: () => ({ phone: '7045550777' }),
    outcome: '409 last_second_factor',
  }),
  operations('GET /api/admin/operators'),
  operations('POST /api/admin/operators', {
    body: () => ({ name: 'Ivo', email: 'ivo@example.test', role: 'viewer' }),
  }),
  operations('PATCH /api/admin/operators/{userId}', {
    params: (situation) => newOperator(situation, 'changed'),
    body: () => ({ role: 'support', expectedRole: 'support' }),
  }),
  operations('DELETE /api/admin/operators/{userId}', {
    params: (situation) => newOperator(situation, 'removed'),
    query: '?expectedRole=support',
  }),
  operations('GET /api/admin/reviews'),
  operations('GET /api/admin/reviews/summary'),
  operations('PUT /api/admin/reviews/{reviewId}/reply', { params: reviewOf, body: () => ({ text: 'Thank you' }) }),
  operations('POST /api/admin/reviews/{reviewId}/hide', { params: reviewThatIs('shown'), body: reason }),
  operations('POST /api/admin/reviews/{reviewId}/show', { params: reviewThatIs('hidden') }),
  operations('GET /api/admin/settings/{kind}', { params: () => ({ kind: 'features' }) }),
  operations('POST /api/admin/settings/{kind}', { params: () => ({ kind: 'support_replies' }), body: settingVersion }),
  operations('POST /api/admin/settings/{kind}/{versionId}/restore', {
    params: async (situation) => {
      const version = await settingVersion(situation);
      await expectStatus(situation.cast.operations.post('/api/admin/settings/support_replies', version), 201);
      return { kind: 'support_replies', versionId: 0 };
    },
    body: async ({ cast }) => ({ basedOn: await newestReplies(cast.operations), reason: 'Matrix' }),
  }),
  operations('GET /api/admin/wineries'),
  operations('POST /api/admin/wineries', { body: winery }),
  operations('PATCH /api/admin/wineries/{wineryId}', {
    params: wineryOf,
    body: () => ({ description: 'Red', ...reason() }),
  }),
  operations('DELETE /api/admin/wineries/{wineryId}', { params: wineryOf, query: '?reason=Closed' }),
  operations('GET /api/admin/dead-letters'),
  operations('POST /api/admin/dead-letters/{eventId}/retry', { params: deadLetter('evt_matrix_retry') }),
  operations('DELETE /api/admin/dead-letters/{eventId}', { params: deadLetter('evt_matrix_dismiss') }),
  operations('GET /api/admin/search', { query: '?q=R-001' }),
  operations('GET /api/admin/map'),
  operations('GET /api/admin/alert-thresholds'),
  operations('PUT /api/admin/alert-thresholds', {
    body: () => ({
      searchMinutes: 5,
      silentMinutes: 3,
      stalledMinutes: 8,
      lateMinutes: 10,
      lowRating: 2,
      deviationMeters: 500,
      deviationMinutes: 3,
      longStopMinutes: 5,
      unansweredMinutes: 3,
      ...reason(),
    }),
  }),
  operations('GET /api/admin/alerts'),
  operations('GET /api/admin/alerts/summary'),
  operations('PATCH /api/admin/alerts/{alertId}', { params: alert, body: () => ({ close: true, note: 'Seen' }) }),
  operations('GET /api/admin/prices'),
  operations('POST /api/admin/prices/preview', {
    body: async (situation) => ({ rates: (await pricesOf(situation)).versions[0]!.rates }),
  }),
  operations('POST /api/admin/prices', { body: priceVersion }),
  operations('POST /api/admin/prices/{versionId}/restore', {
    params: earlierVersion,
    body: async (situation) => ({ basedOn: (await pricesOf(situation)).newest, ...reason() }),
  }),
  operations('POST /api/admin/prices/{versionId}/withdraw', { params: plannedVersion, body: reason }),
  operations('GET /api/admin/promotions'),
  operations('POST /api/admin/promotions', {
    body: () => ({ ...code(), name: 'Matrix', kind: 'amount', maxDiscount: '1.00', firstRideOnly: false, ...reason() }),
  }),
  operations('PATCH /api/admin/promotions/{code}', { params: code, body: () => ({ name: 'Matrix 2', ...reason() }) }),
  operations('POST /api/admin/promotions/{code}/end', { params: code, query: '?reason=Over' }),
  operations('GET /api/admin/cancellation-policies'),
  operations('POST /api/admin/cancellation-policies', { body: policy }),
  operations('DELETE /api/admin/cancellation-policies/{policyId}', { params: policyOf, query: '?reason=Storm' }),
  operations('GET /api/admin/rides'),
  operations('GET /api/admin/rides/{rideId}'),
  operations('GET /api/admin/rides/{rideId}/trace'),
  operations('GET /api/admin/rides/{rideId}/dispatch', {}, 'taken'),
  operations('GET /api/admin/rides/{rideId}/standby', {}, 'taken'),
  operations('GET /api/admin/rides/{rideId}/charges'),
  operations('GET /api/admin/rides/{rideId}/refunds'),
  operations('POST /api/admin/rides/{rideId}/refunds', {
    body: refund,
    headers: () => ({ 'idempotency-key': randomUUID() }),
  }),
  operations('POST /api/admin/rides/{rideId}/debts/{payerId}/close', {
    params: ({ scene }) => ({ payerId: scene.member.id }),
    body: () => ({ amount: '1.00', how: 'waived', note: 'Goodwill' }),
    but: { operator: '409 payment_not_due' },
  }),
  operations('GET /api/admin/rides/{rideId}/cancellation', {}, 'open'),
  operations('POST /api/admin/rides/{rideId}/cancel', { alone: true, body: reason }, 'open'),
  operations('POST /api/admin/rides/{rideId}/route/preview', { body: newDestination }, 'taken'),
  operations('POST /api/admin/rides/{rideId}/route', { alone: true, body: changedRoute }, 'taken'),
  operations('GET /api/admin/rides/{rideId}/candidates', {}, 'taken'),
  operations('POST /api/admin/rides/{rideId}/reassign', { alone: true, body: anotherDriver }, 'taken'),
  operations('POST /api/admin/rides/{rideId}/complete', { alone: true, body: reason }, 'riding'),
  operations('GET /api/admin/disputes'),
  operations('GET /api/admin/disputes/{disputeId}', { params: unknownDispute, outcome: '404' }),
  operations('PUT /api/admin/disputes/{disputeId}/evidence', {
    params: unknownDispute,
    body: () => ({ statement: 'Boarded', version: 0 }),
    outcome: '404',
  }),
  operations('POST /api/admin/disputes/{disputeId}/evidence/files', {
    params: unknownDispute,
    query: '?kind=receipt&version=0',
    body: () => FORM.body,
    headers: () => FORM.headers,
    outcome: '404',
  }),
  operations('DELETE /api/admin/disputes/{disputeId}/evidence/files', {
    params: unknownDispute,
    query: '?kind=receipt&version=1',
    outcome: '404',
  }),
  operations('POST /api/admin/disputes/{disputeId}/evidence/submission', {
    params: unknownDispute,
    body: () => ({ version: 1 }),
    outcome: '404',
  }),
  operations('GET /api/admin/charges', { query: '?query=ana' }),
  operations('GET /api/admin/payouts'),
  operations('POST /api/admin/payouts/{payoutId}/retry', {
    params: sentPayout,
    but: { operator: '409 payout_not_repeatable' },
  }),
  operations('GET /api/admin/reconciliations'),
  operations('POST /api/admin/reconciliations', { body: () => ({}) }),
  operations('GET /api/admin/sales-inquiries'),
  operations('PATCH /api/admin/sales-inquiries/{inquiryId}', { params: inquiry, body: () => ({ state: 'answered' }) }),
  operations('GET /api/admin/support'),
  operations('GET /api/admin/support/{userId}/messages', { params: userId }),
  operations('POST /api/admin/support/{userId}/messages', {
    params: userId,
    body: () => ({ clientId: randomUUID(), text: 'How can we help?' }),
  }),
  operations('POST /api/admin/support/{userId}/messages/read', { params: userId, body: question }),
  operations('GET /api/admin/exports/rides'),
  operations('GET /api/admin/exports/drivers'),
  operations('GET /api/admin/exports/riders'),
  operations('GET /api/admin/exports/payments'),
  operations('GET /api/admin/exports/audit'),
  operations('GET /api/admin/daily-close'),
  operations('GET /api/admin/daily-close/file'),
  operations('GET /api/admin/metrics'),
  operations('GET /api/admin/metrics/days'),
  operations('GET /api/admin/audit'),
  operations('GET /api/drivers'),
  operations('PATCH /api/admin/documents/{documentId}', { params: documentOf, body: () => ({ state: 'accepted' }) }),
  operations('PATCH /api/admin/drivers/{driverId}', { alone: true, body: () => ({ applicationStatus: 'approved' }) }),
];
