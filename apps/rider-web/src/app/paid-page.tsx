import { useSearchParams } from 'react-router-dom';
import { Box } from '@groupride/web-ui';
import PaymentSuccessPage from '../features/payment/payment-success-page';
import { useGetRideQuery } from '../features/ride/api';
import { TripSummary } from '../features/ride/components/trip-summary';

/** Confirms the payment, and summarizes the trip if it has ended. */
export default function PaidPage() {
  const [parameters] = useSearchParams();
  const rideId = Number(parameters.get('rideId'));
  const { data: ride } = useGetRideQuery({ rideId }, { skip: !Number.isSafeInteger(rideId) || rideId < 1 });
  return (
    <>
      <PaymentSuccessPage />
      {ride?.status === 'completed' && (
        <Box mt="4">
          <TripSummary ride={ride} />
        </Box>
      )}
    </>
  );
}
