import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDraftView } from '@groupride/web-api-client';
import { CardSkeletons, ErrorState } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useGetApplicationDraftQuery } from '../api';
import { ApplicationWizard, type ApplicationWizardProps } from './application-wizard';

export type ApplicationFormProps = Pick<ApplicationWizardProps, 'applicant' | 'onApplied' | 'documents' | 'missing'>;

/** The application as far as it was filled in, on this device or another one. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useGetApplicationDraftQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [opened, setOpened] = useState<ApplicationDraftView | null>(null);
  // A later answer must not replace what is being typed.
  if (!opened && data && !isFetching && !error) setOpened(data);
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
    if (newest) setOpened(newest);
  };
  return (
    <ApplicationWizard
      {...props}
      key={opened.revision}
      draft={opened}
      onReload={() => void reload()}
      reloading={isFetching}
    />
  );
}
