import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog, InlineAlert, toast } from '@groupride/web-ui';
import { useReason } from '../use-reason';
import { useProblemText } from '../problem-text';
import { ReasonField } from './reason-field';

export interface AskDialogProps {
  words: { title: string; text: string; confirm: string; busy: string; done: string };
  /** Whether the action is destructive. */
  danger?: boolean;
  /** Whether a reason is required. */
  asksReason?: boolean;
  /** @param reason empty unless it is required */
  run: (reason: string) => Promise<{ error?: unknown }>;
  /** Whether the error means that somebody else already made the same change. */
  doneAnyway?: (error: unknown) => boolean;
  onClose: () => void;
  /** Called after success, then the dialog closes. */
  onDone?: () => void;
}

/** Asks for confirmation before an action. Errors are shown in the dialog, success in a toast. */
export function AskDialog({
  words,
  danger = false,
  asksReason = false,
  run,
  doneAnyway,
  onClose,
  onDone,
}: AskDialogProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const { field, take } = useReason();

  const confirm = async () => {
    const reason = asksReason ? take() : '';
    if (reason === null) return;
    setBusy(true);
    setProblem(null);
    const { error } = await run(reason);
    setBusy(false);
    if (error && !doneAnyway?.(error)) return setProblem(problemText(error));
    toast({ tone: 'success', title: words.done });
    onDone?.();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger={danger}
      busy={busy}
      busyLabel={words.busy}
      title={words.title}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={t('app.cancel')}
      onConfirm={() => void confirm()}
    >
      {asksReason && <ReasonField {...field} />}
      {problem && <InlineAlert tone="error">{problem}</InlineAlert>}
    </ConfirmDialog>
  );
}
