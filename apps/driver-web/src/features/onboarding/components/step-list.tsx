import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Flex, ProgressTrack, chakra } from '@groupride/web-ui';
import { STEPS } from '../steps';

export interface StepListProps {
  current: number;
  /** Number of completed steps, counted from the first one. */
  completed: number;
  onOpen: (step: number) => void;
}

/** The applicant's progress through the steps, with links back to completed ones. */
export function StepList({ current, completed, onOpen }: StepListProps) {
  const { t } = useTranslation();
  const step = STEPS[current] ?? 'welcome';
  return (
    <Box>
      <Box textStyle="small" color="fg.muted" mb="2">
        {t('onboarding.progress', { number: current + 1, count: STEPS.length })}
      </Box>
      <ProgressTrack
        value={Math.round((completed / STEPS.length) * 100)}
        label={t('onboarding.progressLabel', { title: t(`onboarding.titles.${step}`) })}
      />
      <chakra.nav aria-label={t('onboarding.steps')} mt="3">
        <chakra.ol display="flex" justifyContent="space-between" listStyleType="none">
          {STEPS.map((name, index) => {
            const isDone = index < completed;
            const isCurrent = index === current;
            const title = t(`onboarding.titles.${name}`);
            return (
              <li key={name}>
                <chakra.button
                  type="button"
                  aria-label={isDone ? t('onboarding.stepDone', { title }) : title}
                  aria-current={isCurrent ? 'step' : undefined}
                  title={title}
                  disabled={index > completed}
                  onClick={() => onOpen(index)}
                  minW="11"
                  minH="11"
                  display="flex"
                  alignItems="center"
                  justifyContent="center"
                  cursor="pointer"
                  borderRadius="full"
                  _disabled={{ cursor: 'default' }}
                >
                  <Flex
                    boxSize="8"
                    align="center"
                    justify="center"
                    borderRadius="full"
                    borderWidth="2px"
                    textStyle="caption"
                    fontWeight="semibold"
                    borderColor={isCurrent ? 'brand.solid' : 'border.emphasized'}
                    bg={isDone ? 'brand.solid' : 'bg.panel'}
                    color={isDone ? 'brand.contrast' : isCurrent ? 'fg' : 'fg.muted'}
                  >
                    {isDone ? <Check size={16} aria-hidden /> : index + 1}
                  </Flex>
                </chakra.button>
              </li>
            );
          })}
        </chakra.ol>
      </chakra.nav>
    </Box>
  );
}
