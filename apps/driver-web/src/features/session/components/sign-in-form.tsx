import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, CodeInput, InlineAlert, Stack, TextButton, TextField, TextLink, chakra, toast } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useGetConfigQuery, useRequestCodeMutation, useVerifyCodeMutation } from '../api';

/** Sign-in by a one-time code, in two steps. The answer to the first never tells whether an account exists. */
export function SignInForm() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [requestCode, requested] = useRequestCodeMutation();
  const [verifyCode, verified] = useVerifyCodeMutation();
  const { data: config } = useGetConfigQuery();
  const [identifier, setIdentifier] = useState('');
  const [code, setCode] = useState('');
  const [step, setStep] = useState<'identifier' | 'code'>('identifier');
  const [missing, setMissing] = useState(false);

  const send = async () => {
    const given = identifier.trim();
    setMissing(given === '');
    if (given === '') return false;
    const { error } = await requestCode({ codeRequest: { identifier: given } });
    if (error) return false;
    setStep('code');
    return true;
  };
  const verify = async (digits: string) => {
    const { error } = await verifyCode({ codeVerification: { identifier: identifier.trim(), code: digits } });
    if (error) setCode('');
  };
  const outbox = config?.outboxUrl && (
    <InlineAlert tone="info">
      {t('signIn.outboxText')} <TextLink href={config.outboxUrl} target="_blank" rel="noreferrer">{t('signIn.outbox')}</TextLink>
    </InlineAlert>
  );

  if (step === 'identifier') {
    return (
      <chakra.form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap="5">
          <Heading title={t('signIn.title')} text={t('signIn.text')} />
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
          {config && (
            <Box textStyle="small" color="fg.muted" textAlign="center">
              {t('signIn.noAccount')} <TextLink href={`${config.riderWebUrl}/signup`}>{t('signIn.signUp')}</TextLink>
            </Box>
          )}
        </Stack>
      </chakra.form>
    );
  }
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === 6) void verify(code);
      }}
    >
      <Stack gap="5">
        <Heading title={t('signIn.codeTitle')} text={t('signIn.codeText', { identifier: identifier.trim() })} />
        <CodeInput
          label={t('signIn.code')}
          value={code}
          autoFocus
          error={verified.error ? problemText(verified.error, t('signIn.failed')) : undefined}
          onChange={setCode}
          onComplete={(digits) => void verify(digits)}
        />
        {outbox}
        <Button type="submit" block size="lg" disabled={code.length !== 6} busy={verified.isLoading} busyLabel={t('signIn.verifying')}>
          {t('signIn.verify')}
        </Button>
        <Stack gap="0" align="center">
          <TextButton
            onClick={() => {
              setCode('');
              verified.reset();
              void send().then((sent) => sent && toast({ tone: 'success', title: t('signIn.sentAgain') }));
            }}
          >
            {t('signIn.again')}
          </TextButton>
          <TextButton
            onClick={() => {
              setCode('');
              verified.reset();
              setStep('identifier');
            }}
          >
            {t('signIn.other')}
          </TextButton>
        </Stack>
      </Stack>
    </chakra.form>
  );
}

function Heading({ title, text }: { title: string; text: string }) {
  return (
    <Box>
      <chakra.h1 textStyle="title">{title}</chakra.h1>
      <Box color="fg.muted" mt="1.5">
        {text}
      </Box>
    </Box>
  );
}
