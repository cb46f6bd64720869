import { useMemo } from 'react';
import { useGetRideTraceQuery, type AdminRideView, type TraceView } from '@groupride/web-api-client';
import { replayOf, type Replay } from '../replay';
import { useReplay, type ReplayControls } from './use-replay';

export interface RideReplay {
  /** The driven route; undefined during the ride and while loading. */
  trace: TraceView | undefined;
  /** Reloads the driven route; null unless loading failed. */
  retry: (() => void) | null;
  /** Null if there is nothing to replay. */
  replay: Replay | null;
  controls: ReplayControls;
  /** Number of the event at the current position; null before the replay was started. */
  current: number | null;
}

/**
 * The replay of a past ride. It is unavailable during the ride, because the end of the trace is the driver's live
 * position.
 */
export function useRideReplay({ ride, events }: AdminRideView): RideReplay {
  const over = ride.status === 'completed' || ride.status === 'cancelled';
  const { currentData: trace, isError, refetch } = useGetRideTraceQuery({ rideId: ride.id }, { skip: !over });
  const replay = useMemo(() => (trace ? replayOf(trace.points, events) : null), [trace, events]);
  const controls = useReplay(replay);
  const begun = controls.playing || controls.place > 0;
  const retry = isError && !trace ? () => void refetch() : null;
  return { trace, retry, replay, controls, current: begun && replay ? replay.eventAt(controls.place) : null };
}
