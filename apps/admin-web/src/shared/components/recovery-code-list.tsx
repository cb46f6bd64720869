import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Grid, InlineAlert, Stack } from '@groupride/web-ui';

/** Shows recovery codes. This is the only time that they are shown. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation();
  const text = `${t('recoveryCodes.fileTitle')}\n\n${codes.join('\n')}\n`;
  return (
    <Stack gap="4">
      <InlineAlert tone="warning">{t('recoveryCodes.once')}</InlineAlert>
      <Grid
        as="ol"
        aria-label={t('recoveryCodes.title')}
        listStyleType="none"
        templateColumns="1fr 1fr"
        gap="2"
        fontFamily="mono"
        textAlign="center"
      >
        {codes.map((code) => (
          <Box as="li" key={code} bg="bg.subtle" borderRadius="md" py="1.5">
            {code}
          </Box>
        ))}
      </Grid>
      <Button
        variant="secondary"
        block
        icon={<Download size={18} aria-hidden />}
        onClick={() => saveText('groupride-recovery-codes.txt', text)}
      >
        {t('recoveryCodes.save')}
      </Button>
      <Button block onClick={onDone}>
        {t('recoveryCodes.done')}
      </Button>
    </Stack>
  );
}

function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
