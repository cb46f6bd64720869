import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookEndpointView } from '@groupride/web-api-client';
import { toast } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useChangeWebhookEndpointMutation } from '../api';
import { EndpointFields, isComplete, type EndpointForm } from './endpoint-fields';

/** Edits the address and the events of an endpoint. */
export function EditEndpoint({ endpoint, onClose }: { endpoint: WebhookEndpointView; onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [change] = useChangeWebhookEndpointMutation();
  const { id, url, description, eventTypes } = endpoint;
  const [form, setForm] = useState<EndpointForm>({ url, description, eventTypes: eventTypes ?? null });
  const [isChecked, setIsChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    setIsChecked(true);
    setProblem(null);
    if (!isComplete(form)) return;
    setBusy(true);
    const { error } = await change({
      endpointId: id,
      webhookEndpointChange: { ...form, url: form.url.trim(), description: form.description.trim() },
    });
    setBusy(false);
    if (error) return setProblem(problemText(error));
    toast({ tone: 'success', title: t('webhooks.changed', { name: form.description.trim() }) });
    onClose();
  };
  return (
    <FormDialog
      title={t('webhooks.editTitle', { name: description })}
      submit={t('webhooks.save')}
      busy={busy}
      busyLabel={t('webhooks.saving')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <EndpointFields value={form} onChange={setForm} isChecked={isChecked} />
    </FormDialog>
  );
}
