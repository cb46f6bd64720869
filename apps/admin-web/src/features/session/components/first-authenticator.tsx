import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { api } from '@groupride/web-api-client';
import { CardSkeletons, SignInHeading, Stack } from '@groupride/web-ui';
import { AuthenticatorSetup } from '../../../shared/components/authenticator-setup';
import { AccountNotLoaded } from '../../../shared/components/listing';
import { RecoveryCodeList } from '../../../shared/components/recovery-code-list';
import { useProblemText } from '../../../shared/problem-text';
import { useConfirmFirstAuthenticatorMutation, usePrepareFirstAuthenticatorMutation } from '../api';

/** Sets up a required authenticator app, and shows the recovery codes before the operator continues. */
export function FirstAuthenticator({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const dispatch = useDispatch();
  const [prepare, { data: setup, error, isLoading }] = usePrepareFirstAuthenticatorMutation();
  const [confirm, confirmed] = useConfirmFirstAuthenticatorMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  useEffect(() => void prepare(), [prepare]);

  if (codes) {
    return (
      <Stack gap="5">
        <SignInHeading title={t('recoveryCodes.title')} text={t('recoveryCodes.text')} />
        <RecoveryCodeList codes={codes} onDone={() => void dispatch(api.util.invalidateTags(['Me']))} />
      </Stack>
    );
  }
  return (
    <Stack gap="5">
      <SignInHeading title={t('authenticator.firstTitle')} text={t('authenticator.firstText')} />
      {error && !setup && <AccountNotLoaded asked={{ error, isFetching: isLoading, refetch: prepare }} />}
      {!error && !setup && <CardSkeletons count={1} label={t('app.loading')} />}
      {setup && (
        <AuthenticatorSetup
          setup={setup}
          busy={confirmed.isLoading}
          problem={confirmed.error && problemText(confirmed.error, t('signIn.failed'))}
          onCode={async (code) => {
            const { data } = await confirm({ authenticatorConfirmation: { token: setup.token, code } });
            if (data) setCodes(data.codes.map((each) => each.code));
            return data !== undefined;
          }}
        />
      )}
      {children}
    </Stack>
  );
}
