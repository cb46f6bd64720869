import { Box, Flex, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FieldFrame, type FieldFrameProps } from './field';

export interface CodeInputProps extends FieldFrameProps {
  value: string;
  /** Digits only, at most `length` of them. */
  onChange: (value: string) => void;
  /** Called when the last digit is in. */
  onComplete?: (value: string) => void;
  length?: number;
  autoFocus?: boolean;
  disabled?: boolean;
  id?: string;
  name?: string;
}

/**
 * A one-time code as a row of boxes. It is one real input underneath, so typing, pasting "123 456" and the phone's
 * offer of the code it just received all work as everywhere else.
 */
export function CodeInput({
  value,
  onChange,
  onComplete,
  length = 6,
  autoFocus = false,
  disabled = false,
  id,
  name = 'code',
  ...frame
}: CodeInputProps) {
  const [focused, setFocused] = useState(false);
  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  return (
    <FieldFrame {...frame} id={id}>
      {({ id: inputId, describedBy, invalid }) => (
        <Box position="relative">
          <chakra.input
            id={inputId}
            name={name}
            value={value}
            onChange={(event) => change(event.target.value)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus={autoFocus}
            disabled={disabled}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            position="absolute"
            inset="0"
            w="full"
            h="full"
            opacity="0"
            zIndex="base"
            cursor="text"
            fontSize="md"
          />
          <Flex aria-hidden gap="2" pointerEvents="none">
            {Array.from({ length }, (_, index) => {
              const active = focused && index === Math.min(value.length, length - 1);
              return (
                <Flex
                  key={index}
                  flex="1"
                  minW="0"
                  h="16"
                  align="center"
                  justify="center"
                  bg="bg.panel"
                  borderRadius="md"
                  borderWidth="1px"
                  borderColor={invalid ? 'danger.fg' : 'border.emphasized'}
                  outline={active ? '2px solid' : 'none'}
                  outlineColor="focusRing"
                  outlineOffset="-1px"
                  fontSize="2xl"
                  fontWeight="semibold"
                  fontVariantNumeric="tabular-nums"
                  opacity={disabled ? 0.6 : 1}
                >
                  {value[index] ?? ''}
                </Flex>
              );
            })}
          </Flex>
        </Box>
      )}
    </FieldFrame>
  );
}
