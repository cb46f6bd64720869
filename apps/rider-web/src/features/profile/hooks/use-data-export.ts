import { useState } from 'react';
import { useStore } from 'react-redux';
import type { Action, Dispatch, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { MAX_NOTIFICATIONS, MAX_PAST_RIDES, MAX_USER_RIDES } from '@groupride/contracts';
import { api, type HistoryItem, type RideView } from '@groupride/web-api-client';

type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction> & Dispatch<Action>;

const fresh = { subscribe: false, forceRefetch: true } as const;

/**
 * Collects everything that the application's own calls return about a person.
 * @throws the error of the first refused call
 */
export async function collectOwnData(dispatch: ApiDispatch) {
  const { endpoints } = api;
  const me = { userId: 'me' } as const;
  const [account, totals, cards, credits, emergencyContacts, savedPlaces, venmo, notifications] = await Promise.all([
    dispatch(endpoints.getCurrentUser.initiate(undefined, fresh)).unwrap(),
    dispatch(endpoints.getRideTotals.initiate(me, fresh)).unwrap(),
    dispatch(endpoints.listCards.initiate(undefined, fresh)).unwrap(),
    dispatch(endpoints.getCredits.initiate(undefined, fresh)).unwrap(),
    dispatch(endpoints.listEmergencyContacts.initiate(undefined, fresh)).unwrap(),
    dispatch(endpoints.listSavedPlaces.initiate(undefined, fresh)).unwrap(),
    dispatch(endpoints.getVenmoAccount.initiate(undefined, fresh)).unwrap(),
    dispatch(endpoints.listNotifications.initiate({ limit: MAX_NOTIFICATIONS }, fresh)).unwrap(),
  ]);
  const rides = await everyPage<RideView>(
    (before) => dispatch(endpoints.listUserRides.initiate({ ...me, ...before, limit: MAX_USER_RIDES }, fresh)).unwrap(),
    { size: MAX_USER_RIDES, idOf: ({ id }) => id },
  );
  const history = await everyPage<HistoryItem>(
    (before) => dispatch(endpoints.listHistory.initiate({ ...me, ...before, limit: MAX_PAST_RIDES }, fresh)).unwrap(),
    { size: MAX_PAST_RIDES, idOf: ({ rideId }) => rideId },
  );
  return {
    account,
    totals,
    rides,
    history,
    cards,
    credits,
    emergencyContacts,
    savedPlaces,
    venmo,
    notifications: notifications.notifications,
  };
}

/** Collects all pages of a list that continues before the last row of a page. */
async function everyPage<Row>(
  load: (before: { before?: number }) => Promise<Row[]>,
  { size, idOf }: { size: number; idOf: (row: Row) => number },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = await load({}); ; page = await load({ before: idOf(page.at(-1)!) })) {
    rows.push(...page);
    if (page.length < size) return rows;
  }
}

/** Saves a person's data as a JSON file. */
export function useDataExport(): { busy: boolean; download: () => Promise<unknown> } {
  const { dispatch } = useStore();
  const [busy, setBusy] = useState(false);
  /** @returns the error, or null */
  const download = async (): Promise<unknown> => {
    setBusy(true);
    try {
      const data = await collectOwnData(dispatch as ApiDispatch);
      const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      const link = document.createElement('a');
      link.href = url;
      link.download = `groupride-data-${new Date().toISOString().slice(0, 10)}.json`;
      link.click();
      URL.revokeObjectURL(url);
      return null;
    } catch (problem) {
      return problem;
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}
