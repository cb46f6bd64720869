import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiScope } from '@groupride/contracts';
import type { CreatedApiToken } from '@groupride/web-api-client';
import { TextField } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useProof } from '../../../shared/use-proof';
import type { TokenActions } from '../use-token-actions';
import { ExpiryField, USUAL_DAYS } from './expiry-field';
import { ScopeChoice } from './scope-choice';
import { TokenSecret } from './token-secret';

const NAME_MAX_LENGTH = 60;

/** Creates a token and shows it once. */
export function NewToken({ actions, onClose }: { actions: TokenActions; onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ApiScope[]>([]);
  const [days, setDays] = useState(USUAL_DAYS);
  const [isChecked, setIsChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [created, setCreated] = useState<CreatedApiToken | null>(null);
  const proof = useProof({
    submit: t('developers.create'),
    busyLabel: t('developers.creating'),
    run: async (given) => {
      const answer = await actions.create({ name: name.trim(), scopes, expiresInDays: days, ...given });
      if (answer.data) setCreated(answer.data);
      return answer;
    },
    onRefused: (error) => setProblem(problemText(error)),
  });
  if (created) return <TokenSecret created={created} onClose={onClose} />;
  if (proof.dialog) return proof.dialog;

  const isNamed = name.trim() !== '';
  const submit = async () => {
    setIsChecked(true);
    setProblem(null);
    if (!isNamed || scopes.length === 0) return;
    setBusy(true);
    await proof.attempt();
    setBusy(false);
  };
  return (
    <FormDialog
      title={t('developers.newTitle')}
      description={t('developers.newText')}
      submit={t('developers.create')}
      busy={busy}
      busyLabel={t('developers.creating')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('developers.name')}
        hint={t('developers.nameHint')}
        autoComplete="off"
        data-autofocus=""
        maxLength={NAME_MAX_LENGTH}
        value={name}
        error={isChecked && !isNamed ? t('developers.nameMissing') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <ExpiryField value={days} onChange={setDays} />
      <ScopeChoice
        value={scopes}
        onChange={setScopes}
        mayOperate={actions.mayOperate}
        error={isChecked && scopes.length === 0 ? t('developers.scopesMissing') : undefined}
      />
    </FormDialog>
  );
}
