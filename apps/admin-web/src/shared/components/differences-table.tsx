import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, DataTable, LoadingState, Stack } from '@groupride/web-ui';
import { differencesBetween, type ComparedLine } from '../compared-lines';

const TextDifference = lazy(() => import('./text-difference'));

interface DifferencesTableProps {
  caption: string;
  before: readonly ComparedLine[];
  after: readonly ComparedLine[];
}

/** The differences between two versions, or a note that there are none. */
export function DifferencesTable({ caption, before, after }: DifferencesTableProps) {
  const { t } = useTranslation();
  const differences = differencesBetween(before, after);
  if (differences.length === 0)
    return (
      <Box textStyle="small" color="fg.muted">
        {t('settings.same')}
      </Box>
    );
  const text = (value: string | null) => (
    <Box whiteSpace="pre-line" overflowWrap="anywhere" maxH="40" overflowY="auto" maxW="28rem" tabIndex={0}>
      {value ?? t('app.none')}
    </Box>
  );
  const [long, short] = [true, false].map((isLong) => differences.filter((one) => (one.isLong ?? false) === isLong));
  const table = short!.length > 0 && (
    <DataTable
      dense
      caption={caption}
      rows={short!}
      rowKey={({ key }) => key}
      empty={null}
      columns={[
        { key: 'what', header: t('settings.what'), primary: true, cell: ({ label }) => label },
        { key: 'before', header: t('settings.before'), cell: ({ before: value }) => text(value) },
        { key: 'after', header: t('settings.after'), cell: ({ after: value }) => text(value) },
      ]}
    />
  );
  return (
    <Stack gap="4">
      {table}
      {long!.length > 0 && (
        <Suspense fallback={<LoadingState label={t('settings.comparing')} />}>
          {long!.map(({ key, label, before: was, after: is }) => (
            <TextDifference key={key} label={label} before={was ?? ''} after={is ?? ''} />
          ))}
        </Suspense>
      )}
    </Stack>
  );
}
