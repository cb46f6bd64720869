import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusinessAccountStatus } from '@groupride/contracts';
import type { AdminBusinessAccountView } from '@groupride/web-api-client';
import { Button, Flex } from '@groupride/web-ui';
import { RoleNote, usePermission } from '../../../shared/permissions';
import { StatusDialog } from './status-dialog';

const ChangeAccountDialog = lazy(() => import('./change-account-dialog'));

/** The possible next statuses of an account. */
const NEXT: Readonly<Record<BusinessAccountStatus, readonly BusinessAccountStatus[]>> = {
  active: ['suspended', 'closed'],
  suspended: ['active', 'closed'],
  closed: [],
};

/** Buttons to change, suspend, activate and close an account; a closed one cannot be changed. */
export function AccountActions({ account }: { account: AdminBusinessAccountView }) {
  const { t } = useTranslation();
  const mayManage = usePermission('business.manage');
  const [open, setOpen] = useState<'change' | BusinessAccountStatus | null>(null);
  if (!mayManage) return <RoleNote permission="business.manage" />;
  const close = () => setOpen(null);
  if (account.status === 'closed' && open === null) return null;
  return (
    <>
      <Flex gap="2" wrap="wrap">
        {account.status !== 'closed' && (
          <Button size="sm" variant="secondary" onClick={() => setOpen('change')}>
            {t('business.change')}
          </Button>
        )}
        {NEXT[account.status].map((status) => (
          <Button
            key={status}
            size="sm"
            variant={status === 'active' ? 'primary' : 'dangerGhost'}
            onClick={() => setOpen(status)}
          >
            {t(`business.setStatus.${status}.action`)}
          </Button>
        ))}
      </Flex>
      <Suspense>{open === 'change' && <ChangeAccountDialog account={account} onClose={close} />}</Suspense>
      {open !== null && open !== 'change' && <StatusDialog account={account} status={open} onClose={close} />}
    </>
  );
}
