import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VIEW_NAME_MAX_LENGTH, type SavedViewList } from '@groupride/contracts';
import { TextField, toast } from '@groupride/web-ui';
import { FormDialog } from '../components/form-dialog';
import { useProblemText } from '../problem-text';
import { useSaveViewMutation } from './saved-views-api';

export interface SaveViewDialogProps {
  list: SavedViewList;
  filters: string;
  onClose: () => void;
}

/** Asks for the name under which the current filters are saved. */
export function SaveViewDialog({ list, filters, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [save, { isLoading }] = useSaveViewMutation();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async () => {
    const given = name.trim();
    setMissing(given === '');
    setProblem(null);
    if (given === '') return;
    const { error } = await save({ newSavedView: { list, name: given, filters } });
    if (error) return setProblem(problemText(error, t('views.failed')));
    toast({ tone: 'success', title: t('views.saved', { name: given }) });
    onClose();
  };
  return (
    <FormDialog
      title={t('views.saveTitle')}
      description={t('views.saveText')}
      submit={t('views.saveNow')}
      busy={isLoading}
      busyLabel={t('views.saving')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('views.name')}
        value={name}
        maxLength={VIEW_NAME_MAX_LENGTH}
        required
        error={missing ? t('views.nameRequired') : undefined}
        onChange={(event) => {
          setName(event.target.value);
          setMissing(false);
        }}
      />
    </FormDialog>
  );
}
