import { useTranslation } from 'react-i18next';
import { roleAllows } from '@groupride/contracts';
import { useSocket, type UserView } from '@groupride/web-api-client';
import { useListSupportThreadsQuery, useLiveSupport } from '../api';

/** Polling interval, in case a socket message was lost. */
const POLL_MS = 30_000;

/** The number of unread support messages, for the navigation on every page. */
export function useSupportBadge({ operatorRole }: UserView) {
  const { t } = useTranslation();
  const { data = [] } = useListSupportThreadsQuery(undefined, {
    skip: !roleAllows(operatorRole, 'people.view'),
    pollingInterval: POLL_MS,
  });
  useLiveSupport(useSocket());
  const count = data.reduce((sum, { unread }) => sum + unread, 0);
  return count === 0 ? undefined : { count, label: t('support.waiting', { count }), urgent: false };
}
