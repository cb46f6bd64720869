import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { RiderLocationUpdate } from '@groupride/contracts';
import {
  api,
  useConnection,
  useOnConnect,
  useSocket,
  useListSharedPositionsQuery,
  type SharedPosition,
} from '@groupride/web-api-client';

/** Polling interval while the socket is disconnected. */
const POLL_MS = 5000;
const NOBODY: readonly SharedPosition[] = [];

/**
 * Positions of members who share them, until they board. The server decides who is shown, and newer positions arrive by
 * socket.
 * @param rideId null once the trip has started
 */
export function useMemberPositions(rideId: number | null): readonly SharedPosition[] {
  const socket = useSocket();
  const dispatch = useDispatch();
  const connected = useConnection() === 'connected';
  const { currentData } = useListSharedPositionsQuery(
    { rideId: rideId ?? 0 },
    { skip: rideId === null, pollingInterval: connected ? 0 : POLL_MS, refetchOnMountOrArgChange: true },
  );
  const [moves, setMoves] = useState<ReadonlyMap<number, RiderLocationUpdate>>(new Map());
  const refetch = useCallback(() => {
    if (rideId !== null) dispatch(api.util.invalidateTags([{ type: 'SharedPositions', id: rideId }]));
  }, [dispatch, rideId]);
  useOnConnect(refetch);

  useEffect(() => {
    setMoves(new Map());
    if (rideId === null) return;
    const onChange = (message: { rideId: number }) => {
      if (message.rideId === rideId) refetch();
    };
    const onMove = (update: RiderLocationUpdate) => {
      if (update.rideId === rideId) setMoves((before) => new Map(before).set(update.userId, update));
    };
    socket.on('sharedPositionsChanged', onChange);
    // Boarding and leaving change who is shown.
    socket.on('rideEvent', onChange);
    socket.on('riderLocationUpdate', onMove);
    return () => {
      socket.off('sharedPositionsChanged', onChange);
      socket.off('rideEvent', onChange);
      socket.off('riderLocationUpdate', onMove);
    };
  }, [socket, rideId, refetch]);

  if (rideId === null) return NOBODY;
  return (currentData?.positions ?? NOBODY).map((position) => newer(position, moves.get(position.userId)));
}

function newer(position: SharedPosition, moved: RiderLocationUpdate | undefined): SharedPosition {
  if (!moved || Date.parse(moved.timestamp) <= Date.parse(position.timestamp)) return position;
  return { ...position, location: moved.location, timestamp: moved.timestamp };
}
