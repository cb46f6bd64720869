import { Download, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { problemOf, type ReceiptView } from '@groupride/web-api-client';
import {
  Box,
  Card,
  CardSkeletons,
  CostBreakdown,
  EmptyState,
  ErrorState,
  InlineAlert,
  LinkButton,
  Money,
  useFormat,
  useLanguage,
  type CostRow,
} from '@groupride/web-ui';
import { Page } from '../../shared/page';
import { useReceiptWords } from './hooks/use-receipt-texts';
import { useProblemText } from '../../shared/problem-text';
import { RouteLine } from '../../shared/route-line';
import { useGetReceiptQuery, useGetRideQuery } from './api';

/** What a receipt names in place of a payment method when its reader paid nothing. */
const UNPAID_METHODS: readonly string[] = ['Covered by the organizer', 'Nothing to pay'];

/** What the reader paid for a ride, and what the ride cost. */
export default function ReceiptPage() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const rideId = Number(useParams()['rideId']);
  const { data, error, refetch } = useGetReceiptQuery(
    { rideId },
    // Tips, refunds and paid debts change an issued receipt without an event of an open ride.
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Page title={t('receipt.title')} back="history">
      {data ? (
        <Receipt receipt={data} />
      ) : problemOf(error)?.code === 'not_found' ? (
        <NoReceipt rideId={rideId} />
      ) : error ? (
        <ErrorState
          title={t('receipt.failed')}
          detail={problemText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('common.retry')}
        />
      ) : (
        <CardSkeletons count={2} label={t('common.loading')} />
      )}
    </Page>
  );
}

/** Shown when the reader has no receipt, or none yet. */
function NoReceipt({ rideId }: { rideId: number }) {
  const { t } = useTranslation();
  const { data: ride, error } = useGetRideQuery({ rideId });
  if (problemOf(error)?.code === 'not_found')
    return <EmptyState title={t('ride.notFound')} detail={t('ride.notFoundDetail')} />;
  if (!ride && !error) return <CardSkeletons count={1} label={t('common.loading')} />;
  const isFree = ride?.status === 'cancelled';
  return (
    <EmptyState
      icon={<ReceiptText size={26} aria-hidden />}
      title={t(isFree ? 'receipt.none' : 'receipt.notYet')}
      detail={t(isFree ? 'receipt.noneDetail' : 'receipt.notYetDetail')}
    >
      <LinkButton href={`/ride/${rideId}`}>{t('payment.toRide')}</LinkButton>
    </EmptyState>
  );
}

function Receipt({ receipt }: { receipt: ReceiptView }) {
  const { t } = useTranslation();
  const { dateTime, date, money, bookedTime } = useFormat();
  const booked = bookedTime(receipt);
  const { lineText, methodText } = useReceiptWords();
  const language = useLanguage();
  const cash = receipt.cash ?? null;
  const owes = Number(receipt.outstanding) > 0;
  const isShortOfCash = cash !== null && Number(cash) < Number(receipt.charged);
  // Only cards are charged, and missing cash may have been paid in another way since.
  const totalName =
    cash === null
      ? ('charged' as const)
      : owes
        ? ('owed' as const)
        : isShortOfCash
          ? ('words.total' as const)
          : ('inCash' as const);
  const total: CostRow = { label: t(`receipt.${totalName}`), amount: receipt.charged, kind: 'total' };
  const since: CostRow[] = [
    ...(isShortOfCash
      ? [
          {
            label: t('receipt.inCash'),
            detail: t(receipt.cashStatedBy === 'operations' ? 'receipt.cashByOperations' : 'receipt.cashByDriver'),
            amount: cash,
          },
        ]
      : []),
    ...receipt.byCard.map(({ method, amount }) => ({
      label: t('receipt.byCard', { method: methodText(method) }),
      amount,
    })),
    ...(Number(receipt.waived) > 0
      ? [{ label: t('receipt.waived'), amount: `-${receipt.waived}`, kind: 'discount' as const }]
      : []),
    ...(Number(receipt.overpayment) > 0 ? [{ label: t('receipt.overpayment'), amount: receipt.overpayment }] : []),
    ...(Number(receipt.tip) > 0 ? [{ label: t('receipt.tip'), amount: receipt.tip }] : []),
    ...receipt.refunds.map(({ amount, at }): CostRow => ({
      label: t('receipt.refunded'),
      detail: date(at),
      amount: `-${amount}`,
      kind: 'discount',
    })),
    ...receipt.takenBack.map(({ amount, at }): CostRow => ({
      label: t('receipt.takenBack'),
      detail: date(at),
      amount: `-${amount}`,
      kind: 'discount',
    })),
  ];
  const methods = [receipt.paymentMethod, ...new Set(receipt.byCard.map(({ method }) => method))]
    .map(methodText)
    .join(' + ');
  const isPaidByOthers = receipt.byCard.length === 0 && UNPAID_METHODS.includes(receipt.paymentMethod);
  // While an amount is still outstanding, the receipt has no "paid in total" line.
  const net: CostRow[] = owes
    ? [{ label: t('receipt.stillToPay'), amount: receipt.outstanding, kind: 'total' }]
    : since.length > 0
      ? [{ label: t('receipt.net'), amount: receipt.net, kind: 'total' }]
      : [];
  return (
    <>
      <Card>
        <Box textStyle="caption" color="fg.muted">
          {receipt.number} · {dateTime(receipt.issuedAt)}
        </Box>
        <Money amount={owes ? receipt.charged : receipt.net} display="block" textStyle="display" mt="2" />
        <Box textStyle="small" color="fg.muted" mt="1">
          {owes || isPaidByOthers ? methods : t('receipt.paidWith', { method: methods })}
        </Box>
        <Box borderTopWidth="1px" mt="4" pt="4">
          <RouteLine
            pickupLabel={t('ride.pickup')}
            destinationLabel={t('ride.destination')}
            pickup={receipt.pickupLocation}
            destination={receipt.dropoffLocation}
          />
          {booked && (
            <Box textStyle="small" color="fg.muted" mt="3">
              {t('ride.bookedTime')} {booked}
            </Box>
          )}
        </Box>
      </Card>
      {owes && (
        <InlineAlert tone="warning">
          {t(cash === null ? 'receipt.outstanding' : 'receipt.toPay', { amount: money(receipt.outstanding) })}
        </InlineAlert>
      )}
      <Card title={t('receipt.yours')}>
        <CostBreakdown label={t('receipt.yours')} rows={[...receipt.yours.map(lineText), total, ...since, ...net]} />
      </Card>
      <Card title={t('receipt.wholeRide')}>
        <CostBreakdown label={t('receipt.wholeRide')} rows={receipt.ride.map(lineText)} />
      </Card>
      <LinkButton
        variant="secondary"
        block
        href={`/api/rides/${receipt.rideId}/receipt.pdf?language=${language}`}
        download
        icon={<Download size={18} aria-hidden />}
      >
        {t('receipt.download')}
      </LinkButton>
    </>
  );
}
