import { BellOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MAX_NOTIFICATIONS, NOTIFICATIONS_PER_PAGE } from '@groupride/contracts';
import { serverNow, type NotificationView } from '@groupride/web-api-client';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  InlineAlert,
  LoadingState,
  Modal,
  Stack,
  useOnline,
  useNow,
} from '@groupride/web-ui';
import { useProblemText } from '../../shared/problem-text';
import { useDeleteNotificationMutation, useReadNotificationMutation, useReadNotificationsMutation } from './api';
import { NotificationItem } from './components/notification-item';
import { useNotifications } from './hooks/use-notifications';

const MINUTE_MS = 60_000;

/** The list of notifications: the ten newest, then older ones ten at a time. */
export default function NotificationPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal open={open} onClose={onClose} title={t('notifications.title')} closeLabel={t('common.close')}>
      {open && <Notifications onClose={onClose} />}
    </Modal>
  );
}

function Notifications({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const online = useOnline();
  const [limit, setLimit] = useState(NOTIFICATIONS_PER_PAGE);
  const { data, currentData, isError, isFetching, error, refetch } = useNotifications(limit);
  const [readOne] = useReadNotificationMutation();
  const [readAll, { isLoading: isReadingAll }] = useReadNotificationsMutation();
  const [remove] = useDeleteNotificationMutation();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const now = useNow(MINUTE_MS, serverNow);

  const run = async (call: Promise<{ error?: unknown }>): Promise<boolean> => {
    const answer = await call;
    setProblem(answer.error ? problemText(answer.error, t('notifications.actionFailed')) : undefined);
    return !answer.error;
  };
  const onRead = async ({ id }: NotificationView) => {
    setBusy(id);
    await run(readOne({ notificationId: id }));
    setBusy(undefined);
    list.current?.focus();
  };
  const onRemove = async ({ id }: NotificationView) => {
    setBusy(id);
    await run(remove({ notificationId: id }));
    setBusy(undefined);
    // The button that had the focus has disappeared.
    list.current?.focus();
  };
  const onView = ({ id, read, data: { path } }: NotificationView) => {
    if (!read) void readOne({ notificationId: id });
    onClose();
    if (typeof path === 'string') void navigate(path);
  };

  if (!data)
    return isError ? (
      <ErrorState
        title={t('notifications.failedTitle')}
        detail={problemText(error)}
        onRetry={() => void refetch()}
        retryLabel={t('common.retry')}
        retrying={isFetching}
      />
    ) : (
      <LoadingState label={t('common.loading')} />
    );

  const { notifications, unread, next } = data;
  const newest = notifications[0];
  return (
    <Stack gap="3">
      {!online && <InlineAlert tone="warning">{t('notifications.offline')}</InlineAlert>}
      {problem && <InlineAlert tone="error">{problem}</InlineAlert>}
      {newest && unread > 0 && (
        <Box>
          <Button
            size="sm"
            variant="soft"
            busy={isReadingAll}
            onClick={() => void run(readAll({ notificationsRead: { through: newest.id } }))}
          >
            {t('notifications.markAll')}
          </Button>
        </Box>
      )}
      <Box ref={list} tabIndex={-1} outline="none">
        {notifications.length === 0 ? (
          <EmptyState
            icon={<BellOff size={26} aria-hidden />}
            title={t('notifications.emptyTitle')}
            detail={t('notifications.emptyDetail')}
          />
        ) : (
          <Stack as="ul" gap="0" listStyleType="none">
            {notifications.map((each) => (
              <NotificationItem
                key={each.id}
                notification={each}
                now={now}
                busy={busy === each.id}
                onRead={() => void onRead(each)}
                onRemove={() => void onRemove(each)}
                onView={() => onView(each)}
              />
            ))}
          </Stack>
        )}
      </Box>
      {next !== null && next !== undefined && limit < MAX_NOTIFICATIONS && (
        <Button
          variant="ghost"
          busy={isFetching && !currentData}
          busyLabel={t('common.loading')}
          onClick={() => setLimit(limit + NOTIFICATIONS_PER_PAGE)}
        >
          {t('notifications.older')}
        </Button>
      )}
      {notifications.length > 0 && (
        <Box textStyle="caption" color="fg.muted" textAlign="center">
          {t('notifications.end')}
        </Box>
      )}
    </Stack>
  );
}
