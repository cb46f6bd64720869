import { useTranslation } from 'react-i18next';
import { isUnreachable, type UserView } from '@groupride/web-api-client';
import { CodeForm, SignInHeading, Stack, TextButton } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useGetConfigQuery, useGiveSecondFactorMutation } from '../api';

/** The second of an operator's two codes, from their phone. */
export function SecondFactorForm({ user, onStartOver }: { user: UserView; onStartOver: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data: config } = useGetConfigQuery();
  const [giveSecondFactor, given] = useGiveSecondFactorMutation();
  const unchecked = isUnreachable(given.error);
  const phone = user.phone ? `••• ••• ${user.phone.slice(-4)}` : t('signIn.yourPhone');
  return (
    <Stack gap="5">
      <SignInHeading title={t('signIn.secondTitle')} text={t('signIn.secondText', { phone })} />
      <CodeForm
        label={t('signIn.second')}
        submit={t('signIn.verify')}
        submitting={t('signIn.verifying')}
        busy={given.isLoading}
        problem={given.error && !unchecked ? problemText(given.error, t('signIn.failed')) : undefined}
        failure={unchecked ? problemText(given.error) : undefined}
        outbox={
          config?.outboxUrl
            ? { text: t('signIn.outboxText'), link: t('signIn.outbox'), href: config.outboxUrl }
            : undefined
        }
        onCode={async (code) => {
          const { error } = await giveSecondFactor({ secondFactor: { code } });
          return !error || isUnreachable(error);
        }}
      >
        <Stack gap="0" align="center">
          <TextButton onClick={onStartOver}>{t('signIn.startOver')}</TextButton>
        </Stack>
      </CodeForm>
    </Stack>
  );
}
