import { useTranslation } from 'react-i18next';
import { RIDE_TYPES, type RideType } from '@groupride/contracts';
import { Box, Button, Flex } from '@groupride/web-ui';
import { useRideTypeNames } from '../../../shared/use-ride-type-names';

/** Lets the operator choose any number of ride types; none means all. */
export function RideTypeChoice({
  value,
  onChange,
}: {
  value: readonly RideType[];
  onChange: (value: RideType[]) => void;
}) {
  const { t } = useTranslation();
  const nameOf = useRideTypeNames();
  const toggle = (id: RideType) =>
    onChange(RIDE_TYPES.filter((type) => (type === id ? !value.includes(id) : value.includes(type))));
  return (
    <Box>
      <Box textStyle="label" mb="1.5" aria-hidden>
        {t('promotions.rideTypes')}
      </Box>
      <Flex role="group" aria-label={t('promotions.rideTypes')} wrap="wrap" gap="2">
        {RIDE_TYPES.map((id) => (
          <Button
            key={id}
            size="sm"
            variant={value.includes(id) ? 'primary' : 'secondary'}
            aria-pressed={value.includes(id)}
            onClick={() => toggle(id)}
          >
            {nameOf(id)}
          </Button>
        ))}
      </Flex>
      <Box textStyle="caption" color="fg.subtle" mt="1.5">
        {t('promotions.rideTypesHint')}
      </Box>
    </Box>
  );
}
