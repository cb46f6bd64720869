import { Map, Share } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { BottomSheet, Box, Button, Card, LinkButton, SimpleGrid, Stack } from '@groupride/web-ui';
import { isOnTheRoad, isOver } from '../../../shared/ride-texts';
import { Assembly } from './assembly';
import { DriverCard } from './driver-card';
import { EmergencyCard } from './emergency-card';
import { PhaseCard } from './phase-card';
import { LazyTripLinkSheet } from './share-trip';
import { TripDetails } from './trip-details';

export interface RideStatusDialogProps {
  open: boolean;
  onClose: () => void;
  ride: RideView;
  /** A link to the ride's chat. */
  chat?: ReactNode;
}

/** "Ride Status", available on any page: the phase, driver, group, trip, and emergency contacts. */
export function RideStatusDialog({ open, onClose, ride, chat }: RideStatusDialogProps) {
  const { t } = useTranslation();
  const [sharing, setSharing] = useState(false);
  const mine = ride.you === 'organizer' || ride.you === 'member';
  const mayShare = mine && !isOver(ride.status) && ride.status !== 'awaiting_payment';
  const map = isOnTheRoad(ride.status) ? `/rider-track?rideId=${ride.id}` : `/ride/${ride.id}`;
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={t('ride.title')}
      closeLabel={t('common.close')}
      footer={
        <SimpleGrid columns={mayShare ? 2 : 1} gap="2">
          <LinkButton href={map} icon={<Map size={18} aria-hidden />} onClick={onClose}>
            {t('rideStatus.viewMap')}
          </LinkButton>
          {mayShare && (
            <Button variant="secondary" icon={<Share size={18} aria-hidden />} onClick={() => setSharing(true)}>
              {t('rideStatus.share')}
            </Button>
          )}
        </SimpleGrid>
      }
    >
      <Stack gap="4">
        <PhaseCard ride={ride} />
        {ride.driverId ? (
          <DriverCard driverId={ride.driverId} chat={chat} rideIsOver={isOver(ride.status)} />
        ) : (
          ride.memberCount > 1 && chat
        )}
        {ride.memberCount > 1 ? (
          <Assembly ride={ride} />
        ) : (
          <Card title={t('rideStatus.group')}>
            <Box textStyle="small" color="fg.muted">
              {t('groups.joined', { joined: ride.memberCount, seats: ride.groupSize })}
            </Box>
          </Card>
        )}
        <TripDetails ride={ride} />
        {mine && <EmergencyCard ride={ride} />}
      </Stack>
      <LazyTripLinkSheet open={sharing} onClose={() => setSharing(false)} rideId={ride.id} />
    </BottomSheet>
  );
}
