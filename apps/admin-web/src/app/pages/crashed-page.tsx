import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Box, ErrorState, useReloadWithNetwork } from '@groupride/web-ui';

/** Shown when a page fails to render or load. */
export function CrashedPage() {
  const { t } = useTranslation();
  useReloadWithNetwork(useRouteError());
  return (
    <Box as="main" pt="16">
      <ErrorState
        title={t('app.crashed')}
        detail={t('app.crashedHint')}
        onRetry={() => window.location.reload()}
        retryLabel={t('app.reload')}
      />
    </Box>
  );
}
