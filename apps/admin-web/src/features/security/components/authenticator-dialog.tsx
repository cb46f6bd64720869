import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused } from '@groupride/web-api-client';
import { CardSkeletons, InlineAlert, Modal, toast } from '@groupride/web-ui';
import { AuthenticatorSetup } from '../../../shared/components/authenticator-setup';
import { NotLoaded } from '../../../shared/components/listing';
import { RecoveryCodeList } from '../../../shared/components/recovery-code-list';
import { useProblemText } from '../../../shared/problem-text';
import { useProof } from '../../../shared/use-proof';
import { useConfirmAuthenticatorMutation, usePrepareAuthenticatorMutation } from '../api';

/** Sets up an authenticator app, then shows the recovery codes if there are new ones. */
export function AuthenticatorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [prepare, { data: setup, error, isLoading }] = usePrepareAuthenticatorMutation();
  const [confirm, confirmed] = useConfirmAuthenticatorMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { attempt, dialog } = useProof({
    submit: t('proof.continue'),
    busyLabel: t('proof.checking'),
    run: (given) => prepare({ freshProofRequest: given }),
    onCancel: onClose,
  });
  const begin = useRef(attempt);
  useEffect(() => void begin.current(), []);
  // Only a new sign-in can prove the operator's identity.
  const needsSignIn = isRefused(error, 'fresh_proof_required');

  const tryCode = async (token: string, code: string) => {
    const { data } = await confirm({ authenticatorConfirmation: { token, code } });
    if (!data) return false;
    toast({ tone: 'success', title: t('security.app.done') });
    if (data.codes.length === 0) onClose();
    else setCodes(data.codes.map((each) => each.code));
    return true;
  };
  if (dialog) return dialog;
  return (
    <Modal
      open
      wide
      locked={confirmed.isLoading || codes !== null}
      onClose={onClose}
      title={t(codes ? 'recoveryCodes.title' : 'security.app.setUpTitle')}
      description={codes ? t('recoveryCodes.text') : undefined}
      closeLabel={t('app.close')}
    >
      {codes && <RecoveryCodeList codes={codes} onDone={onClose} />}
      {!codes && error && !needsSignIn && (
        <NotLoaded what="security" asked={{ error, isFetching: isLoading, refetch: attempt }} />
      )}
      {!codes && needsSignIn && <InlineAlert tone="error">{problemText(error)}</InlineAlert>}
      {!codes && !error && !setup && <CardSkeletons count={1} label={t('app.loading')} />}
      {!codes && setup && (
        <AuthenticatorSetup
          setup={setup}
          busy={confirmed.isLoading}
          problem={confirmed.error && problemText(confirmed.error)}
          onCode={(code) => tryCode(setup.token, code)}
        />
      )}
    </Modal>
  );
}
