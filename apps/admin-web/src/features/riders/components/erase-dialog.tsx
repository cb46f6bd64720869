import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BLOCK_REASON_MAX_LENGTH } from '@groupride/contracts';
import { TextAreaField, toast } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useErasePersonMutation } from '../api';

/** Asks why the data stored about a person is erased, which cannot be undone. */
export function EraseDialog({ rider, onClose }: { rider: { id: number; name: string }; onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [erase, { isLoading }] = useErasePersonMutation();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, name } = rider;

  const submit = async () => {
    const given = reason.trim();
    setMissing(given === '');
    setProblem(null);
    if (given === '') return;
    const { error } = await erase({ personId: id, personErasure: { reason: given } });
    if (error) return setProblem(problemText(error, t('privacy.failed')));
    toast({ tone: 'success', title: t('privacy.done', { name }) });
    onClose();
  };
  return (
    <FormDialog
      danger
      title={t('privacy.title', { name })}
      description={t('privacy.text')}
      submit={t('privacy.erase')}
      busy={isLoading}
      busyLabel={t('privacy.erasing')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label={t('privacy.reason')}
        hint={t('privacy.reasonHint')}
        value={reason}
        maxLength={BLOCK_REASON_MAX_LENGTH}
        required
        error={missing ? t('privacy.reasonRequired') : undefined}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
      />
    </FormDialog>
  );
}
