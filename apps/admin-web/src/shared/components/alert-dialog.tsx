import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused, problemOf, useChangeAlertMutation, type AlertView } from '@groupride/web-api-client';
import { Box, Button, InlineAlert, Modal, TextAreaField, toast } from '@groupride/web-ui';
import { useProblemText } from '../problem-text';

const hasAmounts = ({ ours, theirs }: AlertView) => Boolean(ours ?? theirs);

/** Adds a note to an alert, and optionally closes it. */
export function AlertDialog({
  alert,
  onClose,
  onClosed,
}: {
  alert: AlertView;
  onClose: () => void;
  onClosed: () => void;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [change, { isLoading }] = useChangeAlertMutation();
  const [note, setNote] = useState(alert.note ?? '');
  /** The note that the operator has read, which theirs replaces. */
  const [read, setRead] = useState(alert.note ?? '');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (close: boolean) => {
    const said = note.trim();
    setMissing(said === '');
    if (said === '') return;
    setProblem(null);
    const alertChange = { note: said, replaces: read, ...(close ? { close } : {}) };
    const { error } = await change({ alertId: alert.id, alertChange });
    const theirs = isRefused(error, 'note_changed') ? problemOf(error)?.extra?.['note'] : undefined;
    if (typeof theirs === 'string') return setRead(theirs);
    if (error) return setProblem(problemText(error, t('money.saveFailed')));
    if (close) onClosed();
    toast({ tone: 'success', title: t(close ? 'money.closeDone' : 'money.noteDone') });
    onClose();
  };
  return (
    <Modal
      open
      locked={isLoading}
      onClose={onClose}
      title={t('money.closeTitle')}
      description={`${t(`money.kinds.${alert.kind}`)}. ${t(hasAmounts(alert) ? 'money.closeText' : 'money.closeSituationText')}`}
      closeLabel={t('app.close')}
      footer={
        <>
          {problem && <InlineAlert tone="error">{problem}</InlineAlert>}
          <Button block busy={isLoading} busyLabel={t('money.closing')} onClick={() => void save(true)}>
            {t('money.closeConfirm')}
          </Button>
          <Button block variant="secondary" disabled={isLoading} onClick={() => void save(false)}>
            {t('money.saveNote')}
          </Button>
          <Button block variant="ghost" disabled={isLoading} onClick={onClose}>
            {t('money.keep')}
          </Button>
        </>
      }
    >
      {read !== (alert.note ?? '') && (
        <InlineAlert tone="warning" title={t('money.noteChanged')}>
          {t('money.noteChangedText')}
          <Box whiteSpace="pre-line" overflowWrap="anywhere">
            {read}
          </Box>
        </InlineAlert>
      )}
      <TextAreaField
        label={t('money.note')}
        required
        maxLength={500}
        data-autofocus=""
        value={note}
        error={missing ? t('money.noteRequired') : undefined}
        onChange={(event) => {
          setNote(event.target.value);
          setMissing(false);
        }}
      />
    </Modal>
  );
}
