import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useGetConfigQuery } from '@groupride/web-api-client';
import { ErrorState, LoadingState } from '@groupride/web-ui';
import { leaveFor } from '../shared/leave-for';
import { useProblemText } from '../shared/problem-text';

/** Paths of the other applications: `/admin` opens operations, the rest continue in the driver application. */
export default function OtherAppPage() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { pathname, search } = useLocation();
  const { data, error, refetch } = useGetConfigQuery();
  const { driverWebUrl, adminWebUrl } = data ?? {};
  const base = pathname.startsWith('/admin') ? adminWebUrl : driverWebUrl;
  useEffect(() => {
    if (base) leaveFor(new URL(`${pathname}${search}`, base).href);
  }, [base, pathname, search]);
  if (error && !data)
    return (
      <ErrorState
        mainHeading
        title={t('problems.title')}
        detail={problemText(error)}
        onRetry={() => void refetch()}
        retryLabel={t('common.retry')}
      />
    );
  return <LoadingState label={t('common.loading')} />;
}
