import { Box, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { LARGE_TEXT } from '../layout/large-text';
import { FieldFrame, controlStyle, type FieldFrameProps } from './field';

const Input = chakra('input', { base: controlStyle });
const Select = chakra('select', { base: { ...controlStyle, appearance: 'none', pe: '11', cursor: 'pointer' } });
const TextArea = chakra('textarea', { base: { ...controlStyle, py: '3', minH: '24', resize: 'vertical' } });

export interface TextFieldProps extends FieldFrameProps, Omit<HTMLChakraProps<'input'>, keyof FieldFrameProps> {
  /** An icon inside the field, before the text. */
  leading?: ReactNode;
  /** A control inside the field, after the text. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A text input. `{...register('name')}` of react-hook-form goes straight into it. */
export function TextField({ label, labelHidden, error, hint, leading, trailing, id, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} labelHidden={labelHidden ?? false} error={error} hint={hint} id={id}>
      {({ id: inputId, describedBy, invalid }) => (
        <Box position="relative">
          {leading && (
            <Box
              position="absolute"
              insetStart="3.5"
              top="50%"
              transform="translateY(-50%)"
              color="fg.subtle"
              pointerEvents="none"
            >
              {leading}
            </Box>
          )}
          <Input
            id={inputId}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            {...(leading ? { ps: '11' } : {})}
            {...(trailing ? { pe: '24' } : {})}
            {...input}
          />
          {trailing && (
            <Box position="absolute" insetEnd="1.5" top="50%" transform="translateY(-50%)">
              {trailing}
            </Box>
          )}
        </Box>
      )}
    </FieldFrame>
  );
}

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'leading' | 'trailing'> {
  kind?: 'date' | 'time' | 'datetime-local' | 'month';
}

/** The device's own picker for a date ("YYYY-MM-DD") or a time ("HH:mm"). `min` and `max` work as on the input. */
export function DateField({ kind = 'date', ...rest }: DateFieldProps) {
  return <TextField type={kind} {...rest} />;
}

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldFrameProps, Omit<HTMLChakraProps<'select'>, keyof FieldFrameProps | 'children'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; its value is ''. */
  placeholder?: string;
}

export function SelectField({
  label,
  labelHidden,
  error,
  hint,
  options,
  placeholder,
  id,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame label={label} labelHidden={labelHidden ?? false} error={error} hint={hint} id={id}>
      {({ id: selectId, describedBy, invalid }) => (
        <Box position="relative">
          <Select id={selectId} aria-describedby={describedBy} aria-invalid={invalid || undefined} {...select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Select>
          <Box
            position="absolute"
            insetEnd="3.5"
            top="50%"
            transform="translateY(-50%)"
            color="fg.subtle"
            pointerEvents="none"
          >
            <ChevronDown size={18} aria-hidden />
          </Box>
        </Box>
      )}
    </FieldFrame>
  );
}

export interface TextAreaFieldProps extends FieldFrameProps, Omit<HTMLChakraProps<'textarea'>, keyof FieldFrameProps> {
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextAreaField({ label, labelHidden, error, hint, id, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} labelHidden={labelHidden ?? false} error={error} hint={hint} id={id}>
      {({ id: areaId, describedBy, invalid }) => (
        <TextArea id={areaId} aria-describedby={describedBy} aria-invalid={invalid || undefined} {...area} />
      )}
    </FieldFrame>
  );
}

export interface SwitchFieldProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** On or off, at once. */
export function SwitchField({ label, hint, checked, onChange, disabled = false }: SwitchFieldProps) {
  const id = useId();
  return (
    <chakra.button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      disabled={disabled}
      onClick={() => onChange(!checked)}
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      css={{ [LARGE_TEXT]: { flexWrap: 'wrap', rowGap: '8px' } }}
      w="full"
      minH="touch"
      textAlign="start"
      cursor="pointer"
      borderRadius="md"
      _disabled={{ opacity: 0.5, cursor: 'not-allowed' }}
    >
      <Box minW="0" css={{ [LARGE_TEXT]: { flexBasis: '100%' } }}>
        <Box id={`${id}-label`} textStyle="strong">
          {label}
        </Box>
        {hint && (
          <Box id={`${id}-hint`} textStyle="caption" color="fg.muted">
            {hint}
          </Box>
        )}
      </Box>
      <Box
        aria-hidden
        flexShrink="0"
        w="12"
        h="7"
        p="0.5"
        borderRadius="full"
        borderWidth="1px"
        borderColor={checked ? 'brand.solid' : 'border.emphasized'}
        bg={checked ? 'brand.solid' : 'bg.muted'}
        transition="common"
      >
        <Box
          style={{ width: '1.375rem', height: '1.375rem' }}
          borderRadius="full"
          bg={checked ? 'brand.contrast' : 'fg.subtle'}
          transform={checked ? 'translateX(1.25rem)' : 'none'}
          transition="common"
        />
      </Box>
    </chakra.button>
  );
}
