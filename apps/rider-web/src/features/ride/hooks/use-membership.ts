import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useSocket } from '../../../shared/socket';
import { membershipChanged } from '../api';

/** Keeps up when the rider joins or leaves a ride on another page: whoever is not in a ride hears nothing of it. */
export function useMembership(): void {
  const socket = useSocket();
  const dispatch = useDispatch();
  useEffect(() => {
    if (!socket) return;
    const refresh = ({ rideId }: { rideId: number }) => void dispatch(membershipChanged(rideId));
    socket.on('membershipChanged', refresh);
    return () => void socket.off('membershipChanged', refresh);
  }, [socket, dispatch]);
}
