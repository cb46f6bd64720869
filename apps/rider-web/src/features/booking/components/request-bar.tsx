import { useTranslation } from 'react-i18next';
import { Box, Button, Flex, Money, useFormat } from '@groupride/web-ui';
import { BookingCancellationTerms } from '../../../shared/cancellation-terms';
import { useSession } from '../../../shared/session';
import type { Quote } from '../hooks/use-quote';
import type { BookingDraft } from '../slice';

export interface RequestBarProps {
  quote: Quote;
  draft: BookingDraft;
  busy: boolean;
  onRequest: () => void;
  /** The ride type cannot be had now: plans it for later. */
  onSchedule?: () => void;
}

/** What the ride costs, and the one button that asks for it. It stays where it is while the plan is scrolled. */
export function RequestBar({ quote, draft, busy, onRequest, onSchedule }: RequestBarProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { me } = useSession();
  const scheduled = draft.bookingType === 'scheduled';
  const { pricing, stale } = quote;
  return (
    <Box px="4" pt="3" pb="3" borderTopWidth="1px">
      <Flex align="center" gap="4">
        <Box minW="0" flexShrink="0" aria-busy={stale} opacity={stale ? 0.55 : 1} transition="opacity 120ms">
          {pricing && (
            <>
              <Box textStyle="title" fontVariantNumeric="tabular-nums">
                <Money amount={pricing.perPerson} />
              </Box>
              <Box textStyle="caption" color="fg.muted">
                {t('booking.eachOf', { total: money(pricing.finalTotal) })}
              </Box>
            </>
          )}
        </Box>
        {/* Two elements, so that a press that began on one of them never ends on the other. */}
        {onSchedule && !scheduled ? (
          <Button key="later" size="lg" flex="1" onClick={onSchedule}>
            {t('availability.schedule')}
          </Button>
        ) : (
          <Button
            key="request"
            size="lg"
            flex="1"
            onClick={onRequest}
            busy={busy}
            busyLabel={scheduled ? t('booking.scheduling') : t('booking.booking')}
          >
            {scheduled ? t('booking.scheduleRide') : t('booking.requestRide')}
          </Button>
        )}
      </Flex>
      <Box textAlign="center" mt="2">
        <BookingCancellationTerms scheduled={scheduled} paymentMethod={draft.paymentMethod} />
        {me === null && (
          <Box textStyle="caption" color="fg.muted">
            {t('booking.signInFirst')}
          </Box>
        )}
      </Box>
    </Box>
  );
}
