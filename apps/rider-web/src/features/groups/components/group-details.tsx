import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetDriverQuery, type RideView } from '@groupride/web-api-client';
import {
  Avatar,
  Badge,
  BottomSheet,
  Box,
  Button,
  Flex,
  LinkButton,
  ListRow,
  Modal,
  Money,
  SimpleGrid,
  Stack,
  StatusBadge,
  chakra,
  useFormat,
  useMedia,
} from '@groupride/web-ui';
import { mayInvite } from '../../../shared/invite/may-invite';
import { RideThumbnail } from '../../../shared/map/ride-thumbnail';
import { OwnAmounts } from '../../../shared/own-amounts';
import { isOver, isPaidByAccount, useRideTexts } from '../../../shared/ride-texts';
import { RouteLine } from '../../../shared/route-line';
import { ShareLinkSheet } from '../../../shared/share-link';
import { GroupMembers } from './group-members';

export interface GroupDetailsProps {
  ride: RideView | null;
  onClose: () => void;
  /** A link to the ride's chat. */
  chat?: ReactNode;
}

/** The "Group Ride Details" dialog: who joined, paid and is on the way, and how to invite more people. */
export function GroupDetails({ ride, onClose, chat }: GroupDetailsProps) {
  const { t } = useTranslation();
  const [sharing, setSharing] = useState(false);
  const isWide = useMedia('(min-width: 62em)');
  const Layer = isWide ? WideLayer : BottomSheet;
  const open = ride !== null && !isOver(ride.status);
  return (
    <Layer
      open={ride !== null}
      onClose={onClose}
      title={t('groups.details')}
      closeLabel={t('common.close')}
      footer={
        ride && (
          <Footer ride={ride} chat={open && (ride.driverId || ride.memberCount > 1) && chat}>
            {mayInvite(ride) && (
              <Button block variant="secondary" onClick={() => setSharing(true)}>
                {t('ride.share')}
              </Button>
            )}
          </Footer>
        )
      }
    >
      {ride && <Details ride={ride} />}
      {ride && <ShareLinkSheet open={sharing} onClose={() => setSharing(false)} ride={ride} />}
    </Layer>
  );
}

function Footer({ ride, chat, children }: { ride: RideView; chat: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Flex direction={{ base: 'column', lg: 'row' }} gap="2" css={{ '& > *': { flex: '1 1 0' } }}>
      <LinkButton block href={`/ride/${ride.id}`}>
        {t('join.openRide')}
      </LinkButton>
      <SimpleGrid columns={children && chat ? 2 : 1} gap="2" _empty={{ display: 'none' }}>
        {children}
        {chat}
      </SimpleGrid>
    </Flex>
  );
}

function WideLayer(props: Parameters<typeof Modal>[0]) {
  return <Modal wide {...props} />;
}

function Details({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const texts = useRideTexts();
  const { dateTime } = useFormat();
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
      <Stack gap="4">
        <GroupMembers ride={ride} />
        <OwnAmounts ride={ride} />
        {ride.driverId && <Driver driverId={ride.driverId} />}
      </Stack>
      <Stack gap="4">
        <Box h={{ base: '32', lg: '40' }} borderRadius="md" overflow="hidden" borderWidth="1px">
          <RideThumbnail pickup={ride.pickup} destination={ride.destination} />
        </Box>
        <Flex justify="space-between" align="center" gap="3">
          <Box textStyle="strong">{texts.titleOf(ride)}</Box>
          <StatusBadge status={ride.status} label={texts.badgeOf(ride)} />
        </Flex>
        <RouteLine
          pickupLabel={t('ride.pickup')}
          destinationLabel={t('ride.destination')}
          pickup={ride.pickupLocation}
          destination={ride.dropoffLocation}
        />
        <chakra.dl display="grid" gridTemplateColumns="1fr auto" columnGap="4" rowGap="2" textStyle="small">
          {ride.scheduledAt && <Row label={t('ride.bookedTime')}>{dateTime(ride.scheduledAt)}</Row>}
          <Row label={t('ride.rideType')}>{texts.type(ride.rideType)}</Row>
          <Row label={t('ride.groupSize')}>{t('groups.people', { count: ride.groupSize })}</Row>
          {isPaidByAccount(ride) ? (
            <Row label={t('ride.payment')}>{t('accountRide.paid')}</Row>
          ) : (
            <Row label={t('price.perPerson')}>
              <Money amount={ride.costPerPerson} />
            </Row>
          )}
          <Row label={t('groups.created')}>{dateTime(ride.createdAt)}</Row>
        </chakra.dl>
      </Stack>
    </SimpleGrid>
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
  const { currentData: driver } = useGetDriverQuery({ driverId });
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
