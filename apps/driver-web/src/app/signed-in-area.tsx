import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SocketProvider, type UserView } from '@groupride/web-api-client';
import { loadAllParts } from '@groupride/web-ui';
import { OutboxProvider } from '../shared/outbox/outbox-context';
import { ShiftKeeper } from './shift-keeper';

/** The driver home keeps the shift going by itself. */
const HOME = ['/driver', '/driver-app'];
const LIVE_SHARING = '/driver-live';

/** What surrounds the pages of somebody who is signed in: the connection, and the steps that wait to be sent. */
export default function SignedInArea({ user }: { user: UserView }) {
  const { pathname } = useLocation();
  // Dialogs then open without a network, too.
  useEffect(() => void loadAllParts().catch(() => undefined), []);
  return (
    <SocketProvider key={user.id}>
      <OutboxProvider driverId={user.driverId ?? null}>
        {user.driverId && !HOME.includes(pathname) && <ShiftKeeper sharesPosition={pathname !== LIVE_SHARING} />}
        <Outlet context={user} />
      </OutboxProvider>
    </SocketProvider>
  );
}
