import { useTranslation } from 'react-i18next';
import type { CreatedWebhookEndpoint } from '@groupride/web-api-client';
import { SecretDialog } from '../../../shared/components/secret-dialog';

/** Shows the new secret of an endpoint. */
export function EndpointSecret({ created, onClose }: { created: CreatedWebhookEndpoint; onClose: () => void }) {
  const { t } = useTranslation();
  const { secret, endpoint } = created;
  return (
    <SecretDialog
      title={t('webhooks.secretTitle', { name: endpoint.description })}
      text={t('webhooks.secretText')}
      label={t('webhooks.secret')}
      secret={secret}
      once={t('webhooks.secretOnce')}
      done={t('webhooks.secretDone')}
      onClose={onClose}
    />
  );
}
