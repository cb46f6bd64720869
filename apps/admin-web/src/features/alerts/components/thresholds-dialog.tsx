import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlertThresholdsChange, AlertThresholdsView } from '@groupride/web-api-client';
import { Box, Button, Modal, TextField, toast, useFormat } from '@groupride/web-ui';
import { useMay } from '../../../shared/permissions';
import { FormDialog } from '../../../shared/components/form-dialog';
import { Listing } from '../../../shared/components/listing';
import { useProblemText } from '../../../shared/problem-text';
import { useChangeAlertThresholdsMutation, useGetAlertThresholdsQuery } from '../api';
import { LIMITS, THRESHOLDS, wrongThresholds, type Threshold, type TypedThresholds } from '../thresholds-form';

/** Opens the settings of the rules that raise alerts. */
export function ThresholdsButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (!useMay('settings.change')) return null;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<SlidersHorizontal size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('thresholds.open')}
      </Button>
      {open && <ThresholdsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ThresholdsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { currentData, error, isFetching, refetch } = useGetAlertThresholdsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (currentData && !isFetching) return <ThresholdsForm current={currentData} onClose={onClose} />;
  return (
    <Modal wide open onClose={onClose} title={t('thresholds.title')} closeLabel={t('app.close')}>
      <Listing what="thresholds" asked={{ data: undefined, error, isFetching, refetch }} skeletons={3}>
        {() => null}
      </Listing>
    </Modal>
  );
}

const typedOf = (values: AlertThresholdsChange) =>
  Object.fromEntries(THRESHOLDS.map((one) => [one, String(values[one])])) as TypedThresholds;

function ThresholdsForm({ current, onClose }: { current: AlertThresholdsView; onClose: () => void }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const problemText = useProblemText();
  const [typed, setTyped] = useState(() => typedOf(current));
  const [wrong, setWrong] = useState<readonly Threshold[]>([]);
  const [change, { isLoading, error }] = useChangeAlertThresholdsMutation();
  const submit = async () => {
    const mistakes = wrongThresholds(typed);
    setWrong(mistakes);
    if (mistakes.length > 0) return;
    const alertThresholdsChange = Object.fromEntries(
      THRESHOLDS.map((one) => [one, Number(typed[one])]),
    ) as unknown as AlertThresholdsChange;
    const { error: failed } = await change({ alertThresholdsChange });
    if (failed) return;
    toast({ tone: 'success', title: t('thresholds.saved') });
    onClose();
  };
  return (
    <FormDialog
      title={t('thresholds.title')}
      description={t('thresholds.text')}
      submit={t('thresholds.save')}
      busyLabel={t('thresholds.saving')}
      busy={isLoading}
      problem={error ? problemText(error, t('thresholds.failed')) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      {THRESHOLDS.map((one) => {
        const [min, max] = LIMITS[one];
        return (
          <TextField
            key={one}
            label={t(`thresholds.${one}`)}
            hint={one === 'lowRating' ? t('thresholds.lowRatingHint') : undefined}
            error={wrong.includes(one) ? t('thresholds.whole', { min, max }) : undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={typed[one]}
            onChange={({ target }) => setTyped({ ...typed, [one]: target.value })}
          />
        );
      })}
      {current.changedBy && current.changedAt && (
        <Box textStyle="caption" color="fg.muted">
          {t('thresholds.changed', { name: current.changedBy, when: dateTime(current.changedAt) })}
        </Box>
      )}
    </FormDialog>
  );
}
