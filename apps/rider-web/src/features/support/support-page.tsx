import { useTranslation } from 'react-i18next';
import { MESSAGE_MAX_LENGTH } from '@groupride/contracts';
import { useLiveSupport, useSupportChat } from '@groupride/web-api-client';
import { SupportThread } from '@groupride/web-ui';
import { Page } from '../../shared/page';
import { useProblemText } from '../../shared/problem-text';
import { useSocket } from '../../shared/socket';

/** "24/7 live chat": messages between a rider and operations. */
export default function SupportPage() {
  const { t } = useTranslation();
  useLiveSupport(useSocket());
  return (
    <Page title={t('support.title')} back="/help">
      <SupportThread
        chat={useSupportChat()}
        maxLength={MESSAGE_MAX_LENGTH}
        problemText={useProblemText()}
        texts={{
          chat: t('chat', { returnObjects: true }),
          support: t('support', { returnObjects: true }),
          loading: t('common.loading'),
          again: t('common.retry'),
        }}
      />
    </Page>
  );
}
