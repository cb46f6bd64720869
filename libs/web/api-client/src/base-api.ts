import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

/** Cache tags, which determine what a change invalidates. */
export const TAGS = [
  'Ride',
  'Rides',
  'Members',
  'Events',
  'Track',
  'SharedPositions',
  'TripLinks',
  'Assembly',
  'Sos',
  'SafetyChecks',
  'EmergencyContacts',
  'Verification',
  'Me',
  'Requests',
  'Driver',
  'Documents',
  'ActiveRide',
  'Available',
  'Drivers',
  'Earnings',
  'History',
  'Receipt',
  'Cards',
  'PushSettings',
  'VenmoAccount',
  'JoinPreview',
  'Config',
  'City',
  'SavedPlaces',
  'AdminRides',
  'AdminRide',
  'Metrics',
  'Audit',
  'Charges',
  'Alerts',
  'Disputes',
  'Reconciliations',
  'DeadLetters',
  'Notifications',
  'Messages',
  'Support',
] as const;

/** Mutations may send emails or text messages, which are written in the language of the page. */
export function prepareHeaders(headers: Headers, { type }: { type: 'query' | 'mutation' }): void {
  const language = globalThis.document?.documentElement.lang;
  if (type === 'mutation' && language) headers.set('accept-language', language);
}

/** If the server does not answer in this time, it counts as unreachable. The slowest call takes a few seconds. */
const TIMEOUT_MS = 30_000;

/** Calls go to the page's own origin, whose proxy forwards them to the API with the session cookie. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({ baseUrl: '/', credentials: 'include', prepareHeaders, timeout: TIMEOUT_MS }),
  tagTypes: TAGS,
  // Changes during a request are not lost: see repeat-outdated.ts.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});
