import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useFeature,
  useGetApplicationDraftQuery,
  useGetDriverApplicationQuery,
  type ApplicationDraftView,
  type DriverView,
} from '@groupride/web-api-client';
import { CardSkeletons, ErrorState, InlineAlert, Stack } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { refill } from '../refill';
import { ApplicationWizard, type ApplicationWizardProps } from './application-wizard';

export interface ApplicationFormProps extends Pick<
  ApplicationWizardProps,
  'applicant' | 'onApplied' | 'documents' | 'missing'
> {
  /** The driver whose application was rejected; undefined for the first application. */
  rejected?: DriverView | undefined;
}

/** The application with the entries saved so far, from any device; after a rejection, the previous one to correct. */
export function ApplicationForm({ rejected, ...props }: ApplicationFormProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const takesApplications = useFeature('driverApplications');
  const { data, error, isFetching, refetch } = useGetApplicationDraftQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const former = useGetDriverApplicationQuery({ driverId: rejected?.id ?? 0 }, { skip: !rejected });
  const [opened, setOpened] = useState<ApplicationDraftView | null>(null);
  const [version, setVersion] = useState(0);
  // A later answer must not replace what is being typed.
  if (!opened && data && !isFetching && !error && !former.isLoading)
    setOpened(rejected && former.data && data.revision === 0 ? refill(data, former.data, rejected) : data);
  if (!opened) {
    return error && !isFetching ? (
      <ErrorState
        title={t('onboarding.draft.notLoaded')}
        detail={problemText(error)}
        onRetry={() => void refetch()}
        retryLabel={t('app.retry')}
      />
    ) : (
      <CardSkeletons count={2} label={t('app.loading')} />
    );
  }
  const reload = async () => {
    const { data: newest } = await refetch();
    if (!newest) return;
    setOpened(newest);
    setVersion(version + 1);
  };
  return (
    <Stack gap="4">
      {!takesApplications && (
        <InlineAlert tone="warning" title={t('onboarding.paused')}>
          {t('onboarding.pausedText')}
        </InlineAlert>
      )}
      <ApplicationWizard
        {...props}
        key={version}
        draft={opened}
        onReload={() => void reload()}
        reloading={isFetching}
      />
    </Stack>
  );
}
