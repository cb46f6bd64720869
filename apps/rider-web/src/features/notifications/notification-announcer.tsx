import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, VisuallyHidden } from '@groupride/web-ui';
import { useLiveNotifications, useNotifications, useOwnPush } from './hooks/use-notifications';

/** Keeps notifications current on every page and announces new ones politely to screen readers. */
export function NotificationAnnouncer() {
  const { t } = useTranslation();
  useLiveNotifications();
  useOwnPush();
  const { data } = useNotifications();
  const newest = data?.notifications[0];
  const known = useRef<number>(undefined);
  const [text, setText] = useState('');

  useEffect(() => {
    if (!data) return;
    const id = newest?.id ?? 0;
    if (known.current !== undefined && newest && id > known.current && !newest.read)
      setText(t('notifications.added', { title: newest.title, message: newest.message }));
    known.current = Math.max(known.current ?? 0, id);
  }, [data, newest, t]);

  return (
    <Box role="status" aria-live="polite">
      <VisuallyHidden>{text}</VisuallyHidden>
    </Box>
  );
}
