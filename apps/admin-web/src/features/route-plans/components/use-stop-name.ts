import { useTranslation } from 'react-i18next';
import type { RoutePlanStop, RoutePlanView } from '@groupride/web-api-client';

/** Formats a stop, such as "Pick up Wedding". */
export function useStopName({ requests }: RoutePlanView): (stop: RoutePlanStop) => string {
  const { t } = useTranslation();
  return ({ request, kind }) => t(`routePlans.stop.${kind}`, { who: requests[request]?.label ?? '' });
}
