import { useTranslation } from 'react-i18next';
import { isUnreachable } from '@groupride/web-api-client';
import { Button, InlineAlert, Stack, useFormat } from '@groupride/web-ui';
import { useProblemText } from '../problem-text';
import { useOutbox, useOutboxState } from './outbox-context';

/** Shows how many steps are queued, and which ones the server refused and why. */
export function OutboxNotice() {
  const { t } = useTranslation();
  const { time } = useFormat();
  const problemText = useProblemText();
  const outbox = useOutbox();
  const { steps, refused, isSending, stoppedBy } = useOutboxState();
  return (
    <Stack gap="3" aria-live="polite" mb={steps.length + refused.length > 0 ? '0' : '-4'}>
      {steps.length > 0 && (
        <InlineAlert
          tone="info"
          title={t('outbox.waiting', { count: steps.length })}
          action={
            <Button size="sm" variant="secondary" busy={isSending} onClick={() => void outbox.flush()}>
              {t('outbox.send')}
            </Button>
          }
        >
          {stoppedBy === undefined || isUnreachable(stoppedBy)
            ? t('outbox.waitingText', { count: steps.length })
            : t('outbox.delayedText', { count: steps.length, why: problemText(stoppedBy) })}
        </InlineAlert>
      )}
      {refused.map(({ step, error }) => (
        <InlineAlert
          key={step.id}
          tone="error"
          title={t(`outbox.refused.${step.kind}`, { time: time(step.happenedAt) })}
          action={
            <Button size="sm" variant="secondary" onClick={() => outbox.dismiss(step.id)}>
              {t('trip.understood')}
            </Button>
          }
        >
          {problemText(error)}
        </InlineAlert>
      ))}
    </Stack>
  );
}
