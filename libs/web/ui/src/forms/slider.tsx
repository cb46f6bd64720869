import { chakra } from '@chakra-ui/react';

export interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  /** How the value reads aloud, for example "12:04 PM". */
  valueText: string;
}

/** A value between two ends, where the place matters more than the number. The browser's own range: arrow keys, Page Up, Home and End work. */
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
