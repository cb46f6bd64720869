import { useTranslation } from 'react-i18next';
import { Facts } from './facts';

/** How long each part of the review takes. */
export function Timelines() {
  const { t } = useTranslation();
  return (
    <Facts
      title={t('onboarding.timelines.title')}
      facts={[
        [t('onboarding.timelines.identity'), t('onboarding.timelines.identityTime')],
        [t('onboarding.timelines.documents'), t('onboarding.timelines.documentsTime')],
        [t('onboarding.timelines.background'), t('onboarding.timelines.backgroundTime')],
        [t('onboarding.timelines.reply'), t('onboarding.timelines.replyTime')],
      ]}
    />
  );
}
