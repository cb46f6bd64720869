import { useTranslation } from 'react-i18next';
import { MESSAGE_MAX_LENGTH } from '@groupride/contracts';
import { useSocket, useLiveSupport, useSupportChat } from '@groupride/web-api-client';
import { SupportThread } from '@groupride/web-ui';
import { useProblemText } from '../../shared/problem-text';

/** Messages between a driver and operations. */
export function SupportChat() {
  const { t } = useTranslation();
  useLiveSupport(useSocket());
  return (
    <SupportThread
      chat={useSupportChat()}
      maxLength={MESSAGE_MAX_LENGTH}
      problemText={useProblemText()}
      texts={{
        chat: t('chat', { returnObjects: true }),
        support: t('support', { returnObjects: true }),
        loading: t('app.loading'),
        again: t('app.retry'),
      }}
    />
  );
}
