import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useSocket } from '../../../shared/socket';
import { membershipChanged, sessionMayHaveChanged } from '../api';

/**
 * Refetches when the rider joins or leaves a ride on another page, since ride events reach only its members. A guest
 * who leaves or gets an account loses the session and thus the connection. The session may also be another one when a
 * lost connection returns.
 */
export function useMembership(): void {
  const socket = useSocket();
  const dispatch = useDispatch();
  useEffect(() => {
    if (!socket) return;
    const refresh = ({ rideId }: { rideId: number }) => void dispatch(membershipChanged(rideId));
    let disconnected: 'by the server' | 'otherwise' | null = null;
    const onDisconnect = (reason: string) => {
      disconnected = reason === 'io server disconnect' ? 'by the server' : 'otherwise';
    };
    const refreshSession = () => {
      dispatch(sessionMayHaveChanged());
      disconnected = null;
    };
    // By then the browser has the session that was created on the other page, which this one may not have been told.
    const onReturn = () => disconnected && refreshSession();
    const onRefusal = () => disconnected === 'by the server' && refreshSession();
    socket.on('membershipChanged', refresh);
    socket.on('disconnect', onDisconnect);
    socket.on('connect', onReturn);
    socket.on('connect_error', onRefusal);
    return () => {
      socket.off('membershipChanged', refresh);
      socket.off('disconnect', onDisconnect);
      socket.off('connect', onReturn);
      socket.off('connect_error', onRefusal);
    };
  }, [socket, dispatch]);
}
