import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { Button, InlineAlert, Stack, toast, useFormat } from '@groupride/web-ui';
import { useProblemToast } from '../../../shared/problem-text';
import { useConfirmRideMutation, useListRideConfirmationsQuery } from '../api';

/** Polling interval, in case a socket message was lost. */
const POLL = 60_000;

/** Asks the driver of a scheduled ride, the day before and an hour before, whether they will drive it. */
export function ConfirmRide({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const { when } = useFormat();
  const problemToast = useProblemToast();
  const { data: open = [] } = useListRideConfirmationsQuery(ride.driverId ? { driverId: ride.driverId } : skipToken, {
    pollingInterval: POLL,
  });
  const [confirm, { isLoading }] = useConfirmRideMutation();
  const asked = open.find(({ rideId }) => rideId === ride.id);
  if (!asked) return null;

  const answer = async () => {
    const { error } = await confirm({ rideId: ride.id });
    toast(
      error
        ? { tone: 'error', ...problemToast(error, t('trip.onMyWayFailed')) }
        : { tone: 'success', title: t('trip.confirmed') },
    );
  };
  return (
    <InlineAlert tone="warning" title={t('trip.confirmTitle')}>
      <Stack gap="3" align="start">
        {t('trip.confirmText', { time: when(asked.dueAt) })}
        <Button busy={isLoading} busyLabel={t('trip.confirming')} onClick={() => void answer()}>
          {t('trip.confirm')}
        </Button>
      </Stack>
    </InlineAlert>
  );
}
