import { SimpleGrid, type SimpleGridProps } from '@chakra-ui/react';
import { LARGE_TEXT } from './large-text';

/** Two short items side by side, or below each other where enlarged text leaves no room for two. */
export function TwoColumns(props: SimpleGridProps) {
  return (
    <SimpleGrid
      gridTemplateColumns="repeat(2, minmax(0, 1fr))"
      css={{ [LARGE_TEXT]: { gridTemplateColumns: '1fr' } }}
      {...props}
    />
  );
}
