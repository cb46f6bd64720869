import type { ReactNode } from 'react';
import { Box } from '@groupride/web-ui';

/** Layout of a ride page without its map: while it loads, or when there is nothing to show. */
export function Column({ children }: { children: ReactNode }) {
  return (
    <Box h="full" position="relative" overflowY="auto" maxW="phone" mx="auto" px="4" pt="3" pb="24">
      {children}
    </Box>
  );
}
