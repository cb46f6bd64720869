import { skipToken } from '@reduxjs/toolkit/query';
import type { ProgressCheckView } from '@groupride/web-api-client';
import { useGetProgressCheckQuery } from '../api';

/** In case a socket message was lost. */
const POLL = 20_000;

/** What the driver is asked about the ride in hand, or why it was taken back; null: nothing. */
export function useProgressCheck(driverId: number | null | undefined): ProgressCheckView | null {
  const { data } = useGetProgressCheckQuery(driverId ? { driverId } : skipToken, { pollingInterval: POLL });
  return data ?? null;
}
