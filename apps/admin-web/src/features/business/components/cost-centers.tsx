import { Tags } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBusinessAccountView, CostCenterView } from '@groupride/web-api-client';
import { Badge, Button, DataTable, EmptyState, Flex, Stack, type Column } from '@groupride/web-ui';
import { AskDialog } from '../../../shared/components/ask-dialog';
import { RoleNote, usePermission } from '../../../shared/permissions';
import { useChangeCostCenterMutation } from '../api';
import { CostCenterDialog } from './cost-center-dialog';

type Open = { what: 'add' } | { what: 'rename' | 'switch'; center: CostCenterView };

/** Cost centers of an account. They are never deleted, because rides and invoices refer to them. */
export function CostCenters({ account }: { account: AdminBusinessAccountView }) {
  const { t } = useTranslation();
  const mayManage = usePermission('business.manage') && account.status !== 'closed';
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const columns: Column<CostCenterView>[] = [
    { key: 'code', header: t('business.centers.code'), primary: true, cell: ({ code }) => code },
    { key: 'name', header: t('business.name'), cell: ({ name }) => name },
    {
      key: 'status',
      header: t('business.status'),
      cell: ({ active }) => (
        <Badge tone={active ? 'success' : 'neutral'}>
          {t(active ? 'business.centers.active' : 'business.centers.inactive')}
        </Badge>
      ),
    },
    ...(mayManage
      ? [
          {
            key: 'actions',
            header: t('business.actions'),
            align: 'end' as const,
            cell: (center: CostCenterView) => <Actions center={center} onOpen={setOpen} />,
          },
        ]
      : []),
  ];
  return (
    <Stack gap="3">
      {mayManage ? (
        <Flex justify="flex-end">
          <Button size="sm" w={{ base: 'full', md: 'auto' }} onClick={() => setOpen({ what: 'add' })}>
            {t('business.centers.add')}
          </Button>
        </Flex>
      ) : (
        <RoleNote permission="business.manage" />
      )}
      <DataTable
        dense
        caption={t('business.tabs.centers')}
        columns={columns}
        rows={account.costCenters}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon={<Tags size={26} aria-hidden />}
            title={t('business.centers.empty')}
            detail={t('business.centers.emptyText')}
          />
        }
      />
      {open?.what === 'add' && <CostCenterDialog accountId={account.id} center={null} onClose={close} />}
      {open?.what === 'rename' && <CostCenterDialog accountId={account.id} center={open.center} onClose={close} />}
      {open?.what === 'switch' && <SwitchCenter accountId={account.id} center={open.center} onClose={close} />}
    </Stack>
  );
}

function Actions({ center, onOpen }: { center: CostCenterView; onOpen: (open: Open) => void }) {
  const { t } = useTranslation();
  const change = t(center.active ? 'business.centers.deactivate' : 'business.centers.activate');
  return (
    <Flex gap="1" justify="flex-end" wrap="wrap">
      <Button
        size="sm"
        variant="soft"
        aria-label={`${t('business.centers.rename')}: ${center.code}`}
        onClick={() => onOpen({ what: 'rename', center })}
      >
        {t('business.centers.rename')}
      </Button>
      <Button
        size="sm"
        variant={center.active ? 'dangerGhost' : 'ghost'}
        aria-label={`${change}: ${center.code}`}
        onClick={() => onOpen({ what: 'switch', center })}
      >
        {change}
      </Button>
    </Flex>
  );
}

function SwitchCenter({
  accountId,
  center: { id, code, active },
  onClose,
}: {
  accountId: number;
  center: CostCenterView;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [change] = useChangeCostCenterMutation();
  const of = active ? 'deactivate' : 'activate';
  return (
    <AskDialog
      danger={active}
      words={{
        title: t(`business.centers.${of}Title`, { code }),
        text: t(`business.centers.${of}Text`),
        confirm: t(`business.centers.${of}`),
        busy: t('business.saving'),
        done: t(`business.centers.${of}Done`, { code }),
      }}
      run={() => change({ accountId, costCenterId: id, costCenterChange: { active: !active } })}
      onClose={onClose}
    />
  );
}
