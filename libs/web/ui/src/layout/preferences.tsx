import { Box } from '@chakra-ui/react';
import { Monitor, Moon, Sun } from 'lucide-react';
import type { ColorMode } from '../app/color-mode';
import { useColorMode } from '../app/use-color-mode';
import { SegmentedControl } from '../forms/segmented-control';
import type { Language } from '../i18n/detect-language';
import { RoundButton } from '../forms/button';

export interface ColorModeToggleProps {
  label: string;
  labels: Record<ColorMode, string>;
}

/** Selects light, dark, or the device's color mode. */
export function ColorModeToggle({ label, labels }: ColorModeToggleProps) {
  const { mode, setMode } = useColorMode();
  return (
    <SegmentedControl
      label={label}
      value={mode}
      onChange={setMode}
      options={[
        {
          value: 'system',
          label: (
            <>
              <Monitor size={16} aria-hidden /> {labels.system}
            </>
          ),
        },
        {
          value: 'light',
          label: (
            <>
              <Sun size={16} aria-hidden /> {labels.light}
            </>
          ),
        },
        {
          value: 'dark',
          label: (
            <>
              <Moon size={16} aria-hidden /> {labels.dark}
            </>
          ),
        },
      ]}
    />
  );
}

const IN_LIGHT = { display: 'inline-grid', _dark: { display: 'none' } } as const;
const IN_DARK = { display: 'none', _dark: { display: 'inline-grid' } } as const;

/**
 * A button for a top bar that switches between light and dark. It contains the icons and names of both modes and the
 * style sheet shows one, because the build renders pages without knowing the visitor's mode.
 */
export function ColorModeButton({ toDarkLabel, toLightLabel }: { toDarkLabel: string; toLightLabel: string }) {
  const { resolved, setMode } = useColorMode();
  const dark = resolved === 'dark';
  // A page that the build renders gets no tooltip.
  const title = typeof document === 'undefined' ? undefined : dark ? toLightLabel : toDarkLabel;
  return (
    <RoundButton title={title} onClick={() => setMode(dark ? 'light' : 'dark')}>
      <Box as="span" {...IN_LIGHT}>
        <Moon size={20} aria-hidden />
        <Box as="span" srOnly>
          {toDarkLabel}
        </Box>
      </Box>
      <Box as="span" {...IN_DARK}>
        <Sun size={20} aria-hidden />
        <Box as="span" srOnly>
          {toLightLabel}
        </Box>
      </Box>
    </RoundButton>
  );
}

export interface LanguageToggleProps {
  label: string;
  value: Language;
  onChange: (language: Language) => void;
}

/** Selects English or Spanish. */
export function LanguageToggle({ label, value, onChange }: LanguageToggleProps) {
  return (
    <SegmentedControl
      label={label}
      value={value}
      onChange={onChange}
      options={[
        { value: 'en', label: 'EN' },
        { value: 'es', label: 'ES' },
      ]}
    />
  );
}
