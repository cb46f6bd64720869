import { useTranslation } from 'react-i18next';
import { Box, InlineAlert } from '@groupride/web-ui';

/** Shows in an open form what a colleague changed since it was opened. Renders nothing without a line. */
export function ColleaguesChange({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <InlineAlert tone="warning" title={t('business.changedMeanwhile')}>
      {lines.map((line) => (
        <Box key={line} whiteSpace="pre-line" overflowWrap="anywhere">
          {line}
        </Box>
      ))}
    </InlineAlert>
  );
}
