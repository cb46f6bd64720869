import { Flex, chakra } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { LARGE_TEXT } from '../layout/large-text';

const STARS = [1, 2, 3, 4, 5] as const;

export interface StarRatingProps {
  /** What is rated. */
  label: string;
  labelHidden?: boolean;
  /** "4 stars" */
  starsText: (stars: number) => string;
  value: number | null;
  onChange: (stars: number) => void;
  size?: 'md' | 'lg';
}

/** One to five stars. It consists of radio buttons: arrow keys move, with one tab stop. */
export function StarRating({ label, labelHidden = false, starsText, value, onChange, size = 'md' }: StarRatingProps) {
  const name = useId();
  return (
    <Flex
      role="radiogroup"
      aria-label={label}
      align="center"
      justify={labelHidden ? 'center' : 'space-between'}
      wrap="wrap"
      columnGap="3"
    >
      {!labelHidden && (
        <chakra.span aria-hidden textStyle="label">
          {label}
        </chakra.span>
      )}
      <Flex>
        {STARS.map((stars) => {
          const on = value !== null && stars <= value;
          return (
            <chakra.label
              key={stars}
              // The hidden radio button stays with its star, so that focusing it does not scroll the page away.
              position="relative"
              display="grid"
              placeItems="center"
              boxSize={size === 'lg' ? '14' : 'touch'}
              borderRadius="md"
              cursor="pointer"
              color={on ? 'warning.fg' : 'fg.subtle'}
              transition="common"
              _hover={{ bg: 'bg.muted' }}
              css={{
                '&:has(:focus-visible)': { outline: '2px solid var(--gr-colors-focus-ring)', outlineOffset: '-2px' },
                // Five enlarged stars do not fit beside each other.
                [LARGE_TEXT]: { boxSize: '26px', '& > svg': { boxSize: '22px' } },
              }}
            >
              <chakra.input
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                aria-label={starsText(stars)}
                onChange={() => onChange(stars)}
                srOnly
              />
              <Star size={size === 'lg' ? 34 : 24} fill={on ? 'currentColor' : 'none'} aria-hidden />
            </chakra.label>
          );
        })}
      </Flex>
    </Flex>
  );
}
