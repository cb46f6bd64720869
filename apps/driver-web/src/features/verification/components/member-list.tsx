import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MemberView } from '@groupride/web-api-client';
import { Avatar, Badge, Card, ListRow, RowList } from '@groupride/web-ui';

/** The expected members, who is verified, and who was marked as a no-show. */
export function MemberList({ members }: { members: readonly MemberView[] }) {
  const { t } = useTranslation();
  return (
    <Card flush boxShadow="none">
      <RowList label={t('verification.members')}>
        {members.map((member) => (
          <li key={member.id}>
            <ListRow
              leading={<Avatar name={member.user.name} size={36} />}
              title={member.user.name}
              detail={member.isOrganizer ? t('verification.organizer') : undefined}
              trailing={
                member.verified ? (
                  <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
                    {t('verification.isVerified')}
                  </Badge>
                ) : member.noShow ? (
                  <Badge tone="warning">{t('waiting.marked')}</Badge>
                ) : (
                  <Badge>{t('verification.notVerified')}</Badge>
                )
              }
            />
          </li>
        ))}
      </RowList>
    </Card>
  );
}
