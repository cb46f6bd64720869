import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, InlineAlert, Modal, Stack, chakra } from '@groupride/web-ui';
import { focusProblem } from '../focus-problem';

export interface FormDialogProps {
  title: string;
  description?: string | undefined;
  /** On the button that sends the form. */
  submit: string;
  busy: boolean;
  /** Button label while busy. */
  busyLabel: string;
  /** An error that belongs to no field. */
  problem: string | null;
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
  /** The action takes something away. */
  danger?: boolean;
  /** On the button that leaves everything as it is. */
  keep?: string;
  children: ReactNode;
}

const FIELD = 'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** A form in a dialog, which begins in its first field and cannot be left while it is being sent. */
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
  children,
}: FormDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  return (
    <Modal
      open
      wide
      locked={busy}
      onClose={onClose}
      title={title}
      description={description}
      closeLabel={t('app.close')}
      initialFocus={() => document.getElementById(formId)?.querySelector<HTMLElement>(FIELD) ?? null}
      footer={
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
      }
    >
      <chakra.form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          void onSubmit().then(() => focusProblem(form));
        }}
      >
        <Stack gap="4">{children}</Stack>
      </chakra.form>
    </Modal>
  );
}
