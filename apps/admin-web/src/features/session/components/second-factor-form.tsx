import { useTranslation } from 'react-i18next';
import type { UserView } from '@groupride/web-api-client';
import { TextButton } from '@groupride/web-ui';
import { useGiveSecondFactorMutation } from '../api';
import { CodeStep } from './code-step';

/** The second of an operator's two codes, from their phone. */
export function SecondFactorForm({ user, onStartOver }: { user: UserView; onStartOver: () => void }) {
  const { t } = useTranslation();
  const [giveSecondFactor, given] = useGiveSecondFactorMutation();
  const phone = user.phone ? `••• ••• ${user.phone.slice(-4)}` : t('signIn.yourPhone');
  return (
    <CodeStep
      title={t('signIn.secondTitle')}
      text={t('signIn.secondText', { phone })}
      label={t('signIn.second')}
      busy={given.isLoading}
      error={given.error}
      onCode={async (code) => !(await giveSecondFactor({ secondFactor: { code } })).error}
    >
      <TextButton onClick={onStartOver}>{t('signIn.startOver')}</TextButton>
    </CodeStep>
  );
}
