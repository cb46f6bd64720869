import { defineSemanticTokens } from '@chakra-ui/react';

const both = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/** Every palette has the same keys, so `colorPalette` works with each of them. */
interface Palette {
  /** Background for `contrast`. */
  solid: [light: string, dark: string];
  hover: [light: string, dark: string];
  contrast: [light: string, dark: string];
  /** Text and icons on `bg.panel` and `subtle`, with a contrast of at least 4.5 : 1. */
  fg: [light: string, dark: string];
  subtle: [light: string, dark: string];
  muted: [light: string, dark: string];
  border: [light: string, dark: string];
}

const palette = ({ solid, hover, contrast, fg, subtle, muted, border }: Palette) => ({
  solid: both(...solid),
  hover: both(...hover),
  contrast: both(...contrast),
  fg: both(...fg),
  subtle: both(...subtle),
  muted: both(...muted),
  emphasized: both(...muted),
  border: both(...border),
  focusRing: both('{colors.brand.500}', '{colors.brand.300}'),
});

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: both('{colors.gray.50}', '{colors.gray.950}'),
      canvas: both('{colors.gray.50}', '{colors.gray.950}'),
      panel: both('{colors.white}', '{colors.gray.900}'),
      subtle: both('{colors.gray.50}', '{colors.gray.850}'),
      muted: both('{colors.gray.100}', '{colors.gray.800}'),
      emphasized: both('{colors.gray.200}', '{colors.gray.700}'),
      inverted: both('{colors.brand.950}', '{colors.gray.50}'),
      scrim: both('rgba(6, 20, 24, 0.45)', 'rgba(0, 0, 0, 0.62)'),
    },
    fg: {
      DEFAULT: both('#10191c', '#eef3f3'),
      muted: both('{colors.gray.600}', '#a9b5b9'),
      subtle: both('#5f6c71', '#8e9b9f'),
      inverted: both('{colors.white}', '#10191c'),
    },
    border: {
      DEFAULT: both('{colors.gray.200}', '{colors.gray.800}'),
      muted: both('{colors.gray.100}', '{colors.gray.850}'),
      /** Borders of controls, with a contrast of 3 : 1 against the surface behind them. */
      emphasized: both('#86949a', '#64727a'),
    },
    focusRing: both('{colors.brand.500}', '{colors.brand.300}'),
    brand: palette({
      solid: ['{colors.brand.700}', '{colors.brand.300}'],
      hover: ['{colors.brand.800}', '{colors.brand.200}'],
      contrast: ['{colors.white}', '{colors.brand.950}'],
      fg: ['{colors.brand.700}', '{colors.brand.300}'],
      subtle: ['{colors.brand.50}', '#0c2429'],
      muted: ['{colors.brand.100}', '#10333a'],
      border: ['{colors.brand.200}', '#1b4a53'],
    }),
    accent: palette({
      solid: ['{colors.accent.300}', '{colors.accent.300}'],
      hover: ['{colors.accent.400}', '{colors.accent.200}'],
      contrast: ['{colors.accent.950}', '{colors.accent.950}'],
      fg: ['{colors.accent.700}', '{colors.accent.300}'],
      subtle: ['{colors.accent.50}', '#18220a'],
      muted: ['{colors.accent.100}', '#243510'],
      border: ['{colors.accent.400}', '#415e10'],
    }),
    gray: palette({
      solid: ['#1c272b', '{colors.gray.100}'],
      hover: ['{colors.gray.700}', '{colors.white}'],
      contrast: ['{colors.white}', '#10191c'],
      fg: ['{colors.gray.700}', '{colors.gray.200}'],
      subtle: ['{colors.gray.100}', '{colors.gray.850}'],
      muted: ['{colors.gray.200}', '{colors.gray.800}'],
      border: ['{colors.gray.300}', '{colors.gray.700}'],
    }),
    danger: palette({
      solid: ['#b42318', '#f0857c'],
      hover: ['#961b12', '#f6a59e'],
      contrast: ['{colors.white}', '#3a0b07'],
      fg: ['#b42318', '#f8a29b'],
      subtle: ['#fef2f1', '#2b1412'],
      muted: ['#fde0dd', '#401b18'],
      border: ['#f2b3ad', '#6b2a25'],
    }),
    warning: palette({
      solid: ['#f3b13c', '#f3b13c'],
      hover: ['#e59f22', '#f8c566'],
      contrast: ['#2e1d02', '#2e1d02'],
      fg: ['#855300', '#f5c26b'],
      subtle: ['#fff8ea', '#271d0c'],
      muted: ['#fdebc4', '#3a2a0f'],
      border: ['#ecc878', '#5f4415'],
    }),
    success: palette({
      solid: ['#12714b', '#5fcf9c'],
      hover: ['#0d5c3c', '#86dcb5'],
      contrast: ['{colors.white}', '#042818'],
      fg: ['#12714b', '#7fd9b0'],
      subtle: ['#effaf4', '#0e231a'],
      muted: ['#d5f2e2', '#143527'],
      border: ['#a3dcbf', '#1f5a40'],
    }),
    info: palette({
      solid: ['#1f5fbf', '#8ab8f5'],
      hover: ['#194e9f', '#acccf8'],
      contrast: ['{colors.white}', '#04162f'],
      fg: ['#1f5fbf', '#9cc3f7'],
      subtle: ['#eff5fd', '#111f33'],
      muted: ['#d9e7fb', '#182c49'],
      border: ['#b1cdf3', '#2a4a78'],
    }),
  },
  shadows: {
    xs: both('0 1px 2px rgba(10, 40, 46, 0.06)', '0 1px 2px rgba(0, 0, 0, 0.4)'),
    sm: both('0 1px 2px rgba(10, 40, 46, 0.05), 0 4px 12px rgba(10, 40, 46, 0.06)', '0 4px 12px rgba(0, 0, 0, 0.45)'),
    md: both('0 2px 4px rgba(10, 40, 46, 0.05), 0 12px 28px rgba(10, 40, 46, 0.1)', '0 12px 28px rgba(0, 0, 0, 0.5)'),
    lg: both('0 4px 8px rgba(10, 40, 46, 0.06), 0 24px 56px rgba(10, 40, 46, 0.16)', '0 24px 56px rgba(0, 0, 0, 0.6)'),
  },
});
