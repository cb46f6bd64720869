import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldProblemsOf, type AdminBusinessAccountView, type VolumeDiscountRule } from '@groupride/web-api-client';
import { Box, Button, Grid, IconButton, Stack, TextField, chakra, toast, useFormat } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useBasedOn } from '../../../shared/use-based-on';
import { useSetVolumeDiscountsMutation } from '../api';
import {
  mayAddRule,
  refusedRules,
  ruleProblems,
  rulesOf,
  typedRulesOf,
  type RuleField,
  type RuleProblems,
  type TypedRule,
} from '../discount-form';
import { ColleaguesChange } from './colleagues-change';
import { BusinessReasonField } from './reason-dialog';

const isSame = (one: readonly VolumeDiscountRule[], other: readonly VolumeDiscountRule[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Changes all volume discounts of an account together, with a reason. */
export default function DiscountsDialog({
  account,
  onClose,
}: {
  account: AdminBusinessAccountView;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  const problemText = useProblemText();
  const fields = useRef<HTMLDivElement>(null);
  const [save, { isLoading }] = useSetVolumeDiscountsMutation();
  const { basedOn, answered } = useBasedOn(account.revision);
  const [opened] = useState(account.discounts);
  const linesOf = (discounts: readonly VolumeDiscountRule[]) =>
    discounts.length === 0
      ? [t('business.discounts.noRules')]
      : discounts.map(
          ({ fromRides, percentOff }) =>
            `${t('business.discounts.from', { count: fromRides, rides: number(fromRides) })}: ${percent(percentOff / 100)}`,
        );
  const [rules, setRules] = useState<readonly TypedRule[]>(() => typedRulesOf(account.discounts));
  const [problems, setProblems] = useState<RuleProblems>({});
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const change = (next: readonly TypedRule[]) => {
    setRules(next);
    setProblems({});
    setProblem(null);
  };
  const submit = async () => {
    const said = reason.trim();
    const found = ruleProblems(rules);
    setProblems(found);
    setMissing(said === '');
    setProblem(null);
    if (Object.keys(found).length > 0 || said === '' || isLoading) return focusFirst();
    const { error } = answered(
      await save({ accountId: account.id, volumeDiscounts: { rules: rulesOf(rules), reason: said, basedOn } }),
    );
    if (error) {
      const refused = refusedRules(
        fieldProblemsOf(error).map(({ field }) => field),
        rules,
      );
      setProblems(refused);
      if (Object.keys(refused).length > 0) return focusFirst();
      return setProblem(problemText(error, t('business.changeFailed')));
    }
    toast({ tone: 'success', title: t('business.discounts.done') });
    onClose();
  };
  // Focuses the first invalid field once it is marked.
  const focusFirst = () =>
    void requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  return (
    <FormDialog
      title={t('business.discounts.changeTitle')}
      description={t('business.discounts.changeText')}
      submit={t('business.discounts.save')}
      busy={isLoading}
      busyLabel={t('business.saving')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack ref={fields} gap="4">
        <ColleaguesChange lines={isSame(opened, account.discounts) ? [] : linesOf(account.discounts)} />
        <RuleFields rules={rules} problems={problems} onChange={change} />
        <BusinessReasonField
          value={reason}
          missing={missing}
          onChange={(text) => {
            setReason(text);
            setMissing(false);
          }}
        />
      </Stack>
    </FormDialog>
  );
}

interface RuleFieldsProps {
  rules: readonly TypedRule[];
  problems: RuleProblems;
  onChange: (rules: readonly TypedRule[]) => void;
}

function RuleFields({ rules, problems, onChange }: RuleFieldsProps) {
  const { t } = useTranslation();
  const control = (index: number, field: RuleField) => {
    const problem = problems[`rules.${index}.${field}`];
    return {
      label: t(`business.discounts.${field}`),
      autoComplete: 'off',
      inputMode: 'numeric' as const,
      maxLength: 6,
      value: rules[index]?.[field] ?? '',
      error: problem && t(`business.discounts.problems.${problem}`),
      onChange: ({ target }: { target: { value: string } }) =>
        onChange(rules.map((rule, at) => (at === index ? { ...rule, [field]: target.value } : rule))),
    };
  };
  return (
    <Stack gap="3">
      {rules.length === 0 && (
        <Box textStyle="small" color="fg.muted">
          {t('business.discounts.noRules')}
        </Box>
      )}
      {rules.map((_, index) => (
        <chakra.fieldset key={index} borderWidth="0" p="0" minW="0">
          <chakra.legend srOnly>{t('business.discounts.ruleNumber', { number: index + 1 })}</chakra.legend>
          <Grid templateColumns="1fr 1fr auto" gap="3" alignItems="start">
            <TextField {...control(index, 'fromRides')} />
            <TextField {...control(index, 'percentOff')} />
            <Box pt="7">
              <IconButton
                label={t('business.discounts.remove', { number: index + 1 })}
                icon={<X size={18} aria-hidden />}
                onClick={() => onChange(rules.filter((_rule, at) => at !== index))}
              />
            </Box>
          </Grid>
        </chakra.fieldset>
      ))}
      {mayAddRule(rules) && (
        <Box>
          <Button
            size="sm"
            variant="secondary"
            icon={<Plus size={18} aria-hidden />}
            onClick={() => onChange([...rules, { fromRides: '', percentOff: '' }])}
          >
            {t('business.discounts.add')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
