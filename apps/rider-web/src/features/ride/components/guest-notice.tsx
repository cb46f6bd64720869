import { useTranslation } from 'react-i18next';
import { signInPath, type RideView } from '@groupride/web-api-client';
import { InlineAlert, LinkButton } from '@groupride/web-ui';
import { isPaidByAccount } from '../../../shared/ride-texts';

/** Tells guests how to find the ride again after their visit. */
export function GuestNotice({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  return (
    <InlineAlert
      tone="info"
      title={t('guest.banner')}
      action={
        <LinkButton size="sm" variant="secondary" href={signInPath(`/ride/${ride.id}`)}>
          {t('guest.signIn')}
        </LinkButton>
      }
    >
      {t(isPaidByAccount(ride) ? 'accountRide.keep' : 'guest.bannerDetail')}
    </InlineAlert>
  );
}
