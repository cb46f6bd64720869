import { useTranslation } from 'react-i18next';
import { Box, Card, ColorModeToggle, LanguageToggle, Stack, useLanguage } from '@groupride/web-ui';
import { useChangeLanguage } from '../../../shared/use-change-language';

/** Appearance and language of the application. */
export function Preferences() {
  const { t } = useTranslation();
  const changeLanguage = useChangeLanguage();
  const language = useLanguage();
  return (
    <Card>
      <Stack gap="4">
        <Box>
          <Box textStyle="label" mb="1.5">
            {t('profile.appearance')}
          </Box>
          <ColorModeToggle
            label={t('profile.appearance')}
            labels={{ system: t('profile.modeSystem'), light: t('profile.modeLight'), dark: t('profile.modeDark') }}
          />
        </Box>
        <Box>
          <Box textStyle="label" mb="1.5">
            {t('profile.language')}
          </Box>
          <LanguageToggle label={t('profile.language')} value={language} onChange={changeLanguage} />
        </Box>
      </Stack>
    </Card>
  );
}
