import type { Appearance } from '@stripe/stripe-js';

const THEMES: Readonly<Record<string, Record<string, string>>> = {
  stripe: {},
  flat: { '--border': 'transparent', '--background': '#f1f1f1' },
  night: { '--background': '#2b2d3a', '--text': '#f5f5f7', '--primary': '#6ea8ff', '--danger': '#ff8b98' },
  none: {},
};

const VARIABLES: Readonly<Record<string, string>> = {
  colorPrimary: '--primary',
  colorBackground: '--background',
  colorText: '--text',
  colorDanger: '--danger',
  borderRadius: '--radius',
  fontFamily: '--font',
  fontSizeBase: '--size',
  gridRowSpacing: '--gap',
};

/** Accepts only values that cannot load resources or break out of their CSS property. */
const SAFE = /^[^;{}<>\\]*$/;

/** Puts theme and variables onto the page. Returns whether its ground is dark. */
export function applyAppearance({ theme = 'stripe', variables = {} }: Appearance): boolean {
  const { style } = document.documentElement;
  style.cssText = '';
  for (const [name, value] of Object.entries(THEMES[theme] ?? {})) style.setProperty(name, value);
  for (const [name, value] of Object.entries(variables)) {
    const property = VARIABLES[name];
    if (property && typeof value === 'string' && SAFE.test(value) && !/url\(/i.test(value))
      style.setProperty(property, value);
  }
  const dark = isDark();
  style.colorScheme = dark ? 'dark' : 'light';
  document.documentElement.classList.toggle('dark', dark);
  return dark;
}

/** Relative luminance (WCAG 2) of the ground behind the text. */
function isDark(): boolean {
  const probe = document.createElement('span');
  probe.style.color = 'var(--background)';
  document.body.append(probe);
  const channels = getComputedStyle(probe)
    .color.match(/[\d.]+/g)
    ?.map(Number) ?? [255, 255, 255];
  probe.remove();
  const linear = (value = 255): number =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(channels[0]) + 0.7152 * linear(channels[1]) + 0.0722 * linear(channels[2]) < 0.2;
}
