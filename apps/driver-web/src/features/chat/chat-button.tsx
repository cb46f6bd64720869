import { MessageSquare } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSocket, useUnreadMessages } from '@groupride/web-api-client';
import { Badge, Button } from '@groupride/web-ui';

const ChatDialog = lazy(() => import('./chat-dialog'));

/** Opens the chat of a ride and shows the number of unread messages. */
export function ChatButton({ rideId }: { rideId: number }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  /** The dialog's code is loaded on the first press and then stays mounted. */
  const [wanted, setWanted] = useState(false);
  const unread = useUnreadMessages(rideId, useSocket());
  return (
    <>
      <Button
        block
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-label={unread > 0 ? t('chat.openUnread', { count: unread }) : t('chat.open')}
        icon={<MessageSquare size={18} aria-hidden />}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t('chat.open')}
        {unread > 0 && <Badge tone="brand">{unread}</Badge>}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <ChatDialog rideId={rideId} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
