import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { MESSAGE_MAX_LENGTH, QUICK_REPLIES, type QuickReply } from '@groupride/contracts';
import { isRefused, type MessageView } from '@groupride/web-api-client';
import {
  Box,
  Card,
  ChatThread,
  EmptyState,
  ErrorState,
  InlineAlert,
  LoadingState,
  useFormat,
  useOnline,
} from '@groupride/web-ui';
import { Page } from '../../shared/page';
import { useProblemText } from '../../shared/problem-text';
import { useConnected, useSocket } from '../../shared/socket';
import { useChat } from './api';

/** The chat of a ride: its members and its driver. */
export default function ChatPage() {
  const { t } = useTranslation();
  const rideId = Number(useParams()['rideId']);
  return (
    <Page title={t('chat.title')} back={`/ride/${rideId}`}>
      {Number.isInteger(rideId) && rideId > 0 ? (
        <Chat key={rideId} rideId={rideId} />
      ) : (
        <EmptyState title={t('chat.none')} />
      )}
    </Page>
  );
}

function Chat({ rideId }: { rideId: number }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const problemText = useProblemText();
  const online = useOnline();
  const { chat, messages, pending, error, isFetching, refetch, older, isLoadingOlder, ...actions } = useChat(rideId, {
    socket: useSocket(),
    connected: useConnected(),
  });

  if (isRefused(error, 'not_found')) return <EmptyState title={t('chat.none')} />;
  if (!chat) {
    return error ? (
      <ErrorState
        title={t('chat.failedTitle')}
        detail={problemText(error)}
        onRetry={() => void refetch()}
        retryLabel={t('common.retry')}
        retrying={isFetching}
      />
    ) : (
      <LoadingState label={t('common.loading')} />
    );
  }

  const textOf = ({ text, quickReply }: { text?: string | null; quickReply?: QuickReply | null }) =>
    quickReply ? t(`chat.quick.${quickReply}`) : (text ?? '');
  const authorOf = ({ isYou, author, authorName }: MessageView) =>
    isYou ? t('chat.you') : author === 'driver' ? t('chat.driver', { name: authorName }) : authorName;
  return (
    <Card>
      <ChatThread
        items={[
          ...messages.map((message) => ({
            key: message.clientId ?? String(message.id),
            author: authorOf(message),
            isYou: message.isYou,
            text: textOf(message),
            time: time(message.sentAt),
          })),
          ...pending.map((message) => ({
            key: message.clientId,
            author: t('chat.you'),
            isYou: true,
            text: textOf(message),
            time: time(message.sentAt),
            state: message.state,
          })),
        ]}
        texts={{
          log: t('chat.log'),
          empty: t('chat.empty'),
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
        quickReplies={QUICK_REPLIES.map((id) => ({ id, label: t(`chat.quick.${id}`) }))}
        onSend={actions.sendText}
        onQuickReply={(id) => actions.sendQuickReply(id as QuickReply)}
        onRetry={actions.retry}
        onOlder={older}
        loadingOlder={isLoadingOlder}
        notice={online ? null : <InlineAlert tone="warning">{t('chat.offline')}</InlineAlert>}
        closed={chat.isOpen ? null : t('chat.closed')}
      />
      <Box textStyle="caption" color="fg.muted" mt="3">
        {chat.isOpen && chat.closesAt ? `${t('chat.closesAt', { time: time(chat.closesAt) })} ` : ''}
        {t('chat.privacy')}
      </Box>
    </Card>
  );
}
