import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SocketProvider, useRenewedPush, type UserView } from '@groupride/web-api-client';
import { loadAllParts, storage } from '@groupride/web-ui';
import { rememberSession } from '../features/session/last-session';
import { OutboxProvider } from '../shared/outbox/outbox-context';
import { ShiftKeeper } from './shift-keeper';

/** Pages of the driver home, which keeps the shift active itself. */
const HOME = ['/driver', '/driver-app'];
const LIVE_SHARING = '/driver-live';

/** The frame of pages for signed-in people: the socket connection, and the outbox of unsent steps. */
export default function SignedInArea({ user }: { user: UserView }) {
  const { pathname } = useLocation();
  // Preloads dialogs, so that they also open offline.
  useEffect(() => void loadAllParts().catch(() => undefined), []);
  useEffect(rememberSession, [user.id]);
  useRenewedPush(user.id, storage);
  return (
    <SocketProvider key={user.id}>
      <OutboxProvider driverId={user.driverId ?? null}>
        {user.driverId && !HOME.includes(pathname) && <ShiftKeeper sharesPosition={pathname !== LIVE_SHARING} />}
        <Outlet context={user} />
      </OutboxProvider>
    </SocketProvider>
  );
}
