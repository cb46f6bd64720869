import { CarFront } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '@groupride/web-api-client';
import { Card, CardSkeletons, EmptyState, ErrorState, LinkButton, Stack } from '@groupride/web-ui';
import { ApplicationStatusCard } from '../../features/onboarding/components/application-status-card';
import { useGetDriverProfileQuery } from '../../features/presence/api';
import { DriverChannel } from '../driver-channel';
import { DriverHome } from '../home/driver-home';
import { PlainFrame } from '../layout/plain-frame';
import { useUser } from '../require-session';

import { useProblemText } from '../../shared/problem-text';

/** Loaded separately, because drivers at work don't need the documents. */
const DriverDocuments = lazy(async () => ({
  default: (await import('../../features/documents/components/driver-documents')).DriverDocuments,
}));
const ApplicantBankAccount = lazy(async () => ({
  default: (await import('../../features/earnings/components/applicant-bank-account')).ApplicantBankAccount,
}));
/** Polling interval of a pending application, in case a socket message was lost. */
const APPLICATION_POLL = 15_000;

/** The driver app, or the steps that are missing before it can be used. */
export function DriverPage() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const user = useUser();
  const { data: driver, error, isFetching, refetch } = useGetDriverProfileQuery(undefined, { skip: !user.driverId });
  const missing = !user.driverId || problemOf(error)?.code === 'not_found';
  const waiting = driver !== undefined && driver.applicationStatus !== 'approved';
  useGetDriverProfileQuery(undefined, { skip: !waiting, pollingInterval: APPLICATION_POLL });

  if (missing) {
    return (
      <PlainFrame>
        <Card>
          <EmptyState
            icon={<CarFront size={26} aria-hidden />}
            title={t('notDriver.title')}
            detail={t('notDriver.text', { name: user.name })}
          >
            <LinkButton href="/driver-onboarding">{t('notDriver.apply')}</LinkButton>
          </EmptyState>
        </Card>
      </PlainFrame>
    );
  }
  if (!driver) {
    return (
      <PlainFrame>
        {error ? (
          <ErrorState
            title={t('app.loadFailed')}
            detail={problemText(error)}
            onRetry={() => void refetch()}
            retryLabel={t('app.retry')}
            retrying={isFetching}
          />
        ) : (
          <CardSkeletons count={2} label={t('app.loading')} />
        )}
      </PlainFrame>
    );
  }
  const { applicationStatus } = driver;
  if (applicationStatus === 'approved') return <DriverHome driver={driver} />;
  const status = (
    <ApplicationStatusCard
      driver={driver}
      applicationStatus={applicationStatus}
      checking={isFetching}
      onCheck={() => void refetch()}
    />
  );
  // A suspended driver may still have a ride to finish.
  if (applicationStatus === 'suspended') return <DriverHome driver={driver} suspended={status} />;
  return (
    <PlainFrame>
      <DriverChannel driverId={driver.id} />
      <Stack gap="4" pb="8">
        {status}
        {applicationStatus === 'applied' && (
          <Suspense fallback={<CardSkeletons count={2} label={t('app.loading')} />}>
            <DriverDocuments driverId={driver.id} />
            <ApplicantBankAccount driverId={driver.id} />
          </Suspense>
        )}
      </Stack>
    </PlainFrame>
  );
}
