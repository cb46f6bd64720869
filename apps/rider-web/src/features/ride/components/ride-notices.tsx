import { memo } from 'react';
import type { RideView } from '@groupride/web-api-client';
import { undecidedPledge } from '../../../shared/pledge/pledge-phase';
import { useRideMembers } from '../hooks/use-ride-members';
import { CancelledNotice } from './cancelled-notice';
import { ConsentCard } from './consent-card';
import { DebtNotice } from './debt-notice';
import { FeeNotice } from './fee-notice';
import { LostDriverNotice } from './lost-driver-notice';
import { OperatorChanges } from './operator-changes';
import { OwnPayment } from './own-payment';
import { PaymentNotice } from './payment-notice';
import { NoShowNotice } from './no-show-notice';

/** What needs the reader's answer or payment. Comes before everything that can wait. */
export const RideNotices = memo(function RideNotices({ ride }: { ride: RideView }) {
  const { data: members } = useRideMembers(ride.id);
  const mayAnswer =
    ride.you === 'member' && ['awaiting_payment', 'pending', 'confirmed', 'en_route'].includes(ride.status);
  return (
    <>
      <LostDriverNotice ride={ride} />
      <OwnPayment ride={ride} />
      <DebtNotice ride={ride} />
      <FeeNotice ride={ride} />
      <CancelledNotice ride={ride} />
      {mayAnswer && <ConsentCard rideId={ride.id} mine={members?.find(({ isYou }) => isYou)} />}
      {/* The headline shows the organizer's missing payment. */}
      {(ride.status !== 'awaiting_payment' || undecidedPledge(ride)) && <PaymentNotice ride={ride} members={members} />}
      <OperatorChanges ride={ride} />
      <NoShowNotice ride={ride} members={members} />
    </>
  );
});
