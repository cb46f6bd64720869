import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { SocketProvider, type UserView } from '@groupride/web-api-client';
import { loadAllParts } from '@groupride/web-ui';

/** The connection around the pages of somebody who is signed in. */
export default function SignedInArea({ user }: { user: UserView }) {
  // Dialogs then open without a network, too.
  useEffect(() => void loadAllParts().catch(() => undefined), []);
  return (
    <SocketProvider key={user.id}>
      <Outlet context={user} />
    </SocketProvider>
  );
}
