import { Share } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { Button, loadedWhenOpened } from '@groupride/web-ui';

/** Loaded when the sheet is first opened. */
export const LazyTripLinkSheet = loadedWhenOpened(async () => (await import('./trip-link-sheet')).TripLinkSheet);

const SHAREABLE = ['pending', 'confirmed', 'en_route', 'in_progress'];

/** Lets people outside the group follow the trip. */
export const ShareTrip = memo(function ShareTrip({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const mine = ride.you === 'organizer' || ride.you === 'member';
  if (!mine || !SHAREABLE.includes(ride.status)) return null;
  return (
    <>
      <Button block variant="secondary" icon={<Share size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('tripLink.title')}
      </Button>
      <LazyTripLinkSheet open={open} onClose={() => setOpen(false)} rideId={ride.id} />
    </>
  );
});
