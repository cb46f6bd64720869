import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SECRET_OVERLAP_HOURS } from '@groupride/contracts';
import type { CreatedWebhookEndpoint, WebhookEndpointView } from '@groupride/web-api-client';
import { SelectField } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useRotateWebhookSecretMutation } from '../api';
import { useHours } from '../use-hours';
import { EndpointSecret } from './endpoint-secret';

/** Hours for which the old secret still signs deliveries. */
const OVERLAPS = [0, 1, 24, 72, MAX_SECRET_OVERLAP_HOURS];
const USUAL_OVERLAP = 24;

/** Replaces the secret of an endpoint with a new one, which is shown once. */
export function RotateSecret({ endpoint, onClose }: { endpoint: WebhookEndpointView; onClose: () => void }) {
  const { t } = useTranslation();
  const hoursText = useHours();
  const problemText = useProblemText();
  const [rotate] = useRotateWebhookSecretMutation();
  const [overlap, setOverlap] = useState(USUAL_OVERLAP);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [created, setCreated] = useState<CreatedWebhookEndpoint | null>(null);
  if (created) return <EndpointSecret created={created} onClose={onClose} />;

  const submit = async () => {
    setBusy(true);
    setProblem(null);
    const { data, error } = await rotate({ endpointId: endpoint.id, webhookSecretRotation: { overlapHours: overlap } });
    setBusy(false);
    if (data) setCreated(data);
    else setProblem(problemText(error));
  };
  return (
    <FormDialog
      title={t('webhooks.rotateTitle', { name: endpoint.description })}
      description={t('webhooks.rotateText')}
      submit={t('webhooks.actions.rotate')}
      busy={busy}
      busyLabel={t('webhooks.rotating')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('webhooks.overlap')}
        hint={t('webhooks.overlapHint')}
        value={String(overlap)}
        onChange={(event) => setOverlap(Number(event.target.value))}
        options={OVERLAPS.map((hours) => ({
          value: String(hours),
          label: hours === 0 ? t('webhooks.overlapNone') : hoursText(hours),
        }))}
      />
    </FormDialog>
  );
}
