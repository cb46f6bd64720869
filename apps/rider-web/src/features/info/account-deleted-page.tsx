import { Receipt, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@groupride/web-ui';
import { InfoPage } from './info-page';

/** Shown after an account has been deleted. */
export default function AccountDeletedPage() {
  const { t } = useTranslation();
  return (
    <InfoPage
      title={t('deletion.doneTitle')}
      lead={t('deletion.doneLead')}
      back="/landing"
      sections={[
        { title: t('deletion.goes'), text: t('deletion.goneText'), icon: <Trash2 size={22} aria-hidden /> },
        { title: t('deletion.stays'), text: t('deletion.stayText'), icon: <Receipt size={22} aria-hidden /> },
      ]}
    >
      <LinkButton size="lg" block href="/landing">
        {t('deletion.leave')}
      </LinkButton>
    </InfoPage>
  );
}
