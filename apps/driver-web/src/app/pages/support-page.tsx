import { useTranslation } from 'react-i18next';
import { Box, PageHeader } from '@groupride/web-ui';
import { SupportChat } from '../../features/support/support-chat';
import { usePageTitle } from '../../shared/use-page-title';
import { PlainFrame } from '../layout/plain-frame';

/** Lets drivers write to operations, even while they may not drive. */
export function SupportPage() {
  const { t } = useTranslation();
  usePageTitle(t('support.title'));
  return (
    <PlainFrame>
      <Box mx="-4">
        <PageHeader title={t('support.title')} back="/driver" backLabel={t('settings.back')} />
      </Box>
      <Box pb="8">
        <SupportChat />
      </Box>
    </PlainFrame>
  );
}
