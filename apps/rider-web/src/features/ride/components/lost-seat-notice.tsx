import type { NotificationView } from '@groupride/web-api-client';
import { InlineAlert, useLanguage } from '@groupride/web-ui';
import { useListNotificationsQuery } from '../api';

/** A notification about the ride without a page to open tells of a lost seat. */
const isLostSeat = ({ data, actionable }: NotificationView, rideId: number) => data['rideId'] === rideId && !actionable;

/** Says why the reader lost their seat, because they can no longer see the ride. */
export function LostSeatNotice({ rideId }: { rideId: number }) {
  const language = useLanguage();
  const { data } = useListNotificationsQuery({ language });
  const lost = data?.notifications.find((each) => isLostSeat(each, rideId));
  return lost ? (
    <InlineAlert tone="warning" title={lost.title}>
      {lost.message}
    </InlineAlert>
  ) : null;
}
