import { useTranslation } from 'react-i18next';
import type { CreatedWebhookEndpoint } from '@groupride/web-api-client';
import { Button, CopyField, InlineAlert, Modal, Stack } from '@groupride/web-ui';

/** Shows a secret. This is the only time that it is shown. */
export function EndpointSecret({ created, onClose }: { created: CreatedWebhookEndpoint; onClose: () => void }) {
  const { t } = useTranslation();
  const { secret, endpoint } = created;
  return (
    <Modal
      open
      wide
      onClose={onClose}
      title={t('webhooks.secretTitle', { name: endpoint.description })}
      description={t('webhooks.secretText')}
      closeLabel={t('app.close')}
      footer={
        <Button block onClick={onClose}>
          {t('webhooks.secretDone')}
        </Button>
      }
    >
      <Stack gap="4">
        <CopyField
          label={t('webhooks.secret')}
          value={secret}
          copyLabel={t('developers.copy')}
          copiedLabel={t('developers.copied')}
        />
        <InlineAlert tone="warning">{t('webhooks.secretOnce')}</InlineAlert>
      </Stack>
    </Modal>
  );
}
