import { BellRing } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { RideView } from '@groupride/web-api-client';
import { Box, Button, FloatingAlert, LinkButton, useCountdown } from '@groupride/web-ui';
import { useOfferAnswers } from '../hooks/use-offer-answers';
import { useOfferFeed } from '../hooks/use-offer-feed';
import { signalOffer } from '../offer-sound';
import { secondsOf, type OpenOffer } from '../open-offers';
import { offerGone } from '../slice';

/** Maximum time that a notice is shown, in milliseconds. */
export const NOTICE_SHOWN_MS = 30_000;

export interface OfferNoticeProps {
  driverId: number;
  onAccepted: (ride: RideView) => void;
}

/** Shows the oldest open request on pages without the list of requests. */
export function OfferNotice({ driverId, onAccepted }: OfferNoticeProps) {
  const { offers } = useOfferFeed(driverId, { open: true });
  const [offer] = offers;
  return offer ? (
    <Notice key={offer.request.offerId} offer={offer} driverId={driverId} onAccepted={onAccepted} />
  ) : null;
}

function Notice({ offer, driverId, onAccepted }: OfferNoticeProps & { offer: OpenOffer }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { answering, accept } = useOfferAnswers(driverId, onAccepted);
  const { request } = offer;
  useEffect(() => signalOffer(), []);
  const { left } = useCountdown({
    seconds: secondsOf(offer),
    until: Math.min(offer.deadline, offer.receivedAt + NOTICE_SHOWN_MS),
    onDone: () => dispatch(offerGone(request.offerId)),
  });
  return (
    <FloatingAlert
      icon={<BellRing size={20} aria-hidden />}
      title={t('requests.newTitle')}
      detail={
        <>
          {t('requests.newText', { pickup: request.pickupLocation, fare: request.estimatedFare })}
          {/* Screen readers read the time together with the request, not every second. */}
          <Box role="timer" aria-live="off" fontVariantNumeric="tabular-nums">
            {t('requests.secondsLeft', { count: left })}
          </Box>
        </>
      }
      actions={
        <>
          <Button
            flex="2"
            busy={answering !== null}
            busyLabel={t('requests.accepting')}
            onClick={() => void accept(offer)}
          >
            {t('requests.accept')}
          </Button>
          <LinkButton href="/driver" variant="secondary">
            {t('requests.view')}
          </LinkButton>
        </>
      }
    />
  );
}
