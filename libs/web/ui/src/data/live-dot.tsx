import { chakra } from '@chakra-ui/react';

/** A beating dot: what is beside it is happening now. */
export function LiveDot({ size = 8, paused = false }: { size?: number; paused?: boolean }) {
  return (
    <chakra.span
      aria-hidden
      position="relative"
      display="inline-block"
      flexShrink="0"
      style={{ width: size, height: size }}
    >
      <chakra.span
        position="absolute"
        inset="0"
        borderRadius="full"
        bg={paused ? 'fg.subtle' : 'accent.fg'}
        animation={paused ? 'none' : 'live-pulse 1.8s ease-out infinite'}
      />
      <chakra.span position="absolute" inset="0" borderRadius="full" bg={paused ? 'fg.subtle' : 'accent.fg'} />
    </chakra.span>
  );
}
