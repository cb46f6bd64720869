import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorRole } from '@groupride/contracts';
import { fieldProblemsOf } from '@groupride/web-api-client';
import { TextField, toast } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useProof } from '../../../shared/use-proof';
import { useInviteOperatorMutation } from '../api';
import { RoleChoice } from './role-choice';

const EMAIL = /^\S+@\S+\.\S+$/;

/** Gives somebody access to operations by their email address. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [invite, { isLoading }] = useInviteOperatorMutation();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<OperatorRole>('viewer');
  const [isChecked, setIsChecked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [refusedEmail, setRefusedEmail] = useState<string | null>(null);
  const isNameMissing = name.trim() === '';
  const isEmailWrong = !EMAIL.test(email.trim()) || email === refusedEmail;

  const proof = useProof({
    submit: t('operators.inviteSubmit'),
    busyLabel: t('operators.inviting'),
    run: async (given) => {
      const answer = await invite({ operatorInvitation: { name: name.trim(), email: email.trim(), role, ...given } });
      if (answer.data) {
        toast({ tone: 'success', title: t('operators.invitedDone', { name: answer.data.name }) });
        onClose();
      }
      return answer;
    },
    onRefused: (error) => {
      if (fieldProblemsOf(error).some(({ field }) => field === 'email')) return setRefusedEmail(email);
      setProblem(problemText(error, t('operators.inviteFailed')));
    },
  });
  const send = async () => {
    setIsChecked(true);
    setProblem(null);
    if (isNameMissing || isEmailWrong) return;
    await proof.attempt();
  };
  if (proof.dialog) return proof.dialog;
  return (
    <FormDialog
      title={t('operators.inviteTitle')}
      description={t('operators.inviteText')}
      submit={t('operators.inviteSubmit')}
      busy={isLoading}
      busyLabel={t('operators.inviting')}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={t('operators.name')}
        value={name}
        maxLength={100}
        autoComplete="off"
        data-autofocus=""
        error={isChecked && isNameMissing ? t('operators.nameMissing') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={t('operators.email')}
        type="email"
        value={email}
        maxLength={254}
        autoComplete="off"
        error={isChecked && isEmailWrong ? t('operators.emailWrong') : undefined}
        onChange={({ target }) => setEmail(target.value)}
      />
      <RoleChoice value={role} onChange={setRole} />
    </FormDialog>
  );
}
