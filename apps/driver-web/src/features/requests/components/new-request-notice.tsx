import { BellRing } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Box, Flex } from '@groupride/web-ui';
import { signalOffer } from '../offer-sound';
import { announcementSeen, selectAnnounced } from '../slice';

/** How long the notice stays, milliseconds. */
export const NOTICE_DURATION = 8_000;

/** Says that a request has come; hides by itself. */
export function NewRequestNotice() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const offer = useSelector(selectAnnounced);
  const offerId = offer?.request.offerId;
  useEffect(() => {
    if (offerId === undefined) return;
    signalOffer();
    const timer = setTimeout(() => dispatch(announcementSeen()), NOTICE_DURATION);
    return () => clearTimeout(timer);
  }, [offerId, dispatch]);

  return (
    // Over the header it is placed in: what comes and goes by itself must not move the buttons below.
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
      {offer && (
        <Flex
          align="center"
          gap="3"
          px="4"
          py="3"
          borderRadius="lg"
          bg="brand.solid"
          color="brand.contrast"
          boxShadow="md"
          animation="rise-in 240ms cubic-bezier(0.16, 1, 0.3, 1)"
        >
          <BellRing size={20} aria-hidden />
          <Box minW="0">
            <Box textStyle="label" fontWeight="semibold">
              {t('requests.newTitle')}
            </Box>
            <Box textStyle="small">
              {t('requests.newText', { pickup: offer.request.pickupLocation, fare: offer.request.estimatedFare })}
            </Box>
          </Box>
        </Flex>
      )}
    </Box>
  );
}
