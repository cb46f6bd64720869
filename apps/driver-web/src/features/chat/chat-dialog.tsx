import { useTranslation } from 'react-i18next';
import { MESSAGE_MAX_LENGTH, QUICK_REPLIES, type QuickReply } from '@groupride/contracts';
import { useChat, useConnection, useSocket } from '@groupride/web-api-client';
import { ChatThread, ErrorState, InlineAlert, LoadingState, Modal, useFormat, useOnline } from '@groupride/web-ui';
import { useProblemText } from '../../shared/problem-text';

/** The chat of the ride being driven. */
export default function ChatDialog({ rideId, open, onClose }: { rideId: number; open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('chat.title')}
      description={t('chat.privacy')}
      closeLabel={t('chat.close')}
    >
      {open && <Chat key={rideId} rideId={rideId} />}
    </Modal>
  );
}

function Chat({ rideId }: { rideId: number }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const problemText = useProblemText();
  const online = useOnline();
  const { chat, messages, pending, error, isFetching, refetch, older, isLoadingOlder, ...actions } = useChat(rideId, {
    socket: useSocket(),
    connected: useConnection() === 'connected',
  });

  if (!chat)
    return error ? (
      <ErrorState
        title={t('chat.failedTitle')}
        detail={problemText(error)}
        onRetry={() => void refetch()}
        retryLabel={t('chat.retry')}
        retrying={isFetching}
      />
    ) : (
      <LoadingState label={t('app.loading')} />
    );

  const textOf = ({ text, quickReply }: { text?: string | null; quickReply?: QuickReply | null }) =>
    quickReply ? t(`chat.quick.${quickReply}`) : (text ?? '');
  return (
    <ChatThread
      items={[
        ...messages.map((message) => ({
          key: message.clientId ?? String(message.id),
          author: message.isYou ? t('chat.you') : message.authorName,
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
  );
}
