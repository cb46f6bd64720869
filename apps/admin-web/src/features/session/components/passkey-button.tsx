import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, InlineAlert, Stack } from '@groupride/web-ui';
import { usePasskeySignIn } from '../hooks/use-passkey-sign-in';

/** Signs in without a code. Renders nothing if the browser does not support passkeys. */
export function PasskeyButton() {
  const { t } = useTranslation();
  const { signIn, busy, problem, isSupported } = usePasskeySignIn();
  if (!isSupported) return null;
  return (
    <Stack gap="3">
      <Button
        block
        size="lg"
        variant="secondary"
        busy={busy}
        busyLabel={t('passkeys.waiting')}
        icon={<KeyRound size={18} aria-hidden />}
        onClick={() => void signIn()}
      >
        {t('passkeys.signIn')}
      </Button>
      {problem && <InlineAlert tone="error">{problem}</InlineAlert>}
    </Stack>
  );
}
