import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { RideView } from '@groupride/web-api-client';
import { Button } from '@groupride/web-ui';
import type { PickedPlace } from '../../../shared/places/place';

/** Opens Home with the places of a ride that was cancelled. */
export function BookAgain({ ride: { id, pickup, destination } }: { ride: RideView }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const picked = (end: string, place: RideView['pickup']): PickedPlace => ({
    ...place,
    id: `ride-${id}-${end}`,
    address: '',
  });
  const planned = { pickup: picked('pickup', pickup), destination: picked('destination', destination) };
  return (
    <Button block icon={<RotateCcw size={18} aria-hidden />} onClick={() => void navigate('/', { state: { planned } })}>
      {t('ride.bookAgain')}
    </Button>
  );
}
