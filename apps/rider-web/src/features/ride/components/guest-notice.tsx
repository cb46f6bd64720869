import { useTranslation } from 'react-i18next';
import { signInPath } from '@groupride/web-api-client';
import { InlineAlert, LinkButton } from '@groupride/web-ui';

/** How a guest keeps the ride after their visit. */
export function GuestNotice({ rideId }: { rideId: number }) {
  const { t } = useTranslation();
  return (
    <InlineAlert
      tone="info"
      title={t('guest.banner')}
      action={
        <LinkButton size="sm" variant="secondary" href={signInPath(`/ride/${rideId}`)}>
          {t('guest.signIn')}
        </LinkButton>
      }
    >
      {t('guest.bannerDetail')}
    </InlineAlert>
  );
}
