import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { toast } from '@groupride/web-ui';
import { api, problemOf, rideTags, type RideView } from '@groupride/web-api-client';
import { usePosition } from '../../../shared/position/position-context';
import { asDriverPosition } from '../../../shared/position/driver-position';
import {
  useChangeRideStatusMutation,
  useCompleteRideMutation,
  useReleaseRideMutation,
  useSetDriverLocationMutation,
} from '../api';
import { useStepProblem } from './use-step-problem';

export type TripStep = 'set_out' | 'arrive' | 'start' | 'complete' | 'release';

/** The server wants a reason to complete the trip here. */
export interface AwayFromDestination {
  /** Null when the server does not know where the driver is. */
  meters: number | null;
}

export interface TripStepOptions {
  /** Called before a step that ends the ride for this driver, and with null when it failed. */
  onEnding: (rideId: number | null) => void;
}

/** The steps of a trip. Each answers whether it was done; what went wrong has been said. */
export function useTripSteps(ride: RideView, { onEnding }: TripStepOptions) {
  const { t } = useTranslation();
  const stepProblem = useStepProblem();
  const dispatch = useDispatch();
  const { fix } = usePosition();
  const [changeStatus] = useChangeRideStatusMutation();
  const [completeRide] = useCompleteRideMutation();
  const [releaseRide] = useReleaseRideMutation();
  const [setLocation] = useSetDriverLocationMutation();
  const [running, setRunning] = useState<TripStep | null>(null);
  const [away, setAway] = useState<AwayFromDestination | null>(null);
  const rideId = ride.id;

  const tell = (error: unknown, fallback: string) => {
    const code = problemOf(error)?.code;
    if (code === 'not_at_destination') {
      const meters = problemOf(error)?.extra?.['meters'];
      setAway({ meters: typeof meters === 'number' ? meters : null });
      return;
    }
    if (code === 'ride_state_conflict' || code === 'not_found') {
      dispatch(api.util.invalidateTags(rideTags(rideId)));
      toast({ tone: 'warning', title: t('trip.changed') });
      return;
    }
    toast({ tone: 'error', ...stepProblem(error, fallback) });
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

  /** The server checks where the car is, so it first gets the device's newest position. A lost one is no reason to stop. */
  const sendPosition = async () => {
    if (!fix || !ride.driverId) return;
    await setLocation({ driverId: ride.driverId, driverPosition: asDriverPosition(fix) }).catch(() => undefined);
  };

  const change = (step: TripStep, status: 'en_route' | 'arrived' | 'in_progress', reason?: string) =>
    run(
      step,
      async () => {
        if (step === 'arrive') await sendPosition();
        return changeStatus({ rideId, statusChange: { status, ...(reason ? { reason } : {}) } }).unwrap();
      },
      t('trip.statusFailed'),
    );

  return {
    running,
    setOut: () => change('set_out', 'en_route'),
    arrive: () => change('arrive', 'arrived'),
    start: (reason?: string) => change('start', 'in_progress', reason),
    /** Set once the server has asked for a reason to complete the trip. */
    away,
    complete: (amount?: string, reason?: string) =>
      run(
        'complete',
        async () => {
          await sendPosition();
          const completion = { ...(amount === undefined ? {} : { amount }), ...(reason ? { reason } : {}) };
          return completeRide({ rideId, completion }).unwrap();
        },
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
