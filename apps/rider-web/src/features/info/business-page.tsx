import { Building2, CalendarHeart, Percent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@groupride/web-ui';
import { useClientConfig } from '../../shared/session';
import { InfoPage } from './info-page';

export default function BusinessPage() {
  const { t } = useTranslation();
  const { supportEmail } = useClientConfig() ?? {};
  return (
    <InfoPage
      title={t('business.title')}
      lead={t('business.lead')}
      back="/landing"
      sections={[
        { title: t('business.accounts'), text: t('business.accountsText'), icon: <Building2 size={22} aria-hidden /> },
        { title: t('business.events'), text: t('business.eventsText'), icon: <CalendarHeart size={22} aria-hidden /> },
        { title: t('business.volume'), text: t('business.volumeText'), icon: <Percent size={22} aria-hidden /> },
      ]}
    >
      {supportEmail && (
        <LinkButton size="lg" block href={`mailto:${supportEmail}?subject=${encodeURIComponent(t('business.title'))}`}>
          {t('business.contact')}
        </LinkButton>
      )}
      <LinkButton variant="ghost" block href="/landing">
        {t('common.back')}
      </LinkButton>
    </InfoPage>
  );
}
