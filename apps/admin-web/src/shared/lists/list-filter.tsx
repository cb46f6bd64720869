import { Box, SelectField, type SelectOption } from '@groupride/web-ui';

export interface ListFilterProps<Value extends string> {
  label: string;
  /** Label of the option that filters nothing. */
  all: string;
  values: readonly Value[];
  textOf: (value: Value) => string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** One filter above a list. */
export function ListFilter<Value extends string>({
  label,
  all,
  values,
  textOf,
  value,
  onChange,
}: ListFilterProps<Value>) {
  const options: SelectOption[] = [
    { value: '', label: all },
    ...values.map((one) => ({ value: one, label: textOf(one) })),
  ];
  return (
    <Box flex={{ base: '1 0 100%', md: '1 1 13rem' }} maxW={{ md: '14.5rem' }}>
      <SelectField
        label={label}
        labelHidden
        value={value ?? ''}
        options={options}
        onChange={({ target }) => onChange(values.find((one) => one === target.value))}
      />
    </Box>
  );
}
