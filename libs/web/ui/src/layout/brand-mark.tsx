import { chakra } from '@chakra-ui/react';

/** The product's logo: people picked up one after another along one route. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <chakra.svg aria-hidden viewBox="0 0 32 32" flexShrink="0" style={{ width: size, height: size }}>
      <chakra.rect width="32" height="32" rx="9" fill="brand.700" />
      <chakra.path d="M8 22c0-6 4.5-6 8-6s8 0 8-6" fill="none" stroke="white" strokeWidth="2.6" strokeLinecap="round" />
      <chakra.circle cx="8" cy="22" r="3" fill="white" />
      <chakra.circle cx="16" cy="16" r="3" fill="white" />
      <chakra.circle cx="24" cy="10" r="3.6" fill="accent.300" />
    </chakra.svg>
  );
}
