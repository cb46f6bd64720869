import { useTranslation } from 'react-i18next';
import type { CreditGrant } from '@groupride/contracts';
import type { AdminCreditView } from '@groupride/web-api-client';
import type { RequestKind } from '../../shared/unanswered-requests';
import { useForgetRecorded, useRepeatableRequest, useUnansweredSubjects } from '../../shared/use-repeatable-request';
import { useGrantCreditMutation, useListCreditsQuery } from './api';

const GRANTS: RequestKind<CreditGrant, AdminCreditView> = {
  drafts: 'grants of credit',
  isMadeBy: ({ amount, reason, rideId }, request) =>
    amount === request.amount && reason === request.reason && rideId === (request.rideId ?? null),
};

/** Forgets the unanswered grants that a rider's loaded credits show. */
export function useRecordedGrants(riderId: number): (credits: readonly AdminCreditView[]) => void {
  const forget = useForgetRecorded(GRANTS);
  return (credits) => forget((id) => (id === riderId ? credits : []));
}

/** Ids of riders whose last grant got no answer, the latest last. */
export const useUnansweredGrants = () => useUnansweredSubjects(GRANTS);

/** Grants a rider credit. */
export function useGrantCredit(riderId: number) {
  const { t } = useTranslation();
  const [grant, { isLoading }] = useGrantCreditMutation();
  const { currentData } = useListCreditsQuery({ riderId });
  const state = useRepeatableRequest(GRANTS, {
    subjectId: riderId,
    records: currentData?.credits,
    call: (creditGrant, key) => grant({ riderId, 'idempotency-key': key, creditGrant }),
    texts: {
      failed: t('credits.grantFailed'),
      unknown: t('unanswered.unknown'),
      madeBefore: t('unanswered.madeBefore'),
    },
  });
  return { ...state, busy: isLoading };
}
