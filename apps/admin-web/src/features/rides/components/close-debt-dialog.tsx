import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEBT_CLOSINGS, type DebtClosingMethod } from '@groupride/contracts';
import { problemOf, useCloseDebtMutation } from '@groupride/web-api-client';
import {
  Box,
  Button,
  InlineAlert,
  Modal,
  SelectField,
  Stack,
  TextAreaField,
  toast,
  useFormat,
} from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';

export interface CloseDebtDialogProps {
  rideId: number;
  payerId: number;
  payerName: string;
  /** Decimal text. */
  owed: string;
  /** Whether the driver takes cash for this ride and may have received it. */
  cash: boolean;
  onClose: () => void;
}

const SHORTEST_NOTE = 3;

/** Closes a debt with a method and a reason. There is no confirmation step, so the button names the effect. */
export default function CloseDebtDialog({ rideId, payerId, payerName, owed, cash, onClose }: CloseDebtDialogProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const problemText = useProblemText();
  const [close, { isLoading }] = useCloseDebtMutation();
  const [how, setHow] = useState<DebtClosingMethod | ''>(cash ? '' : 'waived');
  const [note, setNote] = useState('');
  const [looked, setLooked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const amount = money(owed);
  const short = note.trim().length < SHORTEST_NOTE;

  const confirm = async () => {
    setLooked(true);
    if (how === '' || short) return;
    setProblem(null);
    const { error } = await close({ rideId, payerId, debtClosing: { amount: owed, how, note: note.trim() } });
    if (error) return setProblem(problemText(error, problemOf(error)?.detail ?? t('closeDebt.failed')));
    toast({ tone: 'success', title: t('closeDebt.done', { amount, name: payerName }) });
    onClose();
  };

  return (
    <Modal
      open
      locked={isLoading}
      onClose={onClose}
      title={t('closeDebt.title', { name: payerName })}
      description={t('closeDebt.text', { amount })}
      closeLabel={t('app.close')}
      footer={
        <>
          {problem && <InlineAlert tone="error">{problem}</InlineAlert>}
          <Button
            block
            variant="danger"
            busy={isLoading}
            busyLabel={t('closeDebt.busy')}
            onClick={() => void confirm()}
          >
            {how === ''
              ? t('closeDebt.action')
              : t(how === 'waived' ? 'closeDebt.confirmWaived' : 'closeDebt.confirmCash', { amount })}
          </Button>
          <Button block variant="ghost" disabled={isLoading} onClick={onClose}>
            {t('app.cancel')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Box>
          <SelectField
            label={t('closeDebt.how')}
            placeholder={t('closeDebt.chooseHow')}
            options={DEBT_CLOSINGS.filter((each) => cash || each === 'waived').map((each) => ({
              value: each,
              label: t(`closeDebt.ways.${each}`),
            }))}
            value={how}
            error={looked && how === '' ? t('closeDebt.chooseHow') : undefined}
            onChange={(event) => setHow(DEBT_CLOSINGS.find((each) => each === event.target.value) ?? '')}
          />
          {how && (
            <Box textStyle="caption" color="fg.muted" mt="1.5">
              {t(`closeDebt.means.${how}`, { amount })}
            </Box>
          )}
        </Box>
        <TextAreaField
          label={t('closeDebt.note')}
          hint={t('refund.noteHint')}
          maxLength={300}
          value={note}
          error={looked && short ? t('closeDebt.noteMissing') : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
      </Stack>
    </Modal>
  );
}
