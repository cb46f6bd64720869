import { Box, Flex, chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

export interface FieldFrameProps {
  label: string;
  /** Whether the label is only for assistive technology. */
  labelHidden?: boolean;
  /** The error, which is shown and announced. */
  error?: string | undefined;
  hint?: ReactNode;
}

interface FieldIds {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

/** Label above, hint and error below, and the ids that connect them with the control. */
export function FieldFrame({
  label,
  labelHidden = false,
  error,
  hint,
  id: given,
  children,
}: FieldFrameProps & { id?: string | undefined; children: (ids: FieldIds) => ReactNode }) {
  const made = useId();
  const id = given ?? made;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined;
  return (
    <Box minW="0">
      <chakra.label
        htmlFor={id}
        id={`${id}-label`}
        {...(labelHidden ? { srOnly: true } : { display: 'block', textStyle: 'label', mb: '1.5' })}
      >
        {label}
      </chakra.label>
      {children({ id, describedBy, invalid: Boolean(error) })}
      {hint && (
        <Box id={hintId} textStyle="caption" color="fg.subtle" mt="1.5">
          {hint}
        </Box>
      )}
      {error && (
        <Flex id={errorId} role="alert" textStyle="caption" color="danger.fg" mt="1.5" gap="1.5" align="flex-start">
          <Box pt="0.5" flexShrink="0">
            <CircleAlert size={14} aria-hidden />
          </Box>
          {error}
        </Flex>
      )}
    </Box>
  );
}

/** The look of every single-line control. */
export const controlStyle = {
  w: 'full',
  minH: '13',
  px: '3.5',
  bg: 'bg.panel',
  color: 'fg',
  fontSize: 'md',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'md',
  transition: 'common',
  _hover: { borderColor: 'fg.subtle' },
  _focusVisible: { outlineWidth: '2px', outlineOffset: '-1px', outlineColor: 'focusRing' },
  _disabled: { opacity: 0.6, cursor: 'not-allowed', bg: 'bg.muted' },
  _invalid: { borderColor: 'danger.fg', _hover: { borderColor: 'danger.fg' } },
} as const;
