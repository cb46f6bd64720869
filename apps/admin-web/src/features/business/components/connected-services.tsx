import { Bot } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBusinessAccountView, BusinessServiceAccount } from '@groupride/web-api-client';
import { Badge, Box, Button, DataTable, EmptyState, Flex, Stack, useFormat, type Column } from '@groupride/web-ui';
import { AskDialog } from '../../../shared/components/ask-dialog';
import { RoleNote, usePermission } from '../../../shared/permissions';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal';
import { useDisconnectServiceAccountMutation } from '../api';
import { ConnectServiceDialog } from './connect-service-dialog';

/** Service accounts that book on a business account. */
export function ConnectedServices({ account }: { account: AdminBusinessAccountView }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const mayDisconnect = usePermission('business.manage');
  const mayConnect = mayDisconnect && account.status !== 'closed';
  const [connecting, setConnecting] = useState(false);
  const [leaving, setLeaving] = useState<BusinessServiceAccount | null>(null);
  const [disconnect] = useDisconnectServiceAccountMutation();
  const { place, expectRemoval } = useFocusAfterRemoval<HTMLButtonElement>();
  const columns: Column<BusinessServiceAccount>[] = [
    {
      key: 'name',
      header: t('business.name'),
      primary: true,
      cell: ({ name, closedAt }) => (
        <Flex align="center" gap="2">
          {name}
          {closedAt && <Badge tone="neutral">{t('developers.isClosed')}</Badge>}
        </Flex>
      ),
    },
    {
      key: 'since',
      header: t('business.connections.since'),
      cell: ({ connectedAt, connectedBy }) => (
        <Box>{t('business.createdBy', { name: connectedBy, time: dateTime(connectedAt) })}</Box>
      ),
    },
    ...(mayDisconnect
      ? [
          {
            key: 'actions',
            header: t('business.actions'),
            align: 'end' as const,
            cell: (service: BusinessServiceAccount) => (
              <Button
                size="sm"
                variant="dangerGhost"
                aria-label={`${t('business.connections.disconnect')}: ${service.name}`}
                onClick={() => setLeaving(service)}
              >
                {t('business.connections.disconnect')}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <Stack gap="3">
      {mayConnect && (
        <Flex justify="flex-end">
          <Button ref={place} size="sm" w={{ base: 'full', md: 'auto' }} onClick={() => setConnecting(true)}>
            {t('business.connections.connect')}
          </Button>
        </Flex>
      )}
      <RoleNote permission="business.manage" />
      <DataTable
        dense
        caption={t('business.tabs.services')}
        columns={columns}
        rows={account.serviceAccounts}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon={<Bot size={26} aria-hidden />}
            title={t('business.connections.empty')}
            detail={t('business.connections.emptyText')}
          />
        }
      />
      {connecting && <ConnectServiceDialog account={account} onClose={() => setConnecting(false)} />}
      {leaving && (
        <AskDialog
          danger
          words={{
            title: t('business.connections.disconnectTitle', { name: leaving.name }),
            text: t('business.connections.disconnectText'),
            confirm: t('business.connections.disconnect'),
            busy: t('business.saving'),
            done: t('business.connections.disconnectDone', { name: leaving.name }),
          }}
          run={() => disconnect({ accountId: account.id, serviceAccountId: leaving.id })}
          onDone={expectRemoval}
          onClose={() => setLeaving(null)}
        />
      )}
    </Stack>
  );
}
