import { useEffect, useState } from 'react';
import type { SheetHeight } from '@groupride/web-ui';
import type { DrivenStage } from '../../features/trip/trip-stage';

/** What the driver home currently shows. */
export type HomeState = DrivenStage | 'navigating' | 'offer' | 'paid' | 'suspended' | 'upcoming' | 'idle';

const HEIGHTS: Readonly<Record<HomeState, SheetHeight>> = {
  idle: 'peek',
  upcoming: 'half',
  navigating: 'peek',
  offer: 'half',
  to_pickup: 'half',
  at_pickup: 'half',
  under_way: 'half',
  paid: 'full',
  suspended: 'full',
};

/** Height of the sheet: determined by the state until the driver drags it. */
export function useSheetHeight(state: HomeState) {
  const [height, setHeight] = useState(HEIGHTS[state]);
  useEffect(() => setHeight(HEIGHTS[state]), [state]);
  return [height, setHeight] as const;
}
