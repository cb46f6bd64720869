import {
  Bus,
  BusFront,
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
import type { RideTypeView } from '@groupride/web-api-client';
import { Box, Button, Flex, Money, Skeleton, Stack, chakra } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import type { RideTypePrices } from '../hooks/use-ride-type-prices';

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

/** Kinds in sight before the rest is asked for. */
const FIRST = 3;

export interface RideTypeListProps {
  types: readonly RideTypeView[];
  value: RideType;
  onChange: (type: RideTypeView) => void;
  prices: RideTypePrices;
  /** The quote failed too, and says so elsewhere. */
  quoteFailed: boolean;
}

/** The ride types as radio buttons, each with its price per person. */
export function RideTypeList({ types, value, onChange, prices, quoteFailed }: RideTypeListProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = all ? types : types.filter((type, index) => index < FIRST || type.id === value);
  return (
    <Stack role="radiogroup" aria-label={t('booking.rideType')} gap="2">
      {shown.map((type) => {
        const Icon = icons[type.id];
        const checked = type.id === value;
        return (
          <chakra.label
            key={type.id}
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
            </Box>
            <Box textAlign="end" flexShrink="0">
              <PerPerson type={type} prices={prices} />
            </Box>
          </chakra.label>
        );
      })}
      {prices.error !== null && !quoteFailed && <PricesFailed prices={prices} />}
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
    </Box>
  );
}

function PricesFailed({ prices }: { prices: RideTypePrices }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  return (
    <Flex role="alert" align="center" justify="space-between" gap="3" textStyle="caption" color="fg.muted">
      <Box>
        {t('booking.pricesFailed')} {problemText(prices.error)}
      </Box>
      <Button variant="ghost" size="sm" onClick={prices.retry}>
        {t('common.retry')}
      </Button>
    </Flex>
  );
}
