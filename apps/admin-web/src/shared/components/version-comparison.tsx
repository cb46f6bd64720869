import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Flex, SelectField, Stack } from '@groupride/web-ui';
import type { ComparedLine } from '../compared-lines';
import { DifferencesTable } from './differences-table';

export interface ComparedVersion {
  id: number;
  name: string;
  lines: readonly ComparedLine[];
}

/** Compares two of at least two versions, initially the first two. */
export function VersionComparison({ versions }: { versions: readonly ComparedVersion[] }) {
  const { t } = useTranslation();
  const [ids, setIds] = useState({ before: versions[1]!.id, after: versions[0]!.id });
  const linesOf = (id: number) => (versions.find((version) => version.id === id) ?? versions[0]!).lines;
  const options = versions.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Card title={t('settings.compare')}>
      <Stack gap="3">
        <Flex gap="3" wrap="wrap">
          {(['before', 'after'] as const).map((side) => (
            <SelectField
              key={side}
              label={t(`settings.${side}`)}
              value={String(ids[side])}
              options={options}
              onChange={(event) => setIds((both) => ({ ...both, [side]: Number(event.target.value) }))}
            />
          ))}
        </Flex>
        <DifferencesTable caption={t('settings.compare')} before={linesOf(ids.before)} after={linesOf(ids.after)} />
      </Stack>
    </Card>
  );
}
