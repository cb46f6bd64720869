import { Monitor, Moon, Sun } from 'lucide-react';
import type { ColorMode } from '../app/color-mode';
import { useColorMode } from '../app/use-color-mode';
import { SegmentedControl } from '../forms/segmented-control';
import type { Language } from '../i18n/detect-language';
import { IconButton } from '../forms/button';

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

/** A button for a top bar that switches between light and dark. */
export function ColorModeButton({ toDarkLabel, toLightLabel }: { toDarkLabel: string; toLightLabel: string }) {
  const { resolved, setMode } = useColorMode();
  const dark = resolved === 'dark';
  return (
    <IconButton
      label={dark ? toLightLabel : toDarkLabel}
      icon={dark ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
      onClick={() => setMode(dark ? 'light' : 'dark')}
    />
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
