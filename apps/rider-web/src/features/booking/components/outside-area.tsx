import { MapPinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '@groupride/web-api-client';
import { Button, ErrorState } from '@groupride/web-ui';

const ENDS = ['pickup', 'destination'] as const;
type End = (typeof ENDS)[number];

/** The end of the trip that is outside the service area, if that is why pricing failed; otherwise null. */
export function endOutsideArea(error: unknown): End | null {
  const problem = problemOf(error);
  if (problem?.code !== 'place_outside_area') return null;
  return ENDS.find((end) => problem.errors?.some(({ field }) => field === end)) ?? null;
}

export interface OutsideAreaProps {
  end: End;
  /** Name of the place. */
  place: string;
  /** Lets the rider choose another place. */
  onChange: () => void;
}

/** Replaces the plan when a place is outside the service area, since no price, ride type or time can help. */
export function OutsideArea({ end, place, onChange }: OutsideAreaProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      icon={<MapPinOff size={26} aria-hidden />}
      title={t(`booking.outside.${end}`)}
      detail={t('booking.outside.detail', { place })}
    >
      <Button onClick={onChange}>{t(`booking.outside.${end}Change`)}</Button>
    </ErrorState>
  );
}
