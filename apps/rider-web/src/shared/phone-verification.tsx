import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanPhone } from '@groupride/web-api-client';
import { Box, Button, Modal, Stack, TextField, formatPhone } from '@groupride/web-ui';
import { useUpdateMeMutation } from './phone-api';
import { useProblemText } from './problem-text';
import { VerifyPhoneDialog } from './verify-phone-dialog';

export interface PhoneVerificationProps {
  /** Ten digits; null if the account has no number yet, which is then asked for first. */
  phone: string | null;
  reason: string;
  onVerified: () => void;
  onClose: () => void;
}

/** Asks for a number if there is none, then for the code sent to it. */
export function PhoneVerification({ phone, reason, onVerified, onClose }: PhoneVerificationProps) {
  const [saved, setSaved] = useState<string | null>(null);
  const number = saved ?? phone;
  if (number === null) return <NumberDialog reason={reason} onSaved={setSaved} onClose={onClose} />;
  return <VerifyPhoneDialog phone={formatPhone(number)} reason={reason} onVerified={onVerified} onClose={onClose} />;
}

interface NumberDialogProps {
  reason: string;
  onSaved: (phone: string) => void;
  onClose: () => void;
}

function NumberDialog({ reason, onSaved, onClose }: NumberDialogProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [update, { isLoading, error, reset }] = useUpdateMeMutation();
  const problem = phoneProblem(text);

  const save = async () => {
    setSubmitted(true);
    if (problem || isLoading) return;
    const answer = await update({ userUpdate: { phone: text.trim() } });
    if ('data' in answer && answer.data?.phone) onSaved(answer.data.phone);
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('profile.addPhone')}
      description={t('profile.addPhoneDetail')}
      closeLabel={t('common.cancel')}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="4">
          <Box textStyle="small">{reason}</Box>
          <TextField
            label={t('signUp.phone')}
            type="tel"
            autoComplete="tel-national"
            autoFocus
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              if (error) reset();
            }}
            error={submitted && problem ? t(`signUp.${problem}`) : error ? problemText(error) : undefined}
          />
          <Button type="submit" block busy={isLoading} busyLabel={t('profile.sendingCode')}>
            {t('profile.sendCode')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

/** The problem with a phone number as typed, by the API's rules: ten digits, US numbers only. */
export function phoneProblem(text: string): 'phoneInvalid' | 'phoneTooShort' | null {
  if (!/^\+?[\d\s()-]+$/.test(text.trim())) return text.trim() === '' ? 'phoneTooShort' : 'phoneInvalid';
  if (text.replace(/\D/g, '').length < 10) return 'phoneTooShort';
  return cleanPhone(text).length > 10 ? 'phoneInvalid' : null;
}
