import { useTranslation } from 'react-i18next';
import { MESSAGE_MAX_LENGTH } from '@groupride/contracts';
import { useSocket } from '@groupride/web-api-client';
import { Box, Card, ChatThread, ErrorState, InlineAlert, LoadingState, useFormat, useOnline } from '@groupride/web-ui';
import { useProblemText } from '../../shared/problem-text';
import { useLiveSupport, useSupportChat } from './api';

/** Messages between a driver and operations. */
export function SupportChat() {
  const { t } = useTranslation();
  useLiveSupport(useSocket());
  const { dateTime } = useFormat();
  const problemText = useProblemText();
  const online = useOnline();
  const { isLoaded, messages, pending, error, isFetching, refetch, older, isLoadingOlder, send, retry } =
    useSupportChat();
  if (!isLoaded)
    return error ? (
      <ErrorState
        title={t('chat.failedTitle')}
        detail={problemText(error)}
        onRetry={() => void refetch()}
        retryLabel={t('app.retry')}
        retrying={isFetching}
      />
    ) : (
      <LoadingState label={t('app.loading')} />
    );
  return (
    <Card>
      <ChatThread
        items={[
          ...messages.map(({ id, clientId, isYou, text, sentAt }) => ({
            key: clientId ?? String(id),
            author: isYou ? t('chat.you') : t('support.us'),
            isYou,
            text,
            time: dateTime(sentAt),
          })),
          ...pending.map(({ clientId, text, sentAt, state }) => ({
            key: clientId,
            author: t('chat.you'),
            isYou: true,
            text,
            time: dateTime(sentAt),
            state,
          })),
        ]}
        texts={{
          log: t('chat.log'),
          empty: t('support.empty'),
          older: t('chat.older'),
          field: t('chat.field'),
          placeholder: t('chat.placeholder'),
          send: t('chat.send'),
          quickReplies: t('chat.quickReplies'),
          sending: t('chat.sending'),
          failed: t('chat.failed'),
          retry: t('chat.retry'),
        }}
        maxLength={MESSAGE_MAX_LENGTH}
        quickReplies={[]}
        onSend={send}
        onQuickReply={() => undefined}
        onRetry={retry}
        onOlder={older}
        loadingOlder={isLoadingOlder}
        notice={online ? null : <InlineAlert tone="warning">{t('chat.offline')}</InlineAlert>}
      />
      <Box textStyle="caption" color="fg.muted" mt="3">
        {t('support.hint')}
      </Box>
    </Card>
  );
}
