import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import {
  Avatar,
  Badge,
  BottomSheet,
  Box,
  Button,
  Flex,
  LinkButton,
  ListRow,
  Money,
  RowList,
  Skeleton,
  Stack,
  StatusBadge,
  chakra,
  useFormat,
} from '@groupride/web-ui';
import { isOver, useRideTexts } from '../../../shared/ride-texts';
import { OwnAmounts } from '../../../shared/own-amounts';
import { RouteLine } from '../../../shared/route-line';
import { ShareLinkSheet } from '../../../shared/share-link';
import { useGetDriverQuery, useListRideMembersQuery } from '../api';

/** "Group Ride Details" of the ride that was tapped. */
export function GroupDetails({ ride, onClose }: { ride: RideView | null; onClose: () => void }) {
  const { t } = useTranslation();
  const [sharing, setSharing] = useState(false);
  return (
    <BottomSheet
      open={ride !== null}
      onClose={onClose}
      title={t('groups.details')}
      closeLabel={t('common.close')}
      footer={
        ride && (
          <>
            <LinkButton block href={`/ride/${ride.id}`}>
              {t('join.openRide')}
            </LinkButton>
            {!isOver(ride.status) && (
              <Button block variant="secondary" onClick={() => setSharing(true)}>
                {t('ride.share')}
              </Button>
            )}
          </>
        )
      }
    >
      {ride && <Details ride={ride} />}
      {ride && <ShareLinkSheet open={sharing} onClose={() => setSharing(false)} ride={ride} />}
    </BottomSheet>
  );
}

function Details({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const words = useRideTexts();
  const { dateTime } = useFormat();
  return (
    <Stack gap="4">
      <RouteLine
        pickupLabel={t('ride.pickup')}
        destinationLabel={t('ride.destination')}
        pickup={ride.pickupLocation}
        destination={ride.dropoffLocation}
      />
      <chakra.dl display="grid" gridTemplateColumns="1fr auto" columnGap="4" rowGap="2" textStyle="small">
        <Row label={t('groups.status')}>
          <StatusBadge status={ride.status} label={words.badge(ride.status)} />
        </Row>
        <Row label={t('ride.rideType')}>{words.type(ride.rideType)}</Row>
        <Row label={t('ride.groupSize')}>{t('groups.people', { count: ride.groupSize })}</Row>
        <Row label={t('price.perPerson')}>
          <Money amount={ride.costPerPerson} />
        </Row>
        <Row label={t('groups.created')}>{dateTime(ride.createdAt)}</Row>
      </chakra.dl>
      <OwnAmounts ride={ride} />
      {ride.driverId && <Driver driverId={ride.driverId} />}
      <Members rideId={ride.id} />
    </Stack>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd textAlign="end">{children}</chakra.dd>
    </>
  );
}

function Driver({ driverId }: { driverId: number }) {
  const { t } = useTranslation();
  const { data: driver } = useGetDriverQuery({ driverId });
  if (!driver) return null;
  return (
    <Box borderWidth="1px" borderRadius="md" overflow="hidden">
      <ListRow
        leading={<Avatar name={driver.name} />}
        title={driver.name}
        detail={`${driver.vehicle} · ${driver.licensePlate}`}
        trailing={<Badge>{t('groups.driver')}</Badge>}
      />
    </Box>
  );
}

function Members({ rideId }: { rideId: number }) {
  const { t } = useTranslation();
  const { data: members, isError } = useListRideMembersQuery({ rideId });
  return (
    <Box>
      <chakra.h3 textStyle="label" mb="2">
        {t('groups.members')}
      </chakra.h3>
      {isError ? (
        <Box textStyle="small" color="fg.muted">
          {t('members.failed')}
        </Box>
      ) : !members ? (
        <Flex direction="column" gap="2" role="status" aria-label={t('common.loading')}>
          <Skeleton h="10" />
          <Skeleton h="10" />
        </Flex>
      ) : (
        <Box borderWidth="1px" borderRadius="md" overflow="hidden">
          <RowList label={t('groups.members')}>
            {members.map((member) => (
              <li key={member.id}>
                <ListRow
                  leading={<Avatar name={member.user.name} />}
                  title={member.user.name || t('members.unknown')}
                  trailing={
                    <Badge tone={member.status === 'confirmed' ? 'success' : 'warning'}>
                      {member.status === 'confirmed' ? t('members.confirmed') : t('members.pending')}
                    </Badge>
                  }
                />
              </li>
            ))}
          </RowList>
        </Box>
      )}
    </Box>
  );
}
