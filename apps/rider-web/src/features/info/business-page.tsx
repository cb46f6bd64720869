import { Building2, CalendarHeart, Code, Handshake, Percent } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '@groupride/web-ui';
import { SalesForm } from './components/sales-form';
import { InfoPage } from './info-page';

/** What GroupRide offers businesses, how it works, and how to contact sales. */
export default function BusinessPage() {
  const { t } = useTranslation();
  const [writing, setWriting] = useState(false);
  return (
    <InfoPage
      title={t('business.title')}
      lead={t('business.lead')}
      back="/landing"
      sections={[
        {
          title: t('business.accounts'),
          text: t('business.accountsText'),
          points: [
            t('business.accountsPoints.book'),
            t('business.accountsPoints.centers'),
            t('business.accountsPoints.terms'),
          ],
          icon: <Building2 size={22} aria-hidden />,
        },
        {
          title: t('business.events'),
          text: t('business.eventsText'),
          points: [t('business.eventsPoints.together'), t('business.eventsPoints.each')],
          icon: <CalendarHeart size={22} aria-hidden />,
        },
        {
          title: t('business.volume'),
          text: t('business.volumeText'),
          points: [t('business.volumePoints.rules'), t('business.volumePoints.shown')],
          icon: <Percent size={22} aria-hidden />,
        },
        {
          title: t('business.start'),
          text: t('business.startText'),
          icon: <Handshake size={22} aria-hidden />,
        },
      ]}
    >
      {writing ? (
        <SalesForm onCancel={() => setWriting(false)} />
      ) : (
        <Button size="lg" block onClick={() => setWriting(true)}>
          {t('business.contact')}
        </Button>
      )}
      <LinkButton variant="secondary" block href="/api/docs" icon={<Code size={18} aria-hidden />}>
        {t('business.developers')}
      </LinkButton>
      <LinkButton variant="ghost" block href="/landing">
        {t('common.back')}
      </LinkButton>
    </InfoPage>
  );
}
