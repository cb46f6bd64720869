import { useTranslation } from 'react-i18next';
import type { SettingValue } from '@groupride/web-api-client';
import { Box, DataTable } from '@groupride/web-ui';
import { differencesBetween, linesOf } from '../setting-lines';
import { useLineTexts } from './use-line-texts';

interface SettingDifferencesProps {
  caption: string;
  before: SettingValue;
  after: SettingValue;
}

/** What differs between two values of a setting, or that nothing does. */
export function SettingDifferences({ caption, before, after }: SettingDifferencesProps) {
  const { t } = useTranslation();
  const texts = useLineTexts();
  const differences = differencesBetween(linesOf(before, texts), linesOf(after, texts));
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
