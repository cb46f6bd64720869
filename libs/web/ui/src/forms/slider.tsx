import { chakra } from '@chakra-ui/react';

export interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  /** How the value is read aloud, for example "12:04 PM". */
  valueText: string;
}

/**
 * A value in a range whose position matters more than the exact number. It is the browser's own range input: arrow
 * keys, Page Up, Home and End work.
 */
export function Slider({ label, value, min, max, step, onChange, valueText }: SliderProps) {
  return (
    <chakra.input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      value={value}
      min={min}
      max={max}
      step={step}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      w="full"
      h="touch"
      m="0"
      cursor="pointer"
      accentColor="brand.solid"
    />
  );
}
