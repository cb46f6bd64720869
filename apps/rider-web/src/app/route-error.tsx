import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Box, ErrorState, useReloadWithNetwork } from '@groupride/web-ui';

/** Replaces a page that crashed or failed to load. The rest of the application stays usable. */
export function RouteError() {
  const { t } = useTranslation();
  useReloadWithNetwork(useRouteError());
  return (
    <Box maxW="phone" mx="auto" pt="16">
      <ErrorState
        title={t('problems.pageTitle')}
        detail={t('problems.pageDetail')}
        onRetry={() => window.location.reload()}
        retryLabel={t('problems.reload')}
      />
    </Box>
  );
}
