import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Skeleton } from './skeleton';

export interface MetricCardProps {
  label: string;
  /** Already formatted. */
  value: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
  loading?: boolean;
}

/** One number that operations keep an eye on. */
export function MetricCard({ label, value, detail, icon, loading = false }: MetricCardProps) {
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="lg" boxShadow="xs" p="4" minW="0">
      <Flex justify="space-between" align="center" color="fg.muted" gap="2">
        <Box textStyle="label">{label}</Box>
        <Box color="fg.subtle">{icon}</Box>
      </Flex>
      <Box textStyle="figure" mt="2">
        {loading ? <Skeleton w="6rem" h="8" /> : value}
      </Box>
      {detail && (
        <Box textStyle="caption" color="fg.subtle" mt="1.5">
          {detail}
        </Box>
      )}
    </Box>
  );
}
