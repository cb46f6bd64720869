import { Flex, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

export interface Segment<V extends string> {
  value: V;
  label: ReactNode;
  disabled?: boolean;
}

export interface SegmentedControlProps<V extends string> {
  /** Name of the choice for assistive technology. */
  label: string;
  options: readonly Segment<V>[];
  value: V;
  onChange: (value: V) => void;
  size?: 'sm' | 'md';
}

/** A choice among two to five visible options. It consists of radio buttons: arrow keys move, with one tab stop. */
export function SegmentedControl<V extends string>({
  label,
  options,
  value,
  onChange,
  size = 'md',
}: SegmentedControlProps<V>) {
  const name = useId();
  return (
    <Flex role="radiogroup" aria-label={label} bg="bg.muted" p="1" borderRadius="lg" gap="1" wrap="wrap">
      {options.map((option) => {
        const checked = option.value === value;
        return (
          <chakra.label
            key={option.value}
            // Several choices need a second line on a phone, rather than two lines in one of them.
            flex={{ base: '1 0 auto', md: '1' }}
            minW="0"
            whiteSpace={{ base: 'nowrap', md: 'normal' }}
            minH={size === 'sm' ? '9' : 'touch'}
            px={{ base: '2', md: '3' }}
            display="flex"
            alignItems="center"
            justifyContent="center"
            gap="2"
            borderRadius="md"
            textStyle="label"
            fontWeight="semibold"
            cursor={option.disabled ? 'not-allowed' : 'pointer'}
            opacity={option.disabled ? 0.5 : 1}
            color={checked ? 'fg' : 'fg.muted'}
            bg={checked ? { base: 'bg.panel', _dark: 'bg.emphasized' } : 'transparent'}
            boxShadow={checked ? 'xs' : 'none'}
            transition="common"
            _hover={{ color: 'fg' }}
            css={{
              '&:has(:focus-visible)': { outline: '2px solid var(--gr-colors-focus-ring)', outlineOffset: '1px' },
            }}
          >
            <chakra.input
              type="radio"
              name={name}
              value={option.value}
              checked={checked}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              srOnly
            />
            {option.label}
          </chakra.label>
        );
      })}
    </Flex>
  );
}
