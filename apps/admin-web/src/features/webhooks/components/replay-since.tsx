import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WEBHOOKS_KEPT_DAYS } from '@groupride/contracts';
import type { WebhookEndpointView } from '@groupride/web-api-client';
import { SelectField, toast } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useReplayWebhooksMutation } from '../api';
import { useHours } from '../use-hours';

const PERIODS = [1, 24, 72, 168, WEBHOOKS_KEPT_DAYS * 24];
const USUAL_PERIOD = 72;
const HOUR_MS = 3_600_000;

/** Redelivers the events of a period that an endpoint has not accepted. */
export function ReplaySince({ endpoint, onClose }: { endpoint: WebhookEndpointView; onClose: () => void }) {
  const { t } = useTranslation();
  const hoursText = useHours();
  const problemText = useProblemText();
  const [replay] = useReplayWebhooksMutation();
  const [period, setPeriod] = useState(USUAL_PERIOD);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    setBusy(true);
    setProblem(null);
    const since = new Date(Date.now() - period * HOUR_MS).toISOString();
    const { data, error } = await replay({ endpointId: endpoint.id, webhookReplay: { since } });
    setBusy(false);
    if (!data) return setProblem(problemText(error));
    toast({ tone: 'success', title: t('webhooks.replayed', { count: data.deliveries }) });
    onClose();
  };
  return (
    <FormDialog
      title={t('webhooks.replayTitle', { name: endpoint.description })}
      description={t('webhooks.replayText')}
      submit={t('webhooks.actions.replay')}
      busy={busy}
      busyLabel={t('webhooks.replaying')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('webhooks.period')}
        value={String(period)}
        onChange={(event) => setPeriod(Number(event.target.value))}
        options={PERIODS.map((hours) => ({ value: String(hours), label: hoursText(hours) }))}
      />
    </FormDialog>
  );
}
