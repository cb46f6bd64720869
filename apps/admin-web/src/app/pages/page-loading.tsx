import { useTranslation } from 'react-i18next';
import { Flex, LoadingState } from '@groupride/web-ui';

export function PageLoading() {
  const { t } = useTranslation();
  return (
    <Flex minH="100dvh" align="center" justify="center">
      <LoadingState label={t('app.loading')} />
    </Flex>
  );
}
