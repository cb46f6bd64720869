import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BUSINESS_INVOICE_STATUSES } from '@groupride/contracts';
import type { AdminBusinessAccountView, BusinessInvoiceRow } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Button,
  DataTable,
  EmptyState,
  Flex,
  Money,
  Stack,
  TextLink,
  useFormat,
  type Column,
} from '@groupride/web-ui';
import { AskDialog } from '../../../shared/components/ask-dialog';
import { Listing } from '../../../shared/components/listing';
import { Pager } from '../../../shared/components/pager';
import { ListFilter } from '../../../shared/lists/list-filter';
import { useListAddress } from '../../../shared/lists/use-list-address';
import { RoleNote, usePermission } from '../../../shared/permissions';
import { usePages } from '../../../shared/use-pages';
import { useInvoiceBusinessAccountMutation, useListBusinessInvoicesQuery } from '../api';
import { INVOICE_TONES } from '../tones';

const PAGE_SIZE = 50;
const KEYS = ['invoices'] as const;

/** Invoices of an account, newest first. */
export function InvoicesTable({ account }: { account: AdminBusinessAccountView }) {
  const { t } = useTranslation();
  const { dayWithYear, money } = useFormat();
  const mayInvoice = usePermission('money.manage');
  const { get, change, filters } = useListAddress(KEYS);
  const status = BUSINESS_INVOICE_STATUSES.find((one) => one === get('invoices'));
  const { start: cursor, pagination } = usePages<string>(filters);
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useListBusinessInvoicesQuery(
    { accountId: account.id, limit: PAGE_SIZE, ...(status ? { status } : {}), ...(cursor ? { cursor } : {}) },
    { refetchOnMountOrArgChange: true },
  );
  const [asking, setAsking] = useState(false);
  const [invoiceNow] = useInvoiceBusinessAccountMutation();
  const columns = useInvoiceColumns();
  const { notInvoiced, unusedCredit } = account.balance;
  const mayNow = mayInvoice && Number(notInvoiced) > 0;
  const amount = money(notInvoiced);
  return (
    <Stack gap="3">
      <Flex as="section" aria-label={t('business.filters')} gap="3" wrap="wrap" align="center">
        <ListFilter
          label={t('business.status')}
          all={t('business.invoices.all')}
          values={BUSINESS_INVOICE_STATUSES}
          textOf={(one) => t(`business.invoices.statuses.${one}`)}
          value={status}
          onChange={(chosen) => change({ invoices: chosen })}
        />
        <Flex gap="3" align="center" ms={{ md: 'auto' }} wrap="wrap" w={{ base: 'full', md: 'auto' }}>
          <Box textStyle="small" color="fg.muted">
            {t('business.invoices.notInvoiced', { amount })}
          </Box>
          {mayNow && (
            <Button size="sm" w={{ base: 'full', md: 'auto' }} onClick={() => setAsking(true)}>
              {t('business.invoices.now')}
            </Button>
          )}
        </Flex>
      </Flex>
      <RoleNote permission="money.manage" />
      <Listing what="businessInvoices" asked={{ data, error, isFetching, refetch }}>
        {({ invoices, nextCursor }) => (
          <>
            <DataTable
              dense
              caption={t('business.tabs.invoices')}
              columns={columns}
              rows={invoices}
              rowKey={({ id }) => id}
              empty={
                <EmptyState
                  icon={<FileText size={26} aria-hidden />}
                  title={t(status ? 'business.invoices.emptyFiltered' : 'business.invoices.empty')}
                  detail={status ? undefined : t('business.invoices.emptyText')}
                />
              }
            />
            <Pager label={t('business.invoices.pages')} {...pagination(nextCursor)} />
          </>
        )}
      </Listing>
      {asking && (
        <AskDialog
          words={{
            title: t('business.invoices.nowTitle', { amount }),
            text: [
              t('business.invoices.nowText', { day: dayWithYear(account.today) }),
              ...(Number(unusedCredit) > 0 ? [t('business.invoices.nowCredit', { amount: money(unusedCredit) })] : []),
            ].join(' '),
            confirm: t('business.invoices.now'),
            busy: t('business.invoices.invoicing'),
            done: t('business.invoices.nowDone', { amount }),
          }}
          run={() => invoiceNow({ accountId: account.id })}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

function useInvoiceColumns(): Column<BusinessInvoiceRow>[] {
  const { t } = useTranslation();
  const { dayWithYear, month, date } = useFormat();
  return [
    {
      key: 'number',
      header: t('business.invoices.number'),
      primary: true,
      cell: ({ id, number }) => <TextLink href={`/admin/business/invoices/${id}`}>{number}</TextLink>,
    },
    { key: 'month', header: t('business.invoices.month'), cell: (invoice) => month(invoice.month) },
    { key: 'status', header: t('business.status'), cell: (invoice) => <InvoiceStatus invoice={invoice} /> },
    { key: 'total', header: t('business.invoices.total'), align: 'end', cell: ({ total }) => <Money amount={total} /> },
    { key: 'paid', header: t('business.invoices.paid'), align: 'end', cell: ({ paid }) => <Money amount={paid} /> },
    {
      key: 'left',
      header: t('business.invoice.left'),
      align: 'end',
      cell: ({ outstanding }) => <Money amount={outstanding} />,
    },
    { key: 'due', header: t('business.invoices.due'), align: 'end', cell: ({ dueDate }) => dayWithYear(dueDate) },
    { key: 'created', header: t('business.created'), align: 'end', cell: ({ createdAt }) => date(createdAt) },
  ];
}

/** Whether the invoice is paid or overdue. */
export function InvoiceStatus({
  invoice: { status, overdue },
}: {
  invoice: Pick<BusinessInvoiceRow, 'status' | 'overdue'>;
}) {
  const { t } = useTranslation();
  return (
    <Flex as="span" gap="1.5" display="inline-flex">
      <Badge tone={INVOICE_TONES[status]}>{t(`business.invoices.statuses.${status}`)}</Badge>
      {overdue && <Badge tone="danger">{t('business.overdue')}</Badge>}
    </Flex>
  );
}
