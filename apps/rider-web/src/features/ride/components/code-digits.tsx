import { useTranslation } from 'react-i18next';
import { chakra } from '@groupride/web-ui';

const SIZES = {
  card: { fontSize: '3xl', bg: 'bg.subtle', color: 'fg' },
  alert: { fontSize: '4xl', bg: 'transparent', color: 'inherit' },
  hero: { fontSize: 'clamp(2.75rem, 15vw, 4.25rem)', bg: 'transparent', color: 'fg' },
} as const;

/** A boarding code that is displayed as one number and read aloud digit by digit. */
export function CodeDigits({ code, size = 'card' }: { code: string; size?: keyof typeof SIZES }) {
  const { t } = useTranslation();
  return (
    <chakra.output
      role="img"
      aria-label={`${t('verification.code')}: ${[...code].join(' ')}`}
      data-code={code}
      display="block"
      textAlign="center"
      borderRadius="md"
      py={size === 'card' ? '3' : '1'}
      fontWeight="bold"
      lineHeight="1.1"
      letterSpacing="0.16em"
      // Offsets the letter spacing after the last digit, which would shift the number to the left.
      textIndent="0.16em"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
      {...SIZES[size]}
    >
      {code}
    </chakra.output>
  );
}
