import { useState } from 'react';
import type { RideOrder } from '@groupride/contracts';
import { useLive } from '../../../shared/use-live';
import { useRidePages } from '../hooks/use-ride-pages';
import { RidesTable } from './rides-table';

/** Columns hidden on these pages, which have less room. */
const WIDE = ['type', 'rider', 'driver'];

/** Rides of one rider or driver. */
export function PersonRides({ of }: { of: { riderId: number } | { driverId: number } }) {
  const [order, setOrder] = useState<RideOrder>('newest');
  const pages = useRidePages({ filters: { ...of, order }, live: useLive() });
  return <RidesTable pages={pages} filtered={false} order={order} without={WIDE} onOrder={setOrder} />;
}
