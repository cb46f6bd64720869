import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { NewRideForOperations } from '@groupride/contracts';
import { type RideRequestView, useSocket } from '@groupride/web-api-client';
import { useListDriverRequestsQuery } from '../api';
import type { OpenOffer } from '../open-offers';
import { offerGone, offerPushed, offersCleared, selectOffers } from '../slice';

export const REQUESTS_POLL = 5_000;

export interface OfferFeed {
  offers: readonly OpenOffer[];
  loading: boolean;
  /** Why the list could not be loaded; undefined once it is loaded again. */
  problem: unknown;
  /** Whether a retry by the driver is running. */
  retrying: boolean;
  retry: () => void;
}

/** The open offers: pushed by the server, and polled every 5 s in case a message was lost. */
export function useOfferFeed(driverId: number, { open }: { open: boolean }): OfferFeed {
  const socket = useSocket();
  const dispatch = useDispatch();
  const offers = useSelector(selectOffers);
  const { isLoading, error, refetch } = useListDriverRequestsQuery(
    { driverId },
    // The previous page forgot its offers when it closed, so waiting for the next poll would hide an open one.
    { skip: !open, pollingInterval: REQUESTS_POLL, refetchOnMountOrArgChange: true },
  );

  useEffect(() => {
    if (!open) return;
    const onRequest = (request: RideRequestView | NewRideForOperations) => {
      if ('id' in request) dispatch(offerPushed(request));
    };
    const onGone = ({ offerId }: { offerId: number }) => {
      dispatch(offerGone(offerId));
    };
    socket.on('newRideRequest', onRequest);
    socket.on('rideRequestGone', onGone);
    return () => {
      socket.off('newRideRequest', onRequest);
      socket.off('rideRequestGone', onGone);
      dispatch(offersCleared());
    };
  }, [socket, dispatch, open]);

  // The regular polling does not make the button busy.
  const [retrying, setRetrying] = useState(false);
  const retry = useCallback(() => {
    setRetrying(true);
    void refetch().finally(() => setRetrying(false));
  }, [refetch]);
  return { offers, loading: isLoading, problem: error, retrying, retry };
}
