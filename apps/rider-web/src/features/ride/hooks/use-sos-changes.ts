import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useSocket } from '../../../shared/socket';
import { sosChanged } from '../api';

/** Refetches calls for help when the person asked or reported on another page, or operations closed a call. */
export function useSosChanges(isOn = true): void {
  const socket = useSocket();
  const dispatch = useDispatch();
  useEffect(() => {
    if (!socket || !isOn) return;
    const refresh = () => void dispatch(sosChanged());
    socket.on('sosChanged', refresh);
    socket.on('connect', refresh);
    return () => {
      socket.off('sosChanged', refresh);
      socket.off('connect', refresh);
    };
  }, [socket, isOn, dispatch]);
}
