import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

/** Kinds of answers, for saying what a change makes stale. */
export const TAGS = [
  'Ride',
  'Rides',
  'Members',
  'Events',
  'Track',
  'Verification',
  'Me',
  'Requests',
  'Driver',
  'ActiveRide',
  'Available',
  'Drivers',
  'Earnings',
  'History',
  'Receipt',
  'Cards',
  'JoinPreview',
  'Config',
  'City',
  'AdminRides',
  'AdminRide',
  'Metrics',
  'Audit',
  'Charges',
  'Alerts',
  'Disputes',
  'Reconciliations',
  'ParkedReports',
] as const;

/** Calls go to the page's own origin, whose proxy leads to the API; the session cookie goes with them. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({ baseUrl: '/', credentials: 'include' }),
  tagTypes: TAGS,
  endpoints: () => ({}),
});
