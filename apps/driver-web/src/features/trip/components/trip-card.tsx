import { CalendarClock, Phone, ScanLine, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import type { RideView } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Button,
  Card,
  Flex,
  HStack,
  LinkButton,
  Stack,
  TextButton,
  toast,
  useFormat,
} from '@groupride/web-ui';
import { ActionBar } from '../../../shared/layout/action-bar';
import { RouteStops } from '../../../shared/components/route-stops';
import { useListRideMembersQuery } from '../api';
import { useRideRoom } from '../hooks/use-ride-room';
import { membersAfter } from '../../../shared/outbox/apply-steps';
import { useOutboxState } from '../../../shared/outbox/outbox-context';
import { useTripSteps } from '../hooks/use-trip-steps';
import { type DrivenStage, mayRelease, nextPlace } from '../trip-stage';
import { CompleteDialog } from './complete-dialog';
import { DirectionsLinks } from './directions-links';
import { PaymentBadge } from './payment-badge';
import { ReleaseDialog } from './release-dialog';
import { RidePay } from './ride-pay';
import { StartUnverifiedDialog } from './start-unverified-dialog';
import { Waiting } from './waiting';
import { RouteFacts } from './route-facts';

export interface TripCardProps {
  ride: RideView;
  stage: DrivenStage;
  onVerify: () => void;
  /** The map, with navigation on the way; it is given the step of arriving. */
  map?: (arrival: { onArrived?: () => void; arriving: boolean }) => ReactNode;
  /** Opens the chat with the group. */
  chat?: ReactNode;
  onEnding: (rideId: number | null) => void;
  /** The trip is over; with the cash that was received, if any. */
  onCompleted: (ride: RideView, cash: string | null) => void;
}

type OpenDialog = 'release' | 'unverified' | 'complete';

/** The ride being driven, and its next step as the one big button. */
export function TripCard({ ride, stage, onVerify, map, chat, onEnding, onCompleted }: TripCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  useRideRoom(ride.id);
  const { data } = useListRideMembersQuery({ rideId: ride.id });
  const { steps: waiting } = useOutboxState();
  const members = data && membersAfter(ride.id, data, waiting);
  const steps = useTripSteps(ride, { onEnding });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);

  const verified = members?.filter((member) => member.verified).length ?? 0;
  const booked = format.bookedTime(ride);
  const place = nextPlace(ride, stage);
  const moving = stage !== 'at_pickup';
  const title = {
    to_pickup: t('trip.toPickupTitle'),
    at_pickup: t('trip.atPickupTitle'),
    under_way: t('trip.underWayTitle'),
  }[stage];

  const unverified = members?.filter((member) => !member.verified && !member.noShow) ?? [];
  const start = () => {
    if (unverified.length > 0 || verified === 0) setDialog('unverified');
    else void steps.start();
  };

  return (
    <Card tone="live" title={title} action={<Badge>{rideNumber(ride.id)}</Badge>} boxShadow="md">
      <Stack gap="4">
        {booked && (
          <Flex align="center" gap="1.5" textStyle="label" color="info.fg">
            <CalendarClock size={16} aria-hidden />
            {t('trip.booked', { time: booked })}
          </Flex>
        )}
        <RouteStops
          from={{ label: t('trip.pickup'), name: ride.pickupLocation }}
          to={{ label: t('trip.destination'), name: ride.dropoffLocation }}
        />
        {moving && <RouteFacts rideId={ride.id} place={place} />}
        <RidePay ride={ride} />
        {map?.({
          arriving: steps.running === 'arrive',
          ...(stage === 'to_pickup' ? { onArrived: () => void steps.arrive() } : {}),
        })}

        <Flex align="center" justify="space-between" gap="3">
          <Box minW="0">
            <Box textStyle="caption" color="fg.subtle">
              {t('trip.rider')}
            </Box>
            <Box textStyle="strong">{ride.riderName ?? t('trip.unknownRider')}</Box>
            <HStack gap="1.5" mt="1.5" flexWrap="wrap">
              <Badge icon={<Users size={14} aria-hidden />}>{t('trip.group', { count: ride.groupSize })}</Badge>
              <PaymentBadge ride={ride} />
            </HStack>
          </Box>
          {ride.riderPhone && (
            <LinkButton
              href={`tel:${ride.riderPhone}`}
              variant="secondary"
              size="sm"
              icon={<Phone size={18} aria-hidden />}
            >
              {t('trip.callRider')}
            </LinkButton>
          )}
        </Flex>

        {chat}

        {moving && <DirectionsLinks to={place} />}

        {stage === 'at_pickup' && members && <Waiting ride={ride} members={members} onEnding={onEnding} />}

        {mayRelease(stage) && (
          <TextButton alignSelf="center" color="danger.fg" onClick={() => setDialog('release')}>
            {t('trip.release')}
          </TextButton>
        )}
      </Stack>

      <ActionBar>
        {stage === 'to_pickup' && (
          <Button
            block
            size="lg"
            busy={steps.running === 'arrive'}
            busyLabel={t('trip.arriving')}
            onClick={() => void steps.arrive()}
          >
            {t('trip.arrived')}
          </Button>
        )}
        {stage === 'at_pickup' && (
          <>
            <Box textStyle="small" color="fg.muted" textAlign="center" aria-live="polite">
              {members && t('trip.verified', { verified, members: members.length })}
            </Box>
            <Button
              block
              size="lg"
              variant={verified > 0 ? 'secondary' : 'primary'}
              onClick={onVerify}
              icon={<ScanLine size={20} aria-hidden />}
            >
              {t('trip.verify')}
            </Button>
            <Button
              block
              size="lg"
              variant={verified > 0 ? 'primary' : 'secondary'}
              disabled={!members}
              busy={steps.running === 'start'}
              busyLabel={t('trip.starting')}
              onClick={start}
            >
              {t('trip.start')}
            </Button>
          </>
        )}
        {stage === 'under_way' && (
          <Button
            block
            size="lg"
            busy={steps.running === 'complete'}
            busyLabel={t('trip.completing')}
            onClick={() => setDialog('complete')}
          >
            {t('trip.complete')}
          </Button>
        )}
      </ActionBar>

      <StartUnverifiedDialog
        open={dialog === 'unverified'}
        names={unverified.map(({ user }) => user.name)}
        nobody={verified === 0}
        onClose={close}
        busy={steps.running === 'start'}
        onConfirm={async (reason) => {
          if (await steps.start(reason)) close();
        }}
      />
      <ReleaseDialog
        open={dialog === 'release'}
        onClose={close}
        busy={steps.running === 'release'}
        onConfirm={async (reason) => {
          if (!(await steps.release(reason))) return;
          close();
          toast({ tone: 'info', title: t('trip.released') });
        }}
      />
      <CompleteDialog
        ride={ride}
        open={dialog === 'complete'}
        onClose={close}
        busy={steps.running === 'complete'}
        away={steps.away}
        onConfirm={async (amount, reason) => {
          const completed = await steps.complete(amount ?? undefined, reason ?? undefined);
          if (completed) onCompleted(completed, amount);
        }}
      />
    </Card>
  );
}
