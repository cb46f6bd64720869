import { useTranslation } from 'react-i18next';
import type { PayoutState } from '@groupride/contracts';
import type { AdminPayoutView } from '@groupride/web-api-client';
import { Badge, Box, Button, Money, TextLink, useFormat, type Column, type Tone } from '@groupride/web-ui';
import { usePermission } from '../../../shared/permissions';

const TONES: Readonly<Record<PayoutState, Tone>> = {
  requested: 'info',
  sent: 'info',
  paid: 'success',
  returning: 'warning',
  failed: 'danger',
};

export function usePayoutColumns(onRetry: (payout: AdminPayoutView) => void): Column<AdminPayoutView>[] {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  return [
    {
      key: 'driver',
      header: t('payouts.driver'),
      primary: true,
      cell: ({ id, driverId, driverName }) => (
        <>
          <TextLink href={`/admin/drivers/${driverId}`}>{driverName}</TextLink>
          <Note>{t('payouts.number', { id })}</Note>
        </>
      ),
    },
    { key: 'amount', header: t('payouts.amount'), align: 'end', cell: (payout) => <Amount payout={payout} /> },
    {
      key: 'method',
      header: t('payouts.method'),
      cell: ({ kind, bankLast4 }) => (
        <Box whiteSpace="nowrap">
          {t(`payouts.kinds.${kind}`)}
          {bankLast4 && <Note>{t('payouts.to', { last4: bankLast4 })}</Note>}
        </Box>
      ),
    },
    { key: 'state', header: t('payouts.state'), cell: (payout) => <State payout={payout} /> },
    {
      key: 'when',
      header: t('payouts.when'),
      cell: (payout) => (
        <Box whiteSpace="nowrap">
          {dateTime(payout.requestedAt)}
          <ArrivalNote payout={payout} />
        </Box>
      ),
    },
    {
      key: 'actions',
      header: t('payouts.actions'),
      align: 'end',
      cell: (payout) => <RetryCell payout={payout} onRetry={onRetry} />,
    },
  ];
}

function Note({ children }: { children: React.ReactNode }) {
  return (
    <Box textStyle="caption" color="fg.muted" fontWeight="normal">
      {children}
    </Box>
  );
}

function Amount({ payout: { amount, fee } }: { payout: AdminPayoutView }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <Box whiteSpace="nowrap">
      <Money amount={amount} />
      {Number(fee) > 0 && <Note>{t('payouts.fee', { fee: money(fee) })}</Note>}
    </Box>
  );
}

/** The state; for a failed payout also the reason in our words and in the provider's. */
function State({ payout: { state, failure, failureReason } }: { payout: AdminPayoutView }) {
  const { t } = useTranslation();
  return (
    <Box maxW={{ md: '22rem' }}>
      <Badge tone={TONES[state]}>{t(`payouts.states.${state}`)}</Badge>
      {failureReason && (
        <Box mt="1" overflowWrap="anywhere">
          {t(`payouts.failures.${failureReason}`)}
          {failure && <Note>{failure}</Note>}
        </Box>
      )}
    </Box>
  );
}

function ArrivalNote({ payout: { state, arrivesAt, endedAt } }: { payout: AdminPayoutView }) {
  const { t } = useTranslation();
  const { day, dateTime } = useFormat();
  if (endedAt)
    return <Note>{t(state === 'failed' ? 'payouts.failedAt' : 'payouts.arrivedAt', { when: dateTime(endedAt) })}</Note>;
  return arrivesAt && state === 'sent' ? <Note>{t('payouts.expected', { when: day(dayOf(arrivesAt)) })}</Note> : null;
}

/** The date without the time, because arrival dates are midnight UTC in every time zone. */
const dayOf = (arrivesAt: string) => arrivesAt.slice(0, 10);

function RetryCell({ payout, onRetry }: { payout: AdminPayoutView; onRetry: (payout: AdminPayoutView) => void }) {
  const { t } = useTranslation();
  const mayRetry = usePermission('money.manage');
  const { id, state, retriedBy, driverName } = payout;
  if (retriedBy) return <Box color="fg.muted">{t('payouts.retriedBy', { id: retriedBy })}</Box>;
  if (state !== 'failed' || !mayRetry) return t('app.none');
  return (
    <Button
      size="sm"
      variant="soft"
      aria-label={`${t('payouts.retry')}: ${driverName}, ${t('payouts.number', { id })}`}
      onClick={() => onRetry(payout)}
    >
      {t('payouts.retry')}
    </Button>
  );
}
