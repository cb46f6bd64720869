import { useTranslation } from 'react-i18next';
import type { MemberView, RideView } from '@groupride/web-api-client';
import { InlineAlert } from '@groupride/web-ui';
import { isOver, isPaidByAccount } from '../../../shared/ride-texts';

/** Tells no-shows and the rest of the group that the driver continues without those who did not come. */
export function NoShowNotice({ ride, members }: { ride: RideView; members: readonly MemberView[] | undefined }) {
  const { t } = useTranslation();
  const absent = members?.filter(({ noShow }) => noShow) ?? [];
  if (absent.length === 0 || isOver(ride.status)) return null;
  if (absent.some(({ isYou }) => isYou)) {
    return (
      <InlineAlert tone="warning" title={t('noShow.youTitle')}>
        {t(isPaidByAccount(ride) ? 'accountRide.noShow' : 'noShow.youDetail')}
      </InlineAlert>
    );
  }
  return (
    <InlineAlert
      tone="info"
      title={t('noShow.othersTitle', { names: absent.map(({ user }) => user.name || t('members.unknown')).join(', ') })}
    >
      {!isPaidByAccount(ride) && t('noShow.othersDetail')}
    </InlineAlert>
  );
}
