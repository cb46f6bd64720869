import { useTranslation } from 'react-i18next';
import { useReloadWithNetwork } from '@groupride/web-api-client';
import { Box, ErrorState } from '@groupride/web-ui';

/** When a page fails to draw or to load. */
export function CrashedPage() {
  const { t } = useTranslation();
  useReloadWithNetwork();
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
