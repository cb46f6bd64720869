import type { ReactNode } from 'react';
import { Flex, chakra } from '@groupride/web-ui';

/** Names and values, one pair per line. */
export function Facts({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <chakra.dl display="flex" flexDirection="column" gap="2" textStyle="small">
      {items.map(({ label, value }) => (
        // Each line has its own layout, so that a long name does not narrow the values of other lines.
        <Flex key={label} justify="space-between" gap="6">
          <chakra.dt color="fg.muted" flexShrink="0" maxW="60%">
            {label}
          </chakra.dt>
          <chakra.dd textAlign="end" fontWeight="medium" minW="0">
            {value}
          </chakra.dd>
        </Flex>
      ))}
    </chakra.dl>
  );
}
