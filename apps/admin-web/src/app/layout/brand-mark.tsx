import { chakra } from '@groupride/web-ui';

/** Two circles that meet: people in one car. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <chakra.svg aria-hidden viewBox="0 0 32 32" flexShrink="0" style={{ width: size, height: size }}>
      <chakra.rect width="32" height="32" rx="9" fill="brand.700" />
      <chakra.circle cx="12" cy="16" r="5" fill="accent.300" />
      <chakra.circle cx="21" cy="16" r="4" fill="none" stroke="white" strokeWidth="2" />
    </chakra.svg>
  );
}
