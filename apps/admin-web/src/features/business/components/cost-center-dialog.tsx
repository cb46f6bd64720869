import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldProblemsOf, isRefused, type CostCenterView } from '@groupride/web-api-client';
import { TextField, toast } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useAddCostCenterMutation, useChangeCostCenterMutation } from '../api';

const CODE = /^[A-Z0-9][A-Z0-9_-]*$/;

export interface CostCenterDialogProps {
  accountId: number;
  /** The cost center to rename; null adds one. */
  center: CostCenterView | null;
  onClose: () => void;
}

/** Adds or renames a cost center. Its code never changes, because bookings refer to it. */
export function CostCenterDialog({ accountId, center, onClose }: CostCenterDialogProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [add, adding] = useAddCostCenterMutation();
  const [rename, renaming] = useChangeCostCenterMutation();
  const [code, setCode] = useState(center?.code ?? '');
  const [name, setName] = useState(center?.name ?? '');
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [taken, setTaken] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = adding.isLoading || renaming.isLoading;
  const typed = { code: code.trim().toUpperCase(), name: name.trim() };

  const submit = async () => {
    const found = [...(CODE.test(typed.code) ? [] : ['code']), ...(typed.name === '' ? ['name'] : [])];
    setWrong(found);
    setTaken(false);
    setProblem(null);
    if (found.length > 0 || busy) return;
    const { error } = center
      ? await rename({ accountId, costCenterId: center.id, costCenterChange: { name: typed.name } })
      : await add({ accountId, newCostCenter: typed });
    if (error) {
      if (isRefused(error, 'cost_center_exists')) return setTaken(true);
      const refused = fieldProblemsOf(error).map(({ field }) => field);
      setWrong(refused);
      if (refused.length === 0) setProblem(problemText(error, t('business.changeFailed')));
      return;
    }
    toast({
      tone: 'success',
      title: t(center ? 'business.centers.renameDone' : 'business.centers.addDone', { code: typed.code }),
    });
    onClose();
  };
  return (
    <FormDialog
      title={center ? t('business.centers.renameTitle', { code: center.code }) : t('business.centers.addTitle')}
      description={center ? undefined : t('business.centers.addText')}
      submit={t(center ? 'business.centers.rename' : 'business.centers.add')}
      busy={busy}
      busyLabel={t('business.saving')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {!center && (
        <TextField
          label={t('business.centers.code')}
          hint={t('business.centers.codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus=""
          required
          maxLength={20}
          value={code}
          error={
            taken
              ? t('operationErrors.cost_center_exists')
              : wrong.includes('code')
                ? t('business.centers.codeWrong')
                : undefined
          }
          onChange={({ target }) => {
            setCode(target.value);
            setTaken(false);
            setWrong((now) => now.filter((one) => one !== 'code'));
          }}
        />
      )}
      <TextField
        label={t('business.name')}
        autoComplete="off"
        required
        maxLength={100}
        value={name}
        error={wrong.includes('name') ? t('business.form.wrong.name') : undefined}
        onChange={({ target }) => {
          setName(target.value);
          setWrong((now) => now.filter((one) => one !== 'name'));
        }}
        {...(center ? { 'data-autofocus': '' } : {})}
      />
    </FormDialog>
  );
}
