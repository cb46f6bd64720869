import { chakra } from '@chakra-ui/react';

/** A spinning ring in the text color. Describe beside it what is loading. */
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
