import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Tone } from './status-badge';

export interface TimelineItem {
  id: string | number;
  title: ReactNode;
  /** When, already formatted. */
  time: string;
  detail?: ReactNode;
  tone?: Tone;
}

const dots: Record<Tone, string> = {
  neutral: 'fg.subtle',
  brand: 'brand.solid',
  live: 'accent.fg',
  success: 'success.solid',
  warning: 'warning.solid',
  danger: 'danger.solid',
  info: 'info.solid',
};

/** What happened, in order. */
export function Timeline({
  items,
  label,
  current,
}: {
  items: readonly TimelineItem[];
  label: string;
  /** Id of the item that is currently shown elsewhere. */
  current?: string | number | null;
}) {
  return (
    <chakra.ol aria-label={label} listStyleType="none">
      {items.map((item, index) => (
        <Flex
          as="li"
          key={item.id}
          gap="3"
          {...(item.id === current && {
            'aria-current': 'step',
            bg: 'brand.subtle',
            borderRadius: 'md',
            // The highlight extends a little beyond the text on both sides.
            mx: '-2',
            px: '2',
          })}
        >
          <Flex direction="column" align="center" pt="1.5">
            <Box boxSize="2.5" borderRadius="full" flexShrink="0" bg={dots[item.tone ?? 'neutral']} />
            {index < items.length - 1 && <Box w="1px" flex="1" bg="border" my="1" />}
          </Flex>
          <Box flex="1" minW="0" pb={index < items.length - 1 ? '4' : '0'}>
            <Flex justify="space-between" align="baseline" gap="3" wrap="wrap">
              <Box textStyle="label">{item.title}</Box>
              <Box textStyle="caption" color="fg.subtle" fontVariantNumeric="tabular-nums">
                {item.time}
              </Box>
            </Flex>
            {item.detail && (
              <Box textStyle="small" color="fg.muted" mt="0.5">
                {item.detail}
              </Box>
            )}
          </Box>
        </Flex>
      ))}
    </chakra.ol>
  );
}
