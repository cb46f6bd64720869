import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_OVERLAP_HOURS } from '@groupride/contracts';
import type { ApiTokenView, CreatedApiToken } from '@groupride/web-api-client';
import { SelectField } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useProof } from '../../../shared/use-proof';
import type { TokenActions } from '../use-token-actions';
import { ExpiryField, USUAL_DAYS } from './expiry-field';
import { TokenSecret } from './token-secret';

/** Hours for which the old token remains valid. */
const OVERLAPS = [0, 1, 24, 72, MAX_OVERLAP_HOURS];
const USUAL_OVERLAP = 24;

export interface RotateTokenProps {
  token: ApiTokenView;
  actions: TokenActions;
  onClose: () => void;
}

/** Replaces a token with a new one, which is shown once. */
export function RotateToken({ token, actions, onClose }: RotateTokenProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [days, setDays] = useState(USUAL_DAYS);
  const [overlap, setOverlap] = useState(USUAL_OVERLAP);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [created, setCreated] = useState<CreatedApiToken | null>(null);
  const proof = useProof({
    submit: t('developers.rotate'),
    busyLabel: t('developers.rotating'),
    run: async (given) => {
      const answer = await actions.rotate(token.id, { expiresInDays: days, overlapHours: overlap, ...given });
      if (answer.data) setCreated(answer.data);
      return answer;
    },
    onRefused: (error) => setProblem(problemText(error)),
  });
  if (created) return <TokenSecret created={created} onClose={onClose} />;
  if (proof.dialog) return proof.dialog;

  const submit = async () => {
    setBusy(true);
    setProblem(null);
    await proof.attempt();
    setBusy(false);
  };
  const labelOf = (hours: number) => {
    if (hours === 0) return t('developers.overlapNone');
    return hours < 24
      ? t('developers.overlapHours', { count: hours })
      : t('developers.overlapDays', { count: hours / 24 });
  };
  return (
    <FormDialog
      title={t('developers.rotateTitle', { name: token.name })}
      description={t('developers.rotateText')}
      submit={t('developers.rotate')}
      busy={busy}
      busyLabel={t('developers.rotating')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('developers.overlap')}
        hint={t('developers.overlapHint')}
        value={String(overlap)}
        onChange={(event) => setOverlap(Number(event.target.value))}
        options={OVERLAPS.map((hours) => ({ value: String(hours), label: labelOf(hours) }))}
      />
      <ExpiryField value={days} onChange={setDays} />
    </FormDialog>
  );
}
