import { useTranslation } from 'react-i18next';
import { Button, InlineAlert } from '@groupride/web-ui';
import { usePosition, usePositionSource } from '../../../shared/position/position-context';
import type { PositionState } from '../../../shared/position/position-source';

type LocationProblem = 'ask' | 'denied' | 'unavailable' | 'timeout' | 'unsupported';

/** The problem that prevents the position from being known, or null. */
export function positionProblem({ status, permission, fix }: PositionState): LocationProblem | null {
  if (status === 'unsupported') return 'unsupported';
  if (permission === 'denied' || status === 'denied') return 'denied';
  if (status === 'locating') return null;
  if (status === 'timeout' || status === 'unavailable') return fix ? null : status;
  return permission === 'prompt' && !fix ? 'ask' : null;
}

/** Asks for permission to use the position, or explains why there is no position. */
export function LocationBanner() {
  const { t } = useTranslation();
  const source = usePositionSource();
  const problem = positionProblem(usePosition());
  if (!problem) return null;

  const detail = {
    ask: null,
    denied: t('presence.bannerDenied'),
    unavailable: t('presence.bannerUnavailable'),
    timeout: t('presence.bannerTimeout'),
    unsupported: t('presence.bannerUnsupported'),
  }[problem];
  // The banner itself shows the outcome, or disappears.
  const locate = () => void source.locate().catch(() => undefined);
  return (
    <InlineAlert
      tone="warning"
      title={t('presence.banner')}
      action={
        problem !== 'unsupported' && (
          <Button size="sm" variant="secondary" onClick={locate}>
            {problem === 'ask' ? t('presence.allow') : t('presence.retry')}
          </Button>
        )
      }
    >
      {detail}
    </InlineAlert>
  );
}
