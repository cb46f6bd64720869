import { Box, Flex, chakra } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../forms/button';
import { FieldFrame, controlStyle } from '../forms/field';

export interface CopyFieldProps {
  label: string;
  value: string;
  copyLabel: string;
  copiedLabel: string;
  labelHidden?: boolean;
}

const Input = chakra('input', {
  base: { ...controlStyle, fontSize: 'sm', color: 'fg.muted', textOverflow: 'ellipsis' },
});

/** A text, usually a link, with a button that copies it. */
export function CopyField({ label, value, copyLabel, copiedLabel, labelHidden = false }: CopyFieldProps) {
  const [copied, setCopied] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      input.current?.focus();
      input.current?.select();
    }
  };
  return (
    <FieldFrame label={label} labelHidden={labelHidden}>
      {({ id }) => (
        <Flex gap="2" align="center">
          <Box flex="1" minW="0">
            <Input ref={input} id={id} readOnly value={value} onFocus={(event) => event.target.select()} />
          </Box>
          <Button
            variant="secondary"
            minH="13"
            onClick={() => void copy()}
            icon={copied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          >
            <span aria-live="polite">{copied ? copiedLabel : copyLabel}</span>
          </Button>
        </Flex>
      )}
    </FieldFrame>
  );
}
