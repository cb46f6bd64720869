import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Box, Card, CardSkeletons, ErrorState, Money, TwoColumns, Stack, chakra, useFormat } from '@groupride/web-ui';
import { useGetEarningsQuery, useGetPayoutsQuery, useRefreshPayoutAccountMutation } from '../api';
import { useDebtText } from '../debt-text';
import { InstantPayout } from './instant-payout';
import { PayoutAccount } from './payout-account';
import { PayoutList } from './payout-list';
import { useProblemText } from '../../../shared/problem-text';

/** Polling interval while a payout is in transit. */
const POLL = 5000;

/** The available, pending, sent and paid amounts, and the bank account. */
export function PayoutsPanel({ driverId }: { driverId: number }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { day, money } = useFormat();
  const debtText = useDebtText();
  useReturn(driverId);
  const { data, error, isFetching, refetch } = useGetPayoutsQuery({ driverId }, { refetchOnMountOrArgChange: true });
  const owes = Number(data?.balance ?? 0) < 0;
  const { data: earnings } = useGetEarningsQuery({ driverId }, { skip: !owes, refetchOnMountOrArgChange: true });
  const moving = data?.payouts.some(({ state }) => state === 'requested' || state === 'returning') ?? false;
  useGetPayoutsQuery({ driverId }, { skip: !moving, pollingInterval: POLL });
  if (!data) {
    if (!error) return <CardSkeletons count={2} label={t('app.loading')} />;
    return (
      <Card>
        <ErrorState
          title={t('payouts.notLoaded')}
          detail={problemText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('app.retry')}
          retrying={isFetching}
        />
      </Card>
    );
  }
  const balance = Number(data.balance);
  const weekly =
    balance < 0
      ? debtText({ balance: data.balance, recent: earnings?.recent ?? [] })
      : balance < 1
        ? t('payouts.weeklyNothing')
        : data.account.state === 'ready'
          ? t('payouts.weekly', { balance: money(data.balance), day: day(data.nextWeekly) })
          : data.account.bank
            ? t('payouts.needsBank', { balance: money(data.balance) })
            : t('payouts.needsAccount');
  const lines = [
    data.available === null ? t('payouts.unknown') : Number(data.pending) > 0 && t('payouts.pendingText'),
    weekly,
  ].filter((line) => line !== false);
  return (
    <>
      <Card title={t('payouts.amounts')}>
        <TwoColumns as="dl" gap="3" mb="3">
          <Amount label={t('payouts.available')} amount={data.available} large />
          <Amount label={t('payouts.pending')} amount={data.pending} large />
          <Amount label={t('payouts.onTheWay')} amount={data.onTheWay} />
          <Amount label={t('payouts.paid')} amount={data.paid} />
        </TwoColumns>
        <Stack gap="1" textStyle="small" color="fg.muted" mb="4" aria-live="polite">
          {lines.map((line) => (
            <Box key={line}>{line}</Box>
          ))}
        </Stack>
        <InstantPayout driverId={driverId} payouts={data} />
      </Card>
      <PayoutAccount driverId={driverId} account={data.account} />
      <PayoutList payouts={data.payouts} accountReady={data.account.state === 'ready'} />
    </>
  );
}

/** One of the four amounts; a dash while it is unknown. */
function Amount({
  label,
  amount,
  large = false,
}: {
  label: string;
  amount: string | null | undefined;
  large?: boolean;
}) {
  return (
    <Box minW="0">
      <chakra.dt textStyle="label" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd m="0" textStyle={large ? 'figure' : 'strong'}>
        {amount ? <Money amount={amount} /> : '–'}
      </chakra.dd>
    </Box>
  );
}

/** After a return from the provider's page: refreshes the account and removes the parameters from the address. */
function useReturn(driverId: number): void {
  const [params, setParams] = useSearchParams();
  const [refresh] = useRefreshPayoutAccountMutation();
  const asked = useRef(false);
  const returned = params.has('payouts');
  useEffect(() => {
    if (!returned || asked.current) return;
    asked.current = true;
    void refresh({ driverId });
    setParams({}, { replace: true });
  }, [returned, driverId, refresh, setParams]);
}
