import { useTranslation } from 'react-i18next';
import { Box, ColorModeButton, LanguageToggle, setLanguage, useLanguage } from '@groupride/web-ui';

export function LanguageChoice() {
  const { t, i18n } = useTranslation();
  return (
    <LanguageToggle
      label={t('nav.language')}
      value={useLanguage()}
      onChange={(language) => void setLanguage(i18n, language)}
    />
  );
}

export function ColorChoice() {
  const { t } = useTranslation();
  return <ColorModeButton toDarkLabel={t('nav.toDark')} toLightLabel={t('nav.toLight')} />;
}

/** Language and color mode. */
export function Preferences() {
  return (
    <>
      <Box w="28">
        <LanguageChoice />
      </Box>
      <ColorChoice />
    </>
  );
}
