import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, TextField, chakra } from '@groupride/web-ui';

const CODE = /^[0-9A-Za-z]{5}-?[0-9A-Za-z]{5}$/;

interface RecoveryCodeFormProps {
  busy: boolean;
  problem: string | undefined;
  onCode: (code: string) => Promise<boolean>;
  /** Alternative sign-in methods, shown below. */
  children: ReactNode;
}

/** Signs in with a recovery code, for example after losing the phone. */
export function RecoveryCodeForm({ busy, problem, onCode, children }: RecoveryCodeFormProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const given = code.trim();
        setIsWrong(!CODE.test(given));
        if (CODE.test(given) && !busy) void onCode(given);
      }}
    >
      <Stack gap="4">
        <TextField
          label={t('signIn.factors.recovery.label')}
          value={code}
          maxLength={11}
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={isWrong ? t('signIn.recoveryFormat') : problem}
          onChange={({ target }) => {
            setCode(target.value);
            setIsWrong(false);
          }}
        />
        <Button type="submit" block size="lg" busy={busy} busyLabel={t('signIn.verifying')}>
          {t('signIn.verify')}
        </Button>
        {children}
      </Stack>
    </chakra.form>
  );
}
