import { useTranslation } from 'react-i18next';
import { Button, CopyField, InlineAlert, Modal, Stack } from '@groupride/web-ui';

export interface SecretDialogProps {
  title: string;
  text: string;
  label: string;
  secret: string;
  /** Warns that the secret is shown only now. */
  once: string;
  done: string;
  onClose: () => void;
}

/** Shows a secret to copy. This is the only time that it is shown. */
export function SecretDialog({ title, text, label, secret, once, done, onClose }: SecretDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      open
      wide
      onClose={onClose}
      title={title}
      description={text}
      closeLabel={t('app.close')}
      footer={
        <Button block onClick={onClose}>
          {done}
        </Button>
      }
    >
      <Stack gap="4">
        <CopyField label={label} value={secret} copyLabel={t('developers.copy')} copiedLabel={t('developers.copied')} />
        <InlineAlert tone="warning">{once}</InlineAlert>
      </Stack>
    </Modal>
  );
}
