import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { application } from '../applications';
import { FORM } from '../documents';
import { expectStatus } from '../people';
import { AIRPORT, UPTOWN } from '../rides';
import { SIGNED_IN, type Role } from './cast';
import type { Row, Situation } from './rows';

/** Routes that return the caller's own data. */
const own = (route: string, more: Partial<Row> = {}): Row => ({
  route,
  audience: 'account',
  allowed: SIGNED_IN,
  on: 'open',
  ...more,
});
/** Something that belongs only to the organizer. */
const organizers = (route: string, more: Partial<Row>): Row => own(route, { allowed: ['organizer'], ...more });
const OWNER_AND_OPERATOR: Partial<Row> = { allowed: ['operator', 'organizer'], permission: 'people.view' };
const userId = ({ scene }: Situation) => ({ userId: scene.organizer.id });

const subscription = () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
};
const drivers: Partial<Record<Role, string>> = {
  driver: '409 application_exists',
  otherDriver: '409 application_exists',
};

async function bookingOf({ caller }: Situation) {
  const { body } = await expectStatus(
    caller.post('/api/calculate-pricing', {
      groupSize: 4,
      rideType: 'GroupX',
      pickup: UPTOWN,
      destination: AIRPORT,
    }),
    200,
  );
  return { quoteId: body.quoteId as string, paymentMethod: 'card' };
}

const cardOf = ({ cast, scene }: Situation) =>
  cast.once(`card ${scene.rideId}`, async () => {
    const { client } = scene.organizer;
    const { body: setup } = await expectStatus(client.post('/api/cards/setup'), 200);
    await cast.world.cards.confirmSetup(setup.clientSecret);
    const { body: cards } = await expectStatus(client.post('/api/cards/refresh'), 200);
    return { cardId: cards[0].id as number };
  });

const notificationOf = ({ cast, scene }: Situation) =>
  cast.once(`notification ${scene.rideId}`, async () => {
    const rows = await cast.world.api.query<{ id: number }>(
      `INSERT INTO notifications (user_id, key, type, kind, data)
       VALUES ($1, 'test:matrix', 'ride_update', 'trip_started', '{"facts":{"destination":"Airport"}}') RETURNING id`,
      [scene.organizer.id],
    );
    return { notificationId: Number(rows[0]!.id) };
  });

const subscriptionOf = ({ cast, scene }: Situation) =>
  cast.once(`subscription ${scene.rideId}`, async () => {
    const { body } = await expectStatus(scene.organizer.client.put('/api/push/subscriptions', subscription()), 200);
    return { subscriptionId: body.id as number };
  });

const contactOf = ({ cast, scene }: Situation) =>
  cast.once(`contact ${scene.rideId}`, async () => {
    const form = { name: 'Dad', email: 'dad@example.test' };
    const { body } = await expectStatus(scene.organizer.client.post('/api/emergency-contacts', form), 201);
    return { contactId: body.id as number };
  });

const placeOf = ({ cast, scene }: Situation) =>
  cast.once(`place ${scene.rideId}`, async () => {
    const { body } = await expectStatus(
      scene.organizer.client.post('/api/saved-places', { label: 'Office', ...UPTOWN }),
      200,
    );
    return { placeId: body.id as number };
  });

const applicantDocumentOf = ({ cast, scene }: Situation) =>
  cast.once(`applicant document ${scene.rideId}`, async () => {
    const path = '/api/drivers/applications/documents?group=insurance';
    const { body } = await expectStatus(scene.organizer.client.post(path, FORM.body, FORM.headers), 201);
    return { documentId: body.id as number };
  });

async function supportMessageOf({ cast, scene }: Situation) {
  return cast.once(`support ${scene.rideId}`, async () => {
    const message = { clientId: randomUUID(), text: 'Hello' };
    const { body } = await expectStatus(scene.organizer.client.post('/api/support/messages', message), 201);
    return { through: body.id as number };
  });
}

