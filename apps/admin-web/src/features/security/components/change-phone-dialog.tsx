import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused, type SignInSecurity } from '@groupride/web-api-client';
import { TextField } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useProof } from '../../../shared/use-proof';
import { useChangeOperatorPhoneMutation } from '../api';

/** Checks a number by the API's rules: ten digits, US numbers only. */
const isPhone = (text: string) =>
  /^(\+\s*1)?[\d\s()-]+$/.test(text) && text.replace(/\D/g, '').replace(/^1/, '').length === 10;

interface ChangePhoneDialogProps {
  onChanged: (security: SignInSecurity) => void;
  onClose: () => void;
}

/** Asks for the new number, and for a code if the operator did not sign in recently. */
export function ChangePhoneDialog({ onChanged, onClose }: ChangePhoneDialogProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [change, { isLoading: busy }] = useChangeOperatorPhoneMutation();
  const [phone, setPhone] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const proof = useProof({
    submit: t('security.phone.save'),
    busyLabel: t('security.phone.saving'),
    run: async (given) => {
      const answer = await change({ operatorPhoneChange: { phone: phone.trim(), ...given } });
      if (answer.data) onChanged(answer.data);
      return answer;
    },
    onRefused: (error) =>
      setProblem(isRefused(error, 'last_second_factor') ? t('security.phone.needsOther') : problemText(error)),
  });
  const save = async () => {
    setIsInvalid(!isPhone(phone.trim()));
    if (!isPhone(phone.trim()) || busy) return;
    setProblem(null);
    await proof.attempt();
  };
  if (proof.dialog) return proof.dialog;
  return (
    <FormDialog
      title={t('security.phone.changeTitle')}
      description={t('security.phone.changeText')}
      submit={t('security.phone.save')}
      busy={busy}
      busyLabel={t('security.phone.saving')}
      problem={problem}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t('security.phone.number')}
        type="tel"
        autoComplete="tel-national"
        maxLength={30}
        value={phone}
        error={isInvalid ? t('security.phone.tooShort') : undefined}
        onChange={({ target }) => setPhone(target.value)}
      />
    </FormDialog>
  );
}
