import { CalendarClock, ScanLine, Users } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { Badge, Button, Flex, HStack, SlideButton, Stack, TextButton, toast, useFormat } from '@groupride/web-ui';
import { RouteStops } from '../../../shared/components/route-stops';
import { ActionBar, SheetHead } from '../../../shared/layout/sheet-slots';
import { useScrollToTop } from '../../../shared/layout/use-scroll-to-top';
import { membersAfter } from '../../../shared/outbox/apply-steps';
import { useOutboxState } from '../../../shared/outbox/outbox-context';
import { useListRideMembersQuery } from '../api';
import { useRideRoom } from '../hooks/use-ride-room';
import { useTripSteps } from '../hooks/use-trip-steps';
import { type DrivenStage, mayRelease, nextPlace, hasSeveralGroupsAboard } from '../trip-stage';
import { CompleteDialog, takesCash } from './complete-dialog';
import { DirectionsLinks } from './directions-links';
import { PaymentBadge } from './payment-badge';
import { ProgressQuestion } from './progress-question';
import { ReleaseDialog } from './release-dialog';
import { RidePay } from './ride-pay';
import { RouteFacts } from './route-facts';
import { RunStops } from './run-stops';
import { StartUnverifiedDialog } from './start-unverified-dialog';
import { TripHead } from './trip-head';
import { Waiting } from './waiting';

export interface TripSheetProps {
  ride: RideView;
  stage: DrivenStage;
  onVerify: () => void;
  /** Remaining distance and time along the road to the next place, while the navigation is on. */
  left: { meters: number; seconds: number } | null;
  navigating: boolean;
  /** Controls that start and end the navigation. */
  navigation?: ReactNode;
  /** Members on the way to the pickup. */
  people?: ReactNode;
  /** A button that opens the chat with the group. */
  chat?: ReactNode;
  onEnding: (rideId: number | null) => void;
  onStarted?: () => void;
  /** Called when the trip is over, with the cash received, if any. */
  onCompleted: (ride: RideView, cash: string | null) => void;
}

type OpenDialog = 'release' | 'unverified' | 'complete';

/** The current ride, with a slider for its next step. */
export function TripSheet({
  ride,
  stage,
  onVerify,
  left,
  navigating,
  navigation,
  people,
  chat,
  onEnding,
  onStarted,
  onCompleted,
}: TripSheetProps) {
  const { t } = useTranslation();
  const format = useFormat();
  useRideRoom(ride);
  const { data } = useListRideMembersQuery({ rideId: ride.id });
  const { steps: waiting } = useOutboxState();
  const members = data && membersAfter(ride.id, data, waiting);
  const steps = useTripSteps(ride, { onEnding });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const content = useScrollToTop(stage);
  const close = () => setDialog(null);
  // The server requires a reason to end the trip here.
  useEffect(() => {
    if (steps.away) setDialog('complete');
  }, [steps.away]);

  const verified = members?.filter((member) => member.verified).length ?? 0;
  const unverified = members?.filter((member) => !member.verified && !member.noShow) ?? [];
  const atPickup = stage === 'at_pickup';
  const booked = format.bookedTime(ride);
  const place = nextPlace(ride, stage);
  const groupToDropOff = ride.run && hasSeveralGroupsAboard(ride.run) ? ride.riderName : null;

  const start = async (reason?: string) => {
    if (!(await steps.start(reason))) return;
    close();
    onStarted?.();
  };
  const complete = async (cash: string | null, reason: string | null) => {
    const completed = await steps.complete(cash ?? undefined, reason ?? undefined);
    if (completed) onCompleted(completed, cash);
  };

  return (
    <Stack ref={content} gap="4">
      <SheetHead>
        <Stack gap="3">
          {stage !== 'under_way' && <ProgressQuestion ride={ride} onGiveBack={() => setDialog('release')} />}
          <TripHead
            ride={ride}
            stage={stage}
            left={left}
            boarding={atPickup && members ? { verified, members: members.length } : null}
          />
        </Stack>
      </SheetHead>

      {booked && (
        <Flex align="center" gap="1.5" textStyle="label" color="info.fg">
          <CalendarClock size={16} aria-hidden />
          {t('trip.booked', { time: booked })}
        </Flex>
      )}
      {atPickup && members && <Waiting ride={ride} members={members} onEnding={onEnding} />}
      {people}
      {!atPickup && !navigating && <RouteFacts rideId={ride.id} place={place} />}
      {!atPickup && navigation}
      {chat}
      {ride.run && <RunStops run={ride.run} />}
      <RouteStops
        from={{ label: t('trip.pickup'), name: ride.pickupLocation, address: ride.pickupAddress }}
        to={{ label: t('trip.destination'), name: ride.dropoffLocation, address: ride.dropoffAddress }}
      />
      <HStack gap="1.5" flexWrap="wrap">
        <Badge icon={<Users size={14} aria-hidden />}>{t('trip.group', { count: ride.groupSize })}</Badge>
        <PaymentBadge ride={ride} />
      </HStack>
      <RidePay ride={ride} />
      {!atPickup && <DirectionsLinks to={place} />}
      {mayRelease(stage) && (
        <TextButton alignSelf="center" color="danger.fg" onClick={() => setDialog('release')}>
          {t('trip.release')}
        </TextButton>
      )}

      <ActionBar>
        {stage === 'to_pickup' && (
          <SlideButton
            label={navigating ? t('navigation.arrived') : t('trip.arrived')}
            againLabel={t('trip.tapAgain')}
            busy={steps.running === 'arrive'}
            busyLabel={t('trip.arriving')}
            onConfirm={() => void steps.arrive()}
          />
        )}
        {atPickup && (
          <>
            <Button
              block
              size="lg"
              variant={verified > 0 ? 'secondary' : 'primary'}
              onClick={onVerify}
              icon={<ScanLine size={20} aria-hidden />}
            >
              {t('trip.verify')}
            </Button>
            <SlideButton
              label={t('trip.start')}
              againLabel={t('trip.tapAgain')}
              variant={verified > 0 ? 'primary' : 'secondary'}
              disabled={!members}
              busy={steps.running === 'start'}
              busyLabel={t('trip.starting')}
              onConfirm={() => {
                if (unverified.length > 0 || verified === 0) setDialog('unverified');
                else void start();
              }}
            />
          </>
        )}
        {stage === 'under_way' && (
          <SlideButton
            label={groupToDropOff ? t('trip.completeFor', { name: groupToDropOff }) : t('trip.complete')}
            againLabel={t('trip.tapAgain')}
            busy={steps.running === 'complete'}
            busyLabel={t('trip.completing')}
            onConfirm={() => {
              if (takesCash(ride)) setDialog('complete');
              else void complete(null, null);
            }}
          />
        )}
      </ActionBar>

      <StartUnverifiedDialog
        open={dialog === 'unverified'}
        names={unverified.map(({ user }) => user.name)}
        nobody={verified === 0}
        onClose={close}
        busy={steps.running === 'start'}
        onConfirm={start}
      />
      <ReleaseDialog
        ride={ride}
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
        onClose={() => {
          close();
          steps.forgetAway();
        }}
        busy={steps.running === 'complete'}
        away={steps.away}
        onConfirm={complete}
      />
    </Stack>
  );
}
