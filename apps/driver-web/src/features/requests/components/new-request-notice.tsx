import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Box, Flex, VisuallyHidden } from '@groupride/web-ui';
import { signalOffer } from '../offer-sound';
import type { OpenOffer } from '../open-offers';
import { announcementSeen, selectAnnounced, selectOffers } from '../slice';

/** How long the notice is shown, in milliseconds. */
export const NOTICE_DURATION = 8_000;

const secondsUntil = (offer: OpenOffer | undefined): number =>
  offer ? Math.max(0, Math.round((offer.deadline - Date.now()) / 1000)) : 0;

/**
 * Announces a new request and then hides. The first request is already in the sheet, so it is only read aloud; later
 * ones queue behind it.
 */
export function NewRequestNotice() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const offer = useSelector(selectAnnounced);
  const offerId = offer?.request.offerId;
  const [first] = useSelector(selectOffers);
  const isFirst = offerId === first?.request.offerId;
  // As of the announcement: screen readers would read a text that changes again.
  const [announced, setAnnounced] = useState({ offerId, seconds: secondsUntil(offer) });
  if (announced.offerId !== offerId) setAnnounced({ offerId, seconds: secondsUntil(offer) });
  useEffect(() => {
    if (offerId === undefined) return;
    signalOffer();
    const timer = setTimeout(() => dispatch(announcementSeen()), NOTICE_DURATION);
    return () => clearTimeout(timer);
  }, [offerId, dispatch]);

  const textOf = (title: 'requests.newTitle' | 'requests.anotherTitle') =>
    offer &&
    `${t(title)}: ${t('requests.newText', { pickup: offer.request.pickupLocation, fare: offer.request.estimatedFare })}`;

  return (
    // Overlays the header, because a temporary notice must not move the buttons below.
    <Box
      role="alert"
      position="absolute"
      top="calc(env(safe-area-inset-top) + 0.5rem)"
      insetX="4"
      mx="auto"
      maxW="md"
      zIndex="toast"
      pointerEvents="none"
    >
      {offer && isFirst && (
        <VisuallyHidden>
          {textOf('requests.newTitle')}. {t('requests.secondsLeft', { count: announced.seconds })}
        </VisuallyHidden>
      )}
      {offer && !isFirst && (
        <Flex
          align="center"
          gap="2"
          px="4"
          h="11"
          borderRadius="full"
          bg="brand.solid"
          color="brand.contrast"
          boxShadow="md"
          textStyle="label"
          animation="rise-in 240ms cubic-bezier(0.16, 1, 0.3, 1)"
        >
          <BellRing size={18} aria-hidden />
          <Box minW="0" truncate>
            {textOf('requests.anotherTitle')}
          </Box>
        </Flex>
      )}
    </Box>
  );
}
