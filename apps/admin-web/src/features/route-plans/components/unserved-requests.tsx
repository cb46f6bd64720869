import { useTranslation } from 'react-i18next';
import type { RoutePlanView } from '@groupride/web-api-client';
import { Box, InlineAlert } from '@groupride/web-ui';
import { stateOf } from '../plan-state';
import { useUnservedText } from './plan-state';

/**
 * The unserved requests, the reasons, and possible changes. Renders nothing if everyone is served or the plan is
 * infeasible.
 */
export function UnservedRequests({ plan, text }: { plan: RoutePlanView; text?: string }) {
  const { t } = useTranslation();
  const unservedText = useUnservedText();
  const { result } = plan;
  const state = stateOf(result?.totals);
  if (!result || (state !== 'nobody' && state !== 'partly')) return null;
  const isEmpty = state === 'nobody';
  return (
    <InlineAlert
      tone={isEmpty ? 'error' : 'warning'}
      title={isEmpty ? t('routePlans.nobody.title') : unservedText(result.totals)}
    >
      <Box>{text ?? t(isEmpty ? 'routePlans.nobody.text' : 'routePlans.partly.text')}</Box>
      <UnservedRequestList plan={plan} />
    </InlineAlert>
  );
}

function UnservedRequestList({ plan: { requests, result } }: { plan: RoutePlanView }) {
  const { t } = useTranslation();
  return (
    <Box as="ul" ps="5" listStyleType="disc">
      {(result?.unserved ?? []).map(({ request, reason }) => (
        <li key={request}>
          {t('routePlans.leftOut', {
            who: requests[request]?.label ?? '',
            people: t('routePlans.people', { count: requests[request]?.people ?? 0 }),
            reason: t(`routePlans.reasons.${reason}`),
            advice: t(`routePlans.advice.${reason}`),
          })}
        </li>
      ))}
    </Box>
  );
}
