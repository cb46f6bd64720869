import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, InlineAlert, Stack, TextButton, TextField, chakra, toast } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useRequestCodeMutation, useVerifyCodeMutation } from '../api';
import { CodeStep } from './code-step';
import { SignInHeading } from './sign-in-heading';

/** The first of an operator's two codes. The answer to the request never tells whether an account exists. */
export function SignInForm() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [requestCode, requested] = useRequestCodeMutation();
  const [verifyCode, verified] = useVerifyCodeMutation();
  const [identifier, setIdentifier] = useState('');
  const [step, setStep] = useState<'identifier' | 'code'>('identifier');
  const [missing, setMissing] = useState(false);
  const given = identifier.trim();

  const send = async () => {
    setMissing(given === '');
    if (given === '') return false;
    const { error } = await requestCode({ codeRequest: { identifier: given } });
    if (!error) setStep('code');
    return !error;
  };

  if (step === 'code') {
    return (
      <CodeStep
        title={t('signIn.codeTitle')}
        text={t('signIn.codeText', { identifier: given })}
        label={t('signIn.code')}
        busy={verified.isLoading}
        error={verified.error}
        onCode={async (code) => !(await verifyCode({ codeVerification: { identifier: given, code } })).error}
      >
        <TextButton
          onClick={() => {
            verified.reset();
            void send().then((sent) => sent && toast({ tone: 'success', title: t('signIn.sentAgain') }));
          }}
        >
          {t('signIn.again')}
        </TextButton>
        <TextButton
          onClick={() => {
            verified.reset();
            setStep('identifier');
          }}
        >
          {t('signIn.other')}
        </TextButton>
      </CodeStep>
    );
  }
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap="5">
        <SignInHeading title={t('signIn.title')} text={t('signIn.text')} />
        <TextField
          label={t('signIn.identifier')}
          value={identifier}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          autoFocus
          error={missing ? t('signIn.identifierRequired') : undefined}
          onChange={(event) => {
            setIdentifier(event.target.value);
            setMissing(false);
          }}
        />
        {requested.error && <InlineAlert tone="error">{problemText(requested.error)}</InlineAlert>}
        <Button type="submit" block size="lg" busy={requested.isLoading} busyLabel={t('signIn.sending')}>
          {t('signIn.send')}
        </Button>
      </Stack>
    </chakra.form>
  );
}
