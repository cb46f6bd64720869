import { useTranslation } from 'react-i18next';
import { Box } from '@groupride/web-ui';
import { LegalLinks } from '../../../shared/legal-links';

/** The terms that a person agrees to by paying, below the pay button. */
export function PayAgreement() {
  const { t } = useTranslation();
  return (
    <Box textStyle="caption" color="fg.muted" textAlign="center" mt="3">
      {t('payment.terms')}
      <LegalLinks newTab />
    </Box>
  );
}
