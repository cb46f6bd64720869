import { useTranslation } from 'react-i18next';
import { Button, Modal } from '@groupride/web-ui';

/** Keeps what an operator entered on a page until they have signed in again in another tab. */
export function SessionEnded({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      open
      locked
      onClose={() => undefined}
      title={t('sessionEnded.title')}
      description={t('sessionEnded.text')}
      footer={
        <>
          <Button block onClick={() => window.open('/signin', '_blank', 'noopener')}>
            {t('sessionEnded.signIn')}
          </Button>
          <Button block variant="ghost" onClick={onLeave}>
            {t('sessionEnded.leave')}
          </Button>
        </>
      }
    />
  );
}
