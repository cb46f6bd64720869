import { useTranslation } from 'react-i18next';
import type { RoutePlanTotals } from '@groupride/web-api-client';
import { Badge, Flex, useFormat, type BadgeProps } from '@groupride/web-ui';
import { stateOf, type PlanStateName } from '../plan-state';

const TONES: Readonly<Record<PlanStateName, BadgeProps['tone']>> = {
  new: 'neutral',
  infeasible: 'danger',
  nobody: 'danger',
  partly: 'warning',
  feasible: 'success',
};

export interface PlanStateProps {
  totals: RoutePlanTotals | null;
  isPublished?: boolean;
}

/** Whether a plan is published, feasible and serves everyone; as text, not only as color. */
export function PlanState({ totals, isPublished = false }: PlanStateProps) {
  const { t } = useTranslation();
  const unserved = useUnservedText();
  const state = stateOf(totals);
  const isShown = !isPublished || state === 'partly';
  return (
    <Flex gap="2" wrap="wrap">
      {isPublished && <Badge tone="success">{t('routePlans.states.published')}</Badge>}
      {isShown && (
        <Badge tone={TONES[state]} wraps>
          {state === 'partly' && totals ? unserved(totals) : t(`routePlans.states.${state}`)}
        </Badge>
      )}
    </Flex>
  );
}

/** Formats "4 of 34 people not served". */
export function useUnservedText() {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ people, unservedPeople }: RoutePlanTotals) =>
    t('routePlans.states.partly', {
      unserved: format.number(unservedPeople),
      all: format.number(people + unservedPeople),
    });
}
