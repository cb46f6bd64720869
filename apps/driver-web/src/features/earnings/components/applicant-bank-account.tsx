import { useTranslation } from 'react-i18next';
import { Card, CardSkeletons, ErrorState } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useGetPayoutsQuery } from '../api';
import { PayoutAccount } from './payout-account';

/** The bank account of an applicant who is under review. */
export function ApplicantBankAccount({ driverId }: { driverId: number }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useGetPayoutsQuery({ driverId }, { refetchOnMountOrArgChange: true });
  if (data) return <PayoutAccount driverId={driverId} account={data.account} />;
  if (!error) return <CardSkeletons count={1} label={t('app.loading')} />;
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
