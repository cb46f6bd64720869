import { skipToken } from '@reduxjs/toolkit/query';
import type { ProgressCheckView } from '@groupride/web-api-client';
import { useGetProgressCheckQuery } from '../api';

/** Polling interval, in case a socket message was lost. */
const POLL = 20_000;

/** The open question about the current ride, or why it was taken back; null for none. */
export function useProgressCheck(driverId: number | null | undefined): ProgressCheckView | null {
  const { data } = useGetProgressCheckQuery(driverId ? { driverId } : skipToken, { pollingInterval: POLL });
  return data ?? null;
}
