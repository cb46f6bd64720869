import { Box, Stack } from '@groupride/web-ui';
import { useTranslation } from 'react-i18next';
import { PlaceField } from '../../../shared/places/place-field';
import type { PickedPlace } from '../../../shared/places/place';

export interface RouteFieldsProps {
  pickup: PickedPlace | null;
  destination: PickedPlace | null;
  onChange: (change: { pickup?: PickedPlace | null; destination?: PickedPlace | null }) => void;
}

/** The pickup and destination fields. */
export function RouteFields({ pickup, destination, onChange }: RouteFieldsProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="2">
      <PlaceField
        label={t('booking.pickup')}
        labelHidden
        placeholder={t('booking.pickupPlaceholder')}
        leading={<Box boxSize="2.5" borderRadius="full" borderWidth="2px" borderColor="brand.solid" />}
        value={pickup}
        onChange={(place) => onChange({ pickup: place })}
        withPosition
        // The destination was chosen first, so the pickup takes the focus.
        focused={pickup === null}
      />
      <PlaceField
        label={t('booking.destination')}
        labelHidden
        placeholder={t('booking.destinationPlaceholder')}
        leading={<Box boxSize="2.5" borderRadius="xs" bg="brand.solid" />}
        value={destination}
        onChange={(place) => onChange({ destination: place })}
        near={pickup}
        focused={destination === null && pickup !== null}
      />
    </Stack>
  );
}
