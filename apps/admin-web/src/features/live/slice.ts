import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RideEventType } from '@groupride/contracts';

export interface LiveAlert {
  rideId: number;
  /** Number of the event within its ride. */
  number: number;
  type: RideEventType;
  /** When this page received the event, milliseconds since 1970. */
  at: number;
}

/** Number of latest events that are kept. */
export const MAX_ALERTS = 4;

/** The latest events of all rides, newest first. */
export const alertsSlice = createSlice({
  name: 'alerts',
  initialState: [] as LiveAlert[],
  reducers: {
    rideChanged: {
      prepare: (message: Omit<LiveAlert, 'at'>) => ({ payload: { ...message, at: Date.now() } }),
      reducer(state, { payload }: PayloadAction<LiveAlert>) {
        const known = state.some((alert) => alert.rideId === payload.rideId && alert.number === payload.number);
        return known ? state : [payload, ...state].slice(0, MAX_ALERTS);
      },
    },
  },
});

export const { rideChanged } = alertsSlice.actions;
export const selectAlerts = (state: { alerts: LiveAlert[] }): readonly LiveAlert[] => state.alerts;
