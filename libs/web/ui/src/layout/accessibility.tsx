import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Content for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <chakra.span srOnly>{children}</chakra.span>;
}

/** The first focusable element, which skips the navigation and leads to `#main`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <chakra.a
      href="#main"
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="skipLink"
      px="4"
      minH="touch"
      display="flex"
      alignItems="center"
      bg="brand.solid"
      color="brand.contrast"
      fontWeight="semibold"
      borderRadius="md"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
    >
      {label}
    </chakra.a>
  );
}
