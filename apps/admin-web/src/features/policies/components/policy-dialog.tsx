import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CancellationPolicyTerms } from '@groupride/contracts';
import { fieldProblemsOf } from '@groupride/web-api-client';
import { Box, DateField, Grid, Stack, TextField, toast, useFormat } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { ReasonField } from '../../../shared/components/reason-field';
import { useProblemText } from '../../../shared/problem-text';
import { useBasedOn } from '../../../shared/use-based-on';
import { useReason } from '../../../shared/use-reason';
import { useAddCancellationPolicyMutation } from '../api';
import {
  NUMBERS,
  STAGE_LISTS,
  policyOf,
  readTerms,
  refusedPaths,
  typedOf,
  type PolicyProblems,
  type TypedPolicy,
} from '../policy-form';
import { PolicyExample, PolicyTerms } from './policy-texts';
import { StageFields } from './stage-fields';

export interface PolicyDialogProps {
  /** The initial terms of the form. */
  before: CancellationPolicyTerms;
  /** Number of the version that is applied again, or null. */
  restores: number | null;
  /** The newest version that the operator saw; null on a page that does not show it. */
  newest: number | null;
  onClose: () => void;
}

/** Adds a policy version for rides booked from a given time, with a preview of its terms. */
export default function PolicyDialog(props: PolicyDialogProps) {
  const { t } = useTranslation();
  const fields = useRef<HTMLDivElement>(null);
  const { typed, change, problems, busy, problem, save, reason } = usePolicyForm(props);
  const errorOf = (path: string): string | undefined => {
    const word = problems[path];
    return word && t(`policies.problems.${word}`);
  };
  const submit = async () => {
    await save();
    // Focuses the first invalid field once it is marked.
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const { terms, problems: unclear } = readTerms(typed);
  return (
    <FormDialog
      title={t('policies.addTitle')}
      description={t('policies.addText')}
      submit={t('policies.add')}
      busy={busy}
      busyLabel={t('policies.saving')}
      problem={problem}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <Stack ref={fields} gap="5">
        <DateField
          kind="datetime-local"
          label={t('policies.validFrom')}
          hint={t('policies.validFromHint')}
          data-autofocus=""
          value={typed.validFrom}
          error={errorOf('validFrom')}
          onChange={(event) => change({ validFrom: event.target.value })}
        />
        {STAGE_LISTS.map((list) => (
          <StageFields
            key={list}
            list={list}
            stages={typed[list]}
            onChange={(stages) => change({ [list]: stages })}
            errorOf={errorOf}
          />
        ))}
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
          {NUMBERS.map((field) => (
            <TextField
              key={field}
              label={t(`policies.${field}`)}
              autoComplete="off"
              inputMode="numeric"
              value={typed[field]}
              error={errorOf(field)}
              onChange={(event) => change({ [field]: event.target.value })}
            />
          ))}
        </Grid>
        <Box bg="bg.subtle" borderRadius="md" p="4" aria-live="polite">
          <Box textStyle="strong" mb="2">
            {t('policies.meaning')}
          </Box>
          {Object.keys(unclear).length > 0 ? (
            <Box color="fg.muted">{t('policies.meaningLater')}</Box>
          ) : (
            <>
              <PolicyTerms terms={terms} />
              <PolicyExample terms={terms} />
            </>
          )}
        </Box>
        <ReasonField {...reason} />
      </Stack>
    </FormDialog>
  );
}

function usePolicyForm({ before, restores, newest, onClose }: PolicyDialogProps) {
  const { t } = useTranslation();
  const { timeZone, dateTime } = useFormat();
  const problemText = useProblemText();
  const [add, { isLoading }] = useAddCancellationPolicyMutation();
  const [typed, setTyped] = useState<TypedPolicy>(() => typedOf(before));
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<PolicyProblems>({});
  const [problem, setProblem] = useState<string | null>(null);
  const { field: reason, take } = useReason();
  const { basedOn, answered } = useBasedOn(newest);
  const { policy, problems } = policyOf(typed, timeZone, new Date());

  const save = async () => {
    setAsked(true);
    setProblem(null);
    const given = take();
    if (given === null || Object.keys(problems).length > 0) return;
    const { error } = answered(await add({ newCancellationPolicy: { ...policy, reason: given, basedOn, restores } }));
    if (!error) {
      toast({ tone: 'success', title: t('policies.added', { when: dateTime(policy.validFrom) }) });
      return onClose();
    }
    const fields = fieldProblemsOf(error).map(({ field }) => field);
    setRefused(refusedPaths(fields));
    if (fields.length === 0) setProblem(problemText(error, t('policies.failed')));
  };
  const change = (part: Partial<TypedPolicy>) => {
    setTyped((now) => ({ ...now, ...part }));
    setRefused({});
  };
  return { typed, change, problems: asked ? { ...refused, ...problems } : {}, busy: isLoading, problem, save, reason };
}
