import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import type { BusinessInvoiceCredit } from '@groupride/web-api-client';
import { Box, DataTable, Money, TextLink, useFormat } from '@groupride/web-ui';
import { Section } from './section';

/** Credits that reduce an invoice; their rides may be on earlier invoices. */
export function InvoiceCredits({ credits }: { credits: readonly BusinessInvoiceCredit[] }) {
  const { t } = useTranslation();
  const { dayWithYear } = useFormat();
  const title = t('business.invoice.credits');
  if (credits.length === 0) return null;
  return (
    <Section title={title}>
      <DataTable
        dense
        caption={title}
        rows={credits}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'ride',
            header: t('business.charges.ride'),
            primary: true,
            cell: ({ rideId }) => <TextLink href={`/admin/rides/${rideId}`}>{rideNumber(rideId)}</TextLink>,
          },
          { key: 'date', header: t('business.invoice.date'), cell: ({ date }) => dayWithYear(date) },
          {
            key: 'reason',
            header: t('business.invoice.creditReason'),
            cell: ({ reason }) => (
              <Box maxW={{ md: '24rem' }} overflowWrap="anywhere">
                {reason}
              </Box>
            ),
          },
          {
            key: 'center',
            header: t('business.charges.costCenter'),
            cell: ({ costCenter }) => costCenter ?? t('app.none'),
          },
          {
            key: 'amount',
            header: t('business.amount'),
            align: 'end',
            cell: ({ amount }) => <Money amount={`-${amount}`} />,
          },
        ]}
        empty={null}
      />
    </Section>
  );
}
