import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Flex, LARGE_TEXT, Money, VisuallyHidden, useFormat, type ButtonProps } from '@groupride/web-ui';
import { BookingCancellationTerms } from '../../../shared/cancellation-terms';
import { useSession } from '../../../shared/session';
import type { Quote } from '../hooks/use-quote';
import type { BookingDraft } from '../slice';

type Price = NonNullable<Quote['pricing']>;

export interface RequestBarProps {
  quote: Quote;
  draft: BookingDraft;
  busy: boolean;
  onRequest: () => void;
  /** Plans the ride for later, when the ride type is not available now. */
  onSchedule?: () => void;
}

/** Shows the price and the button that requests the ride. It stays in place while the plan scrolls. */
export function RequestBar({ quote, draft, busy, onRequest, onSchedule }: RequestBarProps) {
  const { t } = useTranslation();
  const { me } = useSession();
  const scheduled = draft.bookingType === 'scheduled';
  const hadFocus = useRef(false);
  return (
    <Box px="4" pt="3" pb="3" borderTopWidth="1px">
      <Flex align="center" gap="4" css={{ [LARGE_TEXT]: { flexWrap: 'wrap', rowGap: '8px' } }}>
        <PriceInBar quote={quote} />
        {/* Each action has its own element, so that a press that began on one never ends on the other. */}
        {onSchedule && !scheduled ? (
          <BarButton key="later" hadFocus={hadFocus} onClick={onSchedule}>
            {t('availability.schedule')}
          </BarButton>
        ) : quote.outOfDate ? (
          <BarButton
            key="renew"
            hadFocus={hadFocus}
            onClick={quote.renew}
            busy={quote.updating}
            busyLabel={t('booking.updatingPrice')}
          >
            {t('booking.updatePrice')}
          </BarButton>
        ) : (
          <BarButton
            key="request"
            hadFocus={hadFocus}
            onClick={onRequest}
            busy={busy}
            busyLabel={scheduled ? t('booking.scheduling') : t('booking.booking')}
          >
            {scheduled ? t('booking.scheduleRide') : t('booking.requestRide')}
          </BarButton>
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

/** The price per seat and in total, the price before it changed, and whether it is still valid. */
function PriceInBar({ quote: { pricing, stale, outOfDate, was } }: { quote: Quote }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <Box minW="0" flexShrink="0" aria-busy={stale} opacity={stale && !outOfDate ? 0.55 : 1} transition="opacity 120ms">
      {pricing && (
        <>
          <Flex align="baseline" gap="2" textStyle="title" fontVariantNumeric="tabular-nums">
            <Money amount={pricing.perPerson} color={outOfDate ? 'fg.muted' : undefined} />
            {was && (
              <Box as="span" textStyle="caption" color="fg.muted">
                {t('booking.was', { amount: money(was.perPerson) })}
              </Box>
            )}
          </Flex>
          <Box textStyle="caption" color={outOfDate ? 'warning.fg' : 'fg.muted'}>
            {outOfDate ? t('booking.outOfDate') : t('booking.eachOf', { total: money(pricing.finalTotal) })}
          </Box>
        </>
      )}
      <Box role="status">
        <VisuallyHidden>
          {pricing && outOfDate
            ? t('booking.outOfDate')
            : pricing && was && t('booking.priceChanged', changeOf(pricing, was, money))}
        </VisuallyHidden>
      </Box>
    </Box>
  );
}

const changeOf = (now: Price, before: Price, money: (amount: string) => string) => ({
  each: money(now.perPerson),
  total: money(now.finalTotal),
  eachBefore: money(before.perPerson),
  totalBefore: money(before.finalTotal),
});

/** A button of the bar. When it replaces another one, it takes over the keyboard focus. */
function BarButton({ hadFocus, ...rest }: ButtonProps & { hadFocus: RefObject<boolean> }) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    if (hadFocus.current) button?.focus();
    hadFocus.current = false;
    return () => {
      hadFocus.current = button !== null && button === document.activeElement;
    };
  }, [hadFocus]);
  return <Button ref={ref} size="lg" flex="1" css={{ [LARGE_TEXT]: { flexBasis: '100%' } }} {...rest} />;
}
