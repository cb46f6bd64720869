import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { POLICY_LIMITS } from '@groupride/contracts';
import { Box, Button, Grid, IconButton, Stack, TextField, chakra } from '@groupride/web-ui';
import type { StageList, TypedStage } from '../policy-form';

export interface StageFieldsProps {
  list: StageList;
  stages: readonly TypedStage[];
  onChange: (stages: TypedStage[]) => void;
  errorOf: (path: string) => string | undefined;
}

/** The stages of the fee. Without any, cancelling is free until the driver has arrived. */
export function StageFields({ list, stages, onChange, errorOf }: StageFieldsProps) {
  const { t } = useTranslation();
  const set = (index: number, change: Partial<TypedStage>) =>
    onChange(stages.map((stage, at) => (at === index ? { ...stage, ...change } : stage)));
  const whole = { autoComplete: 'off', inputMode: 'numeric' } as const;
  return (
    <chakra.fieldset borderWidth="0" p="0" minW="0">
      <chakra.legend textStyle="strong" mb="2">
        {t(`policies.${list}`)}
      </chakra.legend>
      <Stack gap="3">
        {stages.length === 0 && (
          <Box textStyle="small" color="fg.muted">
            {t('policies.noStages')}
          </Box>
        )}
        {stages.map((stage, index) => (
          <Grid key={index} templateColumns="1fr 1fr auto" gap="3" alignItems="start">
            <TextField
              label={t('policies.minutes')}
              {...whole}
              value={stage.minutes}
              error={errorOf(`${list}.${index}.minutes`)}
              onChange={(event) => set(index, { minutes: event.target.value })}
            />
            <TextField
              label={t('policies.keptPercent')}
              {...whole}
              value={stage.keptPercent}
              error={errorOf(`${list}.${index}.keptPercent`)}
              onChange={(event) => set(index, { keptPercent: event.target.value })}
            />
            <Box pt="7">
              <IconButton
                label={`${t('policies.removeStage')}: ${t(`policies.${list}`)} ${index + 1}`}
                icon={<X size={18} aria-hidden />}
                onClick={() => onChange(stages.filter((_, at) => at !== index))}
              />
            </Box>
          </Grid>
        ))}
        {stages.length < POLICY_LIMITS.stages && (
          <Box>
            <Button
              size="sm"
              variant="secondary"
              icon={<Plus size={18} aria-hidden />}
              aria-label={`${t('policies.addStage')}: ${t(`policies.${list}`)}`}
              onClick={() => onChange([...stages, { minutes: '', keptPercent: '' }])}
            >
              {t('policies.addStage')}
            </Button>
          </Box>
        )}
      </Stack>
    </chakra.fieldset>
  );
}
