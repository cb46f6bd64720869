import { Box, Flex, chakra } from '@chakra-ui/react';
import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../forms/button';
import { Spinner } from './spinner';

interface StateProps {
  title: string;
  detail?: ReactNode;
  icon?: ReactNode;
  /** Whether the title is the main heading of the page. */
  mainHeading?: boolean;
  /** Buttons or links that help. */
  children?: ReactNode;
}

function State({ title, detail, icon, palette, mainHeading = false, children }: StateProps & { palette: string }) {
  return (
    <Flex direction="column" align="center" textAlign="center" py="12" px="6" colorPalette={palette}>
      {icon && (
        <Flex
          boxSize="14"
          borderRadius="full"
          align="center"
          justify="center"
          bg="colorPalette.subtle"
          color="colorPalette.fg"
          mb="4"
        >
          {icon}
        </Flex>
      )}
      <chakra.h2 as={mainHeading ? 'h1' : 'h2'} textStyle="heading">
        {title}
      </chakra.h2>
      {detail && (
        <Box textStyle="small" color="fg.muted" mt="1.5" maxW="xs">
          {detail}
        </Box>
      )}
      {children && (
        <Flex mt="6" gap="2" wrap="wrap" justify="center">
          {children}
        </Flex>
      )}
    </Flex>
  );
}

/** Shows that there is no content yet, which is not an error. */
export function EmptyState(props: StateProps) {
  return <State palette="brand" {...props} />;
}

export interface ErrorStateProps extends StateProps {
  onRetry?: () => void;
  retryLabel?: string;
  retrying?: boolean;
}

/** Shows an error: what happened and what can be done. */
export function ErrorState({ onRetry, retryLabel, retrying = false, children, icon, ...state }: ErrorStateProps) {
  return (
    <Box role="alert">
      <State palette="danger" icon={icon ?? <TriangleAlert size={26} aria-hidden />} {...state}>
        {onRetry && (
          <Button variant="secondary" onClick={onRetry} busy={retrying} icon={<RotateCw size={18} aria-hidden />}>
            {retryLabel}
          </Button>
        )}
        {children}
      </State>
    </Box>
  );
}

/** Shows that the main content of the screen is loading. */
export function LoadingState({ label }: { label: string }) {
  return (
    <Flex role="status" direction="column" align="center" justify="center" gap="4" py="16" color="fg.muted">
      <Box color="brand.fg">
        <Spinner size={32} />
      </Box>
      <Box textStyle="small">{label}</Box>
    </Flex>
  );
}
