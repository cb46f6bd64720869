import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { RideStatus, RiderLocationUpdate } from '@groupride/contracts';
import { type SharedPosition, watchRide } from '@groupride/web-api-client';
import { useConnected, useSocket } from '../../../shared/socket';
import { sharedPositionsChanged, useListSharedPositionsQuery } from '../api';

/** Members may share their position until the trip starts. */
export const isShareable = (status: RideStatus): boolean => ['pending', 'confirmed', 'en_route'].includes(status);

const POLL_MS = 5000;
const NOBODY: readonly SharedPosition[] = [];

export interface SharedPositions {
  /** Whether the reader's own position is shared; undefined while unknown. */
  sharing: boolean | undefined;
  positions: readonly SharedPosition[];
}

/** The positions of members who share them, combining stored ones with newer socket messages. */
export function useSharedPositions(ride: { id: number; status: RideStatus }): SharedPositions {
  const { id: rideId } = ride;
  const shareable = isShareable(ride.status);
  const socket = useSocket();
  const connected = useConnected();
  const dispatch = useDispatch();
  const { currentData } = useListSharedPositionsQuery(
    { rideId },
    { skip: !shareable, pollingInterval: connected ? 0 : POLL_MS, refetchOnMountOrArgChange: true },
  );
  const [moves, setMoves] = useState<ReadonlyMap<number, RiderLocationUpdate>>(new Map());
  const known = useRef<ReadonlySet<number>>(new Set());
  const stored = currentData?.positions ?? NOBODY;
  useEffect(() => {
    known.current = new Set(stored.map(({ userId }) => userId));
  }, [stored]);

  useEffect(() => {
    setMoves(new Map());
    if (!socket || !shareable) return;
    const refetch = () => void dispatch(sharedPositionsChanged(rideId));
    const onChanged = (message: { rideId: number }) => {
      if (message.rideId === rideId) refetch();
    };
    const onRiderLocation = (update: RiderLocationUpdate) => {
      setMoves((before) => new Map(before).set(update.userId, update));
      if (!known.current.has(update.userId)) refetch();
    };
    socket.on('sharedPositionsChanged', onChanged);
    const stop = watchRide(socket, { rideId, role: 'rider' }, { onRejoined: refetch, onRiderLocation });
    return () => {
      socket.off('sharedPositionsChanged', onChanged);
      stop();
    };
  }, [socket, shareable, rideId, dispatch]);

  const sharing = currentData?.sharing;
  return useMemo(
    () =>
      shareable
        ? { sharing, positions: stored.map((position) => newer(position, moves)) }
        : { sharing: false, positions: NOBODY },
    [shareable, sharing, stored, moves],
  );
}

/** The server decides who is shown; a newer position may have arrived by socket. */
function newer(position: SharedPosition, moves: ReadonlyMap<number, RiderLocationUpdate>): SharedPosition {
  const moved = moves.get(position.userId);
  if (!moved || Date.parse(moved.timestamp) <= Date.parse(position.timestamp)) return position;
  return { ...position, location: moved.location, timestamp: moved.timestamp };
}
