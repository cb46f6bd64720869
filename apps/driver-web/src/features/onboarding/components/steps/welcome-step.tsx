import { useTranslation } from 'react-i18next';
import { MAX_GROUP_SIZE } from '@groupride/contracts';
import { Box, Stack } from '@groupride/web-ui';
import { Facts } from '../facts';

const TIERS = ['GroupX', 'GroupXL', 'GroupXXL'] as const;

/** The benefits of driving, and how long the application takes. */
export function WelcomeStep() {
  const { t } = useTranslation();
  return (
    <Stack gap="5">
      <Box>{t('onboarding.welcome.text')}</Box>
      <Facts
        title={t('onboarding.welcome.tiers')}
        facts={TIERS.map((tier) => [tier, t(`onboarding.welcome.tierTexts.${tier}`, { count: MAX_GROUP_SIZE[tier] })])}
      />
      <Facts
        title={t('onboarding.welcome.pay')}
        facts={[
          [t('onboarding.pay.share'), t('onboarding.pay.shareText')],
          [t('onboarding.pay.weekly'), t('onboarding.pay.weeklyText')],
          [t('onboarding.pay.instant'), t('onboarding.pay.instantText')],
        ]}
      />
    </Stack>
  );
}
