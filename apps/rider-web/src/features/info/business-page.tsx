import { Building2, CalendarHeart, Percent } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '@groupride/web-ui';
import { SalesForm } from './components/sales-form';
import { InfoPage } from './info-page';

export default function BusinessPage() {
  const { t } = useTranslation();
  const [writing, setWriting] = useState(false);
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
      {writing ? (
        <SalesForm onCancel={() => setWriting(false)} />
      ) : (
        <Button size="lg" block onClick={() => setWriting(true)}>
          {t('business.contact')}
        </Button>
      )}
      <LinkButton variant="ghost" block href="/landing">
        {t('common.back')}
      </LinkButton>
    </InfoPage>
  );
}
