import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { Button, HStack, InlineAlert, Stack, toast, useFormat } from '@groupride/web-ui';
import { useProblemToast } from '../../../shared/problem-text';
import { useConfirmOnMyWayMutation } from '../api';
import { useProgressCheck } from '../hooks/use-progress-check';

/** Asks "Are you still on your way?" or says "You left the pickup", with both answers and the deadline. */
export function ProgressQuestion({ ride, onGiveBack }: { ride: RideView; onGiveBack: () => void }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const problemToast = useProblemToast();
  const check = useProgressCheck(ride.driverId);
  const [confirm, { isLoading }] = useConfirmOnMyWayMutation();
  if (check?.rideId !== ride.id || check.state === 'taken_back') return null;
  const by = time(new Date(check.dueAt));
  // A driver who left the pickup keeps the ride by returning, not by getting closer.
  const left = check.cause === 'left_pickup';
  if (check.state === 'confirmed')
    return left ? (
      <InlineAlert tone="warning" title={t('trip.leftPickup')}>
        {t('trip.goingBackText', { time: by })}
      </InlineAlert>
    ) : (
      <InlineAlert title={t('trip.confirmedTitle')}>{t('trip.confirmedText', { time: by })}</InlineAlert>
    );

  const answer = async () => {
    const { error } = await confirm({ rideId: ride.id });
    if (error) toast({ tone: 'error', ...problemToast(error, t('trip.onMyWayFailed')) });
  };
  return (
    <InlineAlert tone="warning" title={t(left ? 'trip.leftPickup' : 'trip.stillComing')}>
      <Stack gap="3">
        {t(`trip.askedBecause.${check.cause}`, { time: by })}
        <HStack gap="2" flexWrap="wrap">
          <Button busy={isLoading} busyLabel={t('trip.answering')} onClick={() => void answer()}>
            {t(left ? 'trip.goingBack' : 'trip.onMyWay')}
          </Button>
          <Button variant="secondary" disabled={isLoading} onClick={onGiveBack}>
            {t('trip.giveBack')}
          </Button>
        </HStack>
      </Stack>
    </InlineAlert>
  );
}
