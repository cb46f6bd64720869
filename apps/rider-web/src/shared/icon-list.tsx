import type { LucideIcon } from 'lucide-react';
import { Box, Flex, Stack } from '@groupride/web-ui';

/** Short lines of text, each with an icon. */
export function IconList({ lines }: { lines: readonly (readonly [icon: LucideIcon, text: string])[] }) {
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {lines.map(([Icon, text]) => (
        <Flex as="li" key={text} gap="3" align="center" textStyle="small">
          <Box color="brand.fg">
            <Icon size={18} aria-hidden />
          </Box>
          {text}
        </Flex>
      ))}
    </Stack>
  );
}
