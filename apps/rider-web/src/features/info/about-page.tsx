import { Leaf, Route, ShieldCheck, Target } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@groupride/web-ui';
import { InfoPage } from './info-page';

export default function AboutPage() {
  const { t } = useTranslation();
  return (
    <InfoPage
      title={t('about.title')}
      lead={t('about.lead')}
      sections={[
        { title: t('about.mission'), text: t('about.missionText'), icon: <Target size={22} aria-hidden /> },
        { title: t('about.how'), text: t('about.howText'), icon: <Route size={22} aria-hidden /> },
        { title: t('about.safety'), text: t('about.safetyText'), icon: <ShieldCheck size={22} aria-hidden /> },
        { title: t('about.green'), text: t('about.greenText'), icon: <Leaf size={22} aria-hidden /> },
      ]}
    >
      <LinkButton size="lg" block href="/ride">
        {t('about.start')}
      </LinkButton>
    </InfoPage>
  );
}
