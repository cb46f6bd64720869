import { Box, Flex, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { KitLink } from '../app/link-context';
import { LARGE_TEXT } from '../layout/large-text';

export interface CardProps extends Omit<HTMLChakraProps<'section'>, 'title'> {
  title?: ReactNode;
  /** Beside the title, on the right. */
  action?: ReactNode;
  /** No inner space, for lists that reach the edge. */
  flush?: boolean;
  tone?: 'plain' | 'brand' | 'live';
}

const tones = {
  plain: { bg: 'bg.panel', borderColor: 'border' },
  brand: { bg: 'brand.subtle', borderColor: 'brand.border' },
  live: { bg: 'accent.subtle', borderColor: 'accent.border' },
} as const;

/** A surface with a thin border, the basic block of every screen. */
export function Card({ title, action, flush = false, tone = 'plain', children, ...rest }: CardProps) {
  return (
    <chakra.section
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="xs"
      {...tones[tone]}
      {...(flush ? { overflow: 'hidden' } : { p: '4' })}
      {...rest}
    >
      {(title || action) && (
        <Flex
          align="center"
          justify="space-between"
          gap="3"
          minH="7"
          {...(flush ? { px: '4', pt: '4', pb: '2' } : { mb: '3' })}
        >
          <chakra.h2 textStyle="heading">{title}</chakra.h2>
          {action}
        </Flex>
      )}
      {children}
    </chakra.section>
  );
}

export interface ListRowProps {
  title: ReactNode;
  detail?: ReactNode;
  leading?: ReactNode;
  /** On the right, for example an amount or a badge. */
  trailing?: ReactNode;
  /** Makes the row a link. */
  href?: string;
  /** Makes the row a button. */
  onClick?: () => void;
  /** Less space above and below. */
  dense?: boolean;
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: '14',
  px: '4',
  py: '3',
  textAlign: 'start',
  color: 'fg',
  // What is on the right moves below the title.
  [LARGE_TEXT]: { flexWrap: 'wrap' },
} as const;
/** In the back office, which shows many rows. */
const DENSE = { minH: '12', py: '1' } as const;
/** The reset sets another value for each element, so this one is not inherited. */
const BREAKABLE = { '&, & *': { overflowWrap: 'anywhere' } };
const pressable = {
  ...rowStyle,
  cursor: 'pointer',
  transition: 'common',
  _hover: { bg: 'bg.subtle' },
  _focusVisible: { outlineOffset: '-2px' },
};
const RowAnchor = chakra(KitLink, { base: pressable });
const RowButton = chakra('button', { base: pressable });

/** One row of a list: a title, a detail, and content on the right. Several rows belong in a flush Card. */
export function ListRow({ title, detail, leading, trailing, href, onClick, dense = false }: ListRowProps) {
  const size = dense ? DENSE : {};
  const content = (
    <>
      {leading && (
        <Box flexShrink="0" color="fg.subtle">
          {leading}
        </Box>
      )}
      <Box flex="1" minW="0" css={{ [LARGE_TEXT]: { flexBasis: '60%' } }}>
        <Box textStyle="label" fontSize="md" css={BREAKABLE}>
          {title}
        </Box>
        {detail && (
          <Box textStyle="small" color="fg.muted">
            {detail}
          </Box>
        )}
      </Box>
      {trailing && (
        <Box flexShrink="0" textAlign="end">
          {trailing}
        </Box>
      )}
      {(href ?? onClick) && (
        <Box color="fg.subtle" flexShrink="0" me="-1">
          <ChevronRight size={18} aria-hidden />
        </Box>
      )}
    </>
  );
  if (href)
    return (
      <RowAnchor href={href} {...size}>
        {content}
      </RowAnchor>
    );
  if (onClick)
    return (
      <RowButton type="button" onClick={onClick} {...size}>
        {content}
      </RowButton>
    );
  return (
    <Box css={rowStyle} {...size}>
      {content}
    </Box>
  );
}

/** Rows with a line between them. */
export function RowList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <chakra.ul aria-label={label} listStyleType="none" css={{ '& > li + li': { borderTopWidth: '1px' } }}>
      {children}
    </chakra.ul>
  );
}
