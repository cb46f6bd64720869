import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { metersToMiles } from '@groupride/geo';
import { toast, useFormat } from '@groupride/web-ui';
import { api, problemOf, rideTags, type RideView } from '@groupride/web-api-client';
import { usePosition } from '../../../shared/position/position-context';
import { useProblemToast } from '../../../shared/problem-text';
import { useChangeRideStatusMutation, useCompleteRideMutation, useReleaseRideMutation } from '../api';
import { straightLine } from '../compass';
import { nextPlace } from '../trip-stage';

export type TripStep = 'set_out' | 'arrive' | 'start' | 'complete' | 'release';

export interface TripStepOptions {
  /** Called before a step that ends the ride for this driver, and with null when it failed. */
  onEnding: (rideId: number | null) => void;
}

/** The steps of a trip. Each answers whether it was done; what went wrong has been said. */
export function useTripSteps(ride: RideView, { onEnding }: TripStepOptions) {
  const { t } = useTranslation();
  const problemToast = useProblemToast();
  const dispatch = useDispatch();
  const { distance } = useFormat();
  const { fix } = usePosition();
  const [changeStatus] = useChangeRideStatusMutation();
  const [completeRide] = useCompleteRideMutation();
  const [releaseRide] = useReleaseRideMutation();
  const [running, setRunning] = useState<TripStep | null>(null);
  const rideId = ride.id;

  const tell = (error: unknown, fallback: string) => {
    const code = problemOf(error)?.code;
    if (code === 'ride_state_conflict' || code === 'not_found') {
      dispatch(api.util.invalidateTags(rideTags(rideId)));
      toast({ tone: 'warning', title: t('trip.changed') });
      return;
    }
    if (code === 'not_at_pickup' && fix) {
      const { meters } = straightLine(fix, nextPlace(ride, 'to_pickup'));
      // A nearby device whose position the server does not have yet would read "0.0 mi".
      if (metersToMiles(meters) >= 0.1) {
        toast({ tone: 'error', title: t('trip.notAtPickup', { distance: distance(meters) }) });
        return;
      }
    }
    if (code === 'amount_mismatch') {
      toast({ tone: 'error', title: t('trip.amountMismatch') });
      return;
    }
    toast({ tone: 'error', ...problemToast(error, fallback) });
  };

  async function run<T>(step: TripStep, work: () => Promise<T>, fallback: string): Promise<T | null> {
    const ends = step === 'complete' || step === 'release';
    setRunning(step);
    if (ends) onEnding(rideId);
    try {
      return await work();
    } catch (error) {
      if (ends) onEnding(null);
      tell(error, fallback);
      return null;
    } finally {
      setRunning(null);
    }
  }

  const change = (step: TripStep, status: 'en_route' | 'arrived' | 'in_progress', reason?: string) =>
    run(
      step,
      () => changeStatus({ rideId, statusChange: { status, ...(reason ? { reason } : {}) } }).unwrap(),
      t('trip.statusFailed'),
    );

  return {
    running,
    setOut: () => change('set_out', 'en_route'),
    arrive: () => change('arrive', 'arrived'),
    start: (reason?: string) => change('start', 'in_progress', reason),
    complete: (amount?: string) =>
      run(
        'complete',
        () => completeRide({ rideId, completion: amount === undefined ? {} : { amount } }).unwrap(),
        t('trip.completeFailed'),
      ),
    release: async (reason: string) => {
      const done = await run(
        'release',
        async () => {
          await releaseRide({ rideId, reason: reason ? { reason } : {} }).unwrap();
          return true;
        },
        t('trip.releaseFailed'),
      );
      return done === true;
    },
  };
}

export type TripSteps = ReturnType<typeof useTripSteps>;
