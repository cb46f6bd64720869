import { useTranslation } from 'react-i18next';
import type { MemberView, RideView } from '@groupride/web-api-client';
import { InlineAlert } from '@groupride/web-ui';
import { chargeBeforeCredit } from '../../../shared/use-credit';
import { isOver, isPaidByAccount } from '../../../shared/ride-texts';

/** Whether a member bears part of the price, by card, cash or credit. The organizer covers the rest. */
const paysForSeat = (member: MemberView): boolean => chargeBeforeCredit(member) > 0;

/** Tells no-shows and the rest of the group that the driver continues without those who did not come. */
export function NoShowNotice({ ride, members }: { ride: RideView; members: readonly MemberView[] | undefined }) {
  const { t } = useTranslation();
  const absent = members?.filter(({ noShow }) => noShow) ?? [];
  if (absent.length === 0 || isOver(ride.status)) return null;
  const hasLeft = ride.status === 'in_progress';
  const you = absent.find(({ isYou }) => isYou);
  if (you) {
    const detail = paysForSeat(you) ? 'youDetail' : 'youDetailFree';
    // Nobody can board anymore once the trip has started.
    if (hasLeft)
      return (
        <InlineAlert tone="warning" title={t('noShow.left.youTitle')}>
          {t(`noShow.left.${isPaidByAccount(ride) ? 'youDetailFree' : detail}`)}
        </InlineAlert>
      );
    return (
      <InlineAlert tone="warning" title={t('noShow.youTitle')}>
        {t(isPaidByAccount(ride) ? 'accountRide.noShow' : `noShow.${detail}`)}
      </InlineAlert>
    );
  }
  return (
    <InlineAlert
      tone="info"
      title={t(hasLeft ? 'noShow.left.othersTitle' : 'noShow.othersTitle', {
        names: absent.map(({ user }) => user.name || t('members.unknown')).join(', '),
      })}
    >
      {!isPaidByAccount(ride) &&
        (absent.some(paysForSeat) ? t('noShow.othersDetail') : t('noShow.othersDetailFree', { count: absent.length }))}
    </InlineAlert>
  );
}
