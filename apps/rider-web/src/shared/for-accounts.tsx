import { Navigate, Outlet, useOutletContext } from 'react-router-dom';
import { useSession } from './session';

/** Wraps pages for accounts and signed-out people; guests are redirected to the page of their ride. */
export function ForAccounts() {
  const { me } = useSession();
  const context = useOutletContext();
  if (typeof me?.guestRideId === 'number') return <Navigate to={`/ride/${me.guestRideId}`} replace />;
  return <Outlet context={context} />;
}
