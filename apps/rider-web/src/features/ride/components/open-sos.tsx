import { useTranslation } from 'react-i18next';
import type { SosView } from '@groupride/web-api-client';
import { Button, InlineAlert, Stack, toast, useFormat } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useReportSafeMutation } from '../api';

const CLOSED_TEXTS = {
  here: 'safety.closedDetail',
  onRidePage: 'safety.closedElsewhere',
  nowhere: 'safety.closedOver',
} as const;

export interface OpenSosProps {
  rideId: number;
  sos: SosView;
  /** Where the rider can ask for help again once operations have closed this call. */
  askAgain: keyof typeof CLOSED_TEXTS;
  /** Called once the call has ended. */
  onSafe?: () => void;
}

/** The rider's call for help, until they report that they are safe. */
export function OpenSos({ rideId, sos: { askedAt, closedAt, contacts }, askAgain, onSafe }: OpenSosProps) {
  const { t } = useTranslation();
  const { when, isToday } = useFormat();
  const problemText = useProblemText();
  const [reportSafe, { isLoading }] = useReportSafeMutation();
  if (!askedAt) return null;
  const safe = async () => {
    const answer = await reportSafe({ rideId });
    if ('error' in answer) {
      toast({ title: t('safety.safeFailed'), description: problemText(answer.error), tone: 'error' });
      return;
    }
    // Operations do not wait for a report about a call that they closed.
    toast({ title: t(closedAt ? 'safety.safeNoted' : 'safety.safeSent', { count: contacts }), tone: 'success' });
    onSafe?.();
  };
  return (
    <Stack gap="2" role="status">
      {closedAt ? (
        <InlineAlert
          tone="warning"
          title={t(isToday(closedAt) ? 'safety.closed' : 'safety.closedOn', { time: when(closedAt) })}
        >
          {t(CLOSED_TEXTS[askAgain])}
        </InlineAlert>
      ) : (
        <InlineAlert
          tone="error"
          title={t(isToday(askedAt) ? 'safety.active' : 'safety.activeOn', { time: when(askedAt) })}
        >
          {t('safety.activeDetail', { count: contacts })}
        </InlineAlert>
      )}
      <Button block busy={isLoading} onClick={() => void safe()}>
        {t('safety.safe')}
      </Button>
    </Stack>
  );
}
