import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusinessInvoiceView, BusinessPaymentView } from '@groupride/web-api-client';
import { Badge, Box, Button, DataTable, Money, useFormat } from '@groupride/web-ui';
import { usePermission } from '../../../shared/permissions';
import { Section } from './section';

const ReversePaymentDialog = lazy(() => import('./reverse-payment-dialog'));

/** Payments of an invoice. A reversed payment stays in the list with its reason. */
export function InvoicePayments({ invoice: { number, payments, status } }: { invoice: BusinessInvoiceView }) {
  const { t } = useTranslation();
  const { date, dayWithYear } = useFormat();
  const mayManage = usePermission('money.manage');
  const [reversing, setReversing] = useState<BusinessPaymentView | null>(null);
  const title = t('business.invoice.payments');
  if (status === 'void' && payments.length === 0) return null;
  const reversible = mayManage && payments.some(({ reversedAt }) => !reversedAt);
  return (
    <Section title={title}>
      <DataTable
        dense
        caption={title}
        rows={payments}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'reference',
            header: t('business.payment.reference'),
            primary: true,
            cell: ({ reference }) => <Box overflowWrap="anywhere">{reference}</Box>,
          },
          {
            key: 'received',
            header: t('business.payment.receivedOn'),
            cell: ({ receivedOn }) => <Box whiteSpace={{ md: 'nowrap' }}>{dayWithYear(receivedOn)}</Box>,
          },
          {
            key: 'recorded',
            header: t('business.payment.recordedAt'),
            cell: ({ recordedAt }) => <Box whiteSpace={{ md: 'nowrap' }}>{date(recordedAt)}</Box>,
          },
          { key: 'state', header: t('business.payment.state'), cell: (payment) => <PaymentState payment={payment} /> },
          {
            key: 'amount',
            header: t('business.amount'),
            align: 'end',
            cell: ({ amount, reversedAt }) => (
              <Box as="span" {...(reversedAt ? { textDecoration: 'line-through', color: 'fg.muted' } : {})}>
                <Money amount={amount} />
              </Box>
            ),
          },
          ...(reversible
            ? [
                {
                  key: 'actions',
                  header: t('business.actions'),
                  align: 'end' as const,
                  cell: (payment: BusinessPaymentView) =>
                    payment.reversedAt ? null : (
                      <Button
                        size="sm"
                        variant="dangerGhost"
                        aria-label={t('business.payment.reverseOf', { reference: payment.reference })}
                        onClick={() => setReversing(payment)}
                      >
                        {t('business.payment.reverse')}
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
        empty={
          <Box p="4" textStyle="small" color="fg.muted">
            {t('business.invoice.noPayments')}
          </Box>
        }
      />
      <Suspense>
        {reversing && <ReversePaymentDialog payment={reversing} number={number} onClose={() => setReversing(null)} />}
      </Suspense>
    </Section>
  );
}

function PaymentState({ payment: { reversedAt, reversedBy, reversalReason } }: { payment: BusinessPaymentView }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  if (!reversedAt) return <Badge tone="success">{t('business.payment.counts')}</Badge>;
  return (
    <>
      <Badge tone="danger">{t('business.payment.reversed')}</Badge>
      <Box textStyle="caption" color="fg.muted" maxW={{ md: '20rem' }} overflowWrap="anywhere">
        {t('business.payment.reversedBy', { date: date(reversedAt), name: reversedBy, reason: reversalReason })}
      </Box>
    </>
  );
}
