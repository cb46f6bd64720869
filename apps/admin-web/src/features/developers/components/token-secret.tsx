import { useTranslation } from 'react-i18next';
import type { CreatedApiToken } from '@groupride/web-api-client';
import { Button, CopyField, InlineAlert, Modal, Stack, useFormat } from '@groupride/web-ui';

/** Shows a new token. This is the only time that it is shown. */
export function TokenSecret({ created, onClose }: { created: CreatedApiToken; onClose: () => void }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { secret, token } = created;
  return (
    <Modal
      open
      wide
      onClose={onClose}
      title={t('developers.secretTitle', { name: token.name })}
      description={t('developers.secretText', { time: dateTime(token.expiresAt) })}
      closeLabel={t('app.close')}
      footer={
        <Button block onClick={onClose}>
          {t('developers.secretDone')}
        </Button>
      }
    >
      <Stack gap="4">
        <CopyField
          label={t('developers.token')}
          value={secret}
          copyLabel={t('developers.copy')}
          copiedLabel={t('developers.copied')}
        />
        <InlineAlert tone="warning">{t('developers.secretOnce')}</InlineAlert>
      </Stack>
    </Modal>
  );
}
