import { useTranslation } from 'react-i18next';
import { ErrorState, LoadingState } from '@groupride/web-ui';
import { Page } from '../../shared/page';

/** Shown while a guide's texts are loading, or after loading failed. */
export function GuideState({ failed }: { failed: boolean }) {
  const { t } = useTranslation();
  return (
    <Page title={t('nav.help')} back="history">
      {failed ? (
        <ErrorState
          title={t('legal.failed')}
          detail={t('legal.failedDetail')}
          onRetry={() => window.location.reload()}
          retryLabel={t('common.retry')}
        />
      ) : (
        <LoadingState label={t('common.loading')} />
      )}
    </Page>
  );
}
