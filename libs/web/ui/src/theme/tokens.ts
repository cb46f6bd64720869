import { defineTokens } from '@chakra-ui/react';

/** Spacing and size scale in steps of 4 px (1 = 0.25rem), the only distances the screens use. */
const scale = Object.fromEntries(
  [
    0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28, 32, 36, 40, 48, 56, 64,
    72, 80, 96,
  ].map((step) => [String(step), { value: step === 0 ? '0rem' : `${step * 0.25}rem` }]),
);

const color = (shades: Record<string, string>) =>
  Object.fromEntries(Object.entries(shades).map(([shade, value]) => [shade, { value }]));

/** Fonts installed on devices, so that nothing is downloaded. */
const sans =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, system-ui, sans-serif';

export const tokens = defineTokens({
  colors: {
    white: { value: '#ffffff' },
    black: { value: '#070b0c' },
    /** Petrol, the only hue of the brand. */
    brand: color({
      50: '#ecf6f7',
      100: '#d3eaed',
      200: '#a8d6db',
      300: '#74bcc5',
      400: '#3d9ca8',
      500: '#177f8c',
      600: '#0c6773',
      700: '#0a525c',
      800: '#0a424b',
      900: '#0a333a',
      950: '#061f24',
    }),
    /** Lime, used only for money and live content. */
    accent: color({
      50: '#f6fde6',
      100: '#ebfac8',
      200: '#daf598',
      300: '#c6ee63',
      400: '#aee234',
      500: '#8dc414',
      600: '#6a990b',
      700: '#4d730c',
      800: '#3f5b10',
      900: '#354d13',
      950: '#1a2a05',
    }),
    gray: color({
      25: '#fafbfb',
      50: '#f4f6f6',
      100: '#eaeeee',
      200: '#dde3e4',
      300: '#c3cccf',
      400: '#95a2a6',
      500: '#667378',
      600: '#4d5a5f',
      700: '#3a454a',
      800: '#262f33',
      850: '#1d2528',
      900: '#151b1e',
      950: '#0d1214',
    }),
  },
  spacing: scale,
  sizes: {
    ...scale,
    full: { value: '100%' },
    '2xs': { value: '16rem' },
    xs: { value: '20rem' },
    sm: { value: '24rem' },
    md: { value: '28rem' },
    lg: { value: '32rem' },
    xl: { value: '36rem' },
    '2xl': { value: '42rem' },
    '3xl': { value: '48rem' },
    '4xl': { value: '56rem' },
    '5xl': { value: '64rem' },
    '6xl': { value: '72rem' },
    '7xl': { value: '80rem' },
    /** Width of the column for riders and drivers. */
    phone: { value: '30rem' },
    /** Minimum size of touch targets. */
    touch: { value: '2.75rem' },
  },
  radii: {
    none: { value: '0' },
    xs: { value: '0.25rem' },
    sm: { value: '0.5rem' },
    md: { value: '0.75rem' },
    lg: { value: '1rem' },
    xl: { value: '1.5rem' },
    full: { value: '9999px' },
  },
  fonts: {
    body: { value: sans },
    heading: { value: sans },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace' },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.5rem' },
    '3xl': { value: '1.875rem' },
    '4xl': { value: '2.375rem' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  lineHeights: {
    tight: { value: '1.2' },
    snug: { value: '1.35' },
    normal: { value: '1.5' },
  },
  letterSpacings: {
    tight: { value: '-0.02em' },
    snug: { value: '-0.011em' },
    wide: { value: '0.02em' },
  },
  durations: {
    fast: { value: '120ms' },
    moderate: { value: '200ms' },
    slow: { value: '320ms' },
  },
  easings: {
    out: { value: 'cubic-bezier(0.16, 1, 0.3, 1)' },
  },
  zIndex: {
    base: { value: 0 },
    sticky: { value: 10 },
    dropdown: { value: 20 },
    overlay: { value: 40 },
    modal: { value: 50 },
    popover: { value: 50 },
    toast: { value: 60 },
    skipLink: { value: 70 },
  },
});
