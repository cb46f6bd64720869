import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { Button, loadedWhenOpened } from '@groupride/web-ui';

const LazySheet = loadedWhenOpened(async () => (await import('./move-pickup-sheet')).MovePickupSheet);

const BEFORE_THE_TRIP = ['awaiting_payment', 'pending', 'confirmed', 'en_route'];

/**
 * Whether the pickup can still move: before the driver arrives, not in a pledge, and not once another group shares the
 * vehicle.
 */
export const isPickupMovable = (ride: RideView): boolean =>
  ride.you === 'organizer' &&
  ride.splitMode !== 'pledge' &&
  !ride.sharedPrice?.sharedAt &&
  BEFORE_THE_TRIP.includes(ride.status) &&
  ride.arrivedAt === null;

/** Lets the organizer move the pickup. */
export function MovePickup({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (!isPickupMovable(ride)) return null;
  return (
    <>
      <Button block variant="secondary" icon={<MapPin size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('movePickup.open')}
      </Button>
      {open && <LazySheet ride={ride} open onClose={() => setOpen(false)} />}
    </>
  );
}
