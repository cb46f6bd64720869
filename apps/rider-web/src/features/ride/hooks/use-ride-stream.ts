import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { DriverLocationUpdate } from '@groupride/contracts';
import type { RideEventView } from '@groupride/web-api-client';
import { useSocket } from '../../../shared/socket';
import {
  cityMayHaveChanged,
  driverMayHaveMoved,
  rideChanged,
  useGetRideQuery,
  useLazyListRideEventsQuery,
} from '../api';
import { lastNumber, mergeEvents } from '../ride-events';
import { watchRide } from '../ride-room';

export interface RideStream {
  /** Everything that happened to the ride so far, in order. */
  events: readonly RideEventView[];
  /** The last position of the driver that came in while we watched. */
  location: DriverLocationUpdate | null;
  /** The way that the server last sent with a position; it sends one only when it changed. */
  route: DriverLocationUpdate['route'] | null;
}

/**
 * Follows a ride. The socket only says that something with a number happened; what it was is fetched by the authorised call, from
 * the last number we have. After a lost connection the same fetch brings what was missed.
 */
export function useRideStream(rideId: number | undefined): RideStream {
  const socket = useSocket();
  const dispatch = useDispatch();
  const [fetchEvents] = useLazyListRideEventsQuery();
  const [events, setEvents] = useState<readonly RideEventView[]>([]);
  const [location, setLocation] = useState<DriverLocationUpdate | null>(null);
  const [route, setRoute] = useState<DriverLocationUpdate['route'] | null>(null);
  const last = useRef(0);
  /** The newest event for which the ride was asked for again. */
  const askedFor = useRef(0);
  /** Whether the way was last told along roads. */
  const onRoads = useRef(true);

  const catchUp = useCallback(
    async (id: number) => {
      const answer: readonly RideEventView[] | undefined = await fetchEvents({
        rideId: id,
        ...(last.current > 0 ? { after: last.current } : {}),
      })
        .unwrap()
        .catch(() => []);
      // Of a page that was left meanwhile the answer is not kept, whatever its type says.
      const missed = answer ?? [];
      last.current = Math.max(last.current, lastNumber(missed));
      setEvents((known) => mergeEvents(known, missed));
    },
    [fetchEvents],
  );

  useEffect(() => {
    last.current = 0;
    askedFor.current = 0;
    setEvents([]);
    setLocation(null);
    setRoute(null);
    onRoads.current = true;
    if (rideId !== undefined) void catchUp(rideId);
  }, [rideId, catchUp]);

  useEffect(() => {
    if (!socket || rideId === undefined) return;
    const onNumber = (number: number) => {
      if (number <= last.current) return;
      dispatch(rideChanged(rideId));
      void catchUp(rideId);
    };
    const onDriverLocation = (update: DriverLocationUpdate) => {
      setLocation(update);
      if (!update.route) return;
      setRoute(update.route);
      // Roads are lost, and found again, with the city; while the car only moves, no answer tells the page of another one.
      if (onRoads.current === update.route.estimated) dispatch(cityMayHaveChanged());
      onRoads.current = !update.route.estimated;
    };
    let isBack = false;
    const onJoined = (number: number) => {
      // Positions are not repeated, and a car that waits sends no new one.
      if (isBack) dispatch(driverMayHaveMoved(rideId));
      isBack = true;
      onNumber(number);
    };
    return watchRide(socket, rideId, { onJoined, onEvent: onNumber, onDriverLocation });
  }, [socket, rideId, catchUp, dispatch]);

  // Something may happen after the ride was read and before its events were, while no message could arrive yet.
  const { currentData: ride, isFetching } = useGetRideQuery({ rideId: rideId ?? 0 }, { skip: rideId === undefined });
  const newest = lastNumber(events);
  const isBehind = ride !== undefined && !isFetching && newest > ride.lastEvent;
  useEffect(() => {
    // Once for each event: an answer that is still behind is not asked for on and on.
    if (!isBehind || rideId === undefined || askedFor.current >= newest) return;
    askedFor.current = newest;
    dispatch(rideChanged(rideId));
  }, [isBehind, newest, rideId, dispatch]);

  return { events, location, route };
}
