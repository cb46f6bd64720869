import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SignInSecurity } from '@groupride/web-api-client';
import { Badge, Box, Button, Card, Flex, Stack, toast, useFormat } from '@groupride/web-ui';
import { AskDialog } from '../../../shared/components/ask-dialog';
import { useProof } from '../../../shared/use-proof';
import { useRemoveAuthenticatorMutation } from '../api';
import { AuthenticatorDialog } from './authenticator-dialog';

/** Lets the operator set up, replace or remove the authenticator app. */
export function AuthenticatorCard({
  security: { authenticator, textCodes, phone, phoneVerified },
}: {
  security: SignInSecurity;
}) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const [remove] = useRemoveAuthenticatorMutation();
  const [open, setOpen] = useState<'set-up' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const proof = useProof({
    danger: true,
    submit: t('security.app.remove'),
    busyLabel: t('security.app.removing'),
    run: (given) => remove({ freshProofRequest: given }),
    onProved: () => {
      toast({ tone: 'success', title: t('security.app.removed') });
      close();
    },
    onCancel: close,
  });
  return (
    <Card
      title={t('security.app.title')}
      action={
        authenticator ? (
          <Badge tone="success">{t('security.on')}</Badge>
        ) : (
          <Badge tone="warning">{t('security.off')}</Badge>
        )
      }
    >
      <Stack gap="3">
        <Box textStyle="small" color="fg.muted">
          {authenticator
            ? [
                t('security.addedAt', { when: dateTime(authenticator.addedAt) }),
                authenticator.lastUsedAt && t('security.lastUsedAt', { when: dateTime(authenticator.lastUsedAt) }),
              ]
                .filter(Boolean)
                .join(' · ')
            : t('security.app.text')}
        </Box>
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant={authenticator ? 'secondary' : 'primary'} onClick={() => setOpen('set-up')}>
            {t(authenticator ? 'security.app.replace' : 'security.app.setUp')}
          </Button>
          {authenticator && textCodes && (
            <Button size="sm" variant="dangerGhost" onClick={() => setOpen('remove')}>
              {t('security.app.remove')}
            </Button>
          )}
        </Flex>
        {authenticator && !textCodes && (
          <Box textStyle="caption" color="fg.muted">
            {t(phone && !phoneVerified ? 'security.app.neededUnverified' : 'security.app.needed')}
          </Box>
        )}
      </Stack>
      {open === 'set-up' && <AuthenticatorDialog onClose={close} />}
      {open === 'remove' && !proof.dialog && (
        <AskDialog
          danger
          words={{
            title: t('security.app.removeTitle'),
            text: t('security.app.removeText'),
            confirm: t('security.app.remove'),
            busy: t('security.app.removing'),
            done: t('security.app.removed'),
          }}
          run={proof.attempt}
          onClose={close}
        />
      )}
      {proof.dialog}
    </Card>
  );
}
