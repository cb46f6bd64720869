import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUnreadMessages } from '@groupride/web-api-client';
import { Badge, LinkButton } from '@groupride/web-ui';
import { useSocket } from '../../shared/socket';

/** Links to the chat of a ride and shows the number of unread messages. */
export function ChatButton({ rideId }: { rideId: number }) {
  const { t } = useTranslation();
  const unread = useUnreadMessages(rideId, useSocket());
  return (
    <LinkButton
      variant="secondary"
      href={`/ride/${rideId}/chat`}
      aria-label={unread > 0 ? t('chat.openUnread', { count: unread }) : t('chat.open')}
      icon={<MessageSquare size={18} aria-hidden />}
    >
      {t('chat.open')}
      {unread > 0 && <Badge tone="brand">{unread}</Badge>}
    </LinkButton>
  );
}
