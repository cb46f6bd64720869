import { useTranslation } from 'react-i18next';
import { Button, InlineAlert } from '@groupride/web-ui';

/** The promo code is for who has a verified phone, and this person can verify it here. */
export function PhoneRequiredNotice({ onVerify }: { onVerify: () => void }) {
  const { t } = useTranslation();
  return (
    <InlineAlert
      tone="warning"
      title={t('promo.phoneTitle')}
      action={
        <Button size="sm" variant="secondary" onClick={onVerify}>
          {t('profile.verifyPhone')}
        </Button>
      }
    >
      {t('promo.phoneDetail')}
    </InlineAlert>
  );
}
