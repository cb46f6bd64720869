import { useTranslation } from 'react-i18next';
import { MESSAGE_MAX_LENGTH, QUICK_REPLIES } from '@groupride/contracts';
import { useChat, useConnection, useSocket } from '@groupride/web-api-client';
import { Modal, RideChat } from '@groupride/web-ui';
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
  const problemText = useProblemText();
  const chat = useChat(rideId, { socket: useSocket(), connected: useConnection() === 'connected' });
  return (
    <RideChat
      chat={chat}
      texts={t('chat', { returnObjects: true })}
      loading={t('app.loading')}
      again={t('chat.retry')}
      authorOf={({ authorName }) => authorName}
      problemText={problemText}
      maxLength={MESSAGE_MAX_LENGTH}
      quickReplies={QUICK_REPLIES}
    />
  );
}
