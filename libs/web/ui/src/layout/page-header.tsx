import { Box, Flex, chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { KitLink } from '../app/link-context';
import { IconButton } from '../forms/button';
import { LARGE_TEXT } from './large-text';

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Address or action of the back button. Without it there is no back button. */
  back?: string | (() => void);
  backLabel?: string;
  /** Shown on the right, for example a button. */
  actions?: ReactNode;
  /** The style for the back office: larger and aligned with the content. */
  backOffice?: boolean;
}

const BackAnchor = chakra(KitLink, {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 'touch',
    borderRadius: 'full',
    transition: 'common',
    _hover: { bg: 'bg.muted' },
  },
});

/** Title of a page, the back button, and actions for the whole page. */
export function PageHeader({ title, subtitle, back, backLabel = '', actions, backOffice = false }: PageHeaderProps) {
  const arrow = <ArrowLeft size={20} aria-hidden />;
  return (
    <Flex
      as="header"
      align="center"
      gap="1"
      minH="14"
      {...(backOffice
        ? { wrap: 'wrap', rowGap: '2' }
        : { px: '4', ps: back === undefined ? '4' : '2', css: { [LARGE_TEXT]: { flexWrap: 'wrap' } } })}
    >
      {typeof back === 'string' && (
        <BackAnchor href={back} aria-label={backLabel} title={backLabel}>
          {arrow}
        </BackAnchor>
      )}
      {typeof back === 'function' && <IconButton label={backLabel} icon={arrow} onClick={back} />}
      <Box flex={backOffice ? '1 1 14rem' : '1'} minW="0" css={{ [LARGE_TEXT]: { flexBasis: '8rem' } }}>
        {/* Operations must read a long name in full: it appears nowhere else on the page. */}
        <chakra.h1
          textStyle={backOffice ? 'title' : 'heading'}
          {...(backOffice
            ? { overflowWrap: 'anywhere' }
            : { truncate: true, css: { [LARGE_TEXT]: { whiteSpace: 'normal' } } })}
        >
          {title}
        </chakra.h1>
        {subtitle && (
          <Box textStyle={backOffice ? 'small' : 'caption'} color="fg.muted" truncate={!backOffice}>
            {subtitle}
          </Box>
        )}
      </Box>
      {actions && (
        // In the back office on a phone, buttons move below the title, in several lines if needed.
        <Flex gap="2" align="center" flexShrink={backOffice ? '1' : '0'}>
          {actions}
        </Flex>
      )}
    </Flex>
  );
}
