import { Navigate, Outlet, useOutletContext } from 'react-router-dom';
import { useSession } from './session';

/** Pages inside are for accounts and for people who are not signed in; a guest has only the page of their ride. */
export function ForAccounts() {
  const { me } = useSession();
  const context = useOutletContext();
  if (typeof me?.guestRideId === 'number') return <Navigate to={`/ride/${me.guestRideId}`} replace />;
  return <Outlet context={context} />;
}
