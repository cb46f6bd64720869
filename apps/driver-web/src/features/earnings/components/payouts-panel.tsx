import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Box, Card, CardSkeletons, ErrorState, Money, useFormat } from '@groupride/web-ui';
import { useGetEarningsQuery, useGetPayoutsQuery, useRefreshPayoutAccountMutation } from '../api';
import { useDebtText } from '../debt-text';
import { InstantPayout } from './instant-payout';
import { PayoutAccount } from './payout-account';
import { PayoutList } from './payout-list';
import { useProblemText } from '../../../shared/problem-text';

/** While money is on its way, how often we look where it is. */
const POLL = 5000;

/** Balance, the way to the bank, and what was sent there. */
export function PayoutsPanel({ driverId }: { driverId: number }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { day } = useFormat();
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
  return (
    <>
      <Card>
        <Box textStyle="label" color="fg.muted">
          {t('payouts.balance')}
        </Box>
        <Money
          amount={data.balance}
          display="block"
          textStyle="figure"
          mt="1"
          color={balance < 0 ? 'danger.fg' : 'fg'}
        />
        <Box textStyle="small" color="fg.muted" mt="1" mb="4">
          {balance < 0
            ? debtText({ balance: data.balance, recent: earnings?.recent ?? [] })
            : balance < 1
              ? t('payouts.weeklyNothing')
              : data.account.state === 'ready'
                ? t('payouts.weekly', { day: day(data.nextWeekly) })
                : t('payouts.needsAccount')}
        </Box>
        <InstantPayout driverId={driverId} payouts={data} />
      </Card>
      <PayoutAccount driverId={driverId} account={data.account} />
      <PayoutList payouts={data.payouts} />
    </>
  );
}

/** Coming back from the provider's page: ask at once how the account stands now, and leave no trace in the address. */
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
