import type { Appearance } from '@stripe/stripe-js';

const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--gr-colors-${name}`).trim();

/** Colors for the provider's card form. It runs in its own frame, so it gets values instead of CSS variables. */
export function paymentAppearance(mode: 'light' | 'dark'): Appearance {
  return {
    theme: mode === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('brand-solid'),
      colorBackground: token('bg-panel'),
      colorText: token('fg'),
      colorTextSecondary: token('fg-muted'),
      colorDanger: token('danger-fg'),
      borderRadius: '12px',
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSizeBase: '16px',
      spacingUnit: '4px',
    },
  };
}
