import { Box, Flex, chakra } from '@chakra-ui/react';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { KitLink } from '../app/link-context';
import { Skeleton } from './skeleton';

/** How a number compares with an earlier one. */
export interface MetricTrend {
  /** Already formatted, for example "+12% vs. 45". */
  text: string;
  tone: 'better' | 'worse' | 'neutral';
  direction?: 'up' | 'down';
}

export interface MetricCardProps {
  label: string;
  /** Already formatted. */
  value: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
  loading?: boolean;
  /** The list that the number counts; the whole card links to it. */
  href?: string | undefined;
  trend?: MetricTrend | undefined;
  /** Smaller, without space between its lines, for many cards together. */
  dense?: boolean;
}

const Anchor = chakra(KitLink, {
  base: {
    color: 'inherit',
    _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid var(--gr-colors-focus-ring)' } },
  },
});
const TREND_COLORS = { better: 'success.fg', worse: 'danger.fg', neutral: 'fg.muted' } as const;
const ARROWS = { up: ArrowUpRight, down: ArrowDownRight } as const;

/** A number that operations monitor. */
export function MetricCard({
  label,
  value,
  detail,
  icon,
  loading = false,
  href,
  trend,
  dense = false,
}: MetricCardProps) {
  const gap = dense ? '0' : '1';
  const Arrow = trend?.direction ? ARROWS[trend.direction] : null;
  return (
    <Box
      position="relative"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="xs"
      {...(dense ? { px: '2.5', py: '2' } : { p: '4' })}
      minW="0"
      transition="common"
      {...(href === undefined ? {} : { _hover: { borderColor: 'border.emphasized' } })}
    >
      <Flex justify="space-between" align="start" color="fg.muted" gap="2">
        <Box textStyle={dense ? 'caption' : 'label'}>
          {href === undefined ? label : <Anchor href={href}>{label}</Anchor>}
        </Box>
        {icon && <Box color="fg.subtle">{icon}</Box>}
      </Flex>
      <Box
        textStyle="figure"
        // Two cards side by side on a phone have room for an amount of five digits.
        {...(dense ? { fontSize: 'xl', lineHeight: '1.3' } : { fontSize: { base: '2xl', md: '3xl' }, mt: '2' })}
      >
        {loading ? <Skeleton w={dense ? '4rem' : '6rem'} h={dense ? '6' : '8'} /> : value}
      </Box>
      {trend && !loading && (
        <Flex textStyle="caption" fontWeight="medium" color={TREND_COLORS[trend.tone]} mt={gap} gap="1" align="center">
          {Arrow && (
            <Box flexShrink="0">
              <Arrow size={14} aria-hidden />
            </Box>
          )}
          {trend.text}
        </Flex>
      )}
      {detail && (
        <Box textStyle="caption" color="fg.subtle" mt={gap}>
          {detail}
        </Box>
      )}
    </Box>
  );
}
