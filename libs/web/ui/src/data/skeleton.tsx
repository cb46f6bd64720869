import { Box, Flex, chakra } from '@chakra-ui/react';

export interface SkeletonProps {
  w?: string;
  h?: string;
  round?: boolean;
}

/** A placeholder in the shape of content that is loading. */
export function Skeleton({ w = 'full', h = '4', round = false }: SkeletonProps) {
  return (
    <chakra.span
      aria-hidden
      display="block"
      w={w}
      h={h}
      maxW="full"
      borderRadius={round ? 'full' : 'sm'}
      bg="bg.muted"
      backgroundImage="linear-gradient(90deg, transparent 25%, var(--gr-colors-bg-emphasized) 50%, transparent 75%)"
      backgroundSize="200% 100%"
      animation="shimmer 1.6s linear infinite"
    />
  );
}

/** Placeholders of cards that are loading; `label` is for screen readers. */
export function CardSkeletons({ count = 3, label }: { count?: number; label: string }) {
  return (
    <Flex role="status" aria-label={label} direction="column" gap="3">
      {Array.from({ length: count }, (_, index) => (
        <Box key={index} bg="bg.panel" borderWidth="1px" borderRadius="lg" p="4">
          <Flex justify="space-between" gap="4">
            <Skeleton w="9rem" h="5" />
            <Skeleton w="4rem" h="5" />
          </Flex>
          <Flex direction="column" gap="2" mt="4">
            <Skeleton w="80%" />
            <Skeleton w="60%" />
          </Flex>
        </Box>
      ))}
    </Flex>
  );
}
