import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatedWebhookEndpoint } from '@groupride/web-api-client';
import { SelectField } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useProof } from '../../../shared/use-proof';
import { useCreateWebhookEndpointMutation, useListServiceAccountsQuery } from '../api';
import { EndpointFields, isComplete, type EndpointForm } from './endpoint-fields';
import { EndpointSecret } from './endpoint-secret';

/** Adds an endpoint and shows its secret once. */
export function NewEndpoint({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data: accounts } = useListServiceAccountsQuery();
  const [create] = useCreateWebhookEndpointMutation();
  const [form, setForm] = useState<EndpointForm>({ url: '', description: '', eventTypes: null });
  const [accountId, setAccountId] = useState<number | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [created, setCreated] = useState<CreatedWebhookEndpoint | null>(null);
  const proof = useProof({
    submit: t('webhooks.add'),
    busyLabel: t('webhooks.adding'),
    run: async (given) => {
      const { url, description, eventTypes } = form;
      const answer = await create({
        newOperationsEndpoint: {
          url: url.trim(),
          description: description.trim(),
          ...(eventTypes ? { eventTypes } : {}),
          ...(accountId === null ? {} : { serviceAccountId: accountId }),
          ...given,
        },
      });
      if (answer.data) setCreated(answer.data);
      return answer;
    },
    onRefused: (error) => setProblem(problemText(error)),
  });
  if (created) return <EndpointSecret created={created} onClose={onClose} />;
  if (proof.dialog) return proof.dialog;

  const submit = async () => {
    setIsChecked(true);
    setProblem(null);
    if (!isComplete(form)) return;
    setBusy(true);
    await proof.attempt();
    setBusy(false);
  };
  const open = (accounts ?? []).filter(({ closedAt }) => closedAt === null);
  return (
    <FormDialog
      title={t('webhooks.newTitle')}
      description={t('webhooks.newText')}
      submit={t('webhooks.add')}
      busy={busy}
      busyLabel={t('webhooks.adding')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <EndpointFields value={form} onChange={setForm} isChecked={isChecked} />
      <SelectField
        label={t('webhooks.audience')}
        hint={t('webhooks.audienceHint')}
        value={accountId === null ? '' : String(accountId)}
        onChange={(event) => setAccountId(event.target.value === '' ? null : Number(event.target.value))}
        options={[
          { value: '', label: t('webhooks.eventsOfAll') },
          ...open.map(({ id, name }) => ({ value: String(id), label: t('webhooks.eventsOf', { name }) })),
        ]}
      />
    </FormDialog>
  );
}
