import { Flex, chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from './button';

export interface StepperProps {
  label: string;
  /** Whether the label is only for assistive technology. */
  labelHidden?: boolean;
  hint?: ReactNode;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** How the value reads, for example "4 people"; the bare number when left out. */
  format?: (value: number) => ReactNode;
  decreaseLabel: string;
  increaseLabel: string;
}

const edge = { borderWidth: '1px', borderColor: 'border.emphasized/60', bg: 'bg.panel' } as const;

/** − value +, for small whole numbers. The new value is announced. */
export function Stepper({
  label,
  labelHidden = false,
  hint,
  value,
  min,
  max,
  onChange,
  format = (shown) => shown,
  decreaseLabel,
  increaseLabel,
}: StepperProps) {
  const id = useId();
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <Flex role="group" aria-labelledby={id} align="center" justify="space-between" gap="4">
      <div>
        <chakra.div id={id} {...(labelHidden ? { srOnly: true } : { textStyle: 'strong' })}>
          {label}
        </chakra.div>
        {hint && (
          <chakra.div textStyle="caption" color="fg.muted">
            {hint}
          </chakra.div>
        )}
      </div>
      <Flex align="center" gap="2">
        <IconButton
          {...edge}
          label={decreaseLabel}
          icon={<Minus size={18} aria-hidden />}
          disabled={value <= min}
          onClick={() => set(value - 1)}
        />
        <chakra.output
          aria-live="polite"
          minW="10"
          px="1"
          textAlign="center"
          textStyle="strong"
          fontVariantNumeric="tabular-nums"
        >
          {format(value)}
        </chakra.output>
        <IconButton
          {...edge}
          label={increaseLabel}
          icon={<Plus size={18} aria-hidden />}
          disabled={value >= max}
          onClick={() => set(value + 1)}
        />
      </Flex>
    </Flex>
  );
}
