import { useTranslation } from 'react-i18next';
import { InlineAlert, Stack } from '@groupride/web-ui';
import { Facts } from '../facts';

/** Explains how drivers are paid. Bank details go to the payment provider, never to GroupRide. */
export function PaymentStep() {
  const { t } = useTranslation();
  return (
    <Stack gap="5">
      <Facts
        title={t('onboarding.pay.title')}
        facts={[
          [t('onboarding.pay.share'), t('onboarding.pay.shareText')],
          [t('onboarding.pay.weekly'), t('onboarding.pay.weeklyText')],
          [t('onboarding.pay.instant'), t('onboarding.pay.instantText')],
        ]}
      />
      <InlineAlert tone="info" title={t('onboarding.pay.bank')}>
        {t('onboarding.pay.bankText')}
      </InlineAlert>
    </Stack>
  );
}
