import { useState, type ReactNode } from 'react';
import { toast } from '@groupride/web-ui';
import { useProblemText } from '../problem-text';
import { useReason } from '../use-reason';
import { FormDialog } from './form-dialog';
import { ReasonField, type ReasonFieldTexts } from './reason-field';

export interface ReasonDialogProps {
  texts: {
    title: string;
    text: string;
    submit: string;
    busy: string;
    done: string;
    /** Shown if nothing more exact is known about a failure. */
    failed?: string;
    /** Label of the button that changes nothing. */
    keep?: string;
  };
  /** Texts of the field; by default, those for a reason that the history shows. */
  field?: ReasonFieldTexts;
  /** Whether the action is destructive. */
  danger?: boolean;
  isLoading: boolean;
  run: (reason: string) => Promise<{ error?: unknown }>;
  /** Whether the error means that somebody else already made the change; it is shown in a toast. */
  isSettled?: (error: unknown) => boolean;
  onClose: () => void;
  /** Shown above the field. */
  children?: ReactNode;
}

/** Asks for the reason for an action, and performs it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { texts, field, danger = false, isLoading, run, isSettled, onClose, children } = props;
  const problemText = useProblemText();
  const reason = useReason();
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    const given = reason.take();
    setProblem(null);
    if (given === null || isLoading) return;
    const { error } = await run(given);
    if (error && !isSettled?.(error)) return setProblem(problemText(error, texts.failed));
    toast(error ? { tone: 'info', title: problemText(error) } : { tone: 'success', title: texts.done });
    onClose();
  };
  return (
    <FormDialog
      danger={danger}
      title={texts.title}
      description={texts.text}
      submit={texts.submit}
      busy={isLoading}
      busyLabel={texts.busy}
      {...(texts.keep === undefined ? {} : { keep: texts.keep })}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      <ReasonField {...reason.field} {...(field ? { texts: field } : {})} />
    </FormDialog>
  );
}
