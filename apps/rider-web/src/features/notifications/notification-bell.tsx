import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, IconButton, chakra } from '@groupride/web-ui';
import { useNotifications } from './hooks/use-notifications';

const NotificationPanel = lazy(() => import('./notification-panel'));

/** Largest number shown on the bell. */
const MOST_SHOWN = 99;

/** The bell with the number of unread notifications; opens the list. */
export function NotificationBell() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  /** The panel's code is loaded on the first press and then stays mounted, so that it can close with an animation. */
  const [wanted, setWanted] = useState(false);
  const unread = useNotifications().data?.unread ?? 0;
  return (
    <Box position="relative">
      <IconButton
        label={unread > 0 ? t('notifications.bellUnread', { count: unread }) : t('notifications.bell')}
        aria-haspopup="dialog"
        icon={<Bell size={20} aria-hidden />}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      {unread > 0 && (
        <chakra.span
          aria-hidden
          position="absolute"
          top="1"
          insetEnd="0.5"
          minW="5"
          h="5"
          px="1"
          borderRadius="full"
          bg="brand.solid"
          color="brand.contrast"
          fontSize="xs"
          fontWeight="bold"
          lineHeight="1.25rem"
          textAlign="center"
          pointerEvents="none"
        >
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </chakra.span>
      )}
      {wanted && (
        <Suspense fallback={null}>
          <NotificationPanel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
