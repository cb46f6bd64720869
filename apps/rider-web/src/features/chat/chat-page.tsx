import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { MESSAGE_MAX_LENGTH, QUICK_REPLIES } from '@groupride/contracts';
import { isRefused, useChat } from '@groupride/web-api-client';
import { EmptyState, RideChat, useFormat } from '@groupride/web-ui';
import { Page } from '../../shared/page';
import { useProblemText } from '../../shared/problem-text';
import { useConnected, useSocket } from '../../shared/socket';

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
  const chat = useChat(rideId, { socket: useSocket(), connected: useConnected() });
  const { isOpen, closesAt } = chat.chat ?? {};
  if (isRefused(chat.error, 'not_found')) return <EmptyState title={t('chat.none')} />;
  return (
    <RideChat
      chat={chat}
      texts={t('chat', { returnObjects: true })}
      loading={t('common.loading')}
      again={t('common.retry')}
      authorOf={({ author, authorName }) => (author === 'driver' ? t('chat.driver', { name: authorName }) : authorName)}
      problemText={problemText}
      maxLength={MESSAGE_MAX_LENGTH}
      quickReplies={QUICK_REPLIES}
      note={
        <>
          {isOpen && closesAt ? `${t('chat.closesAt', { time: time(closesAt) })} ` : ''}
          {t('chat.privacy')}
        </>
      }
    />
  );
}
