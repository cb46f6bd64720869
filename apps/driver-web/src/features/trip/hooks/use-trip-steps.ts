import { PICKUP_RADIUS_METERS, type ErrorCode } from '@groupride/contracts';
import { distanceMeters, milesToMeters, type LatLng } from '@groupride/geo';
import { rideAfter } from '../../../shared/outbox/apply-steps';
import { useOutbox } from '../../../shared/outbox/outbox-context';
import { mustWait } from '../../../shared/outbox/must-wait';
import type { QueuedStep } from '../../../shared/outbox/outbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { toast } from '@groupride/web-ui';
import { api, problemOf, rideTags, serverNow, type RideView } from '@groupride/web-api-client';
import { usePosition } from '../../../shared/position/position-context';
import { asDriverPosition } from '../../../shared/position/driver-position';
import {
  useChangeRideStatusMutation,
  useCompleteRideMutation,
  useReleaseRideMutation,
  useSetDriverLocationMutation,
} from '../api';
import { useStepProblem } from './use-step-problem';

type NewStep =
  | { kind: 'arrived' }
  | { kind: 'started'; reason: string | null }
  | { kind: 'completed'; amount: string | null; reason: string | null };

/** The server's limit, in straight-line meters, for steps reported later. */
const DESTINATION_METERS = milesToMeters(0.5);

/** Refuses a step by the server's rule. */
function checkDistance(fix: LatLng | null, place: LatLng, within: number, code: ErrorCode): void {
  const meters = fix && distanceMeters(fix, place);
  if (meters !== null && meters <= within) return;
  throw Object.assign(new Error(code), { data: { status: 409, code, extra: { meters } } });
}

export type TripStep = 'set_out' | 'arrive' | 'start' | 'complete' | 'release';

/** Set when the server requires a reason to complete the trip here. */
export interface AwayFromDestination {
  /** Distance to the destination; null if the server does not know the driver's position. */
  meters: number | null;
}

export interface TripStepOptions {
  /** Called before a step that ends the ride for this driver, and with null if the step failed. */
  onEnding: (rideId: number | null) => void;
}

/** The steps of a trip. Each returns its result, or null after reporting an error. */
export function useTripSteps(ride: RideView, { onEnding }: TripStepOptions) {
  const { t } = useTranslation();
  const stepProblem = useStepProblem();
  const dispatch = useDispatch();
  const { fix } = usePosition();
  const [changeStatus] = useChangeRideStatusMutation();
  const [completeRide] = useCompleteRideMutation();
  const [releaseRide] = useReleaseRideMutation();
  const [setLocation] = useSetDriverLocationMutation();
  const outbox = useOutbox();
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
    // A no-show is refused with the same code, but here verifying a passenger's code helps.
    if (code === 'away_from_pickup') toast({ tone: 'error', title: t('trip.startAway') });
    else toast({ tone: 'error', ...stepProblem(error, fallback) });
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

  /** Sends the device's latest position first, because the server checks it. A failure does not stop the step. */
  const sendPosition = async () => {
    if (!fix || !ride.driverId) return;
    await setLocation({ driverId: ride.driverId, driverPosition: asDriverPosition(fix) }).catch(() => undefined);
  };

  /** Keeps a step on the device when the server can't take it now, or while earlier ones are queued. */
  const report = async <T>(step: NewStep, send: () => Promise<T>): Promise<T | RideView> => {
    const queued: QueuedStep = {
      ...step,
      id: crypto.randomUUID(),
      rideId,
      // The server refuses times that can't be right, and the device's clock may be wrong.
      happenedAt: new Date(serverNow()).toISOString(),
      position: fix && { lat: fix.lat, lng: fix.lng },
    };
    const keep = (stoppedBy?: unknown) => {
      if (step.kind === 'arrived') checkDistance(fix, ride.pickup, PICKUP_RADIUS_METERS, 'not_at_pickup');
      if (step.kind === 'completed' && !step.reason)
        checkDistance(fix, ride.destination, DESTINATION_METERS, 'not_at_destination');
      outbox.add(queued, stoppedBy);
      return rideAfter(ride, [queued]) ?? { ...ride, status: 'completed' as const };
    };
    if (outbox.current().steps.some((waiting) => waiting.rideId === rideId)) return keep();
    try {
      return await send();
    } catch (error) {
      if (!mustWait(error)) throw error;
      return keep(error);
    }
  };

  return {
    running,
    setOut: () =>
      run(
        'set_out',
        () => changeStatus({ rideId, statusChange: { status: 'en_route' } }).unwrap(),
        t('trip.statusFailed'),
      ),
    arrive: () =>
      run(
        'arrive',
        () =>
          report({ kind: 'arrived' }, async () => {
            await sendPosition();
            return changeStatus({ rideId, statusChange: { status: 'arrived' } }).unwrap();
          }),
        t('trip.statusFailed'),
      ),
    start: (reason?: string) =>
      run(
        'start',
        () =>
          report({ kind: 'started', reason: reason ?? null }, () =>
            changeStatus({ rideId, statusChange: { status: 'in_progress', ...(reason ? { reason } : {}) } }).unwrap(),
          ),
        t('trip.statusFailed'),
      ),
    /** Set once the server has asked for a reason to complete the trip. */
    away,
    /** Called when the driver drives on instead, because the trip may then end at its destination. */
    forgetAway: () => setAway(null),
    complete: (amount?: string, reason?: string) =>
      run(
        'complete',
        () =>
          report({ kind: 'completed', amount: amount ?? null, reason: reason ?? null }, async () => {
            await sendPosition();
            const completion = { ...(amount === undefined ? {} : { amount }), ...(reason ? { reason } : {}) };
            return completeRide({ rideId, completion }).unwrap();
          }),
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
