import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField, toast } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useProof } from '../../../shared/use-proof';
import { useCreateServiceAccountMutation } from '../api';

const NAME_MAX_LENGTH = 60;

/** Creates a service account. */
export function NewAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [create, { isLoading }] = useCreateServiceAccountMutation();
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const typed = name.trim();
  const proof = useProof({
    submit: t('developers.addAccount'),
    busyLabel: t('developers.creating'),
    run: async (given) => {
      const answer = await create({ newServiceAccount: { name: typed, ...given } });
      if (answer.error) return answer;
      toast({ tone: 'success', title: t('developers.accountAdded', { name: typed }) });
      onClose();
      return answer;
    },
    onRefused: (error) => setProblem(problemText(error)),
  });
  const submit = async () => {
    setIsChecked(true);
    setProblem(null);
    if (typed === '') return;
    await proof.attempt();
  };
  if (proof.dialog) return proof.dialog;
  return (
    <FormDialog
      title={t('developers.addAccountTitle')}
      description={t('developers.addAccountText')}
      submit={t('developers.addAccount')}
      busy={isLoading}
      busyLabel={t('developers.creating')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('developers.accountName')}
        hint={t('developers.accountNameHint')}
        autoComplete="off"
        data-autofocus=""
        maxLength={NAME_MAX_LENGTH}
        value={name}
        error={isChecked && typed === '' ? t('developers.accountNameMissing') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
