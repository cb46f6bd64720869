import { useTranslation } from 'react-i18next';
import { Button, InlineAlert, TextLink } from '@groupride/web-ui';

export interface PhoneNeededProps {
  /** There is a number to verify. */
  hasPhone: boolean;
  onVerify: () => void;
}

/** The promo code is for who has a verified phone, and this person can verify it here. */
export function PhoneNeeded({ hasPhone, onVerify }: PhoneNeededProps) {
  const { t } = useTranslation();
  return (
    <InlineAlert
      tone="warning"
      title={t('promo.phoneTitle')}
      action={
        hasPhone ? (
          <Button size="sm" variant="secondary" onClick={onVerify}>
            {t('profile.verifyPhone')}
          </Button>
        ) : (
          <TextLink href="/profile">{t('promo.addPhone')}</TextLink>
        )
      }
    >
      {t('promo.phoneDetail')}
    </InlineAlert>
  );
}
