import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondFactorMethod } from '@groupride/contracts';
import { isUnreachable, type SecondFactorOptions, type UserView } from '@groupride/web-api-client';
import { CardSkeletons, CodeForm, SignInHeading, Stack, TextButton, toast } from '@groupride/web-ui';
import { AccountNotLoaded } from '../../../shared/components/listing';
import { useProblemText } from '../../../shared/problem-text';
import {
  useGetConfigQuery,
  useGetSecondFactorsQuery,
  useGiveSecondFactorMutation,
  useSendSecondFactorTextMutation,
} from '../api';
import { PasskeyButton } from './passkey-button';
import { RecoveryCodeForm } from './recovery-code-form';

/** Loaded separately because of its QR code, which only new operators see. */
const FirstAuthenticator = lazy(async () => ({ default: (await import('./first-authenticator')).FirstAuthenticator }));

interface SecondFactorFormProps {
  user: UserView;
  onStartOver: () => void;
}

/** Asks for an operator's second factor: one they have set up, or a code from a text message. */
export function SecondFactorForm({ user, onStartOver }: SecondFactorFormProps) {
  const { t } = useTranslation();
  const { data: options, error, isFetching, refetch } = useGetSecondFactorsQuery();
  const startOver = (
    <Stack gap="0" align="center">
      <TextButton onClick={onStartOver}>{t('signIn.startOver')}</TextButton>
    </Stack>
  );
  if (options?.mustSetUp)
    return (
      <Suspense fallback={<CardSkeletons count={1} label={t('app.loading')} />}>
        <FirstAuthenticator>{startOver}</FirstAuthenticator>
      </Suspense>
    );
  if (options) return <Factors user={user} options={options} onStartOver={onStartOver} />;
  if (error) return <AccountNotLoaded asked={{ error, isFetching, refetch }} />;
  return <CardSkeletons count={1} label={t('app.loading')} />;
}

interface FactorsProps extends SecondFactorFormProps {
  options: SecondFactorOptions;
}

function Factors({ user, options: { methods, passkeys, codeChannel }, onStartOver }: FactorsProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data: config } = useGetConfigQuery();
  const [method, setMethod] = useState<SecondFactorMethod | null>(passkeys ? null : (methods[0] ?? null));
  const [giveSecondFactor, given] = useGiveSecondFactorMutation();
  const [sendText, { isLoading: isSending }] = useSendSecondFactorTextMutation();
  const unchecked = isUnreachable(given.error);
  const phone = `••• ••• ${user.phone?.slice(-4) ?? ''}`;
  // The two codes go different ways: who signed in by phone gets the second one by mail.
  const wayOf = (one: SecondFactorMethod) => (one === 'text' && codeChannel === 'mail' ? 'mail' : one);

  const choose = async (next: SecondFactorMethod) => {
    if (isSending) return;
    if (next === 'text') {
      const { error } = await sendText();
      if (error) return toast({ tone: 'error', title: problemText(error, t('signIn.failed')) });
      toast({ tone: 'success', title: t('signIn.textSent') });
    }
    given.reset();
    setMethod(next);
  };
  const submit = async (code: string) => {
    const { error } = await giveSecondFactor({ secondFactor: { code, ...(method ? { method } : {}) } });
    return !error || isUnreachable(error);
  };
  const problem = given.error && !unchecked ? problemText(given.error, t('signIn.failed')) : undefined;
  const failure = unchecked ? problemText(given.error) : undefined;
  const others = (
    <Stack gap="0" align="center">
      {methods
        .filter((one) => one !== method)
        .map((one) => (
          <TextButton key={one} onClick={() => void choose(one)}>
            {t(`signIn.use.${wayOf(one)}`)}
          </TextButton>
        ))}
      {passkeys && method !== null && <TextButton onClick={() => setMethod(null)}>{t('passkeys.use')}</TextButton>}
      {method === 'text' && <TextButton onClick={() => void choose('text')}>{t('signIn.again')}</TextButton>}
      <TextButton onClick={onStartOver}>{t('signIn.startOver')}</TextButton>
    </Stack>
  );
  if (method === null) {
    return (
      <Stack gap="5">
        <SignInHeading title={t('passkeys.secondTitle')} text={t('passkeys.secondText')} />
        <PasskeyButton />
        {others}
      </Stack>
    );
  }
  const way = wayOf(method);
  return (
    <Stack gap="5">
      <SignInHeading title={t(`signIn.factors.${way}.title`)} text={t(`signIn.factors.${way}.text`, { phone })} />
      {method === 'recovery' ? (
        <RecoveryCodeForm busy={given.isLoading} problem={problem ?? failure} onCode={submit}>
          {others}
        </RecoveryCodeForm>
      ) : (
        <CodeForm
          key={method}
          label={t(`signIn.factors.${way}.label`)}
          submit={t('signIn.verify')}
          submitting={t('signIn.verifying')}
          busy={given.isLoading}
          problem={problem}
          failure={failure}
          outbox={
            method === 'text' && config?.outboxUrl
              ? { text: t('signIn.outboxText'), link: t('signIn.outbox'), href: config.outboxUrl }
              : undefined
          }
          onCode={submit}
        >
          {others}
        </CodeForm>
      )}
    </Stack>
  );
}
