import type { Appearance } from '@stripe/stripe-js';

const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--gr-colors-${name}`).trim();

/** The provider's card form in our colors. It lives in a frame of its own, so it gets values, not variables. */
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
