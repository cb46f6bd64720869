import { Check, Flag, MapPin, Navigation, Users, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { Box, Card, Flex, Grid, ProgressTrack, VisuallyHidden, chakra } from '@groupride/web-ui';
import { undecidedPledge } from '../../../shared/pledge/pledge-phase';
import { RIDE_PROGRESS, useRideTexts } from '../../../shared/ride-texts';
import { useGetAssemblyQuery } from '../api';
import { useAbsence } from '../hooks/use-absence';
import { PHASES, assemblyProgress, phaseOf, type RidePhase } from '../ride-phase';

const ICONS: Record<RidePhase, LucideIcon> = { assembly: Users, pickup: MapPin, journey: Navigation, arrived: Flag };

/** The four phases of a ride, the current one, and its progress. */
export function PhaseCard({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const texts = useRideTexts();
  const absence = useAbsence(ride);
  const phase = phaseOf(ride.status);
  const { data } = useGetAssemblyQuery({ rideId: ride.id }, { skip: phase !== 'assembly' || ride.memberCount < 2 });
  const together = phase === 'assembly' && data ? assemblyProgress(data.members) : null;
  const waitsForTime = ride.status === 'pending' && ride.scheduledAt;
  return (
    <Card tone={phase === 'pickup' || phase === 'journey' ? 'live' : 'plain'}>
      {phase && <Steps current={phase} />}
      <Box aria-live="polite">
        <chakra.h3 textStyle="heading">{texts.titleOf(ride)}</chakra.h3>
        <Box textStyle="small" color="fg.muted">
          {waitsForTime
            ? t('ride.pendingScheduled')
            : // The page already shows what a pledge waits for.
              !undecidedPledge(ride) && texts.descriptionOf(ride, absence)}
        </Box>
      </Box>
      {together !== null && (
        <Box mt="3">
          <Box textStyle="caption" color="fg.muted" mb="1">
            {t('rideStatus.together', { percent: together })}
          </Box>
          <ProgressTrack value={together} label={t('rideStatus.togetherLabel')} tone="brand" />
        </Box>
      )}
      {together === null && phase && (
        <Box mt="3">
          <ProgressTrack value={RIDE_PROGRESS[ride.status]} label={t('ride.progress')} tone="brand" />
        </Box>
      )}
    </Card>
  );
}

function Steps({ current }: { current: RidePhase }) {
  const { t } = useTranslation();
  const at = PHASES.indexOf(current);
  return (
    <Grid as="ol" templateColumns="repeat(4, 1fr)" listStyleType="none" mb="4">
      {PHASES.map((phase, i) => {
        const Icon = i < at ? Check : ICONS[phase];
        return (
          <Flex
            as="li"
            key={phase}
            direction="column"
            align="center"
            gap="1"
            textStyle="caption"
            color={i === at ? 'fg' : 'fg.muted'}
            fontWeight={i === at ? 'semibold' : 'normal'}
            aria-current={i === at ? 'step' : undefined}
          >
            <Flex
              boxSize="9"
              borderRadius="full"
              align="center"
              justify="center"
              bg={i === at ? 'brand.solid' : 'bg.muted'}
              color={i === at ? 'brand.contrast' : 'fg.muted'}
            >
              <Icon size={18} aria-hidden />
            </Flex>
            {t(`rideStatus.phases.${phase}`)}
            {i < at && <VisuallyHidden>{t('rideStatus.done')}</VisuallyHidden>}
          </Flex>
        );
      })}
    </Grid>
  );
}
