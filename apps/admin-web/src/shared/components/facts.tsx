import type { ReactNode } from 'react';
import { Box, chakra } from '@groupride/web-ui';

/** Names and values, one pair a line. */
export function Facts({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="6" rowGap="2" textStyle="small">
      {items.map(({ label, value }) => (
        <Box key={label} display="contents">
          <chakra.dt color="fg.muted">{label}</chakra.dt>
          <chakra.dd textAlign="end" fontWeight="medium" minW="0">
            {value}
          </chakra.dd>
        </Box>
      ))}
    </chakra.dl>
  );
}
