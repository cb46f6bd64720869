import { chakra } from '@chakra-ui/react';

/** A pulsing dot that marks live content. */
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
