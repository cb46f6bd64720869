import { useTranslation } from 'react-i18next';
import type { CancellationPolicyView } from '@groupride/web-api-client';
import { Box, useFormat } from '@groupride/web-ui';
import { VersionComparison } from '../../../shared/components/version-comparison';
import { NUMBERS, STAGE_LISTS } from '../policy-form';
import { useStageTexts } from './policy-texts';

/** Two versions of the policy side by side. */
export function PolicyComparison({ versions }: { versions: readonly CancellationPolicyView[] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const stagesOf = useStageTexts();
  if (versions.length < 2) return null;
  return (
    <Box mt="6">
      <VersionComparison
        key={versions[0]!.id}
        versions={versions.map(({ id, terms }) => ({
          id,
          name: t('policies.version', { id }),
          lines: [
            ...STAGE_LISTS.map((list) => ({
              key: list,
              label: t(`policies.${list}`),
              text: stagesOf(list, terms[list]),
            })),
            ...NUMBERS.map((one) => ({ key: one, label: t(`policies.${one}`), text: number(terms[one]) })),
          ],
        }))}
      />
    </Box>
  );
}
