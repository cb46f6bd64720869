import type { ReactNode } from 'react';
import { Box } from '@groupride/web-ui';

/** A section of a page with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title}>
      <Box as="h2" textStyle="heading" mb="2">
        {title}
      </Box>
      {children}
    </Box>
  );
}
