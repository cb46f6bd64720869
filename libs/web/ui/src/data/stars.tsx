import { Flex } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { VisuallyHidden } from '../layout/accessibility';

export interface StarsProps {
  /** From 1 to 5. */
  count: number;
  /** "4 stars" */
  label: string;
}

/** A rating that was given. */
export function Stars({ count, label }: StarsProps) {
  return (
    <Flex align="center" color="brand.solid">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: 5 }, (_, index) => (
        <Star key={index} size={16} aria-hidden fill={index < count ? 'currentColor' : 'none'} />
      ))}
    </Flex>
  );
}
