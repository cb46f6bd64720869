import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

/** Kinds of answers, for saying what a change makes stale. */
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

/** What is asked to be done may lead to a mail or a text message: it is written in the language of the page. */
export function prepareHeaders(headers: Headers, { type }: { type: 'query' | 'mutation' }): void {
  const language = globalThis.document?.documentElement.lang;
  if (type === 'mutation' && language) headers.set('accept-language', language);
}

/** A server that takes a call and never answers counts as one that is not there; the slowest of our calls takes a few seconds. */
const TIMEOUT_MS = 30_000;

/** Calls go to the page's own origin, whose proxy leads to the API; the session cookie goes with them. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({ baseUrl: '/', credentials: 'include', prepareHeaders, timeout: TIMEOUT_MS }),
  tagTypes: TAGS,
  // Changes that come during a request are not lost: see repeat-outdated.ts.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});
