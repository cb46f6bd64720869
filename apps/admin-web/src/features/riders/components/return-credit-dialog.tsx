import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import { useReturnCreditMutation } from '../api';
import { CreditReasonDialog } from './credit-reason-dialog';

export interface ReturnCreditDialogProps {
  riderId: number;
  rideId: number;
  onClose: () => void;
}

/** Asks why a rider gets back the credit that they used for a ride. */
export function ReturnCreditDialog({ riderId, rideId, onClose }: ReturnCreditDialogProps) {
  const { t } = useTranslation();
  const [giveBack, { isLoading }] = useReturnCreditMutation();
  const ride = rideNumber(rideId);
  return (
    <CreditReasonDialog
      isLoading={isLoading}
      texts={{
        title: t('credits.giveBackTitle', { ride }),
        text: t('credits.giveBackText'),
        submit: t('credits.giveBack'),
        busy: t('credits.givingBack'),
        keep: t('credits.keepUsed'),
        done: t('credits.gaveBack', { ride }),
        failed: t('credits.giveBackFailed'),
      }}
      settledBy="credit_not_used"
      run={(reason) => giveBack({ riderId, creditReturn: { rideId, reason } })}
      onClose={onClose}
    />
  );
}
