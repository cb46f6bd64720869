import { useTranslation } from 'react-i18next';
import { Button, InlineAlert } from '@groupride/web-ui';

/** Explains that the promo code requires a verified phone, and offers to verify it. */
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
