import { useMemo } from 'react';
import type { AdminRideView, TraceView } from '@groupride/web-api-client';
import { useGetRideTraceQuery } from '../api';
import { replayOf, type Replay } from '../replay';
import { useReplay, type ReplayControls } from './use-replay';

export interface RideReplay {
  /** The route that was driven; missing while the ride goes on, and while it is loading. */
  trace: TraceView | undefined;
  /** Asks again for the driven route; null unless it could not be loaded. */
  retry: (() => void) | null;
  /** Null while there is nothing to play. */
  replay: Replay | null;
  controls: ReplayControls;
  /** Number of the event at the current place; null before the replay was begun. */
  current: number | null;
}

/** A ride that is over, to be played again. While it goes on, the end of the trace is the driver's live position. */
export function useRideReplay({ ride, events }: AdminRideView): RideReplay {
  const over = ride.status === 'completed' || ride.status === 'cancelled';
  const { currentData: trace, isError, refetch } = useGetRideTraceQuery({ rideId: ride.id }, { skip: !over });
  const replay = useMemo(() => (trace ? replayOf(trace.points, events) : null), [trace, events]);
  const controls = useReplay(replay);
  const begun = controls.playing || controls.place > 0;
  const retry = isError && !trace ? () => void refetch() : null;
  return { trace, retry, replay, controls, current: begun && replay ? replay.eventAt(controls.place) : null };
}
