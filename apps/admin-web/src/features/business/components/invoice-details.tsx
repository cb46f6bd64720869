import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import type { BusinessInvoiceLine, BusinessInvoiceSubtotal, BusinessInvoiceView } from '@groupride/web-api-client';
import {
  Box,
  Button,
  Card,
  DataTable,
  Grid,
  InlineAlert,
  Money,
  Stack,
  TextLink,
  useFormat,
  type Column,
} from '@groupride/web-ui';
import { Facts } from '../../../shared/components/facts';
import { InvoiceCredits } from './invoice-credits';
import { InvoicePayments } from './invoice-payments';
import { Section } from './section';

const SHOWN = 100;

/** An invoice with its sums by cost center, its rides and its payments. */
export function InvoiceDetails({ invoice }: { invoice: BusinessInvoiceView }) {
  const { t } = useTranslation();
  const { date, dayWithYear, month } = useFormat();
  const { total, paid, credited, discount, dueDate, createdAt, paidAt, status } = invoice;
  return (
    <Stack gap="4">
      {status === 'void' && <InlineAlert tone="info">{t('business.invoice.isVoid')}</InlineAlert>}
      <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4" alignItems="start">
        <Card title={t('business.invoices.total')} action={<Money amount={total} textStyle="heading" />}>
          <Facts
            items={[
              { label: t('business.invoices.paid'), value: <Money amount={paid} /> },
              ...(Number(credited) > 0
                ? [{ label: t('business.invoices.credited'), value: <Money amount={credited} /> }]
                : []),
              { label: t('business.invoice.left'), value: <Money amount={invoice.outstanding} /> },
              { label: t('business.invoice.discount'), value: <Money amount={discount} /> },
              { label: t('business.invoices.due'), value: dayWithYear(dueDate) },
              ...(paidAt ? [{ label: t('business.invoice.paidAt'), value: date(paidAt) }] : []),
            ]}
          />
        </Card>
        <Card title={t('business.invoice.to')}>
          <Facts
            items={[
              { label: t('business.name'), value: invoice.accountName },
              {
                label: t('business.billingAddress'),
                value: (
                  <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
                    {invoice.billingAddress}
                  </Box>
                ),
              },
              { label: t('business.invoices.month'), value: month(invoice.month) },
              { label: t('business.created'), value: date(createdAt) },
            ]}
          />
        </Card>
      </Grid>
      <Subtotals subtotals={invoice.subtotals} />
      <InvoiceCredits credits={invoice.credits} />
      <InvoicePayments invoice={invoice} />
      <Lines lines={invoice.lines} />
    </Stack>
  );
}

function Subtotals({ subtotals }: { subtotals: readonly BusinessInvoiceSubtotal[] }) {
  const { t } = useTranslation();
  const title = t('business.invoice.subtotals');
  const columns: Column<BusinessInvoiceSubtotal>[] = [
    {
      key: 'center',
      header: t('business.charges.costCenter'),
      primary: true,
      cell: ({ costCenter, name }) =>
        costCenter ? [costCenter, name].filter(Boolean).join(' · ') : t('business.invoice.noCenter'),
    },
    { key: 'rides', header: t('business.invoice.rides'), align: 'end', cell: ({ rides }) => rides },
    { key: 'amount', header: t('business.amount'), align: 'end', cell: ({ amount }) => <Money amount={amount} /> },
  ];
  return (
    <Section title={title}>
      <DataTable
        dense
        caption={title}
        columns={columns}
        rows={subtotals}
        rowKey={({ costCenter }) => costCenter ?? ''}
        empty={null}
      />
    </Section>
  );
}

/** The rides, a hundred at a time, because an invoice can have many thousands. */
function Lines({ lines }: { lines: readonly BusinessInvoiceLine[] }) {
  const { t } = useTranslation();
  const { dayWithYear, money } = useFormat();
  const [shown, setShown] = useState(SHOWN);
  const title = t('business.invoice.lines', { count: lines.length });
  const columns: Column<BusinessInvoiceLine>[] = [
    {
      key: 'ride',
      header: t('business.charges.ride'),
      primary: true,
      cell: ({ rideId }) => <TextLink href={`/admin/rides/${rideId}`}>{rideNumber(rideId)}</TextLink>,
    },
    {
      key: 'date',
      header: t('business.invoice.date'),
      cell: ({ date }) => <Box whiteSpace="nowrap">{dayWithYear(date)}</Box>,
    },
    { key: 'kind', header: t('business.invoice.kind'), cell: ({ kind }) => t(`business.kinds.${kind}`) },
    {
      key: 'trip',
      header: t('business.charges.trip'),
      cell: ({ passengerName, pickupLocation, dropoffLocation }) => (
        <Box maxW={{ md: '20rem' }} overflowWrap="anywhere">
          {passengerName ?? t('app.none')}
          <Note>{`${pickupLocation} → ${dropoffLocation}`}</Note>
        </Box>
      ),
    },
    {
      key: 'center',
      header: t('business.charges.costCenter'),
      cell: ({ costCenter, reference, eventName }) => (
        <Box maxW={{ md: '14rem' }} overflowWrap="anywhere">
          {costCenter ?? t('app.none')}
          {(reference ?? eventName) && <Note>{[eventName, reference].filter(Boolean).join(' · ')}</Note>}
        </Box>
      ),
    },
    {
      key: 'amount',
      header: t('business.amount'),
      align: 'end',
      cell: ({ amount, discount }) => (
        <>
          <Money amount={amount} />
          {Number(discount) > 0 && <Note>{t('business.charges.discount', { amount: money(discount) })}</Note>}
        </>
      ),
    },
  ];
  return (
    <Section title={title}>
      <DataTable
        dense
        caption={title}
        columns={columns}
        rows={lines.slice(0, shown)}
        rowKey={({ rideId, kind }) => `${rideId} ${kind}`}
        empty={null}
      />
      {lines.length > shown && (
        <Button mt="3" size="sm" variant="secondary" onClick={() => setShown(shown + SHOWN)}>
          {t('business.invoice.more', { count: lines.length - shown })}
        </Button>
      )}
    </Section>
  );
}

function Note({ children }: { children: React.ReactNode }) {
  return (
    <Box textStyle="caption" color="fg.muted">
      {children}
    </Box>
  );
}