export const ACCOUNT_ROWS: readonly Row[] = [
  own('PATCH /api/users/me', { body: () => ({ language: 'en' }) }),
  own('POST /api/users/me/phone/code'),
  own('POST /api/users/me/phone/verify', { body: () => ({ code: '000000' }), outcome: '400 code_invalid' }),
  own('DELETE /api/users/me/other-sessions'),
  // This works only while an operator signs in.
  own('GET /api/auth/second-factor', { outcome: '403' }),
  own('POST /api/auth/second-factor', { body: () => ({ code: '000000' }), outcome: '403' }),
  own('POST /api/auth/second-factor/text', { outcome: '403' }),
  own('POST /api/auth/second-factor/authenticator', { outcome: '403' }),
  own('PUT /api/auth/second-factor/authenticator', {
    body: () => ({ token: 'x', code: '000000' }),
    outcome: '403',
  }),
  own('GET /api/users/{userId}/rides', { ...OWNER_AND_OPERATOR, params: userId }),
  own('GET /api/users/{userId}/history', { ...OWNER_AND_OPERATOR, params: userId }),
  own('GET /api/users/{userId}/history/totals', { ...OWNER_AND_OPERATOR, params: userId }),
  own('GET /api/users/me/venmo'),
  own('PUT /api/users/me/venmo', { body: () => ({ username: '@some-one' }) }),
  own('POST /api/rides', { body: bookingOf }),
  // Everybody here has booked a ride.
  own('POST /api/users/me/deletion/code', {
    outcome: '409 account_has_ride',
    but: {
      driver: '409 account_is_driver',
      otherDriver: '409 account_is_driver',
      operator: '409 account_is_operator',
    },
  }),
  own('POST /api/users/me/deletion', { body: () => ({ code: '000000' }), outcome: '400 code_invalid' }),
  own('GET /api/cards'),
  own('GET /api/credits'),
  own('POST /api/cards/setup'),
  own('POST /api/cards/refresh'),
  organizers('POST /api/cards/{cardId}/default', { params: cardOf }),
  organizers('DELETE /api/cards/{cardId}', { params: cardOf }),
  own('GET /api/notifications'),
  own('POST /api/notifications/read', { body: () => ({}) }),
  organizers('POST /api/notifications/{notificationId}/read', { params: notificationOf }),
  organizers('DELETE /api/notifications/{notificationId}', { params: notificationOf }),
  own('GET /api/push/settings'),
  own('PATCH /api/push/settings', { body: () => ({ topic: 'message', enabled: true }) }),
  own('PUT /api/push/subscriptions', { body: subscription }),
  organizers('DELETE /api/push/subscriptions/{subscriptionId}', { params: subscriptionOf }),
  own('GET /api/sos'),
  own('GET /api/emergency-contacts'),
  own('POST /api/emergency-contacts', { body: () => ({ name: 'Mom', email: 'mom@example.test' }) }),
  organizers('DELETE /api/emergency-contacts/{contactId}', { params: contactOf }),
  own('GET /api/saved-places'),
  own('POST /api/saved-places', { body: () => ({ label: 'Home', ...UPTOWN }) }),
  organizers('DELETE /api/saved-places/{placeId}', { params: placeOf }),
  own('GET /api/support/messages'),
  own('POST /api/support/messages', { body: () => ({ clientId: randomUUID(), text: 'Hello' }) }),
  own('POST /api/support/messages/read', { body: supportMessageOf }),
  own('GET /api/drivers/profile', { allowed: ['driver', 'otherDriver'] }),
  own('GET /api/drivers/applications/draft'),
  own('PUT /api/drivers/applications/draft', {
    body: () => ({ revision: 0, step: 2, completed: 2, fields: { city: 'Charlotte' } }),
    but: drivers,
  }),
  own('GET /api/drivers/applications/documents'),
  own('POST /api/drivers/applications/documents', {
    query: '?group=registration',
    body: () => FORM.body,
    headers: () => FORM.headers,
    but: drivers,
  }),
  organizers('DELETE /api/drivers/applications/documents/{documentId}', { params: applicantDocumentOf }),
  own('POST /api/drivers/applications', {
    body: ({ role }) => application({ licensePlate: `M${role.slice(0, 8)}`, seats: 6 }),
    but: drivers,
  }),
];
