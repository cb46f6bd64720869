import { defineTextStyles } from '@chakra-ui/react';

/** The type scale. Numbers that change or align (money, countdowns, tables) also use `numeric`. */
export const textStyles = defineTextStyles({
  display: { value: { fontSize: '4xl', lineHeight: '1.1', fontWeight: 'bold', letterSpacing: 'tight' } },
  title: { value: { fontSize: '2xl', lineHeight: 'tight', fontWeight: 'bold', letterSpacing: 'tight' } },
  heading: { value: { fontSize: 'lg', lineHeight: 'snug', fontWeight: 'semibold', letterSpacing: 'snug' } },
  body: { value: { fontSize: 'md', lineHeight: 'normal', fontWeight: 'normal' } },
  strong: { value: { fontSize: 'md', lineHeight: 'normal', fontWeight: 'semibold', letterSpacing: 'snug' } },
  label: { value: { fontSize: 'sm', lineHeight: '1.4', fontWeight: 'medium' } },
  small: { value: { fontSize: 'sm', lineHeight: '1.45', fontWeight: 'normal' } },
  caption: { value: { fontSize: '0.8125rem', lineHeight: '1.4', fontWeight: 'normal' } },
  overline: { value: { fontSize: 'xs', lineHeight: '1.3', fontWeight: 'semibold', letterSpacing: 'wide' } },
  figure: {
    value: {
      fontSize: '3xl',
      lineHeight: '1.1',
      fontWeight: 'bold',
      letterSpacing: 'tight',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
