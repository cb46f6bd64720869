import { useEffect } from 'react';
import { SocketProvider, useRenewedPush, type UserView } from '@groupride/web-api-client';
import { loadAllParts, storage } from '@groupride/web-ui';
import { DraftsProvider } from '../shared/drafts';
import { OwnIdProvider, OwnRoleProvider } from '../shared/permissions';
import { BackOfficeLayout } from './layout/back-office-layout';

/** The frame and the socket connection around the pages of a signed-in operator. */
export default function OperatorArea({ user }: { user: UserView }) {
  // Preloads dialogs, so that they open without a delay, even offline.
  useEffect(() => void loadAllParts().catch(() => undefined), []);
  useRenewedPush(user.id, storage);
  return (
    <OwnRoleProvider value={user.operatorRole ?? null}>
      <OwnIdProvider value={user.id}>
        <SocketProvider key={user.id}>
          <DraftsProvider>
            <BackOfficeLayout user={user} />
          </DraftsProvider>
        </SocketProvider>
      </OwnIdProvider>
    </OwnRoleProvider>
  );
}
