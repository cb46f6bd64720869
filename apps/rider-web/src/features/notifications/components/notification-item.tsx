import { CarFront, CreditCard, MailOpen, MapPin, MessageSquare, Navigation, Trash2, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NotificationType } from '@groupride/contracts';
import type { NotificationView } from '@groupride/web-api-client';
import { Box, Button, Flex, IconButton, VisuallyHidden, useFormat } from '@groupride/web-ui';
import { relativeTimeOf } from '../relative-time';

const ICONS: Readonly<Record<NotificationType, typeof CarFront>> = {
  driver_assigned: CarFront,
  member_joined: UserPlus,
  location_update: MapPin,
  ride_update: Navigation,
  payment: CreditCard,
  message: MessageSquare,
  invitation: MailOpen,
};

interface NotificationItemProps {
  notification: NotificationView;
  now: number;
  /** Whether a change of the notification is in progress. */
  busy: boolean;
  onRead: () => void;
  onRemove: () => void;
  onView: () => void;
}

/** One notification with its actions. */
export function NotificationItem({ notification, now, busy, onRead, onRemove, onView }: NotificationItemProps) {
  const { t } = useTranslation();
  const { title, message, timestamp, read, actionable, type } = notification;
  const Icon = ICONS[type];
  return (
    <Flex as="li" gap="3" py="3" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Box color={read ? 'fg.muted' : 'brand.fg'} pt="0.5" flexShrink="0">
        <Icon size={20} aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        <Flex align="center" gap="2">
          <Box textStyle={read ? 'label' : 'strong'} minW="0" overflowWrap="anywhere">
            {title}
          </Box>
          {!read && (
            <>
              <Box aria-hidden boxSize="2" borderRadius="full" bg="brand.solid" flexShrink="0" />
              <VisuallyHidden>{t('notifications.unread')}</VisuallyHidden>
            </>
          )}
        </Flex>
        <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {message}
        </Box>
        <When timestamp={timestamp} now={now} />
        <Flex gap="2" mt="1" wrap="wrap">
          {actionable && (
            <Button size="sm" variant="secondary" onClick={onView}>
              {t('notifications.view')}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </Button>
          )}
          {!read && (
            <Button size="sm" variant="ghost" busy={busy} onClick={onRead}>
              {t('notifications.ok')}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </Button>
          )}
        </Flex>
      </Box>
      <IconButton
        label={t('notifications.remove', { title })}
        icon={<Trash2 size={18} aria-hidden />}
        disabled={busy}
        onClick={onRemove}
      />
    </Flex>
  );
}

function When({ timestamp, now }: { timestamp: string; now: number }) {
  const { t } = useTranslation();
  const { date, dateTime } = useFormat();
  const ago = relativeTimeOf(timestamp, now);
  const text =
    ago.unit === 'now'
      ? t('notifications.justNow')
      : ago.unit === 'minutes'
        ? t('notifications.minutesAgo', { count: ago.count })
        : ago.unit === 'hours'
          ? t('notifications.hoursAgo', { count: ago.count })
          : date(timestamp);
  return (
    <Box as="time" textStyle="caption" color="fg.muted" title={dateTime(timestamp)}>
      {text}
    </Box>
  );
}
