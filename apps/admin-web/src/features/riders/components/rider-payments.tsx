import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import type { RiderPaymentRow } from '@groupride/web-api-client';
import { Badge, Box, DataTable, EmptyState, Money, TextLink, useFormat, type Column } from '@groupride/web-ui';
import { useCardText } from '../../../shared/card-text';
import { Listing } from '../../../shared/components/listing';
import { Pager } from '../../../shared/components/pager';
import { useFailureText } from '../../../shared/failure-text';
import { usePages } from '../../../shared/use-pages';
import { useListRiderPaymentsQuery } from '../api';

/** A rider's charges, newest first. */
export function RiderPayments({ riderId }: { riderId: number }) {
  const { t } = useTranslation();
  const { start: cursor, pagination } = usePages<string>(String(riderId));
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useListRiderPaymentsQuery({ riderId, ...(cursor ? { cursor } : {}) }, { refetchOnMountOrArgChange: true });
  const columns = usePaymentColumns();
  return (
    <Listing what="payments" asked={{ data, error, isFetching, refetch }}>
      {({ payments, nextCursor }) => (
        <>
          <DataTable
            dense
            caption={t('rider.payments')}
            columns={columns}
            rows={payments}
            rowKey={({ id }) => id}
            empty={<EmptyState icon={<CreditCard size={26} aria-hidden />} title={t('rider.noPayments')} />}
          />
          <Pager label={t('rider.paymentPages')} {...pagination(nextCursor)} />
        </>
      )}
    </Listing>
  );
}

function usePaymentColumns(): Column<RiderPaymentRow>[] {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const cardText = useCardText();
  const failureText = useFailureText();
  return [
    {
      key: 'ride',
      header: t('rides.id'),
      primary: true,
      cell: ({ rideId }) => <TextLink href={`/admin/rides/${rideId}`}>{rideNumber(rideId)}</TextLink>,
    },
    { key: 'purpose', header: t('rider.purpose'), cell: ({ purpose }) => t(`rider.purposes.${purpose}`) },
    {
      key: 'state',
      header: t('rides.status'),
      cell: ({ state, failureCode, failureMessage }) => (
        <Box>
          <Badge tone={state === 'failed' ? 'danger' : state === 'captured' ? 'success' : 'neutral'}>
            {t(`paymentState.${state}`)}
          </Badge>
          {failureMessage && (
            <Box textStyle="caption" color="fg.muted" maxW="16rem">
              {failureText(failureCode, failureMessage)}
            </Box>
          )}
        </Box>
      ),
    },
    { key: 'card', header: t('rider.card'), cell: ({ card }) => (card ? cardText(card) : t('app.none')) },
    { key: 'amount', header: t('rider.amount'), align: 'end', cell: ({ amount }) => <Money amount={amount} /> },
    {
      key: 'captured',
      header: t('rider.captured'),
      align: 'end',
      cell: ({ captured, refunded, disputed }) => (
        <>
          <Money amount={captured} />
          {refunded !== '0.00' && (
            <Box textStyle="caption" color="fg.muted">
              {t('rider.refunded')} <Money amount={refunded} />
            </Box>
          )}
          {disputed !== '0.00' && (
            <Box textStyle="caption" color="danger.fg">
              {t('charges.disputed')} <Money amount={disputed} />
            </Box>
          )}
        </>
      ),
    },
    {
      key: 'created',
      header: t('rides.created'),
      align: 'end',
      cell: ({ createdAt }) => <Box whiteSpace="nowrap">{dateTime(createdAt)}</Box>,
    },
  ];
}
