import { useTranslation } from 'react-i18next';
import type { InviteeView } from '@groupride/web-api-client';
import { Avatar, Badge, ListRow } from '@groupride/web-ui';

/** A person who was added while booking and has not joined. */
export function InviteeRow({ invitee: { name, invitedAt } }: { invitee: InviteeView }) {
  const { t } = useTranslation();
  return (
    <ListRow
      leading={<Avatar name={name} />}
      title={name}
      detail={invitedAt ? t('members.invited') : t('members.toInvite')}
      trailing={<Badge tone="warning">{t('members.pending')}</Badge>}
    />
  );
}
