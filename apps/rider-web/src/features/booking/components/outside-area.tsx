import { MapPinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '@groupride/web-api-client';
import { Button, ErrorState } from '@groupride/web-ui';

const ENDS = ['pickup', 'destination'] as const;
type End = (typeof ENDS)[number];

/** Which end of the trip the price was refused for, because nobody drives there; null for every other answer. */
export function endOutsideArea(error: unknown): End | null {
  const problem = problemOf(error);
  if (problem?.code !== 'place_outside_area') return null;
  return ENDS.find((end) => problem.errors?.some(({ field }) => field === end)) ?? null;
}

export interface OutsideAreaProps {
  end: End;
  /** Name of the place. */
  place: string;
  /** Asks for another place. */
  onChange: () => void;
}

/** Instead of the plan: no price, type or time changes that nobody drives to this place. */
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
