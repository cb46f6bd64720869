import { Box, Flex, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormat } from '../app/format-context';
import { LARGE_TEXT } from '../layout/large-text';

export interface MoneyProps extends HTMLChakraProps<'span'> {
  /** Decimal string of the API, "12.50". */
  amount: string;
}

/** An amount in the reader's notation: "12.50" → $12.50. */
export function Money({ amount, ...rest }: MoneyProps) {
  const { money } = useFormat();
  return (
    <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap" {...rest}>
      {money(amount)}
    </chakra.span>
  );
}

export interface CostRow {
  label: ReactNode;
  /** Decimal string; negative for a deduction. */
  amount: string;
  /** Below the label, small. */
  detail?: ReactNode;
  kind?: 'line' | 'discount' | 'total';
}

/** The parts of a price, line by line. A `total` line is emphasized and has a rule above it. */
export function CostBreakdown({ rows, label }: { rows: readonly CostRow[]; label: string }) {
  return (
    <chakra.dl aria-label={label} display="flex" flexDirection="column" gap="2">
      {rows.map((row, index) => {
        const kind = row.kind ?? 'line';
        const total = kind === 'total';
        return (
          <Flex
            key={index}
            justify="space-between"
            align="baseline"
            columnGap="4"
            css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}
            textStyle={total ? 'strong' : 'small'}
            color={kind === 'discount' ? 'success.fg' : total ? 'fg' : 'fg.muted'}
            {...(total && index > 0 ? { borderTopWidth: '1px', pt: '3', mt: '1' } : {})}
          >
            <chakra.dt>
              {row.label}
              {row.detail && (
                <Box textStyle="caption" fontWeight="normal" color="fg.subtle">
                  {row.detail}
                </Box>
              )}
            </chakra.dt>
            <chakra.dd color={kind === 'line' ? 'fg' : 'inherit'}>
              <Money amount={row.amount} />
            </chakra.dd>
          </Flex>
        );
      })}
    </chakra.dl>
  );
}
