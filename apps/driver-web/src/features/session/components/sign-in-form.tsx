import { useTranslation } from 'react-i18next';
import {
  Box,
  CodeForm,
  IdentifierForm,
  InlineAlert,
  SignInHeading,
  Stack,
  TextButton,
  TextLink,
  toast,
} from '@groupride/web-ui';
import { useCodeSignIn } from '@groupride/web-api-client';
import { useProblemText } from '../../../shared/problem-text';
import { useGetConfigQuery } from '../api';

/**
 * Sign-in by a one-time code, in two steps.
 * @param alreadySentTo the email address of a new account, to which a code is on its way
 */
export function SignInForm({ alreadySentTo }: { alreadySentTo?: string }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data: config } = useGetConfigQuery();
  const { sentTo, send, verify, startOver, sending, verifying, sendError, limit, refusal, failure } =
    useCodeSignIn(alreadySentTo);

  if (sentTo === undefined) {
    return (
      <Stack gap="5">
        <SignInHeading title={t('signIn.title')} text={t('signIn.text')} />
        <IdentifierForm
          label={t('signIn.identifier')}
          missing={t('signIn.identifierRequired')}
          submit={t('signIn.send')}
          submitting={t('signIn.sending')}
          busy={sending}
          problem={sendError && problemText(sendError)}
          onSubmit={(identifier) => void send(identifier)}
        />
        <Box textStyle="small" color="fg.muted" textAlign="center">
          {t('signIn.noAccount')} <TextLink href="/signup">{t('signIn.signUp')}</TextLink>
        </Box>
      </Stack>
    );
  }
  return (
    <Stack gap="5">
      <SignInHeading
        title={t('signIn.codeTitle')}
        {...(limit ? {} : { text: t('signIn.codeText', { identifier: sentTo }) })}
      />
      {limit ? <InlineAlert tone="error">{problemText(limit)}</InlineAlert> : null}
      <CodeForm
        label={t('signIn.code')}
        submit={t('signIn.verify')}
        submitting={t('signIn.verifying')}
        busy={verifying}
        problem={refusal && problemText(refusal, t('signIn.failed'))}
        failure={failure && problemText(failure)}
        outbox={
          config?.outboxUrl
            ? { text: t('signIn.outboxText'), link: t('signIn.outbox'), href: config.outboxUrl }
            : undefined
        }
        onCode={async (code) => (await verify(code)) !== 'refused'}
      >
        {sendError && <InlineAlert tone="error">{problemText(sendError)}</InlineAlert>}
        <Stack gap="0" align="center">
          <TextButton
            onClick={() =>
              void send(sentTo).then(
                (sent) => sent && toast({ title: t('signIn.sentAgain'), description: t('signIn.sentAgainText') }),
              )
            }
          >
            {t('signIn.again')}
          </TextButton>
          <TextButton onClick={startOver}>{t('signIn.other')}</TextButton>
        </Stack>
      </CodeForm>
    </Stack>
  );
}
