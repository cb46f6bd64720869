import { AIRPORT, UPTOWN } from '../rides';
import { expectStatus } from '../people';
import { ROLES, SIGNED_IN } from './cast';
import { calendarFile, guestToken, optOutToken, shareOf, tripToken } from './links';
import type { Row, Situation } from './rows';

const open = (route: string, more: Partial<Row> = {}): Row => ({
  route,
  audience: 'public',
  allowed: ROLES,
  on: 'open',
  ...more,
});
const at = (place: { lat: number; lng: number }) => `${place.lat},${place.lng}`;
const TRIP = { groupSize: 4, pickup: UPTOWN, destination: AIRPORT };

/** Each role calls from its own address, because some routes limit calls per address. */
const fromOwnNetwork = ({ role }: Situation) => ({ 'x-forwarded-for': `198.51.100.${ROLES.indexOf(role) + 1}` });

/** The test has no city, so anything that needs a map is not found. */
export const PUBLIC_ROWS: readonly Row[] = [
  open('GET /api/config'),
  open('GET /api/health'),
  open('GET /api/health/ready'),
  open('GET /api/auth/user'),
  open('GET /api/login'),
  open('GET /api/dev/outbox', { query: '?to=nobody@example.test' }),
  open('GET /api/tiles/{z}/{x}/{y}.mvt', { params: () => ({ z: 10, x: 282, y: 404 }), outcome: '404' }),
  open('GET /api/directions', { query: `?from=${at(UPTOWN)}&to=${at(AIRPORT)}` }),
  open('GET /api/mapping/status'),
  open('GET /api/places', { query: '?search=airport' }),
  open('GET /api/geocode', { query: '?address=airport', outcome: '404' }),
  open('GET /api/geocode/reverse', { query: `?at=${at(UPTOWN)}`, outcome: '404' }),
  open('GET /api/mapping/google/geocode/json', { query: '?address=airport' }),
  open('GET /api/mapping/google/place/autocomplete/json', { query: '?input=airport' }),
  open('GET /api/mapping/google/directions/json', { query: `?origin=${at(UPTOWN)}&destination=${at(AIRPORT)}` }),
  open('GET /api/mapping/mapbox/geocoding/v5/mapbox.places/{query}.json', { params: () => ({ query: 'airport' }) }),
  open('GET /api/mapping/mapbox/directions/v5/mapbox/{mode}/{coordinates}', {
    params: () => ({ mode: 'driving', coordinates: `${UPTOWN.lng},${UPTOWN.lat};${AIRPORT.lng},${AIRPORT.lat}` }),
    outcome: '503 ServiceUnavailable',
  }),
  open('GET /api/wineries'),
  open('GET /api/legal-texts/{document}/{language}', { params: () => ({ document: 'terms', language: 'en' }) }),
  open('GET /api/ride-types'),
  open('GET /api/vehicle-classes'),
  open('POST /api/ride-types/prices', { body: () => TRIP }),
  open('POST /api/ride-types/availability', {
    body: () => ({ groupSize: 4, pickup: { lat: UPTOWN.lat, lng: UPTOWN.lng } }),
  }),
  open('POST /api/calculate-pricing', { body: () => ({ ...TRIP, rideType: 'GroupX' }) }),
  open('GET /api/promotions/first-ride'),
  open('GET /api/cancellation-terms'),
  open('GET /api/drivers/available', { query: `?near=${at(UPTOWN)}` }),
  open('GET /api/join/{token}', { params: ({ scene }) => ({ token: scene.joinToken }) }),
  open('GET /api/shared-trips/{token}', {
    params: async ({ cast, scene }) => ({ token: await tripToken(cast, scene) }),
  }),
  open('GET /api/calendar/{file}', {
    on: 'scheduled',
    params: async ({ cast, scene }) => ({ file: await calendarFile(cast, scene) }),
  }),
  // Opening a signed link has its own test.
  open('GET /api/business-invoice-files/{file}', { outcome: '404', params: () => ({ file: '1.forged.pdf' }) }),
  ...(['GET', 'POST', 'PUT', 'DELETE'] as const).map((method) =>
    open(`${method} /api/invitation-opt-outs/{token}`, {
      params: async ({ cast, scene }) => ({ token: await optOutToken(cast, scene) }),
    }),
  ),
  open('POST /api/sales-inquiries', {
    headers: fromOwnNetwork,
    body: () => ({
      clientId: crypto.randomUUID(),
      name: 'Sal Sales',
      email: 'sal@example.test',
      message: 'Forty seats every Friday',
    }),
  }),
  open('POST /api/guest-link', { body: ({ role }) => ({ contact: `${role}-nobody@example.test` }) }),
  {
    ...open('POST /api/stripe/webhook', { audience: 'provider', body: () => ({ id: 'evt_forged' }) }),
    headers: () => ({ 'stripe-signature': 't=1,v1=00' }),
    outcome: '400 webhook_signature_invalid',
  },
];

const SIGNED_IN_ALREADY = Object.fromEntries(SIGNED_IN.map((role) => [role, '409 already_signed_in']));

/** Routes that begin or end sessions are called last, because the roles are signed out afterwards. */
export const SESSION_ROWS: readonly Row[] = [
  open('POST /api/users', {
    body: ({ role }) => ({ name: 'New Person', email: `new-${role}@example.test`, phone: '9805550000' }),
  }),
  open('POST /api/auth/code', { body: ({ role }) => ({ identifier: `new-${role}@example.test` }) }),
  open('POST /api/auth/passkey/options'),
  open('POST /api/auth/passkey', {
    body: () => ({ response: {} }),
    outcome: '400 passkey_refused',
    // A new browser, which has asked for no challenge.
    but: { anonymous: '400 code_wrong_browser' },
  }),
  open('POST /api/join/{token}/guest', {
    but: SIGNED_IN_ALREADY,
    params: ({ scene }) => ({ token: scene.joinToken }),
    body: async ({ cast, scene, role }) => ({
      name: 'Gwen Guest',
      contact: `gwen-${role}@example.test`,
      share: await shareOf(cast, scene),
    }),
  }),
  open('POST /api/guest-session', {
    but: SIGNED_IN_ALREADY,
    body: async ({ cast, scene }) => ({ token: await guestToken(cast, scene) }),
  }),
  open('POST /api/auth/verify', {
    body: async ({ cast, caller, role }) => {
      const identifier = `verified-${role}@example.test`;
      await expectStatus(caller.post('/api/users', { name: 'New', email: identifier, phone: '9805550000' }), 201);
      return { identifier, code: await cast.world.api.outbox(identifier) };
    },
  }),
  open('POST /api/auth/logout'),
];
