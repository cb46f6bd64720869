import { Flex, chakra } from '@groupride/web-ui';

/** The mark: riders on one route. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="9" fill="var(--gr-colors-brand-700)" />
      <path d="M8 22c0-6 4.5-6 8-6s8 0 8-6" fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="8" cy="22" r="3" fill="#fff" />
      <circle cx="16" cy="16" r="3" fill="#fff" />
      <circle cx="24" cy="10" r="3.6" fill="var(--gr-colors-accent-300)" />
    </svg>
  );
}

export function Brand({ name, size }: { name: string; size?: number }) {
  return (
    <Flex align="center" gap="2.5">
      <Mark {...(size ? { size } : {})} />
      <chakra.span fontWeight="bold" letterSpacing="tight" fontSize="lg">
        {name}
      </chakra.span>
    </Flex>
  );
}
