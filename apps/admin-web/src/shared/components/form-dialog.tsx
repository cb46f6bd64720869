import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, InlineAlert, Modal, Stack, chakra } from '@groupride/web-ui';
import { focusProblem } from '../focus-problem';

export interface FormDialogProps {
  title: string;
  description?: string | undefined;
  /** Label of the button that submits the form. */
  submit: string;
  busy: boolean;
  /** Button label while busy. */
  busyLabel: string;
  /** An error that does not belong to a field. */
  problem: string | null;
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
  /** Whether the action is destructive. */
  danger?: boolean;
  /** Label of the button that changes nothing. */
  keep?: string;
  /** Says that the request was made after all. Replaces the form, so that it isn’t sent again. */
  recorded?: string | undefined;
  children: ReactNode;
}

const FIELD = 'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * A form in a dialog. It first focuses its first field, or its button if it has no field and is not destructive. It
 * cannot be closed while it is being sent.
 */
export function FormDialog({
  title,
  description,
  submit,
  busy,
  busyLabel,
  problem,
  onSubmit,
  onClose,
  danger = false,
  keep,
  recorded,
  children,
}: FormDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const first = useFirstField(formId, !danger);
  return (
    <Modal
      open
      wide
      locked={busy}
      onClose={onClose}
      title={title}
      description={description}
      closeLabel={t('app.close')}
      initialFocus={first.find}
      footer={
        recorded !== undefined ? (
          <>
            <InlineAlert tone="success">{recorded}</InlineAlert>
            <Button block onClick={onClose}>
              {t('app.close')}
            </Button>
          </>
        ) : (
          <>
            {problem && <InlineAlert tone="error">{problem}</InlineAlert>}
            <Button
              type="submit"
              form={formId}
              block
              variant={danger ? 'danger' : 'primary'}
              busy={busy}
              busyLabel={busyLabel}
            >
              {submit}
            </Button>
            <Button block variant="ghost" disabled={busy} onClick={onClose}>
              {keep ?? t('app.cancel')}
            </Button>
          </>
        )
      }
    >
      <chakra.form
        id={formId}
        noValidate
        onKeyDown={first.leave}
        onPointerDown={first.leave}
        onSubmit={(event) => {
          event.preventDefault();
          first.leave();
          const form = event.currentTarget;
          void onSubmit().then(() => focusProblem(form));
        }}
      >
        <Stack gap="4">{recorded === undefined && children}</Stack>
      </chakra.form>
    </Modal>
  );
}

/**
 * Finds the first field, even one that is loaded later: the focus moves on to it until the person has done something.
 * @param orButton without a field, the submit button gets the focus
 */
function useFirstField(formId: string, orButton: boolean) {
  const begun = useRef<HTMLElement | null>(null);
  const left = useRef(false);
  const find = () => {
    const field = document.getElementById(formId)?.querySelector<HTMLElement>(FIELD);
    const button = orButton ? document.querySelector<HTMLElement>(`button[form="${formId}"]`) : null;
    begun.current = field ?? button;
    return begun.current;
  };
  useEffect(() => {
    const { activeElement } = document;
    if (left.current || begun.current === null || activeElement !== begun.current) return;
    const field = find();
    if (field !== activeElement) field?.focus();
  });
  const leave = () => {
    left.current = true;
  };
  return { find, leave };
}
