import { useNavigate } from 'react-router-dom';
import type { DriverView } from '@groupride/web-api-client';
import { useGetDriverProfileQuery } from '../features/presence/api';
import { OfferNotice } from '../features/requests/components/offer-notice';
import { useGetActiveRideQuery } from '../features/trip/api';
import { DriverChannel } from './driver-channel';
import { useDriverChannel } from './use-driver-channel';
import { useShift } from './use-shift';

/**
 * Keeps a driver's shift active on pages other than the driver home, and shows new requests there. A suspended driver
 * may still have a ride to finish.
 */
export function ShiftKeeper({ sharesPosition }: { sharesPosition: boolean }) {
  const { data: driver } = useGetDriverProfileQuery();
  const mayDrive = driver?.applicationStatus === 'approved' || driver?.applicationStatus === 'suspended';
  if (!driver) return null;
  return mayDrive ? <Shift driver={driver} sharesPosition={sharesPosition} /> : <DriverChannel driverId={driver.id} />;
}

function Shift({ driver, sharesPosition }: { driver: DriverView; sharesPosition: boolean }) {
  const navigate = useNavigate();
  const { data: ride } = useGetActiveRideQuery({ driverId: driver.id });
  useDriverChannel(driver.id);
  useShift(driver, ride ?? null, sharesPosition);
  if (!driver.isOnline || ride !== null) return null;
  return (
    <OfferNotice
      driverId={driver.id}
      onAccepted={({ id }) => void navigate('/driver', { state: { acceptedRideId: id } })}
    />
  );
}
