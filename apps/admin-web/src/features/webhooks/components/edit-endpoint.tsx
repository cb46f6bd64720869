import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookEndpointChange, WebhookEndpointView } from '@groupride/web-api-client';
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
  const [before] = useState<EndpointForm>({ url, description, eventTypes: eventTypes ?? null });
  const [form, setForm] = useState(before);
  const [isChecked, setIsChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    setIsChecked(true);
    setProblem(null);
    if (!isComplete(form)) return;
    const webhookEndpointChange = changesOf(before, form);
    if (Object.keys(webhookEndpointChange).length === 0) return onClose();
    setBusy(true);
    const { error } = await change({ endpointId: id, webhookEndpointChange });
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

/** Only what differs, so that what a colleague changed meanwhile stays. */
function changesOf(before: EndpointForm, form: EndpointForm): WebhookEndpointChange {
  const [url, description] = [form.url.trim(), form.description.trim()];
  return {
    ...(url === before.url ? {} : { url }),
    ...(description === before.description ? {} : { description }),
    ...(JSON.stringify(form.eventTypes) === JSON.stringify(before.eventTypes) ? {} : { eventTypes: form.eventTypes }),
  };
}
