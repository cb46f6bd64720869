import { useTranslation } from 'react-i18next';
import type { AuthenticatorSetup as Setup } from '@groupride/web-api-client';
import { Box, CodeForm, CopyField, QrImage, Stack } from '@groupride/web-ui';

interface AuthenticatorSetupProps {
  setup: Setup;
  busy: boolean;
  /** Why the code was refused. */
  problem?: string | undefined;
  /** Tries the first code; resolves with false if it was refused. */
  onCode: (code: string) => Promise<boolean>;
}

/** Shows the QR code for a new authenticator app and asks for its first code. */
export function AuthenticatorSetup({ setup, busy, problem, onCode }: AuthenticatorSetupProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="4">
      <Box textStyle="small" color="fg.muted">
        {t('authenticator.scan')}
      </Box>
      <QrImage
        value={setup.uri}
        alt={t('authenticator.qr')}
        loadingText={t('app.loading')}
        errorText={t('authenticator.noQr')}
        size={200}
      />
      <CopyField
        label={t('authenticator.secret')}
        value={setup.secret}
        copyLabel={t('authenticator.copy')}
        copiedLabel={t('authenticator.copied')}
      />
      <CodeForm
        label={t('authenticator.firstCode')}
        submit={t('authenticator.confirm')}
        submitting={t('authenticator.confirming')}
        busy={busy}
        problem={problem}
        onCode={onCode}
      />
    </Stack>
  );
}
