import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useSocket } from '../../../shared/socket';
import { membershipChanged, sessionMayHaveChanged } from '../api';

/**
 * Refetches when the rider joins or leaves a ride on another page, since ride events reach only its members. A guest
 * who leaves or gets an account loses the session and thus the connection.
 */
export function useMembership(): void {
  const socket = useSocket();
  const dispatch = useDispatch();
  useEffect(() => {
    if (!socket) return;
    const refresh = ({ rideId }: { rideId: number }) => void dispatch(membershipChanged(rideId));
    let sessionEnded = false;
    const onDisconnect = (reason: string) => {
      sessionEnded = reason === 'io server disconnect';
    };
    // By then the browser has the session that was created on the other page.
    const onReturn = () => {
      if (sessionEnded) dispatch(sessionMayHaveChanged());
      sessionEnded = false;
    };
    socket.on('membershipChanged', refresh);
    socket.on('disconnect', onDisconnect);
    socket.on('connect', onReturn);
    socket.on('connect_error', onReturn);
    return () => {
      socket.off('membershipChanged', refresh);
      socket.off('disconnect', onDisconnect);
      socket.off('connect', onReturn);
      socket.off('connect_error', onReturn);
    };
  }, [socket, dispatch]);
}
