import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The ride accepted on another page that redirected here. */
export function useAcceptedRideId() {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const id = typeof state === 'object' && state && 'acceptedRideId' in state ? state.acceptedRideId : null;
  const [acceptedId, setAcceptedId] = useState(typeof id === 'number' ? id : null);
  // Clears the state, so that a reload does not start the navigation again.
  useEffect(() => {
    if (id !== null) void navigate('.', { replace: true, state: null });
  }, [id, navigate]);
  return [acceptedId, setAcceptedId] as const;
}
