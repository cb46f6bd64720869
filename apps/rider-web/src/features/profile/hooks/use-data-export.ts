import { useState } from 'react';
import { useStore } from 'react-redux';
import type { Action, Dispatch, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { MAX_NOTIFICATIONS, MAX_PAST_RIDES } from '@groupride/contracts';
import { api, type HistoryItem } from '@groupride/web-api-client';

type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction> & Dispatch<Action>;

const fresh = { subscribe: false, forceRefetch: true } as const;

/**
 * Collects everything that the application's own calls return about a person.
 * @throws the error of the first refused call
 */
export async function collectOwnData(dispatch: ApiDispatch) {
  const { endpoints } = api;
  const me = { userId: 'me' } as const;
  const [account, totals, rides, cards, credits, emergencyContacts, savedPlaces, venmo, notifications] =
    await Promise.all([
      dispatch(endpoints.getCurrentUser.initiate(undefined, fresh)).unwrap(),
      dispatch(endpoints.getRideTotals.initiate(me, fresh)).unwrap(),
      dispatch(endpoints.listUserRides.initiate(me, fresh)).unwrap(),
      dispatch(endpoints.listCards.initiate(undefined, fresh)).unwrap(),
      dispatch(endpoints.getCredits.initiate(undefined, fresh)).unwrap(),
      dispatch(endpoints.listEmergencyContacts.initiate(undefined, fresh)).unwrap(),
      dispatch(endpoints.listSavedPlaces.initiate(undefined, fresh)).unwrap(),
      dispatch(endpoints.getVenmoAccount.initiate(undefined, fresh)).unwrap(),
      dispatch(endpoints.listNotifications.initiate({ limit: MAX_NOTIFICATIONS }, fresh)).unwrap(),
    ]);
  const history: HistoryItem[] = [];
  for (let before: number | undefined, full = true; full;) {
    const page: HistoryItem[] = await dispatch(
      endpoints.listHistory.initiate({ ...me, limit: MAX_PAST_RIDES, ...(before ? { before } : {}) }, fresh),
    ).unwrap();
    history.push(...page);
    before = page.at(-1)?.rideId;
    full = page.length === MAX_PAST_RIDES;
  }
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
