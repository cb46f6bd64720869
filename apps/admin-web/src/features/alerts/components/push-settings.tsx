import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  usePush,
  useGetPushSettingsQuery,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
} from '@groupride/web-api-client';
import { Button, InlineAlert, Modal, PushPanel, storage } from '@groupride/web-ui';
import { useOwnId } from '../../../shared/permissions';

/** A button that opens the setting for emergency notifications in this browser while the page is closed. */
export function PushButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" icon={<BellRing size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('push.title')}
      </Button>
      {open && (
        <Modal open title={t('push.title')} closeLabel={t('app.close')} onClose={() => setOpen(false)}>
          <PushSettings />
        </Modal>
      )}
    </>
  );
}

function PushSettings() {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useGetPushSettingsQuery();
  const [subscribe] = useSubscribeToPushMutation();
  const [unsubscribe] = useUnsubscribeFromPushMutation();
  const push = usePush(data?.publicKey, { subscribe, unsubscribe, kept: storage, userId: useOwnId() });
  return (
    <PushPanel
      push={push}
      texts={{ ...t('push', { returnObjects: true }), retry: t('app.retry') }}
      loadFailed={isError && !data ? { retry: () => void refetch(), retrying: isFetching } : null}
    >
      <InlineAlert tone="success">{t('push.on')}</InlineAlert>
    </PushPanel>
  );
}
