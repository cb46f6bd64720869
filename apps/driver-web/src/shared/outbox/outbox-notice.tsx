import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreachable } from '@groupride/web-api-client';
import { Button, ConfirmDialog, Flex, InlineAlert, Stack, useFormat } from '@groupride/web-ui';
import { useProblemText } from '../problem-text';
import { isServerFault } from './must-wait';
import type { QueuedStep } from './outbox';
import { useOutbox, useOutboxState } from './outbox-context';

/**
 * Shows how many steps are queued, and which ones the server refused and why. A step with which the server fails can be
 * removed, because it holds up the others.
 */
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
            <Flex gap="2" wrap="wrap">
              <Button size="sm" variant="secondary" busy={isSending} onClick={() => void outbox.flush()}>
                {t('outbox.send')}
              </Button>
              {steps[0] && isServerFault(stoppedBy) && (
                <RemoveStep key={steps[0].id} step={steps[0]} busy={isSending} />
              )}
            </Flex>
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

function RemoveStep({ step, busy }: { step: QueuedStep; busy: boolean }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const outbox = useOutbox();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {t('outbox.remove')}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={close}
        danger
        busy={busy}
        title={t(`outbox.removeTitle.${step.kind}`, { time: time(step.happenedAt) })}
        description={t('outbox.removeText')}
        confirmLabel={t('outbox.remove')}
        cancelLabel={t('outbox.keep')}
        onConfirm={() => {
          close();
          void outbox.giveUp(step.id);
        }}
      />
    </>
  );
}
