import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  Box,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  ListRow,
  LoadingState,
  BottomSheet,
  Money,
  RowList,
  TwoColumns,
  Stack,
  useFormat,
} from '@groupride/web-ui';
import { rideNumber } from '@groupride/contracts';
import { useGetEarningsQuery } from '../api';
import { useDebtText } from '../debt-text';
import { useProblemText } from '../../../shared/problem-text';

/** Labels of the ledger that are translated into the reader's language. */
const LABELS: Readonly<
  Record<
    string,
    'trip' | 'cancellation' | 'cash' | 'noShow' | 'tip' | 'payout' | 'payoutFee' | 'payoutFailed' | 'reversal'
  >
> = {
  Trip: 'trip',
  Cancellation: 'cancellation',
  'Cash received': 'cash',
  'No-show': 'noShow',
  Tip: 'tip',
  Payout: 'payout',
  'Instant payout fee': 'payoutFee',
  'Payout that failed': 'payoutFailed',
  'Taken back after a refund': 'reversal',
  'Refund that failed': 'reversal',
};

export interface EarningsDialogProps {
  driverId: number;
  open: boolean;
  onClose: () => void;
}

/** The driver's earnings, from the ledger. */
export function EarningsDialog({ driverId, open, onClose }: EarningsDialogProps) {
  const { t } = useTranslation();
  return (
    <BottomSheet open={open} onClose={onClose} title={t('earnings.title')} closeLabel={t('app.close')}>
      {open && <Earnings driverId={driverId} />}
    </BottomSheet>
  );
}

function Earnings({ driverId }: { driverId: number }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const labelOf = (label: string) => {
    const known = LABELS[label];
    return known ? t(`earnings.labels.${known}`) : label;
  };
  const problemText = useProblemText();
  const debtText = useDebtText();
  const { data, error, isFetching, refetch } = useGetEarningsQuery({ driverId }, { refetchOnMountOrArgChange: true });
  if (!data) {
    if (!error) return <LoadingState label={t('app.loading')} />;
    return (
      <ErrorState
        title={t('earnings.failed')}
        detail={problemText(error)}
        onRetry={() => void refetch()}
        retryLabel={t('app.retry')}
        retrying={isFetching}
      />
    );
  }
  return (
    <Stack gap="4" pb="2">
      <TwoColumns gap="3">
        <Figure label={t('earnings.today')} amount={data.today} />
        <Figure
          label={t('earnings.thisWeek')}
          amount={data.thisWeek}
          note={t('earnings.trips', { count: data.tripsThisWeek })}
        />
      </TwoColumns>
      <Figure
        label={t('earnings.balance')}
        amount={data.balance}
        note={Number(data.balance) < 0 ? debtText(data) : t('earnings.balanceOwed')}
      />
      <LinkButton href="/driver/earnings" variant="secondary" block>
        {t('payouts.more')}
      </LinkButton>
      <Card flush title={t('earnings.recent')}>
        {data.recent.length === 0 ? (
          <EmptyState
            icon={<Wallet size={26} aria-hidden />}
            title={t('earnings.empty')}
            detail={t('earnings.emptyText')}
          />
        ) : (
          <RowList label={t('earnings.recent')}>
            {data.recent.map((earning, index) => (
              <li key={`${earning.at}-${index}`}>
                <ListRow
                  title={
                    earning.rideId
                      ? t('earnings.ofRide', { label: labelOf(earning.label), number: rideNumber(earning.rideId) })
                      : labelOf(earning.label)
                  }
                  detail={dateTime(earning.at)}
                  trailing={<Money amount={earning.amount} fontWeight="semibold" />}
                />
              </li>
            ))}
          </RowList>
        )}
      </Card>
    </Stack>
  );
}

function Figure({ label, amount, note }: { label: string; amount: string; note?: string }) {
  return (
    <Box bg="bg.subtle" borderWidth="1px" borderRadius="lg" p="4">
      <Box textStyle="label" color="fg.muted">
        {label}
      </Box>
      <Money
        amount={amount}
        display="block"
        textStyle="figure"
        mt="1"
        color={Number(amount) < 0 ? 'danger.fg' : 'fg'}
      />
      {note && (
        <Box textStyle="caption" color="fg.subtle" mt="1">
          {note}
        </Box>
      )}
    </Box>
  );
}
