import { chakra } from '@chakra-ui/react';

/** A turning ring in the color of the text around it. Say beside it what is being waited for. */
export function Spinner({ size = 24 }: { size?: number }) {
  return (
    <chakra.span
      aria-hidden
      display="inline-block"
      flexShrink="0"
      borderRadius="full"
      border="2px solid"
      borderColor="currentColor"
      borderTopColor="transparent"
      style={{ width: size, height: size }}
      animation="spin 800ms linear infinite"
    />
  );
}
