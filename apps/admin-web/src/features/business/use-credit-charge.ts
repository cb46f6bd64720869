import { useTranslation } from 'react-i18next';
import type { BusinessChargeCredit, BusinessChargeView, BusinessCreditView } from '@groupride/web-api-client';
import type { RequestKind } from '../../shared/unanswered-requests';
import { useForgetRecorded, useRepeatableRequest } from '../../shared/use-repeatable-request';
import { useCreditBusinessChargeMutation } from './api';

const CREDITS: RequestKind<BusinessChargeCredit, BusinessCreditView> = {
  drafts: 'credits of business charges',
  isMadeBy: ({ amount, reason }, request) => amount === request.amount && reason === request.reason,
};

/** Forgets the unanswered credits that the loaded charges show. */
export function useRecordedCredits(): (charges: readonly BusinessChargeView[]) => void {
  const forget = useForgetRecorded(CREDITS);
  return (charges) => forget((chargeId) => charges.find(({ id }) => id === chargeId)?.credits ?? []);
}

/** Credits a charge of a business account in full or in part. */
export function useCreditCharge({ id: chargeId, credits }: BusinessChargeView) {
  const { t } = useTranslation();
  const [credit, { isLoading }] = useCreditBusinessChargeMutation();
  const state = useRepeatableRequest(CREDITS, {
    subjectId: chargeId,
    records: credits,
    call: (businessChargeCredit, key) => credit({ chargeId, 'idempotency-key': key, businessChargeCredit }),
    texts: {
      failed: t('business.credit.failed'),
      unknown: t('unanswered.unknown'),
      madeBefore: t('unanswered.madeBefore'),
    },
  });
  return { ...state, busy: isLoading };
}
