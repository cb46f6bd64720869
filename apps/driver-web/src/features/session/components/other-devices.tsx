import { useTranslation } from 'react-i18next';
import { useSignOutOtherDevicesMutation } from '@groupride/web-api-client';
import { OtherDevicesCard } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';

/** Signs the person out everywhere else, for example on a phone that was lost. */
export function OtherDevices() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [signOut] = useSignOutOtherDevicesMutation();
  return (
    <OtherDevicesCard
      texts={t('otherDevices', { returnObjects: true })}
      cancelLabel={t('app.cancel')}
      retryLabel={t('app.retry')}
      signOut={signOut}
      problemText={problemText}
    />
  );
}
