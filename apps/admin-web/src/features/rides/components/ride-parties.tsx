import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminRideView, MemberView } from '@groupride/web-api-client';
import { Avatar, Badge, Box, Card, Flex, ListRow, Money, RowList, useFormat, type Tone } from '@groupride/web-ui';
import { PersonLink } from '../../../shared/permissions';
import { ContactLinks } from './contact-links';

const SHARE_TONES: Record<MemberView['shareState'], Tone> = {
  covered: 'neutral',
  paid: 'success',
  waived: 'neutral',
  cash: 'neutral',
  awaiting: 'warning',
  stored: 'info',
  authorized: 'info',
  captured: 'success',
  released: 'neutral',
  failed: 'danger',
};

/** Driver and members, with each seat's price and state. */
export function RideParties({ view }: { view: AdminRideView }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const driver = view.contacts.find(({ driverId }) => driverId);
  return (
    <Card flush title={t('ride.parties')}>
      <RowList label={t('ride.parties')}>
        <li>
          <ListRow
            leading={view.driverName ? <Avatar name={view.driverName} size={36} /> : undefined}
            title={
              driver?.driverId ? (
                <PersonLink href={`/admin/drivers/${driver.driverId}`}>{view.driverName}</PersonLink>
              ) : (
                (view.driverName ?? <Box color="fg.muted">{t('ride.noDriver')}</Box>)
              )
            }
            detail={
              view.driverName ? (
                <>
                  {[
                    t('ride.driver'),
                    driver?.vehicle && `${driver.vehicle}, ${driver.licensePlate ?? ''}`,
                    driver?.lastSeenAt && t('rideActions.lastSeen', { when: dateTime(driver.lastSeenAt) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  {driver && <ContactLinks contact={driver} />}
                </>
              ) : undefined
            }
          />
        </li>
        {view.members.map((member) => (
          <li key={member.id}>
            <ListRow
              leading={<Avatar name={member.user.name} size={36} />}
              title={
                <Flex align="center" gap="1.5">
                  <PersonLink href={`/admin/riders/${member.user.id}`}>{member.user.name}</PersonLink>
                  {member.verified && (
                    <Box color="success.fg" role="img" aria-label={t('ride.verified')} title={t('ride.verified')}>
                      <CircleCheck size={16} aria-hidden />
                    </Box>
                  )}
                </Flex>
              }
              detail={
                <>
                  {[t(member.isOrganizer ? 'ride.organizer' : 'ride.member'), member.noShow && t('ride.noShow')]
                    .filter(Boolean)
                    .join(' · ')}
                  {view.contacts
                    .filter(({ userId, driverId }) => !driverId && userId === member.user.id)
                    .map((contact) => (
                      <ContactLinks key={contact.userId} contact={contact} />
                    ))}
                </>
              }
              trailing={
                view.ride.paymentMethod !== 'account' && (
                  <Flex direction="column" align="flex-end" gap="1">
                    <Money amount={member.share} fontWeight="semibold" />
                    <Badge tone={SHARE_TONES[member.shareState]}>{t(`shareState.${member.shareState}`)}</Badge>
                  </Flex>
                )
              }
            />
          </li>
        ))}
      </RowList>
    </Card>
  );
}
