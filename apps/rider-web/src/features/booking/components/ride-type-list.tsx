import {
  Bus,
  BusFront,
  CalendarClock,
  Car,
  CarFront,
  ChevronDown,
  Dices,
  Martini,
  PartyPopper,
  Ticket,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RideType } from '@groupride/contracts';
import type { RideTypeAvailability, RideTypeView } from '@groupride/web-api-client';
import { Box, Button, Flex, Money, Skeleton, Stack, VisuallyHidden, chakra, useFormat } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import type { TypeAvailability } from '../hooks/use-availability';
import type { RideTypePrices } from '../hooks/use-ride-type-prices';
import { TypeAvailabilityText, useAvailabilityText } from './type-availability-text';

const icons: Record<RideType, LucideIcon> = {
  GroupX: Car,
  GroupXL: CarFront,
  GroupXXL: BusFront,
  CharterBus: Bus,
  EventShuttle: Ticket,
  PartyBus: PartyPopper,
  GroupPool: Users,
  CasinoShuttle: Dices,
  WineTour: Martini,
};

/** Number of ride types shown before the list is expanded. */
const FIRST = 3;

export interface RideTypeListProps {
  types: readonly RideTypeView[];
  value: RideType;
  onChange: (type: RideTypeView) => void;
  prices: RideTypePrices;
  availability: TypeAvailability;
  /** Plans a ride of this type for later; null if rides cannot be scheduled. */
  onSchedule: ((type: RideTypeView, start: string) => void) | null;
  /** Whether the quote failed too, which is reported elsewhere. */
  quoteFailed: boolean;
}

/** The ride types as radio buttons with seats, availability and price. */
export function RideTypeList({
  types,
  value,
  onChange,
  prices,
  availability,
  onSchedule,
  quoteFailed,
}: RideTypeListProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = all ? types : types.filter((type, index) => index < FIRST || type.id === value);
  return (
    <Stack role="radiogroup" aria-label={t('booking.rideType')} gap="2">
      {shown.map((type) => {
        const Icon = icons[type.id];
        const checked = type.id === value;
        const known = availability.byType.get(type.id);
        return (
          <Box key={type.id}>
            <chakra.label
              display="flex"
              alignItems="center"
              gap="3"
              px="3"
              py="2.5"
              minH="16"
              borderRadius="md"
              borderWidth="1px"
              borderColor={checked ? 'brand.solid' : 'border'}
              bg={checked ? 'brand.subtle' : 'bg.panel'}
              boxShadow={checked ? 'inset 0 0 0 1px var(--gr-colors-brand-solid)' : 'none'}
              cursor="pointer"
              transition="common"
              _hover={{ borderColor: checked ? 'brand.solid' : 'border.emphasized' }}
              css={{
                '&:has(:focus-visible)': { outline: '2px solid var(--gr-colors-focus-ring)', outlineOffset: '2px' },
              }}
            >
              <chakra.input
                type="radio"
                name="rideType"
                value={type.id}
                checked={checked}
                onChange={() => onChange(type)}
                srOnly
              />
              <Flex
                boxSize="10"
                flexShrink="0"
                borderRadius="md"
                align="center"
                justify="center"
                bg={checked ? 'brand.muted' : 'bg.muted'}
                color={checked ? 'brand.fg' : 'fg.muted'}
              >
                <Icon size={20} aria-hidden />
              </Flex>
              <Box flex="1" minW="0">
                <Box textStyle="strong">{t(`rideTypes.${type.id}.name`)}</Box>
                <Box textStyle="caption" color="fg.muted">
                  {t(`rideTypes.${type.id}.description`)} · {t('booking.upToShort', { count: type.maxGroupSize })}
                </Box>
                <TypeAvailabilityText of={known} state={availability.state} />
              </Box>
              <Box textAlign="end" flexShrink="0">
                <PerPerson type={type} prices={prices} />
              </Box>
            </chakra.label>
            {onSchedule && <ScheduleInstead type={type} availability={known} onSchedule={onSchedule} />}
          </Box>
        );
      })}
      <ChosenAvailability type={value} availability={availability} />
      {availability.state === 'failed' && (
        <Failed text={t('availability.failed')} error={null} onRetry={availability.retry} />
      )}
      {prices.error !== null && !quoteFailed && (
        <Failed text={t('booking.pricesFailed')} error={prices.error} onRetry={prices.retry} />
      )}
      {shown.length < types.length && (
        <Button variant="ghost" size="sm" onClick={() => setAll(true)} icon={<ChevronDown size={18} aria-hidden />}>
          {t('booking.allTypes', { count: types.length })}
        </Button>
      )}
    </Stack>
  );
}

function PerPerson({ type, prices }: { type: RideTypeView; prices: RideTypePrices }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const price = prices.byType.get(type.id);
  if (!price) {
    if (prices.error !== null) return null;
    return (
      <Box role="status" aria-label={t('common.loading')}>
        <Skeleton w="14" h="5" />
      </Box>
    );
  }
  if (!price.perPerson) {
    return (
      <Box textStyle="caption" color="fg.muted">
        {t('booking.groupTooLarge')}
      </Box>
    );
  }
  return (
    <Box opacity={prices.stale ? 0.55 : 1} aria-busy={prices.stale} transition="opacity 120ms">
      <Money amount={price.perPerson} textStyle="strong" />
      <Box textStyle="caption" color="fg.muted">
        {t('booking.perPerson')}
      </Box>
      {price.finalTotal && (
        <Box textStyle="caption" color="fg.muted">
          {t('availability.total', { amount: money(price.finalTotal) })}
        </Box>
      )}
    </Box>
  );
}

/** A button that plans a currently unavailable ride type for the suggested time. */
function ScheduleInstead({
  type,
  availability,
  onSchedule,
}: {
  type: RideTypeView;
  availability: RideTypeAvailability | undefined;
  onSchedule: (type: RideTypeView, start: string) => void;
}) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const start = availability?.suggestedStart;
  if (!start) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<CalendarClock size={18} aria-hidden />}
      aria-label={t('availability.scheduleType', {
        type: t(`rideTypes.${type.id}.name`),
        time: dateTime(start),
      })}
      onClick={() => onSchedule(type, start)}
    >
      {t('availability.schedule')}
    </Button>
  );
}

/** Announces to screen readers when the availability of the chosen ride type changes. */
function ChosenAvailability({ type, availability }: { type: RideType; availability: TypeAvailability }) {
  const { t } = useTranslation();
  const textOf = useAvailabilityText();
  const text = textOf(availability.byType.get(type));
  return (
    <Box role="status" position="absolute">
      <VisuallyHidden>
        {text && t('availability.announced', { type: t(`rideTypes.${type}.name`), availability: text })}
      </VisuallyHidden>
    </Box>
  );
}

function Failed({ text, error, onRetry }: { text: string; error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  return (
    <Flex role="alert" align="center" justify="space-between" gap="3" textStyle="caption" color="fg.muted">
      <Box>
        {text} {error !== null && problemText(error)}
      </Box>
      <Button variant="ghost" size="sm" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Flex>
  );
}
