import { useState } from 'react';
import { isRefused } from '@groupride/web-api-client';

const CONFLICTS = ['setting_changed', 'prices_changed', 'refundable_changed', 'business_account_changed'] as const;

interface BasedOn<Version> {
  /** The version to send with the change. */
  basedOn: Version;
  /** Takes the answer to the change, and returns it. */
  answered: <Answer extends { error?: unknown }>(answer: Answer) => Answer;
}

/**
 * The version that a dialog was opened with. Lists refresh themselves, so the newest one may contain a colleague's change
 * that the operator has not seen. Once the API has refused a change for that reason, the newest one is used.
 */
export function useBasedOn<Version>(newest: Version): BasedOn<Version> {
  const [opened] = useState(newest);
  const [isOutdated, setOutdated] = useState(false);
  const answered: BasedOn<Version>['answered'] = (answer) => {
    if (CONFLICTS.some((code) => isRefused(answer.error, code))) setOutdated(true);
    return answer;
  };
  return { basedOn: isOutdated ? newest : opened, answered };
}
