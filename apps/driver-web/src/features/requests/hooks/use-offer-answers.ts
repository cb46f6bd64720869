import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { toast } from '@groupride/web-ui';
import { problemOf, type RideView } from '@groupride/web-api-client';
import { useProblemToast } from '../../../shared/problem-text';
import { useAcceptRideMutation, useDeclineRideMutation } from '../api';
import type { OpenOffer } from '../open-offers';
import { offerGone } from '../slice';

export interface Answering {
  offerId: number;
  kind: 'accept' | 'decline';
}

/**
 * Accepts and declines offers, and tells the driver when another driver was faster.
 * @param onAccepted called with the ride assigned to this driver
 */
export function useOfferAnswers(driverId: number, onAccepted: (ride: RideView) => void) {
  const { t } = useTranslation();
  const problemToast = useProblemToast();
  const dispatch = useDispatch();
  const [acceptRide] = useAcceptRideMutation();
  const [declineRide] = useDeclineRideMutation();
  const [answering, setAnswering] = useState<Answering | null>(null);
  const answered = useRef(new Set<number>());
  /** Whether the driver has answered an offer here, however that ended. */
  const isAnswered = useCallback((offerId: number) => answered.current.has(offerId), []);

  const accept = async ({ request }: OpenOffer) => {
    answered.current.add(request.offerId);
    setAnswering({ offerId: request.offerId, kind: 'accept' });
    try {
      const { ride } = await acceptRide({ rideId: request.id, driverId }).unwrap();
      onAccepted(ride);
      // A ride that starts now opens immediately, with directions to its pickup.
      if (ride.status === 'confirmed') toast({ tone: 'success', title: t('requests.scheduledAccepted') });
    } catch (error) {
      const code = problemOf(error)?.code;
      if (code === 'offer_gone' || code === 'ride_state_conflict' || code === 'not_found') {
        dispatch(offerGone(request.offerId));
        toast({ tone: 'warning', title: t('requests.gone'), description: t('requests.goneText') });
      } else {
        answered.current.delete(request.offerId);
        toast({
          tone: 'warning',
          ...(code === 'driver_busy' ? { title: t('requests.busy') } : problemToast(error, t('requests.acceptFailed'))),
        });
      }
    } finally {
      setAnswering(null);
    }
  };

  const decline = async ({ request }: OpenOffer) => {
    answered.current.add(request.offerId);
    setAnswering({ offerId: request.offerId, kind: 'decline' });
    try {
      await declineRide({ rideId: request.id, driverId }).unwrap();
    } catch (error) {
      const code = problemOf(error)?.code;
      if (code === 'offer_gone' || code === 'not_found') dispatch(offerGone(request.offerId));
      else {
        answered.current.delete(request.offerId);
        toast({ tone: 'warning', ...problemToast(error, t('requests.declineFailed')) });
      }
    } finally {
      setAnswering(null);
    }
  };

  return { answering, isAnswered, accept, decline };
}
