import { useTranslation } from 'react-i18next';
import { Box, ColorModeButton, LanguageToggle, setLanguage } from '@groupride/web-ui';

/** Language and colour mode. */
export function Preferences() {
  const { t, i18n } = useTranslation();
  return (
    <>
      <Box w="28">
        <LanguageToggle
          label={t('nav.language')}
          value={i18n.language === 'es' ? 'es' : 'en'}
          onChange={(language) => void setLanguage(i18n, language)}
        />
      </Box>
      <ColorModeButton toDarkLabel={t('nav.toDark')} toLightLabel={t('nav.toLight')} />
    </>
  );
}
