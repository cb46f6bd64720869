import { useTranslation } from 'react-i18next';
import type { CreatedApiToken } from '@groupride/web-api-client';
import { useFormat } from '@groupride/web-ui';
import { SecretDialog } from '../../../shared/components/secret-dialog';

/** Shows a new token. */
export function TokenSecret({ created, onClose }: { created: CreatedApiToken; onClose: () => void }) {
  const { t } = useTranslation();
  const { dateTimeWithYear } = useFormat();
  const { secret, token } = created;
  return (
    <SecretDialog
      title={t('developers.secretTitle', { name: token.name })}
      text={t('developers.secretText', { time: dateTimeWithYear(token.expiresAt) })}
      label={t('developers.token')}
      secret={secret}
      once={t('developers.secretOnce')}
      done={t('developers.secretDone')}
      onClose={onClose}
    />
  );
}
