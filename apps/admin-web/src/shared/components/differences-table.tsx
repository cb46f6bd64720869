import { useTranslation } from 'react-i18next';
import { Box, DataTable } from '@groupride/web-ui';
import { differencesBetween, type ComparedLine } from '../compared-lines';

interface DifferencesTableProps {
  caption: string;
  before: readonly ComparedLine[];
  after: readonly ComparedLine[];
}

/** What differs between two versions, or that nothing does. */
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
  return (
    <DataTable
      dense
      caption={caption}
      rows={differences}
      rowKey={({ key }) => key}
      empty={null}
      columns={[
        { key: 'what', header: t('settings.what'), primary: true, cell: ({ label }) => label },
        { key: 'before', header: t('settings.before'), cell: ({ before: value }) => text(value) },
        { key: 'after', header: t('settings.after'), cell: ({ after: value }) => text(value) },
      ]}
    />
  );
}
