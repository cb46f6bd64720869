import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Box, ErrorState, useReloadWithNetwork } from '@groupride/web-ui';

/** A page that broke, or whose program did not load: nothing of it stays, the rest of the application does. */
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
